// The word that somebody probably meant.
#pragma once

#include <span>
#include <string_view>

namespace base {

// Of `known`, the one that takes the fewest insertions, deletions and replacements of characters,
// without regard to case; the first of several. `known` is not empty. Of a long word only the
// beginning counts.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace base
