// The request for a report: which stores, and which business dates.
#pragma once

#include "api/route.hpp"
#include "domain/calendar/business_date.hpp"
#include "domain/calendar/periods.hpp"
#include "features/date_parameters.hpp"
#include "features/selling/reports/days_store.hpp"

namespace features::reports {

// A store of a report, and the requested days by its own calendar.
struct Branch {
    std::string id;
    domain::Calendar calendar;
    domain::Day today{};
    domain::DayRange days{};
};

// The days of a sale requested by its check or web order, without dates.
inline constexpr domain::DayRange every_day{domain::Day(date::year{0} / 1 / 1),
                                            domain::Day(date::year{9999} / 12 / 31)};

struct Request {
    std::string account;
    std::vector<Branch>
        branches{};  // one with {store} in the path; otherwise any number, in one currency
    std::string currency{};
    int decimals = 2;
    api::Query query;  // also what follows a second `?`
    // The ETag: it changes when a sale of these days changes or, with a date option that depends on
    // the clock, when the next business date begins.
    std::string tag{};
    std::string folder = "/var/tmp";  // for temporary files
    bool is_momentary = false;        // the days depend on the clock: see api::StreamedAnswer

    bool is_one_day() const;
    // All stores with their days, so many days earlier.
    DaysOfStores days_of_stores(date::days earlier = {}) const;
};

// Reads the store or account of the path and the date options. For an account: the stores that the
// key may see and that have the currency of the parameter `currency`, by default that of the
// account.
// Throws base::Refusal: 404, 403, 400 with the problems of the date options, and `problems`.
Request read_request(const api::Call& call, storage::ReadView& view, base::Problems problems = {});

// A query with `&` for every `?`: clients write `dateOption=SD?specificDate=...`.
std::string untangled(std::string_view encoded);

// The text without case, blanks and underscores.
std::string folded(std::string_view text);

// In addition to those of features/date_parameters.hpp.
extern const api::Parameter currency_parameter;
extern const api::Parameter selected_employee;  // a filter of most: see sales::employee_of()

}  // namespace features::reports
