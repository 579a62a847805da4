#include "base/nearest.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace base {
namespace {

constexpr std::size_t characters_max = 64;

}  // namespace

// One row of the table of distances at a time.
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
    if (word.size() > characters_max) return ".";
    const std::string plain = lower_ascii(word);
    std::string_view nearest;
    std::size_t least = characters_max;
    for (const std::string_view one : known) {
        const std::size_t steps = edit_distance(plain, lower_ascii(one));
        if (steps >= least || 2 * steps > std::max(plain.size(), one.size())) continue;
        least = steps;
        nearest = one;
    }
    return nearest.empty() ? "." : ": did you mean " + std::string(nearest) + '?';
}

bool is_near(std::string_view word, std::string_view other) {
    const auto [shorter, longer] = std::minmax({word.size(), other.size()});
    if (longer > characters_max || longer - shorter > 2) return false;
    std::string one = lower_ascii(word), two = lower_ascii(other);
    const std::size_t steps = edit_distance(one, two);
    if (steps == 0) return true;
    if (shorter < 4 || steps > 2) return false;
    if (steps == 1 || shorter >= 8) return true;
    std::ranges::sort(one);
    std::ranges::sort(two);
    return one == two;
}

}  // namespace base
