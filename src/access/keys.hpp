// API keys: issue, recognise, list, revoke.
#pragma once

#include "access/principal.hpp"
#include "access/secrets.hpp"
#include "storage/database.hpp"

#include <memory>

namespace auth {

struct NewKey {
    std::string account;
    std::string name;
    std::vector<std::string> stores{};  // empty: all
    Areas areas = Areas::all();
    bool is_read_only = false;
    std::int64_t expires_ms = 0;  // 0: never
};

struct KeyInfo {
    std::string id, account, name;
    std::vector<std::string> stores;
    Areas areas;
    bool is_read_only;
    std::int64_t created_ms, expires_ms, revoked_ms, last_used_ms;  // 0: never
};

// Stores the hash of `key` under `id`. The demo's fixed key comes this way too.
void add_key(storage::Transaction& tx, const Pepper& pepper, const NewKey& fields,
             std::string_view id, std::string_view key, std::int64_t now_ms);
// In the order they were made. "": all accounts.
std::vector<KeyInfo> list_keys(storage::ReadView& view, std::string_view account);
// What revoke_key() tells storage::Database::on_hint, for KeyRing::forget().
inline constexpr std::string_view keys_hint = "keys";
// False when there is no such key; a key that is revoked already keeps its time.
bool revoke_key(storage::Transaction& tx, std::string_view key_id, std::int64_t now_ms);

// Recognises keys; remembers answers for at most 4 s so that a revocation holds within 5 s.
// Any thread.
class KeyRing {
public:
    explicit KeyRing(const Pepper& pepper);
    ~KeyRing();

    // The key's owner when recognise() would return it without looking at its view; else null.
    std::shared_ptr<const Principal> recall(std::string_view key, std::int64_t now_ms);

    // Throws base::Refusal 401: absent, unknown, expired or revoked. `view` is the caller's.
    std::shared_ptr<const Principal> recognise(std::string_view key, storage::ReadView& view,
                                               std::int64_t now_ms);

    void forget();  // after a revocation

    // Writes when keys were last used, as far as the tables are more than a minute behind.
    void flush_last_used(storage::Transaction& tx);

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace auth
