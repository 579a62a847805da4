#include "api/audit.hpp"
#include "auth/sessions.hpp"
#include "auth/totp.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/create.hpp"
#include "features/team/people/browsers.hpp"
#include "features/team/people/failure_counter.hpp"
#include "features/team/people/second_factor.hpp"
#include "kinds/privileges.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace features::people {
namespace {

using support::Answer;
using support::text_member;

constexpr std::int64_t minute_ms = 60'000, day_ms = 24 * 60 * minute_ms;
// Of "demo", with parameters that take no time.
constexpr std::string_view cheap_hash =
    "$argon2id$v=19$m=8,t=1,p=1$u0WxqF4MMJaIxR/XWCWysA$"
    "9soWbAwi8ACqfL83blMnHMbbwIr2IWwuaWY99WXuPgM";

// A browser: what it was told to keep and to show.
struct Tab {
    std::string cookie{}, csrf{};

    support::AppFixture::Headers headers() const {
        support::AppFixture::Headers all;
        if (!cookie.empty()) all.push_back({"cookie", cookie});
        if (!csrf.empty()) all.push_back({"x-csrf-token", csrf});
        return all;
    }
};

class PeopleTest : public testing::TestWithParam<storage::Engine> {
protected:
    using Headers = support::AppFixture::Headers;

    PeopleTest()
        : fixed_(7),
          app_(GetParam(), fixed_.world()),
          ours_(app_.make_tenant("Ours")),
          pepper_(auth::load_pepper(app_.database(), fixed_.random)) {}

    ~PeopleTest() override { EXPECT_EQ(app_.find_faults(), ""); }

    // Somebody with a user in the store, who has the password "demo".
    support::Visitor person(const kinds::PrivilegeSet& held = {"BO_TAX"},
                            std::string_view hash = cheap_hash) {
        auto visitor = app_.make_visitor(ours_, held);
        write([&](storage::Transaction& tx) {
            tx.lock(ours_.account, "");
            auth::set_password(tx, ours_.account, visitor.sign_in, hash);
            auth::end_sessions_of(tx, ours_.account, visitor.sign_in, "", now_ms());
        });
        return visitor;
    }

    auth::SignIn row_of(storage::ReadView& view, const std::string& email) const {
        return *auth::sign_in_named(view, ours_.account, email);
    }
    static std::string email_of(const support::Visitor& one) {
        return one.sign_in + "@people.example";
    }

    Answer sign_in(const std::string& email, std::string_view password = "demo",
                   std::string_view code = {}, const Headers& headers = {}) {
        base::JsonObject body;
        body.text("email", email).text("password", password);
        if (!code.empty()) body.text("code", code);
        return app_.call("POST", "/v1/svc/session", "", body.done(), headers);
    }

    Tab tab_of(Answer answer) {
        EXPECT_EQ(answer.status, 200) << answer.body;
        const std::string set = answer.headers["Set-Cookie"];
        return {set.substr(0, set.find(';')), text_member(answer.body, "csrfToken")};
    }

    Answer call(const Tab& tab, std::string_view method, const std::string& path,
                std::string_view body = {}) {
        return app_.call(method, "/v1/svc/" + path, "", body, tab.headers());
    }
    // `session` looks for the session itself; others go by the door alone.
    int status(const Tab& tab) {
        const int its = call(tab, "GET", "session").status;
        EXPECT_EQ(call(tab, "GET", "sessions").status, its);
        return its;
    }

