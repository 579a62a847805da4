// Amounts of money as integers, and the two ways of making whole units of a fraction: rounding one,
// and sharing an amount out.
#pragma once

#include "base/refusal.hpp"

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace domain {

using Minor = std::int64_t;           // minor units of a currency: cents, yen, fils
__extension__ using Wide = __int128;  // of products

inline constexpr std::int64_t quantity_max = 100'000;
inline constexpr std::int64_t whole_rate = 100'000;  // 100 %, in thousandths of a percent

// A product or sum that does not fit in 64 bits. If nobody catches it, the request is refused.
struct AmountTooLarge : base::Refusal {
    AmountTooLarge() : Refusal(400, "amount_too_large", "Amounts are too large to add up") {}
};

// Checked arithmetic; throws AmountTooLarge.
inline Minor narrowed(Wide value) {
    if (value != static_cast<Minor>(value)) throw AmountTooLarge();
    return static_cast<Minor>(value);
}
inline Minor sum(Minor a, Minor b) { return narrowed(Wide(a) + b); }
inline Minor difference(Minor a, Minor b) { return narrowed(Wide(a) - b); }
inline Minor product(Minor a, std::int64_t b) { return narrowed(Wide(a) * b); }

// numerator / denominator, half away from zero. The denominator is more than 0.
Minor rounded(Wide numerator, Wide denominator);

// Shares `amount` out in proportion to the weights, none negative, by largest remainder; of equal
// remainders the earlier gets the unit. The shares add up to `amount`. Where all weights are 0, the
// first share is all of it; without weights there is nothing to share and `amount` must be 0.
// A negative amount is shared out like the positive one.
std::vector<Minor> shared_out(Minor amount, std::span<const Minor> weights);
// The same into a place of the same size.
void share_out(Minor amount, std::span<const Minor> weights, std::span<Minor> shares);

}  // namespace domain
