// What kiosks get of their store: that it is current, who gets it, and that a kept one costs
// nothing but its bytes. Counted, not timed.
#include "auth/kiosk_passes.hpp"
#include "base/fingerprint.hpp"
#include "features/edge/devices/devices.hpp"
#include "http/answer.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"
#include "storage/tables/events.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace {

using support::Answer;
using support::AppFixture;
using support::FixedWorld;
using support::Tenant;

struct KioskJsonTest : testing::TestWithParam<storage::Engine> {
    FixedWorld fixed{3};
    AppFixture app{GetParam(), fixed.world()};
    Tenant tenant = app.make_tenant("Kiosk");
    const auth::Pepper pepper = auth::load_pepper(app.database(), fixed.random);
    const std::string shown = app.make_pass(tenant);
    const std::string token = "token-" + tenant.store;
    std::int64_t now_ms = fixed.clock.now_ms();

    KioskJsonTest() { add_device("kiosk-1"); }

    void add_device(const std::string& device) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, tenant.store);
            features::devices::note(tx, {tenant.account, tenant.store, now_ms},
                                    {.device_id = device}, fixed.ids.next());
        });
    }
    auth::Pass pass() {
        std::optional<auth::Pass> found;
        app.database().read([&](storage::ReadView& view) {
            found =
                auth::find_pass(view, tenant.account, auth::hash_of_token(pepper, token), now_ms);
        });
        return found.value();
    }

    std::string target(const std::string& more = {}) const {
        return "/v1/svc/store/" + tenant.store + "/kioskJSON?" + shown + more;
    }
    Answer got(const std::string& more = {}, const AppFixture::Headers& headers = {}) {
        return app.call("GET", target(more), tenant.key, {}, headers);
    }
    std::string made(const std::string& path, const std::string& body) {
        const auto answer = app.call("POST", "/v1/svc/" + path, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "id");
    }
    // Some hundred records that do not shrink to nothing.
    void make_menu() {
        std::string records;
        for (int i = 0; i < 60; ++i) {
            const std::string n = std::to_string(i);
            records += (i == 0 ? "" : ",") + (R"({"kind":"tax","name":"T)" + n + "\"},") +
                       R"({"kind":"category","id":"#c)" + n + R"(","level":1,"name":"C)" + n +
                       R"("},{"kind":"menuItem","name":"I)" + n + R"(","category":"#c)" + n +
                       R"(","note":")" + noise(n) + "\"}";
        }
        const auto answer = app.call("POST", "/v1/svc/store/" + tenant.store + "/bulk", tenant.key,
                                     R"({"records":[)" + records + "]}");
        ASSERT_EQ(answer.status, 200) << answer.body.substr(0, 500);
    }
    static std::string noise(const std::string& seed) {
        std::string text;
        for (int i = 0; i < 8; ++i) text += base::fingerprint_of(seed + text).hex();
        return text;
    }
    std::int64_t statements() { return app.database().steps().statements; }
    // Of /metrics, which shows new figures once a second. What was remembered of keys and passes,
    // and on PostgreSQL of versions, is then too old.
    std::int64_t figure(const std::string& name) {
        fixed.clock.set(fixed.clock.now_ms() + 10'000);
        const std::string text = app.call("GET", "/metrics", "").body;
        const auto at = text.find('\n' + name + ' ');
        if (at == text.npos) return -1;
        return std::stoll(text.substr(at + name.size() + 2));
    }
    // Waits until it is written that the device has got the whole.
    void settle() {
        while (pass().epoch.empty()) std::this_thread::yield();
    }
    std::string versions() {
        const auto whole = got();
        return "&version=" + support::member(whole.body, "version") +
               "&customerJsonVersion=" + support::member(whole.body, "customerJsonVersion");
    }
};

