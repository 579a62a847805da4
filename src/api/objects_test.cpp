#include "api/objects.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

struct Counter {
    int count = 0;
};
struct Other {};

TEST(Objects, AreFoundByTheirType) {
    Objects objects;
    objects.add(std::make_shared<Counter>());
    objects.add(std::make_shared<Other>());
    ++objects.get<Counter>().count;
    EXPECT_EQ(objects.get<Counter>().count, 1);
}

TEST(Objects, RefuseASecondOfAType) {
    Objects objects;
    objects.add(std::make_shared<Counter>());
    EXPECT_THROW(objects.add(std::make_shared<Counter>()), std::logic_error);
}

TEST(Objects, RefuseWhatNobodyHasAdded) {
    const Objects objects;
    EXPECT_THROW(objects.get<Counter>(), std::logic_error);
}

}  // namespace
}  // namespace api
