// Operations on the audit trail, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::audit {

extern const api::Operation read_audit;               // path: store
extern const api::Operation read_audit_head;          // path: store
extern const api::Operation read_account_audit;       // path: account
extern const api::Operation read_account_audit_head;  // path: account

}  // namespace features::audit
