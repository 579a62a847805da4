// Checks of a store's settings that its description cannot express.
#include "kinds/store.hpp"

#include "base/currency.hpp"
#include "base/time_text.hpp"

#include <date/tz.h>

#include <set>
#include <stdexcept>

namespace kinds {
namespace {

// Absent is wrong too: both have an initial value, and nothing can be dated or priced without them.
void check(const Record& record, const Text& field, bool (*is_known)(std::string_view),
           const char* sentence, base::Problems& problems) {
    const std::string& value = record[field];
    if (value.empty()) problems.push_back({std::string(field.name), "is required"});
    else if (!is_known(value)) problems.push_back({std::string(field.name), sentence});
}

bool is_time_zone(std::string_view name) {
    try {
        return date::locate_zone(name) != nullptr;
    } catch (const std::runtime_error&) {  // thrown for an unknown zone
        return false;
    }
}

void check_opening_days(const Record& record, base::Problems& problems) {
    std::set<std::string> seen;
    const auto& days = record[store.opening_hours];
    for (std::size_t i = 0; i < days.size(); ++i)
        if (days[i].has(opening_day.day) && !seen.insert(days[i][opening_day.day]).second)
            problems.push_back({"openingHours[" + std::to_string(i) + "].day", "is listed twice"});
}

}  // namespace

std::optional<std::string> canonical_opening(std::string_view text) {
    const auto time = base::parse_time_of_day(text);
    return time ? std::optional(base::clock_time(*time)) : std::nullopt;
}

std::optional<std::string> canonical_closing(std::string_view text) {
    return text == "24:00" ? std::optional<std::string>(text) : canonical_opening(text);
}

void check_store(const Record& record, base::Problems& problems) {
    check(record, store.time_zone, is_time_zone, "is not a time zone of the IANA database", problems);
    check(record, store.currency, base::is_currency, "is not a currency code of ISO 4217", problems);
    check_opening_days(record, problems);
}

}  // namespace kinds
