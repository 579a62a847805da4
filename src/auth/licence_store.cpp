// Licences in their table.
#include "auth/kiosk_passes.hpp"
#include "auth/licences.hpp"
#include "base/refusal.hpp"

namespace auth {

namespace {

constexpr std::string_view licence_purpose = "licence";  // of Pepper::hash

// Of a row with the columns id, store, devices_max, created_ms, revoked_ms, and the seats taken.
Licence licence_of(const storage::Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .store = std::string(rows.text(1)),
            .devices_max = rows.integer(2),
            .created_ms = rows.integer(3),
            .revoked_ms = rows.integer(4),
            .devices = rows.integer(5)};
}

}  // namespace

void add_licence(storage::Transaction& tx, const Pepper& pepper, std::string_view account,
                 const Licence& licence, std::string_view licence_key) {
    const std::string hash = pepper.hash(licence_purpose, licence_key);
    tx.execute(
        "INSERT INTO licence (account, store, hash, id, devices_max, created_ms, revoked_ms) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {account, licence.store, hash, licence.id, licence.devices_max, licence.created_ms,
         licence.revoked_ms});
}

void require_room(storage::ReadView& view, std::string_view account, std::string_view store) {
    auto rows = view.query("SELECT COUNT(*) FROM licence WHERE account = $1 AND store = $2",
                           {account, store});
    if (rows.next() && rows.integer(0) >= licences_max)
        throw base::Refusal::conflict("too_many_licences",
                                      "The store already has the maximum number of licences");
}

std::vector<Licence> list_licences(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::int64_t now_ms) {
    std::vector<Licence> licences;
    auto rows = view.query(
        "SELECT l.id, l.store, l.devices_max, l.created_ms, l.revoked_ms, "
        "(SELECT COUNT(DISTINCT t.device_id) FROM kiosk_token t WHERE t.account = $1 "
        "AND t.licence = l.id AND t.revoked_ms = 0 AND t.expires_ms > $3) "
        "FROM licence l WHERE l.account = $1 AND ($2 = '' OR l.store = $2) "
        "ORDER BY l.store, l.created_ms, l.id",
        {account, store, now_ms});
    while (rows.next()) licences.push_back(licence_of(rows));
    return licences;
}

std::optional<Licence> find_licence(storage::ReadView& view, std::string_view account,
                                    std::string_view id, std::int64_t now_ms) {
    auto rows = view.query(
        "SELECT l.id, l.store, l.devices_max, l.created_ms, l.revoked_ms, "
        "(SELECT COUNT(DISTINCT t.device_id) FROM kiosk_token t WHERE t.account = $1 "
        "AND t.licence = $2 AND t.revoked_ms = 0 AND t.expires_ms > $3) "
        "FROM licence l WHERE l.account = $1 AND l.id = $2",
        {account, id, now_ms});
    if (!rows.next()) return std::nullopt;
    return licence_of(rows);
}

void update_licence(storage::Transaction& tx, std::string_view account, const Licence& licence,
                    std::int64_t now_ms) {
    tx.execute(
        "UPDATE licence SET devices_max = $3, revoked_ms = $4 WHERE account = $1 AND id = $2",
        {account, licence.id, licence.devices_max, licence.revoked_ms});
    if (licence.is_revoked()) revoke_passes_of_licence(tx, account, licence.id, now_ms);
}

std::string seat_for(storage::ReadView& view, std::string_view account, std::string_view store,
                     std::string_view device_id, std::int64_t now_ms) {
    auto rows = view.query(
        "SELECT l.id FROM licence l WHERE l.account = $1 AND l.store = $2 AND l.revoked_ms = 0 "
        "AND l.devices_max > (SELECT COUNT(DISTINCT o.device_id) FROM kiosk_token o "
        "WHERE o.account = $1 AND o.licence = l.id AND o.revoked_ms = 0 AND o.expires_ms > $4 "
        "AND o.device_id <> $3) ORDER BY CASE WHEN EXISTS (SELECT 1 FROM kiosk_token t "
        "WHERE t.account = $1 AND t.device_id = $3 AND t.licence = l.id AND t.revoked_ms = 0 "
        "AND t.expires_ms > $4) THEN 0 ELSE 1 END, l.created_ms, l.id LIMIT 1",
        {account, store, device_id, now_ms});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

bool has_licence_key(storage::ReadView& view, const Pepper& pepper, std::string_view account,
                     std::string_view store, std::string_view licence_key) {
    const std::string hash = pepper.hash(licence_purpose, licence_key);
    return view
        .query(
            "SELECT 1 FROM licence WHERE account = $1 AND store = $2 AND hash = $3 "
            "AND revoked_ms = 0",
            {account, store, hash})
        .next();
}

}  // namespace auth