    // And waits until that it was used is written, for which no answer waits.
    void use(const Tab& tab) {
        ASSERT_EQ(status(tab), 200);
        for (int i = 0; i < 500 && count("SELECT MAX(last_ms) FROM session") < now_ms(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        EXPECT_EQ(count("SELECT MAX(last_ms) FROM session"), now_ms());
    }

    void write(const std::function<void(storage::Transaction&)>& work) {
        app_.database().write_now(work);
    }
    std::int64_t count(std::string_view sql, std::string_view value = "") {
        std::int64_t found = 0;
        app_.database().read([&](storage::ReadView& view) {
            auto rows = value.empty() ? view.query(sql) : view.query(sql, {value});
            rows.next();
            found = rows.integer(0);
        });
        return found;
    }
    std::int64_t now_ms() const { return fixed_.clock.now_ms(); }
    void wait(std::int64_t ms) { fixed_.clock.set(now_ms() + ms); }

    static std::uint64_t checks_of(const std::function<void()>& work) {
        const std::uint64_t before = auth::password_checks();
        work();
        return auth::password_checks() - before;
    }

    static std::string link_token(const Answer& answer) {
        const std::string link = text_member(answer.body, "link");
        const std::size_t at = link.find("#token=");
        EXPECT_NE(at, std::string::npos) << answer.body;
        return at == std::string::npos ? "" : link.substr(at + 7);
    }
    Answer reset(const std::string& token, std::string_view password) {
        return app_.call("POST", "/v1/svc/session/reset", "",
                         base::JsonObject().text("token", token).text("password", password).done());
    }

    support::FixedWorld fixed_;
    support::AppFixture app_;
    support::Tenant ours_;
    auth::Pepper pepper_;
};

TEST_P(PeopleTest, ASignInGivesACookieThatWorksInPlaceOfAKey) {
    const auto somebody = person();
    Answer answer = sign_in(' ' + email_of(somebody) + ' ');
    ASSERT_EQ(answer.status, 200) << answer.body;
    const std::string set = answer.headers["Set-Cookie"];
    EXPECT_TRUE(set.starts_with("__Host-comanda=" + ours_.account + '.')) << set;
    for (const char* part : {"; Path=/", "; HttpOnly", "; SameSite=Strict", "; Secure"})
        EXPECT_NE(set.find(part), std::string::npos) << part;
    const Tab tab = tab_of(answer);
    EXPECT_EQ(answer.body.find(tab.cookie.substr(tab.cookie.find('.') + 1)), std::string::npos);
    EXPECT_EQ(text_member(answer.body, "account"), ours_.account);
    EXPECT_NE(answer.body.find(R"("privileges":["BO_TAX"])"), std::string::npos) << answer.body;
    EXPECT_EQ(call(tab, "GET", "session").body, answer.body);
    EXPECT_EQ(call(tab, "GET", "store/" + ours_.store + "/taxes").status, 200);
    EXPECT_EQ(app_.call("GET", "/v1/svc/session", ours_.key).status, 403);
    EXPECT_EQ(status({}), 401);
}

TEST_P(PeopleTest, APersonHasFiftySessionsAtMost) {
    const std::string email = email_of(person());
    std::vector<Tab> tabs;
    for (std::int64_t i = 0; i < auth::sessions_max; ++i) {
        tabs.push_back(tab_of(sign_in(email)));
        wait(1'000);
    }
    wait(minute_ms);
    use(tabs[0]);
    wait(1'000);
    const Tab last = tab_of(sign_in(email));
    EXPECT_EQ(status(tabs[0]), 200);  // was used since
    EXPECT_EQ(status(tabs[1]), 401);
    EXPECT_EQ(status(tabs[2]), 200);
    EXPECT_EQ(status(last), 200);
    EXPECT_EQ(count("SELECT COUNT(*) FROM session WHERE ended_ms = 0"), auth::sessions_max);
}

TEST_P(PeopleTest, EveryWayToFailIsTheSameAndLooksAtOnePassword) {
    const auto active = person(), revoked = person(), invited = person({}, "");
    const auto gone = person();
    write([&](storage::Transaction& tx) {
        auth::set_sign_in_active(tx, row_of(tx, email_of(revoked)), false, now_ms());
    });
    ASSERT_EQ(app_.call("PUT", "/v1/svc/user/" + gone.users[0] + "/inactivate", ours_.key).status,
              200);
    const auto kiosk = app_.make_kiosk(ours_);
    struct Case {
        std::string email;
        std::string_view password;
    };
    const Case cases[] = {{"nobody@people.example", "demo"}, {email_of(active), "wrong"},
                          {email_of(revoked), "demo"},       {email_of(invited), "demo"},
                          {email_of(gone), "demo"},          {kiosk.email, "demo"}};
    std::string first;
    for (const Case& one : cases) {
        Answer answer;
        EXPECT_EQ(checks_of([&] { answer = sign_in(one.email, one.password); }), 1U) << one.email;
        EXPECT_EQ(answer.status, 401) << one.email;
        EXPECT_EQ(text_member(answer.body, "code"), "wrong_login");
        if (first.empty()) first = answer.body;
        EXPECT_EQ(answer.body, first) << one.email;
        EXPECT_EQ(answer.headers.count("Set-Cookie"), 0U);
    }
}

TEST_P(PeopleTest, FiveFailuresLockAnEmailAtAnAddress) {
    const auto somebody = person(), other = person();
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(sign_in(email_of(somebody), "wrong").status, 401);
        wait(minute_ms);
    }
    Answer locked;
    EXPECT_EQ(checks_of([&] { locked = sign_in(email_of(somebody)); }), 0U);
    EXPECT_EQ(locked.status, 429);
    EXPECT_EQ(text_member(locked.body, "code"), "login_locked");
    EXPECT_EQ(locked.headers["Retry-After"], "600");
    EXPECT_EQ(sign_in(email_of(other)).status, 200);
    wait(10 * minute_ms);
    EXPECT_EQ(sign_in(email_of(somebody)).status, 200);  // which ends the count
    for (int i = 0; i < 5; ++i) EXPECT_EQ(sign_in(email_of(somebody), "wrong").status, 401);
    EXPECT_EQ(sign_in(email_of(somebody)).status, 429);
}

TEST_P(PeopleTest, CountsGuessesThatComeAtOnce) {
    const std::string email = email_of(person());
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    std::atomic<int> wrong = 0, locked = 0;
    {
        std::vector<std::jthread> guesses;
        for (int i = 0; i < 16; ++i)
            guesses.emplace_back([&, i] {
                const int its = app_.call_at(i, "POST", "/v1/svc/session", "",
                                             R"({"email":")" + email + R"(","password":"wrong"})")
                                    .status;
                ++(its == 401 ? wrong : locked);
                EXPECT_TRUE(its == 401 || its == 429) << its;
            });
    }
    EXPECT_EQ(wrong, 5);
    EXPECT_EQ(locked, 11);
    EXPECT_EQ(count("SELECT SUM(failures) FROM sign_in_failure"), 5);
    EXPECT_EQ(count("SELECT COUNT(*) FROM audit WHERE operation = 'signInFailed'"), 5);
}

// Addresses cannot be chosen at the door of this fixture, so the guard itself is asked.
TEST_P(PeopleTest, AddressesAndEmailsHaveCountsOfTheirOwn) {
    const auto somebody = person();
    const std::string email = email_of(somebody);
    std::optional<auth::SignIn> sign_in;
    app_.database().read([&](storage::ReadView& view) { sign_in = row_of(view, email); });
    const auto outcome = [&](const std::string& who, const std::string& address, bool fails) {
        const FailureCounter guard(pepper_, who == email ? whom(*sign_in) : Whom{who, "", ""},
                                   address, now_ms());
        std::string answer = "open";
        write([&](storage::Transaction& tx) {
            take_turn(tx);
            try {
                guard.require_open(tx);
                if (fails) guard.note_failure(tx);
            } catch (const base::Refusal& refusal) {
                answer = refusal.code;
            }
        });
        return answer;
    };
    for (int i = 0; i < 30; ++i)
        EXPECT_EQ(outcome(std::to_string(i) + "@example.com", "192.0.2.1", true), "open");
    EXPECT_EQ(outcome("other@example.com", "192.0.2.1", false), "login_locked");
    EXPECT_EQ(outcome("other@example.com", "192.0.2.2", false), "open");
    // The address from which the person has come before.
    write([&](storage::Transaction& tx) {
        tx.lock(ours_.account, "");
        auth::add_session(tx, pepper_,
                          {.account = ours_.account,
                           .id = fixed_.ids.next(),
                           .sign_in = sign_in->id,
                           .token = "known",
                           .address = api::address_digest(pepper_, "198.51.100.1")},
                          now_ms());
    });
    for (int i = 0; i < 4; ++i) EXPECT_EQ(outcome(email, "198.51.100.1", true), "open");
    for (int i = 0; i < 50; ++i)
        EXPECT_EQ(outcome(email, "203.0.113." + std::to_string(i), true), "open") << i;
    EXPECT_EQ(outcome(email, "203.0.113.99", false), "login_locked");
    EXPECT_EQ(outcome(email, "198.51.100.1", false), "open");
    wait(known_ms + 1);
    for (int i = 0; i < 50; ++i) outcome(email, "203.0.113." + std::to_string(i), true);
    EXPECT_EQ(outcome(email, "198.51.100.1", false), "login_locked");
    fixed_.clock.set(now_ms() - day_ms);  // the clock was set back
    EXPECT_EQ(outcome(email, "203.0.113.99", false), "open");
}

TEST_P(PeopleTest, WritesNeedTheTokenOfTheirOwnSessionAndOrigin) {
    const auto somebody = person();
    const Tab one = tab_of(sign_in(email_of(somebody))), two = tab_of(sign_in(email_of(somebody)));
    const auto outcome = [&](const Tab& tab, Headers more = {}) {
        Headers headers = tab.headers();
        headers.insert(headers.end(), more.begin(), more.end());
        const auto answer = app_.call("POST", "/v1/svc/sessions/endOthers", "", "", headers);
        return answer.status == 200 ? "ok" : text_member(answer.body, "code");
    };
    EXPECT_EQ(outcome({one.cookie, ""}), "csrf");
    EXPECT_EQ(outcome({one.cookie, "wrong"}), "csrf");
    EXPECT_EQ(outcome({one.cookie, two.csrf}), "csrf");
    EXPECT_EQ(outcome(one, {{"origin", "https://evil.example"}}), "csrf");
    EXPECT_EQ(outcome(one, {{"origin", "null"}}), "csrf");
    EXPECT_EQ(status(two), 200);
    EXPECT_EQ(outcome(one, {{"origin", "https://test"}}), "ok");
    EXPECT_EQ(status(one), 200);
    EXPECT_EQ(status(two), 401);
    // Who signs in from a page of another site is not let in either.
    EXPECT_EQ(sign_in(email_of(somebody), "demo", "", {{"origin", "https://evil.example"}}).status,
              403);
}

TEST_P(PeopleTest, ASignInTakesNoSessionFromTheClientAndEndsTheOneBefore) {
    const auto somebody = person(), victim = person();
    const Tab before = tab_of(sign_in(email_of(somebody)));
    const Tab after = tab_of(sign_in(email_of(victim), "demo", "", {{"cookie", before.cookie}}));
    EXPECT_NE(after.cookie, before.cookie);
    EXPECT_EQ(status(before), 401);
    EXPECT_EQ(status(after), 200);
    const std::string planted = "__Host-comanda=" + ours_.account + '.' + std::string(43, 'x');
    const Tab third = tab_of(sign_in(email_of(victim), "demo", "", {{"cookie", planted}}));
    EXPECT_NE(third.cookie, planted);
    EXPECT_EQ(status({planted, ""}), 401);
}

TEST_P(PeopleTest, AStolenCookieIsOfNoUseAfterSignOut) {
    const Tab tab = tab_of(sign_in(email_of(person())));
    Answer ended = call(tab, "POST", "session/end");
    EXPECT_EQ(ended.status, 200);
    EXPECT_NE(ended.headers["Set-Cookie"].find("Max-Age=0"), std::string::npos);
    EXPECT_EQ(status(tab), 401);
    EXPECT_EQ(call(tab, "POST", "session/end").status, 401);
}

TEST_P(PeopleTest, SessionsEndWithoutUseAndAfterTwelveHours) {
    const std::string email = email_of(person());
    const Tab idle = tab_of(sign_in(email)), used = tab_of(sign_in(email));
    for (int i = 0; i < 29; ++i) {
        wait(minute_ms);
        use(used);
    }
    EXPECT_EQ(status(idle), 200);
    wait(30 * minute_ms);
    EXPECT_EQ(status(idle), 401);
    EXPECT_EQ(status(used), 401);
    const Tab long_used = tab_of(sign_in(email));
    for (int i = 0; i < 71; ++i) {
        wait(10 * minute_ms);
        ASSERT_NO_FATAL_FAILURE(use(long_used)) << i;
    }
    wait(10 * minute_ms - 1);
    EXPECT_EQ(status(long_used), 200);
    wait(1);
    EXPECT_EQ(status(long_used), 401);
}

TEST_P(PeopleTest, AnInactiveUserAndARevokedSignInAreSignedOut) {
    const auto somebody = person(), other = person();
    const Tab one = tab_of(sign_in(email_of(somebody))), two = tab_of(sign_in(email_of(other)));
    ASSERT_EQ(
        app_.call("PUT", "/v1/svc/user/" + somebody.users[0] + "/inactivate", ours_.key).status,
        200);
    EXPECT_EQ(status(one), 401);
    EXPECT_EQ(status(two), 200);
    write([&](storage::Transaction& tx) {
        auth::set_sign_in_active(tx, row_of(tx, email_of(other)), false, now_ms());
    });
    EXPECT_EQ(status(two), 401);
}

TEST_P(PeopleTest, ListsAndEndsOwnSessions) {
    const std::string email = email_of(person()), other = email_of(person());
    const Tab one = tab_of(sign_in(
        email, "demo", "", {{"user-agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}}));
    const Tab two = tab_of(sign_in(email)), foreign = tab_of(sign_in(other));
    const Answer list = call(two, "GET", "sessions");
    const auto sessions = schema::elements_of(list.body);
    ASSERT_EQ(sessions.size(), 2U) << list.body;
    EXPECT_NE(list.body.find("Firefox on Linux"), std::string::npos) << list.body;
    EXPECT_NE(list.body.find(R"("network":"127.0.0.0/24")"), std::string::npos) << list.body;
    std::string its;
    for (const std::string& raw : sessions)
        if (support::member(raw, "current") == "false") its = text_member(raw, "id");
    EXPECT_EQ(call(foreign, "PUT", "sessions/" + its + "/end").status, 404);
    EXPECT_EQ(call(two, "PUT", "sessions/" + its + "/end").status, 200);
    EXPECT_EQ(call(two, "PUT", "sessions/" + its + "/end").status, 404);
    EXPECT_EQ(status(one), 401);
    EXPECT_EQ(status(two), 200);
    EXPECT_EQ(status(foreign), 200);
}

TEST_P(PeopleTest, ANewPasswordEndsTheOtherSessionsAndLinks) {
    const auto somebody = person();
    const std::string email = email_of(somebody);
    const Tab one = tab_of(sign_in(email)), two = tab_of(sign_in(email));
    const auto change = [&](std::string_view current, std::string_view password) {
        return call(one, "POST", "session/password",
                    base::JsonObject().text("current", current).text("password", password).done());
    };
    EXPECT_EQ(support::member(change("demo", "short").body, "errors").find(R"({"password":)"), 0U);
    const Answer wrong = change("wrong", "a calm evening out");
    EXPECT_EQ(wrong.status, 403);
    EXPECT_EQ(support::member(wrong.body, "errors"), R"({"current":"The password is wrong"})");
    EXPECT_EQ(count("SELECT SUM(failures) FROM sign_in_failure"), 1);
    EXPECT_EQ(count("SELECT COUNT(*) FROM audit WHERE outcome = 'refused 403'"), 1);
    EXPECT_EQ(status(two), 200);
    const std::string link = link_token(
        app_.call("POST", "/v1/svc/user/" + somebody.users[0] + "/resetLink", ours_.key));
    EXPECT_EQ(change("demo", "a calm evening out").status, 200);
    EXPECT_EQ(reset(link, "a calm evening in").status, 400);
    EXPECT_EQ(status(one), 200);
    EXPECT_EQ(status(two), 401);
    EXPECT_EQ(sign_in(email).status, 401);
    EXPECT_EQ(sign_in(email, "a calm evening out").status, 200);
}

// Who has a stolen cookie guesses no more often than who has none.
TEST_P(PeopleTest, GuessesInsideASessionCountAsThoseOfSignIns) {
    const std::string email = email_of(person());
    const Tab tab = tab_of(sign_in(email));
    constexpr std::string_view guess = R"({"current":"wrong","password":"a calm evening out"})";
    std::atomic<int> wrong = 0, locked = 0;
    {
        std::vector<std::jthread> guesses;
        for (int i = 0; i < 12; ++i)
            guesses.emplace_back([&] {
                const int its = call(tab, "POST", "session/password", guess).status;
                ++(its == 403 ? wrong : locked);
                EXPECT_TRUE(its == 403 || its == 429) << its;
            });
    }
    EXPECT_EQ(wrong, 5);
    EXPECT_EQ(locked, 7);
    EXPECT_EQ(checks_of([&] { call(tab, "POST", "session/password", guess); }), 0U);
    EXPECT_EQ(sign_in(email).status, 429);
    EXPECT_EQ(status(tab), 200);
}

TEST_P(PeopleTest, LinksWorkOnceUntilTheyExpire) {
    const auto owner = person(kinds::PrivilegeSet::all()), somebody = person();
    const Tab manager = tab_of(sign_in(email_of(owner)));
    const Tab signed_in = tab_of(sign_in(email_of(somebody)));
    const std::string path = "user/" + somebody.users[0] + "/resetLink";
    const auto link = [&] { return link_token(call(manager, "POST", path)); };
    for (int i = 0; i < 5; ++i) sign_in(email_of(somebody), "wrong");
    EXPECT_EQ(sign_in(email_of(somebody)).status, 429);
    const std::string earlier = link(), token = link();
    EXPECT_EQ(text_member(reset(earlier, "a calm evening out").body, "code"), "link_expired");
    EXPECT_EQ(support::member(reset(token, "password12").body, "errors").find(R"({"password":)"),
              0U);
    EXPECT_EQ(text_member(app_.call("POST", "/v1/svc/session/reset/check", "",
                                    base::JsonObject().text("token", token).done())
                              .body,
                          "email"),
              email_of(somebody));
    EXPECT_EQ(status(signed_in), 200);
    EXPECT_EQ(reset(token, "a calm evening out").status, 200);
    EXPECT_EQ(text_member(reset(token, "a calm evening in").body, "code"), "link_expired");
    EXPECT_EQ(status(signed_in), 401);
    EXPECT_EQ(sign_in(email_of(somebody), "a calm evening out").status, 200);  // no lock is left
    const std::string late = text_member(call(manager, "POST", path).body, "link");
    ASSERT_FALSE(late.empty());
    wait(day_ms);
    EXPECT_EQ(reset(late.substr(late.find("#token=") + 7), "a calm evening in").status, 400);
    EXPECT_EQ(count("SELECT COUNT(*) FROM audit WHERE operation = 'resetUsed'"), 1);
}

TEST_P(PeopleTest, OfTwoThatUseALinkAtOnceOneSetsThePassword) {
    const auto owner = person(kinds::PrivilegeSet::all()), somebody = person();
    const Tab manager = tab_of(sign_in(email_of(owner)));
    const std::string token =
        link_token(call(manager, "POST", "user/" + somebody.users[0] + "/resetLink"));
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    std::atomic<int> done = 0, refused = 0;
    {
        std::vector<std::jthread> both;
        for (int i = 0; i < 4; ++i)
            both.emplace_back([&, i] {
                const auto answer =
                    app_.call_at(i, "POST", "/v1/svc/session/reset", "",
                                 base::JsonObject()
                                     .text("token", token)
                                     .text("password", "calm evening " + std::to_string(i))
                                     .done());
                ++(answer.status == 200 ? done : refused);
                EXPECT_TRUE(answer.status == 200 || answer.status == 400) << answer.body;
            });
    }
    EXPECT_EQ(done, 1);
    EXPECT_EQ(refused, 3);
}

TEST_P(PeopleTest, InvitationsMakeASignInOnce) {
    const auto owner = person(kinds::PrivilegeSet::all());
    const Tab manager = tab_of(sign_in(email_of(owner)));
    const std::string user = app_.make_record(ours_, kinds::user);
    const auto invite = [&](const std::string& id, const std::string& email) {
        return call(manager, "POST", "user/" + id + "/invite",
                    base::JsonObject().text("email", email).done());
    };
    EXPECT_EQ(support::member(invite(user, "nobody").body, "errors"),
              R"({"email":"must be an e-mail address"})");
    const Answer invited = invite(user, "Ines@People.example");
    ASSERT_EQ(invited.status, 200) << invited.body;
    EXPECT_EQ(text_member(invited.body, "state"), "invited");
    EXPECT_EQ(text_member(invited.body, "email"), "ines@people.example");
    const std::string first = link_token(invited);
    const std::string again = link_token(invite(user, "ines@people.example"));
    EXPECT_EQ(reset(first, "a calm evening out").status, 400);
    EXPECT_EQ(sign_in("ines@people.example", "").status, 400);
    EXPECT_EQ(reset(again, "a calm evening out").status, 200);
    EXPECT_EQ(sign_in("ines@people.example", "a calm evening out").status, 200);
    // Who has a password is given no link: that would be a way in for who invites.
    const Answer third = invite(user, "ines@people.example");
    EXPECT_EQ(third.status, 200);
    EXPECT_EQ(text_member(third.body, "link"), "");
    EXPECT_EQ(text_member(third.body, "state"), "active");
    // One user of a store for a person, one sign-in for a user.
    const std::string second = app_.make_record(ours_, kinds::user);
    EXPECT_EQ(text_member(invite(second, "ines@people.example").body, "code"), "attached_already");
    EXPECT_EQ(text_member(invite(user, "other@people.example").body, "code"), "has_sign_in");
    app_.make_kiosk(ours_, "kiosk@people.example");
    EXPECT_EQ(invite(second, "kiosk@people.example").status, 400);
    const auto theirs = app_.make_tenant("Theirs");
    const auto foreign = app_.make_visitor(theirs, {"BO_TAX"});
    EXPECT_EQ(invite(second, foreign.sign_in + "@people.example").status, 200);  // of ours
    EXPECT_EQ(invite(foreign.users[0], "new@people.example").status, 404);
    // Taken off again, the person has nothing to do here.
    EXPECT_EQ(call(manager, "PUT", "user/" + user + "/signIn/remove").status, 200);
    EXPECT_EQ(sign_in("ines@people.example", "a calm evening out").status, 401);
    const Answer list = call(manager, "GET", "store/" + ours_.store + "/signIns");
    EXPECT_EQ(list.body.find("ines@"), std::string::npos) << list.body;
    EXPECT_NE(list.body.find(email_of(owner)), std::string::npos) << list.body;
}

TEST_P(PeopleTest, NobodyTakesOverWhoMayDoMore) {
    const auto manager = person({"BO_SIGN_INS", "BO_TAX"});
    const auto owner = person(kinds::PrivilegeSet::all()), clerk = person({"BO_TAX"});
    const Tab tab = tab_of(sign_in(email_of(manager)));
    const Tab owners = tab_of(sign_in(email_of(owner))), clerks = tab_of(sign_in(email_of(clerk)));
    const auto outcome = [&](const support::Visitor& whom, std::string_view method,
                             const std::string& what, std::string_view body = {}) {
        const Answer answer = call(tab, method, "user/" + whom.users[0] + '/' + what, body);
        return answer.status == 200 ? "ok" : text_member(answer.body, "code");
    };
    EXPECT_EQ(outcome(owner, "POST", "resetLink"), "holds_more");
    EXPECT_EQ(outcome(owner, "PUT", "sessions/end"), "holds_more");
    EXPECT_EQ(outcome(owner, "PUT", "secondFactor/reset"), "holds_more");
    EXPECT_EQ(outcome(owner, "PUT", "signIn/remove"), "holds_more");
    EXPECT_EQ(outcome(owner, "POST", "invite", R"({"email":"me@people.example"})"), "holds_more");
    EXPECT_EQ(status(owners), 200);
    EXPECT_EQ(outcome(clerk, "PUT", "secondFactor/reset"), "ok");
    EXPECT_EQ(status(clerks), 401);
    EXPECT_EQ(outcome(clerk, "POST", "resetLink"), "ok");
    // A user without a sign-in who may do more: an invitation would be a way in.
    ASSERT_EQ(
        app_.call("PUT", "/v1/svc/user/" + owner.users[0] + "/signIn/remove", ours_.key).status,
        200);
    EXPECT_EQ(outcome(owner, "POST", "invite", R"({"email":"me@people.example"})"), "holds_more");
    // Nor may who has no such privilege at all.
    const Tab clerk_again = tab_of(sign_in(email_of(clerk)));
    EXPECT_EQ(text_member(call(clerk_again, "POST", "user/" + manager.users[0] + "/resetLink").body,
                          "code"),
              "privilege_missing");
    // A person who is more in another store.
    const std::string store = fixed_.ids.next();
    write([&](storage::Transaction& tx) {
        features::records::create_store(tx, app_.world(), app_.rules(), ours_.account, store,
                                        "Second", "UTC", "USD", "test");
    });
    const auto both = app_.make_visitor(ours_, {"BO_TAX"}, {ours_.store, store});
    EXPECT_EQ(outcome(both, "POST", "resetLink"), "holds_more");
    // One who has not come yet, and will be more in another store: the link would be a way in.
    const auto awaited = app_.make_visitor(ours_, kinds::PrivilegeSet::all(), {store});
    const std::string fresh = app_.make_record(ours_, kinds::user);
    const Answer invited = call(tab, "POST", "user/" + fresh + "/invite",
                                base::JsonObject().text("email", email_of(awaited)).done());
    EXPECT_EQ(text_member(invited.body, "code"), "holds_more") << invited.body;
    // Nor does a session make them themselves anew, which has shown no password.
    EXPECT_EQ(outcome(manager, "POST", "resetLink"), "own_sign_in");
    EXPECT_EQ(outcome(manager, "PUT", "secondFactor/reset"), "own_sign_in");
    EXPECT_EQ(status(tab), 200);
}

TEST_P(PeopleTest, TheSecondFactorIsAskedForOnceItWasShown) {
    const auto somebody = person(), owner = person(kinds::PrivilegeSet::all());
    const std::string email = email_of(somebody);
    const Tab tab = tab_of(sign_in(email));
    EXPECT_EQ(call(tab, "PUT", "session/secondFactor", R"({"code":"123456"})").status, 409);
    EXPECT_EQ(call(tab, "POST", "session/secondFactor", R"({"password":"wrong"})").status, 403);
    const Answer begun = call(tab, "POST", "session/secondFactor", R"({"password":"demo"})");
    ASSERT_EQ(begun.status, 200) << begun.body;
    EXPECT_NE(text_member(begun.body, "qr").find("<svg"), std::string::npos);
    EXPECT_EQ(sign_in(email).status, 200);  // not yet
    std::string secret;
    app_.database().read([&](storage::ReadView& view) {
        const auth::SignIn row = row_of(view, email);
        secret = *pepper_.unseal("second factor", row.account + '/' + row.id, row.factor_pending);
        EXPECT_EQ(row.factor_pending.find(secret), std::string::npos);
    });
    EXPECT_EQ(auth::base32(secret), text_member(begun.body, "secret"));
    const auto code = [&](int ahead = 0) {
        return auth::totp_code(secret, now_ms() / 30'000 + ahead);
    };
    const auto body = [](std::string_view its) {
        return base::JsonObject().text("code", its).done();
    };
    EXPECT_EQ(call(tab, "PUT", "session/secondFactor", body("000000")).status, 403);
    const Answer on = call(tab, "PUT", "session/secondFactor", body(code()));
    ASSERT_EQ(on.status, 200) << on.body;
    const auto codes = schema::elements_of(support::member(on.body, "recoveryCodes"));
    ASSERT_EQ(codes.size(), 10U);
    EXPECT_EQ(count("SELECT COUNT(*) FROM recovery_code"), 10);
    const auto outcome = [&](std::string_view its) {
        const Answer answer = sign_in(email, "demo", its);
        return answer.status == 200 ? "ok" : text_member(answer.body, "code");
    };
    EXPECT_EQ(outcome(""), "second_factor_required");
    EXPECT_EQ(outcome(code()), "wrong_code");  // it switched the factor on
    EXPECT_EQ(outcome(code(2)), "wrong_code");
    EXPECT_EQ(outcome(code(1)), "ok");
    EXPECT_EQ(outcome(code(1)), "wrong_code");
    wait(60'000);
    EXPECT_EQ(outcome(code(-1)), "wrong_code");  // of a step that is over
    EXPECT_EQ(outcome(code()), "ok");
    const std::string recovery = *schema::text_of(codes[3]);
    EXPECT_EQ(outcome(base::lower_ascii(recovery)), "ok");
    EXPECT_EQ(outcome(recovery), "wrong_code");
    // A new password leaves it on.
    const Tab manager = tab_of(sign_in(email_of(owner)));
    const std::string path = "user/" + somebody.users[0];
    EXPECT_EQ(
        reset(link_token(call(manager, "POST", path + "/resetLink")), "a calm evening out").status,
        200);
    EXPECT_EQ(text_member(sign_in(email, "a calm evening out").body, "code"),
              "second_factor_required");
    wait(60'000);
    const Tab last = tab_of(sign_in(email, "a calm evening out", code()));
    const auto both = [&](std::string_view its) {
        return base::JsonObject().text("password", "a calm evening out").text("code", its).done();
    };
    EXPECT_EQ(call(last, "POST", "session/secondFactor/recoveryCodes", both(code())).status, 403);
    wait(30'000);
    const Answer fresh = call(last, "POST", "session/secondFactor/recoveryCodes", both(code()));
    EXPECT_EQ(fresh.status, 200) << fresh.body;
    EXPECT_EQ(
        call(last, "POST", "session/secondFactor/off", both(*schema::text_of(codes[4]))).status,
        403);
    const auto new_codes = schema::elements_of(support::member(fresh.body, "recoveryCodes"));
    EXPECT_EQ(
        call(last, "POST", "session/secondFactor/off", both(*schema::text_of(new_codes[0]))).status,
        200);
    EXPECT_EQ(sign_in(email, "a calm evening out").status, 200);
    EXPECT_EQ(count("SELECT COUNT(*) FROM recovery_code"), 0);
}

TEST_P(PeopleTest, ACodeCountsOnceInAllProcesses) {
    const auto somebody = person();
    const std::string email = email_of(somebody), secret(20, 's');
    const auto code = [&] { return auth::totp_code(secret, now_ms() / 30'000); };
    const std::string recovery = "ABCDE-FGHJK";
    write([&](storage::Transaction& tx) {
        tx.lock(ours_.account, "");
        begin_factor(tx, pepper_, row_of(tx, email), secret, fixed_.random);
        EXPECT_TRUE(switch_factor_on(tx, pepper_, row_of(tx, email), code(), now_ms()));
        set_recovery_codes(tx, pepper_, row_of(tx, email), {recovery});
    });
    wait(minute_ms);
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    const auto let_in = [&](std::string_view its) {
        const std::string body = base::JsonObject()
                                     .text("email", email)
                                     .text("password", "demo")
                                     .text("code", its)
                                     .done();
        std::atomic<int> done = 0;
        {
            std::vector<std::jthread> all;
            for (int i = 0; i < 4; ++i)
                all.emplace_back([&, i] {
                    done += app_.call_at(i, "POST", "/v1/svc/session", "", body).status == 200;
                });
        }
        return done.load();
    };
    EXPECT_EQ(let_in(code()), 1);
    wait(15 * minute_ms);
    EXPECT_EQ(let_in(recovery), 1);
}

TEST_P(PeopleTest, FailuresCountInAllProcesses) {
    const std::string email = email_of(person());
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    const auto outcome = [&](int process, std::string_view password) {
        return app_
            .call_at(process, "POST", "/v1/svc/session", "",
                     base::JsonObject().text("email", email).text("password", password).done())
            .status;
    };
    for (int i = 0; i < 5; ++i) EXPECT_EQ(outcome(i, "wrong"), 401);
    EXPECT_EQ(outcome(0, "demo"), 429);
    EXPECT_EQ(outcome(1, "demo"), 429);
}

TEST_P(PeopleTest, EverySignInIsInTheAudit) {
    const auto somebody = person();
    sign_in(email_of(somebody), "wrong");
    const Tab tab = tab_of(sign_in(email_of(somebody)));
    call(tab, "POST", "session/end");
    for (const char* operation : {"signInFailed", "signIn", "signOut"})
        EXPECT_EQ(count("SELECT COUNT(*) FROM audit WHERE operation = $1", operation), 1)
            << operation;
}

INSTANTIATE_TEST_SUITE_P(Engines, PeopleTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

TEST(Browser, IsNamedInAFewWords) {
    EXPECT_EQ(browser_of("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
                         "(KHTML, like Gecko) Version/17.4 Safari/605.1.15"),
              "Safari on macOS");
    EXPECT_EQ(browser_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, "
                         "like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0"),
              "Edge on Windows");
    EXPECT_EQ(browser_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                         "Chrome/130.0 Mobile Safari/537.36"),
              "Chrome on Android");
    EXPECT_EQ(browser_of("something"), "");
}

}  // namespace
}  // namespace features::people
