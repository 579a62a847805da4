#include "features/edge/kiosk/login.hpp"

#include "auth/kiosk_passes.hpp"
#include "base/text.hpp"
#include "features/edge/devices/devices.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <semaphore>
#include <thread>

namespace features::kiosk {
namespace {

using support::Answer;
using support::text_member;

constexpr std::int64_t minute_ms = 60'000, day_ms = 24 * 60 * minute_ms;

class KioskTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override { fixed_.clock.set(1'767'225'600'000); }

    Answer log_in(const std::string& device, std::string_view password = "demo",
                  const support::AppFixture::Headers& headers = {}) {
        return post(kiosk_.login(device, password), headers);
    }
    Answer post(const std::string& body, const support::AppFixture::Headers& headers = {}) {
        return app_.call("POST", "/v1/svc/kioskLogin", ours_.key, body, headers);
    }
    // The token of a login that succeeds.
    std::string token(const std::string& device) {
        const Answer answer = log_in(device);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "token");
    }

    // "ok", or the status and code with which it is refused.
    std::string shown(const auth::ShownPass& pass, auth::PassRing& ring) {
        std::string outcome = "ok";
        app_.database().read([&](storage::ReadView& view) {
            try {
                ring.recognise(pepper_, ours_.account, pass, view, now_ms());
            } catch (const base::Refusal& refusal) {
                outcome = std::to_string(refusal.status) + ' ' + refusal.code;
            }
        });
        return outcome;
    }
    std::string shown(std::string_view token, const std::string& device) {
        auth::PassRing ring;
        return shown({ours_.store, token, device, kiosk_.licence_key}, ring);
    }
    // Whether the token of the device is taken.
    bool is_valid(const std::string& token, const std::string& device) {
        const std::string outcome = shown(token, device);
        EXPECT_TRUE(outcome == "ok" || outcome == "401 unauthorized") << outcome;
        return outcome == "ok";
    }
    // What the call of a kiosk does to its pass, when it has been recognised.
    void use(std::string_view token, const std::string& device, auth::PassRing& ring) {
        const auth::ShownPass pass{ours_.store, token, device, kiosk_.licence_key};
        EXPECT_EQ(shown(pass, ring), "ok");
        if (const auto end_ms = ring.due_end(ours_.account, pass, now_ms()))
            write([&](storage::Transaction& tx) {
                auth::move_end(tx, *ring.recall(ours_.account, pass, now_ms()), *end_ms, now_ms());
                ++moves_;
            });
    }

    std::int64_t now_ms() const { return fixed_.clock.now_ms(); }
    void wait(std::int64_t ms) { fixed_.clock.set(now_ms() + ms); }
    void write(const std::function<void(storage::Transaction&)>& work) {
        app_.database().write_now(work);
    }
    std::int64_t count(std::string_view query) {
        std::int64_t number = 0;
        app_.database().read([&](storage::ReadView& view) {
            auto rows = view.query(query, {ours_.account});
            if (rows.next()) number = rows.integer(0);
        });
        return number;
    }
    std::int64_t failures() {
        return count("SELECT COALESCE(SUM(failures), 0) FROM kiosk_guard WHERE account = $1");
    }
    std::uint64_t checks_of(const std::function<void()>& work) {
        const std::uint64_t before = auth::password_checks();
        work();
        return auth::password_checks() - before;
    }

    support::FixedWorld fixed_{18};
    support::AppFixture app_{GetParam(), fixed_.world()};
    const support::Tenant ours_ = app_.make_tenant("Ours"), theirs_ = app_.make_tenant("Theirs");
    const support::Kiosk kiosk_ = app_.make_kiosk(ours_);
    const auth::Pepper pepper_ = auth::load_pepper(app_.database(), fixed_.random);
    int moves_ = 0;
};

