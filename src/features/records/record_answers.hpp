// Answers that consist of one record, and plans that return them.
#pragma once

#include "api/route.hpp"
#include "features/records/write.hpp"

#include <functional>

namespace features::records {

// The caller as the actor of a change. The call needs a key, and must outlive the actor.
Actor actor_of(const api::Call& call);

// The id of the record that the path names: in {id}, or in the capture with the name of the row's
// kind, such as {store}. Null: the path names none.
const std::string* find_path_id(const api::Call& call);
// The same for paths that always name one; std::logic_error where it does not.
const std::string& path_id(const api::Call& call);

// One record of the kind of the row, with its parts. Its ETag is the revision; where the kind has
// parts, a hash of the answer follows it, which If-Match ignores.
http::Response record_answer(const api::Call& call, storage::ReadView& view, const std::string& id,
                             std::int64_t revision, std::string doc);

// What the audit records about a record that was written.
api::Outcome::Touched touched(const kinds::StoredKind& kind, const Stored& stored);

// A plan that runs `change` and answers with the record that it returns. `change` gets an actor
// that lives as long as the transaction, and may run more than once: see Plan::run.
using RecordChange = std::function<Stored(storage::Transaction&, const Actor&)>;
api::Plan record_plan(const api::Call& call, storage::Scope scope, RecordChange change);

}  // namespace features::records
