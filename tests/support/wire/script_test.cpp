#include "support/wire/script.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace wire {
namespace {

TEST(Script, reads_a_step) {
    const Script script = parse("f", R"(# A comment.

@init other --currency JPY
POST /v1/svc/department?x=1
Idempotency-Key: a b
{"name":"Bar",

 "store":"s"}
-> 200
ETag: "1"
id := dept
{"id":1,
 "name":"Bar"}

GET /x
-> 404 errors.name = "x"
)");
    ASSERT_EQ(script.steps.size(), 3U);
    EXPECT_EQ(script.steps[0].text, "init other --currency JPY");
    const Step& step = script.steps[1];
    EXPECT_EQ(step.form, Step::Form::request);
    EXPECT_EQ(step.line, 4);
    EXPECT_EQ(step.text, "POST /v1/svc/department?x=1");
    ASSERT_EQ(step.headers.size(), 1U);
    EXPECT_EQ(step.headers[0].second, "a b");
    EXPECT_EQ(step.body, "{\"name\":\"Bar\",\n\n \"store\":\"s\"}");
    ASSERT_EQ(step.expectations.size(), 1U);
    EXPECT_EQ(step.expectations[0].status, 200);
    ASSERT_EQ(step.expectations[0].checks.size(), 3U);
    EXPECT_EQ(step.expectations[0].checks[0].line, 10);
    EXPECT_FALSE(step.expectations[0].checks[1].is_json);
    EXPECT_TRUE(step.expectations[0].checks[2].is_json);
    EXPECT_EQ(step.expectations[0].checks[2].text, "{\"id\":1,\n \"name\":\"Bar\"}");
    EXPECT_EQ(step.expectations[0].checks[2].line, 12);
    EXPECT_EQ(script.steps[2].expectations[0].checks[0].text, "errors.name = \"x\"");
}

TEST(Script, a_path_into_a_list_is_not_json) {
    const Script script = parse("f", "GET /x\n-> 200\n[0].name = \"x\"\n[1]\n");
    const Expectation& expectation = script.steps[0].expectations[0];
    ASSERT_EQ(expectation.checks.size(), 2U);
    EXPECT_FALSE(expectation.checks[0].is_json);
    EXPECT_TRUE(expectation.checks[1].is_json);
}

TEST(Script, an_expectation_ends_where_the_next_step_begins) {
    const Script script =
        parse("f",
              "GET /a\n-> 200\n{\"a\":\"}\",\n\n\"b\":1}\nx := body\n# why\nETag: 1\n"
              "POST /b\n-> 200\n$ comanda verify\n-> 0\n");
    ASSERT_EQ(script.steps.size(), 3U);
    const auto& checks = script.steps[0].expectations[0].checks;
    ASSERT_EQ(checks.size(), 3U);
    EXPECT_EQ(checks[0].text, "{\"a\":\"}\",\n\n\"b\":1}");
    EXPECT_EQ(checks[1].text, "x := body");
    EXPECT_EQ(checks[2].text, "ETag: 1");
}

TEST(Script, reads_tallies_and_commands) {
    const Script script = parse("f",
                                "@parallel 8\nGET /x\n-> 200 x1 alike\n-> 400 x 7\n\n"
                                "$ comanda key list \"a b\"\n-> 0 []\n");
    ASSERT_EQ(script.steps.size(), 3U);
    ASSERT_EQ(script.steps[1].expectations.size(), 2U);
    EXPECT_EQ(script.steps[1].expectations[0].count, 1);
    EXPECT_EQ(script.steps[1].expectations[1].count, 7);
    EXPECT_EQ(script.steps[2].form, Step::Form::command);
    EXPECT_EQ(script.steps[2].text, "key list \"a b\"");
    EXPECT_EQ(split_words(script.steps[2].text).back(), "a b");
}

TEST(Script, names_the_line_of_a_mistake) {
    const auto message = [](std::string_view text) -> std::string {
        try {
            parse("f", text);
        } catch (const ScriptError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(message("\nget /x\n-> 200\n"), "f:2: neither a request nor a comment");
    EXPECT_EQ(message("GET /x\n{}\n"), "f:3: a step without an expectation (-> 200)");
    EXPECT_EQ(message("-> 200\n"), "f:1: an expectation without a request");
    EXPECT_EQ(message("GET /x\n-> ok\n"), "f:2: expected -> STATUS");
    EXPECT_EQ(message("# nothing\n"), "f:2: no steps");
    EXPECT_EQ(message("GET /x\n-> 200\n{\"a\":1\n"), "f:4: the JSON has no end");
}

TEST(Script, every_file_can_be_read) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(COMANDA_SOURCE_DIR "/tests/wire")) {
        if (entry.path().extension() != ".http") continue;
        std::ifstream in(entry.path());
        std::stringstream text;
        text << in.rdbuf();
        EXPECT_NO_THROW(parse(entry.path().filename(), text.str())) << entry.path();
        ++files;
    }
    EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace wire
