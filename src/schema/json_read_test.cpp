// What is taken, and what it becomes.
#include "schema/test_kinds.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

using test::dish;
using test::price;

constexpr const char* id_a = "65000000000000000000000a";
constexpr const char* id_b = "65000000000000000000000b";

std::string sentence(const Problems& problems) {
    std::string out;
    for (const Problem& problem : problems)
        out += (out.empty() ? "" : "; ") + problem.path + ": " + problem.message;
    return out;
}

// The one member that `body` sets, printed; or what is wrong with it.
std::string outcome(const std::string& body, const Kind& kind = dish) {
    Patch patch = read_patch(body, kind);
    if (!patch.problems.empty()) return sentence(patch.problems);
    std::string out;
    for (const Field* field : kind.fields())
        if (std::holds_alternative<Null>(patch.record.at(*field)))
            out += "none:" + std::string(field->name);
    return out + write_json(patch.record);
}

struct Case {
    const char* body;
    const char* outcome;
};

void expect_all(std::initializer_list<Case> cases) {
    for (const Case& it : cases) EXPECT_EQ(outcome(it.body), it.outcome) << it.body;
}

TEST(ReadPatch, TakesTexts) {
    expect_all({
        {R"({"code":"x"})", R"({"code":"x"})"},
        {R"({"code":""})", R"({"code":""})"},
        {R"({"code":" a "})", R"({"code":" a "})"},
        {R"({"code":5})", R"({"code":"5"})"},
        {R"({"code":-5})", R"({"code":"-5"})"},
        {R"({"code":5.0})", R"({"code":"5"})"},
        {R"({"code":5e2})", R"({"code":"500"})"},
        {R"({"code":null})", R"(none:code{})"},
        {R"({"code":5.5})", "code: must be a string"},
        {R"({"code":true})", "code: must be a string"},
        {R"({"code":[]})", "code: must be a string"},
        {R"({"code":["x"]})", "code: must be a string"},
        {R"({"code":{}})", "code: must be a string"},
        {R"({"code":"123456"})", "code: must have at most 5 characters"},
        {R"({"code":123456})", "code: must have at most 5 characters"},
        {"{\"code\":\"\u4e2d\u4e2d\u4e2d\u4e2d\u4e2d\"}",
         "{\"code\":\"\u4e2d\u4e2d\u4e2d\u4e2d\u4e2d\"}"},
        {R"({"code":"a\tb"})", R"({"code":"a\tb"})"},
        {R"({"co\u0064e":"\u0078\/"})", R"({"code":"x/"})"},
        {R"({"code":"\ud83c\udf63"})", "{\"code\":\"\U0001f363\"}"},
    });
    EXPECT_EQ(outcome(R"({"name":98765432109876543210})"), R"({"name":"98765432109876543210"})");
}

TEST(ReadPatch, TrimsNames) {
    expect_all({
        {R"({"name":"  Soup \u00a0"})", R"({"name":"Soup"})"},
        {R"({"name":"   "})", "name: is required"},
        {R"({"name":""})", "name: is required"},
        {R"({"name":"\u3000"})", "name: is required"},
        {R"({"name":"a\nb"})", "name: must not contain control characters"},
        {R"({"name":"a\u007f"})", "name: must not contain control characters"},
        {R"({"name":"a\u0085b"})", "name: must not contain control characters"},
        {R"({"name":"a\n"})", R"({"name":"a"})"},
    });
    const std::string long_name(255, 'x');
    EXPECT_EQ(outcome("{\"name\":\" " + long_name + " \"}"), "{\"name\":\"" + long_name + "\"}");
    EXPECT_EQ(outcome("{\"name\":\"" + long_name + "x\"}"),
              "name: must have at most 255 characters");
}

TEST(ReadPatch, TakesFlags) {
    const std::string yes = R"({"activeStatus":true})", no = R"({"activeStatus":false})";
    for (const char* text : {"true", R"("true")", R"("TRUE")"})
        EXPECT_EQ(outcome(R"({"activeStatus":)" + std::string(text) + "}"), yes);
    for (const char* text : {"false", R"("false")", R"("False")"})
        EXPECT_EQ(outcome(R"({"activeStatus":)" + std::string(text) + "}"), no);
    for (const char* text : {"0", "1", R"("")", R"("yes")", "[]", "{}", "[true]"})
        EXPECT_EQ(outcome(R"({"activeStatus":)" + std::string(text) + "}"),
                  "activeStatus: must be true or false");
}

