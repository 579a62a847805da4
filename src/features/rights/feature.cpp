#include "features/rights/feature.hpp"

#include "features/rights/operations.hpp"

namespace features::rights {

static constexpr const api::Operation* operations[] = {&explain_rights};

const Feature feature{.name = "rights", .operations = operations};

}  // namespace features::rights
