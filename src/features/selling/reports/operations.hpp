// Reports, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::reports {

inline constexpr api::Subject report_subject{
    "report", "Sale reports",
    "Sales, by whom they were made and how they were paid. For one period all reports add up to "
    "the same totals."};

extern const api::Operation read_sale_report;           // path: store
extern const api::Operation read_account_sale_report;   // path: account
extern const api::Operation read_daily_totals;          // path: store
extern const api::Operation read_account_daily_totals;  // path: account
extern const api::Operation read_tax_report;            // path: store
extern const api::Operation read_day_recap;             // path: store
extern const api::Operation read_layout;                // path: store
extern const api::Operation find_sales;                 // path: store
extern const api::Operation read_order_times;           // path: store
extern const api::Operation read_sale_summary;          // path: store
extern const api::Operation list_sales;                 // path: store
extern const api::Operation read_sale;                  // path: sale
extern const api::Operation read_discount_report;       // path: store
extern const api::Operation read_transaction_report;    // path: store

}  // namespace features::reports
