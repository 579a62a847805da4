// The settings of a store that no list in the description can hold.
#include "kinds/store.hpp"

#include "base/currency.hpp"

#include <date/tz.h>

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
    } catch (const std::runtime_error&) {  // the library's way to say no
        return false;
    }
}

}  // namespace

void check_store(const Record& record, base::Problems& problems) {
    check(record, store.time_zone, is_time_zone, "is not a time zone of the IANA database", problems);
    check(record, store.currency, base::is_currency, "is not a currency code of ISO 4217", problems);
}

}  // namespace kinds
