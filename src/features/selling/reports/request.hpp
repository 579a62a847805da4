// What a report is asked for: of which stores, and of which business dates.
#pragma once

#include "api/route.hpp"
#include "domain/calendar/business_date.hpp"
#include "domain/calendar/periods.hpp"
#include "features/date_parameters.hpp"
#include "features/selling/reports/days_store.hpp"

namespace features::reports {

// A store of a report, and the days that are asked for by its own calendar.
struct Branch {
    std::string id;
    domain::Calendar calendar;
    domain::Day today{};
    domain::DayRange days{};
};

// The days of a sale that is asked for by its check or web order, without dates.
inline constexpr domain::DayRange every_day{domain::Day(date::year{0} / 1 / 1),
                                            domain::Day(date::year{9999} / 12 / 31)};

struct Request {
    std::string account;
    std::vector<Branch>
        branches{};  // with {store} in the path one; else any number, in one currency
    std::string currency{};
    int decimals = 2;
    api::Query query;  // what stands behind a second `?` too
    // The ETag: it stays until a sale of these days changes or, with a date option that goes by the
    // clock, the next business date begins.
    std::string tag{};
    std::string folder = "/var/tmp";  // for temporary files
    bool is_momentary = false;        // the days go by the clock: see api::Reading

    bool is_one_day() const;
    // All stores with their days, so many days earlier.
    DaysOfStores days_of_stores(date::days earlier = {}) const;
};

// Reads the store or account of the path and the date options; with an account the stores that the
// key sees and that have the currency of the parameter `currency`, else that of the account.
// Throws base::Refusal: 404, 403, 400 with what is wrong with the date options, and `problems`.
Request read_request(const api::Call& call, storage::ReadView& view, base::Problems problems = {});

// A query with `&` for every `?`: clients write `dateOption=SD?specificDate=...`.
std::string untangled(std::string_view encoded);

// The text without case, blanks and underscores.
std::string folded(std::string_view text);

// Beside those of features/date_parameters.hpp.
extern const api::Parameter currency_parameter;
extern const api::Parameter selected_employee;  // a filter of most: see sales::employee_of()

}  // namespace features::reports
