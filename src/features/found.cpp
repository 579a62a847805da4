#include "features/found.hpp"

#include "base/text.hpp"
#include "kinds/customer.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace features {
namespace {

// Fewer digits are no part of a phone number that anybody looks for.
constexpr std::size_t digits_min = 3;
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

}  // namespace

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
