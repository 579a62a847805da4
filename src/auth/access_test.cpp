#include "auth/access_store.hpp"
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace auth {
namespace {

constexpr std::int64_t start_ms = 1'700'000'000'000;

// A fresh database in a folder of its own.
class Access : public ::testing::Test {
protected:
    Access() {
        base::Settings settings;
        settings.database = "sqlite:" + folder_ / "test.db";
        database_ = storage::open(settings);
    }

    std::string add(NewKey fields = {.account = "account", .name = "till"},
                    std::string key = make_api_key(base::system_random())) {
        const std::string id = base::system_world().ids.next();
        database_->write_now(
            [&](storage::Transaction& tx) { add_key(tx, pepper_, fields, id, key, start_ms); });
        return key;
    }

    // The key's principal, or none when it is refused with 401.
    std::shared_ptr<const Principal> recognise(std::string_view key, std::int64_t now_ms) {
        std::shared_ptr<const Principal> principal;
        database_->read([&](storage::ReadView& view) {
            try {
                principal = ring_.recognise(key, view, now_ms);
            } catch (const base::Refusal& refusal) {
                EXPECT_EQ(refusal.status, 401);
                refused_with_ = refusal.message;
            }
        });
        return principal;
    }

    KeyInfo only_key() {
        std::vector<KeyInfo> keys;
        database_->read([&](storage::ReadView& view) { keys = list_keys(view, "account"); });
        EXPECT_EQ(keys.size(), 1U);
        return keys.at(0);
    }

    void revoke(const std::string& id, std::int64_t now_ms) {
        database_->write_now([&](storage::Transaction& tx) { revoke_key(tx, id, now_ms); });
    }

    support::TempFolder folder_;
    std::unique_ptr<storage::Database> database_;
    Pepper pepper_{std::string(64, 'a')};
    KeyRing ring_{pepper_};
    std::string refused_with_;
};

TEST_F(Access, KeyBringsItsScope) {
    NewKey fields{.account = "account", .name = "till", .stores = {"one", "two"}, .areas = {}};
    fields.areas.add(Area::orders);
    fields.is_read_only = true;
    const std::string key = add(fields);
    const auto principal = recognise(key, start_ms);
    ASSERT_TRUE(principal);
    EXPECT_EQ(principal->account, "account");
    EXPECT_EQ(principal->stores, (std::vector<std::string>{"one", "two"}));
    EXPECT_TRUE(principal->is_read_only);
    EXPECT_EQ(principal->areas.names(), std::vector<std::string_view>{"orders"});
    EXPECT_TRUE(principal->may_see("two"));
    EXPECT_FALSE(principal->may_see("three"));
    EXPECT_EQ(principal->id, only_key().id);
}

TEST_F(Access, RefusalsOfWrongKeysAreAlike) {
    const std::string key = add();
    std::string wrong_checksum = key;
    wrong_checksum.back() = key.back() == 'a' ? 'b' : 'a';
    EXPECT_FALSE(recognise(wrong_checksum, start_ms));
    const std::string sentence = refused_with_;
    const std::string never_issued = make_api_key(base::system_random());
    for (const std::string& other : {never_issued, std::string("demo-key"), std::string(129, 'x'),
                                     std::string("cmd_"), std::string("\0", 1)}) {
        refused_with_.clear();
        EXPECT_FALSE(recognise(other, start_ms));
        EXPECT_EQ(refused_with_, sentence);
    }
    EXPECT_FALSE(recognise("", start_ms));
    EXPECT_NE(refused_with_, sentence);
}

TEST_F(Access, KeyWithoutTheUsualFormIsRecognised) {
    add({.account = "account", .name = "demo"}, "demo-key");
    EXPECT_TRUE(recognise("demo-key", start_ms));
    EXPECT_FALSE(recognise("demo-Key", start_ms));
}

TEST_F(Access, KeyIsNotKeptInTheDatabase) {
    const std::string key = add();
    database_->read([&](storage::ReadView& view) {
        const auto stored = find_key(view, pepper_.hash(key_purpose, key));
        ASSERT_TRUE(stored);
        EXPECT_EQ(stored->hash.find(key), std::string::npos);
        EXPECT_FALSE(find_key(view, key));
        EXPECT_FALSE(find_key(view, Pepper(std::string(64, 'b')).hash(key_purpose, key)));
    });
}

TEST_F(Access, RevocationByAnotherProcessHoldsAfterFourSeconds) {
    const std::string key = add();
    ASSERT_TRUE(recognise(key, start_ms));
    revoke(only_key().id, start_ms + 1);
    EXPECT_TRUE(recognise(key, start_ms + 3'999));
    EXPECT_FALSE(recognise(key, start_ms + 4'000));
    EXPECT_FALSE(recognise(key, start_ms + 100'000));
}

TEST_F(Access, RevocationInThisProcessHoldsAtOnce) {
    const std::string key = add();
    ASSERT_TRUE(recognise(key, start_ms));
    revoke(only_key().id, start_ms + 1);
    ring_.forget();
    EXPECT_FALSE(recognise(key, start_ms + 2));
}

TEST_F(Access, RevokingTwiceKeepsTheFirstTime) {
    add();
    const std::string id = only_key().id;
    revoke(id, 5);
    revoke(id, 6);
    EXPECT_EQ(only_key().revoked_ms, 5);
    database_->write_now([&](storage::Transaction& tx) {
        EXPECT_TRUE(revoke_key(tx, id, 7));
        EXPECT_FALSE(revoke_key(tx, "none", 7));
    });
}

TEST_F(Access, ClockSetBackDoesNotProlongAnAnswer) {
    const std::string key = add();
    ASSERT_TRUE(recognise(key, start_ms));
    revoke(only_key().id, start_ms + 1);
    EXPECT_FALSE(recognise(key, start_ms - 3'600'000));
}

// A hint that something changed may come at any moment, such as right after the start.
TEST_F(Access, AKeyIsRecognisedWhileOthersAreForgotten) {
    const std::string key = add();
    std::atomic<int> times_forgotten = 0;
    const std::jthread forgetting([&](const std::stop_token& stop) {
        for (; !stop.stop_requested(); ++times_forgotten) ring_.forget();
    });
    while (times_forgotten < 400'000) ASSERT_TRUE(recognise(key, start_ms)) << times_forgotten;
}

TEST_F(Access, ExpiryHoldsToTheMillisecond) {
    const std::string key =
        add({.account = "account", .name = "guest", .expires_ms = start_ms + 1'000});
    EXPECT_TRUE(recognise(key, start_ms + 999));
    EXPECT_FALSE(recognise(key, start_ms + 1'000));
}

TEST_F(Access, UnknownKeyIsFoundSoonAfterItIsIssued) {
    const std::string key = make_api_key(base::system_random());
    EXPECT_FALSE(recognise(key, start_ms));
    add({.account = "account", .name = "late"}, key);
    EXPECT_FALSE(recognise(key, start_ms + 3'999));
    EXPECT_TRUE(recognise(key, start_ms + 4'000));
}

TEST_F(Access, ManyUnknownKeysDoNotDisturbKnownOnes) {
    const std::string key = add();
    for (int i = 0; i < 12'000; ++i) recognise("guess-" + std::to_string(i), start_ms);
    EXPECT_TRUE(recognise(key, start_ms));
}

TEST_F(Access, LastUseIsWrittenAtMostOnceAMinute) {
    const std::string key = add();
    const auto flush = [&] {
        database_->write_now([&](storage::Transaction& tx) { ring_.flush_last_used(tx); });
        return only_key().last_used_ms;
    };
    EXPECT_EQ(flush(), 0);
    recognise(key, start_ms);
    EXPECT_EQ(flush(), start_ms);
    recognise(key, start_ms + 59'999);
    EXPECT_EQ(flush(), start_ms);
    recognise(key, start_ms + 60'000);
    EXPECT_EQ(flush(), start_ms + 60'000);
}

TEST_F(Access, LastUseSurvivesAFailedTransaction) {
    const std::string key = add();
    recognise(key, start_ms);
    EXPECT_THROW(database_->write_now([&](storage::Transaction& tx) {
        ring_.flush_last_used(tx);
        throw base::Refusal::conflict("test", "undone");
    }),
                 base::Refusal);
    database_->write_now([&](storage::Transaction& tx) { ring_.flush_last_used(tx); });
    EXPECT_EQ(only_key().last_used_ms, start_ms);
}

TEST_F(Access, KeysOfAnotherAccountAreNotListed) {
    add();
    add({.account = "other", .name = "theirs"});
    EXPECT_EQ(only_key().name, "till");
    database_->read([&](storage::ReadView& view) { EXPECT_EQ(list_keys(view, "").size(), 2U); });
}

TEST_F(Access, PepperIsMadeOnceAndKept) {
    const Pepper first = load_pepper(*database_, base::system_random());
    const Pepper second = load_pepper(*database_, base::system_random());
    EXPECT_EQ(first.hash("a", "b"), second.hash("a", "b"));
    EXPECT_NE(first.hash("a", "b"), pepper_.hash("a", "b"));
}

TEST_F(Access, EmailIsUniqueInItsAccountInAnyCase) {
    const SignIn owner{.id = "1",
                       .account = "account",
                       .store = "",
                       .email = " Ana@Example.com ",
                       .password_hash = "h"};
    SignIn rival = owner;
    rival.id = "2";
    rival.email = "ANA@example.COM";
    SignIn elsewhere = rival;
    elsewhere.account = "other";
    database_->write_now([&](storage::Transaction& tx) { add_sign_in(tx, owner, start_ms); });
    database_->write_now(
        [&](storage::Transaction& tx) { add_sign_in(tx, elsewhere, start_ms - 1); });
    try {
        database_->write_now([&](storage::Transaction& tx) { add_sign_in(tx, rival, start_ms); });
        FAIL() << "a second sign-in with the same address";
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 400);
        ASSERT_EQ(refusal.problems.size(), 1U);
        EXPECT_EQ(refusal.problems[0].path, "email");
    }
    database_->read([&](storage::ReadView& view) {
        const auto found = sign_in_named(view, "account", "ana@EXAMPLE.com");
        ASSERT_TRUE(found);
        EXPECT_EQ(found->id, "1");
        EXPECT_EQ(found->role, SignInRole::owner);
        EXPECT_TRUE(found->is_active);
        EXPECT_EQ(sign_in_named(view, "other", "ana@example.com")->id, "2");
        EXPECT_FALSE(sign_in_named(view, "third", "ana@example.com"));
        EXPECT_FALSE(sign_in_named(view, "account", "ana"));
        EXPECT_EQ(accounts_with(view, "Ana@example.com"),
                  (std::vector<std::string>{"other", "account"}));
        EXPECT_EQ(list_sign_ins(view, "other").size(), 1U);
        EXPECT_EQ(list_sign_ins(view, "").size(), 2U);
    });
}

// Who was invited, was revoked or is no person has no password to try.
TEST_F(Access, PeopleAreFoundByTheirEmailTheOldestFirst) {
    const auto add = [&](const std::string& account, std::int64_t age_ms, const char* hash,
                         SignInRole role, bool is_active) {
        database_->write_now([&](storage::Transaction& tx) {
            add_sign_in(tx,
                        {.id = "of " + account,
                         .account = account,
                         .store = "",
                         .email = "ana@example.com",
                         .password_hash = hash,
                         .role = role,
                         .is_active = is_active},
                        start_ms - age_ms);
        });
    };
    add("young", 1, "h", SignInRole::person, true);
    add("old", 2, "h", SignInRole::owner, true);
    add("invited", 3, "", SignInRole::person, true);
    add("revoked", 4, "h", SignInRole::person, false);
    add("kiosk", 5, "h", SignInRole::kiosk, true);
    database_->read([&](storage::ReadView& view) {
        const auto found = people_named(view, "ANA@example.com");
        ASSERT_EQ(found.size(), 2U);
        EXPECT_EQ(found[0].account, "old");
        EXPECT_EQ(found[1].account, "young");
        EXPECT_EQ(people_named(view, "ana@example.com", "young").size(), 1U);
        EXPECT_TRUE(people_named(view, "ana@example.com", "invited").empty());
    });
}

TEST_F(Access, SignInCanBeSwitchedOffAndOn) {
    const SignIn kiosk{.id = "1",
                       .account = "account",
                       .store = "store",
                       .email = "k@example.com",
                       .password_hash = "h",
                       .role = SignInRole::kiosk};
    database_->write_now([&](storage::Transaction& tx) {
        add_sign_in(tx, kiosk, start_ms);
        set_sign_in_active(tx, kiosk, false, start_ms);
        EXPECT_FALSE(find_sign_in(tx, "account", "1")->is_active);
        EXPECT_EQ(find_sign_in(tx, "account", "1")->role, SignInRole::kiosk);
        set_sign_in_active(tx, kiosk, true, start_ms);
        EXPECT_TRUE(find_sign_in(tx, "account", "1")->is_active);
    });
}

}  // namespace
}  // namespace auth
