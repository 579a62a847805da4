// Rules of time restrictions, which categories, menu items and discounts have.
#include "base/json_text.hpp"
#include "features/menu/catalogue/rules.hpp"
#include "kinds/time_restriction.hpp"

namespace features::catalogue {

void adjust_restriction(const Draft&, const schema::Record*, schema::Record& after,
                        schema::Problems&) {
    const schema::Kind& kind = after.kind();
    const auto field = [&](std::string_view name) -> const schema::Field& {
        return *kind.find(name).field;
    };
    const schema::Record::Value always{std::string(kinds::time_applicable_types[0])};
    std::vector<std::string> warnings;
    if (after.at(field("timeApplicableType")) == always)
        for (std::string_view part : kinds::time_restriction_parts)
            if (after.has(field(part)))
                warnings.push_back(base::json_string(
                    std::string(part) + " has no effect while timeApplicableType is Always"));
    schema::Record::Value& told = after.at(field("warnings"));
    told = schema::Record::Value();
    if (!warnings.empty()) told = schema::RawJson{base::json_array(warnings)};
}

}  // namespace features::catalogue
