#include "features/menu/stores/feature.hpp"

#include "features/menu/stores/operations.hpp"

namespace features::stores {

static constexpr const api::Operation* operations[] = {&list_stores, &list_own_stores,
                                                       &set_master_store};

const Feature feature{.name = "stores", .operations = operations};

}  // namespace features::stores
