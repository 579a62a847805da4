#include "domain/pricing/money.hpp"

#include <algorithm>
#include <numeric>

namespace domain {

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
    std::vector<std::pair<Wide, std::size_t>> rests(weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i)
        rests[i] = {-(Wide(amount) * weights[i] % all * sign), i};
    std::ranges::sort(rests);
    for (std::size_t i = 0; i < static_cast<std::size_t>(left * sign); ++i)
        shares[rests[i].second] += sign;
}

}  // namespace domain
