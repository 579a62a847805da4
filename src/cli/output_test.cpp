#include "cli/output.hpp"

#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace cli {
namespace {

TEST(Output, ObjectsAreAlignedLines) {
    EXPECT_EQ(
        for_people(R"({"id":"1","name":"Blue Door","none":null,"areas":["a","b"],"ok":true})"),
        "id     1\n"
        "name   Blue Door\n"
        "none   -\n"
        "areas  a,b\n"
        "ok     true\n");
}

TEST(Output, ListsAreTables) {
    EXPECT_EQ(for_people(R"([{"id":"1","name":"Café"},{"id":"22","name":""}])"),
              "id  name\n"
              "1   Café\n"
              "22  -\n");
    EXPECT_EQ(for_people(R"([{"é":"1","b":"2"},{"é":"333","b":"4"}])"),
              "é    b\n"
              "1    2\n"
              "333  4\n");
    EXPECT_EQ(for_people("[]"), "none\n");
}

TEST(Output, ProblemsOfVerifyAreATable) {
    EXPECT_EQ(for_people(R"({"ok":false,"problems":[{"where":"counter","what":"is 3, not 2"}]})"),
              "ok  false\n"
              "\n"
              "where    what\n"
              "counter  is 3, not 2\n");
}

TEST(Output, AnyBytesGiveAnObjectOfValidText) {
    const Failure failure(Exit::refused, "failed", "no file /tmp/\xff\xe2\x82.db");
    EXPECT_TRUE(base::is_utf8(failure_text(failure, true)));
}

TEST(Output, FailuresAreASentenceOrAnObject) {
    const Failure failure(Exit::refused, "validation_failed", "name: is \"bad\"",
                          R"({"name":"is \"bad\""})");
    EXPECT_EQ(failure_text(failure, false), "comanda: name: is \"bad\"");
    EXPECT_EQ(failure_text(failure, true),
              R"({"code":"validation_failed","message":"name: is \"bad\"",)"
              R"("errors":{"name":"is \"bad\""}})");
}

TEST(Output, SeveralProblemsHaveALineEach) {
    Failure failure(Exit::refused, "validation_failed", "a; b", R"({"a":"is 1","b":"is \"2\""})",
                    3);
    failure.hint = "Try it.";
    EXPECT_EQ(failure_text(failure, false),
              "comanda: 5 problems\n  a: is 1\n  b: is \"2\"\n  and 3 more\nTry it.");
    EXPECT_EQ(failure_text(failure, true), R"({"code":"validation_failed","message":"a; b",)"
                                           R"("errors":{"a":"is 1","b":"is \"2\""}})");
}

}  // namespace
}  // namespace cli
