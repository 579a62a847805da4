#include "api/in_flight.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

constexpr std::size_t mb = 1 << 20;

TEST(InFlight, TwoHundredReadersHoldTheBytesOnce) {
    http::Memory memory(64 * mb);
    InFlight in_flight(memory);
    EXPECT_FALSE(in_flight.find("picture"));
    std::vector<InFlight::Shared> readers{
        in_flight.share("picture", "a", std::string(5 * mb, 'x'))};
    for (int i = 1; i < 200; ++i) readers.push_back(in_flight.find("picture"));
    EXPECT_EQ(memory.bytes(), 5 * mb);
    EXPECT_EQ(readers.back(), readers.front());
    EXPECT_EQ(in_flight.share("picture", "b", std::string(5 * mb, 'x')), readers.front());
    EXPECT_EQ(memory.bytes(), 5 * mb);
    readers.clear();
    EXPECT_EQ(memory.bytes(), 0u);
    EXPECT_FALSE(in_flight.find("picture"));
}

TEST(InFlight, ManyPicturesAreBoundedForAHolder) {
    http::Memory memory(64 * mb);
    InFlight in_flight(memory);
    std::vector<InFlight::Shared> readers;
    int refused = 0;
    for (int i = 0; i < 20; ++i) try {
            readers.push_back(
                in_flight.share("picture" + std::to_string(i), "a", std::string(5 * mb, 'x')));
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.status, 503);
            ++refused;
        }
    EXPECT_EQ(readers.size(), 6u);
    EXPECT_EQ(refused, 14);
    EXPECT_TRUE(in_flight.share("other", "b", std::string(5 * mb, 'x')));
}

}  // namespace
}  // namespace api
