// Answers that are records, and the plans whose answers they are.
#pragma once

#include "api/route.hpp"
#include "features/records/write.hpp"

#include <functional>

namespace features::records {

// Who calls, as the one who changes records.
Actor actor_of(const api::Call& call);

// The id of the record that the path names: in {id}, or in the place that has the name of the row's
// kind, such as {store}. Null: the path names none.
const std::string* find_path_id(const api::Call& call);
const std::string& path_id(const api::Call& call);

// One record with the number of its revision as ETag.
http::Response record_answer(std::string doc, const storage::EpochNumber& revision);

// A plan that changes one record and answers with it.
using RecordChange = std::function<Stored(storage::Transaction&, const Actor&)>;
api::Plan record_plan(const api::Call& call, storage::Scope scope, RecordChange change);

}  // namespace features::records
