// The passes of kiosks in their table.
#include "auth/kiosk_passes.hpp"

#include "storage/columns.hpp"

#include <algorithm>

namespace auth {

namespace {

constexpr std::int64_t kept_before = 4;  // passes of earlier logins of a device
constexpr std::int64_t forgotten_max = 1'000;

using storage::member;
constexpr storage::Column<Pass> pass_columns[] = {{"store", member<&Pass::store>},
                                                  {"device_id", member<&Pass::device_id>},
                                                  {"licence", member<&Pass::licence>},
                                                  {"sign_in", member<&Pass::sign_in>},
                                                  {"hash", member<&Pass::hash>},
                                                  {"epoch", member<&Pass::epoch>},
                                                  {"created_ms", member<&Pass::created_ms>},
                                                  {"expires_ms", member<&Pass::expires_ms>}};
constexpr auto insert_pass =
    storage::insert_into("kiosk_token", "account, revoked_ms", pass_columns);
constexpr storage::Statement select_pass{
    "SELECT ", storage::names(pass_columns, "t."),
    " FROM kiosk_token t JOIN sign_in s ON s.account = $1 AND s.id = t.sign_in AND s.active = 1 "
    "JOIN record r ON r.account = $1 AND r.id = t.store AND r.kind = 'store' AND r.active = 1 "
    "WHERE t.account = $1 AND t.hash = $2 AND t.revoked_ms = 0 AND t.expires_ms > $3"};

// The device has its data from before this login, or from the login itself.
std::string epoch_of_device(storage::Transaction& tx, const Pass& pass) {
    storage::Rows rows = tx.query(
        "SELECT epoch FROM kiosk_token WHERE account = $1 AND device_id = $2 AND store = $3 "
        "ORDER BY created_ms DESC, hash LIMIT 1",
        {pass.account, pass.device_id, pass.store});
    return rows.next() ? std::string(rows.text(0)) : storage::text_of(tx.epoch());
}

}  // namespace

Pass add_pass(storage::Transaction& tx, const Pepper& pepper, Pass pass, std::string_view token,
              std::int64_t now_ms) {
    pass.hash = hash_of_token(pepper, token);
    pass.created_ms = now_ms;
    pass.expires_ms = pass.end_after_use(now_ms);
    pass.epoch = epoch_of_device(tx, pass);
    tx.execute(insert_pass, storage::Values(pass_columns, pass, {pass.account, 0}));
    tx.execute(
        "DELETE FROM kiosk_token WHERE account = $1 AND device_id = $2 AND store = $3 "
        "AND hash <> $4 AND hash NOT IN (SELECT t.hash FROM kiosk_token t WHERE t.account = $1 "
        "AND t.device_id = $2 AND t.store = $3 AND t.hash <> $4 "
        "ORDER BY t.created_ms DESC, t.hash LIMIT $5)",
        {pass.account, pass.device_id, pass.store, pass.hash, kept_before});
    return pass;
}

std::optional<Pass> find_pass(storage::ReadView& view, std::string_view account,
                              std::string_view hash, std::int64_t now_ms) {
    auto pass = storage::read_first(pass_columns, view.query(select_pass, {account, hash, now_ms}));
    if (pass) pass->account = account;
    return pass;
}

bool has_logged_in(storage::ReadView& view, std::string_view account, std::string_view sign_in,
                   std::string_view device_id) {
    return view
        .query(
            "SELECT 1 FROM kiosk_token WHERE account = $1 AND device_id = $2 AND sign_in = $3 "
            "LIMIT 1",
            {account, device_id, sign_in})
        .next();
}

void revoke_passes_of_device(storage::Transaction& tx, std::string_view account,
                             std::string_view store, std::string_view device_id,
                             std::int64_t now_ms) {
    tx.execute(
        "UPDATE kiosk_token SET revoked_ms = $4 WHERE account = $1 AND device_id = $2 "
        "AND store = $3 AND revoked_ms = 0",
        {account, device_id, store, now_ms});
    tx.hint(kiosks_hint);
}

void revoke_passes_of_licence(storage::Transaction& tx, std::string_view account,
                              std::string_view licence, std::int64_t now_ms) {
    tx.execute(
        "UPDATE kiosk_token SET revoked_ms = $3 WHERE account = $1 AND licence = $2 "
        "AND revoked_ms = 0",
        {account, licence, now_ms});
    tx.hint(kiosks_hint);
}

void revoke_passes_of_sign_in(storage::Transaction& tx, std::string_view account,
                              std::string_view sign_in, std::int64_t now_ms) {
    tx.execute(
        "UPDATE kiosk_token SET revoked_ms = $3 WHERE account = $1 AND sign_in = $2 "
        "AND revoked_ms = 0",
        {account, sign_in, now_ms});
    tx.hint(kiosks_hint);
}

void move_end(storage::Transaction& tx, const Pass& pass, std::int64_t expires_ms,
              std::int64_t now_ms) {
    tx.post(
        "UPDATE kiosk_token SET expires_ms = $3 WHERE account = $1 AND hash = $2 "
        "AND expires_ms < $3 AND expires_ms > $4",
        {pass.account, pass.hash, expires_ms, now_ms});
}

void set_epoch(storage::Transaction& tx, const Pass& pass, std::string_view epoch) {
    tx.post("UPDATE kiosk_token SET epoch = $3 WHERE account = $1 AND hash = $2",
            {pass.account, pass.hash, epoch});
}

std::int64_t forget_passes(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM kiosk_token WHERE account = $1 AND hash IN (SELECT t.hash "
        "FROM kiosk_token t WHERE t.account = $1 AND t.expires_ms < $2 "
        "ORDER BY t.expires_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

}  // namespace auth
