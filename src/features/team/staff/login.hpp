// Who stands at a device, by the pin typed in there, and how long somebody may guess.
//
//   - Five wrong pins in a row lock a device for five minutes, for right ones too.
//   - The name of a device is the caller's word. So a device is one name under one key: who guesses
//     under another key locks nobody's till. And all devices of a store and key that never had a
//     successful login share a counter beside their own: twenty wrong pins of them within five
//     minutes lock them all for five minutes, whatever further names are made up.
//   - A right pin ends the count of its device.
#pragma once

#include "base/refusal.hpp"
#include "storage/database.hpp"

#include <optional>
#include <string>

namespace features::staff {

inline constexpr std::int64_t tries_max = 5;
inline constexpr std::int64_t tries_of_strangers_max = 20;
inline constexpr std::int64_t lock_ms = 5LL * 60'000;

// A pin that was typed in. It holds the keyed hash alone.
struct PinTry {
    std::string account, store;
    std::string pin_hash;  // as records::Rulebook::hash_secret() makes it
    std::string key;       // or the person, who sends it
    std::string device;
    std::int64_t now_ms;
};

// The user, or why there is none: 401 `wrong_pin` or 429 `device_locked`. A refusal is not thrown,
// because the try must be counted: what is written with it has to be committed.
struct PinOutcome {
    std::string user{};  // the id; "" when refused
    std::optional<base::Refusal> refusal{};
};

// Inside a write that holds the lock of the store, which makes the counts exact.
PinOutcome try_pin(storage::Transaction& tx, const PinTry& one);

}  // namespace features::staff
