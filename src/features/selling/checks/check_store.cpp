#include "features/selling/checks/check_store.hpp"

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/selling/checks/answers.hpp"
#include "features/selling/checks/kept_texts.hpp"
#include "storage/columns.hpp"

#include <stdexcept>

namespace features::checks {
namespace {

using storage::AsLongText;
using storage::member;
using storage::member_as;
using storage::Rows;

constexpr std::int64_t step_checks_max = 32;

// `source` is the submission whose document the check has; 0: its own, in `head` and `data`.
// What each node last said is stored separately, one row per node, so that a submission reads and
// writes only the row of its own node; so are changes of parts that have many, one row each. Nodes
// and parts may have names of any length: their fingerprints are the keys. `said` is what a
// submission says of each part, so that its JSON need not be read again.
// PostgreSQL keeps a plan that was made while the tables were empty, and among indexes of equal
// cost it uses the newest: the key, with which such a plan reads the whole account. It prefers a
// partial index in statements that ask only for its rows, so there is one for checks by checkID,
// and one for web orders looked up by a check.
constexpr storage::Migration make_checks{1, 1, R"sql(
CREATE TABLE pos_check (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, check_id LABEL NOT NULL,
    revision NUMBER NOT NULL, state LABEL NOT NULL, sequence NUMBER NOT NULL,
    opened_ms NUMBER NOT NULL, opened_day NUMBER NOT NULL, changed_ms NUMBER NOT NULL,
    ended_ms NUMBER NOT NULL, submissions NUMBER NOT NULL, currency LABEL NOT NULL,
    sale LABEL NOT NULL, is_merged FLAG NOT NULL, source NUMBER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BYTES NOT NULL
    [sqlite: , PRIMARY KEY (account, id)]) BY_ACCOUNT;
CREATE UNIQUE INDEX pos_check_check_id ON pos_check (account, store, check_id)
    WHERE check_id <> '';
CREATE INDEX pos_check_active ON pos_check (account, store, id) WHERE ended_ms = 0;
CREATE INDEX pos_check_ended ON pos_check (account, store, sequence) WHERE ended_ms > 0;
[postgres: ALTER TABLE pos_check ADD CONSTRAINT pos_check_key PRIMARY KEY (account, id);]

CREATE TABLE pos_check_submission (
    account LABEL NOT NULL, owner LABEL NOT NULL, number NUMBER NOT NULL, node TEXT NOT NULL,
    stamp_ms NUMBER NOT NULL, device_ms NUMBER NOT NULL, arrived_ms NUMBER NOT NULL,
    content LABEL NOT NULL, is_applied FLAG NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by LABEL NOT NULL, natural_ms NUMBER NOT NULL DEFAULT 0,
    is_raised FLAG NOT NULL DEFAULT 0, is_knowing FLAG NOT NULL DEFAULT 0,
    is_late FLAG NOT NULL DEFAULT 0, departures TEXT NOT NULL DEFAULT '[]', said BYTES,
    head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number)) BY_ACCOUNT;
CREATE UNIQUE INDEX pos_check_submission_content
    ON pos_check_submission (account, owner, content);

CREATE TABLE pos_check_conflict (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, owner LABEL NOT NULL,
    check_id LABEL NOT NULL, is_late FLAG NOT NULL, number NUMBER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state LABEL NOT NULL, made_ms NUMBER NOT NULL,
    settled_ms NUMBER NOT NULL, settled_by LABEL NOT NULL,
    type LABEL NOT NULL DEFAULT '', form LABEL NOT NULL DEFAULT '',
    source LABEL NOT NULL DEFAULT '', source_key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id)) BY_ACCOUNT;
CREATE INDEX pos_check_conflict_open ON pos_check_conflict (account, store, id)
    WHERE settled_ms = 0;
CREATE INDEX pos_check_conflict_owner ON pos_check_conflict (account, owner, id);

CREATE TABLE pos_check_node (
    account LABEL NOT NULL, owner LABEL NOT NULL, node_key LABEL NOT NULL, words BYTES NOT NULL,
    PRIMARY KEY (account, owner, node_key)) BY_ACCOUNT;
CREATE TABLE pos_check_change (
    account LABEL NOT NULL, owner LABEL NOT NULL, part_key LABEL NOT NULL, form LABEL NOT NULL,
    era NUMBER NOT NULL, node_key LABEL NOT NULL, at_ms NUMBER NOT NULL, moment BYTES NOT NULL,
    PRIMARY KEY (account, owner, part_key, form, era, node_key)) BY_ACCOUNT;
)sql"};

