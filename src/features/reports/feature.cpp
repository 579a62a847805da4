#include "features/reports/feature.hpp"

#include "features/reports/operations.hpp"

namespace features::reports {

const Feature feature{.name = "reports"};

}  // namespace features::reports
