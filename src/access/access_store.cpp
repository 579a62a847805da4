// Keys, sign-ins and one-time links in their tables. Some look-ups here name no account,
// because they are how the account of a request is found.
#include "access/access_store.hpp"

#include "access/authors.hpp"
#include "access/kiosk_passes.hpp"
#include "access/sessions.hpp"
#include "access/sign_ins.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"

#include <algorithm>

namespace auth {

namespace {

constexpr std::string_view reset_purpose = "reset";
constexpr std::int64_t forgotten_max = 1'000;

// What a password is compared with where there is none: it costs what a real one does.
constexpr std::string_view nobodys_hash =
    "$argon2id$v=19$m=65536,t=2,p=1$h5WAs/KYh0hkZQmw6VhCyg$"
    "I2RBUJ+iaCMcx0FB3ksU3hnZwL9yyKiMRMskGCrK63Y";

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

SignInRole role_named(std::string_view name) {
    for (const SignInRole role : {SignInRole::owner, SignInRole::person})
        if (name == name_of(role)) return role;
    return SignInRole::kiosk;
}

SignIn sign_in_of(const storage::Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .account = std::string(rows.text(1)),
            .store = std::string(rows.text(2)),
            .email = std::string(rows.text(3)),
            .password_hash = std::string(rows.text(4)),
            .role = role_named(rows.text(5)),
            .is_active = rows.integer(6) != 0,
            .last_ms = rows.integer(7),
            .factor = std::string(rows.text(8)),
            .factor_pending = std::string(rows.text(9)),
            .factor_step = rows.integer(10)};
}

}  // namespace

std::string email_key(std::string_view email) { return base::lower_ascii(base::trimmed(email)); }

std::string_view name_of(SignInRole role) {
    switch (role) {
        case SignInRole::owner: return "owner";
        case SignInRole::person: return "person";
        case SignInRole::kiosk: break;
    }
    return "kiosk";
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
    if (sign_in_named(tx, sign_in.account, email))
        throw base::Refusal::invalid("email", "is in use by another sign-in");
    tx.execute(
        "INSERT INTO sign_in (account, id, store, email, password_hash, role, active, created_ms) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {sign_in.account, sign_in.id, sign_in.store, email, sign_in.password_hash,
         name_of(sign_in.role), std::int64_t{sign_in.is_active}, now_ms});
}

std::optional<SignIn> sign_in_named(storage::ReadView& view, std::string_view account,
                                    std::string_view email) {
    const std::string key = email_key(email);
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active, last_ms, "
        "factor, factor_pending, factor_step FROM sign_in "
        "WHERE account = $1 AND email = $2",
        {account, key});
    if (!rows.next()) return std::nullopt;
    return sign_in_of(rows);
}

std::vector<std::string> accounts_with(storage::ReadView& view, std::string_view email) {
    const std::string key = email_key(email);
    auto rows =
        view.query("SELECT account FROM sign_in WHERE email = $1 ORDER BY created_ms, id", {key});
    std::vector<std::string> accounts;
    while (rows.next()) accounts.emplace_back(rows.text(0));
    return accounts;
}

std::vector<SignIn> people_named(storage::ReadView& view, std::string_view email,
                                 std::string_view account) {
    const std::string key = email_key(email);
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active, last_ms, "
        "factor, factor_pending, factor_step FROM sign_in "
        "WHERE email = $1 AND ($2 = '' OR account = $2) AND active = 1 AND password_hash <> '' "
        "AND role <> 'kiosk' ORDER BY created_ms, id LIMIT $3",
        {key, account, namesakes_max});
    std::vector<SignIn> people;
    while (rows.next()) people.push_back(sign_in_of(rows));
    return people;
}

std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view account,
                                   std::string_view id) {
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active, last_ms, "
        "factor, factor_pending, factor_step FROM sign_in "
        "WHERE account = $1 AND id = $2",
        {account, id});
    if (!rows.next()) return std::nullopt;
    return sign_in_of(rows);
}

bool is_password_of(const std::optional<SignIn>& sign_in, std::string_view password) {
    const bool has_password = sign_in && !sign_in->password_hash.empty();
    const bool matches = password_matches(
        has_password ? std::string_view(sign_in->password_hash) : nobodys_hash, password);
    return matches && has_password;
}

std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account) {
    std::vector<SignIn> sign_ins;
    auto rows = view.query(
        "SELECT id, account, store, email, password_hash, role, active, last_ms, "
        "factor, factor_pending, factor_step FROM sign_in "
        "WHERE $1 = '' OR account = $1 ORDER BY account, email",
        {account});
    while (rows.next()) sign_ins.push_back(sign_in_of(rows));
    return sign_ins;
}

