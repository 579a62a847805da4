// The epoch of an installation: a random number that changes when its database went back in time.
//
// Revisions and positions count up, so they come again after a backup was put back. A client that
// keeps one keeps it with its epoch, as NUMBER.EPOCH ("17.k3f9x2a"), and is understood rightly
// afterwards.
#pragma once

#include "base/world.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace storage {

struct Epoch {
    std::uint64_t number = 0;
    bool operator==(const Epoch&) const = default;
};

Epoch new_epoch(base::Random& random);
std::string text_of(Epoch epoch);  // seven characters of 0-9 and a-z
std::optional<Epoch> read_epoch(std::string_view text);

// A revision or a position with the epoch that it was told in.
struct EpochNumber {
    std::int64_t number = 0;
    std::optional<Epoch> epoch{};  // none: a plain number, of whatever epoch

    // Whether it may be of the epoch `now`.
    bool may_be_of(Epoch now) const { return !epoch || *epoch == now; }
    bool operator==(const EpochNumber&) const = default;
};

std::string text_of(const EpochNumber& number);
// Nothing when it is none, or negative.
std::optional<EpochNumber> read_epoch_number(std::string_view text);

}  // namespace storage