TEST_P(KioskJsonTest, IsGivenFromMemoryWithoutAnyWork) {
    make_menu();
    const std::string same = versions();
    settle();
    const std::int64_t copies = figure("comanda_kiosk_copies_made_total");
    const std::int64_t compressions = figure("comanda_kiosk_compressions_total");
    EXPECT_EQ(copies, 1);
    EXPECT_EQ(compressions, 2);
    const Answer whole = got();  // remembers key, pass and versions anew
    ASSERT_EQ(whole.status, 200) << whole.body;
    EXPECT_GT(whole.body.size(), 20'000U);
    const std::string tag = whole.headers.at("ETag");

    const std::int64_t before = statements();
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(got().body, whole.body);
        EXPECT_EQ(got(same).body.substr(0, 16), R"({"changed":false)");
        EXPECT_EQ(got("", {{"if-none-match", tag}}).status, 304);
    }
    EXPECT_EQ(statements(), before);

    // The edge sends the prepared bytes.
    const std::string_view codings[] = {"identity", "gzip", "zstd"};
    for (const std::string_view coding : codings) {
        const http::Header headers[] = {{"apikey", tenant.key}, {"accept-encoding", coding}};
        http::Request request;
        request.method_name = "GET";
        const std::string sent = target();
        request.target = sent;
        request.path = std::string_view(sent).substr(0, sent.find('?'));
        request.query = std::string_view(sent).substr(sent.find('?') + 1);
        request.headers = headers;
        request.request_id = "test";
        request.client_address = "127.0.0.1";
        http::Response response = app.app().answer(request);
        const auto plain = std::get<std::shared_ptr<const std::string>>(response.body);
        const auto wanted = coding == "gzip"   ? response.gzip
                            : coding == "zstd" ? response.zstd
                                               : plain;
        ASSERT_TRUE(wanted);
        std::string out;
        const auto rest =
            http::append_answer(out, std::move(response), {.request_headers = headers});
        EXPECT_TRUE(rest.shared == wanted) << coding;
    }
    EXPECT_EQ(statements(), before);
    EXPECT_EQ(figure("comanda_kiosk_copies_made_total"), copies);
    EXPECT_EQ(figure("comanda_kiosk_compressions_total"), compressions);
}

// The number of questions does not depend on that of the records.
TEST_P(KioskJsonTest, ReadsEachKindOnce) {
    const auto cost = [&] {
        const std::int64_t before = statements();
        EXPECT_EQ(got().status, 200);
        return statements() - before;
    };
    cost();
    settle();
    made("tax", R"({"name":"One"})");
    const std::int64_t of_little = cost();
    make_menu();
    EXPECT_EQ(cost(), of_little);
}

TEST_P(KioskJsonTest, IsMadeOnceForManyWhoComeTogether) {
    make_menu();
    std::vector<std::future<Answer>> answers;
    for (int i = 0; i < 64; ++i)
        answers.push_back(std::async(std::launch::async, [&] { return got(); }));
    const Answer first = answers.front().get();
    EXPECT_EQ(first.status, 200) << first.body;
    for (std::size_t i = 1; i < answers.size(); ++i) EXPECT_EQ(answers[i].get().body, first.body);
    EXPECT_EQ(figure("comanda_kiosk_copies_made_total"), 1);
    EXPECT_EQ(figure("comanda_kiosk_compressions_total"), 2);
}

TEST_P(KioskJsonTest, ShowsAWriteToWhoeverWasToldOfIt) {
    const std::string course = made("course", R"({"name":"Course"})");
    for (int i = 0; i < 30; ++i) {
        const std::string name = "\"Course " + std::to_string(i) + '"';
        const auto put =
            app.call("PUT", "/v1/svc/course/" + course, tenant.key, R"({"name":)" + name + '}');
        ASSERT_EQ(put.status, 200) << put.body;
        EXPECT_NE(got().body.find(name), std::string::npos) << name;
    }
    EXPECT_EQ(app.call("PUT", "/v1/svc/account/" + tenant.account + "/updateAccountInfo",
                       tenant.key, R"({"key":"pointValue","updateValue":17})")
                  .status,
              200);
    EXPECT_EQ(support::member(support::member(got().body, "customer"), "pointValue"), "17");
}

