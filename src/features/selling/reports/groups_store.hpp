// What was sold, put together by one property of the lines: from the sums of the days where these
// know it, else from the lines.
#pragma once

#include "domain/sale/sale.hpp"
#include "features/selling/reports/request.hpp"

#include <array>
#include <map>

namespace features::reports {

enum class GroupBy : std::uint8_t {
    department,
    category,
    subcategory,
    menu_item,
    modifier,
    employee,
    service_type,
    hour,
    day,
};
inline constexpr std::array<std::string_view, 9> group_names{
    "DEPARTMENT", "CATEGORY",    "SUBCATEGORY", "MENUITEM", "MODIFIER",
    "EMPLOYEE",   "SERVICETYPE", "HOUR",        "DAY"};

// Ids, as they were sent; "": any.
struct GroupFilter {
    std::string department{}, employee{}, item{};

    bool is_none() const { return department.empty() && employee.empty() && item.empty(); }
};

struct Group {
    std::string id{}, name{};  // the name that it had last
    std::int64_t lines = 0, quantity = 0;
    domain::Figures figures{};
};
// By what makes them one: of one store the id. Of hours that is "0" to "23", of days the number
// since 1970. Service types are the same that differ in case, blanks and underscores. Over several
// stores what has the same name is the same, except employees.
using Groups = std::map<std::string, Group>;

// Adds what was sold in all stores of the request. Groups without a line stay, with `lines` 0.
// Without a filter it is one statement, however many stores there are.
void add_groups(storage::ReadView& view, const Request& request, GroupBy by,
                const GroupFilter& filter, Groups& groups);

}  // namespace features::reports
