// The numbers of payment cards in text, which must not be stored, compared or logged.
//
// A card number has 13 to 19 digits, a single blank or hyphen between two of them allowed, passes
// the Luhn check and begins with 2221 to 2720 or with 3 to 6. Masking replaces all but its last
// four digits with stars. More digits may surround it, separated by a blank, a hyphen or another
// character. East Asian digits and blanks count too.
//
// Not masked: a number that begins with `+` and has at most 15 digits, because it is a telephone
// number; a UUID; a run of 24, 32, 40 or 64 hex digits.
#pragma once

#include <string>
#include <string_view>

namespace base {

inline constexpr std::size_t card_digits_min = 13, card_digits_max = 19;
inline constexpr std::size_t phone_digits_max = 15;  // by E.164

std::string without_card_numbers(std::string_view text);

// The text with stars for all its digits but the last four, whatever the number.
std::string with_last_four(std::string_view text);

std::size_t digit_count(std::string_view text);

// Whether it holds data of a card's magnetic stripe: %B…^…, ;…=…, or a card number followed by `^`,
// or by `=` or `D` and four digits.
bool has_track_data(std::string_view text);

}  // namespace base
