// What a set of submissions of a check comes to, reckoned from all of them at once, slowly and in
// the words of the rule (domain/check/merge.hpp). It is there to be believed: what is kept with a
// check must say the same.
#pragma once

#include "domain/check/merge.hpp"

namespace domain {

// The submissions may come in any order; no two have the same stamp.
CheckOutcome outcome_of(std::span<const CheckSubmission> submissions);

}  // namespace domain
