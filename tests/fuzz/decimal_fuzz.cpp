// Decimals and JSON numbers: no digit is lost, and no number is taken for a larger or smaller one.
#include "fuzz/fuzz.hpp"
#include "schema/json.hpp"
#include "schema/number.hpp"

#include <cmath>
#include <cstring>

namespace {

using fuzz::require;

// "-12.50": digits before the point, and all the decimals behind it.
void check_form(std::string_view text, int decimals) {
    if (text.starts_with('-')) text.remove_prefix(1);
    const auto places = static_cast<std::size_t>(decimals);
    const std::size_t before = text.find_first_not_of("0123456789");
    require(before != 0, "a decimal has digits before its point");
    if (places == 0) return require(before == text.npos, "a whole amount is all digits");
    require(before != text.npos && text[before] == '.' && text.size() - before - 1 == places,
            "a decimal has all its decimals");
}

void check_decimal(std::string_view text, int decimals) {
    const auto units = schema::parse_decimal(text, decimals);
    if (!units) return;
    const std::string printed = schema::print_decimal(*units, decimals);
    check_form(printed, decimals);
    require(schema::parse_decimal(printed, decimals) == units, "a decimal survives its text");
    std::string plain(text);
    std::erase(plain, ',');
    const double expected = std::strtod(plain.c_str(), nullptr);
    const double got = static_cast<double>(*units) / std::pow(10, decimals);
    require(std::abs(expected - got) <= std::abs(expected) * 1e-12, "a decimal is its number");
}

void check_number(std::string_view token) {
    if (!schema::is_json_number(token)) return;
    const double value = std::strtod(std::string(token).c_str(), nullptr);
    require(schema::is_finite(token) == std::isfinite(value), "finite is what a double can hold");
    const schema::Whole whole = schema::whole_number(token);
    require(schema::count_of(token).has_value() == (whole.outcome == schema::Whole::Outcome::whole),
            "a count is a whole number");
    if (whole.outcome == schema::Whole::Outcome::whole)
        require(static_cast<double>(whole.value) == value, "a whole number is its number");
    else if (whole.outcome == schema::Whole::Outcome::too_large)
        require(std::abs(value) >= 9.2e18, "too large is too large");
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const int decimals = static_cast<int>(take_choice(input, 5));
    check_decimal(input, decimals);
    check_number(input);
    std::int64_t units = 0;
    if (input.size() != sizeof units) return;
    std::memcpy(&units, input.data(), sizeof units);
    check_form(schema::print_decimal(units, decimals), decimals);
    require(schema::parse_decimal(schema::print_decimal(units, decimals), decimals) == units,
            "every number of units survives its text");
}
