#include "kinds/event_types.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace kinds {
namespace {

TEST(EventTypes, SomeAreOfEveryKindAndSomeOfOne) {
    EXPECT_TRUE(is_event_type_of("check", "conflict"));
    EXPECT_TRUE(is_event_type_of("check", "created"));
    EXPECT_TRUE(is_event_type_of("menuItem", "inactivated"));
    EXPECT_TRUE(is_event_type_of("sale", "voided"));
    EXPECT_FALSE(is_event_type_of("order", "conflict"));
    EXPECT_FALSE(is_event_type_of("menuItem", "voided"));
    EXPECT_FALSE(is_event_type_of("check", "Created"));
    EXPECT_FALSE(is_event_type_of("check", ""));
}

TEST(EventTypes, AreListedOnce) {
    EXPECT_EQ(event_types_of("sale"), (std::vector<std::string_view>{
                                          "created", "updated", "activated", "inactivated",
                                          "voided"}));
    const auto all = event_types_of("");
    EXPECT_EQ(std::ranges::count(all, "voided"), 1);
    for (const EventType& type : event_types)
        EXPECT_EQ(std::ranges::count(all, type.name), 1) << type.name;
}

TEST(EventTypes, AreToldKindByKind) {
    const std::string text = event_types_text();
    EXPECT_TRUE(text.starts_with("`created`, `updated`, ")) << text;
    EXPECT_NE(text.find("; for `check` also `closed`, `voided`, `reopened`, `conflict`, "
                        "`settled`; for `kitchen` also "),
              std::string::npos)
        << text;
    EXPECT_TRUE(text.ends_with("; for `webhook` also `ping`")) << text;
}

}  // namespace
}  // namespace kinds
