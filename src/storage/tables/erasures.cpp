#include "storage/tables/erasures.hpp"

#include "storage/columns.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view erased_answer = R"({"erased":true})";

constexpr Column<Erasure> erasure_made[] = {{"id", member<&Erasure::id>},
                                            {"kind", member<&Erasure::kind>},
                                            {"store", member<&Erasure::store>},
                                            {"pseudonym", member<&Erasure::pseudonym>},
                                            {"who", member<&Erasure::who>},
                                            {"reason", member<&Erasure::reason>},
                                            {"asked_ms", member<&Erasure::asked_ms>}};
constexpr Column<Erasure> erasure_moving[] = {
    {"person", member<&Erasure::person>}, {"round", member<&Erasure::round>},
    {"place", member<&Erasure::place>},   {"position", member<&Erasure::position>},
    {"found", member<&Erasure::found>},   {"done_ms", member<&Erasure::done_ms>}};
constexpr Column<Erasure> account_column[] = {{"account", member<&Erasure::account>}};
constexpr auto erasure_rest = storage::joined(erasure_made, erasure_moving);
constexpr auto erasure_columns = storage::joined(account_column, erasure_rest);
constexpr auto select_erasure =
    storage::select(erasure_columns, "FROM erasure WHERE account = $1 AND id = $2");
constexpr auto select_open_erasures = storage::select(
    erasure_columns,
    "FROM erasure WHERE account = $1 AND done_ms = 0 ORDER BY asked_ms, id LIMIT 32");
constexpr auto select_some_erasures = storage::select(
    erasure_columns, "FROM erasure WHERE account = $1 AND id > $2 ORDER BY id LIMIT 500");
constexpr auto insert_erasure_row = storage::insert_into("erasure", "account", erasure_rest);
constexpr auto update_erasure_row = storage::update("erasure", "account, id", erasure_moving);

}  // namespace

std::optional<Erasure> find_erasure(ReadView& view, std::string_view account, std::string_view id) {
    return read_first(erasure_columns, view.query(select_erasure, {account, id}));
}

std::vector<Erasure> open_erasures(ReadView& view, std::string_view account) {
    return read_all(erasure_columns, view.query(select_open_erasures, {account}));
}

std::vector<Erasure> some_erasures(ReadView& view, std::string_view account,
                                   std::string_view after_id) {
    return read_all(erasure_columns, view.query(select_some_erasures, {account, after_id}));
}

void insert_erasure(Transaction& tx, const Erasure& erasure) {
    tx.post(insert_erasure_row, Values(erasure_rest, erasure, {erasure.account}));
}

void update_erasure(Transaction& tx, const Erasure& erasure) {
    tx.post(update_erasure_row, Values(erasure_moving, erasure, {erasure.account, erasure.id}));
}

std::vector<Erased> erased_among(ReadView& view, std::string_view account,
                                 std::span<const std::string> ids) {
    std::vector<Erased> erased;
    if (ids.empty()) return erased;
    std::array<std::string_view, 8> wanted{};
    if (ids.size() > wanted.size()) throw std::logic_error("more ids than one query looks for");
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
