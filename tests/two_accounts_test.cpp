// One e-mail address in two accounts: each goes by itself, and a password says which is meant.
#include "auth/passwords.hpp"
#include "base/json_text.hpp"
#include "features/team/people/failure_counter.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <random>
#include <regex>

namespace {

using support::Answer;
using support::text_member;

constexpr const char* email = "ines@example.com";

// Two accounts, and what their managers and their people do.
class TwoAccounts {
public:
    explicit TwoAccounts(storage::Engine engine) : app(engine, fixed.world()) {}

    std::string add_user(const support::Tenant& tenant) {
        const Answer answer =
            app.call("POST", "/v1/svc/user", tenant.key, R"({"firstName":"Ines"})");
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    Answer invite(const support::Tenant& tenant, const std::string& user,
                  const std::string& address) {
        return app.call("POST", "/v1/svc/user/" + user + "/invite", tenant.key,
                        base::JsonObject().text("email", address).done());
    }
    Answer remove(const support::Tenant& tenant, const std::string& user) {
        return app.call("PUT", "/v1/svc/user/" + user + "/signIn/remove", tenant.key);
    }
    Answer use(const Answer& linked, const std::string& password) {
        const std::string link = text_member(linked.body, "link");
        const std::string token = link.substr(std::min(link.size(), link.find("#token=") + 7));
        return app.call("POST", "/v1/svc/session/reset", "",
                        base::JsonObject().text("token", token).text("password", password).done());
    }
    // A user with a sign-in that has the password.
    std::string join(const support::Tenant& tenant, const std::string& password) {
        const std::string user = add_user(tenant);
        EXPECT_EQ(use(invite(tenant, user, email), password).status, 200);
        return user;
    }
    void set_password(const support::Tenant& tenant, const std::string& user,
                      const std::string& password) {
        const Answer linked = app.call("POST", "/v1/svc/user/" + user + "/resetLink", tenant.key);
        EXPECT_EQ(use(linked, password).status, 200) << linked.body;
    }
    Answer sign_in(const std::string& address, const std::string& password,
                   const std::string& account = {}) {
        base::JsonObject body;
        body.text("email", address).text("password", password);
        if (!account.empty()) body.text("account", account);
        return app.call("POST", "/v1/svc/session", "", body.done());
    }
    // "200 ours", "200 theirs", or the status and the code.
    std::string tried(const std::string& password, const std::string& account = {}) {
        const Answer answer = sign_in(email, password, account);
        std::string name = text_member(answer.body, "code");
        if (answer.status == 200)
            name = text_member(answer.body, "account") == ours.account ? "ours" : "theirs";
        return std::to_string(answer.status) + ' ' + name;
    }
    std::uint64_t checks_of(const std::string& address, const std::string& password) {
        const std::uint64_t before = auth::password_checks();
        sign_in(address, password);
        return auth::password_checks() - before;
    }
    void wait_minutes(int minutes) {
        fixed.clock.set(fixed.clock.now_ms() + std::int64_t{minutes} * 60'000);
    }

    support::FixedWorld fixed{7};
    support::AppFixture app;
    const support::Tenant ours = app.make_tenant("Ours"), theirs = app.make_tenant("Theirs");
};

struct TwoAccountsTest : testing::TestWithParam<storage::Engine> {
    TwoAccountsTest() : both(GetParam()) {}
    ~TwoAccountsTest() override { EXPECT_EQ(both.app.find_faults(), ""); }
    TwoAccounts both;
};

INSTANTIATE_TEST_SUITE_P(Engines, TwoAccountsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

constexpr const char *our_password = "a calm evening out", *their_password = "a loud evening in";

TEST_P(TwoAccountsTest, ThePasswordDecides) {
    both.join(both.ours, our_password);
    both.join(both.theirs, their_password);
    EXPECT_EQ(both.tried(our_password), "200 ours");
    EXPECT_EQ(both.tried(their_password), "200 theirs");
    EXPECT_EQ(both.tried("wrong"), "401 wrong_login");
    EXPECT_EQ(both.tried(our_password, both.ours.account), "200 ours");
    EXPECT_EQ(both.tried(our_password, both.theirs.account), "401 wrong_login");
    EXPECT_EQ(both.tried(our_password, "650000000000000000000999"), "401 wrong_login");
}

TEST_P(TwoAccountsTest, WhoHasThePasswordInSeveralChooses) {
    both.join(both.ours, our_password);
    both.join(both.theirs, our_password);
    Answer answer = both.sign_in(email, our_password);
    EXPECT_EQ(answer.status, 409);
    EXPECT_EQ(text_member(answer.body, "code"), "choose_account");
    EXPECT_EQ(support::member(answer.body, "accounts"),
              R"([{"id":")" + both.ours.account + R"(","name":"Ours"},{"id":")" +
                  both.theirs.account + R"(","name":"Theirs"}])");
    EXPECT_EQ(answer.headers.count("Set-Cookie"), 0U);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(both.tried(our_password), "409 choose_account");
    EXPECT_EQ(both.tried(our_password, both.theirs.account), "200 theirs");
    EXPECT_EQ(both.tried(our_password, both.ours.account), "200 ours");
}

// A try costs one password for nobody and for one account, and one for each further account in
// which the person has a password: an invitation costs nothing.
TEST_P(TwoAccountsTest, AnInvitationCannotBeToldByTheTime) {
    EXPECT_EQ(both.checks_of(email, "wrong"), 1U);
    const Answer invited = both.invite(both.theirs, both.add_user(both.theirs), email);
    EXPECT_EQ(both.checks_of(email, "wrong"), 1U);
    both.join(both.ours, our_password);
    EXPECT_EQ(both.checks_of(email, "wrong"), 1U);
    EXPECT_EQ(both.checks_of(email, our_password), 1U);
    EXPECT_EQ(both.use(invited, their_password).status, 200);
    EXPECT_EQ(both.checks_of(email, "wrong"), 2U);
}

// Neither a sign-in nor a new password in one account ends the count of the other.
TEST_P(TwoAccountsTest, FailuresCountInEachAccountByItself) {
    both.join(both.ours, our_password);
    const std::string user = both.join(both.theirs, their_password);
    for (int i = 0; i < features::people::failures_max; ++i) {
        EXPECT_EQ(both.tried("wrong"), "401 wrong_login");
        EXPECT_EQ(both.tried(their_password), "200 theirs");
    }
    both.set_password(both.theirs, user, their_password);
    EXPECT_EQ(both.tried(our_password), "429 login_locked");
    EXPECT_EQ(both.tried(our_password, both.ours.account), "429 login_locked");
    EXPECT_EQ(both.tried(their_password), "200 theirs");
    both.wait_minutes(16);
    EXPECT_EQ(both.tried(our_password), "200 ours");
}

// Whoever has the address in one account sets passwords there as they like: what the answer tells
// of the other account is counted, and then told no more.
TEST_P(TwoAccountsTest, NobodyGuessesAPasswordWithTheirOwn) {
    both.join(both.ours, our_password);
    const std::string user = both.join(both.theirs, their_password);
    for (int i = 0; i < features::people::failures_max; ++i)
        EXPECT_EQ(both.tried(their_password), "200 theirs");
    EXPECT_EQ(both.checks_of(email, their_password), 1U);
    both.set_password(both.theirs, user, our_password);
    EXPECT_EQ(both.tried(our_password), "200 theirs");  // and not 409
    EXPECT_EQ(both.tried(our_password, both.ours.account), "200 ours");
    both.set_password(both.theirs, user, their_password);
    EXPECT_EQ(both.tried(our_password), "200 ours");  // whom it has not locked
    both.wait_minutes(16);
    both.set_password(both.theirs, user, our_password);
    EXPECT_EQ(both.tried(our_password), "409 choose_account");
}

// What happens in one account: at random, and with the same words in a world where nothing happens
// in the other.
class Story {
public:
    Story(storage::Engine engine, unsigned seed, bool has_others)
        : both_(engine), random_(seed), has_others_(has_others) {
        for (Side* side : {&ours_, &theirs_})
            for (int i = 0; i < 2; ++i) side->users.push_back(both_.add_user(side->tenant));
    }