// `words` is what the node `words_node` said, a fingerprint: see FirstWords. On SQLite the index by
// number has the content too, so that no other index finds a submission that is sent again: a check
// has few of them.
constexpr storage::Migration write_less{9, 9, R"sql(
ALTER TABLE pos_check ADD COLUMN words_node LABEL NOT NULL DEFAULT '';
ALTER TABLE pos_check ADD COLUMN words BYTES;
[sqlite:
DROP INDEX pos_check_submission_content;
ALTER TABLE pos_check_submission RENAME TO pos_check_submission_before;
CREATE TABLE pos_check_submission (
    account LABEL NOT NULL, owner LABEL NOT NULL, number NUMBER NOT NULL, node TEXT NOT NULL,
    stamp_ms NUMBER NOT NULL, device_ms NUMBER NOT NULL, arrived_ms NUMBER NOT NULL,
    content LABEL NOT NULL, is_applied FLAG NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by LABEL NOT NULL, natural_ms NUMBER NOT NULL,
    is_raised FLAG NOT NULL, is_knowing FLAG NOT NULL, is_late FLAG NOT NULL,
    departures TEXT NOT NULL, said BYTES, head TEXT NOT NULL, data TEXT NOT NULL) BY_ACCOUNT;
INSERT INTO pos_check_submission (account, owner, number, node, stamp_ms, device_ms, arrived_ms,
    content, is_applied, decided, warnings, made_by, natural_ms, is_raised, is_knowing, is_late,
    departures, said, head, data)
SELECT account, owner, number, node, stamp_ms, device_ms, arrived_ms, content, is_applied, decided,
    warnings, made_by, natural_ms, is_raised, is_knowing, is_late, departures, said, head, data
FROM pos_check_submission_before ORDER BY rowid;
DROP TABLE pos_check_submission_before;
CREATE UNIQUE INDEX pos_check_submission_number
    ON pos_check_submission (account, owner, number, content);]
[postgres:
ALTER TABLE pos_check ALTER COLUMN head SET COMPRESSION lz4,
    ALTER COLUMN data SET COMPRESSION lz4, ALTER COLUMN history SET COMPRESSION lz4,
    ALTER COLUMN words SET COMPRESSION lz4;
ALTER TABLE pos_check_submission ALTER COLUMN head SET COMPRESSION lz4,
    ALTER COLUMN data SET COMPRESSION lz4, ALTER COLUMN said SET COMPRESSION lz4;
ALTER TABLE pos_check_node ALTER COLUMN words SET COMPRESSION lz4;]
)sql"};

struct CheckStateName {
    static std::string_view store(CheckState state) { return name_of(state); }
    static CheckState load(std::string_view name) {
        for (const CheckState state : {CheckState::active, CheckState::closed, CheckState::voided})
            if (name == name_of(state)) return state;
        throw std::runtime_error("a check in an unknown state");
    }
};

// What a list shows of a check, and the rest; each divided into fixed and changing columns.
constexpr storage::Column<StoredCheck> shown_made[] = {
    {"id", member<&StoredCheck::id>},
    {"store", member<&StoredCheck::store>},
    {"check_id", member<&StoredCheck::check_id>},
    {"opened_ms", member<&StoredCheck::opened_ms>},
    {"opened_day", member<&StoredCheck::opened_day>}};
constexpr storage::Column<StoredCheck> shown_moving[] = {
    {"revision", member<&StoredCheck::revision>},
    {"state", member_as<CheckStateName, &StoredCheck::state>},
    {"sequence", member<&StoredCheck::sequence>},
    {"changed_ms", member<&StoredCheck::changed_ms>},
    {"ended_ms", member<&StoredCheck::ended_ms>},
    {"sale", member<&StoredCheck::sale>},
    {"is_merged", member<&StoredCheck::is_merged>}};
constexpr storage::Column<StoredCheck> kept_made[] = {
    {"currency", member<&StoredCheck::currency>},
    {"words_node", member<&StoredCheck::first, &FirstWords::node_key>}};
constexpr storage::Column<StoredCheck> kept_moving[] = {
    {"submissions", member<&StoredCheck::submissions>},
    {"source", member<&StoredCheck::source>},
    {"head", member_as<AsLongText, &StoredCheck::head>},
    {"data", member_as<AsLongText, &StoredCheck::data>},
    {"history", packed_bytes<StoredCheck, &StoredCheck::merge>},
    {"words", packed_bytes<StoredCheck, &StoredCheck::first, &FirstWords::words>}};
