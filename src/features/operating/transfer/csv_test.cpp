#include "base/base64.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/transfer/catalogue.hpp"
#include "kinds/all.hpp"

#include <gtest/gtest.h>

#include <random>

namespace features::transfer {
namespace {

std::string problems_of(const std::vector<bulk::Entry>& entries) {
    std::string text;
    for (const bulk::Entry& entry : entries) {
        base::Problems whole;
        whole.append(entry.problems, entry.place);
        for (const base::Problem& problem : whole)
            text += problem.path + ' ' + problem.message + '\n';
    }
    return text;
}

TEST(CsvFile, RowsBecomeEntriesWithTheirPlaces) {
    const auto entries = from_csv(kinds::tax,
                                  "id,name,percentage,taxes,extra:note\n"
                                  "#t,5,8875,[],winter\n,\"\",,,\"{\"\"a\"\":1}\"\n");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].place, "tax.csv:2");
    EXPECT_EQ(entries[0].id, "#t");
    EXPECT_EQ(entries[0].json, R"({"name":"5","percentage":8875,"taxes":[],"note":"winter"})");
    EXPECT_EQ(entries[1].json, R"({"name":"","note":{"a":1}})");
    EXPECT_EQ(problems_of(from_csv(kinds::tax, "id\n1,2\n")),
              "tax.csv:2 has more cells than the first line\n");
}

// One record of taxes, out to a file and in again.
struct Travelled {
    std::string file;
    std::string json;
};

Travelled travel(const std::string& json) {
    Catalogue catalogue{
        .entries = {{.place = "#tax-1", .kind = &kinds::tax, .id = "#tax-1", .json = json}},
        .pictures = {}};
    std::string file = to_csv(catalogue).at("tax.csv");
    std::string back = from_csv(kinds::tax, file).at(0).json;
    return {std::move(file), std::move(back)};
}

TEST(Csv, NoCellIsAFormula) {
    std::mt19937 random(1);
    constexpr std::string_view alphabet = "=+-@\t\r\n'\",;a1\\|";
    for (int round = 0; round < 2'000; ++round) {
        std::string name, member;
        for (auto length = random() % 6; length > 0; --length) {
            name += alphabet[random() % alphabet.size()];
            member += alphabet[random() % alphabet.size()];
        }
        base::JsonObject record;
        record.text("name", name).text("x", name);
        if (!member.empty()) record.text(member, name);
        const std::string json = record.done();
        const auto [file, back] = travel(json);
        EXPECT_EQ(back, json);
        // As a spreadsheet reads it: without our own reader, which takes off what was put on.
        bool is_start = true, is_quoted = false;
        for (std::size_t i = 0; i < file.size(); ++i) {
            const char c = file[i];
            if (is_start && c == '"' && !is_quoted) {
                is_quoted = true;
                continue;
            }
            const bool is_end_of_row = c == '\r' && !is_quoted;
            const bool is_formula =
                is_start && !is_end_of_row && std::string_view("=+-@\t\r\n").find(c) < 7;
            EXPECT_FALSE(is_formula) << file;
            is_start = false;
            if (c == '"' && is_quoted) {
                if (i + 1 < file.size() && file[i + 1] == '"')
                    ++i;
                else
                    is_quoted = false;
            }
            if (!is_quoted && (c == ',' || c == '\n')) is_start = true;
        }
    }
}

