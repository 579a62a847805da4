#include "domain/pricing/fraction.hpp"

#include <algorithm>
#include <numeric>

namespace domain {
namespace {

using BigInteger = boost::multiprecision::cpp_int;

constexpr Wide largest_small = std::numeric_limits<std::int64_t>::max();

BigInteger floor(const BigRational& value) { return numerator(value) / denominator(value); }

Minor narrowed_big(const BigInteger& value) {
    if (value > std::numeric_limits<Minor>::max()) throw AmountTooLarge();
    return static_cast<Minor>(value);
}

Minor rounded_big(const BigRational& value) {
    return narrowed_big(floor(value + BigRational(1, 2)));
}

// A rest below 0, so that the largest comes first and of equal ones the earlier.
template <typename Number>
using Claim = std::pair<Number, std::size_t>;

// Adds the missing units to the results with the best claims.
template <typename Number>
void hand_out(Minor units, std::vector<Claim<Number>>& claims, std::span<Minor> results) {
    std::ranges::sort(claims);
    for (std::size_t i = 0; i < static_cast<std::size_t>(units); ++i)
        results[claims[i].second] = sum(results[claims[i].second], 1);
}

// The least common denominator, as long as rests over it are cheap.
std::optional<Wide> common_denominator(std::span<const Exact> terms) {
    Wide common = 1;
    for (const Exact& term : terms) {
        const Fraction* fraction = std::get_if<Fraction>(&term);
        if (!fraction || fraction->denominator > largest_small) return {};
        if (common % fraction->denominator == 0) continue;
        const auto denominator = static_cast<std::int64_t>(fraction->denominator);
        common *= denominator / std::gcd(static_cast<std::int64_t>(common), denominator);
        if (common > largest_small) return {};
    }
    return common;
}

void round_small(std::span<const Exact> terms, Wide common, std::span<Minor> results) {
    std::vector<Claim<Wide>> claims(terms.size());
    Wide rests = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto [numerator, denominator] = std::get<Fraction>(terms[i]);
        results[i] = narrowed(numerator / denominator);
        const Wide rest = numerator % denominator * (common / denominator);
        claims[i] = {-rest, i};
        rests += rest;
    }
    hand_out(rounded(rests, common), claims, results);
}

void round_big(std::span<const Exact> terms, std::span<Minor> results) {
    std::vector<Claim<BigRational>> claims(terms.size());
    Minor whole = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const BigRational term = big(terms[i]);
        results[i] = narrowed_big(floor(term));
        claims[i] = {results[i] - term, i};
        whole = sum(whole, results[i]);
    }
    hand_out(difference(rounded_big(big_sum(terms)), whole), claims, results);
}

}  // namespace

BigRational big(const Exact& exact) {
    if (const Fraction* small = std::get_if<Fraction>(&exact))
        return BigRational(BigInteger(small->numerator), BigInteger(small->denominator));
    return std::get<BigRational>(exact);
}

// By halves: denominators grow with every term, so that only the last sums have large ones.
BigRational big_sum(std::span<const Exact> terms) {
    if (terms.size() == 1) return big(terms.front());
    const std::size_t half = terms.size() / 2;
    return big_sum(terms.first(half)) + big_sum(terms.subspan(half));
}

Minor rounded(const Exact& exact) {
    if (const Fraction* small = std::get_if<Fraction>(&exact))
        return rounded(small->numerator, small->denominator);
    return rounded_big(std::get<BigRational>(exact));
}

void round_together(std::span<const Exact> terms, std::span<Minor> results) {
    if (const std::optional<Wide> common = common_denominator(terms))
        round_small(terms, *common, results);
    else
        round_big(terms, results);
}

void note_whole(Trace& trace, TraceStep step) {
    step.numerator = std::to_string(step.result);
    step.denominator = "1";
    step.rounding = "exact";
    trace.push_back(std::move(step));
}

void note(Trace& trace, TraceStep step, const Exact& exact, std::string_view rounding) {
    const Fraction* small = std::get_if<Fraction>(&exact);
    if (small && small->denominator == 1) return note_whole(trace, std::move(step));
    const BigRational value = big(exact);
    step.numerator = numerator(value).str();
    step.denominator = denominator(value).str();
    step.rounding = denominator(value) == 1 ? "exact" : rounding;
    trace.push_back(std::move(step));
}

}  // namespace domain
