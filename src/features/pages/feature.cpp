#include "features/pages/feature.hpp"

#include "features/pages/operations.hpp"

namespace features::pages {

static constexpr const api::Operation* operations[] = {&show_page};

const Feature feature{.name = "pages", .operations = operations};

}  // namespace features::pages
