#include "features/edge/kiosk/kiosk_store.hpp"

namespace features::kiosk {
namespace {

constexpr std::int64_t forgotten_max = 1'000;

constexpr storage::Rule rules[] = {
    {"licence", "its store does not exist",
     "SELECT l.store || '/' || l.id FROM licence l LEFT JOIN record r "
     "ON r.account = $1 AND r.id = l.store AND r.kind = 'store' "
     "WHERE l.account = $1 AND r.id IS NULL"},
    {"kiosk_token", "its licence does not exist in its store",
     "SELECT t.store || '/' || t.device_id FROM kiosk_token t LEFT JOIN licence l "
     "ON l.account = $1 AND l.id = t.licence AND l.store = t.store "
     "WHERE t.account = $1 AND l.id IS NULL"},
    {"kiosk_token", "it is valid, but its licence is revoked",
     "SELECT t.store || '/' || t.device_id FROM kiosk_token t JOIN licence l "
     "ON l.account = $1 AND l.id = t.licence AND l.revoked_ms <> 0 "
     "WHERE t.account = $1 AND t.revoked_ms = 0"},
    {"kiosk_token", "its sign-in does not exist",
     "SELECT t.store || '/' || t.device_id FROM kiosk_token t LEFT JOIN sign_in s "
     "ON s.account = $1 AND s.id = t.sign_in WHERE t.account = $1 AND s.id IS NULL"},
    {"kiosk_token", "it is valid, but its device is blocked",
     "SELECT t.store || '/' || t.device_id FROM kiosk_token t JOIN device d "
     "ON d.account = $1 AND d.known_by = t.device_id AND d.store = t.store AND d.blocked = 1 "
     "WHERE t.account = $1 AND t.revoked_ms = 0"},
    {"kiosk_token", "it is valid for longer than 90 days",
     "SELECT t.store || '/' || t.device_id FROM kiosk_token t WHERE t.account = $1 "
     "AND t.expires_ms > t.created_ms + 7776000000"},
};

}  // namespace

const std::span<const storage::Rule> invariants = rules;

std::int64_t failure_before(storage::ReadView& view, std::string_view account,
                            std::string_view guard, std::int64_t after_ms, std::int64_t until_ms,
                            std::int64_t count) {
    storage::Rows rows = view.query(
        "SELECT at_ms, failures FROM kiosk_guard WHERE account = $1 AND guard = $2 "
        "AND at_ms > $3 AND at_ms < $4 ORDER BY at_ms DESC",
        {account, guard, after_ms, until_ms});
    while (rows.next()) {
        count -= rows.integer(1);
        if (count <= 0) return rows.integer(0);
    }
    return 0;
}

void add_failure(storage::Transaction& tx, std::string_view account, std::string_view guard,
                 std::int64_t at_ms) {
    tx.post(
        "INSERT INTO kiosk_guard (account, guard, at_ms, failures) VALUES ($1, $2, $3, 1) "
        "ON CONFLICT (account, guard, at_ms) DO UPDATE SET failures = kiosk_guard.failures + 1",
        {account, guard, at_ms});
}

void remove_failures(storage::Transaction& tx, std::string_view account, std::string_view guard) {
    tx.post("DELETE FROM kiosk_guard WHERE account = $1 AND guard = $2", {account, guard});
}

std::int64_t forget_failures(storage::Transaction& tx, std::string_view account,
                             std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM kiosk_guard WHERE account = $1 AND at_ms < $2 AND (guard, at_ms) IN "
        "(SELECT guard, at_ms FROM kiosk_guard WHERE account = $1 AND at_ms < $2 "
        "ORDER BY at_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

}  // namespace features::kiosk
