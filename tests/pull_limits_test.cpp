// What a pull or its undoing cannot do: it is told by record and field, and nothing is half done.
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "storage/tables/images.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"
#include "support/pictures.hpp"

#include <gtest/gtest.h>

namespace {

using support::Answer;
using support::text_member;

std::string picture(int number) { return support::png_of(std::to_string(number)); }

class PullLimitsTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account,
                                            target_, "Target", "UTC", "USD", "test");
        });
    }
    void TearDown() override { EXPECT_EQ(app_.find_faults(), ""); }

    Answer call(std::string_view method, const std::string& path, const std::string& body = {}) {
        return app_.call(method, "/v1/svc/" + path, tenant_.key, body);
    }
    std::string make(const std::string& kind, const std::string& members) {
        const Answer made =
            call("POST", kind, R"({"store":")" + tenant_.store + "\"," + members + '}');
        EXPECT_EQ(made.status, 200) << made.body;
        return text_member(made.body, "id");
    }
    Answer pull() {
        return call("POST", "store/" + target_,
                    R"({"copyAll":true,"sourceStore":")" + tenant_.store + "\"}");
    }
    void make_item(const std::string& members) {
        const std::string category = make("category", R"("name":"Soups","level":1)");
        make("menuItem", R"("name":"Chowder","category":")" + category + "\"," + members);
    }
    void change(const std::string& kind, const std::string& id, const std::string& members) {
        const Answer changed = call("PUT", kind + '/' + id, '{' + members + '}');
        EXPECT_EQ(changed.status, 200) << changed.body;
    }
    bool is_active(const std::string& kind, const std::string& id) {
        return support::member(call("GET", kind + '/' + id).body, "activeStatus") == "true";
    }
    void expect_nothing_left_to_pull() {
        const Answer again = pull();
        for (const auto* kind : {"modifiers", "modifierGroups"})
            for (const auto* count : {"inserted", "updated", "inactivated"})
                EXPECT_EQ(support::member(support::member(again.body, kind), count), "0")
                    << again.body;
    }
    // The copy of a record, by its name.
    std::string copy_of(const std::string& plural, const std::string& name) {
        for (const std::string& one :
             schema::elements_of(call("GET", "store/" + target_ + '/' + plural).body))
            if (text_member(one, "name") == name) return text_member(one, "id");
        ADD_FAILURE() << name;
        return {};
    }
    void show(const std::string& modifier, int number) {
        const Answer shown =
            app_.call("POST", "/v1/svc/modifier/" + modifier + "/image", tenant_.key,
                      picture(number), {{"content-type", "image/png"}});
        EXPECT_EQ(shown.status, 200) << shown.body;
    }
    std::string shown_by(const std::string& modifier) {
        return text_member(call("GET", "modifier/" + modifier).body, "imageUrl");
    }
    // As if a week had passed.
    void forget_pictures() {
        app_.database().write_now([&](storage::Transaction& tx) {
            EXPECT_EQ(storage::forget_images(tx, tenant_.account, fixed_.clock.now_ms() + 1, 50),
                      1);
        });
    }

    support::FixedWorld fixed_{181};
    support::AppFixture app_{GetParam(), fixed_.world()};
    const support::Tenant tenant_ = app_.make_tenant("Ours");
    const std::string target_ = "6500000000000000000009b1";
};

TEST_P(PullLimitsTest, UndoingLeavesAPictureWhereTheOneBeforeIsForgotten) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    show(oyster, 1);
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    show(oyster, 2);
    call("PUT", "modifier/" + oyster, R"({"description":"Fresh"})");
    const std::string id = text_member(pull().body, "pullId"), second = shown_by(copy);
    EXPECT_EQ(second, shown_by(oyster));
    forget_pictures();
    const Answer undone = call("POST", "store/" + target_ + "/undoPull/" + id);
    EXPECT_EQ(undone.status, 200) << undone.body;
    EXPECT_NE(undone.body.find("picture_forgotten"), std::string::npos) << undone.body;
    EXPECT_EQ(shown_by(copy), second);
    EXPECT_EQ(text_member(call("GET", "modifier/" + copy).body, "description"), "");
}

TEST_P(PullLimitsTest, ResettingLeavesAPictureWhereTheOneOfTheSourceIsForgotten) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    show(oyster, 1);
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    show(oyster, 2);
    show(copy, 3);
    const std::string own = shown_by(copy);
    forget_pictures();
    const std::string body = R"({"records":[{"id":")" + copy + "\"}]}";
    const Answer reset = call("POST", "store/" + target_ + "/resetOverrides", body);
    EXPECT_EQ(reset.status, 200) << reset.body;
    EXPECT_NE(reset.body.find("picture_forgotten"), std::string::npos) << reset.body;
    EXPECT_EQ(shown_by(copy), own);
}

// What the store inactivated stays so, and what is pulled may refer to it: `verify` knows of that.
TEST_P(PullLimitsTest, WhatTheStoreInactivatedStaysSoWhenSomethingPulledUsesIt) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    EXPECT_EQ(call("PUT", "modifier/" + copy + "/inactivate").status, 200);
    make_item(R"("includedModifiers":[")" + oyster + "\"]");
    EXPECT_EQ(pull().status, 200);
    const std::string item = call("GET", "menuItem/" + copy_of("menuItems", "Chowder")).body;
    EXPECT_EQ(support::member(item, "includedModifiers"), "[\"" + copy + "\"]");
    EXPECT_FALSE(is_active("modifier", copy));
    EXPECT_EQ(app_.find_faults(), "");
    change("modifier", copy, R"("description":"Fresh")");  // is no end of that
}

