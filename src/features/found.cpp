#include "features/found.hpp"

#include "base/currency.hpp"
#include "base/text.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

namespace features {
namespace {

constexpr std::int64_t share_min = 3;

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 128;
}

Fit fit_in(std::string_view text, std::string_view sought) {
    if (sought.empty()) return Fit::none;
    const auto first = text.find(sought);
    if (first == text.npos) return Fit::none;
    if (first == 0) return text.size() == sought.size() ? Fit::exact : Fit::beginning;
    for (auto at = first; at != text.npos; at = text.find(sought, at + 1))
        if (!is_letter_or_digit(text[at - 1])) return Fit::word;
    return Fit::part;
}

// What stands beside an amount: nothing, "$", a sign that is not ASCII, or a code such as "EUR".
bool is_currency_sign(std::string_view text) {
    const auto is_sign = [](char c) { return c == '$' || static_cast<unsigned char>(c) >= 128; };
    return std::ranges::all_of(text, is_sign) || base::is_currency(text);
}

}  // namespace

std::optional<std::int64_t> number_in(std::string_view typed) {
    if (typed.starts_with('#')) typed.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc() || end != typed.data() + typed.size() || number < 1) return {};
    return number;
}

std::optional<std::int64_t> amount_in(std::string_view typed, int decimals) {
    static constexpr std::string_view characters = "0123456789.,";
    const auto first = typed.find_first_of(characters), last = typed.find_last_of(characters);
    if (first == typed.npos || !is_currency_sign(base::trimmed(typed.substr(0, first))) ||
        !is_currency_sign(base::trimmed(typed.substr(last + 1))))
        return {};
    std::string digits(typed.substr(first, last + 1 - first));
    if (digits.find_first_not_of(characters) != digits.npos) return {};
    const auto comma = digits.rfind(',');
    const bool is_decimal_comma = comma != digits.npos && digits.find('.') == digits.npos &&
                                  digits.size() - comma - 1 == static_cast<std::size_t>(decimals);
    if (is_decimal_comma) digits[comma] = '.';
    return schema::parse_decimal(digits, decimals);
}

std::string digits_in(std::string_view typed) {
    for (const schema::NaturalKey& key : kinds::customer_keys)
        if (!key.characters.empty() &&
            typed.find_first_not_of(key.characters) == std::string_view::npos)
            return key.canonical(typed);
    return {};
}

Fit Sought::fit_of_key(std::string_view key) const { return fit_in(key, words); }

// Hundreds of texts are compared in a search, and most need no folding but that of ASCII.
Fit Sought::fit_of(std::string_view text) const {
    if (text.empty()) return Fit::none;
    const bool is_plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
    return fit_of_key(is_plain ? base::lower_ascii(base::trimmed(text))
                               : base::search_key(base::trimmed(text)));
}

Fit Sought::fit_of_phone(std::string_view phone) const {
    if (digits.size() < digits_min) return Fit::none;
    return fit_in(kinds::phone_key(phone), digits);
}

Fit Sought::fit_of_number(std::int64_t other) const {
    return number == other ? Fit::exact : Fit::none;
}

Fit Sought::fit_of_amount(std::int64_t minor) const {
    return amount == minor ? Fit::exact : Fit::none;
}

bool is_better(const Hit& a, const Hit& b) {
    const auto rank = [](const Hit& hit) {
        return std::tuple(hit.fit, !hit.is_active, hit.at_ms != 0, -hit.at_ms,
                          std::string_view(hit.label), hit.kind, std::string_view(hit.id));
    };
    return rank(a) < rank(b);
}

void keep_best(std::vector<Hit>& hits, std::int64_t hits_max) {
    std::erase_if(hits, [](const Hit& hit) { return hit.fit == Fit::none; });
    std::ranges::sort(hits, is_better);
    if (std::ssize(hits) > hits_max) hits.resize(static_cast<std::size_t>(hits_max));
}

void keep_best_of_each(std::vector<Hit>& hits, std::int64_t hits_max) {
    keep_best(hits, std::ssize(hits));
    const std::int64_t share = std::max(share_min, hits_max / 4);
    std::map<std::string_view, std::int64_t> taken;
    std::vector<Hit> rest;
    std::erase_if(hits, [&](Hit& hit) {
        const bool is_beyond = ++taken[hit.kind] > share;
        if (is_beyond) rest.push_back(std::move(hit));
        return is_beyond;
    });
    std::ranges::move(rest, std::back_inserter(hits));
    if (std::ssize(hits) > hits_max) hits.resize(static_cast<std::size_t>(hits_max));
    std::ranges::sort(hits, is_better);
}

}  // namespace features
