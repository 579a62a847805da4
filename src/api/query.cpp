#include "api/query.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "base/world.hpp"

#include <algorithm>
#include <charconv>

namespace api {
namespace {

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_blank) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+' && plus_is_blank) {
            out += ' ';
        } else if (text[i] != '%') {
            out += text[i];
        } else {
            const int high = i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
            const int low = i + 2 < text.size() ? hex_value(text[i + 2]) : -1;
            if (high < 0 || low < 0) return {};
            out += static_cast<char>(high * 16 + low);
            i += 2;
        }
    }
    if (!base::is_utf8(out)) return {};
    return out;
}

std::string percent_encoded(std::string_view text) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    static constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string out;
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            out += c;
        else
            ((out += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
    return out;
}

Query::Query(std::string_view encoded) {
    while (!encoded.empty()) {
        const auto end = encoded.find('&');
        const auto pair = encoded.substr(0, end);
        encoded = end == std::string_view::npos ? std::string_view() : encoded.substr(end + 1);
        const auto equals = pair.find('=');
        if (equals == std::string_view::npos) continue;
        auto name = percent_decoded(pair.substr(0, equals), true);
        auto value = percent_decoded(pair.substr(equals + 1), true);
        if (!name || !value)
            throw base::Refusal::bad_request("bad_query", "the query string has a broken escape");
        if (name->empty()) continue;
        parameters_.emplace_back(*std::move(name), *std::move(value));
    }
}

std::optional<std::string_view> Query::get(std::string_view name) const {
    for (const auto& [key, value] : parameters_)
        if (base::same_ignoring_case(key, name))
            return value.empty() ? std::nullopt : std::optional<std::string_view>(value);
    return {};
}

std::vector<std::string> Query::forget_others(
    const std::function<bool(std::string_view name)>& is_known) {
    std::vector<std::string> names;
    std::erase_if(parameters_, [&](const auto& parameter) {
        const auto& [name, value] = parameter;
        if (is_known(name)) return false;
        if (!value.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
        return true;
    });
    return names;
}

std::optional<std::int64_t> Query::number(std::string_view name, Bounds bounds,
                                          base::Problems& problems) const {
    const auto text = get(name);
    if (!text) return {};
    std::int64_t number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, number);
    if (error == std::errc() && rest == end && number >= bounds.min && number <= bounds.max)
        return number;
    problems.push_back({std::string(name), "must be a whole number from " +
                                               std::to_string(bounds.min) + " to " +
                                               std::to_string(bounds.max)});
    return {};
}

bool Query::flag(std::string_view name, base::Problems& problems) const {
    const auto text = get(name);
    if (!text || base::same_ignoring_case(*text, "false")) return false;
    if (base::same_ignoring_case(*text, "true")) return true;
    problems.push_back({std::string(name), "must be true or false"});
    return false;
}

std::optional<std::string> Query::id(std::string_view name, base::Problems& problems) const {
    const auto text = get(name);
    if (!text) return {};
    if (base::is_id(*text)) return base::lower_ascii(*text);
    problems.push_back({std::string(name), "is not an id"});
    return {};
}

std::optional<bool> Query::status(base::Problems& problems) const {
    const auto status = get("status");
    if (!status || *status == "true") return true;
    if (*status == "false") return false;
    if (*status != "all") problems.push_back({"status", "must be true, false or all"});
    return {};
}

}  // namespace api
