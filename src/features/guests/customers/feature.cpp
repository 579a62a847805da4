#include "features/guests/customers/feature.hpp"

#include "features/guests/customers/customers_store.hpp"
#include "features/guests/customers/demo_customers.hpp"
#include "features/guests/customers/rules.hpp"
#include "kinds/customer.hpp"

namespace features::customers {
namespace {

constexpr records::Rules rules[] = {{.kind = &kinds::customer,
                                     .adjust = adjust_customer,
                                     .check = check_change,
                                     .saved = enrol,
                                     .parts = parts_of}};

}  // namespace

const Feature feature{.name = "customers",
                      .rules = rules,
                      .tables = tables,
                      .invariants = invariants,
                      .holds_amounts = has_spent,
                      .make_demo = make_demo};

}  // namespace features::customers
