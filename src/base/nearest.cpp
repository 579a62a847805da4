#include "base/nearest.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace base {
namespace {

constexpr std::size_t characters_max = 64;

// One row of the usual table at a time.
std::size_t distance(std::string_view from, std::string_view to) {
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

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    const std::string plain = lower_ascii(word.substr(0, characters_max));
    return *std::min_element(known.begin(), known.end(), [&](auto one, auto other) {
        return distance(plain, lower_ascii(one)) < distance(plain, lower_ascii(other));
    });
}

}  // namespace base
