#include "app/features.hpp"

#include "app/routes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace app {
namespace {

using ::features::Feature;

std::set<const api::Operation*> operations_brought() {
    std::set<const api::Operation*> operations;
    for (const Feature* feature : features())
        operations.insert(feature->operations.begin(), feature->operations.end());
    return operations;
}

TEST(Features, EveryOperationStandsOnThePageOfRoutes) {
    for (const api::Operation* operation : operations_brought())
        EXPECT_TRUE(std::any_of(routes().begin(), routes().end(), [&](const api::Route& route) {
            return &route.operation == operation;
        })) << operation->name;
}

TEST(Features, EveryRowRunsAnOperationThatAFeatureBrings) {
    const auto brought = operations_brought();
    for (const api::Route& route : routes())
        EXPECT_TRUE(brought.contains(&route.operation))
            << route.paths.front() << ' ' << route.operation.name;
}

TEST(Features, AnOperationRunsInOneWay) {
    for (const api::Operation* one : operations_brought())
        EXPECT_EQ(!!one->read + !!one->open + !!one->give + !!one->prepare + !!one->work, 1)
            << one->name;
}

TEST(Features, AKindHasItsRulesFromOneFeature) {
    std::set<const kinds::StoredKind*> seen;
    for (const Feature* feature : features())
        for (const auto& rules : feature->rules)
            EXPECT_TRUE(seen.insert(rules.kind).second) << rules.kind->name;
}

}  // namespace
}  // namespace app
