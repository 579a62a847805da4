// People read the labels of forms: they are words, and no names of the interface.
#include "kinds/all.hpp"
#include "schema/describe.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace kinds {
namespace {

TEST(Labels, AreWords) {
    static const std::regex label(R"rx("label":"([^"]*)")rx");
    static const std::regex words(R"rx(([A-Z][a-z-]*|ID|IP|MAC|PIN|PLU|POS|QSR|ZIP))rx"
                                  R"rx(( ([a-z-]+|[0-9]+|ID|IP|MAC|PIN|PLU|POS|QSR|ZIP))*)rx");
    for (const StoredKind* kind : all) {
        const std::string form = schema::form_description(*kind);
        for (std::sregex_iterator one(form.begin(), form.end(), label), end; one != end; ++one)
            EXPECT_TRUE(std::regex_match((*one)[1].str(), words)) << (*one)[1];
        EXPECT_EQ(form.find("ember ship"), form.npos);
    }
}

}  // namespace
}  // namespace kinds
