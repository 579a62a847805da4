// The table of answers kept for retries.
#include "storage/tables/idempotency.hpp"

#include "base/refusal.hpp"
#include "storage/failure.hpp"
#include "storage/tables/history.hpp"

#include <stdexcept>

namespace storage {
namespace {

// Makes the row of the key, or takes over one whose answer has expired; waits for another
// transaction that holds it. True when it did: the row is then locked and stays empty until
// keep_answer(), and is undone with the transaction. False when there is a valid answer.
bool take_row(Transaction& tx, std::string_view account, std::string_view key,
              std::int64_t oldest_ms, std::int64_t now_ms) {
    return tx.execute(
               "INSERT INTO idempotency (account, key, fingerprint, etag, body, at_ms) "
               "VALUES ($1, $2, '', '', '', $3) ON CONFLICT (account, key) DO UPDATE SET "
               "fingerprint = '', etag = '', body = '', store = '', record = '', revision = 0, "
               "at_ms = excluded.at_ms "
               "WHERE idempotency.at_ms < $4",
               {account, key, now_ms, oldest_ms}) > 0;
}

std::string document_of(ReadView& view, std::string_view account, const Revision& revision) {
    auto document = document_at(view, account, revision.record, revision.number);
    if (!document) throw std::logic_error("a kept answer has lost its record: " + revision.record);
    return *std::move(document);
}

}  // namespace

std::optional<KeptAnswer> find_answer(ReadView& view, std::string_view account,
                                      std::string_view key, std::int64_t oldest_ms) {
    KeptAnswer answer;
    {
        Rows rows = view.query(
            "SELECT fingerprint, etag, body, store, record, revision FROM idempotency "
            "WHERE account = $1 AND key = $2 AND at_ms >= $3",
            {account, key, oldest_ms});
        if (!rows.next()) return std::nullopt;
        answer = {std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2)),
                  std::string(rows.text(3))};
        if (!rows.text(4).empty()) answer.of = {std::string(rows.text(4)), rows.integer(5)};
    }
    if (answer.of) answer.body = document_of(view, account, *answer.of);
    return answer;
}

// On SQLite writes run one after another, so no other request with the key can be running.
std::optional<KeptAnswer> claim_answer(Transaction& tx, std::string_view account,
                                       std::string_view key, std::int64_t oldest_ms,
                                       std::int64_t now_ms) {
    try {
        if (tx.engine() == Engine::postgres && take_row(tx, account, key, oldest_ms, now_ms))
            return std::nullopt;
    } catch (const LockTimeout& timeout) {
        if (!timeout.is_at_hand) throw;  // it waited for the store's lock, not for this key
        throw base::Refusal::conflict("idempotency_in_flight",
                                      "A request with this Idempotency-Key is still running");
    }
    return find_answer(tx, account, key, oldest_ms);
}

// claim_answer() found no valid one: an existing row is empty or too old.
void keep_answer(Transaction& tx, std::string_view account, std::string_view key,
                 const KeptAnswer& answer, std::int64_t now_ms) {
    const Revision of = answer.of.value_or(Revision{"", 0});
    const LongText body{answer.of ? "" : std::string_view(answer.body)};
    tx.post(
        "INSERT INTO idempotency (account, key, fingerprint, etag, body, at_ms, store, record, "
        "revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
        "ON CONFLICT (account, key) DO UPDATE SET "
        "fingerprint = excluded.fingerprint, etag = excluded.etag, body = excluded.body, "
        "at_ms = excluded.at_ms, store = excluded.store, record = excluded.record, "
        "revision = excluded.revision",
        {account, key, answer.fingerprint, answer.etag, body, now_ms, answer.store, of.record,
         of.number});
}

void amend_answer(Transaction& tx, std::string_view account, std::string_view key,
                  std::string_view was, std::string_view body) {
    tx.post(tx.engine() == Engine::sqlite
                ? "UPDATE idempotency SET body = $1 WHERE account = $2 AND key = $3 "
                  "AND long_text(body) = $4 AND record = ''"
                : "UPDATE idempotency SET body = $1 WHERE account = $2 AND key = $3 AND body = $4 "
                  "AND record = ''",
            {LongText{body}, account, key, was});
}

void release_answer(Transaction& tx, std::string_view account, std::string_view key) {
    tx.post("DELETE FROM idempotency WHERE account = $1 AND key = $2", {account, key});
}

// The age is compared twice: a row that another write claimed again while this one waited for it is
// no longer old. The plus keeps the engine from using the index of ages for the outer condition,
// where it would read all old rows to find the chosen ones.
std::int64_t forget_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms,
                            int limit) {
    return tx.execute(
        "DELETE FROM idempotency WHERE account = $1 AND +at_ms < $2 AND key IN "
        "(SELECT key FROM idempotency WHERE account = $1 AND at_ms < $2 ORDER BY at_ms LIMIT $3)",
        {account, oldest_ms, limit});
}

}  // namespace storage