constexpr auto shown_columns = storage::joined(shown_made, shown_moving);
constexpr auto check_moving = storage::joined(shown_moving, kept_moving);
constexpr auto check_columns = storage::joined(shown_made, kept_made, check_moving);

constexpr auto select_by_check_id =
    storage::select(check_columns,
                    "FROM pos_check WHERE account = $1 AND store = $2 AND check_id = $3 "
                    "AND check_id <> ''");
constexpr auto select_check =
    storage::select(check_columns, "FROM pos_check WHERE account = $1 AND id = $2");
constexpr auto insert_pos_check = storage::insert_into("pos_check", "account", check_columns);
constexpr auto update_pos_check = storage::update("pos_check", "account, id", check_moving);

struct DepartureList {
    static std::string store(const std::vector<domain::Departure>& departures) {
        std::vector<std::string> all;
        for (const domain::Departure& each : departures)
            for (const std::string* text : {&each.key, &each.check, &each.as_key})
                all.push_back(*text);
        return list_text(all);
    }
    static std::vector<domain::Departure> load(std::string_view json) {
        std::vector<std::string> texts = list_of(json);
        std::vector<domain::Departure> departures;
        for (std::size_t i = 0; i + 2 < texts.size(); i += 3)
            departures.push_back(
                {std::move(texts[i]), std::move(texts[i + 1]), std::move(texts[i + 2])});
        return departures;
    }
};

constexpr storage::Column<StoredSubmission> merged_columns[] = {
    {"number", member<&StoredSubmission::number>},
    {"node", member<&StoredSubmission::node>},
    {"stamp_ms", member<&StoredSubmission::stamp_ms>},
    {"device_ms", member<&StoredSubmission::device_ms>},
    {"arrived_ms", member<&StoredSubmission::arrived_ms>},
    {"content", member_as<AsHex, &StoredSubmission::content>},
    {"is_applied", member<&StoredSubmission::is_applied>},
    {"decided", member_as<AsList, &StoredSubmission::decided>},
    {"natural_ms", member<&StoredSubmission::natural_ms>},
    {"is_raised", member<&StoredSubmission::is_raised>},
    {"is_knowing", member<&StoredSubmission::is_knowing>},
    {"is_late", member<&StoredSubmission::is_late>},
    {"departures", member_as<DepartureList, &StoredSubmission::departures>}};
constexpr storage::Column<StoredSubmission> document_columns[] = {
    {"head", member_as<AsLongText, &StoredSubmission::head>},
    {"data", member_as<AsLongText, &StoredSubmission::data>}};
constexpr storage::Column<StoredSubmission> reported_columns[] = {
    {"warnings", member_as<AsList, &StoredSubmission::warnings>},
    {"made_by", member<&StoredSubmission::made_by>}};
constexpr storage::Column<StoredSubmission> parts_columns[] = {
    {"said", packed_bytes<StoredSubmission, &StoredSubmission::said>}};
constexpr auto submission_columns =
    storage::joined(merged_columns, document_columns, reported_columns);
constexpr auto written_columns = storage::joined(submission_columns, parts_columns);
// What the applied ones say; older ones, without `said`, say it in their documents.
constexpr auto said_columns = storage::joined(merged_columns, document_columns, parts_columns);
constexpr storage::Statement select_said{
    "SELECT ", storage::names(merged_columns),
    ", CASE WHEN said IS NULL THEN head ELSE '' END, CASE WHEN said IS NULL THEN data ELSE '' END, "
    "said",
    " FROM pos_check_submission WHERE account = $1 AND owner = $2 AND is_applied = 1 "
    "AND number > $3 ORDER BY number LIMIT 256"};
constexpr auto select_by_number =
    storage::select(submission_columns,
                    "FROM pos_check_submission WHERE account = $1 AND owner = $2 AND number = $3");
constexpr auto select_by_content =
    storage::select(submission_columns,
                    "FROM pos_check_submission WHERE account = $1 AND owner = $2 AND content = $3");
constexpr auto select_next =
    storage::select(submission_columns,
                    "FROM pos_check_submission WHERE account = $1 AND owner = $2 AND number > $3 "
                    "ORDER BY number LIMIT 64");
constexpr auto insert_said =
    storage::insert_into("pos_check_submission", "account, owner", written_columns);

