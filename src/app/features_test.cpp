#include "app/features.hpp"

#include "app/routes.hpp"

#include <gtest/gtest.h>

#include <set>

namespace app {
namespace {

using ::features::Feature;

TEST(Features, AnOperationRunsInOneWay) {
    for (const api::Route& route : routes()) {
        const api::Operation& one = route.operation;
        EXPECT_EQ(
            !!one.run.read + !!one.run.open + !!one.run.give + !!one.run.prepare + !!one.run.work,
            1)
            << one.name;
    }
}

TEST(Features, AKindHasItsRulesFromOneFeature) {
    std::set<const kinds::StoredKind*> seen;
    for (const Feature* feature : features())
        for (const auto& rules : feature->rules)
            EXPECT_TRUE(seen.insert(rules.kind).second) << rules.kind->name;
}

}  // namespace
}  // namespace app
