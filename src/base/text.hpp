// Text as people compare it. Input is valid UTF-8. Functions that make a key may throw
// std::runtime_error when the ICU library fails.
#pragma once

#include <string>
#include <string_view>

namespace base {

std::string_view trimmed(std::string_view text);     // without Unicode white space at both ends
bool is_visible(std::string_view text);              // false: only white space and invisible signs
std::size_t character_count(std::string_view text);  // code points

// Two names are the same when their keys are equal: trimmed, case folded, in Unicode's form NFC, so
// that case and the way of writing an accent make no difference.
std::string name_key(std::string_view text);

// The key for searching and sorting: case folded, and without accents and control characters; a
// few letters are spelled out ("ae" for the ligature). Not trimmed.
std::string search_key(std::string_view text);

// These know the letters of ASCII only; all other bytes stay as they are.
bool same_ignoring_case(std::string_view a, std::string_view b);
std::string lower_ascii(std::string_view text);

}  // namespace base
