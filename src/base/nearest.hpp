// The word that somebody probably meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace base {

// The end of a sentence about a word that is not known: ": did you mean prices?" with the one of
// `known` that takes the fewest insertions, deletions and replacements of characters, without
// regard to case; "." when that is more than half of them.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace base
