// What can be asked of remarks, for the page of routes.
// "path: x" behind an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::remarks {

extern const api::Operation add_remark;          // path: store
extern const api::Operation list_remarks;        // path: store
extern const api::Operation read_remark;         // path: remark
extern const api::Operation read_remark_report;  // path: store

}  // namespace features::remarks