TEST(ReadPatch, TakesCounts) {
    expect_all({
        {R"({"rank":5})", R"({"rank":5})"},
        {R"({"rank":"5"})", R"({"rank":5})"},
        {R"({"rank":5.0})", R"({"rank":5})"},
        {R"({"rank":5e0})", R"({"rank":5})"},
        {R"({"rank":0.5E1})", R"({"rank":5})"},
        {R"({"rank":-0})", R"({"rank":0})"},
        {R"({"rank":-0.0e7})", R"({"rank":0})"},
        {R"({"rank":5.5})", "rank: must be a whole number"},
        {R"({"rank":5e-1})", "rank: must be a whole number"},
        {R"({"rank":"5x"})", "rank: must be a whole number"},
        {R"({"rank":""})", "rank: must be a whole number"},
        {R"({"rank":" 5"})", "rank: must be a whole number"},
        {R"({"rank":"05"})", "rank: must be a whole number"},
        {R"({"rank":true})", "rank: must be a whole number"},
        {R"({"rank":[5]})", "rank: must be a whole number"},
        {R"({"rank":-1})", "rank: must be at least 0"},
        {R"({"rank":1001})", "rank: must be at most 1000"},
        {R"({"rank":9223372036854775808})", "rank: is too large"},
        {R"({"rank":-9223372036854775809})", "rank: is too large"},
        {R"({"rank":1e300})", "rank: is too large"},
        {R"({"rank":"1e999999999999999999999"})", "rank: is too large"},
        {R"({"maxNoOfTimes":9223372036854775807})", R"({"maxNoOfTimes":9223372036854775807})"},
        {R"({"maxNoOfTimes":-9223372036854775808})", R"({"maxNoOfTimes":-9223372036854775808})"},
    });
}

TEST(ReadPatch, UnwrapsAListOfOne) {
    expect_all({
        {R"({"maxNoOfTimes":[4]})", R"({"maxNoOfTimes":4})"},
        {R"({"maxNoOfTimes":["4"]})", R"({"maxNoOfTimes":4})"},
        {R"({"maxNoOfTimes":[]})", "none:maxNoOfTimes{}"},
        {R"({"maxNoOfTimes":[null]})", "none:maxNoOfTimes{}"},
        {R"({"maxNoOfTimes":[4,5]})", "maxNoOfTimes: must be one value or a list of one"},
        {R"({"maxNoOfTimes":[[4]]})", "maxNoOfTimes: must be a whole number"},
        {R"({"maxNoOfTimes":["x"]})", "maxNoOfTimes: must be a whole number"},
    });
}

