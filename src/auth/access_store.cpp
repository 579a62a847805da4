// Keys, sign-ins and one-time links in their tables. Some look-ups here name no account,
// because they are how the account of a request is found.
#include "auth/access_store.hpp"

#include "auth/authors.hpp"
#include "auth/kiosk_passes.hpp"
#include "auth/pairings.hpp"
#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/columns.hpp"

#include <algorithm>

namespace auth {

namespace {

constexpr std::string_view reset_purpose = "reset";
constexpr std::int64_t forgotten_max = 1'000;

// What a password is compared with where there is none, at the cost of a real one.
constexpr std::string_view nobodys_hash =
    "$argon2id$v=19$m=65536,t=2,p=1$h5WAs/KYh0hkZQmw6VhCyg$"
    "I2RBUJ+iaCMcx0FB3ksU3hnZwL9yyKiMRMskGCrK63Y";

struct IdList {
    static std::string store(const std::vector<std::string>& ids) {
        std::string text;
        for (const std::string& id : ids) (text += text.empty() ? "" : ",") += id;
        return text;
    }
    static std::vector<std::string> load(std::string_view text) {
        std::vector<std::string> ids;
        while (!text.empty()) {
            const std::size_t comma = std::min(text.find(','), text.size());
            ids.emplace_back(text.substr(0, comma));
            text.remove_prefix(std::min(comma + 1, text.size()));
        }
        return ids;
    }
};
struct AreaBits {
    static std::int64_t store(Areas areas) { return areas.bits(); }
    static Areas load(std::int64_t bits) { return Areas(static_cast<std::uint16_t>(bits)); }
};
struct RoleName {
    static std::string_view store(SignInRole role) { return name_of(role); }
    static SignInRole load(std::string_view name) {
        for (const SignInRole role : {SignInRole::owner, SignInRole::person})
            if (name == name_of(role)) return role;
        return SignInRole::kiosk;
    }
};

using storage::member;
using storage::member_as;

constexpr storage::Column<KeyInfo> key_columns[] = {
    {"id", member<&KeyInfo::id>},
    {"account", member<&KeyInfo::account>},
    {"name", member<&KeyInfo::name>},
    {"stores", member_as<IdList, &KeyInfo::stores>},
    {"areas", member_as<AreaBits, &KeyInfo::areas>},
    {"read_only", member<&KeyInfo::is_read_only>},
    {"created_ms", member<&KeyInfo::created_ms>},
    {"expires_ms", member<&KeyInfo::expires_ms>},
    {"revoked_ms", member<&KeyInfo::revoked_ms>},
    {"last_used_ms", member<&KeyInfo::last_used_ms>}};
constexpr auto select_key =
    storage::select(key_columns, "FROM api_key WHERE account = $1 AND id = $2");
constexpr auto select_keys = storage::select(
    key_columns, "FROM api_key WHERE $1 = '' OR account = $1 ORDER BY account, created_ms, id");
constexpr auto select_keys_of =
    storage::select(key_columns, "FROM api_key WHERE account = $1 ORDER BY created_ms, id");
constexpr storage::Statement select_key_of_hash{"SELECT hash, ", storage::names(key_columns),
                                                " FROM api_key WHERE hash = $1"};

constexpr storage::Column<SignIn> sign_in_columns[] = {
    {"id", member<&SignIn::id>},
    {"account", member<&SignIn::account>},
    {"store", member<&SignIn::store>},
    {"email", member<&SignIn::email>},
    {"password_hash", member<&SignIn::password_hash>},
    {"role", member_as<RoleName, &SignIn::role>},
    {"active", member<&SignIn::is_active>},
    {"last_ms", member<&SignIn::last_ms>},
    {"factor", member<&SignIn::factor>},
    {"factor_pending", member<&SignIn::factor_pending>},
    {"factor_step", member<&SignIn::factor_step>}};
constexpr auto select_sign_in =
    storage::select(sign_in_columns, "FROM sign_in WHERE account = $1 AND id = $2");
constexpr auto select_sign_in_named =
    storage::select(sign_in_columns, "FROM sign_in WHERE account = $1 AND email = $2");
constexpr auto select_sign_ins = storage::select(
    sign_in_columns, "FROM sign_in WHERE $1 = '' OR account = $1 ORDER BY account, email");
constexpr auto select_people =
    storage::select(sign_in_columns,
                    "FROM sign_in WHERE email = $1 AND ($2 = '' OR account = $2) AND active = 1 "
                    "AND password_hash <> '' AND role <> 'kiosk' ORDER BY created_ms, id LIMIT $3");
constexpr storage::Statement select_reset{
    "SELECT r.expires_ms, ", storage::names(sign_in_columns, "s."),
    " FROM reset r JOIN sign_in s ON s.account = r.account AND s.id = r.sign_in "
    "WHERE r.hash = $1 AND r.used_ms = 0 AND r.expires_ms > $2 AND s.active = 1"};

// The ids in $2 are a JSON array.
constexpr std::string_view keys_on_sqlite =
    "SELECT k.id, k.name FROM json_each($2) w CROSS JOIN api_key k "
    "ON k.account = $1 AND k.id = w.value";
constexpr std::string_view keys_on_postgres =
    "SELECT k.id, k.name FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id, name FROM api_key WHERE account = $1 AND id = w.id OFFSET 0) k";
// A person's users are in many stores; only that of the store $3 gives its document.
constexpr std::string_view people_on_sqlite =
    "SELECT s.id, s.email, u.doc FROM json_each($2) w "
    "CROSS JOIN sign_in s ON s.account = $1 AND s.id = w.value "
    "LEFT JOIN reference f ON f.account = $1 AND f.to_id = s.id AND f.field = 'signIn' "
    "LEFT JOIN record u ON u.account = $1 AND u.id = f.from_id AND u.store = $3 "
    "ORDER BY s.id, u.active";
constexpr std::string_view people_on_postgres =
    "SELECT s.id, s.email, u.doc FROM json_array_elements_text($2::json) AS w (id) "
    "CROSS JOIN LATERAL (SELECT id, email FROM sign_in "
    "WHERE account = $1 AND id = w.id OFFSET 0) s "
    "LEFT JOIN LATERAL (SELECT from_id FROM reference "
    "WHERE account = $1 AND to_id = s.id AND field = 'signIn' OFFSET 0) f ON true "
    "LEFT JOIN LATERAL (SELECT store, active, doc FROM record "
    "WHERE account = $1 AND id = f.from_id OFFSET 0) u ON u.store = $3 "
    "ORDER BY s.id, u.active";

constexpr std::string_view devices_on_sqlite =
    "SELECT p.id, p.name FROM json_each($2) w CROSS JOIN pairing p "
    "ON p.account = $1 AND p.id = w.value";
constexpr std::string_view devices_on_postgres =
    "SELECT p.id, p.name FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id, name FROM pairing WHERE account = $1 AND id = w.id OFFSET 0) p";
// Those who have entered their pin at one.
constexpr std::string_view users_on_sqlite =
    "SELECT u.id, u.doc FROM json_each($2) w CROSS JOIN record u "
    "ON u.account = $1 AND u.id = w.value AND u.kind = 'user'";
constexpr std::string_view users_on_postgres =
    "SELECT u.id, u.doc FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id, doc FROM record WHERE account = $1 AND id = w.id AND kind = 'user' OFFSET 0) u";

Author author_of_key(std::string_view name) {
    return {"key", name.empty() ? "key without a name" : std::string(name)};
}
Author author_of_user(std::string_view doc, std::string_view id) {
    std::string name = kinds::full_name(schema::read_stored(doc, kinds::user));
    return {"person", name.empty() ? std::string(id) : std::move(name)};
}
Author author_without_id(std::string_view word) {
    return {word == upkeep_name ? "job" : "operator", std::string(word)};
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
    const std::string stores = IdList::store(fields.stores);
    tx.execute(
        "INSERT INTO api_key (account, id, hash, name, stores, areas, read_only, created_ms, "
        "expires_ms, revoked_ms, last_used_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0)",
        {fields.account, id, hash, fields.name, stores, std::int64_t{fields.areas.bits()},
         std::int64_t{fields.is_read_only}, now_ms, fields.expires_ms});
}

std::vector<KeyInfo> list_keys(storage::ReadView& view, std::string_view account) {
    return storage::read_all(key_columns, view.query(select_keys, {account}));
}

std::vector<KeyInfo> keys_of(storage::ReadView& view, std::string_view account) {
    return storage::read_all(key_columns, view.query(select_keys_of, {account}));
}

std::optional<KeyInfo> key_of_id(storage::ReadView& view, std::string_view account,
                                 std::string_view id) {
    return storage::read_first(key_columns, view.query(select_key, {account, id}));
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
    auto rows = view.query(select_key_of_hash, {hash});
    if (!rows.next()) return std::nullopt;
    return StoredKey{storage::read_row(key_columns, rows, 1), std::string(rows.text(0))};
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
    return storage::read_first(sign_in_columns, view.query(select_sign_in_named, {account, key}));
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
    return storage::read_all(sign_in_columns,
                             view.query(select_people, {key, account, namesakes_max}));
}

std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view account,
                                   std::string_view id) {
    return storage::read_first(sign_in_columns, view.query(select_sign_in, {account, id}));
}

bool is_password_of(const std::optional<SignIn>& sign_in, std::string_view password) {
    const bool has_password = sign_in && !sign_in->password_hash.empty();
    const bool matches = password_matches(
        has_password ? std::string_view(sign_in->password_hash) : nobodys_hash, password);
    return matches && has_password;
}

std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account) {
    return storage::read_all(sign_in_columns, view.query(select_sign_ins, {account}));
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
    if (!base::is_id(id)) return author_without_id(id);
    {
        auto keys =
            view.query("SELECT name FROM api_key WHERE account = $1 AND id = $2", {account, id});
        if (keys.next()) return author_of_key(keys.text(0));
    }
    {
        auto people =
            view.query("SELECT email FROM sign_in WHERE account = $1 AND id = $2", {account, id});
        if (people.next()) return {"person", std::string(people.text(0))};
    }
    if (const auto pairing = find_pairing(view, account, id)) return {device_kind, pairing->name};
    auto users = view.query(
        "SELECT doc FROM record WHERE account = $1 AND id = $2 AND kind = 'user'", {account, id});
    if (users.next()) return author_of_user(users.text(0), id);
    return {"unknown", std::string(id)};
}

