#include "features/found.hpp"

#include "base/text.hpp"
#include "kinds/customer.hpp"

#include <algorithm>
#include <tuple>

namespace features {
namespace {

// Fewer digits are no part of a phone number that anybody looks for.
constexpr std::size_t digits_min = 3;

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

Fit Sought::fit_of(std::string_view text) const {
    return fit_of_key(base::search_key(base::trimmed(text)));
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
    return std::tuple(a.fit, !a.is_active, -a.at_ms, std::string_view(a.label), a.kind, a.id) <
           std::tuple(b.fit, !b.is_active, -b.at_ms, std::string_view(b.label), b.kind, b.id);
}

void keep_best(std::vector<Hit>& hits, std::int64_t hits_max) {
    std::erase_if(hits, [](const Hit& hit) { return hit.fit == Fit::none; });
    std::ranges::sort(hits, is_better);
    if (std::ssize(hits) > hits_max) hits.resize(static_cast<std::size_t>(hits_max));
}

}  // namespace features
