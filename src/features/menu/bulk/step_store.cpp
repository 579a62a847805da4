#include "features/menu/bulk/step_store.hpp"

#include "storage/columns.hpp"

namespace features::bulk {
namespace {

using storage::member;

constexpr storage::Migration steps[] = {{3, 1, R"sql(
CREATE TABLE step (
    account LABEL NOT NULL, store LABEL NOT NULL, last NUMBER NOT NULL, first NUMBER NOT NULL,
    id LABEL NOT NULL, at_ms NUMBER NOT NULL, who TEXT NOT NULL, title LABEL NOT NULL,
    records NUMBER NOT NULL, undoes LABEL NOT NULL, undone_by LABEL NOT NULL DEFAULT '',
    PRIMARY KEY (account, store, last)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX step_id ON step (account, store, id);
CREATE INDEX step_age ON step (account, at_ms);
CREATE TABLE step_record (
    account LABEL NOT NULL, step LABEL NOT NULL, id LABEL NOT NULL, kind LABEL NOT NULL,
    revision_before NUMBER NOT NULL, revision_after NUMBER NOT NULL,
    PRIMARY KEY (account, step, id)) BY_ACCOUNT ROWLESS;
)sql"}};

constexpr storage::Rule rules[] = {
    {"step_record", "its step does not exist",
     "SELECT c.step || '/' || c.id FROM step_record c LEFT JOIN step s ON s.account = $1 "
     "AND s.id = c.step WHERE c.account = $1 AND s.id IS NULL"},
    {"step_record", "its record never had that revision",
     "SELECT c.step || '/' || c.id FROM step_record c LEFT JOIN record r ON r.account = $1 "
     "AND r.id = c.id AND r.kind = c.kind AND r.revision >= c.revision_after "
     "WHERE c.account = $1 AND r.id IS NULL"},
};

constexpr storage::Column<SavedStep> made_columns[] = {
    {"id", member<&SavedStep::id>},           {"first", member<&SavedStep::first>},
    {"last", member<&SavedStep::last>},       {"at_ms", member<&SavedStep::at_ms>},
    {"who", member<&SavedStep::who>},         {"title", member<&SavedStep::title>},
    {"records", member<&SavedStep::records>}, {"undoes", member<&SavedStep::undoes>}};
constexpr storage::Column<SavedStep> undone_columns[] = {
    {"undone_by", member<&SavedStep::undone_by>}};
constexpr auto step_columns = storage::joined(made_columns, undone_columns);
constexpr auto insert_step = storage::insert_into("step", "account, store", made_columns);
constexpr auto select_step =
    storage::select(step_columns, "FROM step WHERE account = $1 AND store = $2 AND id = $3");
constexpr auto select_before =
    storage::select(step_columns,
                    "FROM step WHERE account = $1 AND store = $2 AND last < $3 "
                    "ORDER BY last DESC LIMIT $4 OFFSET $5");
// The events of steps do not overlap, so their ends are in the order of their beginnings.
constexpr auto select_within =
    storage::select(step_columns,
                    "FROM step WHERE account = $1 AND store = $2 AND last > $3 AND first < $4 "
                    "ORDER BY last LIMIT 1000");

constexpr storage::Column<StepRecord> record_columns[] = {
    {"id", member<&StepRecord::id>},
    {"kind", member<&StepRecord::kind>},
    {"revision_before", member<&StepRecord::before>},
    {"revision_after", member<&StepRecord::after>}};
constexpr auto select_records =
    storage::select(record_columns,
                    "FROM step_record WHERE account = $1 AND step = $2 AND id > $3 "
                    "ORDER BY id LIMIT $4");

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

bool save_step(storage::Transaction& tx, std::string_view account, std::string_view store,
               SavedStep& step) {
    step.records = tx.execute(
        "INSERT INTO step_record (account, step, id, kind, revision_before, revision_after) "
        "SELECT account, $3, id, kind, MIN(revision) - 1, MAX(revision) FROM event "
        "WHERE account = $1 AND store = $2 AND sequence > $4 AND sequence <= $5 "
        "GROUP BY account, id, kind",
        {account, store, step.id, step.first, step.last});
    if (step.records == 0) return false;
    tx.post(insert_step, storage::Values(made_columns, step, {account, store}));
    return true;
}

void set_undone(storage::Transaction& tx, std::string_view account, std::string_view store,
                std::string_view id, std::string_view undone_by) {
    tx.post("UPDATE step SET undone_by = $4 WHERE account = $1 AND store = $2 AND id = $3",
            {account, store, id, undone_by});
}

std::optional<SavedStep> find_step(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string_view id) {
    return storage::read_first(step_columns, view.query(select_step, {account, store, id}));
}

std::vector<SavedStep> steps_before(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t last, std::int64_t limit,
                                    std::int64_t skipped) {
    return storage::read_all(step_columns,
                             view.query(select_before, {account, store, last, limit, skipped}));
}

std::vector<SavedStep> steps_within(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t first, std::int64_t last) {
    return storage::read_all(step_columns,
                             view.query(select_within, {account, store, first, last}));
}

std::int64_t count_steps(storage::ReadView& view, std::string_view account,
                         std::string_view store) {
    storage::Rows rows =
        view.query("SELECT COUNT(*) FROM step WHERE account = $1 AND store = $2", {account, store});
    return rows.next() ? rows.integer(0) : 0;
}

std::vector<StepRecord> records_of(storage::ReadView& view, std::string_view account,
                                   std::string_view step, std::string_view after,
                                   std::int64_t limit) {
    return storage::read_all(record_columns,
                             view.query(select_records, {account, step, after, limit}));
}

bool has_moved_on(storage::ReadView& view, std::string_view account, std::string_view step) {
    return view
        .query(
            "SELECT 1 FROM step_record c JOIN record r ON r.account = $1 AND r.id = c.id "
            "WHERE c.account = $1 AND c.step = $2 AND r.revision > c.revision_after LIMIT 1",
            {account, step})
        .next();
}

std::int64_t forget_steps(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms) {
    std::string store, id;
    {
        storage::Rows rows = tx.query(
            "SELECT store, id FROM step WHERE account = $1 AND at_ms < $2 ORDER BY at_ms LIMIT 1",
            {account, oldest_ms});
        if (!rows.next()) return 0;
        store = rows.text(0);
        id = rows.text(1);
        while (rows.next()) continue;
    }
    const auto removed = tx.execute(
        "DELETE FROM step_record WHERE account = $1 AND step = $2 AND id IN (SELECT id FROM "
        "step_record WHERE account = $1 AND step = $2 ORDER BY id LIMIT 1000)",
        {account, id});
    if (removed > 0) return removed;
    return tx.execute("DELETE FROM step WHERE account = $1 AND store = $2 AND id = $3",
                      {account, store, id});
}

}  // namespace features::bulk