TEST_P(KioskJsonTest, HasNumbersThatCustomersDoNotMove) {
    const std::string same = versions();
    EXPECT_EQ(support::member(got(same).body, "changed"), "false");
    made("customer", R"({"firstName":"Ada","isLoyaltyCustomer":true})");
    EXPECT_EQ(support::member(got(same).body, "changed"), "false");
    made("account/" + tenant.account + "/memberShipType", R"({"type":"Club"})");
    const auto changed = got(same);
    EXPECT_EQ(support::member(changed.body, "changed"), "true");
    EXPECT_NE(changed.body.find("Club"), std::string::npos);
    for (const char* odd : {"&version=x", "&version=1.5&customerJsonVersion=[]", "&version=-1",
                            "&version=99999999999999999999", "&after=x", "&after=-4"})
        EXPECT_EQ(support::member(got(odd).body, "changed"), "true") << odd;
}

// A login tells the versions, and a device that has them already need not fetch the whole.
TEST_P(KioskJsonTest, TakesTheVersionsOfALoginForCurrent) {
    storage::Sequences store, account;
    app.database().read([&](storage::ReadView& view) {
        store = storage::sequences(view, tenant.account, tenant.store);
        account = storage::sequences(view, tenant.account, "");
    });
    const auto answer = got("&version=" + std::to_string(store.configuration) +
                            "&customerJsonVersion=" + std::to_string(account.configuration));
    EXPECT_EQ(support::member(answer.body, "changed"), "false");
}

// Numbers that were given before a backup was put back say nothing.
TEST_P(KioskJsonTest, AnswersADeviceOfAnotherEpochWhole) {
    const std::string same = versions();
    EXPECT_EQ(support::member(got(same).body, "changed"), "false");
    settle();
    const auth::Pass known = pass();
    app.database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, tenant.store);
        auth::set_epoch(tx, known, "earlier");
    });
    fixed.clock.set(now_ms += 10'000);  // so that the pass is read anew
    EXPECT_EQ(support::member(got(same + "&after=1").body, "changed"), "true");
    EXPECT_EQ(support::member(got(same).body, "changed"), "false");
}

TEST_P(KioskJsonTest, AnswersTheDifferenceSinceAVersion) {
    make_menu();
    const auto old = got();
    const std::string since =
        "&after=" + support::member(old.body, "version") +
        "&customerJsonVersion=" + support::member(old.body, "customerJsonVersion");
    EXPECT_EQ(support::member(got(since).body, "changed"), "false");
    const std::string course = made("course", R"({"name":"Late"})");
    const auto difference = schema::parse_tree(got(since).body);
    ASSERT_TRUE(difference.find("after") && difference.find("changes"));
    EXPECT_TRUE(difference.find("changed")->is_true());
    EXPECT_EQ(difference.find("after")->words(), support::member(old.body, "version"));
    EXPECT_FALSE(difference.find("store"));
    EXPECT_FALSE(difference.find("customer"));
    EXPECT_FALSE(difference.find("categories"));
    EXPECT_EQ(difference.find("changes")->members.size(), 1U);
    const auto* courses = difference.find("changes")->find("courses");
    ASSERT_TRUE(courses);
    ASSERT_EQ(courses->find("entries")->elements.size(), 1U);
    EXPECT_EQ(schema::words_of(courses->find("entries")->elements[0], "id"), course);
    EXPECT_FALSE(courses->find("order"));
    app.call("PUT", "/v1/svc/course/" + course + "/inactivate", tenant.key);
    EXPECT_EQ(support::member(got(since).body, "changes"), "{}");
    EXPECT_TRUE(schema::parse_tree(got("&after=12345").body).find("courses")->is_array());
}

