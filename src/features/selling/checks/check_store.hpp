// The tables of checks.
//
// `pos_check` has a row for each check: its changing columns, and the result of all submissions.
// `pos_check_submission` keeps everything that devices sent. A check that was never merged has no
// document of its own; it uses that of the submission named in its row.
// Other tables hold what nodes said (word_store.hpp) and what a person must decide
// (conflict_store.hpp).
#pragma once

#include "domain/check/desk.hpp"
#include "domain/sale/sale.hpp"
#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

#include <functional>

namespace features::checks {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> rules_of_tables;

using domain::CheckState;
std::string_view name_of(CheckState state);  // active, closed, voided

// What the node said that sent the first submission: bytes of domain::NodeWords. They are in the
// row of the check, which is written with each submission anyway; those of other nodes have rows of
// their own (word_store.hpp).
struct FirstWords {
    std::string node_key{}, words{};  // no key: it is of an older program
};

// A check as stored.
struct StoredCheck {
    std::string id, store;
    std::string check_id{};  // the devices' id of it, unique in the store
    std::int64_t revision = 0;
    CheckState state = CheckState::active;
    std::int64_t sequence = 0;    // number of its last event
    std::int64_t opened_ms = 0;   // as its first submission says
    std::int64_t opened_day = 0;  // the business date of that, in days since 1970
    std::int64_t changed_ms = 0;
    std::int64_t ended_ms = 0;     // when it was closed or voided; 0: it is active
    std::int64_t submissions = 0;  // how many were kept, including late ones
    std::string currency{};
    std::string sale{};  // id of the sale that it is, was or may become
    bool is_merged = false;
    // Number of the submission whose document it has. When merged: 0, and the document is here.
    std::int64_t source = 0;
    std::string head{}, data{};
    std::string merge{};  // bytes of a domain::CheckMerge, or of an older form
    FirstWords first{};
};

// A submission as stored.
struct StoredSubmission {
    std::int64_t number = 0;
    std::string node{};
    std::int64_t stamp_ms = 0;   // as used for merging
    std::int64_t device_ms = 0;  // by the device's clock; 0: none was sent
    std::int64_t arrived_ms = 0;
    base::Fingerprint content{};
    bool is_applied = true;  // false: it arrived after the check was closed
    std::vector<std::string> decided{};
    std::string head{}, data{};  // JSON
    std::vector<std::string> warnings{};
    std::string made_by{};                                        // id of the key or person
    std::int64_t natural_ms = 0;                                  // the stamp before it was raised
    bool is_raised = false, is_knowing = false, is_late = false;  // see domain::Moment
    std::vector<domain::Departure> departures{};
    std::string said{};  // bytes of its parts; only written
};

// Whether the store has any check; the account itself (store "") has none.
bool has_checks(storage::ReadView& view, std::string_view account, std::string_view store);

// Whether the store has a check with that id, in any state.
bool has_check(storage::ReadView& view, std::string_view account, std::string_view store,
               std::string_view check_id);
std::optional<StoredCheck> find_check(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view check_id);
// Enough to see whether it has changed, without reading all of it.
struct CheckVersion {
    std::string id;
    std::int64_t revision = 0, submissions = 0;
    FirstWords first;
};
std::optional<CheckVersion> find_version(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id);
std::optional<StoredCheck> find_by_id(storage::ReadView& view, std::string_view account,
                                      std::string_view id);
void insert_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check);
void update_check(storage::Transaction& tx, std::string_view account, const StoredCheck& check);

void insert_submission(storage::Transaction& tx, std::string_view account, std::string_view check,
                       const StoredSubmission& submission);
std::optional<StoredSubmission> find_submission(storage::ReadView& view, std::string_view account,
                                                std::string_view check, std::int64_t number);
std::optional<StoredSubmission> find_content(storage::ReadView& view, std::string_view account,
                                             std::string_view check,
                                             const base::Fingerprint& content);
// Submissions of a check after that number, in the order of arrival, up to about a MiB. Empty:
// there are no more.
std::vector<StoredSubmission> some_submissions(storage::ReadView& view, std::string_view account,
                                               std::string_view check, std::int64_t after);

// What it says; read from its document if that has not been done before.
domain::CheckSubmission said_by(const StoredSubmission& submission);
// The applied submissions of a check.
std::vector<domain::CheckSubmission> applied_submissions(storage::ReadView& view,
                                                         std::string_view account,
                                                         std::string_view check);

// Its document, wherever it is stored: the members next to `data`, and the data.
struct CheckText {
    std::string head, data;
    std::string quoted{};  // the data as a JSON string, if that was prepared
};
CheckText text_of(storage::ReadView& view, std::string_view account, const StoredCheck& check);

// Which checks to list: the active ones, and with `closed_after` also those closed or voided by a
// later event; with `opened_before` only those of an earlier business date.
struct CheckListing {
    std::string account, store;
    std::optional<std::int64_t> closed_after{};
    std::optional<std::int64_t> opened_before{};
    std::string after_id{};  // where the list continues
    bool is_at_closed = false;
};
// The documents of the next few checks, up to about a MiB. False when there are no more.
bool read_some(storage::ReadView& view, CheckListing& listing, std::vector<std::string>& documents);

// The documents of the next few active checks of the store after that id, which is advanced. Empty:
// there are no more.
std::vector<CheckText> some_active(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string& after_id);

// Visits the open checks, and then those that were closed or voided last.
struct RecentChecks {
    std::int64_t active_max, ended_max;
};
void visit_recent(storage::ReadView& view, std::string_view account, std::string_view store,
                  const RecentChecks& limits,
                  const std::function<void(const StoredCheck&, const CheckText&)>& visit);

// For the change feed.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::checks
