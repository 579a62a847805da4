// Checks, their submissions and their conflicts, as answers show them.
#pragma once

#include "features/selling/checks/lifecycle.hpp"
#include "schema/object.hpp"

namespace features::checks {

extern const schema::Description check_answer;
std::string document_of(const StoredCheck& check, const CheckText& text);
std::string answer_of(const Submitted& submitted);  // to a submission

extern const schema::Object<Conflict> conflict_answer;
extern const schema::Object<StoredSubmission> submission_answer;

}  // namespace features::checks