// The rows of a list: the document, wherever it is stored, then what document_of() needs.
constexpr storage::Statement select_shown{
    "SELECT COALESCE(s.head, c.head), COALESCE(s.data, c.data), ",
    storage::names(shown_columns, "c."),
    " FROM pos_check c LEFT JOIN pos_check_submission s ON s.account = $1 AND s.owner = c.id "
    "AND s.number = c.source WHERE c.account = $1 "};
constexpr storage::Statement select_active{
    select_shown, "AND c.store = $2 AND c.ended_ms = 0 AND c.id > $3 ORDER BY c.id LIMIT $4"};
constexpr storage::Statement select_ended{
    select_shown,
    "AND c.store = $2 AND c.ended_ms > 0 AND c.sequence > $3 ORDER BY c.sequence LIMIT $4"};
constexpr storage::Statement select_last_ended{
    select_shown, "AND c.store = $2 AND c.ended_ms > 0 ORDER BY c.sequence DESC LIMIT $3"};
constexpr storage::Statement select_one{select_shown, "AND c.id = $2"};

StoredCheck shown_check(const Rows& rows) { return storage::read_row(shown_columns, rows, 2); }
CheckText shown_text(const Rows& rows) {
    return {std::string(rows.text(0)), std::string(rows.text(1))};
}

// Continues with the ended checks after the active ones.
bool read_ended(storage::ReadView& view, CheckListing& listing,
                std::vector<std::string>& documents) {
    std::size_t bytes = 0;
    std::int64_t read = 0;
    for (Rows rows = view.query(select_ended, {listing.account, listing.store,
                                               *listing.closed_after, step_checks_max});
         rows.next();) {
        if (bytes >= storage::step_bytes_max) return true;
        const StoredCheck check = shown_check(rows);
        documents.push_back(document_of(check, shown_text(rows)));
        bytes += documents.back().size();
        listing.closed_after = check.sequence;
        ++read;
    }
    return read == step_checks_max;
}

}  // namespace

static const storage::Migration steps[] = {make_checks, write_less};
const std::span<const storage::Migration> tables = steps;

std::string_view name_of(CheckState state) {
    switch (state) {
        case CheckState::active: return "active";
        case CheckState::closed: return "closed";
        case CheckState::voided: break;
    }
    return "voided";
}

bool has_checks(storage::ReadView& view, std::string_view account, std::string_view store) {
    return view
        .query("SELECT 1 FROM pos_check WHERE account = $1 AND store = $2 LIMIT 1",
               {account, store})
        .next();
}

bool has_check(storage::ReadView& view, std::string_view account, std::string_view store,
               std::string_view check_id) {
    return view
        .query(
            "SELECT 1 FROM pos_check WHERE account = $1 AND store = $2 AND check_id = $3 "
            "AND check_id <> ''",
            {account, store, check_id})
        .next();
}

std::optional<StoredCheck> find_check(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view check_id) {
    return storage::read_first(check_columns,
                               view.query(select_by_check_id, {account, store, check_id}));
}

std::optional<CheckVersion> find_version(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id) {
    Rows rows = view.query(
        "SELECT id, revision, submissions, words_node, words FROM pos_check WHERE account = $1 AND "
        "store = $2 "
        "AND check_id = $3 AND check_id <> ''",
        {account, store, check_id});
    if (!rows.next()) return {};
    return CheckVersion{std::string(rows.text(0)),
                        rows.integer(1),
                        rows.integer(2),
                        {std::string(rows.text(3)), unpacked(rows.bytes(4))}};
}

std::optional<StoredCheck> find_by_id(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    return storage::read_first(check_columns, view.query(select_check, {account, id}));
}

void insert_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check) {
    tx.post(insert_pos_check, storage::Values(check_columns, check, {account}));
}

void update_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check) {
    tx.post(update_pos_check, storage::Values(check_moving, check, {account, check.id}));
}

void insert_submission(storage::Transaction& tx, std::string_view account, std::string_view check,
                       const StoredSubmission& submission) {
    tx.post(insert_said, storage::Values(written_columns, submission, {account, check}));
}

domain::CheckSubmission said_by(const StoredSubmission& one) {
    domain::CheckSubmission submission{
        .moment = {.number = one.number,
                   .at_ms = one.stamp_ms,
                   .node = one.node,
                   .device_ms =
                       domain::said_time(one.device_ms == 0 ? one.arrived_ms : one.device_ms),
                   .content = one.content,
                   .natural_ms = one.natural_ms,
                   .has_time = one.device_ms != 0,
                   .is_late = one.is_late,
                   .is_raised = one.is_raised,
                   .is_knowing = one.is_knowing},
        .decided = one.decided,
        .departures = one.departures};
    submission.parts = one.said.empty()
                           ? domain::said_in(domain::read_check(schema::parse_tree(one.head),
                                                                schema::parse_tree(one.data)))
                           : domain::parse_said(one.said);
    return submission;
}

