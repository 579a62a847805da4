// The passes of kiosks: what a login gives to a device of a store, and what the device sends later.
// A token itself is never stored, only its keyed hash.
#pragma once

#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <memory>
#include <optional>

namespace auth {

inline constexpr std::int64_t pass_ms = 7LL * 24 * 3'600'000;       // from last use to expiry
inline constexpr std::int64_t pass_ms_max = 90LL * 24 * 3'600'000;  // from its login, in any case
inline constexpr std::int64_t pass_moves_ms = 3'600'000;  // its end is moved at most this often

struct Pass {
    std::string account, store, device_id;
    std::string licence, sign_in;  // ids
    std::string hash{};            // of the token: the name of the pass
    // In which the device last got the whole configuration, as storage::text_of(). A new device
    // gets its versions from the login, so it has the epoch of that.
    std::string epoch{};
    std::int64_t created_ms = 0, expires_ms = 0;

    // When it expires if it is used now.
    std::int64_t end_after_use(std::int64_t now_ms) const;
};

// What a request sends.
struct ShownPass {
    std::string_view store, token, device_id, licence_key;
};

// The hint that every revocation sends to the listeners of storage::Database::on_hint, in every
// process, so that they call PassRing::forget().
inline constexpr std::string_view kiosks_hint = "kiosks";

// Functions that write need the lock of the store. Gives the device a pass, whose hash, times and
// epoch are set here. The device keeps the passes of its four previous logins.
Pass add_pass(storage::Transaction& tx, const Pepper& pepper, Pass pass, std::string_view token,
              std::int64_t now_ms);
// Whether the device has logged in with that sign-in, as far as passes are stored.
bool has_logged_in(storage::ReadView& view, std::string_view account, std::string_view sign_in,
                   std::string_view device_id);
void revoke_passes_of_device(storage::Transaction& tx, std::string_view account,
                             std::string_view store, std::string_view device_id,
                             std::int64_t now_ms);
void revoke_passes_of_licence(storage::Transaction& tx, std::string_view account,
                              std::string_view licence, std::int64_t now_ms);
void revoke_passes_of_sign_in(storage::Transaction& tx, std::string_view account,
                              std::string_view sign_in, std::int64_t now_ms);

// Needs the lock of the store, and a time taken after it was locked: a pass that has expired
// meanwhile may have lost its seat. One that is gone, has expired or ends later is left alone.
void move_end(storage::Transaction& tx, const Pass& pass, std::int64_t expires_ms,
              std::int64_t now_ms);
// Any write will do for these.
void set_epoch(storage::Transaction& tx, const Pass& pass, std::string_view epoch);
// Removes passes that expired before `oldest_ms`, a bounded number; returns how many.
std::int64_t forget_passes(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms);

std::string hash_of_token(const Pepper& pepper, std::string_view token);
// The pass whose token has this hash, if it may be used at that time: it is neither expired nor
// revoked, and its sign-in and store are active.
std::optional<Pass> find_pass(storage::ReadView& view, std::string_view account,
                              std::string_view hash, std::int64_t now_ms);

// The key that a device has besides the store's licence, in the same form: a keyed hash of the
// licence and the device.
std::string device_key(const Pepper& pepper, std::string_view licence, std::string_view device_id);

// Recognises the passes of kiosks. A valid pass is cached for at most 4 s, so that a revocation is
// effective everywhere within 5 s even when its hint gets lost. Any thread.
class PassRing {
public:
    PassRing();
    ~PassRing();

    // The pass, when it is cached and valid; null when the table would have to be read.
    std::shared_ptr<const Pass> recall(std::string_view account, const ShownPass& shown,
                                       std::int64_t now_ms);

    // The pass, from the cache or by `view`. Throws base::Refusal: 401 when the token is absent,
    // unknown, expired or revoked, its sign-in or store is not active; 403 when it belongs to
    // another store (`wrong_store`) or device (`wrong_device`), or the licence key is neither the
    // device's own nor that of a licence of the store (`wrong_licence`).
    std::shared_ptr<const Pass> recognise(const Pepper& pepper, std::string_view account,
                                          const ShownPass& shown, storage::ReadView& view,
                                          std::int64_t now_ms);

    // The time to which the end of a cached pass must be moved now, with move_end(). Nothing when
    // it is not due, or was returned before.
    std::optional<std::int64_t> due_end(std::string_view account, const ShownPass& shown,
                                        std::int64_t now_ms);
    // Sets the epoch of a cached pass; the caller must write it as well.
    void note_epoch(std::string_view account, const ShownPass& shown, std::string_view epoch);

    // From now on every pass is looked up in the table again. For after a revocation.
    void forget();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace auth
