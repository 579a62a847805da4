// What checks hold of people: the guest, notes, and the names of the staff.
#pragma once

#include "features/feature.hpp"
#include "features/selling/checks/submission.hpp"

namespace features::checks {

extern const std::span<const Personal> personal;

// Takes people out of a submission who were erased before it came: a device that was away may still
// know them. What counts as the same submission again stays as it was sent.
void forget_erased(storage::ReadView& view, std::string_view account, Incoming& incoming);

}  // namespace features::checks
