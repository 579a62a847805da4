// Reports, for the page of routes.
// "path: x" behind an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::reports {

inline constexpr api::Subject report_subject{
    "report", "Sale reports",
    "What was sold, by whom and how it was paid. For one period all reports add up to the same."};

extern const api::Operation read_sale_report;          // path: store
extern const api::Operation read_account_sale_report;  // path: account

}  // namespace features::reports
