#include "features/admin/feature.hpp"

#include "features/admin/operations.hpp"

namespace features::admin {

static constexpr const api::Operation* operations[] = {&run_admin};

const Feature feature{.name = "admin", .operations = operations};

}  // namespace features::admin
