// Undoes one earlier change of a record, by a new change.
#pragma once

#include "features/records/write.hpp"

#include <set>

namespace features::records {

struct Undo {
    Draft draft;  // sets the fields that the revision changed back to what they were before it
    std::int64_t seen_revision;   // no later change up to this revision touched those fields
    std::set<std::string> names;  // of those fields
};

// Which of the changed fields, a JSON array of names, can be set back. Fields that the service
// sets, such as times and the picture, cannot be undone, nor secrets, whose old values are unknown.
std::set<std::string> undoable_names(const kinds::StoredKind& kind, std::string_view changed_json);

// Before the transaction. `path_revision` is the number as the path has it. Throws what
// draft_update() throws, and base::Refusal: 404 when the record has no such revision; 409 when that
// revision created the record, when it changed nothing but server-owned fields, and when a later
// change touched one of its fields (`fields` of the error body names up to a hundred).
Undo draft_undo(const kinds::StoredKind& kind, std::string_view path_id,
                std::string_view path_revision, const Actor& actor, storage::ReadView& view);

// Inside the transaction: writes the draft, which is checked like any update. Throws base::Refusal
// (409) when a change that was committed since draft_undo() touched one of the fields, and what
// write() throws.
Stored undo(storage::Transaction& tx, const Undo& undo, const Actor& actor,
            const Conditions& conditions = {});

}  // namespace features::records