// Counted, not timed: one password is looked at whatever is wrong, and none when it is locked.
TEST_P(KioskTest, LooksAtOnePasswordOnEveryPath) {
    const support::Kiosk foreign = app_.make_kiosk(theirs_, "foreign@demo.example");
    const auto status_of = [&](const std::string& body, int status) {
        return checks_of([&] { EXPECT_EQ(post(body).status, status) << body; });
    };
    EXPECT_EQ(status_of(kiosk_.login("d"), 200), 1U);
    EXPECT_EQ(status_of(kiosk_.login("d", "wrong"), 401), 1U);
    EXPECT_EQ(status_of(support::Kiosk{.email = "nobody@demo.example"}.login("d"), 401), 1U);
    EXPECT_EQ(status_of(foreign.login("d"), 401), 1U);
    EXPECT_EQ(status_of(R"({"emailId":"x"})", 400), 0U);
    write([&](storage::Transaction& tx) {
        auth::set_sign_in_active(tx, *auth::sign_in_named(tx, ours_.account, kiosk_.email), false,
                                 now_ms());
    });
    EXPECT_EQ(status_of(kiosk_.login("d"), 401), 1U);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(status_of(kiosk_.login("d", "wrong"), 401), 1U);
    EXPECT_EQ(status_of(kiosk_.login("d"), 429), 0U);
}

// An unknown address costs the database what a known one does.
TEST_P(KioskTest, AsksTheTablesTheSameForKnownAndUnknown) {
    const auto statements = [&](const std::string& body) {
        const std::int64_t before = app_.database().steps().statements;
        EXPECT_EQ(post(body).status, 401);
        return app_.database().steps().statements - before;
    };
    post(kiosk_.login("d", "wrong"));  // what is asked once only
    const std::int64_t known = statements(kiosk_.login("d", "wrong"));
    EXPECT_EQ(statements(support::Kiosk{.email = "nobody@demo.example"}.login("d")), known);
}

TEST_P(KioskTest, IsLockedAfterFiveFailuresForFifteenMinutes) {
    const std::string known = "known";
    token(known);
    wait(minute_ms);
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(log_in("d" + std::to_string(i), "wrong").status, 401);
        wait(minute_ms);
    }
    Answer locked = log_in("new");
    EXPECT_EQ(locked.status, 429);
    EXPECT_EQ(locked.headers["Retry-After"], "600");
    EXPECT_EQ(text_member(locked.body, "code"), "login_locked");
    EXPECT_EQ(failures(), 5);
    // Not the device that was there before, which has a count of its own.
    for (int i = 0; i < 20; ++i) EXPECT_EQ(log_in(known, "wrong").status, 401);
    EXPECT_EQ(log_in(known).status, 429);
    wait(10 * minute_ms - 1);
    EXPECT_EQ(log_in("new").status, 429);
    wait(1);
    EXPECT_EQ(log_in("new", "wrong").status, 401);  // the first is forgotten, the others are not
    EXPECT_EQ(log_in("new").status, 429);
    wait(minute_ms);
    EXPECT_EQ(log_in("new").status, 200);
    // A login ends the count.
    for (int i = 0; i < 5; ++i) EXPECT_EQ(log_in("newer", "wrong").status, 401);
    EXPECT_EQ(log_in("newer").status, 429);
    EXPECT_EQ(log_in("new").status, 200);
}

TEST_P(KioskTest, CountsGuessesThatComeAtOnce) {
    const std::string keys[] = {ours_.key,
                                app_.make_key(ours_, {.account = ours_.account, .name = "other"})};
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    std::atomic<int> wrong = 0, locked = 0;
    {
        std::vector<std::jthread> guesses;
        for (int i = 0; i < 20; ++i)
            guesses.emplace_back([&, i] {
                const int status = app_.call_at(i / 2, "POST", "/v1/svc/kioskLogin", keys[i % 2],
                                                kiosk_.login("d" + std::to_string(i), "wrong"))
                                       .status;
                ++(status == 401 ? wrong : locked);
                EXPECT_TRUE(status == 401 || status == 429) << status;
            });
    }
    EXPECT_EQ(wrong, 5);
    EXPECT_EQ(locked, 15);
    EXPECT_EQ(failures(), 5);
    EXPECT_EQ(log_in("d").status, 429);
}

