// Suggests the word that somebody probably meant.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace base {

// How many insertions, deletions and replacements of bytes lead from one text to the other.
std::size_t edit_distance(std::string_view from, std::string_view to);

// The end of a sentence about an unknown word: ": did you mean prices?", or "." when no word of
// `known` is near enough. The nearest word needs the fewest insertions, deletions and replacements
// of bytes, ignoring the case of ASCII letters; it is near enough when it needs at most half as
// many as the longer of both words has bytes. A word of more than 64 bytes gets no suggestion.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

// Whether a word is probably a misspelling of another, ignoring the case of ASCII letters: the two
// differ by one insertion, deletion or replacement of a byte, or one swap of neighbours; in words
// of eight bytes or more, by up to two of these. Never true for a word of fewer than four bytes.
bool is_near(std::string_view word, std::string_view other);

}  // namespace base
