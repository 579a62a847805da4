#include "features/guests/customers/customers_store.hpp"

#include "base/json_text.hpp"
#include "storage/ahead.hpp"

#include <unordered_map>

namespace features::customers {
namespace {

// `visit_total` comes last among the tables whose rows are locked, as `ledger` rows of the same
// customer are locked before.
constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE visit (
    account LABEL NOT NULL, sale LABEL NOT NULL, customer LABEL NOT NULL,
    at_ms NUMBER NOT NULL, spent_minor NUMBER NOT NULL,
    PRIMARY KEY (account, sale)) BY_ACCOUNT ROWLESS;
CREATE INDEX visit_customer ON visit (account, customer, at_ms);
CREATE TABLE visit_total (
    account LABEL NOT NULL, id LABEL NOT NULL, merged_into LABEL NOT NULL,
    visits NUMBER NOT NULL, spent_minor NUMBER NOT NULL, last_ms NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS HOT;
CREATE INDEX visit_total_merged ON visit_total (account, merged_into) WHERE merged_into <> '';
)sql"}};

constexpr storage::Rule rules[] = {
    {"visit_total", "it does not match the visits of the customer",
     "SELECT t.id FROM visit_total t LEFT JOIN (SELECT customer, COUNT(*) AS visits, "
     "SUM(spent_minor) AS spent, MAX(at_ms) AS last FROM visit WHERE account = $1 "
     "GROUP BY customer) v ON v.customer = t.id WHERE t.account = $1 AND "
     "(t.visits <> COALESCE(v.visits, 0) OR t.spent_minor <> COALESCE(v.spent, 0) OR "
     "t.last_ms <> COALESCE(v.last, 0))"},
    {"visit", "its customer has no total, or was merged into another",
     "SELECT v.sale FROM visit v LEFT JOIN visit_total t ON t.account = $1 AND t.id = v.customer "
     "WHERE v.account = $1 AND (t.id IS NULL OR t.merged_into <> '')"},
    {"visit_total", "its customer does not exist",
     "SELECT t.id FROM visit_total t LEFT JOIN record r ON r.account = $1 AND r.id = t.id "
     "WHERE t.account = $1 AND (r.id IS NULL OR r.kind <> 'customer')"},
};

// $2 is a JSON array of ids.
constexpr std::string_view totals_of_sqlite =
    "SELECT t.id, t.visits, t.spent_minor, t.last_ms FROM json_each($2) w "
    "CROSS JOIN visit_total t ON t.account = $1 AND t.id = w.value";
constexpr std::string_view totals_of_postgres =
    "SELECT t.id, t.visits, t.spent_minor, t.last_ms "
    "FROM json_array_elements_text($2::json) AS w (id) CROSS JOIN LATERAL "
    "(SELECT id, visits, spent_minor, last_ms FROM visit_total "
    "WHERE account = $1 AND id = w.id OFFSET 0) t";

std::string json_of(std::span<const std::string> ids) {
    std::vector<std::string> texts;
    for (const std::string& id : ids) texts.push_back(base::json_string(id));
    return base::json_array(texts);
}

void make_total(storage::Transaction& tx, std::string_view account, std::string_view customer) {
    tx.post(
        "INSERT INTO visit_total (account, id, merged_into, visits, spent_minor, last_ms) "
        "VALUES ($1, $2, '', 0, 0, 0) ON CONFLICT DO NOTHING",
        {account, customer});
}

// Recalculates the time of the last visit.
void renew_last(storage::Transaction& tx, std::string_view account, std::string_view customer) {
    tx.post(
        "UPDATE visit_total SET last_ms = COALESCE((SELECT at_ms FROM visit "
        "WHERE account = $1 AND customer = $2 ORDER BY at_ms DESC LIMIT 1), 0) "
        "WHERE account = $1 AND id = $2",
        {account, customer});
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::vector<VisitTotal> visit_totals(storage::ReadView& view, std::string_view account,
                                     std::span<const std::string> customers) {
    const std::string wanted = json_of(customers);
    const auto statement =
        view.engine() == storage::Engine::sqlite ? totals_of_sqlite : totals_of_postgres;
    std::unordered_map<std::string, VisitTotal> found;
    for (storage::Rows rows = view.query(statement, {account, wanted}); rows.next();)
        found[std::string(rows.text(0))] = {rows.integer(1), rows.integer(2), rows.integer(3)};
    std::vector<VisitTotal> totals;
    for (const std::string& id : customers) {
        const auto place = found.find(id);
        totals.push_back(place == found.end() ? VisitTotal{} : place->second);
    }
    return totals;
}

bool has_spent(storage::ReadView& view, std::string_view account, std::string_view store) {
    return store.empty() &&
           view.query("SELECT 1 FROM visit WHERE account = $1 AND spent_minor <> 0 LIMIT 1",
                      {account})
               .next();
}

std::optional<Visit> find_visit(storage::ReadView& view, std::string_view account,
                                std::string_view sale) {
    storage::Rows rows = view.query(
        "SELECT customer, at_ms, spent_minor FROM visit WHERE account = $1 AND sale = $2",
        {account, sale});
    if (!rows.next()) return {};
    return Visit{std::string(rows.text(0)), rows.integer(1), rows.integer(2)};
}

std::string merged_into(storage::ReadView& view, std::string_view account,
                        std::string_view customer) {
    storage::Rows rows = view.query(
        "SELECT merged_into FROM visit_total WHERE account = $1 AND id = $2", {account, customer});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

void lock_total(storage::Transaction& tx, std::string_view account, std::string_view customer) {
    make_total(tx, account, customer);
    tx.lock_row("visit_total", account, customer);
}

void lock_total_late(storage::Transaction& tx, std::string_view account,
                     std::string_view customer) {
    make_total(tx, account, customer);
    tx.post("UPDATE visit_total SET visits = visits WHERE account = $1 AND id = $2",
            {account, customer});
    storage::ask_anew(tx);
}

void insert_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
                  const Visit& visit) {
    tx.post(
        "INSERT INTO visit (account, sale, customer, at_ms, spent_minor) "
        "VALUES ($1, $2, $3, $4, $5)",
        {account, sale, visit.customer, visit.at_ms, visit.spent_minor});
    tx.post(
        "UPDATE visit_total SET visits = visits + 1, spent_minor = spent_minor + $3, "
        "last_ms = CASE WHEN last_ms < $4 THEN $4 ELSE last_ms END "
        "WHERE account = $1 AND id = $2",
        {account, visit.customer, visit.spent_minor, visit.at_ms});
}

void delete_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
                  const Visit& visit) {
    tx.post("DELETE FROM visit WHERE account = $1 AND sale = $2", {account, sale});
    tx.post(
        "UPDATE visit_total SET visits = visits - 1, spent_minor = spent_minor - $3 "
        "WHERE account = $1 AND id = $2",
        {account, visit.customer, visit.spent_minor});
    renew_last(tx, account, visit.customer);
}

void move_visits(storage::Transaction& tx, std::string_view account, std::string_view from,
                 std::string_view to) {
    const std::string ids[] = {std::string(from)};
    const VisitTotal moved = visit_totals(tx, account, ids).front();
    tx.execute("UPDATE visit SET customer = $3 WHERE account = $1 AND customer = $2",
               {account, from, to});
    tx.execute(
        "UPDATE visit_total SET visits = visits + $3, spent_minor = spent_minor + $4, "
        "last_ms = CASE WHEN last_ms < $5 THEN $5 ELSE last_ms END "
        "WHERE account = $1 AND id = $2",
        {account, to, moved.visits, moved.spent_minor, moved.last_ms});
    tx.execute(
        "UPDATE visit_total SET visits = 0, spent_minor = 0, last_ms = 0, merged_into = $3 "
        "WHERE account = $1 AND id = $2",
        {account, from, to});
}

}  // namespace features::customers