void set_sign_in_active(storage::Transaction& tx, const SignIn& sign_in, bool is_active,
                        std::int64_t now_ms) {
    tx.lock(sign_in.account, "");
    if (!sign_in.store.empty()) tx.lock(sign_in.account, sign_in.store);
    if (!is_active) {
        revoke_passes_of_sign_in(tx, sign_in.account, sign_in.id, now_ms);
        end_sessions_of(tx, sign_in.account, sign_in.id, "", now_ms);
        remove_resets(tx, sign_in.account, sign_in.id);
    }
    tx.execute("UPDATE sign_in SET active = $1 WHERE account = $2 AND id = $3",
               {std::int64_t{is_active}, sign_in.account, sign_in.id});
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

std::shared_ptr<const Principal> principal_now(storage::ReadView& view, std::string_view account,
                                               std::string_view id, std::int64_t now_ms) {
    {
        auto rows = view.query(
            "SELECT id, account, name, stores, areas, read_only, created_ms, expires_ms, "
            "revoked_ms, last_used_ms FROM api_key WHERE account = $1 AND id = $2",
            {account, id});
        if (rows.next()) {
            KeyInfo key = key_of(rows);
            const bool is_over = key.expires_ms != 0 && key.expires_ms <= now_ms;
            if (key.revoked_ms != 0 || is_over) return nullptr;
            return std::make_shared<const Principal>(
                Principal{key.account, key.id, std::move(key.stores), key.is_read_only, key.areas});
        }
    }
    const auto sign_in = find_sign_in(view, account, id);
    if (!sign_in || !sign_in->is_active) return nullptr;
    auto person = std::make_shared<Person>();
    person->account = account;
    person->id = id;
    person->rights = rights_of(view, account, id);
    if (person->rights.empty()) return nullptr;
    person->sees_every_store = is_every_store(view, account, person->rights);
    return principal_of(std::move(person));
}

void set_password(storage::Transaction& tx, std::string_view account, std::string_view id,
                  std::string_view hash) {
    tx.execute("UPDATE sign_in SET password_hash = $1 WHERE account = $2 AND id = $3",
               {hash, account, id});
}

void set_factor(storage::Transaction& tx, const SignIn& sign_in) {
    tx.execute(
        "UPDATE sign_in SET factor = $1, factor_pending = $2, factor_step = $3 "
        "WHERE account = $4 AND id = $5",
        {sign_in.factor, sign_in.factor_pending, sign_in.factor_step, sign_in.account, sign_in.id});
}

void note_signed_in(storage::Transaction& tx, std::string_view account, std::string_view id,
                    std::int64_t now_ms) {
    tx.post("UPDATE sign_in SET last_ms = $1 WHERE account = $2 AND id = $3",
            {now_ms, account, id});
}

void add_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms, int hours) {
    const std::string hash = pepper.hash(reset_purpose, token);
    remove_resets(tx, sign_in.account, sign_in.id);
    tx.execute("INSERT INTO reset (hash, account, sign_in, expires_ms) VALUES ($1, $2, $3, $4)",
               {hash, sign_in.account, sign_in.id, now_ms + std::int64_t{hours} * 3'600'000});
}

void remove_resets(storage::Transaction& tx, std::string_view account, std::string_view sign_in) {
    tx.execute("DELETE FROM reset WHERE account = $1 AND sign_in = $2", {account, sign_in});
}

std::optional<Reset> find_reset(storage::ReadView& view, const Pepper& pepper,
                                std::string_view token, std::int64_t now_ms) {
    const std::string hash = pepper.hash(reset_purpose, token);
    auto rows = view.query(
        "SELECT s.id, s.account, s.store, s.email, s.password_hash, s.role, s.active, s.last_ms, "
        "s.factor, s.factor_pending, s.factor_step, r.expires_ms FROM reset r JOIN sign_in s ON "
        "s.account = r.account AND s.id = r.sign_in "
        "WHERE r.hash = $1 AND r.used_ms = 0 AND r.expires_ms > $2 AND s.active = 1",
        {hash, now_ms});
    if (!rows.next()) return std::nullopt;
    return Reset{sign_in_of(rows), rows.integer(11)};
}

std::int64_t reset_expires_ms(storage::ReadView& view, std::string_view account,
                              std::string_view sign_in) {
    auto rows = view.query(
        "SELECT expires_ms FROM reset WHERE account = $1 AND sign_in = $2 AND used_ms = 0 "
        "ORDER BY expires_ms DESC LIMIT 1",
        {account, sign_in});
    return rows.next() ? rows.integer(0) : 0;
}

bool use_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms) {
    const std::string hash = pepper.hash(reset_purpose, token);
    return tx.execute(
               "UPDATE reset SET used_ms = $1 WHERE hash = $2 AND account = $3 AND sign_in = $4 "
               "AND used_ms = 0 AND expires_ms > $1",
               {now_ms, hash, sign_in.account, sign_in.id}) == 1;
}

std::int64_t forget_resets(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM reset WHERE account = $1 AND hash IN (SELECT r.hash FROM reset r "
        "WHERE r.account = $1 AND r.expires_ms < $2 ORDER BY r.expires_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

}  // namespace auth