TEST_P(KioskJsonTest, IsForThoseWhosePartsBelongTogether) {
    const auto refused = [&](const std::string& query, const std::string& key) {
        const auto answer =
            app.call("GET", "/v1/svc/store/" + tenant.store + "/kioskJSON?" + query, key);
        return std::to_string(answer.status) + ' ' + support::text_member(answer.body, "code");
    };
    const std::string licence = shown.substr(shown.find("licenseKey="));
    EXPECT_EQ(got().status, 200);
    // Also while all of it is remembered.
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(refused("", tenant.key).substr(0, 3), "401");
        EXPECT_EQ(refused("token=x&deviceId=kiosk-1&" + licence, tenant.key).substr(0, 3), "401");
        EXPECT_EQ(refused("token=" + token + "&deviceId=kiosk-2&" + licence, tenant.key),
                  "403 wrong_device");
        EXPECT_EQ(refused("token=" + token + "&deviceId=kiosk-1&licenseKey=other", tenant.key),
                  "403 wrong_licence");
        EXPECT_EQ(refused("token=" + token + "&deviceId=kiosk-1", tenant.key), "403 wrong_licence");
    }
    auth::NewKey fields{.account = tenant.account, .name = "no kiosk"};
    fields.areas.remove(auth::Area::kiosk);
    EXPECT_EQ(refused(shown, app.make_key(tenant, fields)).substr(0, 3), "403");
    const Tenant other = app.make_tenant("Other");
    EXPECT_EQ(refused(shown, other.key).substr(0, 3), "404");
    const auto elsewhere = app.make_key(
        tenant, {.account = tenant.account, .name = "elsewhere", .stores = {other.store}});
    EXPECT_EQ(refused(shown, elsewhere).substr(0, 3), "403");
    EXPECT_EQ(app.call("GET", "/v1/svc/store/no-id/kioskJSON?" + shown, tenant.key).status, 404);
    EXPECT_EQ(refused(shown + "&licenseKey=x", tenant.key), "200 ");
    EXPECT_EQ(got().status, 200);
}

TEST_P(KioskJsonTest, IsRefusedToABlockedDeviceAtOnce) {
    auth::Pass second = pass();
    second.device_id = "kiosk-2";
    add_device("kiosk-2");
    app.database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, tenant.store);
        auth::add_pass(tx, pepper, second, "token-2", now_ms);
    });
    EXPECT_EQ(got().status, 200);
    const auto devices =
        app.call("GET", "/v1/sync/store/" + tenant.store + "/getDevices", tenant.key);
    const auto listed = schema::elements_of(devices.body);
    ASSERT_EQ(listed.size(), 2U) << devices.body;
    const std::string id = support::text_member(listed[0], "id");
    ASSERT_EQ(support::text_member(listed[0], "deviceId"), "kiosk-1");
    ASSERT_EQ(app.call("PUT", "/v1/svc/device/" + id + "/block", tenant.key).status, 200);
    const auto refused = got();
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(support::text_member(refused.body, "code"), "device_blocked");
    const auto other = app.call("GET",
                                "/v1/svc/store/" + tenant.store +
                                    "/kioskJSON?token=token-2&deviceId=kiosk-2&licenseKey=" +
                                    auth::device_key(pepper, second.licence, "kiosk-2"),
                                tenant.key);
    EXPECT_EQ(other.status, 200) << other.body;
}

// Behind the answer, also when that comes from memory.
TEST_P(KioskJsonTest, KeepsWhatTheDeviceSaysOfItself) {
    got();
    EXPECT_EQ(got("&deviceName=Door&MacID=02:00&deviceAppVersion=2.5").status, 200);
    for (int i = 0; i < 1'000; ++i) {  // until the write is done
        const auto devices =
            app.call("GET", "/v1/sync/store/" + tenant.store + "/getDevices", tenant.key);
        if (devices.body.find(R"("deviceName":"Door","MacID":"02:00","deviceAppVersion":"2.5")") !=
            std::string::npos)
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << "nothing was written";
}

INSTANTIATE_TEST_SUITE_P(Engines, KioskJsonTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

// Several processes, by the system's clock: hints tell of a write at once, and without them it
// shows within a second.
TEST(KioskJsonOfProcesses, ShowWhatOthersWrite) {
    AppFixture app(storage::Engine::postgres);
    const Tenant tenant = app.make_tenant("Kiosk");
    app.add_process();
    const std::string target =
        "/v1/svc/store/" + tenant.store + "/kioskJSON?" + app.make_pass(tenant);
    ASSERT_EQ(app.call_at(1, "GET", target, tenant.key).status, 200);
    for (int i = 0; i < 5; ++i) {
        const std::string name = "\"Tax " + std::to_string(i) + '"';
        ASSERT_EQ(app.call("POST", "/v1/svc/tax", tenant.key, R"({"name":)" + name + '}').status,
                  200);
        const auto told = std::chrono::steady_clock::now();
        while (app.call_at(1, "GET", target, tenant.key).body.find(name) == std::string::npos) {
            ASSERT_LT(std::chrono::steady_clock::now() - told, std::chrono::seconds(20));
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
}

}  // namespace
