#include "features/operating/admin/feature.hpp"

#include "features/operating/admin/operations.hpp"

namespace features::admin {

static constexpr const api::Operation* operations[] = {&run_admin};

const Feature feature{.name = "admin", .operations = operations};

}  // namespace features::admin
