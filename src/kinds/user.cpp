#include "kinds/user.hpp"

#include <algorithm>

namespace kinds {

std::optional<std::string> canonical_pin(std::string_view text) {
    const bool has_digits_only =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!has_digits_only || text.size() < 4 || text.size() > 8) return std::nullopt;
    return std::string(text);
}

std::string pin_key(std::string_view text) { return std::string(text); }

std::string full_name(const Record& record) {
    const std::string& first = record[user.first_name];
    const std::string& last = record[user.last_name];
    if (first.empty() || last.empty()) return first + last;
    return first + ' ' + last;
}

}  // namespace kinds