TEST(ReadPatch, DerivesTwins) {
    expect_all({
        {R"({"amount":1250})", R"({"amount":1250,"amountStr":"12.50"})"},
        {R"({"amountStr":"12.5"})", R"({"amount":1250,"amountStr":"12.50"})"},
        {R"({"amountStr":"12.50","amount":1250})", R"({"amount":1250,"amountStr":"12.50"})"},
        {R"({"amountStr":"1,234.50"})", R"({"amount":123450,"amountStr":"1234.50"})"},
        {R"({"amountStr":-0.05})", R"({"amount":-5,"amountStr":"-0.05"})"},
        {R"({"amount":"1250"})", R"({"amount":1250,"amountStr":"12.50"})"},
        {R"({"amount":1250.0})", R"({"amount":1250,"amountStr":"12.50"})"},
        {R"({"amount":0,"amountStr":""})", "none:amount{}"},
        {R"({"amountStr":"","amount":0})", "none:amount{}"},
        {R"({"amountStr":""})", "none:amount{}"},
        {R"({"amountStr":null})", "none:amount{}"},
        {R"({"amount":null,"amountStr":null})", "none:amount{}"},
        {R"({"amount":null,"amountStr":"1"})", R"({"amount":100,"amountStr":"1.00"})"},
        {R"({"amount":100,"amountStr":null})", R"({"amount":100,"amountStr":"1.00"})"},
        {R"({"amount":0,"amountStr":"0"})", R"({"amount":0,"amountStr":"0.00"})"},
        {R"({"amount":0})", R"({"amount":0,"amountStr":"0.00"})"},
        {R"({"amount":1250,"amountStr":"12.51"})", "amountStr: does not agree with amount"},
        {R"({"amount":1250,"amountStr":""})", "amountStr: does not agree with amount"},
        {R"({"amountStr":"12.505"})", "amountStr: must be a number with at most 2 decimals"},
        {R"({"amountStr":"12,5"})",
         "amountStr: must be a number with at most 2 decimals; use a point for decimals and a "
         "comma for thousands"},
        {R"({"amountStr":"x"})", "amountStr: must be a number with at most 2 decimals"},
        {R"({"amountStr":"99999999999999999999"})",
         "amountStr: must be a number with at most 2 decimals"},
        {R"({"amountStr":true})", "amountStr: must be a number with at most 2 decimals"},
        {R"({"amount":"12.00"})", "amount: must be a whole number; send decimals in amountStr"},
        {R"({"amount":12.5})", "amount: must be a whole number; send decimals in amountStr"},
        {R"({"tax":8250})", R"({"tax":8250,"taxStr":"8.250"})"},
        {R"({"taxStr":"8.25"})", R"({"tax":8250,"taxStr":"8.250"})"},
        {R"({"taxStr":"8.2505"})", "taxStr: must be a number with at most 3 decimals"},
        {R"({"tax":100001})", "tax: must be at most 100000"},
        {R"({"taxStr":"100.001"})", "taxStr: must be at most 100.000"},
        {R"({"taxStr":"8,875"})",
         "taxStr: must be at most 100.000; use a point for decimals and a comma for thousands"},
        {R"({"taxStr":"-1"})", "taxStr: must be at least 0.000"},
    });
}

TEST(ReadPatch, ScalesAmountsByTheCurrency) {
    EXPECT_EQ(
        write_json(read_patch(R"({"amountStr":"12"})", dish, {.currency_decimals = 0}).record, 0),
        R"({"amount":12,"amountStr":"12"})");
    EXPECT_EQ(
        write_json(read_patch(R"({"amountStr":"1.5"})", dish, {.currency_decimals = 3}).record, 3),
        R"({"amount":1500,"amountStr":"1.500"})");
    EXPECT_EQ(read_patch(R"({"amountStr":"1.5"})", dish, {.currency_decimals = 0}).problems.size(),
              1u);
    EXPECT_EQ(read_patch(R"({"taxStr":"1.5"})", dish, {.currency_decimals = 0}).record[dish.tax],
              1500);
}

TEST(ReadPatch, TakesInstantsChoicesAndReferences) {
    expect_all({
        {R"({"opened":"2026-01-02T03:04:05+01:00"})", R"({"opened":"2026-01-02T02:04:05.000Z"})"},
        {R"({"opened":""})", "none:opened{}"},
        {R"({"opened":"10:30"})", "opened: must be an ISO 8601 timestamp"},
        {R"({"opened":5})", "opened: must be an ISO 8601 timestamp"},
        {R"({"sort":"a-z"})", R"({"sort":"A-Z"})"},
        {R"({"sort":"CUSTOM SORT"})", R"({"sort":"Custom sort"})"},
        {R"({"sort":""})", "none:sort{}"},
        {R"({"sort":"up"})", "sort: must be one of A-Z, Z-A, Custom sort"},
        {R"({"sort":1})", "sort: must be one of A-Z, Z-A, Custom sort"},
        {R"({"parent":"65000000000000000000000A"})", R"({"parent":"65000000000000000000000a"})"},
        {R"({"parent":""})", "none:parent{}"},
        {R"({"parent":null})", "none:parent{}"},
        {R"({"parent":"65000000000000000000000"})", "parent: is not an id"},
        {R"({"parent":"65000000000000000000000g"})", "parent: is not an id"},
        {R"({"parent":5})", "parent: is not an id"},
        {R"({"parent":[]})", "parent: is not an id"},
    });
}

