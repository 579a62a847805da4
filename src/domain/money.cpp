#include "domain/money.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace domain {

Minor narrowed(Wide value) {
    if (value < std::numeric_limits<Minor>::min() || value > std::numeric_limits<Minor>::max())
        throw AmountTooLarge();
    return static_cast<Minor>(value);
}

Minor sum(Minor a, Minor b) { return narrowed(Wide(a) + b); }
Minor difference(Minor a, Minor b) { return narrowed(Wide(a) - b); }
Minor product(Minor a, std::int64_t b) { return narrowed(Wide(a) * b); }

Minor rounded(Wide numerator, Wide denominator) {
    const bool is_negative = numerator < 0;
    if (is_negative) numerator = -numerator;
    const Wide rest = numerator % denominator;
    const Wide whole = numerator / denominator + (rest >= denominator - rest ? 1 : 0);
    return narrowed(is_negative ? -whole : whole);
}

std::vector<Minor> shared_out(Minor amount, std::span<const Minor> weights) {
    std::vector<Minor> shares(weights.size());
    share_out(amount, weights, shares);
    return shares;
}

void share_out(Minor amount, std::span<const Minor> weights, std::span<Minor> shares) {
    const Wide all = std::accumulate(weights.begin(), weights.end(), Wide(0));
    if (all == 0) {
        std::ranges::fill(shares, 0);
        if (amount == 0) return;
        if (shares.empty()) throw std::logic_error("an amount needs something to be shared over");
        shares.front() = amount;
        return;
    }
    const Minor sign = amount < 0 ? -1 : 1;
    Wide left = amount;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        shares[i] = static_cast<Minor>(Wide(amount) * weights[i] / all);
        left -= shares[i];
    }
    if (left == 0) return;
    const auto rest = [&](std::size_t i) { return Wide(amount) * weights[i] % all * sign; };
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>(), rest);
    for (std::size_t i = 0; i < static_cast<std::size_t>(left * sign); ++i)
        shares[order[i]] += sign;
}

}  // namespace domain