TEST_P(KioskTest, CountsByAddressAndEmail) {
    const auto outcome = [&](const std::string& email, const std::string& address, bool fails) {
        const Knock knock{ours_.account, email, address, "d", now_ms()};
        std::string answer = "open";
        write([&](storage::Transaction& tx) {
            tx.lock(ours_.account, "");
            const LoginFailures guard(tx, pepper_, knock, find_kiosk(tx, knock));
            try {
                guard.require_open();
                if (fails) guard.note_failure(tx);
            } catch (const base::Refusal& refusal) {
                answer = refusal.code;
            }
        });
        return answer;
    };
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(outcome("A@example.com ", "2001:db8::" + std::to_string(i), true), "open");
    EXPECT_EQ(outcome("a@example.com", "2001:db8::99", false), "login_locked");
    EXPECT_EQ(outcome("a@example.com", "2001:db8:1::", false), "open");
    EXPECT_EQ(outcome("b@example.com", "2001:db8::99", false), "open");
    fixed_.clock.set(now_ms() - day_ms);  // the clock was set back
    EXPECT_EQ(outcome("a@example.com", "2001:db8::99", false), "open");
}

TEST_P(KioskTest, PassesEndSevenDaysAfterTheirLastUse) {
    const std::string one = token("d");
    auth::PassRing ring;
    wait(7 * day_ms - 1);
    EXPECT_TRUE(is_valid(one, "d"));
    use(one, "d", ring);
    use(one, "d", ring);  // is not moved twice
    EXPECT_EQ(moves_, 1);
    wait(1);
    EXPECT_TRUE(is_valid(one, "d"));
    use(one, "d", ring);
    wait(59 * minute_ms);
    use(one, "d", ring);  // nor before an hour is over
    EXPECT_EQ(moves_, 1);
    wait(minute_ms);
    use(one, "d", ring);
    EXPECT_EQ(moves_, 2);
    wait(7 * day_ms - 1);
    EXPECT_TRUE(is_valid(one, "d"));
    wait(1);
    EXPECT_FALSE(is_valid(one, "d"));
}

TEST_P(KioskTest, PassesEndNinetyDaysAfterTheirLogin) {
    const std::int64_t start_ms = now_ms();
    const std::string one = token("d");
    auth::PassRing ring;
    while (now_ms() + 6 * day_ms < start_ms + 90 * day_ms) {
        wait(6 * day_ms);
        use(one, "d", ring);
    }
    fixed_.clock.set(start_ms + 90 * day_ms - 1);
    EXPECT_TRUE(is_valid(one, "d"));
    use(one, "d", ring);
    wait(1);
    EXPECT_FALSE(is_valid(one, "d"));
    EXPECT_EQ(shown({ours_.store, one, "d", kiosk_.licence_key}, ring), "401 unauthorized");
    // It is known until its pass is forgotten.
    EXPECT_EQ(count("SELECT COUNT(*) FROM kiosk_token WHERE account = $1"), 1);
    write([&](storage::Transaction& tx) { auth::forget_passes(tx, ours_.account, now_ms()); });
    EXPECT_EQ(count("SELECT COUNT(*) FROM kiosk_token WHERE account = $1"), 1);
    write([&](storage::Transaction& tx) { auth::forget_passes(tx, ours_.account, now_ms() + 1); });
    EXPECT_EQ(count("SELECT COUNT(*) FROM kiosk_token WHERE account = $1"), 0);
}

