#include "features/selling/sales/feature.hpp"

#include "features/selling/sales/personal.hpp"
#include "features/selling/sales/sales_store.hpp"

namespace features::sales {

const Feature feature{.name = "sales",
                      .tables = tables,
                      .checks = checks,
                      .holds_amounts = has_sales,
                      .personal = personal};

}  // namespace features::sales
