// Rules of time restrictions, which categories, menu items and discounts have.
#include "base/json_text.hpp"
#include "features/menu/catalogue/rules.hpp"
#include "kinds/all.hpp"
#include "kinds/time_restriction.hpp"

#include <array>

namespace features::catalogue {
namespace {

using schema::Record;

const kinds::TimeRestriction& restriction_in(const schema::Kind& kind) {
    if (&kind == &kinds::category) return kinds::category.sold;
    return &kind == &kinds::menu_item ? kinds::menu_item.sold : kinds::discount.sold;
}

// The fields that windows set.
std::array<const schema::Field*, 4> covering(const kinds::TimeRestriction& fields) {
    return {&fields.type, &fields.days_of_week, &fields.start_time, &fields.end_time};
}

bool are_alike(const kinds::TimeRestriction& fields, const Record& a, const Record& b) {
    return std::ranges::all_of(covering(fields), [&](const schema::Field* field) {
        return a.has(*field) == b.has(*field) && (!a.has(*field) || a.at(*field) == b.at(*field));
    });
}

// Of a new record, what was sent is what changes.
bool changes_restriction(const kinds::TimeRestriction& fields, const Draft& draft,
                         const Record* before, const Record& after) {
    if (before) return !are_alike(fields, *before, after);
    return std::ranges::any_of(covering(fields), [&](const schema::Field* field) {
        return draft.patch.record.has(*field);
    });
}

void follow_windows(const kinds::TimeRestriction& fields, const Draft& draft, const Record* before,
                    Record& after, schema::Problems& problems) {
    const auto& windows = after[fields.availability];
    const bool has_windows = !windows.empty();
    const bool are_new = before ? (*before)[fields.availability] != windows : has_windows;
    const bool is_restricted_anew = changes_restriction(fields, draft, before, after);
    if (!has_windows || (is_restricted_anew && !are_new)) after.clear(fields.availability);
    if (!are_new) return;
    Record covered = after;
    if (has_windows) {
        kinds::cover_windows(fields, covered);
    } else {
        for (const schema::Field* field : covering(fields)) covered.clear(*field);
        covered.set(fields.type, std::string(kinds::time_applicable_types[0]));
    }
    if (!is_restricted_anew)
        after = std::move(covered);
    else if (has_windows && !are_alike(fields, covered, after))
        problems.push_back({std::string(fields.availability.name),
                            "disagrees with timeApplicableType, daysOfWeek, startTime and endTime; "
                            "send only one of the two"});
}

void warn_of_idle_parts(const kinds::TimeRestriction& fields, Record& after) {
    std::vector<std::string> warnings;
    if (after[fields.type] == kinds::time_applicable_types[0])
        for (std::string_view part : kinds::time_restriction_parts)
            if (after.has(*after.kind().find(part).field))
                warnings.push_back(base::json_string(
                    std::string(part) + " has no effect while timeApplicableType is Always"));
    after.clear(fields.warnings);
    if (!warnings.empty()) after.set(fields.warnings, {base::json_array(warnings)});
}

}  // namespace

void adjust_restriction(const Draft& draft, const Record* before, Record& after,
                        schema::Problems& problems) {
    const auto& fields = restriction_in(after.kind());
    follow_windows(fields, draft, before, after, problems);
    warn_of_idle_parts(fields, after);
}

}  // namespace features::catalogue
