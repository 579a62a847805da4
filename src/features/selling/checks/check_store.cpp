#include "features/selling/checks/check_store.hpp"

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/selling/checks/answers.hpp"
#include "features/selling/checks/kept_texts.hpp"

#include <stdexcept>

namespace features::checks {
namespace {

using storage::Rows;

constexpr std::int64_t step_checks_max = 32;

// `source` is the submission whose document the check has; 0: its own, in `head` and `data`.
// What each node last said lies beside the check, one row a node, so that a submission reads and
// writes that of its own node alone; and changes of parts that have many, one row each. Nodes and
// parts may have names of any length: their fingerprints are the keys. `said` is what a submission
// says of each part, so that none need be read again as JSON.
// PostgreSQL keeps a plan that was made while the tables were empty, and of indexes that cost the
// same it takes the newest: the key, of which such a plan reads all of the account. An index of
// some rows goes before it, in statements that ask for these only: so of checks by their checkID,
// and of web orders, which a check is looked up as.
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

// The columns in the order in which every query of a check has them.
const std::string columns =
    "id, store, check_id, revision, state, sequence, opened_ms, opened_day, changed_ms, ended_ms, "
    "submissions, currency, sale, is_merged, source, head, data, history";
const std::string select_by_check_id =
    "SELECT " + columns +
    " FROM pos_check WHERE account = $1 AND store = $2 AND check_id = $3 AND check_id <> ''";
const std::string select_by_id =
    "SELECT " + columns + " FROM pos_check WHERE account = $1 AND id = $2";
const std::string insert_row =
    "INSERT INTO pos_check (account, " + columns +
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, "
    "$19)";

CheckState state_of(std::string_view name) {
    for (const CheckState state : {CheckState::active, CheckState::closed, CheckState::voided})
        if (name == name_of(state)) return state;
    throw std::runtime_error("a check in an unknown state");
}

std::optional<StoredCheck> first_check(Rows rows) {
    if (!rows.next()) return {};
    return StoredCheck{.id = std::string(rows.text(0)),
                       .store = std::string(rows.text(1)),
                       .check_id = std::string(rows.text(2)),
                       .revision = rows.integer(3),
                       .state = state_of(rows.text(4)),
                       .sequence = rows.integer(5),
                       .opened_ms = rows.integer(6),
                       .opened_day = rows.integer(7),
                       .changed_ms = rows.integer(8),
                       .ended_ms = rows.integer(9),
                       .submissions = rows.integer(10),
                       .currency = std::string(rows.text(11)),
                       .sale = std::string(rows.text(12)),
                       .is_merged = rows.integer(13) != 0,
                       .source = rows.integer(14),
                       .head = std::string(rows.text(15)),
                       .data = std::string(rows.text(16)),
                       .merge = rows.bytes(17)};
}

std::string departures_text(const std::vector<domain::Departure>& departures) {
    std::vector<std::string> all;
    for (const domain::Departure& each : departures)
        for (const std::string* text : {&each.key, &each.check, &each.as_key}) all.push_back(*text);
    return list_text(all);
}

std::vector<domain::Departure> departures_of(std::string_view json) {
    std::vector<std::string> texts = list_of(json);
    std::vector<domain::Departure> departures;
    for (std::size_t i = 0; i + 2 < texts.size(); i += 3)
        departures.push_back(
            {std::move(texts[i]), std::move(texts[i + 1]), std::move(texts[i + 2])});
    return departures;
}

const std::string select_submissions =
    "SELECT number, node, stamp_ms, device_ms, arrived_ms, content, is_applied, decided, warnings, "
    "made_by, head, data, natural_ms, is_raised, is_knowing, departures, is_late "
    "FROM pos_check_submission "
    "WHERE account = $1 AND owner = $2 ";
// What the applied ones say; those of before that is kept apart say it in their documents.
const std::string select_said =
    "SELECT number, node, stamp_ms, device_ms, arrived_ms, content, is_applied, decided, '', '', "
    "CASE WHEN said IS NULL THEN head ELSE '' END, CASE WHEN said IS NULL THEN data ELSE '' END, "
    "natural_ms, is_raised, is_knowing, departures, is_late, said FROM pos_check_submission "
    "WHERE account = $1 AND owner = $2 AND is_applied = 1 AND number > $3 ORDER BY number "
    "LIMIT 256";
const std::string select_by_number = select_submissions + "AND number = $3";
const std::string select_by_content = select_submissions + "AND content = $3";
const std::string select_next = select_submissions + "AND number > $3 ORDER BY number LIMIT 64";

StoredSubmission submission_of(const Rows& rows) {
    return {.number = rows.integer(0),
            .node = std::string(rows.text(1)),
            .stamp_ms = rows.integer(2),
            .device_ms = rows.integer(3),
            .arrived_ms = rows.integer(4),
            .content = fingerprint_in(rows.text(5)),
            .is_applied = rows.integer(6) != 0,
            .decided = list_of(rows.text(7)),
            .head = std::string(rows.text(10)),
            .data = std::string(rows.text(11)),
            .warnings = rows.text(8).empty() ? std::vector<std::string>() : list_of(rows.text(8)),
            .made_by = std::string(rows.text(9)),
            .natural_ms = rows.integer(12),
            .is_raised = rows.integer(13) != 0,
            .is_knowing = rows.integer(14) != 0,
            .is_late = rows.integer(16) != 0,
            .departures = departures_of(rows.text(15))};
}

std::optional<StoredSubmission> first_submission(Rows rows) {
    if (!rows.next()) return {};
    return submission_of(rows);
}

// The rows of a list: what document_of() needs, with the document wherever it lies.
const std::string shown_columns =
    "c.id, c.check_id, c.revision, c.state, c.sequence, c.opened_ms, c.changed_ms, c.ended_ms, "
    "c.is_merged, c.sale, COALESCE(s.head, c.head), COALESCE(s.data, c.data), c.opened_day, "
    "c.store";
const std::string select_active =
    "SELECT " + shown_columns +
    " FROM pos_check c LEFT JOIN pos_check_submission s ON s.account = $1 AND s.owner = c.id "
    "AND s.number = c.source WHERE c.account = $1 AND c.store = $2 AND c.ended_ms = 0 "
    "AND c.id > $3 ORDER BY c.id LIMIT $4";
const std::string select_ended =
    "SELECT " + shown_columns +
    " FROM pos_check c LEFT JOIN pos_check_submission s ON s.account = $1 AND s.owner = c.id "
    "AND s.number = c.source WHERE c.account = $1 AND c.store = $2 AND c.ended_ms > 0 "
    "AND c.sequence > $3 ORDER BY c.sequence LIMIT $4";
const std::string select_one =
    "SELECT " + shown_columns +
    " FROM pos_check c LEFT JOIN pos_check_submission s ON s.account = $1 AND s.owner = c.id "
    "AND s.number = c.source WHERE c.account = $1 AND c.id = $2";

struct Shown {
    StoredCheck check;
    CheckText text;
};
Shown shown_of(const Rows& rows) {
    return {{.id = std::string(rows.text(0)),
             .store = std::string(rows.text(13)),
             .check_id = std::string(rows.text(1)),
             .revision = rows.integer(2),
             .state = state_of(rows.text(3)),
             .sequence = rows.integer(4),
             .opened_ms = rows.integer(5),
             .opened_day = rows.integer(12),
             .changed_ms = rows.integer(6),
             .ended_ms = rows.integer(7),
             .sale = std::string(rows.text(9)),
             .is_merged = rows.integer(8) != 0},
            {std::string(rows.text(10)), std::string(rows.text(11))}};
}

// Goes on with those that have ended, when the active ones are through.
bool read_ended(storage::ReadView& view, CheckListing& listing,
                std::vector<std::string>& documents) {
    std::size_t bytes = 0;
    std::int64_t read = 0;
    for (Rows rows = view.query(select_ended, {listing.account, listing.store,
                                               *listing.closed_after, step_checks_max});
         rows.next();) {
        if (bytes >= storage::step_bytes_max) return true;
        const Shown shown = shown_of(rows);
        documents.push_back(document_of(shown.check, shown.text));
        bytes += documents.back().size();
        listing.closed_after = shown.check.sequence;
        ++read;
    }
    return read == step_checks_max;
}

}  // namespace

static const storage::Migration steps[] = {make_checks};
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
    return first_check(view.query(select_by_check_id, {account, store, check_id}));
}