TEST(ReadPatch, TakesListsOfIds) {
    expect_all({
        {R"({"taxes":[]})", R"({"taxes":[]})"},
        {R"({"taxes":null})", "none:taxes{}"},
        {R"({"taxes":""})", "none:taxes{}"},
        {R"({"taxes":["65000000000000000000000A",null,"","65000000000000000000000b"]})",
         R"({"taxes":["65000000000000000000000a","65000000000000000000000b"]})"},
        {R"({"taxes":["x",5,"65000000000000000000000b",{},["65000000000000000000000b"]]})",
         "taxes[0]: is not an id; taxes[1]: is not an id; taxes[3]: is not an id; taxes[4]: is not "
         "an id"},
        {R"({"taxes":"65000000000000000000000b"})", "taxes: must be a list"},
        {R"({"taxes":{}})", "taxes: must be a list"},
        {R"({"taxes":5})", "taxes: must be a list"},
    });
}

TEST(ReadPatch, KeepsLinksAsSent) {
    expect_all({
        {R"({"servingSizeLevels":[ "65000000000000000000000A" , {"id":"65000000000000000000000b","p": 1.50}]})",
         R"({"servingSizeLevels":["65000000000000000000000A",{"id":"65000000000000000000000b","p":1.50}]})"},
        {R"({"servingSizeLevels":[{"servingSizeLevel":"65000000000000000000000b","x":[{}]}]})",
         R"({"servingSizeLevels":[{"servingSizeLevel":"65000000000000000000000b","x":[{}]}]})"},
        {R"({"servingSizeLevels":"65000000000000000000000A"})",
         R"({"servingSizeLevels":["65000000000000000000000A"]})"},
        {R"({"servingSizeLevels":""})", "none:servingSizeLevels{}"},
        {R"({"servingSizeLevels":[null,""]})", R"({"servingSizeLevels":[null,""]})"},
        {R"({"servingSizeLevels":null})", "none:servingSizeLevels{}"},
        {R"({"servingSizeLevels":["x"]})", "servingSizeLevels[0]: is not an id"},
        {R"({"servingSizeLevels":"x"})", "servingSizeLevels: is not an id"},
        {R"({"servingSizeLevels":[{"id":"x"}]})", "servingSizeLevels[0].id: is not an id"},
        {R"({"servingSizeLevels":[{"id":{"id":"x"}}]})", "servingSizeLevels[0].id: is not an id"},
        {R"({"servingSizeLevels":[{"name":"x"}]})", "servingSizeLevels[0]: must have an id"},
        {R"({"servingSizeLevels":[[]]})", "servingSizeLevels[0]: is not an id"},
        {R"({"servingSizeLevels":{}})", "servingSizeLevels: must be a list"},
        {R"({"servingSizeLevels":[{"id":"","CVV":1}]})",
         "servingSizeLevels[0].CVV: must not be sent"},
    });
}

TEST(ReadPatch, ReadsNestedRecords) {
    expect_all({
        {R"({"mainPrice":{"name":" a ","x":[1, 2]}})",
         R"({"mainPrice":{"name":"a","rank":7,"x":[1,2]}})"},
        {R"({"mainPrice":null})", "none:mainPrice{}"},
        {R"({"mainPrice":[]})", "mainPrice: must be an object"},
        {R"({"mainPrice":{}})", "mainPrice.name: is required"},
        {R"({"prices":[]})", R"({"prices":[]})"},
        {R"({"prices":[{"name":"a","priceStr":"1"},{"name":"b","isHidden":true,"rank":null}]})",
         R"({"prices":[{"name":"a","price":100,"priceStr":"1.00","rank":7},{"name":"b","rank":7,"hidden":true}]})"},
        {R"({"prices":[{"name":"a"},5,{"price":-1,"priceStr":"x"},{"name":""},null]})",
         "prices[1]: must be an object; prices[2].price: must be at least 0; "
         "prices[2].priceStr: must be a number with at most 2 decimals; prices[2].name: is "
         "required; "
         "prices[3].name: is required; prices[4]: must be an object"},
        {R"({"prices":[{"name":"a","hidden":true,"isHidden":false}]})",
         "prices[0].isHidden: disagrees with hidden"},
        {R"({"prices":[{"name":"a","id":"not an id, ignored"}]})",
         R"({"prices":[{"name":"a","rank":7}]})"},
        {R"({"prices":{}})", "prices: must be a list"},
        {R"({"prices":""})", "none:prices{}"},
        {R"({"prices":"x"})", "prices: must be a list"},
    });
}

