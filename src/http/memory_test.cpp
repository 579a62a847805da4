#include "http/memory.hpp"

#include <gtest/gtest.h>

namespace http {
namespace {

constexpr std::size_t mb = 1 << 20;

TEST(Memory, gives_a_holder_at_most_half) {
    Memory memory(16 * mb);
    Charge first, second, of_another;
    EXPECT_TRUE(first.hold(memory, "a", 5 * mb));
    EXPECT_FALSE(second.hold(memory, "a", 4 * mb));
    EXPECT_TRUE(second.hold(memory, "a", 3 * mb));
    EXPECT_TRUE(of_another.hold(memory, "b", 4 * mb));
    EXPECT_EQ(memory.bytes(), 12 * mb);
}

TEST(Memory, keeps_the_last_eighth_for_small_things) {
    Memory memory(16 * mb);
    Charge first, second, large, small;
    EXPECT_TRUE(first.hold(memory, "a", 8 * mb));
    EXPECT_TRUE(second.hold(memory, "b", 6 * mb));
    EXPECT_FALSE(large.hold(memory, "c", mb));
    EXPECT_TRUE(small.hold(memory, "c", 64 * 1024));
}

TEST(Memory, is_free_again_when_the_charge_ends) {
    Memory memory(16 * mb);
    {
        Charge charge;
        EXPECT_TRUE(charge.hold(memory, "a", 8 * mb));
        EXPECT_TRUE(charge.hold(memory, "a", 2 * mb));
        EXPECT_EQ(memory.bytes(), 2 * mb);
        EXPECT_TRUE(charge.hold(memory, "b", 3 * mb));
        EXPECT_EQ(memory.bytes(), 3 * mb);
    }
    EXPECT_EQ(memory.bytes(), 0u);
}

TEST(Memory, a_refused_charge_stays_as_it_was) {
    Memory memory(16 * mb);
    Charge charge;
    EXPECT_TRUE(charge.hold(memory, "a", 7 * mb));
    EXPECT_FALSE(charge.hold(memory, "a", 9 * mb));
    EXPECT_EQ(charge.bytes(), 7 * mb);
    EXPECT_TRUE(charge.hold(memory, "a", 9 * mb, true));
    EXPECT_EQ(memory.bytes(), 9 * mb);
}

TEST(Memory, counts_shared_bytes_once) {
    Memory memory(16 * mb);
    std::string text(5 * mb, 'x'), larger(9 * mb, 'x');
    auto bytes = share_bytes(memory, "a", text);
    ASSERT_TRUE(bytes);
    auto reader = bytes;
    EXPECT_EQ(memory.bytes(), 5 * mb);
    bytes.reset();
    EXPECT_EQ(memory.bytes(), 5 * mb);
    reader.reset();
    EXPECT_EQ(memory.bytes(), 0u);
    EXPECT_FALSE(share_bytes(memory, "a", larger));
    EXPECT_EQ(larger.size(), 9 * mb);
    EXPECT_EQ(memory.bytes(), 0u);
}

}  // namespace
}  // namespace http
