// Sales grouped by one property of the lines: from the sums of the days if these have it, or else
// from the lines.
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

// Ids, as sent; "": any.
struct GroupFilter {
    std::string department{}, employee{}, item{};

    bool is_none() const { return department.empty() && employee.empty() && item.empty(); }
};

struct Group {
    std::string id{}, name{};  // its latest name
    std::int64_t lines = 0, quantity = 0;
    domain::Figures figures{};
};
// By key. For one store that is the id; for hours "0" to "23", for days the number since 1970.
// Service types that differ only in case, blanks and underscores are the same. Across several
// stores groups with the same name are one, except employees.
using Groups = std::map<std::string, Group>;

// Adds the sales of all stores of the request. Groups without a line stay, with `lines` 0. Without
// a filter it runs one statement, however many stores there are.
void add_groups(storage::ReadView& view, const Request& request, GroupBy by,
                const GroupFilter& filter, Groups& groups);

}  // namespace features::reports
