// Paired devices and their codes, in their tables.
#include "auth/pairings.hpp"

#include "kinds/role.hpp"
#include "schema/json.hpp"
#include "storage/columns.hpp"

namespace auth {
namespace {

constexpr std::int64_t forgotten_max = 1'000;

using storage::member;
constexpr storage::Column<Pairing> made_columns[] = {{"account", member<&Pairing::account>},
                                                     {"id", member<&Pairing::id>},
                                                     {"store", member<&Pairing::store>},
                                                     {"made_by", member<&Pairing::made_by>},
                                                     {"created_ms", member<&Pairing::created_ms>}};
constexpr storage::Column<Pairing> changed_columns[] = {
    {"name", member<&Pairing::name>},
    {"role", member<&Pairing::role>},
    {"page", member<&Pairing::page>},
    {"token", member<&Pairing::token>},
    {"paired_ms", member<&Pairing::paired_ms>},
    {"last_ms", member<&Pairing::last_ms>},
    {"revoked_ms", member<&Pairing::revoked_ms>},
    {"network", member<&Pairing::network>},
    {"agent", member<&Pairing::agent>},
    {"revision", member<&Pairing::revision>}};
constexpr auto columns = storage::joined(made_columns, changed_columns);

constexpr auto select_one = storage::select(columns, "FROM pairing WHERE account = $1 AND id = $2");
constexpr auto select_of_token =
    storage::select(columns, "FROM pairing WHERE account = $1 AND token = $2 AND token <> ''");
constexpr auto select_of_store =
    storage::select(columns,
                    "FROM pairing WHERE account = $1 AND store = $2 AND revoked_ms = 0 "
                    "ORDER BY name, id");

std::string hash_of_code(const Pepper& pepper, std::string_view text) {
    return pepper.hash("pairing code", pairing_code_key(text));
}

void write(storage::Transaction& tx, const Pairing& pairing) {
    tx.hint(sessions_hint);
    tx.execute(
        "UPDATE pairing SET name = $3, role = $4, page = $5, token = $6, paired_ms = $7, "
        "last_ms = $8, revoked_ms = $9, network = $10, agent = $11, revision = $12 "
        "WHERE account = $1 AND id = $2",
        {pairing.account, pairing.id, pairing.name, pairing.role, pairing.page, pairing.token,
         pairing.paired_ms, pairing.last_ms, pairing.revoked_ms, pairing.network, pairing.agent,
         pairing.revision});
}

void remove_codes(storage::Transaction& tx, const Pairing& pairing) {
    tx.execute("DELETE FROM pairing_code WHERE account = $1 AND pairing = $2",
               {pairing.account, pairing.id});
}

}  // namespace

std::vector<Pairing> pairings_of(storage::ReadView& view, std::string_view account,
                                 std::string_view store) {
    return storage::read_all(columns, view.query(select_of_store, {account, store}));
}

std::optional<Pairing> find_pairing(storage::ReadView& view, std::string_view account,
                                    std::string_view id) {
    return storage::read_first(columns, view.query(select_one, {account, id}));
}

std::int64_t count_pairings(storage::ReadView& view, std::string_view account,
                            std::string_view store) {
    auto rows = view.query(
        "SELECT COUNT(*) FROM pairing WHERE account = $1 AND store = $2 AND revoked_ms = 0",
        {account, store});
    return rows.next() ? rows.integer(0) : 0;
}

void add_pairing(storage::Transaction& tx, const Pairing& pairing) {
    tx.execute(
        "INSERT INTO pairing (account, id, store, name, role, page, token, made_by, created_ms, "
        "paired_ms, last_ms, revoked_ms, network, agent, revision) "
        "VALUES ($1, $2, $3, $4, $5, $6, '', $7, $8, 0, 0, 0, '', '', $9)",
        {pairing.account, pairing.id, pairing.store, pairing.name, pairing.role, pairing.page,
         pairing.made_by, pairing.created_ms, pairing.revision});
}

void change_pairing(storage::Transaction& tx, Pairing& pairing) {
    ++pairing.revision;
    write(tx, pairing);
}

void revoke_pairing(storage::Transaction& tx, Pairing& pairing, std::int64_t now_ms) {
    remove_codes(tx, pairing);
    pairing.token.clear();
    pairing.revoked_ms = now_ms;
    change_pairing(tx, pairing);
}

void unpair(storage::Transaction& tx, std::string_view account, std::string_view id,
            std::string_view token_hash) {
    tx.hint(sessions_hint);
    tx.execute(
        "UPDATE pairing SET token = '', revision = revision + 1 "
        "WHERE account = $1 AND id = $2 AND token = $3",
        {account, id, token_hash});
}

void note_pairing_used(storage::Transaction& tx, std::string_view account, std::string_view id,
                       std::int64_t now_ms) {
    tx.execute(
        "UPDATE pairing SET last_ms = $3 WHERE account = $1 AND id = $2 AND token <> '' "
        "AND last_ms < $3",
        {account, id, now_ms});
}

void put_pairing_code(storage::Transaction& tx, const Pepper& pepper, const PairingCode& code,
                      std::string_view text) {
    const std::string hash = hash_of_code(pepper, text);
    tx.execute("DELETE FROM pairing_code WHERE account = $1 AND pairing = $2",
               {code.account, code.pairing});
    tx.execute(
        "INSERT INTO pairing_code (hash, account, pairing, maker, expires_ms) "
        "VALUES ($1, $2, $3, $4, $5)",
        {hash, code.account, code.pairing, code.maker, code.expires_ms});
}

std::optional<PairingCode> find_pairing_code(storage::ReadView& view, const Pepper& pepper,
                                             std::string_view text, std::int64_t now_ms) {
    const std::string hash = hash_of_code(pepper, text);
    auto rows = view.query(
        "SELECT account, pairing, maker, expires_ms FROM pairing_code WHERE hash = $1 "
        "AND expires_ms > $2",
        {hash, now_ms});
    if (!rows.next()) return {};
    return PairingCode{std::string(rows.text(0)), std::string(rows.text(1)),
                       std::string(rows.text(2)), rows.integer(3)};
}

std::int64_t pairing_code_expires_ms(storage::ReadView& view, std::string_view account,
                                     std::string_view pairing, std::int64_t now_ms) {
    auto rows = view.query(
        "SELECT MAX(expires_ms) FROM pairing_code WHERE account = $1 AND pairing = $2 "
        "AND expires_ms > $3",
        {account, pairing, now_ms});
    return rows.next() && !rows.is_null(0) ? rows.integer(0) : 0;
}

std::int64_t forget_pairing_codes(storage::Transaction& tx, std::string_view account,
                                  std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM pairing_code WHERE account = $1 AND hash IN (SELECT c.hash "
        "FROM pairing_code c WHERE c.account = $1 AND c.expires_ms < $2 "
        "ORDER BY c.expires_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

bool begin_pairing(storage::Transaction& tx, const Pepper& pepper, std::string_view code,
                   Pairing& pairing, std::string_view token, std::int64_t now_ms) {
    const std::string hash = hash_of_code(pepper, code);
    if (tx.execute("DELETE FROM pairing_code WHERE hash = $1 AND account = $2 AND pairing = $3 "
                   "AND expires_ms > $4",
                   {hash, pairing.account, pairing.id, now_ms}) != 1)
        return false;
    pairing.token = session_hash(pepper, token);
    // Two sessions of a device never begin at the same time, even if the clock was set back.
    pairing.paired_ms = std::max(now_ms, pairing.paired_ms + 1);
    pairing.last_ms = now_ms;
    change_pairing(tx, pairing);
    return true;
}

std::optional<FoundSession> find_paired(storage::ReadView& view, const Pepper& pepper,
                                        const SessionToken& token) {
    const std::string hash = session_hash(pepper, token.token);
    const auto pairing =
        storage::read_first(columns, view.query(select_of_token, {token.account, hash}));
    if (!pairing) return {};
    return session_of_pairing(view, *pairing, csrf_token(pepper, token.token));
}

std::optional<FoundSession> session_of_pairing(storage::ReadView& view, const Pairing& pairing,
                                               std::string csrf_token) {
    kinds::PrivilegeSet of_role;
    {
        auto rows = view.query(
            "SELECT r.doc FROM record r JOIN record s ON s.account = $1 AND s.id = $3 "
            "AND s.kind = 'store' AND s.active = 1 WHERE r.account = $1 AND r.id = $2 "
            "AND r.store = $3 AND r.kind = 'role' AND r.active = 1",
            {pairing.account, pairing.role, pairing.store});
        if (!rows.next()) return {};
        of_role = kinds::privileges_of(schema::read_stored(rows.text(0), kinds::role));
    }
    return device_session(pairing, of_role, std::move(csrf_token));
}

}  // namespace auth