std::vector<domain::CheckSubmission> applied_submissions(storage::ReadView& view,
                                                         std::string_view account,
                                                         std::string_view check) {
    std::vector<domain::CheckSubmission> all;
    std::int64_t last = 0;
    for (bool has_more = true; has_more;) {
        has_more = false;
        for (Rows rows = view.query(select_said, {account, check, last}); rows.next();) {
            const StoredSubmission one = storage::read_row(said_columns, rows);
            last = one.number;
            has_more = true;
            all.push_back(said_by(one));
        }
    }
    return all;
}

std::optional<StoredSubmission> find_submission(storage::ReadView& view, std::string_view account,
                                                std::string_view check, std::int64_t number) {
    return storage::read_first(submission_columns,
                               view.query(select_by_number, {account, check, number}));
}

std::optional<StoredSubmission> find_content(storage::ReadView& view, std::string_view account,
                                             std::string_view check,
                                             const base::Fingerprint& content) {
    const std::string hex = content.hex();
    return storage::read_first(submission_columns,
                               view.query(select_by_content, {account, check, hex}));
}

std::vector<StoredSubmission> some_submissions(storage::ReadView& view, std::string_view account,
                                               std::string_view check, std::int64_t after) {
    std::vector<StoredSubmission> some;
    std::size_t bytes = 0;
    for (Rows rows = view.query(select_next, {account, check, after});
         bytes < storage::step_bytes_max && rows.next();) {
        some.push_back(storage::read_row(submission_columns, rows));
        bytes += some.back().head.size() + some.back().data.size();
    }
    return some;
}

CheckText text_of(storage::ReadView& view, std::string_view account, const StoredCheck& check) {
    if (check.source == 0) return {check.head, check.data};
    auto submission = find_submission(view, account, check.id, check.source);
    if (!submission) throw std::runtime_error("a check without its document");
    return {std::move(submission->head), std::move(submission->data)};
}

bool read_some(storage::ReadView& view, CheckListing& listing,
               std::vector<std::string>& documents) {
    if (listing.is_at_closed) return read_ended(view, listing, documents);
    std::size_t bytes = 0;
    std::int64_t read = 0;
    for (Rows rows = view.query(
             select_active, {listing.account, listing.store, listing.after_id, step_checks_max});
         rows.next();) {
        if (bytes >= storage::step_bytes_max) return true;
        const StoredCheck check = shown_check(rows);
        listing.after_id = check.id;
        ++read;
        if (listing.opened_before && check.opened_day >= *listing.opened_before) continue;
        documents.push_back(document_of(check, shown_text(rows)));
        bytes += documents.back().size();
    }
    if (read == step_checks_max) return true;
    listing.is_at_closed = true;
    return listing.closed_after.has_value();
}

std::vector<CheckText> some_active(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string& after_id) {
    std::vector<CheckText> texts;
    const std::string after = after_id;
    for (Rows rows = view.query(select_active, {account, store, after, step_checks_max});
         rows.next();) {
        after_id = shown_check(rows).id;
        texts.push_back(shown_text(rows));
    }
    return texts;
}

void visit_recent(storage::ReadView& view, std::string_view account, std::string_view store,
                  const RecentChecks& limits,
                  const std::function<void(const StoredCheck&, const CheckText&)>& visit) {
    for (Rows rows = view.query(select_active, {account, store, "", limits.active_max});
         rows.next();)
        visit(shown_check(rows), shown_text(rows));
    for (Rows rows = view.query(select_last_ended, {account, store, limits.ended_max});
         rows.next();)
        visit(shown_check(rows), shown_text(rows));
}

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::size_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        Rows rows = view.query(select_one, {account, event.id});
        if (!rows.next()) continue;
        const StoredCheck check = shown_check(rows);
        if (!event.wants(check.revision)) continue;
        storage::ChangedRecord changed{.event = event, .row = {}};
        changed.row.store = check.store;
        changed.row.id = event.id;
        changed.row.revision = check.revision;
        changed.row.sequence = event.sequence;
        changed.row.doc = document_of(check, shown_text(rows));
        bytes += changed.row.doc.size();
        found.push_back(std::move(changed));
    }
    return found;
}

}  // namespace features::checks
