#include "features/team/staff/login.hpp"

#include "features/records/create.hpp"
#include "features/team/staff/rules.hpp"
#include "features/team/staff/staff_store.hpp"
#include "kinds/user.hpp"
#include "storage/test_support.hpp"

#include <gtest/gtest.h>

namespace features::staff {
namespace {

class PinLogin : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        book_.hash_with(auth::Pepper(std::string(64, 'a')));
        database_->write_now([&](storage::Transaction& tx) {
            records::create_account(tx, world_, book_, account_, "Account", "test");
            records::create_store(tx, world_, book_, account_, store_, "Store", "UTC", "USD",
                                  "test");
            records::create(tx, world_, book_, kinds::user, account_,
                            R"({"firstName":"Ann","pin":"4711","store":")" + store_ + "\"}",
                            "test");
        });
    }

    // "in", or the code of the refusal with the seconds to wait.
    std::string tried(const std::string& pin, const std::string& device,
                      const std::string& key = "key") {
        PinOutcome outcome;
        database_->write_now([&](storage::Transaction& tx) {
            tx.lock(account_, store_);
            outcome = try_pin(tx, {account_, store_, book_.hash_secret(store_, "pin", pin), key,
                                   device, now_ms_});
        });
        if (!outcome.refusal) return outcome.user.empty() ? "nobody" : "in";
        const auto& headers = outcome.refusal->headers;
        return outcome.refusal->code + (headers.empty() ? "" : ' ' + headers.front().second);
    }
    void pass(std::int64_t ms) { now_ms_ += ms; }

    base::World world_ = base::system_world();
    records::Rulebook book_{rules()};
    const std::string account_ = world_.ids.next(), store_ = world_.ids.next();
    std::int64_t now_ms_ = 1'767'225'600'000;
};

TEST_P(PinLogin, IsLockedForFiveMinutesAfterFiveWrongTries) {
    EXPECT_EQ(tried("4711", "till"), "in");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(tried("0000", "till"), "wrong_pin");
    EXPECT_EQ(tried("4711", "till"), "device_locked 300");
    pass(lock_ms - 1'500);
    EXPECT_EQ(tried("4711", "till"), "device_locked 2");
    pass(1'499);
    EXPECT_EQ(tried("0000", "till"), "device_locked 1");
    pass(1);
    EXPECT_EQ(tried("4711", "till"), "in");
    // What was tried while it was locked does not count, and a right pin ends the count.
    for (int i = 0; i < 4; ++i) EXPECT_EQ(tried("0000", "till"), "wrong_pin");
    EXPECT_EQ(tried("4711", "till"), "in");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(tried("0000", "till"), "wrong_pin");
    EXPECT_EQ(tried("0000", "till"), "device_locked 300");
    // A clock that was set back locks nobody out for longer.
    pass(-24 * lock_ms);
    EXPECT_EQ(tried("4711", "till"), "in");
}

TEST_P(PinLogin, GivesMadeUpDevicesTwentyTriesInFiveMinutes) {
    EXPECT_EQ(tried("4711", "till"), "in");
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(tried("0000", "made up " + std::to_string(i)), "wrong_pin") << i;
    EXPECT_EQ(tried("4711", "another"), "device_locked 300");
    EXPECT_EQ(tried("4711", "till"), "in");  // it is known
    pass(lock_ms);
    EXPECT_EQ(tried("4711", "another"), "in");
    // Spread over more time they lock nothing, except each its own device.
    for (int i = 0; i < 60; ++i) {
        EXPECT_EQ(tried("0000", "slow " + std::to_string(i)), "wrong_pin") << i;
        pass(lock_ms / 10);
    }
    for (int i = 0; i < 5; ++i) EXPECT_EQ(tried("0000", "one"), "wrong_pin");
    EXPECT_EQ(tried("0000", "one"), "device_locked 300");
}

TEST_P(PinLogin, WhoGuessesUnderAnotherKeyLocksNobodyElse) {
    EXPECT_EQ(tried("4711", "till"), "in");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(tried("0000", "till", "thief"), "wrong_pin");
    EXPECT_EQ(tried("4711", "till", "thief"), "device_locked 300");
    EXPECT_EQ(tried("4711", "till"), "in");
    // Nor do all the names that are made up there; but they are counted together.
    for (int i = 0; i < 15; ++i)
        EXPECT_EQ(tried("0000", "made up " + std::to_string(i), "thief"), "wrong_pin") << i;
    EXPECT_EQ(tried("4711", "new name", "thief"), "device_locked 300");
    EXPECT_EQ(tried("4711", "new till"), "in");
}

TEST_P(PinLogin, ForgetsDevicesThatNobodyUses) {
    EXPECT_EQ(tried("4711", "till"), "in");
    EXPECT_EQ(tried("0000", "stranger"), "wrong_pin");
    database_->write_now([&](storage::Transaction& tx) {
        EXPECT_EQ(forget_strangers(tx, account_, now_ms_ + 1), 2);
        EXPECT_EQ(find_pin_tries(tx, account_, store_, "key/stranger").wrong, 0);
        EXPECT_EQ(find_pin_tries(tx, account_, store_, "key/").wrong, 0);
        EXPECT_GT(find_pin_tries(tx, account_, store_, "key/till").known_ms, 0);
        EXPECT_EQ(forget_pin_tries(tx, account_, now_ms_ + 1), 1);
        EXPECT_EQ(find_pin_tries(tx, account_, store_, "key/till").known_ms, 0);
    });
}

// Every check of verify finds what it is there for.
TEST_P(PinLogin, VerifySeesWhatIsWrong) {
    const StoredPunch punch{.id = world_.ids.next(),
                            .store = store_,
                            .user = world_.ids.next(),
                            .now = {},
                            .sent = {domain::PunchType::in, now_ms_},
                            .device = {},
                            .source = "clock",
                            .made_by = "test",
                            .made_ms = now_ms_};
    database_->write_now([&](storage::Transaction& tx) {
        tx.lock(account_, store_);
        add_punch(tx, account_, punch);
        correct_punch(tx, account_, punch, {domain::PunchType::out, now_ms_},
                      {3, {domain::PunchType::in, now_ms_}, "test", "", now_ms_});
        StoredPunch none = punch;
        none.id = world_.ids.next();
        correct_punch(tx, account_, none, {}, {1, {}, "test", "", now_ms_});
        set_pin_tries(tx, account_, world_.ids.next(), "till", {}, now_ms_);
    });
    base::Findings faults;
    storage::check_rules(*database_, invariants, faults);
    std::vector<std::string> told;
    for (const base::Problem& fault : faults) told.push_back(fault.message);
    EXPECT_EQ(told, (std::vector<std::string>{
                        "its user is not a user of its store", "a revision of it is missing",
                        "its first revision does not match what was sent",
                        "its punch does not exist", "its store does not exist"}));
}

INSTANTIATE_TEST_SUITE_P(Engines, PinLogin, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::staff
