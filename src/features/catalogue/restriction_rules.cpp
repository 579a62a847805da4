// Rules of time restrictions, which categories, menu items and discounts have.
#include "features/catalogue/rules.hpp"
#include "kinds/time_restriction.hpp"

namespace features::catalogue {

void adjust_restriction(const Draft&, const schema::Record* before, schema::Record& after,
                        schema::Problems& problems) {
    const schema::Kind& kind = after.kind();
    const schema::Field& type = *kind.find("timeApplicableType").field;
    const schema::Record::Value always{std::string(kinds::time_applicable_types[0])};
    if (after.at(type) != always) return;
    const bool was_always = before && before->at(type) == always;
    for (std::string_view name : kinds::time_restriction_parts) {
        const schema::Field& part = *kind.find(name).field;
        if (!after.has(part)) continue;
        const bool stood_there = before && before->at(part) == after.at(part);
        if (!stood_there)
            problems.push_back({std::string(name), std::string(kinds::idle_while_always)});
        else if (!was_always)
            after.clear(part);
    }
}

}  // namespace features::catalogue
