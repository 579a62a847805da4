// Operations on checks, for the page of routes. path: store, check (its checkID), conflict
#pragma once

#include "api/route.hpp"

namespace features::checks {

extern const api::Operation save_check, list_active_checks, list_open_at_day_end;
extern const api::Operation read_one_check, list_submissions;
extern const api::Operation list_conflicts, decide_conflict;
extern const api::Operation move_check, split_check;

}  // namespace features::checks
