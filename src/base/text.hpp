// Text as people compare it. Input is valid UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace base {

std::string_view trimmed(std::string_view text);     // Unicode white space at both ends
bool is_visible(std::string_view text);              // not only white space and invisible signs
std::size_t character_count(std::string_view text);  // code points
std::string name_key(std::string_view text);    // case-folded NFC: equal keys are the same name
std::string search_key(std::string_view text);  // accents folded too: for search and order
bool same_ignoring_case(std::string_view a, std::string_view b);  // ASCII
std::string lower_ascii(std::string_view text);

}  // namespace base
