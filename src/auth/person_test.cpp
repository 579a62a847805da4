#include "auth/person.hpp"

#include "auth/sessions.hpp"

#include <gtest/gtest.h>

namespace auth {
namespace {

std::shared_ptr<const Person> someone(bool sees_every_store = true) {
    auto person = std::make_shared<Person>();
    person->account = "account";
    person->id = "person";
    person->rights = {{"a", "user of a", {"BO_TAX", "BO_STAFF"}}, {"b", "user of b", {"BO_TAX"}}};
    person->sees_every_store = sees_every_store;
    person->fingerprint = 7;
    return person;
}

using Stores = std::vector<std::string>;

// What a refusal names in `needs`; "" when there is none.
std::string refused(const std::shared_ptr<const Person>& person, const Demand& demand,
                    std::string_view store = {}) {
    try {
        principal_of(person, demand, store);
    } catch (const base::Refusal& refusal) {
        return refusal.code == "privilege_missing" ? refusal.members.at(0).second : refusal.code;
    }
    return {};
}

constexpr Demand taxes{.any_of = {"BO_TAX"}}, staff{.any_of = {"BO_STAFF"}};

TEST(Person, SeesOnlyStoresWithAPrivilegeOfTheRow) {
    const auto principal = principal_of(someone(), staff, {});
    EXPECT_EQ(principal->stores, Stores{"a"});
    EXPECT_TRUE(principal->may_see("a"));
    EXPECT_FALSE(principal->may_see("b"));
    EXPECT_EQ(refused(someone(), staff, "b"), R"(["BO_STAFF"])");
    EXPECT_EQ(refused(someone(), staff, "A"), "");
    EXPECT_EQ(refused(someone(), {.any_of = {"BO_ROLES"}}), R"(["BO_ROLES"])");
}

TEST(Person, WithARightEverywhereSeesAllStores) {
    EXPECT_EQ(principal_of(someone(), taxes, {})->stores, Stores{});
    EXPECT_EQ(principal_of(someone(false), taxes, {})->stores, (Stores{"a", "b"}));
}

TEST(Person, NeedsARightInEveryStoreForTheAccount) {
    EXPECT_EQ(refused(someone(), {.any_of = {"BO_TAX"}, .in_every_store = true}), "");
    EXPECT_EQ(refused(someone(), {.any_of = {"BO_STAFF"}, .in_every_store = true}),
              R"(["BO_STAFF"])");
    // One of them they do not know.
    EXPECT_EQ(refused(someone(false), {.any_of = {"BO_TAX"}, .in_every_store = true}),
              R"(["BO_TAX"])");
}

TEST(Person, NeedsBothWhereTwoAreAsked) {
    constexpr Demand history{.any_of = {"BO_TAX"}, .also_any_of = {"BO_STAFF", "BO_ROLES"}};
    EXPECT_EQ(principal_of(someone(), history, {})->stores, Stores{"a"});
    EXPECT_EQ(refused(someone(), history, "b"), R"(["BO_STAFF","BO_ROLES"])");
}

TEST(Person, WithoutStoresMayDoNothing) {
    auto nobody = std::make_shared<Person>();
    EXPECT_TRUE(nobody->everywhere().empty());
    EXPECT_EQ(refused(nobody, {.any_of = {"BO_TAX"}, .in_every_store = true}), R"(["BO_TAX"])");
    EXPECT_EQ(refused(nobody, taxes), R"(["BO_TAX"])");
    EXPECT_FALSE(principal_of(nobody)->may_see("a"));
}

TEST(Person, KeptAnswersOfOtherRightsHaveAnotherName) {
    const auto all = principal_of(someone(), taxes, {});
    EXPECT_NE(all->rights, principal_of(someone(), staff, {})->rights);
    EXPECT_NE(all->rights, 0U);
}

TEST(SessionToken, HasOneForm) {
    const std::string account(24, 'a'), token(43, 'Z');
    const auto read = read_session_token(account + '.' + token);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->account, account);
    EXPECT_EQ(read->token, token);
    for (const std::string& text :
         {std::string(), account, account + '.', account + '.' + token + 'Z', account + ':' + token,
          std::string(24, 'g') + '.' + token, account + '.' + std::string(42, 'Z') + ';'})
        EXPECT_FALSE(read_session_token(text)) << text;
}

}  // namespace
}  // namespace auth
