// How sessions of people end: what they follow ends with them, in every process, and what was
// remembered of them is used no more.
#include "auth/sessions.hpp"
#include "auth/pairings.hpp"
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"
#include "support/passing_database.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace {

using support::Answer;
using support::Visitor;

constexpr std::chrono::seconds patience{20};
constexpr std::int64_t minute_ms = 60'000;

// A stream of events or a long poll, as the edge would read it.
class Follower {
public:
    Follower(support::AppFixture& app, const std::string& store, const Visitor& who,
             const std::string& query = "") {
        const std::string path = "/v1/sync/store/" + store + "/events";
        const std::string target = query.empty() ? path : path + '?' + query;
        const http::Header headers[] = {{"host", "test"}, {"cookie", who.cookie}};
        http::Request request;
        request.method = http::Method::get;
        request.method_name = "GET";
        request.target = target;
        request.path = path;
        request.query = query;
        request.headers = headers;
        request.request_id = "test";
        request.client_address = "127.0.0.1";
        auto response = app.app().answer(request);
        EXPECT_EQ(response.status, 200);
        if (response.status != 200) throw std::runtime_error("the stream was refused");
        stream_ = std::get<std::unique_ptr<http::Stream>>(std::move(response.body));
        pull();
    }
    ~Follower() { stream_.reset(); }
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;

    // Reads on until the end.
    bool ends() {
        const auto deadline = std::chrono::steady_clock::now() + patience;  // heartbeats go on
        while (next_.wait_until(deadline) == std::future_status::ready) {
            if (next_.get().state == http::Stream::State::last) return true;
            pull();
        }
        return false;
    }
    // Reads on until it is told of something that has this text.
    bool hears(std::string_view text) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (next_.wait_until(deadline) == std::future_status::ready) {
            const Piece piece = next_.get();
            if (piece.state != http::Stream::State::more) return false;
            pull();
            if (piece.text.find(text) != std::string::npos) return true;
        }
        return false;
    }

private:
    struct Piece {
        std::string text;
        http::Stream::State state;
    };
    void pull() {
        auto pulled = std::make_shared<std::promise<Piece>>();
        next_ = pulled->get_future();
        stream_->pull([pulled](std::string text, http::Stream::State state) {
            pulled->set_value({std::move(text), state});
        });
    }

    std::unique_ptr<http::Stream> stream_;
    std::future<Piece> next_;
};

// A database in which something happens right after a read.
class Interrupted final : public support::PassingDatabase {
public:
    Interrupted(storage::Database& real, std::function<void()> then)
        : PassingDatabase(real), then_(std::move(then)) {}

    void read(const std::function<void(storage::ReadView&)>& work) override {
        PassingDatabase::read(work);
        then_();
    }

private:
    std::function<void()> then_;
};

class SessionsTest : public testing::TestWithParam<storage::Engine> {
protected:
    SessionsTest() : fixed_(7), app_(GetParam(), fixed_.world()), ours_(app_.make_tenant("Ours")) {}
    ~SessionsTest() override { EXPECT_EQ(app_.find_faults(), ""); }

    Visitor person() { return app_.make_visitor(ours_, {"BO_TAX", "DEV_SELL"}); }
    Answer call(const Visitor& who, std::string_view method, const std::string& path) {
        return app_.call(method, "/v1/svc/" + path, "", {}, who.headers());
    }
    int status(const Visitor& who) { return call(who, "GET", "sessions").status; }
    // Of the program, with a key.
    int put(const std::string& path) {
        return app_.call("PUT", "/v1/svc/" + path, ours_.key).status;
    }
    void write(const std::function<void(storage::Transaction&)>& work) {
        app_.database().write_now(work);
    }
    std::string add_store() {
        std::string id = fixed_.ids.next();
        write([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), ours_.account, id,
                                            "Second", "UTC", "USD", "test");
        });
        return id;
    }
    std::int64_t now_ms() const { return fixed_.clock.now_ms(); }

    support::FixedWorld fixed_;
    support::AppFixture app_;
    support::Tenant ours_;
};

