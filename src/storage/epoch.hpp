// The epoch of an installation: a random number that changes when its database may have gone back
// in time.
//
// Revisions and positions count up, so after a backup is restored the same numbers are given again,
// for other contents. A client therefore keeps such a number together with its epoch, as
// NUMBER.EPOCH ("17.k3f9x2a"), and the server can tell that a number is of an earlier epoch.
#pragma once

#include "base/world.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace storage {

struct Epoch {
    std::uint64_t number = 0;  // 0: none is known yet
    bool operator==(const Epoch&) const = default;
};

Epoch new_epoch(base::Random& random);
std::string text_of(Epoch epoch);  // seven characters of 0-9 and a-z
// Nothing when the text is not that of an epoch.
std::optional<Epoch> read_epoch(std::string_view text);

// A revision or a position, with the epoch in which it was given to a client.
struct EpochNumber {
    std::int64_t number = 0;
    std::optional<Epoch> epoch{};  // absent: a plain number, whose epoch is not known

    // Whether the number may have been given in the epoch `now`.
    bool may_be_of(Epoch now) const { return !epoch || *epoch == now; }
    bool operator==(const EpochNumber&) const = default;
};

std::string text_of(const EpochNumber& number);  // "17.k3f9x2a", or "17" without an epoch
// Reads both forms. Nothing for any other text, and for a negative number.
std::optional<EpochNumber> read_epoch_number(std::string_view text);

}  // namespace storage
