// Text that is no well-formed JSON object is refused, wherever in it the fault lies.
#include "base/refusal.hpp"
#include "schema/test_kinds.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

using test::dish;

// Every place a value can stand in: known fields of each type, unknown ones, nested ones, ignored
// ones.
constexpr const char* places[] = {
    R"({"name":@})",
    R"({"pin":@})",
    R"({"activeStatus":@})",
    R"({"rank":@})",
    R"({"maxNoOfTimes":@})",
    R"({"maxNoOfTimes":[@]})",
    R"({"maxNoOfTimes":[1,@]})",
    R"({"amount":@})",
    R"({"amountStr":@})",
    R"({"tax":@})",
    R"({"opened":@})",
    R"({"sort":@})",
    R"({"parent":@})",
    R"({"taxes":@})",
    R"({"taxes":[@]})",
    R"({"taxes":[[{"x":@}]]})",
    R"({"servingSizeLevels":@})",
    R"({"servingSizeLevels":[@]})",
    R"({"servingSizeLevels":[{"id":@}]})",
    R"({"servingSizeLevels":[{"id":"","x":@}]})",
    R"({"mainPrice":@})",
    R"({"mainPrice":{"name":@}})",
    R"({"mainPrice":{"id":@}})",
    R"({"mainPrice":{"x":@}})",
    R"({"prices":[@]})",
    R"({"prices":[{"price":@}]})",
    R"({"prices":[{"x":{"y":@}}]})",
    R"({"layout":@})",
    R"({"layout":{"a":[@]}})",
    R"({"unknown":@})",
    R"({"unknown":[@]})",
    R"({"unknown":{"a":{"b":@}}})",
    R"({"unknown":[1,@,{"c":2}]})",
    R"({"id":@})",
    R"({"revision":@})",
    R"({"revision":[{"a":@}]})",
    R"({"hideInPOS":@})",
    R"({"rank":{"wrong":[@]}})",
};

// clang-format off
constexpr const char* faulty_values[] = {
    "tru", "truee", "True", "nul", "nulll", "NULL", "falsey", "t", "f", "n", "true false", "x",
    "01", "-01", "00", "1.", ".5", "1.e1", "+1", "-", "--1", "1e", "1e+", "1e+-1", "0x1", "1_000",
    "1a", "1 2", "1.2.3", "NaN", "nan", "Infinity", "-Infinity", "1e400", "-1e400", "1e309",
    "0.1e99999999999999999999", "\"", "\"a", "'a'", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
    "\"\\\"", "\"a\" \"b\"", "\"a\"b", "\"\t\"", "\"\n\"", "\"\x01\"", "\"\\u0000\"",
    "\"a\\u0000b\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\udfff x\"", "\"\\ud800\\ud800\"",
    "\"\\ud800x\"", "\"\\udbff\\u0041\"", "\"\\udc00\\ud800\"", "\"\\ud83c\\udf63\\udf63\"",
    "\"\xff\"", "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "\"\xe2\x82\"",
    "\"\x80\"", "[", "]", "{", "}", "[1 2]", "[1,]", "[,1]", "[1,,2]", "[1}", "{\"a\":1]",
    "{\"a\"}", "{\"a\":}", "{:1}", "{a:1}", "{1:1}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\" 1}",
    "{\"a\":1 \"b\":2}", "{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":1}",
    "{\"x\":{\"a\":1,\"b\":2,\"a\":3}}", "{\"\\u0000\":1}", "{\"\\ud800\":1}", "{\"\\udc00\":1}",
    "{\"a\\u0000\":1}", "[[1],[tru]]", "[{\"a\":[01]}]", "[1][2]", "{}{}", "[]1", "1[]", "true[]",
    "// x\n1", "/**/1", "1/**/", ",", ":", "1,", "\\",
};

constexpr const char* sound_values[] = {
    "true", "false", "null", "0", "-0", "1.5e-3", "1E5", " 1 ", "\"\"", "\"\\ud83c\\udf63\"",
    "\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\x7f\"", "\"\xf4\x8f\xbf\xbf\"", "[]", "{}", "[1,2]",
    "\t[\r\n]", "{\"a\":{\"a\":{\"a\":1}}}", "12345678901234567890123", "1e-400",
    "1.7976931348623157e308", "\"\\u005cu0000\"", "\"\\ufffe\"", "\"null\"",
};
// clang-format on

std::string put(std::string_view place, std::string_view value) {
    std::string out(place);
    return out.replace(out.find('@'), 1, value);
}

