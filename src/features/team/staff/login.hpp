// Who logs in at a device, by the pin entered there, and how often somebody may guess.
//
//   - Five wrong pins in a row lock a device for five minutes, for right ones too.
//   - The caller chooses the name of a device. So a device is one name under one key: guessing
//     under another key locks nobody's till. And all devices of a store and key that never had a
//     successful login share a counter besides their own: twenty wrong pins from them within five
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

// A pin that was entered. It holds only the keyed hash.
struct PinTry {
    std::string account, store;
    std::string pin_hash;  // as records::Rulebook::hash_secret() makes it
    std::string key;       // or the person, who sends it
    std::string device;
    std::int64_t now_ms;
};

// The user, or why there is none: 401 `wrong_pin` or 429 `device_locked`. A refusal is not thrown,
// because the write that counts the try must be committed.
struct PinOutcome {
    std::string user{};  // the id; "" when refused
    std::optional<base::Refusal> refusal{};
};

// Inside a write that holds the lock of the store, which makes the counts exact.
PinOutcome try_pin(storage::Transaction& tx, const PinTry& one);

}  // namespace features::staff