std::optional<CheckVersion> find_version(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id) {
    Rows rows = view.query(
        "SELECT id, revision, submissions FROM pos_check WHERE account = $1 AND store = $2 "
        "AND check_id = $3 AND check_id <> ''",
        {account, store, check_id});
    if (!rows.next()) return {};
    return CheckVersion{std::string(rows.text(0)), rows.integer(1), rows.integer(2)};
}

std::optional<StoredCheck> find_by_id(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    return first_check(view.query(select_by_id, {account, id}));
}

void insert_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check) {
    tx.post(insert_row,
            {account, check.id, check.store, check.check_id, check.revision, name_of(check.state),
             check.sequence, check.opened_ms, check.opened_day, check.changed_ms, check.ended_ms,
             check.submissions, check.currency, check.sale, std::int64_t{check.is_merged},
             check.source, check.head, check.data, storage::Bytes{check.merge}});
}

void update_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check) {
    tx.post(
        "UPDATE pos_check SET revision = $3, state = $4, sequence = $5, changed_ms = $6, "
        "ended_ms = $7, submissions = $8, sale = $9, is_merged = $10, source = $11, head = $12, "
        "data = $13, history = $14 WHERE account = $1 AND id = $2",
        {account, check.id, check.revision, name_of(check.state), check.sequence, check.changed_ms,
         check.ended_ms, check.submissions, check.sale, std::int64_t{check.is_merged}, check.source,
         check.head, check.data, storage::Bytes{check.merge}});
}

