// Suggests the word that somebody probably meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace base {

// The end of a sentence about a word that is not known: ": did you mean prices?", or "." when no
// word of `known` is near enough. The nearest is the one that the fewest insertions, deletions and
// replacements of bytes lead to, ignoring the case of ASCII letters; it is near enough when these
// are at most half as many as the longer of both words has bytes. A word of more than 64 bytes gets
// no suggestion.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace base
