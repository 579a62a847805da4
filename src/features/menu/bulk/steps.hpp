// Steps of a store's menu: a bulk is one step in what happened, and can be undone as a whole.
//
// A step is saved in the transaction of its bulk, under the store's lock, so its events are those
// between two sequences. Undoing it is another bulk, and so another step, which can be undone too.
#pragma once

#include "features/menu/bulk/bulk.hpp"
#include "features/menu/bulk/step_store.hpp"

namespace features::bulk {

// Inside the transaction of a bulk, after it: saves the step with this id. False when the bulk
// changed nothing.
bool note_step(storage::Transaction& tx, const Batch& batch, const Written& written,
               const records::Actor& actor, std::string_view id, std::string_view title,
               std::string_view undoes = {});

// The way back from a step, before its transaction.
struct StepBack {
    SavedStep step;
    Batch batch;  // sets what the step changed to what it was before, and inactivates what is new
};

// Throws base::Refusal: 404 when the store has no such step; 409 when it was undone already, when
// nothing of it can be undone, and when something was changed since (`records` names up to twenty
// with the fields, and `count` says how many there are).
StepBack draft_back(storage::ReadView& view, std::string_view store, std::string_view id,
                    const records::Actor& actor, base::IdSource& ids);

// Inside the transaction: writes the batch and saves the new step. Throws what write() throws, and
// 409 when a record was changed, or the step undone, since the draft.
Written go_back(storage::Transaction& tx, StepBack& back, const records::Actor& actor,
                std::string_view new_id);

}  // namespace features::bulk
