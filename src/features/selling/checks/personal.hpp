// Personal data in checks: the guest, notes, and the names of the staff.
#pragma once

#include "features/feature.hpp"
#include "features/selling/checks/submission.hpp"

namespace features::checks {

extern const std::span<const Personal> personal;

// Removes people from a submission who were erased before it arrived: a device that was offline may
// still know them. The fingerprint that identifies a repeated submission stays that of the sent
// content.
void forget_erased(storage::ReadView& view, std::string_view account, Incoming& incoming);

}  // namespace features::checks
