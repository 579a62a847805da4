#include "kinds/order.hpp"

#include "schema/json.hpp"
#include "schema/members.hpp"
#include "schema/number.hpp"

#include <cstdlib>

namespace kinds {
namespace {

// A JSON number as written, also in a string, if it is within the bounds.
std::optional<std::string> number_within(std::string_view json, double min, double max) {
    std::string number(json);
    if (const auto text = schema::text_of(json)) number = *text;
    if (number.empty()) return "";
    if (!schema::is_json_number(number)) return std::nullopt;
    const double value = std::strtod(number.c_str(), nullptr);
    return value >= min && value <= max ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<std::int64_t> order_status_at(std::string_view document, std::int64_t revision) {
    const auto members = schema::read_members(document);
    const auto* changes = schema::ByName(members).find(std::string(order_state.changes.name));
    if (!changes) return {};
    std::optional<std::int64_t> status;
    for (const std::string& one : schema::elements_of(changes->second)) {
        const Record change = schema::read_stored(one, status_change);
        if (change[status_change.revision] <= revision) status = change[status_change.status];
    }
    return status;
}

std::optional<std::string> canonical_places(std::string_view json) {
    if (json == "\"\"") return "";
    if (!json.starts_with('[')) return std::nullopt;
    for (const std::string& element : schema::elements_of(json))
        if (schema::count_of(element).value_or(-1) < 0) return std::nullopt;
    return std::string(json);
}

std::optional<std::string> canonical_share(std::string_view json) { return number_within(json, 0, 100); }
std::optional<std::string> canonical_latitude(std::string_view json) { return number_within(json, -90, 90); }
std::optional<std::string> canonical_longitude(std::string_view json) { return number_within(json, -180, 180); }

}  // namespace kinds
