#include "schema/test_kinds.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

using test::dish;

std::string sentence(const Problems& problems) {
    std::string out;
    for (const Problem& problem : problems)
        out += (out.empty() ? "" : "; ") + problem.path + ": " + problem.message;
    return out;
}

std::string merged(const std::string& stored, const std::string& body) {
    Record record = read_stored(stored, dish);
    Problems problems;
    merge(record, read_patch(body, dish), problems);
    return problems.empty() ? write_json(record) : sentence(problems);
}

std::string created(const std::string& body) {
    Record record(dish);
    Problems problems;
    merge(record, read_patch(body, dish), problems);
    complete(record, problems);
    return problems.empty() ? write_json(record) : sentence(problems);
}

TEST(Merge, KeepsReplacesAndClears) {
    EXPECT_EQ(merged(R"({"name":"a","code":"x"})", "{}"), R"({"name":"a","code":"x"})");
    EXPECT_EQ(merged(R"({"name":"a","code":"x"})", R"({"code":"y"})"),
              R"({"name":"a","code":"y"})");
    EXPECT_EQ(merged(R"({"name":"a","code":"x"})", R"({"code":null})"), R"({"name":"a"})");
    EXPECT_EQ(merged(R"({"name":"a"})", R"({"name":null})"), "name: is required");
    EXPECT_EQ(merged(R"({"amount":5,"amountStr":"0.05"})", R"({"amount":0,"amountStr":""})"), "{}");
    EXPECT_EQ(merged(R"({"taxes":["65000000000000000000000a"]})", R"({"taxes":[]})"),
              R"({"taxes":[]})");
    EXPECT_EQ(merged(R"({"layout":{"a":1,"b":2}})", R"({"layout":{"c":3}})"),
              R"({"layout":{"c":3}})");
    EXPECT_EQ(merged(R"({"prices":[{"name":"a","x":1}]})", R"({"prices":[{"name":"b"}]})"),
              R"({"prices":[{"name":"b","rank":7}]})");
}

TEST(Merge, LeavesServerOwnedFieldsAlone) {
    EXPECT_EQ(
        merged(R"({"id":"65000000000000000000000a","revision":3})", R"({"revision":9,"id":null})"),
        R"({"id":"65000000000000000000000a","revision":3})");
}

struct Copy : Kind {
    constexpr Copy() : Kind("copy", "copies") {}
    Text name{this, "name", required};
    Reference original{this, "originalID", form_only | create_only};
};
constexpr Copy copy;
static_assert(copy.is_unambiguous());

std::string over(const std::string& stored, const std::string& body) {
    Record record = read_stored(stored, copy);
    Problems problems;
    merge(record, read_patch(body, copy), problems);
    return problems.empty() ? write_json(record) : sentence(problems);
}

TEST(Merge, TakesWhatIsOfTheCreateWhereThereIsNoneYet) {
    const std::string made = R"({"name":"a","originalID":"65000000000000000000000a"})";
    EXPECT_EQ(over(R"({"name":"a"})", R"({"originalID":"65000000000000000000000A"})"), made);
    for (const char* sent : {"null", R"("65000000000000000000000b")", R"("x")", "[]", "4"})
        EXPECT_EQ(over(made, R"({"originalID":)" + std::string(sent) + '}'), made) << sent;
    EXPECT_EQ(over("{}", R"({"originalID":"x"})"), "originalID: is not an id");
    // Only its own problems are forgiven.
    EXPECT_EQ(over(made, R"({"originalID":"x","name":null})"), "name: is required");
}

TEST(Merge, TreatsUnknownMembersAlike) {
    EXPECT_EQ(merged(R"({"x":1,"y":2})", R"({"y":3,"z":4})"), R"({"x":1,"y":3,"z":4})");
    EXPECT_EQ(merged(R"({"x":1,"y":2})", R"({"x":null,"w":null})"), R"({"y":2})");
    EXPECT_EQ(merged(R"({"x":{"a":1}})", R"({"x":{"b":null}})"), R"({"x":{"b":null}})");
}