INSTANTIATE_TEST_SUITE_P(Engines, SessionsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

TEST_P(SessionsTest, WhatAPersonFollowsEndsWithTheSession) {
    const std::int64_t start_ms = now_ms();
    const auto other = person();
    Follower undisturbed(app_, ours_.store, other);
    const auto ends = [&](const Visitor& who, const std::function<void()>& work) {
        Follower stream(app_, ours_.store, who);
        Follower poll(app_, ours_.store, who, "waitSeconds=60&kind=customer");
        work();
        return stream.ends() && poll.ends();
    };
    const auto signed_out = person(), ended = person(), gone = person(), revoked = person();
    EXPECT_TRUE(
        ends(signed_out, [&] { EXPECT_EQ(call(signed_out, "POST", "session/end").status, 200); }));
    EXPECT_TRUE(
        ends(ended, [&] { EXPECT_EQ(put("user/" + ended.users[0] + "/sessions/end"), 200); }));
    EXPECT_TRUE(ends(gone, [&] { EXPECT_EQ(put("user/" + gone.users[0] + "/inactivate"), 200); }));
    EXPECT_TRUE(ends(revoked, [&] {
        write([&](storage::Transaction& tx) {
            const auto row = auth::find_sign_in(tx, ours_.account, revoked.sign_in);
            auth::set_sign_in_active(tx, *row, false, now_ms());
        });
    }));
    for (const Visitor* one : {&signed_out, &ended, &gone, &revoked}) EXPECT_EQ(status(*one), 401);
    ASSERT_EQ(
        app_.call("POST", "/v1/svc/tax", ours_.key, R"({"name":"State","percentage":5})").status,
        200);
    EXPECT_TRUE(undisturbed.hears("State"));
    // Nobody says that time is over: it is looked for.
    const auto old = person(), idle = person();
    write([&](storage::Transaction& tx) {
        for (const Visitor* one : {&old, &other})
            auth::note_session_used(tx, ours_.account, one->session,
                                    start_ms + auth::session_idle_ms - 1);
    });
    EXPECT_TRUE(ends(idle, [&] { fixed_.clock.set(start_ms + auth::session_idle_ms); }));
    write([&](storage::Transaction& tx) {
        auth::note_session_used(tx, ours_.account, old.session,
                                start_ms + auth::session_ms_max - minute_ms);
    });
    fixed_.clock.set(start_ms + auth::session_ms_max - minute_ms);
    EXPECT_TRUE(ends(old, [&] { fixed_.clock.set(start_ms + auth::session_ms_max); }));
    EXPECT_TRUE(undisturbed.ends());
}

// Two streams of one session: what the later one may see says nothing of the earlier one.
TEST_P(SessionsTest, AStreamThatBeganWithOtherRightsEnds) {
    std::string first = ours_.store;
    std::string second = add_store();
    if (second < first) std::swap(first, second);
    const auto who = app_.make_visitor(ours_, {"BO_TAX", "DEV_SELL"}, {first, second});
    Follower before(app_, second, who);
    write([&](storage::Transaction& tx) {  // and tells nobody
        tx.execute("UPDATE record SET active = 0 WHERE account = $1 AND id = $2",
                   {ours_.account, who.users[1]});
    });
    fixed_.clock.set(now_ms() + 5'000);
    Follower after(app_, first, who);
    EXPECT_TRUE(before.ends());
    ASSERT_EQ(app_.call("POST", "/v1/svc/tax", ours_.key,
                        R"({"name":"State","percentage":5,"store":")" + first + "\"}")
                  .status,
              200);
    EXPECT_TRUE(after.hears("State"));
    write([&](storage::Transaction& tx) {
        tx.execute("UPDATE record SET active = 1 WHERE account = $1 AND id = $2",
                   {ours_.account, who.users[1]});
    });
}

TEST_P(SessionsTest, OfAnInactiveUserStayOverWhenItIsActiveAgain) {
    const auto somebody = person();
    EXPECT_EQ(status(somebody), 200);
    EXPECT_EQ(put("user/" + somebody.users[0] + "/inactivate"), 200);
    EXPECT_EQ(status(somebody), 401);
    EXPECT_EQ(put("user/" + somebody.users[0] + "/activate"), 200);
    EXPECT_EQ(status(somebody), 401);
    // Who has something to do in another store stays.
    const std::string second = add_store();
    const auto both = app_.make_visitor(ours_, {"BO_TAX"}, {ours_.store, second});
    EXPECT_EQ(put("user/" + both.users[0] + "/inactivate"), 200);
    EXPECT_EQ(status(both), 200);
    EXPECT_EQ(call(both, "GET", "store/" + ours_.store + "/taxes").status, 403);
    EXPECT_EQ(call(both, "GET", "store/" + second + "/taxes").status, 200);
    EXPECT_EQ(put("user/" + both.users[0] + "/activate"), 200);
    EXPECT_EQ(call(both, "GET", "store/" + ours_.store + "/taxes").status, 200);
}

// What was read of a session before it ended is not remembered after that was said.
TEST_P(SessionsTest, AnEndBesideALookIsNotMissed) {
    const auto who = person();
    const auth::Pepper pepper = auth::load_pepper(app_.database(), fixed_.random);
    const std::string token = who.cookie.substr(who.cookie.find('=') + 1);
    auth::SessionRing ring;
    Interrupted database(app_.database(), [&] {
        write([&](storage::Transaction& tx) {
            tx.lock(ours_.account, "");
            auth::end_session(tx, ours_.account, who.sign_in, who.session, now_ms());
        });
        ring.forget();
    });
    EXPECT_TRUE(ring.recognise(pepper, token, database, now_ms()));
    EXPECT_THROW(ring.recognise(pepper, token, app_.database(), now_ms()), base::Refusal);
}

class PairedDevicesTest : public SessionsTest {
protected:
    Visitor device(const kinds::PrivilegeSet& held = {"DEV_SEE_CHECKS", "BO_SOLD_OUT"}) {
        return app_.make_paired(ours_, held);
    }
    Answer session(const Visitor& who) { return call(who, "GET", "session"); }
    std::string path_of(const Visitor& who) const { return "pairing/" + who.session; }
    // A code for that device, made with the key or by somebody.
    std::string code_for(const Visitor& device, const Visitor* maker = nullptr) {
        const std::string path = "/v1/svc/" + path_of(device) + "/code";
        const auto made = maker ? app_.call("POST", path, "", {}, maker->headers())
                                : app_.call("POST", path, ours_.key);
        EXPECT_EQ(made.status, 200) << made.body;
        return support::text_member(made.body, "code");
    }
    int pair(const std::string& code) {
        return app_.call("POST", "/v1/svc/pair", "", R"({"code":")" + code + "\"}").status;
    }
    std::string make_user(const kinds::PrivilegeSet& held, std::string_view pin) {
        const auto who = app_.make_visitor(ours_, held);
        const auto changed = app_.call("PUT", "/v1/svc/user/" + who.users[0], ours_.key,
                                       R"({"pin":")" + std::string(pin) + "\"}");
        EXPECT_EQ(changed.status, 200) << changed.body;
        return who.users[0];
    }
    Answer enter(const Visitor& at, std::string_view pin) {
        return app_.call("POST", "/v1/svc/session/person", "",
                         R"({"pin":")" + std::string(pin) + "\"}", at.headers());
    }
    // What the session of the device answers with that token.
    int status_with(const Visitor& at, const std::string& token) {
        auto headers = at.headers();
        headers.emplace_back("X-Person", token);
        return app_.call("GET", "/v1/svc/session", "", {}, headers).status;
    }
    void advance(std::int64_t ms) { fixed_.clock.set(now_ms() + ms); }
};