bool is_refused(const std::string& body) {
    try {
        read_patch(body, dish);
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 400);
        EXPECT_EQ(refusal.code, "malformed_json");
        return true;
    }
    return false;
}

class Everywhere : public testing::TestWithParam<const char*> {};

TEST_P(Everywhere, FaultyValuesAreRefused) {
    for (const char* value : faulty_values)
        EXPECT_TRUE(is_refused(put(GetParam(), value))) << put(GetParam(), value);
}

TEST_P(Everywhere, SoundValuesAreNot) {
    for (const char* value : sound_values)
        EXPECT_FALSE(is_refused(put(GetParam(), value))) << put(GetParam(), value);
}

INSTANTIATE_TEST_SUITE_P(Place, Everywhere, testing::ValuesIn(places));

TEST(Hostile, WholeBodies) {
    for (const char* body : {"",
                             " ",
                             "\n",
                             "[]",
                             "[{}]",
                             "1",
                             "\"x\"",
                             "null",
                             "true",
                             "{",
                             "}",
                             "{}}",
                             "{{}",
                             "{} x",
                             "{},",
                             "{}{}",
                             "{} {}",
                             "{}[]",
                             "{}1",
                             "{}\"a\"",
                             "x{}",
                             "\xef\xbb\xbf{}",
                             "{\"name\"}",
                             "{\"name\":\"a\"",
                             "{\"name\":\"a}",
                             "{\"name\":\"a\"]",
                             "{\"a\":1,}",
                             "{,}",
                             "{} \xff",
                             "\xff{}",
                             "{}\x01",
                             "{\"a\":1}garbage"})
        EXPECT_TRUE(is_refused(body)) << body;
    EXPECT_TRUE(is_refused(std::string("{}\0", 3)));
    EXPECT_TRUE(is_refused(std::string("{\"a\":\"\0\"}", 9)));
    EXPECT_FALSE(is_refused(" {} \r\n\t"));
}

TEST(Hostile, SaysWhatIsNeeded) {
    try {
        read_patch("", dish);
        FAIL();
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.message, "a JSON object is required");
    }
    for (const char* scalar : {"5", "null", "true", "\"x\"", " 1.5 "}) try {
            read_patch(scalar, dish);
            FAIL() << scalar;
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.message, "malformed JSON: a JSON object is required") << scalar;
        }
    try {
        read_patch(R"({"name":"x","rank":01})", dish);
        FAIL();
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.message, "malformed JSON near byte 19, line 1: invalid number");
    }
}

TEST(Hostile, SaysWhatIsOftenWrong) {
    const std::pair<const char*, const char*> slips[] = {
        {"[{}]", "a JSON object is required, and this is an array"},
        {"\xef\xbb\xbf{}",
         "malformed JSON near byte 0, line 1: it begins with a byte order mark, which must not be "
         "sent"},
        {"{\"a\":\",}\",\n \"b\":1,\n}",
         "malformed JSON near byte 17, line 2: there is a comma before the closing bracket"},
        {"{\"a\":[1 , ]}",
         "malformed JSON near byte 8, line 1: there is a comma before the closing bracket"},
        {"{\"a\":'b'}",
         "malformed JSON near byte 5, line 1: names and strings need double quotes, not single "
         "ones"},
        {"{\"a\":1} // one", "malformed JSON near byte 8, line 1: JSON has no comments"},
        {"{ a: 1}", "malformed JSON near byte 2, line 1: names need double quotes"}};
    for (const auto& [text, sentence] : slips) try {
            read_patch(text, dish);
            FAIL() << text;
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.message, sentence) << text;
        }
}

TEST(Hostile, DuplicateKeys) {
    for (const char* body :
         {R"({"name":"a","name":"a"})", R"({"name":"a","rank":1,"n\u0061me":"a"})",
          R"({"x":1,"x":1})", R"({"id":"","id":""})", R"({"revision":1,"revision":1})",
          R"({"amountStr":"","amountStr":""})", R"({"hideInPOS":true,"hideInPOS":true})",
          R"({"prices":[{"name":"a","name":"a"}]})", R"({"prices":[{"x":1,"x":1}]})",
          R"({"layout":{"a":1,"a":1}})", R"({"revision":{"a":1,"a":1}})",
          R"({"servingSizeLevels":[{"id":"","id":""}]})", R"({"":1,"":1})"})
        EXPECT_TRUE(is_refused(body)) << body;
    EXPECT_FALSE(is_refused(R"({"a":{"x":1},"b":{"x":1},"x":{"a":1}})"));
    EXPECT_FALSE(is_refused(R"({"Name":"a","name":"a"})"));
}

