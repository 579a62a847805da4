// The table of the addresses of keys.
#include "auth/key_addresses.hpp"

namespace auth {
namespace {

constexpr std::int64_t reported_day_ms = 86'400'000;
constexpr std::int64_t reported_per_day_max = 200;
constexpr std::int64_t addresses_forgotten_at_once = 1'000;

bool is_known(storage::Transaction& tx, const KeyUse& use) {
    return tx.execute(
               "UPDATE key_address SET last_ms = $4 "
               "WHERE account = $1 AND key = $2 AND address = $3",
               {use.account, use.key, use.address, use.at_ms}) > 0;
}

bool has_any(storage::ReadView& view, const KeyUse& use) {
    return view
        .query("SELECT 1 FROM key_address WHERE account = $1 AND key = $2 LIMIT 1",
               {use.account, use.key})
        .next();
}

std::int64_t new_today(storage::ReadView& view, const KeyUse& use) {
    storage::Rows rows = view.query(
        "SELECT COUNT(*) FROM key_address WHERE account = $1 AND key = $2 AND first_ms >= $3",
        {use.account, use.key, use.at_ms - use.at_ms % reported_day_ms});
    return rows.next() ? rows.integer(0) : 0;
}

}  // namespace

bool note_key_address(storage::Transaction& tx, const KeyUse& use) {
    if (is_known(tx, use)) return false;
    const bool is_first = !has_any(tx, use);
    if (!is_first && new_today(tx, use) >= reported_per_day_max) return false;
    tx.post(
        "INSERT INTO key_address (account, key, address, network, first_ms, last_ms) "
        "VALUES ($1, $2, $3, $4, $5, $5)",
        {use.account, use.key, use.address, use.network, use.at_ms});
    return !is_first;
}

std::int64_t forget_key_addresses(storage::Transaction& tx, std::string_view account,
                                  std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM key_address WHERE account = $1 AND (key, address) IN "
        "(SELECT key, address FROM key_address WHERE account = $1 AND last_ms < $2 "
        "ORDER BY last_ms LIMIT $3)",
        {account, oldest_ms, addresses_forgotten_at_once});
}

}  // namespace auth
