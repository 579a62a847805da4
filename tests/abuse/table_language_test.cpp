// The words of the table mean what table.hpp says.
#include "abuse/table.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace abuse {
namespace {

TEST(TableLanguage, reads_bytes_repeats_and_answers) {
    const auto cases = parse_table(
        "# a remark\n"
        "let head = GET / HTTP/1.1\\r\\n\n"
        "case one\n"
        "> a\\x41\\0\\\\{}\n"
        "wait 20\n"
        "2> \\#;\n"
        "2< 200 n\\#, 404\n"
        "closed\n"
        "\n"
        "case two\n"
        "silent\n"
        "> x\n"
        "leave\n");
    ASSERT_EQ(cases.size(), 2U);
    const Case& one = cases[0];
    EXPECT_EQ(one.name, "one");
    EXPECT_EQ(one.line, 3);
    ASSERT_EQ(one.pieces.size(), 2U);
    EXPECT_EQ(one.pieces[0].bytes, std::string("aA\0\\{}", 6));
    EXPECT_EQ(one.pieces[1].bytes, "1;2;");
    EXPECT_EQ(one.pieces[1].wait_before, std::chrono::milliseconds(20));
    ASSERT_EQ(one.answers.size(), 4U);
    EXPECT_EQ(one.answers[2].status, 200);
    EXPECT_EQ(one.answers[2].request_id, "n2");
    EXPECT_EQ(one.answers[3].status, 404);
    EXPECT_EQ(one.answers[3].request_id, "");
    EXPECT_EQ(one.ending, Ending::closed);
    EXPECT_TRUE(cases[1].is_silent);
    EXPECT_EQ(cases[1].ending, Ending::left);
}

TEST(TableLanguage, puts_pieces_where_their_names_stand) {
    const auto cases = parse_table(
        "let line = a\\r\\n\nlet both = {line}b\ncase one\n2> {both}\\#{other}\nclosed\n");
    EXPECT_EQ(cases.at(0).pieces.at(0).bytes, "a\r\nb1{other}a\r\nb2{other}");
}

TEST(TableLanguage, refuses_what_it_does_not_know) {
    for (const char* text : {"> a\n", "case a\nwhat\n", "case a\n> \\q\nclosed\n",
                             "case a\n> \\x4\nclosed\n", "case a\n< 20\n", "case a\n> x\nopen\n"})
        EXPECT_THROW(parse_table(text), std::runtime_error) << text;
}

}  // namespace
}  // namespace abuse
