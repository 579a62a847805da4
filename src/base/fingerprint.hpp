// A short stand-in for text: two texts with the same fingerprint are the same text.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace base {

struct Fingerprint {
    std::uint64_t high = 0, low = 0;
    auto operator<=>(const Fingerprint&) const = default;

    std::string hex() const;  // 32 digits, in the order of fingerprints
};

// BLAKE2b without a key: anyone who sees a fingerprint can check guesses of the text.
Fingerprint fingerprint_of(std::string_view text);

// BLAKE2b-256 without a key, as 64 hex digits: nobody can make another text with the same digest.
std::string digest(std::string_view text);

}  // namespace base