TEST(ReadPatch, KeepsUnknownMembers) {
    expect_all({
        {R"({ "z" : { "b" : [ 1 , 2.50 , -0 , 1E+2 ] , "a" : null } , "a" : "\u00e9\/\"" })",
         "{\"z\":{\"b\":[1,2.50,-0,1E+2],\"a\":null},\"a\":\"\u00e9/\\\"\"}"},
        {R"({"n":123456789012345678901234567890})", R"({"n":123456789012345678901234567890})"},
        {R"({"n":1e-400})", R"({"n":1e-400})"},
        {R"({"":1})", R"({"":1})"},
        {R"({"t":true,"f":false,"n":null,"e":{},"l":[]})",
         R"({"t":true,"f":false,"n":null,"e":{},"l":[]})"},
        {R"({"layout":{ "a" : [ 1.0 , "x" ] }})", R"({"layout":{"a":[1.0,"x"]}})"},
        {R"({"layout":18446744073709551616})", R"({"layout":18446744073709551616})"},
        {R"({"k\n":"\u0001\u001f"})", R"({"k\n":"\u0001\u001f"})"},
    });
}

TEST(ReadPatch, RefusesSecretsInUnknownMembers) {
    expect_all({
        {R"({"password":"x"})", "password: must not be sent"},
        {R"({"PinCode":null})", "PinCode: must not be sent"},
        {R"({"card":{"list":[1,{"cvv":1}]}})", "card.list[1].cvv: must not be sent"},
        {R"({"prices":[{"name":"a","token":1}]})", "prices[0].token: must not be sent"},
        {R"({"layout":[{"apiKey":1}]})", "layout[0].apiKey: must not be sent"},
        {R"({"tokens":1,"secretary":2})", R"({"tokens":1,"secretary":2})"},
        {R"({"revision":{"password":1}})", "{}"},
    });
    for (const char* name : {"cvc", "Track", "APIKEY", "toKen", "secret"})
        EXPECT_EQ(outcome("{\"" + std::string(name) + "\":1}"),
                  std::string(name) + ": must not be sent");
    EXPECT_EQ(write_json(read_stored(R"({"token":1})", dish)), R"({"token":1})");
}

TEST(ReadPatch, TakesAKnownFieldNamedLikeASecretAndNeverPrintsIt) {
    Patch patch = read_patch(R"({"pin":1234})", dish);
    EXPECT_EQ(patch.record[dish.pin], "1234");
    EXPECT_EQ(write_json(patch.record), "{}");
}

TEST(ReadPatch, IgnoresWhatTheServerOwns) {
    EXPECT_EQ(outcome(R"({"revision":"nonsense"})"), "{}");
    EXPECT_EQ(read_patch(R"({"id":"65000000000000000000000A"})", dish).id, id_a);
    EXPECT_EQ(read_patch(R"({"id":""})", dish).id, "");
    EXPECT_EQ(read_patch(R"({"id":null})", dish).id, "");
    EXPECT_FALSE(read_patch(R"({"id":null})", dish).record.has(dish.id));
    EXPECT_EQ(outcome(R"({"id":"x"})"), "id: is not an id");
    EXPECT_EQ(outcome(R"({"id":[]})"), "id: is not an id");
}

