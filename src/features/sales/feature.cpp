#include "features/sales/feature.hpp"

#include "features/sales/personal.hpp"
#include "features/sales/sales_store.hpp"

namespace features::sales {

const Feature feature{.name = "sales",
                      .tables = tables,
                      .checks = checks,
                      .holds_amounts = has_sales,
                      .personal = personal};

}  // namespace features::sales
