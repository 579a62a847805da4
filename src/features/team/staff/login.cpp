#include "features/team/staff/login.hpp"

#include "features/team/staff/staff_store.hpp"
#include "storage/tables/natural_keys.hpp"

namespace features::staff {
namespace {

using base::Refusal;

// The names of a device's own guard and of the guard that a key's strange devices share.
std::string own_guard(const PinTry& one) { return one.key + '/' + one.device; }
std::string common_guard(const PinTry& one) { return one.key + '/'; }

constexpr std::int64_t known_again_ms = 3'600'000;

Refusal locked(const PinTries& guard, std::int64_t now_ms) {
    const std::int64_t seconds = (guard.locked_until_ms - now_ms + 999) / 1'000;
    return Refusal(429, "device_locked", "Too many wrong pins; this device is locked for a while")
        .with_header("Retry-After", std::to_string(seconds));
}

// Tries get their time when they are admitted, and may arrive here in another order. A time further
// ahead was written before the clock was set back: that must not make a lock longer.
constexpr std::int64_t ahead_ms_max = 60'000;

bool is_locked(const PinTries& guard, std::int64_t now_ms) {
    return guard.locked_until_ms > now_ms &&
           guard.locked_until_ms <= now_ms + lock_ms + ahead_ms_max;
}

PinTries after_wrong(PinTries guard, std::int64_t now_ms, std::int64_t most) {
    if (guard.wrong == 0) guard.since_ms = now_ms;
    if (++guard.wrong < most) return guard;
    return {.locked_until_ms = now_ms + lock_ms, .known_ms = guard.known_ms};
}

// For strangers only the tries of the last minutes count.
PinTries recent(const PinTries& guard, std::int64_t now_ms) {
    const bool is_old = guard.since_ms + lock_ms < now_ms || guard.since_ms > now_ms + ahead_ms_max;
    return is_old ? PinTries{.locked_until_ms = guard.locked_until_ms} : guard;
}

// The guards of one device, and how its tries change them.
class Door {
public:
    Door(storage::Transaction& tx, const PinTry& one)
        : tx_(tx),
          one_(one),
          own_(find_pin_tries(tx, one.account, one.store, own_guard(one))),
          common_(
              recent(find_pin_tries(tx, one.account, one.store, common_guard(one)), one.now_ms)) {}

    std::optional<Refusal> refusal() const {
        if (is_locked(own_, one_.now_ms)) return locked(own_, one_.now_ms);
        if (is_stranger() && is_locked(common_, one_.now_ms)) return locked(common_, one_.now_ms);
        return {};
    }

    void note_right() {
        const bool is_known = own_.known_ms + known_again_ms > one_.now_ms && own_.known_ms > 0;
        if (is_known && own_.wrong == 0 && own_.locked_until_ms == 0) return;
        set(own_guard(one_), {.known_ms = one_.now_ms});
    }

    void note_wrong() {
        set(own_guard(one_), after_wrong(own_, one_.now_ms, tries_max));
        if (is_stranger())
            set(common_guard(one_), after_wrong(common_, one_.now_ms, tries_of_strangers_max));
    }

private:
    bool is_stranger() const { return own_.known_ms == 0; }
    void set(const std::string& name, const PinTries& guard) {
        set_pin_tries(tx_, one_.account, one_.store, name, guard, one_.now_ms);
    }

    storage::Transaction& tx_;
    const PinTry& one_;
    const PinTries own_, common_;
};

}  // namespace

PinOutcome try_pin(storage::Transaction& tx, const PinTry& one) {
    Door door(tx, one);
    if (auto refusal = door.refusal()) return {.refusal = std::move(refusal)};
    auto user =
        storage::find_natural_key(tx, {one.account, one.store, "user", "pin"}, one.pin_hash);
    if (user) {
        door.note_right();
        return {.user = *std::move(user)};
    }
    door.note_wrong();
    return {.refusal = Refusal(401, "wrong_pin", "No active user of the store has this pin")};
}

}  // namespace features::staff