TEST(ReadPatch, ReportsAllProblemsButNotEndlessly) {
    EXPECT_EQ(outcome(R"({"name":1.5,"rank":-1,"parent":"x"})"),
              "name: must be a string; rank: must be at least 0; parent: is not an id");
    std::string body = R"({"taxes":[0)";
    for (int i = 0; i < 5'000; ++i) body += ",0";
    EXPECT_EQ(read_patch(body + "]}", dish).problems.size(), 100u);
}

TEST(ReadStored, ReadsWhatWasWritten) {
    const std::string text =
        R"({"id":"65000000000000000000000a","revision":3,"name":"Soup","activeStatus":true,)"
        R"("hideInPos":true,"hideInPOS":true,"rank":5,"amount":1250,"amountStr":"12.50","tax":1,)"
        R"("taxStr":"0.001","opened":"2026-01-02T02:04:05.000Z","sort":"Z-A",)"
        R"("taxes":["65000000000000000000000b"],"servingSizeLevels":[{"id":"65000000000000000000000b"}],)"
        R"("mainPrice":{"price":1,"priceStr":"0.01","id":"65000000000000000000000b"},)"
        R"("prices":[{"name":"x","y":1}],"layout":{"a":1e5},"extra":[1,2]})";
    Record record = read_stored(text, dish);
    EXPECT_EQ(record[dish.revision], 3);
    EXPECT_EQ(record[dish.id], id_a);
    EXPECT_EQ(record[dish.main_price].at(0)[price.id], id_b);
    EXPECT_EQ(write_json(record), text);
}

TEST(ReadStored, DoesNotDependOnTheCurrency) {
    EXPECT_EQ(read_stored(R"({"amount":500,"amountStr":"500"})", dish)[dish.amount], 500);
}

TEST(ReadStored, IsNotBoundByLaterRules) {
    Record record =
        read_stored(R"({"rank":5000,"sort":"Old sort","code":"longer than five"})", dish);
    EXPECT_EQ(record[dish.rank], 5000);
    EXPECT_EQ(record[dish.sort], "Old sort");
}

// One id, and "" for none, were kept as they were sent.
TEST(ReadStored, HasListsWhereOneIdOrNoneWasKept) {
    const auto printed = [](const char* text) { return write_json(read_stored(text, dish)); };
    EXPECT_EQ(printed(R"({"servingSizeLevels":"65000000000000000000000A"})"),
              R"({"servingSizeLevels":["65000000000000000000000A"]})");
    EXPECT_EQ(read_stored(R"({"servingSizeLevels":""})", dish).at(dish.levels), Record::Value());
}

struct Shelf : Kind {
    constexpr Shelf() : Kind("shelf", "shelves") {}

    Text color{this, "color", shown_empty_as(R"("")")};
    Reference charge{this, "charge", form_only | shown_empty_as(R"("")")};
    Links group{this, "group", form_only | shown_empty_as(R"("")")};
    Links roles{this, "roles", form_only | shown_empty_as("null")};
    Amount amount{this, "amount", shown_empty_as("0")};
    Text plain{this, "plain"};
};
constexpr Shelf shelf;

TEST(WriteDocument, ShowsWhatIsEmptyAndReadsItBackAsNoValue) {
    const std::string empty =
        R"({"color":"","charge":"","group":"","roles":null,"amount":0,"amountStr":""})";
    const Record none(shelf);
    EXPECT_EQ(write_document(none), empty);
    EXPECT_EQ(write_json(none), "{}");
    EXPECT_EQ(write_json(read_stored(empty, shelf)), "{}");

    Record written = read_stored(R"({"color":"red","amount":5,"roles":[]})", shelf);
    Problems problems;
    merge(written, read_patch(empty, shelf), problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(write_document(written), empty);
}

TEST(WriteDocument, TellsNothingFromZeroAndFromAnEmptyList) {
    const std::string full =
        R"({"color":"","charge":"","group":[],"roles":[],"amount":0,"amountStr":"0.00"})";
    EXPECT_EQ(write_document(read_stored(full, shelf)), full);
}

TEST(ReadStored, ThrowsOnForeignBytes) {
    EXPECT_THROW(read_stored("", dish), std::runtime_error);
    EXPECT_THROW(read_stored("{", dish), std::runtime_error);
    EXPECT_THROW(read_stored(R"({"rank":"many"})", dish), std::runtime_error);
}

}  // namespace
}  // namespace schema