void insert_submission(storage::Transaction& tx, std::string_view account, std::string_view check,
                       const StoredSubmission& submission) {
    const std::string content = submission.content.hex();
    const std::string decided = list_text(submission.decided);
    const std::string warnings = list_text(submission.warnings);
    const std::string departures = departures_text(submission.departures);
    tx.post(
        "INSERT INTO pos_check_submission (account, owner, number, node, stamp_ms, device_ms, "
        "arrived_ms, content, is_applied, decided, warnings, made_by, head, data, natural_ms, "
        "is_raised, is_knowing, is_late, departures, said) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, "
        "$19, $20)",
        {account,
         check,
         submission.number,
         submission.node,
         submission.stamp_ms,
         submission.device_ms,
         submission.arrived_ms,
         content,
         std::int64_t{submission.is_applied},
         decided,
         warnings,
         submission.made_by,
         submission.head,
         submission.data,
         submission.natural_ms,
         std::int64_t{submission.is_raised},
         std::int64_t{submission.is_knowing},
         std::int64_t{submission.is_late},
         departures,
         storage::Bytes{submission.said}});
}

domain::CheckSubmission said_by(const StoredSubmission& one) {
    domain::CheckSubmission submission{
        .moment = {.number = one.number,
                   .at_ms = one.stamp_ms,
                   .node = one.node,
                   .said_ms =
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
            StoredSubmission one = submission_of(rows);
            one.said = rows.bytes(17);
            last = one.number;
            has_more = true;
            all.push_back(said_by(one));
        }
    }
    return all;
}

std::optional<StoredSubmission> find_submission(storage::ReadView& view, std::string_view account,
                                                std::string_view check, std::int64_t number) {
    return first_submission(view.query(select_by_number, {account, check, number}));
}

std::optional<StoredSubmission> find_content(storage::ReadView& view, std::string_view account,
                                             std::string_view check,
                                             const base::Fingerprint& content) {
    const std::string hex = content.hex();
    return first_submission(view.query(select_by_content, {account, check, hex}));
}

std::vector<StoredSubmission> some_submissions(storage::ReadView& view, std::string_view account,
                                               std::string_view check, std::int64_t after) {
    std::vector<StoredSubmission> some;
    std::size_t bytes = 0;
    for (Rows rows = view.query(select_next, {account, check, after});
         bytes < storage::step_bytes_max && rows.next();) {
        some.push_back(submission_of(rows));
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
        const Shown shown = shown_of(rows);
        listing.after_id = shown.check.id;
        ++read;
        if (listing.opened_before && shown.check.opened_day >= *listing.opened_before) continue;
        documents.push_back(document_of(shown.check, shown.text));
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
        Shown shown = shown_of(rows);
        after_id = std::move(shown.check.id);
        texts.push_back(std::move(shown.text));
    }
    return texts;
}

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::size_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        Rows rows = view.query(select_one, {account, event.id});
        if (!rows.next() || !event.wants(rows.integer(2))) continue;
        const Shown shown = shown_of(rows);
        storage::ChangedRecord changed{.event = event, .row = {}};
        changed.row.store = shown.check.store;
        changed.row.id = event.id;
        changed.row.revision = rows.integer(2);
        changed.row.sequence = event.sequence;
        changed.row.doc = document_of(shown.check, shown.text);
        bytes += changed.row.doc.size();
        found.push_back(std::move(changed));
    }
    return found;
}

}  // namespace features::checks
