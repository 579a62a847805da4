#include "features/operating/pages/feature.hpp"

#include "features/operating/pages/operations.hpp"

namespace features::pages {

static constexpr const api::Operation* operations[] = {&show_page};

const Feature feature{.name = "pages", .operations = operations};

}  // namespace features::pages
