#include "storage/tables/erasures.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view erased_answer = R"({"erased":true})";

Erasure erasure_of(const Rows& rows, std::string_view account) {
    return {.account = std::string(account),
            .id = std::string(rows.text(0)),
            .kind = std::string(rows.text(1)),
            .store = std::string(rows.text(2)),
            .pseudonym = std::string(rows.text(3)),
            .person = std::string(rows.text(4)),
            .round = rows.integer(5),
            .place = rows.integer(6),
            .position = std::string(rows.text(7)),
            .found = std::string(rows.text(8)),
            .who = std::string(rows.text(9)),
            .reason = std::string(rows.text(10)),
            .asked_ms = rows.integer(11),
            .done_ms = rows.integer(12)};
}

std::vector<Erasure> all_of(Rows rows, std::string_view account) {
    std::vector<Erasure> erasures;
    while (rows.next()) erasures.push_back(erasure_of(rows, account));
    return erasures;
}

}  // namespace

std::optional<Erasure> find_erasure(ReadView& view, std::string_view account, std::string_view id) {
    auto found = all_of(
        view.query("SELECT id, kind, store, pseudonym, person, round, place, position, found, who, "
                   "reason, asked_ms, done_ms FROM erasure WHERE account = $1 AND id = $2",
                   {account, id}),
        account);
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::vector<Erasure> open_erasures(ReadView& view, std::string_view account) {
    return all_of(
        view.query("SELECT id, kind, store, pseudonym, person, round, place, position, found, who, "
                   "reason, asked_ms, done_ms FROM erasure WHERE account = $1 AND done_ms = 0 "
                   "ORDER BY asked_ms, id LIMIT 32",
                   {account}),
        account);
}

std::vector<Erasure> some_erasures(ReadView& view, std::string_view account,
                                   std::string_view after_id) {
    return all_of(
        view.query("SELECT id, kind, store, pseudonym, person, round, place, position, found, who, "
                   "reason, asked_ms, done_ms FROM erasure WHERE account = $1 AND id > $2 "
                   "ORDER BY id LIMIT 500",
                   {account, after_id}),
        account);
}

void insert_erasure(Transaction& tx, const Erasure& erasure) {
    tx.post(
        "INSERT INTO erasure (account, id, kind, store, pseudonym, person, round, place, position, "
        "found, who, reason, asked_ms, done_ms) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        {erasure.account, erasure.id, erasure.kind, erasure.store, erasure.pseudonym,
         erasure.person, erasure.round, erasure.place, erasure.position, erasure.found, erasure.who,
         erasure.reason, erasure.asked_ms, erasure.done_ms});
}

void update_erasure(Transaction& tx, const Erasure& erasure) {
    tx.post(
        "UPDATE erasure SET person = $3, round = $4, place = $5, position = $6, found = $7, "
        "done_ms = $8 WHERE account = $1 AND id = $2",
        {erasure.account, erasure.id, erasure.person, erasure.round, erasure.place,
         erasure.position, erasure.found, erasure.done_ms});
}

std::vector<Erased> erased_among(ReadView& view, std::string_view account,
                                 std::span<const std::string> ids) {
    std::vector<Erased> erased;
    if (ids.empty()) return erased;
    std::array<std::string_view, 8> wanted{};
    if (ids.size() > wanted.size()) throw std::logic_error("more ids than are looked for at once");
    std::ranges::copy(ids, wanted.begin());
    Rows rows = view.query(
        "SELECT id, kind, pseudonym FROM erasure WHERE account = $1 "
        "AND id IN ($2, $3, $4, $5, $6, $7, $8, $9)",
        {account, wanted[0], wanted[1], wanted[2], wanted[3], wanted[4], wanted[5], wanted[6],
         wanted[7]});
    while (rows.next())
        erased.push_back(
            {std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2))});
    return erased;
}

void overwrite_past(Transaction& tx, std::string_view account, std::string_view id,
                    std::string_view document) {
    tx.post("UPDATE history SET before = $3 WHERE account = $1 AND id = $2 AND before IS NOT NULL",
            {account, id, document});
    tx.post(
        "UPDATE history SET changed = '[]' WHERE account = $1 AND id = $2 AND revision < "
        "(SELECT MAX(h.revision) FROM history h WHERE h.account = $1 AND h.id = $2)",
        {account, id});
    tx.post(
        "UPDATE idempotency SET body = $3, record = '', revision = 0, etag = '' "
        "WHERE account = $1 AND record = $2",
        {account, id, erased_answer});
}

std::vector<KeptBody> some_answers(ReadView& view, std::string_view account,
                                   std::string_view after_key) {
    std::vector<KeptBody> answers;
    Rows rows = view.query(
        "SELECT key, body FROM idempotency WHERE account = $1 AND key > $2 ORDER BY key LIMIT 200",
        {account, after_key});
    while (rows.next()) answers.push_back({std::string(rows.text(0)), std::string(rows.text(1))});
    return answers;
}

std::string kept_body(ReadView& view, std::string_view account, std::string_view key) {
    Rows rows =
        view.query("SELECT body FROM idempotency WHERE account = $1 AND key = $2", {account, key});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

void overwrite_answer(Transaction& tx, std::string_view account, std::string_view key,
                      std::string_view body) {
    tx.post("UPDATE idempotency SET body = $3, etag = '' WHERE account = $1 AND key = $2",
            {account, key, body});
}

bool forget_answer(Transaction& tx, std::string_view account, std::string_view key) {
    return tx.execute("DELETE FROM idempotency WHERE account = $1 AND key = $2", {account, key}) >
           0;
}

}  // namespace storage
