// Operations on sign-ins, for people and their managers, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::people {

extern const api::Subject session_subject;
extern const api::Subject sign_in_subject;

// Sessions
extern const api::Operation sign_in;             // path: none
extern const api::Operation show_session;        // path: none
extern const api::Operation sign_out;            // path: none
extern const api::Operation list_sessions;       // path: none
extern const api::Operation end_own_session;     // path: session
extern const api::Operation end_other_sessions;  // path: none

// Passwords
extern const api::Operation change_password;   // path: none
extern const api::Operation forget_password;   // path: none
extern const api::Operation check_reset_link;  // path: none
extern const api::Operation reset_password;    // path: none

// Second factor
extern const api::Operation begin_second_factor;       // path: none
extern const api::Operation switch_second_factor_on;   // path: none
extern const api::Operation switch_second_factor_off;  // path: none
extern const api::Operation make_recovery_codes;       // path: none

// For managers
extern const api::Operation list_sign_ins;         // path: store
extern const api::Operation invite_user;           // path: id
extern const api::Operation make_reset_link;       // path: id
extern const api::Operation remove_sign_in;        // path: id
extern const api::Operation end_sessions_of_user;  // path: id
extern const api::Operation reset_second_factor;   // path: id

}  // namespace features::people
