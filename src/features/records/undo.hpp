// Undoing one change of a record's past, as a change of its own.
#pragma once

#include "features/records/write.hpp"

namespace features::records {

struct Undo {
    Draft draft;  // of the record, its patch empty
    std::int64_t revision;
};

// Before the transaction; refuses like draft_update(), and a revision that is no number with 404.
Undo draft_undo(const kinds::StoredKind& kind, std::string_view path_id,
                std::string_view path_revision, const Actor& actor, storage::ReadView& view);

// Inside the transaction: sets the fields that the revision changed back to what they were before
// it, checked like any update. 404 when there is no such revision; 409 when it made the record,
// when it changed only what the service keeps itself, and when a later change touched one of the
// fields (they are named in `fields`).
Stored undo(storage::Transaction& tx, const Undo& undo, const Actor& actor,
            const Conditions& conditions = {});

}  // namespace features::records
