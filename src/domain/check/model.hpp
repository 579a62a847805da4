// The result of a set of submissions of a check, calculated from all of them together, slowly and
// by the letter of the rules (domain/check/merge.hpp). It is the reference: what is stored with a
// check must agree with it.
#pragma once

#include "domain/check/merge.hpp"

namespace domain {

// The submissions may come in any order; no two have the same stamp.
CheckOutcome outcome_of(std::span<const CheckSubmission> submissions);

}  // namespace domain