INSTANTIATE_TEST_SUITE_P(Engines, PairedDevicesTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

TEST_P(PairedDevicesTest, NeitherIdlenessNorTimeEndsTheirSession) {
    const auto wall = device();
    const auto somebody = person();
    Follower stream(app_, ours_.store, wall);
    for (const std::int64_t later : {auth::session_idle_ms + minute_ms, 2 * auth::session_ms_max,
                                     100 * 2 * auth::session_ms_max}) {
        advance(later);
        for (int i = 0; i < 2; ++i) EXPECT_EQ(session(wall).status, 200);  // read, and remembered
        EXPECT_EQ(status(somebody), 401);
    }
    ASSERT_EQ(
        app_.call("POST", "/v1/svc/tax", ours_.key, R"({"name":"State","percentage":5})").status,
        200);
    EXPECT_TRUE(stream.hears("State"));
}

TEST_P(PairedDevicesTest, WhatTheyFollowEndsWithTheirSession) {
    const auto ends = [&](const Visitor& who, const std::function<void()>& work) {
        Follower stream(app_, ours_.store, who);
        Follower poll(app_, ours_.store, who, "waitSeconds=60&kind=customer");
        work();
        return stream.ends() && poll.ends();
    };
    const auto undisturbed = device(), revoked = device(), anew = device(), lowered = device(),
               closed = device();
    Follower other(app_, ours_.store, undisturbed);
    EXPECT_TRUE(ends(revoked, [&] { EXPECT_EQ(put(path_of(revoked) + "/revoke"), 200); }));
    EXPECT_EQ(session(revoked).status, 401);
    EXPECT_TRUE(ends(anew, [&] { EXPECT_EQ(pair(code_for(anew)), 200); }));
    EXPECT_EQ(session(anew).status, 401);
    const std::string role = "role/" + closed.roles[0];
    EXPECT_TRUE(ends(closed, [&] { EXPECT_EQ(put(role + "/inactivate"), 200); }));
    EXPECT_EQ(session(closed).status, 401);
    EXPECT_EQ(put(role + "/activate"), 200);
    EXPECT_EQ(session(closed).status, 200);
    EXPECT_TRUE(ends(lowered, [&] {
        EXPECT_EQ(app_.call("PUT", "/v1/svc/role/" + lowered.roles[0], ours_.key,
                            R"({"privileges":["DEV_SEE_CHECKS"]})")
                      .status,
                  200);
    }));
    EXPECT_EQ(session(lowered).status, 200);
    ASSERT_EQ(
        app_.call("POST", "/v1/svc/tax", ours_.key, R"({"name":"State","percentage":5})").status,
        200);
    EXPECT_EQ(session(undisturbed).status, 200);
}

TEST_P(PairedDevicesTest, ACodeIsForTenMinutes) {
    const auto wall = device();
    const std::string code = code_for(wall);
    advance(auth::pairing_code_ms - 1);
    EXPECT_EQ(pair(code), 200);
    const std::string late = code_for(wall);
    advance(auth::pairing_code_ms);
    EXPECT_EQ(pair(late), 401);
}

// Nobody leaves a code behind for something that they may no longer give.
TEST_P(PairedDevicesTest, ACodeIsVoidOnceItsMakerMayNotMakeIt) {
    const auto wall = device({"DEV_SEE_CHECKS"});
    const auto maker = app_.make_visitor(ours_, {"BO_DEVICES", "DEV_SEE_CHECKS"});
    const std::string code = code_for(wall, &maker);
    const std::string path = "/v1/svc/role/" + maker.roles[0];
    const auto set = [&](std::string_view privileges) {
        EXPECT_EQ(
            app_.call("PUT", path, ours_.key, R"({"privileges":)" + std::string(privileges) + '}')
                .status,
            200);
    };
    for (const std::string_view less : {R"(["BO_DEVICES"])", R"(["DEV_SEE_CHECKS"])"}) {
        set(less);
        EXPECT_EQ(pair(code), 401) << less;
    }
    set(R"(["BO_DEVICES","DEV_SEE_CHECKS"])");
    EXPECT_EQ(pair(code), 200);
}

TEST_P(PairedDevicesTest, APinIsForTwoMinutesInOneSession) {
    const auto wall = device(), other = device();
    make_user({"BO_REFUNDS"}, "73918264");
    const auto entered = enter(wall, "73918264");
    ASSERT_EQ(entered.status, 200) << entered.body;
    const std::string token = support::text_member(entered.body, "token");
    EXPECT_EQ(status_with(wall, token), 200);
    EXPECT_EQ(status_with(other, token), 403);
    std::string altered = token;
    altered.back() = altered.back() == '0' ? '1' : '0';
    for (const std::string& wrong :
         {altered, std::string(), std::string("."), token + '0', token.substr(token.find('.'))})
        EXPECT_EQ(status_with(wall, wrong), 403) << wrong;
    advance(auth::pin_token_ms - 1);
    EXPECT_EQ(status_with(wall, token), 200);
    advance(1);
    EXPECT_EQ(status_with(wall, token), 403);
    // Paired anew it is another session, though the same device.
    const std::string again = support::text_member(enter(wall, "73918264").body, "token");
    const auto paired =
        app_.call("POST", "/v1/svc/pair", "", R"({"code":")" + code_for(wall) + "\"}");
    Visitor now = wall;
    const std::string& cookie = paired.headers.at("Set-Cookie");
    now.cookie = cookie.substr(0, cookie.find(';'));
    now.csrf_token = support::text_member(paired.body, "csrfToken");
    EXPECT_EQ(status_with(now, again), 403);
    EXPECT_EQ(session(now).status, 200);
}

