// Keys, sign-ins and one-time links in their tables. Some look-ups here name no account,
// because they are how the account of a request is found.
#include "access/access_store.hpp"

#include "access/authors.hpp"
#include "access/kiosk_passes.hpp"
#include "access/sign_ins.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "storage/tables/installation.hpp"

#include <algorithm>

namespace auth {

namespace {

constexpr std::string_view pepper_name = "pepper";

std::string joined(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        if (!text.empty()) text += ',';
        text += id;
    }
    return text;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> ids;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        ids.emplace_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return ids;
}

KeyInfo key_of(const storage::Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .account = std::string(rows.text(1)),
            .name = std::string(rows.text(2)),
            .stores = split(rows.text(3)),
            .areas = Areas(static_cast<std::uint16_t>(rows.integer(4))),
            .is_read_only = rows.integer(5) != 0,
            .created_ms = rows.integer(6),
            .expires_ms = rows.integer(7),
            .revoked_ms = rows.integer(8),
            .last_used_ms = rows.integer(9)};
}

SignIn sign_in_of(const storage::Rows& rows) {
    return {
        .id = std::string(rows.text(0)),
        .account = std::string(rows.text(1)),
        .store = std::string(rows.text(2)),
        .email = std::string(rows.text(3)),
        .password_hash = std::string(rows.text(4)),
        .role = rows.text(5) == name_of(SignInRole::owner) ? SignInRole::owner : SignInRole::kiosk,
        .is_active = rows.integer(6) != 0};
}

}  // namespace

std::string email_key(std::string_view email) { return base::lower_ascii(base::trimmed(email)); }

std::string_view name_of(SignInRole role) { return role == SignInRole::owner ? "owner" : "kiosk"; }

Pepper load_pepper(storage::Database& database, base::Random& random) {
    std::optional<std::string> key;
    database.read(
        [&](storage::ReadView& view) { key = storage::installation_value(view, pepper_name); });
    if (key) return Pepper(*key);
    const std::string fresh = random_hex(random, 32);
    database.write_now([&](storage::Transaction& tx) {
        key = storage::settle_installation_value(tx, pepper_name, fresh);
    });
    return Pepper(*key);
}

void add_key(storage::Transaction& tx, const Pepper& pepper, const NewKey& fields,
             std::string_view id, std::string_view key, std::int64_t now_ms) {
    const std::string hash = pepper.hash(key_purpose, key);
    const std::string stores = joined(fields.stores);
    tx.execute(
        "INSERT INTO api_key (account, id, hash, name, stores, areas, read_only, created_ms, "
        "expires_ms, revoked_ms, last_used_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0)",
        {fields.account, id, hash, fields.name, stores, std::int64_t{fields.areas.bits()},
         std::int64_t{fields.is_read_only}, now_ms, fields.expires_ms});
}

std::vector<KeyInfo> list_keys(storage::ReadView& view, std::string_view account) {
    std::vector<KeyInfo> keys;
    auto rows = view.query(
        "SELECT id, account, name, stores, areas, read_only, created_ms, expires_ms, revoked_ms, "
        "last_used_ms FROM api_key WHERE $1 = '' OR account = $1 ORDER BY account, created_ms, id",
        {account});
    while (rows.next()) keys.push_back(key_of(rows));
    return keys;
}

bool is_valid_key(storage::ReadView& view, std::string_view account, std::string_view key_id,
                  std::int64_t now_ms) {
    return view
        .query(
            "SELECT 1 FROM api_key WHERE account = $1 AND id = $2 AND revoked_ms = 0 "
            "AND (expires_ms = 0 OR expires_ms > $3)",
            {account, key_id, now_ms})
        .next();
}

bool revoke_key(storage::Transaction& tx, std::string_view key_id, std::int64_t now_ms) {
    tx.hint(keys_hint);
    return tx.execute(
               "UPDATE api_key SET revoked_ms = CASE WHEN revoked_ms = 0 THEN $1 ELSE revoked_ms "
               "END WHERE id = $2",
               {now_ms, key_id}) > 0;
}

std::optional<StoredKey> find_key(storage::ReadView& view, std::string_view hash) {
    auto rows = view.query(
        "SELECT id, account, name, stores, areas, read_only, created_ms, expires_ms, revoked_ms, "
        "last_used_ms, hash FROM api_key WHERE hash = $1",
        {hash});
    if (!rows.next()) return std::nullopt;
    return StoredKey{key_of(rows), std::string(rows.text(10))};
}

void note_key_used(storage::Transaction& tx, std::string_view account, std::string_view key_id,
                   std::int64_t at_ms) {
    tx.execute(
        "UPDATE api_key SET last_used_ms = $1 WHERE account = $2 AND id = $3 AND last_used_ms < $1",
        {at_ms, account, key_id});
}

void add_sign_in(storage::Transaction& tx, const SignIn& sign_in, std::int64_t now_ms) {
    const std::string email = email_key(sign_in.email);
    if (find_sign_in(tx, email))
        throw base::Refusal::invalid("email", "is in use by another sign-in");
    tx.execute(
        "INSERT INTO sign_in (account, id, store, email, password_hash, role, active, created_ms) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {sign_in.account, sign_in.id, sign_in.store, email, sign_in.password_hash,
         name_of(sign_in.role), std::int64_t{sign_in.is_active}, now_ms});
}

std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view email) {
    const std::string key = email_key(email);
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active FROM sign_in "
        "WHERE email = $1",
        {key});
    if (!rows.next()) return std::nullopt;
    return sign_in_of(rows);
}

std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account) {
    std::vector<SignIn> sign_ins;
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active FROM sign_in "
        "WHERE $1 = '' OR account = $1 ORDER BY account, email",
        {account});
    while (rows.next()) sign_ins.push_back(sign_in_of(rows));
    return sign_ins;
}

bool set_sign_in_active(storage::Transaction& tx, std::string_view email, bool is_active,
                        std::int64_t now_ms) {
    const auto found = find_sign_in(tx, email);
    if (!found) return false;
    if (!found->store.empty()) tx.lock(found->account, found->store);
    if (!is_active) revoke_passes_of_sign_in(tx, found->account, found->id, now_ms);
    tx.execute("UPDATE sign_in SET active = $1 WHERE account = $2 AND id = $3",
               {std::int64_t{is_active}, found->account, found->id});
    return true;
}

// Finds every author of the past, since keys and sign-ins are never removed, only revoked or made
// inactive.
Author author_of(storage::ReadView& view, std::string_view account, std::string_view id) {
    if (!base::is_id(id)) return {"operator", std::string(id)};
    {
        auto keys =
            view.query("SELECT name FROM api_key WHERE account = $1 AND id = $2", {account, id});
        if (keys.next())
            return {"key", keys.text(0).empty() ? "key without a name" : std::string(keys.text(0))};
    }
    auto people =
        view.query("SELECT email FROM sign_in WHERE account = $1 AND id = $2", {account, id});
    if (people.next()) return {"person", std::string(people.text(0))};
    return {"unknown", std::string(id)};
}

void add_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms, int hours) {
    const std::string hash = pepper.hash("reset", token);
    tx.execute("DELETE FROM reset WHERE account = $1 AND sign_in = $2",
               {sign_in.account, sign_in.id});
    tx.execute("INSERT INTO reset (hash, account, sign_in, expires_ms) VALUES ($1, $2, $3, $4)",
               {hash, sign_in.account, sign_in.id, now_ms + std::int64_t{hours} * 3'600'000});
}

}  // namespace auth
