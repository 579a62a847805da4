#include "base/bytes.hpp"

#include "base/json_text.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

// Every length and place, so that blocks and what is left of them are both looked at.
TEST(Bytes, OneByteIsFoundWhereverItStands) {
    const auto is_it = [](char c) { return c == '!'; };
    for (std::size_t length = 0; length <= 50; ++length) {
        std::string text(length, 'x');
        EXPECT_FALSE(any_byte(text, is_it)) << length;
        for (std::size_t at = 0; at < length; ++at) {
            text[at] = '!';
            EXPECT_TRUE(any_byte(text, is_it)) << length << " at " << at;
            text[at] = 'x';
        }
    }
}

TEST(JsonText, WhatNeedsAnEscapeIsFoundWhereverItStands) {
    for (std::size_t length = 1; length <= 50; ++length)
        for (std::size_t at = 0; at < length; ++at) {
            std::string text(length, 'x');
            text[at] = '"';
            const std::string expected =
                '"' + text.substr(0, at) + "\\\"" + text.substr(at + 1) + '"';
            EXPECT_EQ(json_string(text), expected);
        }
}

TEST(JsonText, EscapesWhatJsonForbidsAndLeavesTheRest) {
    EXPECT_EQ(json_string(std::string_view("\0\x1f\n\t\\/\x7f\xc3\xa9", 9)),
              "\"\\u0000\\u001f\\n\\t\\\\/\x7f\xc3\xa9\"");
}

}  // namespace
}  // namespace base
