#include "base/csv.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

std::string problem_of(std::string_view text) {
    try {
        read_csv(text, "tax.csv");
    } catch (const Refusal& refusal) {
        return refusal.problems.at(0).path + ' ' + refusal.problems.at(0).message;
    }
    return {};
}

TEST(Csv, ReadsQuotesAndLineBreaksAndCountsLines) {
    const auto rows = read_csv("\xEF\xBB\xBFid,name\r\n1,\"a\"\"b,\r\nc\"\r\n\n,\"\"\n2,x", "f");
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].cells[0].text, "id");
    EXPECT_EQ(rows[1].cells[1].text, "a\"b,\r\nc");
    EXPECT_EQ(rows[1].line, 2);
    EXPECT_TRUE(rows[2].cells[0].is_absent());
    EXPECT_FALSE(rows[2].cells[1].is_absent());
    EXPECT_EQ(rows[2].line, 5);
    EXPECT_EQ(rows[3].line, 6);
}

TEST(Csv, RefusesBrokenQuotesByLine) {
    EXPECT_EQ(problem_of("a\n\"b\n\n"), "tax.csv:2 a quote is not closed");
    EXPECT_EQ(problem_of("a\n\"b\"c\n"), "tax.csv:2 there is text after a closing quote");
}

TEST(Csv, WhatIsWrittenIsReadAgain) {
    for (const std::string text : {"", "plain", "a,b", "\"", "line\nbreak", "\r", " é "}) {
        std::string cell;
        append_cell(cell, text);
        const auto rows = read_csv(cell + ",end", "f");
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].cells.at(0).text, text);
        EXPECT_FALSE(rows[0].cells.at(0).is_absent());
    }
}

}  // namespace
}  // namespace base
