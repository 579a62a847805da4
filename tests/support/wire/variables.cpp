// Variables of a wire test: a map and a small template language.
#include "support/wire/variables.hpp"

#include <boost/json/serialize.hpp>

#include <array>
#include <chrono>
#include <cstdio>
#include <stdexcept>

namespace wire {

namespace {

std::string repeated(std::string_view arguments) {
    const std::size_t blank = arguments.find(' ');
    if (blank == std::string_view::npos) throw std::runtime_error("{{repeat COUNT TEXT}}");
    const int count = std::stoi(std::string(arguments.substr(0, blank)));
    std::string text;
    for (int i = 0; i < count; ++i) text += arguments.substr(blank + 1);
    return text;
}

std::string bytes_of_hex(std::string_view digits) {
    std::string bytes;
    std::string pair;
    for (char c : digits) {
        if (c == ' ') continue;
        pair += c;
        if (pair.size() < 2) continue;
        bytes += static_cast<char>(std::stoi(pair, nullptr, 16));
        pair.clear();
    }
    if (!pair.empty()) throw std::runtime_error("{{hex}} wants pairs of digits");
    return bytes;
}

// The date so many days after the one on which the tests began, in UTC: 2026-01-31.
std::string date_after(std::string_view days) {
    static const auto today =
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day date{today + std::chrono::days(std::stoi(std::string(days)))};
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

}  // namespace

void Variables::set(std::string name, boost::json::value value) {
    values_.insert_or_assign(std::move(name), std::move(value));
}

const boost::json::value& Variables::get(std::string_view name) const {
    const auto found = values_.find(name);
    if (found == values_.end())
        throw std::runtime_error("{{" + std::string(name) + "}} has not been captured");
    return found->second;
}

std::string Variables::replacement(std::string_view inside) const {
    if (inside.starts_with("repeat ")) return repeated(inside.substr(7));
    if (inside.starts_with("hex ")) return bytes_of_hex(inside.substr(4));
    if (inside.starts_with("day ")) return date_after(inside.substr(4));
    const boost::json::value& value = get(inside);
    return value.is_string() ? std::string(value.get_string()) : boost::json::serialize(value);
}

std::string Variables::expand(std::string_view text) const {
    std::string out;
    while (true) {
        const std::size_t open = text.find("{{");
        const std::size_t close = text.find("}}", open);
        out += text.substr(0, open);
        if (open == std::string_view::npos) return out;
        // {"a":{"b":{}}} also has braces in pairs: only a word after them makes a variable.
        const bool is_variable = close != std::string_view::npos && open + 2 < text.size() &&
                                 (std::isalpha(static_cast<unsigned char>(text[open + 2])) != 0);
        if (!is_variable) {
            out += "{";
            text.remove_prefix(open + 1);
            continue;
        }
        out += replacement(text.substr(open + 2, close - open - 2));
        text.remove_prefix(close + 2);
    }
}

}  // namespace wire
