#include "domain/fraction.hpp"

#include <algorithm>
#include <numeric>

namespace domain {
namespace {

using BigInteger = boost::multiprecision::cpp_int;

BigInteger floor(const BigRational& value) { return numerator(value) / denominator(value); }

Minor narrowed_big(const BigInteger& value) {
    if (value > std::numeric_limits<Minor>::max()) throw AmountTooLarge();
    return static_cast<Minor>(value);
}

Minor rounded_big(const BigRational& value) {
    return narrowed_big(floor(value + BigRational(1, 2)));
}

// Adds the units that miss to the results with the largest rests.
template <typename Rest>
void hand_out(Minor units, std::span<const Rest> rests, std::span<Minor> results) {
    std::vector<std::size_t> order(rests.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return rests[i]; });
    for (std::size_t i = 0; i < static_cast<std::size_t>(units); ++i)
        results[order[i]] = sum(results[order[i]], 1);
}

// Whether all terms have the denominator of the first.
bool have_one_denominator(std::span<const Exact> terms) {
    const Fraction* first = std::get_if<Fraction>(&terms.front());
    return first && std::ranges::all_of(terms, [first](const Exact& term) {
               const Fraction* fraction = std::get_if<Fraction>(&term);
               return fraction && fraction->denominator == first->denominator;
           });
}

void round_small(std::span<const Exact> terms, std::span<Minor> results) {
    const Wide denominator = std::get<Fraction>(terms.front()).denominator;
    std::vector<Wide> rests(terms.size());
    Wide rest = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const Wide numerator = std::get<Fraction>(terms[i]).numerator;
        results[i] = narrowed(numerator / denominator);
        rests[i] = numerator % denominator;
        rest += rests[i];
    }
    hand_out<Wide>(rounded(rest, denominator), rests, results);
}

void round_big(std::span<const Exact> terms, std::span<Minor> results) {
    std::vector<BigRational> rests(terms.size());
    BigRational rest;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const BigRational term = big(terms[i]);
        results[i] = narrowed_big(floor(term));
        rests[i] = term - results[i];
        rest += rests[i];
    }
    hand_out<BigRational>(rounded_big(rest), rests, results);
}

}  // namespace

BigRational big(const Exact& exact) {
    if (const Fraction* small = std::get_if<Fraction>(&exact))
        return BigRational(BigInteger(small->numerator), BigInteger(small->denominator));
    return std::get<BigRational>(exact);
}

Minor rounded(const Exact& exact) {
    if (const Fraction* small = std::get_if<Fraction>(&exact))
        return rounded(small->numerator, small->denominator);
    return rounded_big(std::get<BigRational>(exact));
}

void round_together(std::span<const Exact> terms, std::span<Minor> results) {
    if (have_one_denominator(terms))
        round_small(terms, results);
    else
        round_big(terms, results);
}

void note(Trace& trace, TraceStep step, const Exact& exact, std::string_view rounding) {
    const BigRational value = big(exact);
    step.numerator = numerator(value).str();
    step.denominator = denominator(value).str();
    step.rounding = denominator(value) == 1 ? "exact" : rounding;
    trace.push_back(std::move(step));
}

}  // namespace domain
