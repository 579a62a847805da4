// Whether a password is acceptable: long enough, and not one of the first that attackers try. There
// are no composition rules, because they make passwords worse.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace auth {

inline constexpr std::size_t password_characters_min = 10;
inline constexpr std::size_t password_characters_max = 256;

// The rest of the sentence "password: ...", such as "must have at least 10 characters", when the
// password is too weak or too long for the person with this e-mail; else nothing. Both are UTF-8.
std::optional<std::string> weakness_of(std::string_view password, std::string_view email);

}  // namespace auth
