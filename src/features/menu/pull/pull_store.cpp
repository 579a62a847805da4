#include "features/menu/pull/pull_store.hpp"

#include "storage/database.hpp"

namespace features::pull {
namespace {

using storage::Rows;

constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE pull_link (
    account LABEL NOT NULL, store LABEL NOT NULL, copy LABEL NOT NULL, kind LABEL NOT NULL,
    root LABEL NOT NULL, source_store LABEL NOT NULL, source_id LABEL NOT NULL,
    base_revision NUMBER NOT NULL, active FLAG NOT NULL,
    PRIMARY KEY (account, store, copy)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX pull_link_root ON pull_link (account, store, kind, root);
CREATE TABLE web_of_copies (
    account LABEL NOT NULL, id LABEL NOT NULL, number NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS;
CREATE TABLE pull (
    account LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL, id LABEL NOT NULL,
    source LABEL NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms NUMBER NOT NULL, undone_ms NUMBER NOT NULL DEFAULT 0, changes NUMBER NOT NULL,
    PRIMARY KEY (account, store, number)) BY_ACCOUNT;
CREATE UNIQUE INDEX pull_id ON pull (account, store, id);
CREATE TABLE pulled_record (
    account LABEL NOT NULL, store LABEL NOT NULL, pull LABEL NOT NULL, id LABEL NOT NULL,
    kind LABEL NOT NULL, revision_before NUMBER NOT NULL, revision_after NUMBER NOT NULL,
    link_root LABEL NOT NULL, link_source_store LABEL NOT NULL, link_source_id LABEL NOT NULL,
    link_base_revision NUMBER NOT NULL, link_active FLAG NOT NULL,
    PRIMARY KEY (account, store, pull, id)) BY_ACCOUNT ROWLESS;
)sql"}};

constexpr storage::Rule rules[] = {
    {"pull_link", "its copy is no record of the store and kind",
     "SELECT l.store || '/' || l.copy FROM pull_link l LEFT JOIN record r ON r.account = $1 "
     "AND r.id = l.copy AND r.store = l.store AND r.kind = l.kind "
     "WHERE l.account = $1 AND r.id IS NULL"},
    {"pull_link",
     "what it was pulled from is no record of that store and kind, or never had that "
     "revision",
     "SELECT l.store || '/' || l.copy FROM pull_link l LEFT JOIN record r ON r.account = $1 "
     "AND r.id = l.source_id AND r.store = l.source_store AND r.kind = l.kind "
     "AND r.revision >= l.base_revision WHERE l.account = $1 AND r.id IS NULL"},
    {"pull", "it is of no store",
     "SELECT p.store || '/' || p.id FROM pull p LEFT JOIN record r ON r.account = $1 "
     "AND r.id = p.store AND r.kind = 'store' WHERE p.account = $1 AND r.id IS NULL"},
    {"pulled_record", "its pull does not exist",
     "SELECT c.store || '/' || c.id FROM pulled_record c LEFT JOIN pull p ON p.account = $1 "
     "AND p.store = c.store AND p.id = c.pull WHERE c.account = $1 AND p.id IS NULL"},
    {"pull", "`changes` is not the number of records that it changed",
     "SELECT p.store || '/' || p.id FROM pull p LEFT JOIN (SELECT store, pull, COUNT(*) AS n "
     "FROM pulled_record WHERE account = $1 GROUP BY store, pull) c ON c.store = p.store "
     "AND c.pull = p.id WHERE p.account = $1 AND p.changes <> COALESCE(c.n, 0)"},
};

constexpr int link_columns = 7;

Link link_in(const Rows& rows, int first = 0) {
    return {.kind = std::string(rows.text(first)),
            .root = std::string(rows.text(first + 1)),
            .copy = std::string(rows.text(first + 2)),
            .source_store = std::string(rows.text(first + 3)),
            .source_id = std::string(rows.text(first + 4)),
            .base_revision = rows.integer(first + 5),
            .is_active = rows.integer(first + link_columns - 1) != 0};
}

Pull pull_in(const Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .number = rows.integer(1),
            .source = std::string(rows.text(2)),
            .who = std::string(rows.text(3)),
            .choice_json = std::string(rows.text(4)),
            .answer_json = std::string(rows.text(5)),
            .at_ms = rows.integer(6),
            .undone_ms = rows.integer(7),
            .changes = rows.integer(8)};
}

std::int64_t flag(bool is_set) { return is_set ? 1 : 0; }

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> checks = rules;

std::vector<Link> links_of(storage::ReadView& view, std::string_view account,
                           std::string_view store) {
    std::vector<Link> links;
    Rows rows = view.query(
        "SELECT kind, root, copy, source_store, source_id, base_revision, active "
        "FROM pull_link WHERE account = $1 AND store = $2 ORDER BY copy",
        {account, store});
    while (rows.next()) links.push_back(link_in(rows));
    return links;
}

std::map<std::string, std::string> moved_roots(storage::ReadView& view, std::string_view account,
                                               std::string_view store) {
    // The record says in which store the link of a root would be: links are found by store.
    std::map<std::string, std::string> moved;
    std::vector<std::string> looked_for;
    Rows rows = view.query(
        "SELECT r.copy, r.root FROM pull_link l JOIN record o ON o.account = $1 AND o.id = l.root "
        "JOIN pull_link r ON r.account = $1 AND r.store = o.store AND r.copy = o.id "
        "AND r.root <> r.copy WHERE l.account = $1 AND l.store = $2",
        {account, store});
    while (rows.next()) {
        looked_for.emplace_back(rows.text(1));
        moved.emplace(rows.text(0), rows.text(1));
    }
    while (!looked_for.empty()) {
        const std::string root = std::move(looked_for.back());
        looked_for.pop_back();
        if (moved.contains(root)) continue;
        Rows next = view.query(
            "SELECT r.root FROM record o JOIN pull_link r ON r.account = $1 AND r.store = o.store "
            "AND r.copy = o.id AND r.root <> r.copy WHERE o.account = $1 AND o.id = $2",
            {account, root});
        if (!next.next()) continue;
        looked_for.emplace_back(next.text(0));
        moved.emplace(root, next.text(0));
    }
    return moved;
}

void put_link(storage::Transaction& tx, std::string_view account, std::string_view store,
              const Link& link) {
    tx.post(
        "INSERT INTO pull_link (account, store, kind, root, copy, source_store, source_id, "
        "base_revision, active) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
        "ON CONFLICT (account, store, copy) DO UPDATE SET kind = excluded.kind, "
        "root = excluded.root, source_store = excluded.source_store, "
        "source_id = excluded.source_id, base_revision = excluded.base_revision, "
        "active = excluded.active",
        {account, store, link.kind, link.root, link.copy, link.source_store, link.source_id,
         link.base_revision, flag(link.is_active)});
}

void remove_link(storage::Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view copy) {
    tx.post("DELETE FROM pull_link WHERE account = $1 AND store = $2 AND copy = $3",
            {account, store, copy});
}

void insert(storage::Transaction& tx, std::string_view account, std::string_view store,
            const Pull& pull) {
    tx.post(
        "INSERT INTO pull (account, store, number, id, source, who, choice, answer, at_ms, "
        "changes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        {account, store, pull.number, pull.id, pull.source, pull.who, pull.choice_json,
         pull.answer_json, pull.at_ms, pull.changes});
}

void set_undone(storage::Transaction& tx, std::string_view account, std::string_view store,
                std::string_view id, std::int64_t now_ms) {
    tx.post("UPDATE pull SET undone_ms = $4 WHERE account = $1 AND store = $2 AND id = $3",
            {account, store, id, now_ms});
}

std::optional<Pull> find_pull(storage::ReadView& view, std::string_view account,
                              std::string_view store, std::string_view id) {
    Rows rows = view.query(
        "SELECT id, number, source, who, choice, answer, at_ms, undone_ms, changes FROM pull "
        "WHERE account = $1 AND store = $2 AND id = $3",
        {account, store, id});
    if (!rows.next()) return {};
    return pull_in(rows);
}

std::int64_t last_number(storage::ReadView& view, std::string_view account,
                         std::string_view store) {
    Rows rows = view.query(
        "SELECT number FROM pull WHERE account = $1 AND store = $2 ORDER BY number DESC LIMIT 1",
        {account, store});
    return rows.next() ? rows.integer(0) : 0;
}

std::int64_t web_number(storage::ReadView& view, std::string_view account) {
    Rows rows =
        view.query("SELECT number FROM web_of_copies WHERE account = $1 AND id = $1", {account});
    return rows.next() ? rows.integer(0) : 0;
}

std::int64_t lock_web(storage::Transaction& tx, std::string_view account) {
    tx.execute(
        "INSERT INTO web_of_copies (account, id, number) VALUES ($1, $1, 0) "
        "ON CONFLICT (account, id) DO NOTHING",
        {account});
    tx.lock_row("web_of_copies", account, account);
    return web_number(tx, account);
}

void note_web_change(storage::Transaction& tx, std::string_view account) {
    tx.post("UPDATE web_of_copies SET number = number + 1 WHERE account = $1 AND id = $1",
            {account});
}

std::string last_standing(storage::ReadView& view, std::string_view account,
                          std::string_view store) {
    Rows rows = view.query(
        "SELECT id FROM pull WHERE account = $1 AND store = $2 AND undone_ms = 0 AND changes > 0 "
        "ORDER BY number DESC LIMIT 1",
        {account, store});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

std::vector<Pull> pulls_before(storage::ReadView& view, std::string_view account,
                               std::string_view store, std::int64_t number, std::int64_t limit) {
    std::vector<Pull> pulls;
    Rows rows = view.query(
        "SELECT id, number, source, who, choice, answer, at_ms, undone_ms, changes FROM pull "
        "WHERE account = $1 AND store = $2 AND number < $3 ORDER BY number DESC LIMIT $4",
        {account, store, number, limit});
    while (rows.next()) pulls.push_back(pull_in(rows));
    return pulls;
}

std::int64_t forget_pull(storage::Transaction& tx, std::string_view account,
                         std::int64_t oldest_ms) {
    Rows rows = tx.query(
        "SELECT store, id FROM pull WHERE account = $1 AND at_ms < $2 ORDER BY at_ms LIMIT 1",
        {account, oldest_ms});
    if (!rows.next()) return 0;
    const std::string store(rows.text(0)), id(rows.text(1));
    while (rows.next()) continue;
    tx.execute("DELETE FROM pulled_record WHERE account = $1 AND store = $2 AND pull = $3",
               {account, store, id});
    return tx.execute("DELETE FROM pull WHERE account = $1 AND store = $2 AND id = $3",
                      {account, store, id});
}

void note_record(storage::Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view pull, const PulledRecord& record) {
    const Link link = record.link_before.value_or(Link{});
    tx.post(
        "INSERT INTO pulled_record (account, store, pull, id, kind, revision_before, "
        "revision_after, link_root, link_source_store, link_source_id, link_base_revision, "
        "link_active) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {account, store, pull, record.id, record.kind, record.revision_before,
         record.revision_after, link.root, link.source_store, link.source_id, link.base_revision,
         flag(link.is_active)});
}

std::vector<PulledRecord> records_of(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view pull) {
    std::vector<PulledRecord> records;
    Rows rows = view.query(
        "SELECT id, revision_before, revision_after, kind, link_root, id, link_source_store, "
        "link_source_id, link_base_revision, link_active FROM pulled_record "
        "WHERE account = $1 AND store = $2 AND pull = $3 ORDER BY id",
        {account, store, pull});
    while (rows.next()) {
        records.push_back({.kind = std::string(rows.text(3)),
                           .id = std::string(rows.text(0)),
                           .revision_before = rows.integer(1),
                           .revision_after = rows.integer(2)});
        if (!rows.text(4).empty()) records.back().link_before = link_in(rows, 3);
    }
    return records;
}

}  // namespace features::pull
