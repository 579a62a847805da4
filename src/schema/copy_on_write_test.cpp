#include "schema/copy_on_write.hpp"

#include "schema/record.hpp"
#include "schema/test_kinds.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace schema {
namespace {

using Words = CopyOnWrite<std::vector<std::string>>;

TEST(CopyOnWrite, ACopyIsNotChangedByItsOriginal) {
    Words one(std::in_place, std::vector<std::string>{"a"});
    const Words copy = one;
    EXPECT_EQ(&one.read(), &copy.read());
    one.write().push_back("b");
    EXPECT_EQ(copy.read(), std::vector<std::string>{"a"});
    EXPECT_EQ(one.read(), (std::vector<std::string>{"a", "b"}));
    EXPECT_FALSE(one == copy);
    one.write().pop_back();
    EXPECT_TRUE(one == copy);
}

TEST(CopyOnWrite, WhatNobodySharesIsWrittenInPlace) {
    Words one(std::in_place, std::vector<std::string>{"a"});
    const auto* const at = &one.read();
    { const Words gone = one; }
    one.write().push_back("b");
    EXPECT_EQ(&one.read(), at);
    Words moved = std::move(one);
    moved = Words(moved);
    EXPECT_EQ(&moved.read(), at);
}

TEST(CopyOnWrite, CopiesAreWrittenByDifferentThreads) {
    const Words first(std::in_place, std::vector<std::string>{"a"});
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([copy = first, i]() mutable {
            for (int round = 0; round < 1'000; ++round) {
                const Words other = copy;
                copy.write().push_back(std::to_string(i));
                ASSERT_EQ(copy.read().size(), other.read().size() + 1);
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(first.read(), std::vector<std::string>{"a"});
}

using test::dish, test::price;

TEST(Record, ACopyKeepsItsPartsWhenTheOriginalIsChanged) {
    Record soup(dish), part(price);
    part.set(price.name, "Small");
    soup.set(dish.prices, {part, part});
    const Record copy = soup;
    std::get<std::vector<Record>>(soup.at(dish.prices)).front().set(price.name, "Large");
    EXPECT_EQ(copy[dish.prices].front()[price.name], "Small");
    EXPECT_EQ(soup[dish.prices].front()[price.name], "Large");
    EXPECT_EQ(soup[dish.prices].back()[price.name], "Small");
    EXPECT_FALSE(copy == soup);
}

}  // namespace
}  // namespace schema
