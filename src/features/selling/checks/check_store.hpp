// The tables of checks.
//
// `pos_check` has the row of each check: what moves, and what stands after all that was said.
// `pos_check_submission` has everything that devices sent, for good; a check that nothing was
// merged into has no document of its own, but that of the submission that its row names.
// Beside them are what nodes said (word_store.hpp) and what a person must decide
// (conflict_store.hpp).
#pragma once

#include "domain/check/desk.hpp"
#include "domain/sale/sale.hpp"
#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

namespace features::checks {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> rules_of_tables;

using domain::CheckState;
std::string_view name_of(CheckState state);  // active, closed, voided

// A check as it lies there.
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
    std::int64_t submissions = 0;  // how many were kept, those that came too late included
    std::string currency{};
    std::string sale{};  // id of the sale that it is, was or would be
    bool is_merged = false;
    // Number of the submission that it is the document of. When merged: 0, and these are it.
    std::int64_t source = 0;
    std::string head{}, data{};
    std::string merge{};  // bytes of a domain::CheckMerge, or of what was kept before there was one
};

// A submission as it lies there.
struct StoredSubmission {
    std::int64_t number = 0;
    std::string node{};
    std::int64_t stamp_ms = 0;   // as it counts
    std::int64_t device_ms = 0;  // as the device said; 0: it said none
    std::int64_t arrived_ms = 0;
    base::Fingerprint content{};
    bool is_applied = true;  // false: it came when the check was closed
    std::vector<std::string> decided{};
    std::string head{}, data{};  // JSON
    std::vector<std::string> warnings{};
    std::string made_by{};        // id of the key or person
    std::int64_t natural_ms = 0;  // the stamp as it would be if it had not been raised
    bool is_raised = false, is_knowing = false, is_late = false;  // as domain::Moment says
    std::vector<domain::Departure> departures{};
    std::string said{};  // bytes of its parts; only written
};

// Whether the store has any check; an account without a store has none of its own.
bool has_checks(storage::ReadView& view, std::string_view account, std::string_view store);

// Whether the store has a check of that id, in whichever state.
bool has_check(storage::ReadView& view, std::string_view account, std::string_view store,
               std::string_view check_id);
std::optional<StoredCheck> find_check(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view check_id);
// What tells whether it has changed, without reading all of it.
struct CheckVersion {
    std::string id;
    std::int64_t revision = 0, submissions = 0;
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
// Those of a check behind that number, in the order of arrival: up to about a MiB. Without any
// there are no more.
std::vector<StoredSubmission> some_submissions(storage::ReadView& view, std::string_view account,
                                               std::string_view check, std::int64_t after);

// What it says, by its document where that was not read before.
domain::CheckSubmission said_by(const StoredSubmission& submission);
// The applied ones of a check, as they were said.
std::vector<domain::CheckSubmission> applied_submissions(storage::ReadView& view,
                                                         std::string_view account,
                                                         std::string_view check);

// Its document, wherever it lies: the members beside `data`, and the data.
struct CheckText {
    std::string head, data;
    std::string quoted{};  // the data as a JSON string, where that was made beforehand
};
CheckText text_of(storage::ReadView& view, std::string_view account, const StoredCheck& check);

// Which checks a list has: those that are active, and with `closed_after` those that were closed or
// voided by a later event than this one; with `opened_before` only those of an earlier business
// date.
struct CheckListing {
    std::string account, store;
    std::optional<std::int64_t> closed_after{};
    std::optional<std::int64_t> opened_before{};
    std::string after_id{};  // where the list goes on
    bool is_at_closed = false;
};
// The documents of the next few checks, up to about a MiB. False when there are no more.
bool read_some(storage::ReadView& view, CheckListing& listing, std::vector<std::string>& documents);

// The documents of the next few active checks of the store, behind that id, which moves on. Without
// any there are no more.
std::vector<CheckText> some_active(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string& after_id);

// The check as answers show it.

// For the feed of changes.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::checks
