#include "features/team/rights/feature.hpp"

#include "features/team/rights/operations.hpp"

namespace features::rights {

static constexpr const api::Operation* operations[] = {&explain_rights};

const Feature feature{.name = "rights", .operations = operations};

}  // namespace features::rights
