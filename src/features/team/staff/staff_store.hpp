// The tables of the staff: when people clocked in and out, what was corrected, and which devices
// have tried wrong pins.
#pragma once

#include "domain/calendar/timesheet.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

#include <optional>

namespace features::staff {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// The values of a punch at one of its revisions.
struct PunchState {
    domain::PunchType type = domain::PunchType::in;
    std::int64_t at_ms = 0;
    bool is_removed = false;
    bool operator==(const PunchState&) const = default;
};

struct StoredPunch {
    std::string id, store, user;
    PunchState now;       // after all corrections
    PunchState sent;      // as sent: this, with store and user, is its natural key
    std::string device;   // "" when the caller named none
    std::string source;   // "clock" or "pinLogin"
    std::string made_by;  // id of the key
    std::int64_t made_ms = 0;
    std::int64_t revision = 1;
};

// What a correction replaced, by whom and why.
struct Correction {
    std::int64_t revision;  // of the replaced state
    PunchState was;
    std::string by, reason;
    std::int64_t at_ms;
};

// Those that write need the lock of the punch's store.
std::optional<StoredPunch> find_punch(storage::ReadView& view, std::string_view account,
                                      std::string_view id);
std::optional<StoredPunch> find_sent(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view user,
                                     const PunchState& sent);
void add_punch(storage::Transaction& tx, std::string_view account, const StoredPunch& punch);
// Gives the punch another state and the next revision, and keeps the old state.
void correct_punch(storage::Transaction& tx, std::string_view account, const StoredPunch& punch,
                   const PunchState& now, const Correction& correction);

// The users that have punches in the span, including removed ones; `user` selects one ("": all).
std::vector<std::string> users_with_punches(storage::ReadView& view, std::string_view account,
                                            std::string_view store, std::string_view user,
                                            const domain::TimeSpan& span);
// Of one user, removed ones too, by time and id.
std::vector<StoredPunch> punches_of(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::string_view user,
                                    const domain::TimeSpan& span);
// Of one punch, the latest first.
std::vector<Correction> corrections_of(storage::ReadView& view, std::string_view account,
                                       std::string_view id);

// What is known about a device that tried pins; the device "" stands for all devices of the store
// that never had a successful login.
struct PinTries {
    std::int64_t wrong = 0;            // tries since the last success, or since `since_ms`
    std::int64_t since_ms = 0;         // of the first of them
    std::int64_t locked_until_ms = 0;  // 0: it is not locked
    std::int64_t known_ms = 0;         // of the last success; 0: there was none
};
PinTries find_pin_tries(storage::ReadView& view, std::string_view account, std::string_view store,
                        std::string_view device);
void set_pin_tries(storage::Transaction& tx, std::string_view account, std::string_view store,
                   std::string_view device, const PinTries& guard, std::int64_t now_ms);
// For Retention::forget: devices that nobody has used since; strangers, which never had a success.
std::int64_t forget_pin_tries(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms);
std::int64_t forget_strangers(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms);

}  // namespace features::staff
