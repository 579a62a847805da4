// Undoing one change of a record's past, as a change of its own.
#pragma once

#include "features/records/write.hpp"

#include <set>

namespace features::records {

struct Undo {
    Draft draft;  // sets the fields that the revision changed back to what they were before it
    std::int64_t seen_revision;   // up to which no later change touched them
    std::set<std::string> names;  // of those fields
};

// Before the transaction: the past does not change. Refuses like draft_update(); 404 when there is
// no such revision; 409 when it made the record, when it changed only what the service keeps
// itself, and when a later change touched one of the fields (the first hundred are named in
// `fields`).
Undo draft_undo(const kinds::StoredKind& kind, std::string_view path_id,
                std::string_view path_revision, const Actor& actor, storage::ReadView& view);

// Inside the transaction: checked like any update; 409 when a change that was not seen before it
// touched one of the fields.
Stored undo(storage::Transaction& tx, const Undo& undo, const Actor& actor,
            const Conditions& conditions = {});

}  // namespace features::records
