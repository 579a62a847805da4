// Operations of kiosks and their operators, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::kiosk {

extern const api::Subject kiosk_subject;

extern const api::Operation log_in_at_kiosk;  // path: none
extern const api::Operation show_kiosk_json;  // path: store
extern const api::Operation list_licences;    // path: store
extern const api::Operation add_licence;      // path: store
extern const api::Operation change_licence;   // path: licence

}  // namespace features::kiosk
