// What forms and tables show of each kind: words, inputs and references for people, and nothing that
// only programs understand. A new field must obey the same rules.
#include "kinds/all.hpp"
#include "schema/describe.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

namespace kinds {
namespace {

using Members = std::map<std::string, std::string>;

Members members(const std::string& object) {
    Members found;
    for (auto& [name, value] : schema::read_members(object)) found.emplace(name, value);
    return found;
}

std::string text(const Members& of, const std::string& name) {
    const auto found = of.find(name);
    return found == of.end() ? std::string() : schema::text_of(found->second).value_or("");
}

// The fields of a form, and those of its nested records.
void add_fields(const std::string& array, const std::string& place,
                std::vector<std::pair<std::string, Members>>& all) {
    for (const std::string& field : schema::elements_of(array)) {
        Members one = members(field);
        const std::string here = place + '.' + text(one, "name");
        if (one.contains("item")) add_fields(members(one.at("item")).at("fields"), here, all);
        all.emplace_back(here, std::move(one));
    }
}

std::vector<std::pair<std::string, Members>> fields_of(const StoredKind& kind) {
    std::vector<std::pair<std::string, Members>> all;
    add_fields(schema::form_fields(kind), std::string(kind.name), all);
    return all;
}

const std::regex choice_words(R"([A-Z][A-Za-z -]*)");
const std::regex words(R"rx(([A-Z][a-z-]*|IP|MAC|PIN|PLU|POS|ZIP))rx"
                       R"rx(( ([a-z-]+|[0-9]+|IP|MAC|PIN|PLU|POS|ZIP))*)rx");

TEST(Labels, AreWords) {
    for (const StoredKind* kind : all) {
        EXPECT_TRUE(std::regex_match(schema::title_of(*kind), words)) << kind->name;
        EXPECT_TRUE(std::regex_match(schema::plural_title_of(*kind), words)) << kind->name;
        for (const auto& [place, field] : fields_of(*kind)) {
            EXPECT_TRUE(std::regex_match(text(field, "label"), words))
                << place << ": " << text(field, "label");
            EXPECT_EQ(text(field, "label").find("ember ship"), std::string::npos);
        }
    }
}

TEST(Labels, DifferWithinAForm) {
    for (const StoredKind* kind : all) {
        std::set<std::string> seen;
        for (const std::string& field : schema::elements_of(schema::form_fields(*kind)))
            EXPECT_TRUE(seen.insert(text(members(field), "label")).second)
                << kind->name << ": " << text(members(field), "label");
    }
}

TEST(Forms, ShowNothingThatOnlyProgramsUnderstand) {
    static const std::regex technical(R"rx(`|\b[Ii]ds?\b|\bID\b|JSON|kept as sent|minor units|An extension)rx");
    static const std::set<std::string> never{"id", "store", "createdFor", "ownedBy", "createdAt",
                                             "originalID", "revision", "createdBy", "modifiedBy",
                                             "dateCreated", "lastUpdated", "activeStatus"};
    for (const StoredKind* kind : all)
        for (const auto& [place, field] : fields_of(*kind)) {
            EXPECT_FALSE(never.contains(text(field, "name"))) << place;
            EXPECT_FALSE(text(field, "name").ends_with("Str")) << place;
            EXPECT_FALSE(std::regex_search(text(field, "help"), technical))
                << place << ": " << text(field, "help");
            for (const std::string& choice : schema::elements_of(
                     field.contains("choices") ? field.at("choices") : "[]"))
                EXPECT_TRUE(std::regex_match(text(members(choice), "label"), choice_words))
                    << place << ": " << choice;
        }
}

TEST(Forms, HaveAnInputForEachField) {
    static const std::set<std::string> inputs{
        "text", "longText", "email", "phone", "secret", "flag", "count", "amount", "percent",
        "decimal", "date", "instant", "time", "minutesOfDay", "color", "choice", "choices",
        "weekDays", "monthDays", "openingHours", "picture", "reference", "references", "links",
        "record", "records", "privileges", "timeZone", "currency"};
    for (const StoredKind* kind : all)
        for (const auto& [place, field] : fields_of(*kind)) {
            const std::string input = text(field, "input");
            EXPECT_TRUE(inputs.contains(input)) << place << ": " << input;
            const bool is_free = input == "choices" && !field.contains("choices");
            EXPECT_FALSE(is_free && text(field, "refersTo").empty()) << place;
        }
}

// What a page offers must be a kind that it can list, and a view and field that this kind has.
TEST(Forms, OfferRecordsForEachReference) {
    for (const StoredKind* kind : all)
        for (const auto& [place, field] : fields_of(*kind)) {
            const std::string input = text(field, "input"), target = text(field, "refersTo");
            const bool is_reference =
                input == "reference" || input == "references" || input == "links";
            EXPECT_FALSE(is_reference && target.empty()) << place;
            if (target.empty()) continue;
            ASSERT_TRUE(find(target)) << place << ": " << target;
            if (!field.contains("refersToWhere")) continue;
            for (const auto& [name, value] : members(field.at("refersToWhere")))
                EXPECT_TRUE(find(target)->find(name).field) << place;
        }
}

TEST(Forms, HaveSectionsAndColumns) {
    for (const StoredKind* kind : all) {
        std::set<std::string> sections;
        for (const std::string& section : schema::elements_of(schema::form_sections(*kind))) {
            EXPECT_TRUE(std::regex_match(text(members(section), "label"), words)) << section;
            sections.insert(text(members(section), "id"));
        }
        std::set<std::string> columns;
        for (const std::string& one : schema::elements_of(schema::form_fields(*kind))) {
            const Members field = members(one);
            EXPECT_TRUE(sections.contains(text(field, "section"))) << one;
            const bool is_column = field.contains("column");
            EXPECT_TRUE(!is_column || columns.insert(field.at("column")).second) << one;
            if (!field.contains("shownWhen")) continue;
            const std::string other = text(members(field.at("shownWhen")), "field");
            EXPECT_TRUE(kind->find(other).field) << one;
        }
        EXPECT_TRUE(columns.contains("1")) << kind->name;
        EXPECT_LE(columns.size(), 6u) << kind->name;
    }
}

TEST(Forms, AreInAGroupOfTheMenu) {
    static const std::set<std::string_view> groups{"menu", "guests", "team", "store"};
    for (const StoredKind* kind : all) {
        EXPECT_TRUE(groups.contains(kind->traits.shown.group)) << kind->name;
        for (std::string_view title : kind->traits.shown.titles)
            EXPECT_TRUE(kind->find(title.substr(0, title.find(' '))).field) << title;
    }
}

}  // namespace
}  // namespace kinds