TEST(Merge, TakesTheSpellingThatWasEdited) {
    const std::string stored = R"({"hideInPos":false,"hideInPOS":false})";
    const std::string edited = R"({"hideInPos":true,"hideInPOS":true})";
    EXPECT_EQ(merged(stored, R"({"hideInPos":true,"hideInPOS":false})"), edited);
    EXPECT_EQ(merged(stored, R"({"hideInPos":false,"hideInPOS":true})"), edited);
    EXPECT_EQ(merged(stored, R"({"hideInPOS":true,"hideInPos":false})"), edited);
    EXPECT_EQ(merged(stored, R"({"hideInPOS":true})"), edited);
    EXPECT_EQ(merged(stored, R"({"hideInPOS":true,"hideInPos":true})"), edited);
    EXPECT_EQ(merged(stored, R"({"hideInPOS":false,"hideInPos":null})"), "{}");
    EXPECT_EQ(merged("{}", R"({"hideInPOS":false,"hideInPos":null})"), stored);
    EXPECT_EQ(merged("{}", R"({"hideInPos":true,"hideInPOS":false})"),
              "hideInPOS: disagrees with hideInPos");
    EXPECT_EQ(created(R"({"name":"a","hideInPOS":false,"hideInPos":true})"),
              "hideInPOS: disagrees with hideInPos");
}

TEST(Merge, PassesTheProblemsOn) {
    EXPECT_EQ(merged("{}", R"({"rank":-1,"code":true})"),
              "rank: must be at least 0; code: must be a string");
}

TEST(Complete, FillsInAndAsksForTheRest) {
    EXPECT_EQ(created(R"({"name":"a"})"),
              R"({"name":"a","activeStatus":true,"rank":3,"sort":"A-Z"})");
    EXPECT_EQ(created(R"({"name":"a","activeStatus":false,"rank":0,"sort":"z-a"})"),
              R"({"name":"a","activeStatus":false,"rank":0,"sort":"Z-A"})");
    EXPECT_EQ(created("{}"), "name: is required");
}

TEST(Complete, DoesNotBlameAFieldTwice) {
    EXPECT_EQ(created(R"({"name":null})"), "name: is required");
    EXPECT_EQ(created(R"({"name":" "})"), "name: is required");
    EXPECT_EQ(created(R"({"name":true})"), "name: must be a string");
    EXPECT_EQ(created(R"({"nameless":true,"rank":-1})"),
              "rank: must be at least 0; name: is required");
}

TEST(LinksOf, FindsEveryReference) {
    Record record = read_stored(
        R"({"id":"650000000000000000000001","parent":"650000000000000000000002",)"
        R"("printer":"650000000000000000000003",)"
        R"("taxes":["650000000000000000000004","650000000000000000000005"],)"
        R"("servingSizeLevels":["65000000000000000000000A",{"id":"650000000000000000000007"},"",null,)"
        R"({"id":"650000000000000000000008","servingSizeLevel":"650000000000000000000009"},{"id":null}],)"
        R"("mainPrice":{"level":"650000000000000000000010"},)"
        R"("prices":[{"name":"x"},{"level":"650000000000000000000011"}]})",
        dish);
    std::string found;
    for (const Link& link : links_of(record))
        found += link.path + " " + std::string(link.field->rules.refers_to) + " " +
                 link.id.substr(22) + "\n";
    EXPECT_EQ(found,
              "parent dish 02\n"
              "taxes[0] tax 04\n"
              "taxes[1] tax 05\n"
              "servingSizeLevels[0] level 0a\n"
              "servingSizeLevels[1].id level 07\n"
              "servingSizeLevels[4].servingSizeLevel level 09\n"
              "mainPrice.level level 10\n"
              "prices[1].level level 11\n");
}

struct Shelf : Kind {
    constexpr Shelf() : Kind("shelf", "shelves") {}

    Links plain{this, "plain", to("dish")};
    Links by_level{this, "byLevel", to("level") | linked_by("level")};
};
constexpr Shelf shelf;

// A member links where the description says so, and nowhere else: not even one without a name.
TEST(LinksOf, AMemberLinksWhereTheDescriptionSaysSo) {
    constexpr const char* id = "650000000000000000000007";
    for (const std::string member : {"level", "servingSizeLevel", ""}) {
        const std::string objects = R"([{")" + member + R"(":")" + id + R"("}])";
        const auto plain = read_patch(R"({"plain":)" + objects + '}', shelf);
        ASSERT_EQ(plain.problems.size(), 1U) << member;
        EXPECT_EQ(plain.problems.begin()->message, "must have an id");
        EXPECT_TRUE(links_of(read_stored(R"({"plain":)" + objects + '}', shelf)).empty()) << member;
    }
    Record record = read_stored(
        R"({"byLevel":[{"id":"650000000000000000000001","level":"650000000000000000000007"}]})",
        shelf);
    const auto links = links_of(record);
    ASSERT_EQ(links.size(), 1U);
    EXPECT_EQ(links[0].path, "byLevel[0].level");
    rename_ids(record, [](const std::string& one) { return '#' + one.substr(22); });
    EXPECT_EQ(write_json(record), R"({"byLevel":[{"id":"#01","level":"#07"}]})");
}

}  // namespace
}  // namespace schema
