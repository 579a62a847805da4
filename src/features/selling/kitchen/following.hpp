// What the kitchen has said follows a dish from ticket to ticket.
//
//     a person moves a line         its row goes to the new check with it
//     a device leaves a line out    its row goes to an open check that has the line too, unless the
//                                   kitchen is as far there; if none has it, it is nowhere until a
//                                   check gets the line
//     a check takes the place of    the rows of the order go to the lines of the check that are
//     an order                      those dishes (matching.hpp); those without a line stay, and
//                                   follow when the check gets it
//     that check is voided          the rows go back to the order in the same way
//
// A row is about one dish: where it goes, the old one counts no more. Runs in the transaction that
// moves the dish, under the lock of the store, which bumps hold too. A ticket that gets rows has an
// event `updated`; nothing is started or done again.
#pragma once

#include "features/feature.hpp"

namespace features::kitchen {

// For Feature::follow_lines.
void follow_lines(storage::Transaction& tx, const storage::Scope& scope,
                  std::span<const LineMove> moves, std::string_view who, std::int64_t at_ms);

// For Feature::follow_check.
void follow_check(storage::Transaction& tx, const storage::Scope& scope, const CheckStep& step,
                  std::string_view who, std::int64_t at_ms);

}  // namespace features::kitchen