// The lists of groups and the homes of modifiers follow each other while the pull is written. What
// is in use is what will be: the next pull would do what this one did not.
TEST_P(PullLimitsTest, AModifierGoesThatLeavesTheOnlyGroupThatListsIt) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    make("modifierGroup", R"("name":"Crackers","modifiers":[")" + oyster + "\"]");
    make("modifier", R"("name":"Rye")");
    make_item(R"("includedModifiers":[")" + oyster + "\"]");
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    change("menuItem", copy_of("menuItems", "Chowder"), R"("includedModifiers":[])");
    change("modifierGroup", copy_of("modifierGroups", "Crackers"),
           R"("modifiers":[")" + copy + R"(",")" + copy_of("modifiers", "Rye") + "\"]");
    change("modifier", oyster, R"("modifyWith":null)");
    EXPECT_EQ(call("PUT", "modifier/" + oyster + "/inactivate?force=true").status, 200);
    const Answer pulled = pull();
    EXPECT_EQ(pulled.body.find("in_use"), std::string::npos) << pulled.body;
    EXPECT_FALSE(is_active("modifier", copy));
    expect_nothing_left_to_pull();
}

TEST_P(PullLimitsTest, AModifierStaysThatJoinsAGroup) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    const std::string crackers = make("modifierGroup", R"("name":"Crackers")");
    make("modifier", R"("name":"Rye")");
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    change("modifierGroup", copy_of("modifierGroups", "Crackers"),
           R"("modifiers":[")" + copy_of("modifiers", "Rye") + "\"]");
    change("modifier", oyster, R"("modifyWith":")" + crackers + '"');
    EXPECT_EQ(call("PUT", "modifier/" + oyster + "/inactivate?force=true").status, 200);
    const Answer pulled = pull();
    EXPECT_NE(pulled.body.find("in_use"), std::string::npos) << pulled.body;
    EXPECT_TRUE(is_active("modifier", copy));
    expect_nothing_left_to_pull();
}

// The store has made it the home of the modifier: both stay, and it is told.
TEST_P(PullLimitsTest, AGroupStaysThatWouldDropAModifierAtHomeInIt) {
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    make("modifierGroup", R"("name":"Home","modifiers":[")" + oyster + "\"]");
    const std::string crackers =
        make("modifierGroup", R"("name":"Crackers","modifiers":[")" + oyster + "\"]");
    make_item(R"("mandatoryModifierGroups":[")" + crackers + "\"]");
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifierGroups", "Crackers");
    change("menuItem", copy_of("menuItems", "Chowder"), R"("mandatoryModifierGroups":[])");
    change("modifier", copy_of("modifiers", "Oyster"), R"("modifyWith":")" + copy + '"');
    change("modifierGroup", crackers, R"("modifiers":[])");
    EXPECT_EQ(call("PUT", "modifierGroup/" + crackers + "/inactivate?force=true").status, 200);
    const Answer pulled = pull();
    EXPECT_NE(pulled.body.find("in_use"), std::string::npos) << pulled.body;
    EXPECT_NE(pulled.body.find("not_allowed"), std::string::npos) << pulled.body;
    EXPECT_TRUE(is_active("modifierGroup", copy));
    expect_nothing_left_to_pull();
}

// Each side is right by itself; together they are not. The rest is pulled.
TEST_P(PullLimitsTest, WhatARuleForbidsIsToldWithItsField) {
    const std::string city = make("tax", R"("name":"City")");
    const std::string vat = make("tax", R"("name":"VAT")");
    EXPECT_EQ(pull().status, 200);
    const auto together = [&](const std::string& one, const std::string& other) {
        const Answer put = call("PUT", "tax/" + one, R"({"taxes":[")" + other + "\"]}");
        EXPECT_EQ(put.status, 200) << put.body;
    };
    together(copy_of("taxes", "City"), copy_of("taxes", "VAT"));
    together(vat, city);
    make("reason", R"("name":"Dropped")");
    const Answer pulled = pull();
    EXPECT_EQ(pulled.status, 200) << pulled.body;
    EXPECT_NE(pulled.body.find(R"("name":"VAT","fields":["taxes"])"), std::string::npos)
        << pulled.body;
    EXPECT_EQ(support::member(call("GET", "tax/" + copy_of("taxes", "VAT")).body, "taxes"), "");
    EXPECT_NE(call("GET", "store/" + target_ + "/reasons").body.find("Dropped"), std::string::npos);
}

// Two halves of members that nobody knows, one of each side, are together more than a record may
// have: those of the store stay.
TEST_P(PullLimitsTest, ARecordThatWouldBeTooLargeKeepsTheSideOfTheStore) {
    const std::string half(150'000, 'x');
    const std::string oyster = make("modifier", R"("name":"Oyster")");
    EXPECT_EQ(pull().status, 200);
    const std::string copy = copy_of("modifiers", "Oyster");
    change("modifier", oyster, R"("description":"Fresh","theirs":")" + half + '"');
    change("modifier", copy, R"("ours":")" + half + '"');
    const Answer pulled = pull();
    EXPECT_EQ(pulled.status, 200) << pulled.body;
    EXPECT_NE(pulled.body.find("too large"), std::string::npos) << pulled.body;
    const std::string kept = call("GET", "modifier/" + copy).body;
    EXPECT_EQ(text_member(kept, "ours"), half);
    EXPECT_EQ(support::member(kept, "theirs"), "");
    expect_nothing_left_to_pull();
}

INSTANTIATE_TEST_SUITE_P(On, PullLimitsTest, testing::ValuesIn(support::engines),
                         [](const auto& one) { return support::name_of(one.param); });

}  // namespace
