#include "kinds/order.hpp"

#include "base/bytes.hpp"
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "schema/json.hpp"
#include "schema/members.hpp"
#include "schema/number.hpp"

#include <algorithm>
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

bool has_other_form(std::string_view name, std::string_view json) {
    if (name == order.allergy_note.name) return !schema::text_of(json);
    if (name == order.promised.name)
        return !base::parse_iso_time(schema::text_of(json).value_or(""));
    if (name != order.promises.name) return false;
    const auto promises = schema::elements_of(json);
    return promises.empty() || !std::ranges::all_of(promises, [](const std::string& one) {
        return one.starts_with('{');
    });
}

using IsLeftOut = bool (*)(std::string_view name, std::string_view json);

std::string left_of(std::string_view json, IsLeftOut is_left_out) {
    base::JsonObject left;
    for (const auto& [name, value] : schema::read_members(json)) {
        if (is_left_out(name, value)) continue;
        if (name != order.lines.name) {
            left.raw(name, value);
            continue;
        }
        std::vector<std::string> lines;
        for (const std::string& line : schema::elements_of(value))
            lines.push_back(line.starts_with('{') ? left_of(line, is_left_out) : line);
        left.raw(name, base::json_array(lines));
    }
    return left.done();
}

// Most orders have none of these members, and are not read for them.
bool has_member(std::string_view json, std::initializer_list<const schema::Field*> fields) {
    return std::ranges::any_of(fields, [&](const schema::Field* field) {
        return base::contains(json, '"' + std::string(field->name) + '"');
    });
}

}  // namespace

Record read_order(std::string_view json) {
    if (!has_member(json, {&order.promised, &order.promises, &order.allergy_note}))
        return schema::read_stored(json, order);
    return schema::read_stored(left_of(json, &has_other_form), order);
}

std::string without_state(std::string_view json) {
    if (!has_member(json, {&order.promised, &order.promises})) return std::string(json);
    return left_of(json, [](std::string_view name, std::string_view) {
        return name == order_state.promised.name || name == order_state.promises.name;
    });
}

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
