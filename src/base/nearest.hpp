// Suggests the word that somebody probably meant.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace base {

// How many insertions, deletions and replacements of bytes lead from one text to the other.
std::size_t edit_distance(std::string_view from, std::string_view to);

// The end of a sentence about a word that is not known: ": did you mean prices?", or "." when no
// word of `known` is near enough. The nearest is the one that the fewest insertions, deletions and
// replacements of bytes lead to, ignoring the case of ASCII letters; it is near enough when these
// are at most half as many as the longer of both words has bytes. A word of more than 64 bytes gets
// no suggestion.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

// Whether a word is probably another one, misspelt, ignoring the case of ASCII letters: one
// insertion, deletion or replacement of a byte lead to it, or an exchange of two neighbours, or, in
// words of eight bytes or more, two of these. In a word of less than four bytes nothing does.
bool is_near(std::string_view word, std::string_view other);

}  // namespace base
