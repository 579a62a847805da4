#include "features/menu/pull/pull_store.hpp"

#include "storage/columns.hpp"

namespace features::pull {
namespace {

using storage::member;
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
    {"pull_link", "its copy is not a record of the store and kind",
     "SELECT l.store || '/' || l.copy FROM pull_link l LEFT JOIN record r ON r.account = $1 "
     "AND r.id = l.copy AND r.store = l.store AND r.kind = l.kind "
     "WHERE l.account = $1 AND r.id IS NULL"},
    {"pull_link", "its source is not a record of that store and kind, or never had that revision",
     "SELECT l.store || '/' || l.copy FROM pull_link l LEFT JOIN record r ON r.account = $1 "
     "AND r.id = l.source_id AND r.store = l.source_store AND r.kind = l.kind "
     "AND r.revision >= l.base_revision WHERE l.account = $1 AND r.id IS NULL"},
    {"pull", "its store does not exist",
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

constexpr storage::Column<Link> link_columns[] = {
    {"kind", member<&Link::kind>},           {"root", member<&Link::root>},
    {"copy", member<&Link::copy>},           {"source_store", member<&Link::source_store>},
    {"source_id", member<&Link::source_id>}, {"base_revision", member<&Link::base_revision>},
    {"active", member<&Link::is_active>}};
constexpr auto select_links =
    storage::select(link_columns, "FROM pull_link WHERE account = $1 AND store = $2 ORDER BY copy");
constexpr auto upsert_link =
    storage::upsert("pull_link", "account, store", link_columns, "account, store, copy");

constexpr storage::Column<Pull> made_columns[] = {{"id", member<&Pull::id>},
                                                  {"number", member<&Pull::number>},
                                                  {"source", member<&Pull::source>},
                                                  {"who", member<&Pull::who>},
                                                  {"choice", member<&Pull::choice_json>},
                                                  {"answer", member<&Pull::answer_json>},
                                                  {"at_ms", member<&Pull::at_ms>},
                                                  {"changes", member<&Pull::changes>}};
constexpr storage::Column<Pull> undone_columns[] = {{"undone_ms", member<&Pull::undone_ms>}};
constexpr auto pull_columns = storage::joined(made_columns, undone_columns);
constexpr auto select_pull =
    storage::select(pull_columns, "FROM pull WHERE account = $1 AND store = $2 AND id = $3");
constexpr auto select_pulls =
    storage::select(pull_columns,
                    "FROM pull WHERE account = $1 AND store = $2 AND number < $3 "
                    "ORDER BY number DESC LIMIT $4");
constexpr auto insert_pull = storage::insert_into("pull", "account, store", made_columns);

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::vector<Link> links_of(storage::ReadView& view, std::string_view account,
                           std::string_view store) {
    return storage::read_all(link_columns, view.query(select_links, {account, store}));
}

std::map<std::string, std::string> moved_roots(storage::ReadView& view, std::string_view account,
                                               std::string_view store) {
    // The record gives the store of a root's link: links are found by store.
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
    tx.post(upsert_link, storage::Values(link_columns, link, {account, store}));
}

void remove_link(storage::Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view copy) {
    tx.post("DELETE FROM pull_link WHERE account = $1 AND store = $2 AND copy = $3",
            {account, store, copy});
}

void insert(storage::Transaction& tx, std::string_view account, std::string_view store,
            const Pull& pull) {
    tx.post(insert_pull, storage::Values(made_columns, pull, {account, store}));
}

void set_undone(storage::Transaction& tx, std::string_view account, std::string_view store,
                std::string_view id, std::int64_t now_ms) {
    tx.post("UPDATE pull SET undone_ms = $4 WHERE account = $1 AND store = $2 AND id = $3",
            {account, store, id, now_ms});
}

std::optional<Pull> find_pull(storage::ReadView& view, std::string_view account,
                              std::string_view store, std::string_view id) {
    return storage::read_first(pull_columns, view.query(select_pull, {account, store, id}));
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
    return storage::read_all(pull_columns,
                             view.query(select_pulls, {account, store, number, limit}));
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
         std::int64_t{link.is_active}});
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
        if (!rows.text(4).empty())
            records.back().link_before = storage::read_row(link_columns, rows, 3);
    }
    return records;
}

}  // namespace features::pull
