// Exact results before they become whole units. Nearly all fit in 128 bits; inclusive taxes that
// name each other, and sums of fractions with different denominators, do not.
#pragma once

#include "domain/pricing/money.hpp"
#include "domain/pricing/trace.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <span>
#include <variant>
#include <vector>

namespace domain {

using BigRational = boost::multiprecision::cpp_rational;

// None of them is negative.
struct Fraction {
    Wide numerator = 0;
    Wide denominator = 1;
};
using Exact = std::variant<Fraction, BigRational>;

BigRational big(const Exact& exact);
BigRational big_sum(std::span<const Exact> terms);  // of one or more

// Half away from zero.
Minor rounded(const Exact& exact);

// Each term as a whole number, so that together they are the sum of the terms, rounded once: the
// terms are rounded down, and the missing units go to the largest remainders, of equal ones to the
// earlier.
void round_together(std::span<const Exact> terms, std::span<Minor> results);

// Writes a step whose result is exact.
void note_whole(Trace& trace, TraceStep step);
// Writes a step: the exact result in lowest terms, and `rounding` unless that is whole.
void note(Trace& trace, TraceStep step, const Exact& exact, std::string_view rounding);

inline constexpr std::string_view half_away = "half away from zero";
inline constexpr std::string_view largest_remainder = "largest remainder";

}  // namespace domain
