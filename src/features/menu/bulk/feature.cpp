#include "features/menu/bulk/feature.hpp"

#include "features/menu/bulk/operations.hpp"

namespace features::bulk {

static constexpr const api::Operation* operations[] = {&write_bulk};

const Feature feature{.name = "bulk", .operations = operations};

}  // namespace features::bulk
