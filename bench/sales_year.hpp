// A year of sales of several stores, written quickly in the shapes that features/selling/sales
// writes: a week of each store by its own writer, which the database then copies into the weeks
// that follow.
#pragma once

#include "domain/calendar/business_date.hpp"

#include <string>
#include <vector>

namespace bench {

inline constexpr int weeks = 52;
inline constexpr int lines_of_sale = 10;
inline const domain::Day first_day = domain::Day(date::year(2025) / 1 / 6);  // a Monday

struct FilledStore {
    std::string id;  // in dollars, on the clocks of UTC
    int sales_a_week;
};

// Adds sales of an account's stores that have none, in a database that no other process has open.
void fill_year(const std::string& database, const std::string& account,
               const std::vector<FilledStore>& stores);
// Who closed some of these sales.
std::string some_employee();

}  // namespace bench