TEST(Hostile, DuplicatesAmongManyKeys) {
    std::string body = "{";
    for (int i = 0; i < 60'000; ++i) body += "\"key" + std::to_string(i) + "\":1,";
    EXPECT_FALSE(is_refused(body + "\"last\":1}"));
    EXPECT_TRUE(is_refused(body + "\"key31415\":1}"));
    Patch patch = read_patch(body + "\"last\":1}", dish);
    Record record(dish);
    Problems problems;
    merge(record, patch, problems);
    merge(record, patch, problems);  // many members meet many
    EXPECT_EQ(record.unknown.size(), 60'001u);
}

std::string nested(std::size_t levels, char open, char close) {
    return std::string(levels, open) + std::string(levels, close);
}

TEST(Hostile, Depth) {
    EXPECT_FALSE(is_refused("{\"unknown\":" + nested(63, '[', ']') + "}"));
    EXPECT_TRUE(is_refused("{\"unknown\":" + nested(64, '[', ']') + "}"));
    EXPECT_FALSE(is_refused("{\"prices\":[{\"name\":\"x\",\"y\":" + nested(61, '[', ']') + "}]}"));
    EXPECT_TRUE(is_refused("{\"prices\":[{\"name\":\"x\",\"y\":" + nested(62, '[', ']') + "}]}"));
    EXPECT_TRUE(is_refused("{\"revision\":" + nested(64, '[', ']') + "}"));
    for (std::size_t levels : {1'000u, 2'000u, 100'000u}) {
        EXPECT_TRUE(is_refused("{\"unknown\":" + nested(levels, '[', ']') + "}"));
        EXPECT_TRUE(is_refused("{\"name\":" + nested(levels, '[', ']') + "}"));
        EXPECT_TRUE(is_refused(std::string(levels, '{')));
        EXPECT_TRUE(is_refused(std::string(levels, '[')));
    }
    std::string objects;
    for (int i = 0; i < 65; ++i) objects += "{\"a\":";
    EXPECT_TRUE(is_refused(objects + "1" + std::string(65, '}')));
}

TEST(Hostile, EveryPrefixOfAGoodBody) {
    const std::string body =
        R"({"name":"S\u00f6up","rank":5,"amountStr":"1,234.50","taxes":["65000000000000000000000a"],)"
        R"("prices":[{"name":"x","y":[1.5e3,{"z":null}]}],"layout":{"a":"\ud83c\udf63"},"more":true})";
    ASSERT_FALSE(is_refused(body));
    for (std::size_t length = 0; length < body.size(); ++length)
        EXPECT_TRUE(is_refused(body.substr(0, length))) << body.substr(0, length);
}

// What is accepted prints as something that is accepted again and prints the same.
TEST(Hostile, EveryByteOfAGoodBodyReplaced) {
    const std::string body =
        R"({"name":"S\u00f6up","rank":5,"opened":"2026-01-02T03:04:05Z","sort":"a-z","amount":7,)"
        R"("servingSizeLevels":[{"id":"65000000000000000000000a"}],"more":[1.5e3,{"z":null},"\\"]})";
    int accepted = 0;
    for (std::size_t place = 0; place < body.size(); ++place)
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = body;
            changed[place] = static_cast<char>(byte);
            try {
                Patch patch = read_patch(changed, dish);
                const std::string printed = write_json(patch.record);
                EXPECT_EQ(write_json(read_stored(printed, dish)), printed) << changed;
                ++accepted;
            } catch (const base::Refusal&) {
            }
        }
    EXPECT_GT(accepted, 1'000);
}

TEST(Hostile, LongStringsAndManyRecords) {
    const std::string text(3'000'000, 'x');
    EXPECT_EQ(read_patch("{\"unknown\":\"" + text + "\"}", dish).record.unknown[0].second.size(),
              text.size() + 2);
    EXPECT_FALSE(is_refused("{\"taxes\":\"" + text + "\",\"layout\":\"" + text + "\"}"));
    std::string records = "{\"prices\":[{}";
    for (int i = 0; i < 1'000'000; ++i) records += ",{}";
    try {
        read_patch(records + "]}", dish);
        FAIL();
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 400);
        EXPECT_EQ(refusal.code, "too_many_records");
    }
    EXPECT_FALSE(is_refused(R"({"name":"after the large ones"})"));
}

}  // namespace
}  // namespace schema
