// API keys: issue, recognise, list, revoke. A key itself is never stored, only its keyed hash.
#pragma once

#include "auth/principal.hpp"
#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <memory>
#include <optional>

namespace auth {

struct NewKey {
    std::string account;
    std::string name;
    std::vector<std::string> stores{};  // empty: all
    Areas areas = Areas::all();
    bool is_read_only = false;
    std::int64_t expires_ms = 0;  // since 1970; 0: never
};

struct KeyInfo {
    std::string id, account, name;
    std::vector<std::string> stores;
    Areas areas;
    bool is_read_only;
    std::int64_t created_ms, expires_ms, revoked_ms, last_used_ms;  // since 1970; 0: never
};

// Stores the hash of `key` under `id`. Any text may be a key: the demo's fixed one does not have
// the form of make_api_key(). Throws storage::NotUnique when the id or the key already exists.
void add_key(storage::Transaction& tx, const Pepper& pepper, const NewKey& fields,
             std::string_view id, std::string_view key, std::int64_t now_ms);
// The keys of an account, or of all accounts when it is "", by account and in the order they were
// made; revoked and expired ones included.
std::vector<KeyInfo> list_keys(storage::ReadView& view, std::string_view account);
// The keys of one account in that order, and the one with that id.
std::vector<KeyInfo> keys_of(storage::ReadView& view, std::string_view account);
std::optional<KeyInfo> key_of_id(storage::ReadView& view, std::string_view account,
                                 std::string_view id);

// Whether the key exists and is neither revoked nor expired.
bool is_valid_key(storage::ReadView& view, std::string_view account, std::string_view key_id,
                  std::int64_t now_ms);

// The hint that revoke_key() sends to the listeners of storage::Database::on_hint, in every
// process, so that they call KeyRing::forget().
inline constexpr std::string_view keys_hint = "keys";

// Revokes a key permanently. False when there is no such key. A key that is already revoked keeps
// the time of its first revocation.
bool revoke_key(storage::Transaction& tx, std::string_view key_id, std::int64_t now_ms);

// Recognises keys. The entry of a key is cached for at most 4 s, so that a revocation is effective
// everywhere within 5 s even when its hint gets lost. Any thread.
class KeyRing {
public:
    explicit KeyRing(const Pepper& pepper);
    ~KeyRing();

    // The key's owner, when it is cached and valid; null when the table would have to be read or
    // the key is refused. Counts as a use of the key.
    std::shared_ptr<const Principal> recall(std::string_view key, std::int64_t now_ms);

    // The key's owner, from the cache or by `view`. Throws base::Refusal (401) when the key is
    // empty, longer than 128 bytes, unknown, expired or revoked. Counts as a use of the key.
    std::shared_ptr<const Principal> recognise(std::string_view key, storage::ReadView& view,
                                               std::int64_t now_ms);

    // From now on every key is looked up in the table again. For after a revocation.
    void forget();

    // Writes the time of the last use of each key whose time in the table is at least a minute old.
    // The ring may be destroyed before the transaction is committed.
    void flush_last_used(storage::Transaction& tx);

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace auth
