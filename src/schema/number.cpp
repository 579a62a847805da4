// Decimal text to integers and back; see parse_decimal() in json.hpp for what clients may write.
#include "schema/number.hpp"

#include "schema/json.hpp"

#include <algorithm>
#include <charconv>

namespace schema {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t digits_at_front(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

// A JSON number as digits times a power of ten.
struct Parts {
    bool is_negative = false;
    std::string digits;         // without leading and trailing zeros; empty for zero
    std::int64_t exponent = 0;  // of the last digit
};

// Exponents are cut off at a thousand million, which is beyond any number that is accepted.
std::int64_t saturated_exponent(std::string_view text) {
    bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    std::int64_t value = 0;
    for (char c : text) value = std::min<std::int64_t>(value * 10 + (c - '0'), 1'000'000'000);
    return is_negative ? -value : value;
}

Parts parts_of(std::string_view number) {
    Parts parts;
    parts.is_negative = number.starts_with('-');
    if (parts.is_negative) number.remove_prefix(1);
    if (std::size_t e = number.find_first_of("eE"); e != number.npos) {
        parts.exponent = saturated_exponent(number.substr(e + 1));
        number = number.substr(0, e);
    }
    if (std::size_t point = number.find('.'); point != number.npos) {
        parts.exponent -= static_cast<std::int64_t>(number.size() - point - 1);
        parts.digits = number.substr(0, point);
        parts.digits += number.substr(point + 1);
    } else {
        parts.digits = number;
    }
    while (parts.digits.ends_with('0')) {
        parts.digits.pop_back();
        ++parts.exponent;
    }
    parts.digits.erase(0, parts.digits.find_first_not_of('0'));
    return parts;
}

// Removes thousands separators from "1,234" and "12,34,567". "1,5" is refused: it is a decimal
// comma, and would be wrong by a factor of ten if the comma were removed.
std::optional<std::string> without_separators(std::string_view whole) {
    if (whole.find(',') == whole.npos) return std::string(whole);
    if (whole.size() - whole.rfind(',') != 4) return std::nullopt;
    std::string digits;
    for (bool is_first = true; !whole.empty(); is_first = false) {
        std::size_t length = digits_at_front(whole);
        if (length < (is_first ? 1u : 2u) || length > 3) return std::nullopt;
        digits += whole.substr(0, length);
        whole.remove_prefix(length);
        if (!whole.empty() && whole.front() != ',') return std::nullopt;
        if (!whole.empty()) whole.remove_prefix(1);
    }
    return digits;
}

}  // namespace

bool is_json_number(std::string_view token) {
    auto take_digits = [&] {
        std::size_t length = digits_at_front(token);
        token.remove_prefix(length);
        return length > 0;
    };
    if (token.starts_with('-')) token.remove_prefix(1);
    if (token.starts_with('0'))
        token.remove_prefix(1);
    else if (!take_digits())
        return false;
    if (token.starts_with('.')) {
        token.remove_prefix(1);
        if (!take_digits()) return false;
    }
    if (token.starts_with('e') || token.starts_with('E')) {
        token.remove_prefix(1);
        if (token.starts_with('+') || token.starts_with('-')) token.remove_prefix(1);
        if (!take_digits()) return false;
    }
    return token.empty();
}

bool is_finite(std::string_view number) {
    if (number.size() < 300 && number.find_first_of("eE") == number.npos) return true;
    double value = 0;
    auto result = std::from_chars(number.data(), number.data() + number.size(), value);
    if (result.ec != std::errc::result_out_of_range) return true;
    const Parts parts = parts_of(number);  // too large, or too close to zero?
    return parts.exponent + static_cast<std::int64_t>(parts.digits.size()) < 0;
}

Whole whole_number(std::string_view number) {
    Whole whole{Whole::Outcome::whole};
    auto result = std::from_chars(number.data(), number.data() + number.size(), whole.value);
    if (result.ec == std::errc() && result.ptr == number.data() + number.size()) return whole;

    Parts parts = parts_of(number);
    if (parts.digits.empty()) return {Whole::Outcome::whole};
    if (parts.exponent < 0) return {Whole::Outcome::fraction};
    if (parts.exponent > 18 || parts.digits.size() > 19) return {Whole::Outcome::too_large};
    std::string text = (parts.is_negative ? "-" : "") + parts.digits;
    text.append(static_cast<std::size_t>(parts.exponent), '0');
    result = std::from_chars(text.data(), text.data() + text.size(), whole.value);
    if (result.ec != std::errc()) return {Whole::Outcome::too_large};
    return whole;
}

std::optional<std::int64_t> count_of(std::string_view raw_json) {
    if (!is_json_number(raw_json)) return std::nullopt;
    const Whole whole = whole_number(raw_json);
    if (whole.outcome != Whole::Outcome::whole) return std::nullopt;
    return whole.value;
}

std::optional<std::int64_t> parse_decimal(std::string_view text, int decimals) {
    const bool is_negative = text.starts_with('-');
    if (is_negative) text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    const bool has_point = point < text.size();
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    auto digits = without_separators(text.substr(0, point));
    if (!digits || (digits->empty() && fraction.empty())) return std::nullopt;
    if (has_point && fraction.empty()) return std::nullopt;
    if (fraction.size() > static_cast<std::size_t>(decimals)) return std::nullopt;

    *digits += fraction;
    digits->append(static_cast<std::size_t>(decimals) - fraction.size(), '0');
    if (!std::all_of(digits->begin(), digits->end(), is_digit)) return std::nullopt;
    if (is_negative) digits->insert(0, 1, '-');
    std::int64_t units = 0;
    auto result = std::from_chars(digits->data(), digits->data() + digits->size(), units);
    if (result.ec != std::errc()) return std::nullopt;
    return units;
}

std::string_view DecimalText::print(std::int64_t units, int decimals) {
    // Of the negative of a positive number: every number has one.
    char digits[20];
    char* const digits_end = digits + sizeof digits;
    char* first = digits_end;
    std::int64_t left = units > 0 ? -units : units;
    do {
        *--first = static_cast<char>('0' - left % 10);
        left /= 10;
    } while (left != 0);
    const auto places = static_cast<std::size_t>(decimals);
    std::size_t count = static_cast<std::size_t>(digits_end - first);
    char* out = text_;
    if (units < 0) *out++ = '-';
    for (std::size_t place = std::max(count, places + 1); place > 0; --place) {
        if (place == places) *out++ = '.';
        *out++ = place > count ? '0' : *(digits_end - place);
    }
    return {text_, static_cast<std::size_t>(out - text_)};
}

std::string print_decimal(std::int64_t units, int decimals) {
    return std::string(DecimalText().print(units, decimals));
}

}  // namespace schema