// The rights of the person are those of now, and none beyond the store of the device.
TEST_P(PairedDevicesTest, APinGivesWhatThePersonMayDoNow) {
    const auto wall = device({"DEV_SEE_CHECKS"});
    const std::string second = add_store();
    const auto who = app_.make_visitor(ours_, {"BO_TAX", "BO_STAFF"}, {ours_.store, second});
    ASSERT_EQ(
        app_.call("PUT", "/v1/svc/user/" + who.users[0], ours_.key, R"({"pin":"73918264"})").status,
        200);
    auto headers = wall.headers();
    const std::string token = support::text_member(enter(wall, "73918264").body, "token");
    headers.emplace_back("X-Person", token);
    const auto made = [&](const std::string& name, const std::string& body) {
        return app_
            .call("POST", "/v1/svc/" + name, "", R"({"store":")" + ours_.store + "\"," + body + '}',
                  headers)
            .status;
    };
    EXPECT_EQ(made("tax", R"("name":"City","percentage":5)"), 200);
    EXPECT_EQ(made("user", R"("firstName":"Ann")"), 403);
    EXPECT_EQ(app_.call("GET", "/v1/svc/store/" + ours_.store + "/taxes", "", {}, headers).status,
              200);
    EXPECT_EQ(app_.call("GET", "/v1/svc/store/" + second + "/taxes", "", {}, headers).status, 403);
    EXPECT_EQ(app_.call("PUT", "/v1/svc/role/" + who.roles[0], ours_.key,
                        R"({"privileges":["BO_STAFF"]})")
                  .status,
              200);
    EXPECT_EQ(made("tax", R"("name":"State","percentage":5)"), 403);
}

