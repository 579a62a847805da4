#include "storage/idempotency.hpp"

namespace storage {

std::optional<KeptAnswer> find_answer(ReadView& view, std::string_view account,
                                      std::string_view key, std::int64_t oldest_ms) {
    Rows rows = view.query(
        "SELECT fingerprint, etag, body FROM idempotency "
        "WHERE account = $1 AND key = $2 AND at_ms >= $3",
        {account, key, oldest_ms});
    if (!rows.next()) return std::nullopt;
    return KeptAnswer{std::string(rows.text(0)), std::string(rows.text(1)),
                      std::string(rows.text(2))};
}

// An answer that is already there is one that no longer counts.
void keep_answer(Transaction& tx, std::string_view account, std::string_view key,
                 const KeptAnswer& answer, std::int64_t now_ms) {
    tx.execute(
        "INSERT INTO idempotency (account, key, fingerprint, etag, body, at_ms) "
        "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (account, key) DO UPDATE SET "
        "fingerprint = excluded.fingerprint, etag = excluded.etag, body = excluded.body, "
        "at_ms = excluded.at_ms",
        {account, key, answer.fingerprint, answer.etag, answer.body, now_ms});
}

void forget_answers(Transaction& tx, std::int64_t oldest_ms, int limit) {
    tx.execute(
        "DELETE FROM idempotency WHERE (account, key) IN "
        "(SELECT account, key FROM idempotency WHERE at_ms < $1 ORDER BY at_ms LIMIT $2)",
        {oldest_ms, limit});
}

}  // namespace storage
