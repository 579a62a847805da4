#include "kinds/formats.hpp"

#include "schema/json.hpp"

#include <algorithm>

namespace kinds {

// Clients compare colours with what they sent: the spelling stays.
std::optional<std::string> canonical_color(std::string_view text) {
    const std::string_view digits = text.substr(text.starts_with('#') ? 1 : 0);
    const bool is_hex = std::all_of(digits.begin(), digits.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    });
    const auto count = digits.size();
    if (!is_hex || (count != 3 && count != 4 && count != 6 && count != 8)) return std::nullopt;
    return std::string(text);
}

std::optional<std::string> canonical_texts(std::string_view json) {
    if (json == "\"\"") return "";
    if (!json.starts_with('[')) return std::nullopt;
    for (const std::string& element : schema::elements_of(json))
        if (!element.starts_with('"')) return std::nullopt;
    return std::string(json);
}

std::optional<std::string> canonical_list(std::string_view json) {
    if (json == "\"\"") return "";
    return json.starts_with('[') ? std::optional(std::string(json)) : std::nullopt;
}

std::optional<std::string> canonical_object(std::string_view json) {
    if (json == "\"\"") return "";
    return json.starts_with('{') ? std::optional(std::string(json)) : std::nullopt;
}

}  // namespace kinds