// The clock stands still, so that nothing is forgotten for its age.
TEST(SessionsOfTwoProcessesTest, EndInBothAtOnce) {
    support::FixedWorld fixed(7);
    support::AppFixture app(storage::Engine::postgres, fixed.world());
    const auto ours = app.make_tenant("Ours");
    app.add_process();
    const auto ends = [&](const Visitor& who, const std::function<void()>& work) {
        const auto status = [&](int process) {
            return app.call_at(process, "GET", "/v1/svc/sessions", "", {}, who.headers()).status;
        };
        EXPECT_EQ(status(0), 200);
        EXPECT_EQ(status(1), 200);
        work();
        EXPECT_EQ(status(0), 401);
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (status(1) != 401 && std::chrono::steady_clock::now() < deadline)
            std::this_thread::yield();
        return status(1) == 401;
    };
    const auto signed_out = app.make_visitor(ours, {"BO_TAX"}), gone = app.make_visitor(ours, {});
    EXPECT_TRUE(ends(signed_out, [&] {
        EXPECT_EQ(app.call("POST", "/v1/svc/session/end", "", {}, signed_out.headers()).status,
                  200);
    }));
    EXPECT_TRUE(ends(gone, [&] {
        EXPECT_EQ(app.call("PUT", "/v1/svc/user/" + gone.users[0] + "/inactivate", ours.key).status,
                  200);
    }));
}

TEST(SessionsOfTwoProcessesTest, OfPairedDevicesEndInBothAtOnce) {
    support::FixedWorld fixed(7);
    support::AppFixture app(storage::Engine::postgres, fixed.world());
    const auto ours = app.make_tenant("Ours");
    app.add_process();
    const auto wall = app.make_paired(ours, {"DEV_SEE_CHECKS"});
    const auto status = [&](int process) {
        return app.call_at(process, "GET", "/v1/svc/session", "", {}, wall.headers()).status;
    };
    EXPECT_EQ(status(0), 200);
    EXPECT_EQ(status(1), 200);
    EXPECT_EQ(app.call("PUT", "/v1/svc/pairing/" + wall.session + "/revoke", ours.key).status, 200);
    EXPECT_EQ(status(0), 401);
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (status(1) != 401 && std::chrono::steady_clock::now() < deadline)
        std::this_thread::yield();
    EXPECT_EQ(status(1), 401);
}

}  // namespace
