#include "domain/pricing/percentages.hpp"

#include <algorithm>
#include <numeric>

namespace domain {
namespace {

constexpr int whole = 10'000;

struct Share {
    Wide floor, remainder;
};

Share share_of(Minor amount, Wide total) {
    const Wide product = Wide(amount) * whole;
    Wide floor = product / total;
    Wide remainder = product % total;
    if (remainder < 0) {
        remainder += total;
        --floor;
    }
    return {floor, remainder};
}

}  // namespace

std::vector<std::int64_t> percentages_of(std::span<const Minor> amounts) {
    std::vector<std::int64_t> percentages(amounts.size(), 0);
    Wide total = 0;
    for (const Minor amount : amounts) total += amount;
    if (total <= 0) return percentages;
    std::vector<Share> shares;
    Wide missing = whole;
    for (const Minor amount : amounts) {
        shares.push_back(share_of(amount, total));
        missing -= shares.back().floor;
    }
    std::vector<std::size_t> order(amounts.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return shares[a].remainder > shares[b].remainder;
    });
    for (std::size_t i = 0; i < amounts.size(); ++i)
        percentages[order[i]] = static_cast<std::int64_t>(shares[order[i]].floor +
                                                          (static_cast<Wide>(i) < missing ? 1 : 0));
    return percentages;
}

}  // namespace domain
