#include "access/person.hpp"

#include "access/sessions.hpp"

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

TEST(Person, SeesOnlyStoresWithAPrivilegeOfTheRow) {
    const auto principal = principal_of(someone(), {"BO_STAFF"}, {});
    ASSERT_TRUE(principal);
    EXPECT_EQ(principal->stores, Stores{"a"});
    EXPECT_TRUE(principal->may_see("a"));
    EXPECT_FALSE(principal->may_see("b"));
    EXPECT_FALSE(principal_of(someone(), {"BO_STAFF"}, {.store = "b"}));
    EXPECT_TRUE(principal_of(someone(), {"BO_STAFF"}, {.store = "A"}));
    EXPECT_FALSE(principal_of(someone(), {"BO_ROLES"}, {}));
}

TEST(Person, WithARightEverywhereSeesAllStores) {
    EXPECT_EQ(principal_of(someone(), {"BO_TAX"}, {})->stores, Stores{});
    EXPECT_EQ(principal_of(someone(false), {"BO_TAX"}, {})->stores, (Stores{"a", "b"}));
}

TEST(Person, NeedsARightInEveryStoreForTheAccount) {
    EXPECT_TRUE(principal_of(someone(), {"BO_TAX"}, {.is_of_account = true}));
    EXPECT_FALSE(principal_of(someone(), {"BO_STAFF"}, {.is_of_account = true}));
}

TEST(Person, WithoutStoresMayDoNothing) {
    auto nobody = std::make_shared<Person>();
    EXPECT_TRUE(nobody->everywhere().empty());
    EXPECT_FALSE(principal_of(nobody, {"BO_TAX"}, {.is_of_account = true}));
}

TEST(Person, KeptAnswersOfOtherRightsHaveAnotherName) {
    const auto all = principal_of(someone(), {"BO_TAX"}, {});
    EXPECT_NE(all->rights, principal_of(someone(), {"BO_STAFF"}, {})->rights);
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