TEST(Csv, NumbersStayNumbersAndOtherApostrophesStay) {
    const auto [file, back] = travel(
        R"({"name":"-5","percentage":-5,"percentageStr":"-0.00005","note":-7.5,"taxCode":"'s"})");
    EXPECT_NE(file.find(",'-5,"), std::string::npos) << file;
    EXPECT_NE(file.find(",-5,"), std::string::npos) << file;
    EXPECT_NE(file.find(",-7.5"), std::string::npos) << file;
    EXPECT_NE(file.find(",'s,"), std::string::npos) << file;
    const auto entries =
        from_csv(kinds::tax, "id,name\n#t,'s-Gravenhage\n#u,'=1\n#v,''=1\n#w,=1\n");
    EXPECT_EQ(entries.at(0).json, R"({"name":"'s-Gravenhage"})");
    EXPECT_EQ(entries.at(1).json, R"({"name":"=1"})");
    EXPECT_EQ(entries.at(2).json, R"({"name":"'=1"})");
    EXPECT_EQ(entries.at(3).json, R"({"name":"=1"})");
}

// A price under `price` would else be a field of its own, and the item would have none.
TEST(CsvFile, RefusesColumnsThatItDoesNotKnow) {
    const auto entries = from_csv(kinds::menu_item,
                                  "\nid,name,price,extra:price,Name,name,\n"
                                  "#a,A,1,2,3,4,5\n");
    EXPECT_EQ(problems_of(entries),
              "menuItem.csv:2.price is not a column of menuItem: did you mean prices? For a field "
              "of your own use the heading extra:price\n"
              "menuItem.csv:2.Name is not a column of menuItem: did you mean name? For a field of "
              "your own use the heading extra:Name\n"
              "menuItem.csv:2.name is the name of two columns\n"
              "menuItem.csv:2 column 7 has no name\n");
    EXPECT_EQ(entries.back().json, R"({"name":"A","price":2})");
    EXPECT_EQ(problems_of(from_csv(kinds::tax, "id, name ,\n#a,A,\n")), "");
    EXPECT_TRUE(from_csv(kinds::tax, "").empty());
}

TEST(Base64, IsItsOwnInverseAndRefusesTheRest) {
    EXPECT_EQ(base::to_base64("any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw==");
    std::string bytes;
    for (int i = 0; i < 256; ++i) {
        EXPECT_EQ(base::from_base64(base::to_base64(bytes)), bytes);
        bytes += static_cast<char>(i);
    }
    EXPECT_FALSE(base::from_base64("YW5"));
    EXPECT_FALSE(base::from_base64("YW 5"));
}

TEST(JsonFile, IsReadAsItWasWritten) {
    Catalogue catalogue{.entries = {{.place = "#tax-1",
                                     .kind = &kinds::tax,
                                     .id = "#tax-1",
                                     .json = R"({"name":"VAT","kind":"odd"})"},
                                    {.place = "#course-1",
                                     .kind = &kinds::course,
                                     .id = "#course-1",
                                     .json = "{}"}},
                        .pictures = {{"images/a.png", std::string("\0\xff", 2)}}};
    const std::string text = to_json(catalogue);
    const Catalogue again = from_json(text, "f.json");
    ASSERT_EQ(again.entries.size(), 2U);
    EXPECT_EQ(again.entries[0].json, catalogue.entries[0].json);
    EXPECT_EQ(again.entries[0].place, "f.json:3: tax[0]");
    EXPECT_EQ(again.pictures, catalogue.pictures);
    EXPECT_EQ(to_json(again), text);
}

std::string json_problem_of(std::string_view text) {
    try {
        return problems_of(from_json(text, "f.json").entries);
    } catch (const base::Refusal& refusal) {
        return refusal.message;
    }
}

TEST(JsonFile, TellsTheLineWhereARecordBegins) {
    const auto entries = from_json(R"({ "tax" : [ {"name":"\"[{,\\"},
{"name":"B", "taxes":[
 {"id":1}, {"id":2}
]} , {"name":"C"}],
"reason":[], "course":[
{
"name":"D"
}
]})",
                                   "f.json")
                             .entries;
    std::string places;
    for (const auto& entry : entries) places += entry.place + '\n';
    EXPECT_EQ(places,
              "f.json:1: tax[0]\nf.json:2: tax[1]\nf.json:4: tax[2]\nf.json:6: course[0]\n");
}

TEST(JsonFile, SaysWhatIsWrongWhere) {
    EXPECT_EQ(json_problem_of(R"({"store":[]})"), "f.json: store is not a kind of the catalogue\n");
    EXPECT_EQ(json_problem_of("{\"tax\":[\n{},\n7]}"), "f.json:3: tax[1] must be an object\n");
    EXPECT_EQ(json_problem_of(R"({"tax":{}})"), "f.json: tax must be a list\n");
    EXPECT_EQ(json_problem_of(R"({"images":[]})"), "f.json: images must be an object\n");
    EXPECT_EQ(json_problem_of(R"({"images":{"a":"?"}})"), "f.json: images.a is not base64\n");
    EXPECT_EQ(json_problem_of("{\"store\":[{}],\n\"tax\":[\n7,{\"id\":5}]}"),
              "f.json: store is not a kind of the catalogue\nf.json:3: tax[0] must be an object\n"
              "f.json:3: tax[1].id is not an id\n");
    const auto malformed = json_problem_of("{\"tax\":[\n{\"name\":tru}]}");
    EXPECT_EQ(malformed.find("f.json: malformed JSON near byte 17, line 2"), 0U) << malformed;
}

}  // namespace
}  // namespace features::transfer