// Adds those who act at paired devices: the devices, and the users who entered their pin there.
static void add_authors_at_devices(storage::ReadView& view, std::string_view account,
                                   Authors& authors) {
    std::vector<std::string> unknown;
    for (const auto& [id, author] : authors)
        if (author.kind == "unknown") unknown.push_back(base::json_string(id));
    if (unknown.empty()) return;
    const bool is_sqlite = view.engine() == storage::Engine::sqlite;
    const std::string list = base::json_array(unknown);
    {
        auto devices =
            view.query(is_sqlite ? devices_on_sqlite : devices_on_postgres, {account, list});
        while (devices.next())
            authors[std::string(devices.text(0))] = {device_kind, std::string(devices.text(1))};
    }
    auto users = view.query(is_sqlite ? users_on_sqlite : users_on_postgres, {account, list});
    while (users.next())
        authors[std::string(users.text(0))] = author_of_user(users.text(1), users.text(0));
}

Authors authors_of(storage::ReadView& view, std::string_view account, std::string_view store,
                   const std::set<std::string, std::less<>>& ids) {
    Authors authors;
    std::vector<std::string> wanted;
    for (const std::string& id : ids) {
        const bool is_id = base::is_id(id);
        authors.emplace(id, is_id ? Author{"unknown", id} : author_without_id(id));
        if (is_id) wanted.push_back(base::json_string(id));
    }
    if (wanted.empty()) return authors;
    const bool is_sqlite = view.engine() == storage::Engine::sqlite;
    const std::string list = base::json_array(wanted);
    {
        auto keys = view.query(is_sqlite ? keys_on_sqlite : keys_on_postgres, {account, list});
        while (keys.next()) authors[std::string(keys.text(0))] = author_of_key(keys.text(1));
    }
    auto people =
        view.query(is_sqlite ? people_on_sqlite : people_on_postgres, {account, list, store});
    while (people.next()) {
        Author& person = authors[std::string(people.text(0))];
        if (person.kind != "person") person = {"person", std::string(people.text(1))};
        if (people.is_null(2)) continue;
        const auto user = schema::read_stored(people.text(2), kinds::user);
        if (std::string name = kinds::full_name(user); !name.empty()) person.name = std::move(name);
    }
    add_authors_at_devices(view, account, authors);
    return authors;
}

std::shared_ptr<const Principal> principal_now(storage::ReadView& view, std::string_view account,
                                               std::string_view id, std::int64_t now_ms) {
    if (auto key = key_of_id(view, account, id)) {
        const bool is_over = key->expires_ms != 0 && key->expires_ms <= now_ms;
        if (key->revoked_ms != 0 || is_over) return nullptr;
        return std::make_shared<const Principal>(Principal{
            key->account, key->id, std::move(key->stores), key->is_read_only, key->areas});
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
    auto rows = view.query(select_reset, {hash, now_ms});
    if (!rows.next()) return std::nullopt;
    return Reset{storage::read_row(sign_in_columns, rows, 1), rows.integer(0)};
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
