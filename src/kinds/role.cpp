#include "kinds/role.hpp"

#include "schema/json.hpp"

namespace kinds {

void check_role(const Record& record, base::Problems& problems) {
    if (!record.has(role.privileges)) return;
    std::size_t place = 0;
    for (const std::string& raw : schema::elements_of(record[role.privileges].text)) {
        if (!is_privilege(schema::text_of(raw).value_or("")))
            problems.push_back({std::string(role.privileges.name) + '[' + std::to_string(place) + ']',
                                "is not a privilege that getRoleGroup lists"});
        ++place;
    }
}

PrivilegeSet privileges_of(const Record& record) {
    if (record[role.has_every_privilege]) return PrivilegeSet::all();
    PrivilegeSet set;
    for (const std::string& raw : schema::elements_of(record[role.privileges].text))
        if (const auto one = privilege_named(schema::text_of(raw).value_or(""))) set.add(*one);
    return set;
}

}  // namespace kinds
