// The tables of steps: what one bulk changed in a store, so that it can be shown and undone as a
// whole.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::bulk {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// The events of the store after `first` up to `last` are those of the step.
struct SavedStep {
    std::string id;
    std::int64_t first = 0, last = 0;
    std::int64_t at_ms = 0;
    std::string who;    // id of the key or person
    std::string title;  // of what made it: "bulk", "import", "undo"
    std::int64_t records = 0;
    std::string undoes{};     // id of the step that it took back
    std::string undone_by{};  // id of the step that took it back
};

// A record that a step changed: it went from the one revision (0: it was created) to the other.
struct StepRecord {
    std::string id, kind;
    std::int64_t before = 0, after = 0;
};

// Saves the step with the records of its events, which are written already, and sets their number.
// Under the store's lock. False when there are none: then nothing is saved.
bool save_step(storage::Transaction& tx, std::string_view account, std::string_view store,
               SavedStep& step);
void set_undone(storage::Transaction& tx, std::string_view account, std::string_view store,
                std::string_view id, std::string_view undone_by);

std::optional<SavedStep> find_step(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string_view id);
// The newest first, of those with a `last` below, without the first `skipped`.
std::vector<SavedStep> steps_before(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t last, std::int64_t limit,
                                    std::int64_t skipped);
// Those to which an event after `first` up to `last` may belong.
std::vector<SavedStep> steps_within(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t first, std::int64_t last);
std::int64_t count_steps(storage::ReadView& view, std::string_view account, std::string_view store);

// By id, of those with a larger id.
std::vector<StepRecord> records_of(storage::ReadView& view, std::string_view account,
                                   std::string_view step, std::string_view after,
                                   std::int64_t limit);

// Whether a record of the step has a later revision.
bool has_moved_on(storage::ReadView& view, std::string_view account, std::string_view step);

// Removes a bounded number of records of steps that are older than that, or one such step that has
// none left. Returns how many rows.
std::int64_t forget_steps(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms);

}  // namespace features::bulk
