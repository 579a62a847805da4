// The operator's commands over the private socket, and keys and jobs for people, for the page of
// routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::admin {

extern const api::Operation run_admin;  // path: command, perhaps after a group

extern const api::Operation list_api_keys;      // path: account
extern const api::Operation add_api_key;        // path: account
extern const api::Operation revoke_api_key;     // path: key
extern const api::Operation list_account_jobs;  // path: account

}  // namespace features::admin
