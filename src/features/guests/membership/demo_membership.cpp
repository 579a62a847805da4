#include "features/guests/membership/demo_membership.hpp"

#include "kinds/membership_plan.hpp"
#include "kinds/membership_type.hpp"

namespace features::membership {
namespace {

struct Made {
    const kinds::StoredKind* kind;
    std::string_view id, body;
};

// Nothing uses those with the example id of their kind, so that the examples of the API document
// can inactivate them.
// clang-format off
constexpr Made all[] = {
    {&kinds::membership_type, "650000000000000000001204",                R"({"type":"Club"})"},
    {&kinds::membership_type, kinds::membership_type.traits.example_id, R"({"type":"House Account"})"},
    {&kinds::membership_plan, demo_plans[0],
     R"({"name":"Family Table","type":"650000000000000000001204","allowanceStr":"150.00","allowanceOverdraftStr":"25.00","allowancePeriod":"Monthly"})"},
    {&kinds::membership_plan, demo_plans[1],
     R"({"name":"Corner Office","type":"650000000000000000001204","allowanceStr":"60.00","allowancePeriod":"Weekly","taxExemption":true})"},
    {&kinds::membership_plan, kinds::membership_plan.traits.example_id,
     R"({"name":"Summer Terrace","type":"650000000000000000001204","allowanceStr":"400.00","allowancePeriod":"Half-Yearly"})"},
};
// clang-format on

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const Made& one : all)
        records::write(tx,
                       records::Draft{.kind = one.kind,
                                      .account = std::string(demo.account),
                                      .store = "",
                                      .id = std::string(one.id),
                                      .is_new = true,
                                      .currency_decimals = 2,
                                      .currency_store = std::string(demo.stores.front().id),
                                      .patch = schema::read_patch(one.body, *one.kind)},
                       demo.actor);
}

}  // namespace features::membership