TEST_P(KioskTest, PassesAreOfTheirDeviceStoreAndLicence) {
    const Answer answer = log_in("d");
    const std::string one = text_member(answer.body, "token");
    const std::string key = text_member(answer.body, "licenseKey");
    const std::string other_key = text_member(log_in("e").body, "licenseKey");
    const support::Kiosk foreign = app_.make_kiosk(theirs_, "foreign@demo.example");
    auth::PassRing ring;
    const auto outcome = [&](const std::string& store, std::string_view token,
                             const std::string& device, const std::string& licence) {
        return shown({store, token, device, licence}, ring);
    };
    EXPECT_EQ(one.size(), 64U);
    EXPECT_EQ(key.size(), kiosk_.licence_key.size());
    EXPECT_EQ(outcome(ours_.store, one, "d", key), "ok");
    EXPECT_EQ(outcome(ours_.store, one, " d ", " " + base::lower_ascii(key)), "ok");
    EXPECT_EQ(outcome(ours_.store, one, "d", kiosk_.licence_key), "ok");
    EXPECT_EQ(outcome(ours_.store, "", "d", key), "401 unauthorized");
    EXPECT_EQ(outcome(ours_.store, std::string(64, '0'), "d", key), "401 unauthorized");
    EXPECT_EQ(outcome(ours_.store, std::string(9'999, 'x'), "d", key), "401 unauthorized");
    EXPECT_EQ(outcome(theirs_.store, one, "d", key), "403 wrong_store");
    EXPECT_EQ(outcome(ours_.store, one, "e", key), "403 wrong_device");
    EXPECT_EQ(outcome(ours_.store, one, "", key), "403 wrong_device");
    EXPECT_EQ(outcome(ours_.store, one, "d", other_key), "403 wrong_licence");
    EXPECT_EQ(outcome(ours_.store, one, "d", foreign.licence_key), "403 wrong_licence");
    EXPECT_EQ(outcome(ours_.store, one, "d", ""), "403 wrong_licence");
    // What is remembered is right for what was shown, and for nothing else.
    EXPECT_EQ(ring.recall(ours_.account, {ours_.store, one, "d", key}, now_ms())->device_id, "d");
    EXPECT_EQ(ring.recall(ours_.account, {ours_.store, one, "e", key}, now_ms()), nullptr);
    EXPECT_EQ(ring.recall(theirs_.account, {ours_.store, one, "d", key}, now_ms()), nullptr);
    wait(4'000);
    EXPECT_EQ(ring.recall(ours_.account, {ours_.store, one, "d", key}, now_ms()), nullptr);
}

TEST_P(KioskTest, PassesAreRevoked) {
    const std::string one = token("d"), other = token("e");
    EXPECT_TRUE(is_valid(one, "d"));
    // By blocking the device, for good.
    const auto set_blocked = [&](bool is_blocked) {
        write([&](storage::Transaction& tx) {
            const auto device = devices::find_known_by(tx, ours_.account, ours_.store, "d");
            devices::set_blocked(tx, ours_.account, *device, is_blocked, now_ms(), "");
        });
    };
    set_blocked(true);
    EXPECT_FALSE(is_valid(one, "d"));
    EXPECT_TRUE(is_valid(other, "e"));
    EXPECT_EQ(text_member(log_in("d").body, "code"), "device_blocked");
    set_blocked(false);
    EXPECT_FALSE(is_valid(one, "d"));
    EXPECT_TRUE(is_valid(token("d"), "d"));
    // By revoking the licence.
    const auto licences = [&](const std::string& body) {
        return app_.call("PUT", "/v1/svc/licence/" + kiosk_.licence, ours_.key, body).status;
    };
    EXPECT_EQ(licences(R"({"revoked":true})"), 200);
    EXPECT_FALSE(is_valid(other, "e"));
    EXPECT_EQ(licences(R"({"revoked":false})"), 200);
    EXPECT_FALSE(is_valid(other, "e"));
    const std::string third = token("e");
    // As long as the store is not active.
    const auto store_is_active = [&](const std::string& active) {
        const auto answer = app_.call("PUT", "/v1/svc/store/" + ours_.store, ours_.key,
                                      R"({"activeStatus":)" + active + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
    };
    app_.call("POST", "/v1/svc/store", ours_.key, R"({"name":"Second"})");
    store_is_active("false");
    EXPECT_FALSE(is_valid(third, "e"));
    EXPECT_EQ(text_member(log_in("e").body, "code"), "store_inactive");
    store_is_active("true");
    EXPECT_TRUE(is_valid(third, "e"));
    // By switching the sign-in off.
    write([&](storage::Transaction& tx) {
        auth::set_sign_in_active(tx, *auth::sign_in_named(tx, ours_.account, kiosk_.email), false,
                                 now_ms());
    });
    EXPECT_FALSE(is_valid(third, "e"));
    EXPECT_EQ(app_.find_faults(), "");
}

TEST_P(KioskTest, SeatsAreTakenByDevicesWithAPass) {
    const auto seats = [&](int devices) {
        app_.call("PUT", "/v1/svc/licence/" + kiosk_.licence, ours_.key,
                  R"({"devices":)" + std::to_string(devices) + '}');
    };
    seats(2);
    const std::string first = token("a");
    token("b");
    EXPECT_EQ(text_member(log_in("c").body, "code"), "licence_full");
    // A device has one seat, however often it logs in, and keeps its last five passes.
    for (int i = 0; i < 4; ++i) token("a");
    EXPECT_TRUE(is_valid(first, "a"));
    token("a");
    EXPECT_FALSE(is_valid(first, "a"));
    EXPECT_EQ(text_member(log_in("c").body, "code"), "licence_full");
    seats(3);
    token("c");
    // One that was too long away has lost it.
    wait(auth::pass_ms);
    token("d");
    token("e");
    token("f");
    EXPECT_EQ(text_member(log_in("a").body, "code"), "licence_full");
    EXPECT_EQ(count("SELECT COUNT(*) FROM kiosk_guard WHERE account = $1"), 0);
}

TEST_P(KioskTest, SeatsAreCountedWhenManyLogInAtOnce) {
    app_.call("PUT", "/v1/svc/licence/" + kiosk_.licence, ours_.key, R"({"devices":2})");
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    std::atomic<int> let_in = 0, full = 0;
    {
        std::vector<std::jthread> kiosks;
        for (int i = 0; i < 12; ++i)
            kiosks.emplace_back([&, i] {
                const int status = app_.call_at(i, "POST", "/v1/svc/kioskLogin", ours_.key,
                                                kiosk_.login("d" + std::to_string(i)))
                                       .status;
                ++(status == 200 ? let_in : full);
                EXPECT_TRUE(status == 200 || status == 403) << status;
            });
    }
    EXPECT_EQ(let_in, 2);
    EXPECT_EQ(full, 10);
    EXPECT_EQ(count("SELECT COUNT(*) FROM kiosk_token WHERE account = $1"), 2);
}

// The seed of its secrets is kept with the answer, and useless without the key.
TEST_P(KioskTest, SafeRetriesGetTheSameSecrets) {
    const Answer first = log_in("d", "demo", {{"idempotency-key", "k"}});
    ASSERT_EQ(first.status, 200) << first.body;
    EXPECT_EQ(checks_of([&] {
                  EXPECT_EQ(log_in("d", "demo", {{"idempotency-key", "k"}}).body, first.body);
              }),
              0U);
    EXPECT_TRUE(is_valid(text_member(first.body, "token"), "d"));
    EXPECT_EQ(log_in("d", "wrong", {{"idempotency-key", "k"}}).status, 422);
    const std::string other = app_.make_key(ours_, {.account = ours_.account, .name = "other"});
    EXPECT_EQ(app_.call("POST", "/v1/svc/kioskLogin", other, kiosk_.login("d"),
                        {{"idempotency-key", "k"}})
                  .status,
              422);
    EXPECT_EQ(count("SELECT COUNT(*) FROM idempotency WHERE account = $1"), 1);
}

// Behind the answer, so what is written next is written after it.
TEST_P(KioskTest, PassesAreMovedByWhoeverShowsThem) {
    const std::string target = "/v1/svc/store/" + ours_.store + "/kioskJSON?token=" + token("d") +
                               "&deviceId=d&licenseKey=" + kiosk_.licence_key;
    const auto days_left = [&](int status) {
        EXPECT_EQ(app_.call("GET", target, ours_.key).status, status);
        EXPECT_EQ(app_.call("PUT", "/v1/svc/store/" + ours_.store, ours_.key,
                            R"({"phone":")" + std::to_string(now_ms()) + "\"}")
                      .status,
                  200);
        return (count("SELECT expires_ms FROM kiosk_token WHERE account = $1") - now_ms()) / day_ms;
    };
    wait(3 * day_ms);
    EXPECT_EQ(days_left(200), 7);
    wait(59 * minute_ms);
    EXPECT_EQ(days_left(200), 6);
    wait(minute_ms);
    EXPECT_EQ(days_left(200), 7);
    wait(7 * day_ms);
    EXPECT_EQ(days_left(401), 0);
}

// Somebody else may have its seat by then.
TEST_P(KioskTest, APassThatExpiresWhileItsMoveWaitsIsNotMoved) {
    const std::string one = token("d");
    const std::string target = "/v1/svc/store/" + ours_.store + "/kioskJSON?token=" + one +
                               "&deviceId=d&licenseKey=" + kiosk_.licence_key;
    EXPECT_EQ(app_.call("GET", target, ours_.key).status, 200);  // makes the copy
    wait(auth::pass_ms - 1);
    std::binary_semaphore is_held{0}, may_go{0};
    std::jthread writer([&] {
        write([&](storage::Transaction& tx) {
            tx.lock(ours_.account, ours_.store);
            is_held.release();
            may_go.acquire();
        });
    });
    is_held.acquire();
    EXPECT_EQ(app_.call("GET", target, ours_.key).status, 200);
    wait(1);
    may_go.release();
    writer.join();
    EXPECT_EQ(
        app_.call("PUT", "/v1/svc/store/" + ours_.store, ours_.key, R"({"phone":"1"})").status,
        200);  // is written behind the move
    EXPECT_EQ(count("SELECT expires_ms FROM kiosk_token WHERE account = $1"), now_ms());
    EXPECT_FALSE(is_valid(one, "d"));
}

TEST_P(KioskTest, VerifyFindsWhatIsWrongWithPasses) {
    token("d");
    ASSERT_EQ(app_.find_faults(), "");
    const auto found = [&](std::string_view damage, std::string_view sentence) {
        write([&](storage::Transaction& tx) { EXPECT_EQ(tx.execute(damage), 1) << damage; });
        const std::string faults = app_.find_faults();
        EXPECT_NE(faults.find(sentence), std::string::npos) << sentence << " in " << faults;
    };
    found("UPDATE kiosk_token SET expires_ms = created_ms + 7776000001", "longer than 90 days");
    found("UPDATE device SET blocked = 1", "but its device is blocked");
    found("UPDATE licence SET revoked_ms = 1", "but its licence is revoked");
    found("UPDATE licence SET store = 'none'", "its licence does not exist in its store");
    EXPECT_NE(app_.find_faults().find("licence none/"), std::string::npos) << app_.find_faults();
    found("UPDATE kiosk_token SET sign_in = 'none'", "its sign-in does not exist");
}

INSTANTIATE_TEST_SUITE_P(Engines, KioskTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

TEST(AppVersion, IsComparedNumberByNumber) {
    const auto is_refused = [](std::string_view version, std::string_view minimum) {
        try {
            require_version(version, minimum);
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.status, 426);
            return true;
        }
        return false;
    };
    EXPECT_FALSE(is_refused("2.10", "2.9"));
    EXPECT_FALSE(is_refused("2.9", "2.9"));
    EXPECT_FALSE(is_refused("2.9.0", "2.9"));
    EXPECT_FALSE(is_refused("2.9", "2.9.0"));
    EXPECT_FALSE(is_refused("3", "2.9.9"));
    EXPECT_FALSE(is_refused(" 02.09-beta ", "2.9"));
    EXPECT_FALSE(is_refused("99999999999999999999.1", "99999999999999999998.2"));
    EXPECT_FALSE(is_refused("", ""));
    EXPECT_FALSE(is_refused("x", " "));
    EXPECT_TRUE(is_refused("2.9", "2.10"));
    EXPECT_TRUE(is_refused("2.9", "2.9.1"));
    EXPECT_TRUE(is_refused("1.99", "2"));
    EXPECT_TRUE(is_refused("", "1"));
    EXPECT_TRUE(is_refused("x", "1"));
}

}  // namespace
}  // namespace features::kiosk