    // The answers to ours.
    std::vector<std::string> told() {
        std::vector<std::string> lines;
        for (int i = 0; i < 40; ++i) {
            Side& side = pick(2) == 0 ? ours_ : theirs_;
            const bool is_ours = &side == &ours_;
            const unsigned what = pick(8), whose = pick(2), user = pick(2);
            both_.wait_minutes(4);
            if (!is_ours && !has_others_) continue;
            const std::string line = step(side, what, whose, user);
            if (is_ours) lines.push_back(line);
        }
        EXPECT_EQ(both_.app.find_faults(), "");
        return lines;
    }

private:
    struct Side {
        const support::Tenant& tenant;
        const std::string password;
        std::vector<std::string> users{};
        Answer links[2]{};
    };

    unsigned pick(unsigned count) { return static_cast<unsigned>(random_() % count); }

    std::string step(Side& side, unsigned what, unsigned whose, unsigned user) {
        const std::string address = whose == 0 ? email : "tom@example.com";
        if (what <= 2) {
            Answer invited = both_.invite(side.tenant, side.users[user], address);
            const std::string line = shown("invite", invited);
            if (invited.body.find("\"link\"") != std::string::npos)
                side.links[whose] = std::move(invited);
            return line;
        }
        if (what <= 4) return shown("accept", both_.use(side.links[whose], side.password));
        if (what == 5) return shown("remove", both_.remove(side.tenant, side.users[user]));
        return shown("sign in", both_.sign_in(address, side.password,
                                              what == 6 ? std::string() : side.tenant.account));
    }

    // Without ids and secrets.
    static std::string shown(const char* what, const Answer& answer) {
        static const std::regex hidden(R"re([0-9A-Za-z_.-]{32,}|[0-9a-f]{24})re");
        return what + (' ' + std::to_string(answer.status)) + ' ' +
               std::regex_replace(answer.body, hidden, "*");
    }

    TwoAccounts both_;
    std::mt19937 random_;
    const bool has_others_;
    Side ours_{both_.ours, our_password}, theirs_{both_.theirs, their_password};
};

struct Apart : testing::TestWithParam<std::tuple<storage::Engine, unsigned>> {};

INSTANTIATE_TEST_SUITE_P(Engines, Apart,
                         testing::Combine(testing::ValuesIn(support::engines),
                                          testing::Range(1U, 6U)),
                         [](const auto& its) {
                             return support::name_of(std::get<0>(its.param)) + '_' +
                                    std::to_string(std::get<1>(its.param));
                         });

TEST_P(Apart, NothingInOneAccountChangesAnAnswerInTheOther) {
    const auto [engine, seed] = GetParam();
    const auto alone = Story(engine, seed, false).told(), among = Story(engine, seed, true).told();
    ASSERT_EQ(alone.size(), among.size());
    for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_EQ(alone[i], among[i]) << i;
    EXPECT_FALSE(alone.empty());
}

}  // namespace
