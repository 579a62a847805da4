// The small words of the HTTP grammar (RFC 9110): tokens, optional white space, lists.
#pragma once

#include "base/bytes.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace http {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

constexpr bool same_word(std::string_view a, std::string_view b) {  // in any case, ASCII
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
               return x == y || lower(x) == lower(y);
           });
}

namespace detail {

constexpr std::array<bool, 256> marked(std::string_view characters, bool with_alphanumerics) {
    std::array<bool, 256> table{};
    for (char c : characters) table[static_cast<unsigned char>(c)] = true;
    for (unsigned c = 0; with_alphanumerics && c < 128; ++c)
        if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
            table[c] = true;
    return table;
}

inline constexpr auto token_table = marked("!#$%&'*+-.^_`|~", true);
inline constexpr auto host_table = marked("-._~:[]%!$&'()*+,;=", true);
inline constexpr auto request_id_table = marked("._-", true);

}  // namespace detail

constexpr bool is_token_character(char c) {
    return detail::token_table[static_cast<unsigned char>(c)];
}
constexpr bool is_token(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return is_token_character(c); });
}
constexpr bool is_host(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return detail::host_table[static_cast<unsigned char>(c)]; });
}
constexpr bool is_request_id(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return detail::request_id_table[static_cast<unsigned char>(c)];
    });
}
// Without a branch: see base/bytes.hpp.
constexpr bool is_control(char c) {
    return (unsigned{static_cast<unsigned char>(c) < 0x20} | unsigned{c == 0x7f}) != 0;
}
constexpr bool has_control(std::string_view text) {
    return base::any_byte(text, [](char c) { return is_control(c); });
}
constexpr bool has_control_but_tab(std::string_view text) {
    return base::any_byte(text, [](char c) { return (is_control(c) & (c != '\t')) != 0; });
}

constexpr std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

// Cuts the text before the first `separator` off the front of `rest`; all of it when there is none.
constexpr std::string_view cut(std::string_view& rest, char separator) {
    const std::size_t at = rest.find(separator);
    const std::string_view part = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view{} : rest.substr(at + 1);
    return part;
}

// Calls `visit` with every element of a comma-separated list, blanks trimmed, empty ones left out.
template <class Visit>
constexpr void for_each_element(std::string_view list, Visit visit) {
    while (!list.empty())
        if (const auto element = without_blanks(cut(list, ',')); !element.empty()) visit(element);
}

}  // namespace http
