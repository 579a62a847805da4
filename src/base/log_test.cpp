#include "base/log.hpp"

#include "base/utf8.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <thread>
#include <vector>

namespace base::log {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

TEST(Log, WritesOneJsonObjectPerLine) {
    start("info");
    testing::internal::CaptureStderr();
    write(Level::warning, "disk", JsonObject().text("path", "a\"b\n").number("free", 3));
    write(Level::info, "plain");
    flush();
    auto lines = lines_of(testing::internal::GetCapturedStderr());
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].substr(0, 9), R"({"time":")");
    EXPECT_EQ(lines[0].substr(lines[0].find(R"("level")")),
              R"("level":"warning","event":"disk","path":"a\"b\n","free":3})");
    EXPECT_EQ(lines[1].substr(lines[1].find(R"("level")")), R"("level":"info","event":"plain"})");
}

TEST(Log, CardNumbersInTextAreMasked) {
    start("info");
    testing::internal::CaptureStderr();
    write(Level::info, "request",
          JsonObject()
              .text("path", "/order/\"4111111111111111")
              .number("free", 4'111'111'111'111'111)
              .text("quote\\", "4111-1111-1111-1111\\"));
    flush();
    const std::string line = testing::internal::GetCapturedStderr();
    EXPECT_NE(
        line.find(
            R"("path":"/order/\"************1111","free":4111111111111111,"quote\\":"****-****-****-1111\\"})"),
        std::string::npos)
        << line;
}

TEST(Log, BracesInTextAreNotAFormat) {
    start("info");
    testing::internal::CaptureStderr();
    write(Level::error, "odd {} {0}", JsonObject().text("x", "{}%v"));
    flush();
    std::string line = testing::internal::GetCapturedStderr();
    EXPECT_NE(line.find(R"("event":"odd {} {0}","x":"{}%v"})"), std::string::npos) << line;
}

TEST(Log, AnyBytesGiveALineOfValidText) {
    start("info");
    testing::internal::CaptureStderr();
    for (int byte = 0; byte < 256; ++byte) {
        const std::string odd = "a" + std::string(1, static_cast<char>(byte)) + "b";
        write(Level::info, odd, JsonObject().text(odd, odd).text("cut", odd + "\xe2\x82"));
    }
    write(Level::info, "whole", JsonObject().text("euro", "\xe2\x82\xac").text("odd", "\xff!"));
    flush();
    const auto lines = lines_of(testing::internal::GetCapturedStderr());
    ASSERT_EQ(lines.size(), 257U);
    for (const std::string& line : lines) EXPECT_TRUE(is_utf8(line)) << line;
    EXPECT_NE(lines.back().find("\"euro\":\"\xe2\x82\xac\",\"odd\":\"\xef\xbf\xbd!\""),
              std::string::npos)
        << lines.back();
}

TEST(Log, LevelsBelowTheChosenOneAreSilent) {
    start("error");
    testing::internal::CaptureStderr();
    write(Level::warning, "hidden");
    write(Level::error, "shown");
    start("off");
    EXPECT_FALSE(is_on(Level::error));
    EXPECT_FALSE(is_on(Level::off));
    write(Level::error, "hidden too");
    flush();
    EXPECT_EQ(lines_of(testing::internal::GetCapturedStderr()).size(), 1u);
    start("info");
    EXPECT_FALSE(is_on(Level::debug));
    EXPECT_TRUE(is_on(Level::info));
}

TEST(Log, RefusesUnknownLevelNames) {
    EXPECT_THROW(start("loud"), std::runtime_error);
    EXPECT_THROW(start(""), std::runtime_error);
}

TEST(Log, LinesOfSeveralThreadsDoNotMix) {
    start("info");
    testing::internal::CaptureStderr();
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([] {
            for (int n = 0; n < 200; ++n) write(Level::info, "tick", JsonObject().number("n", n));
        });
    for (std::thread& thread : threads) thread.join();
    flush();
    auto lines = lines_of(testing::internal::GetCapturedStderr());
    EXPECT_EQ(lines.size(), 800u);
    EXPECT_TRUE(std::ranges::all_of(lines, [](const std::string& line) {
        return line.starts_with(R"({"time":")") && line.ends_with("}") &&
               std::ranges::count(line, '{') == 1;
    }));
}

}  // namespace
}  // namespace base::log
