// The evening that plays by itself in the demo: every one of its requests is one that the program
// takes, all sorts of things happen in it, and what it leaves behind is in order.
#include "features/operating/admin/demo.hpp"
#include "features/operating/demo_evening/evening.hpp"
#include "features/operating/demo_evening/story.hpp"
#include "storage/test_support.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace {

using features::admin::demo_key;
using features::admin::demo_store;
using features::demo_evening::Caller;
using features::demo_evening::Evening;
using features::demo_evening::Story;
using support::AppFixture;

constexpr std::int64_t step_ms = 4'000;

struct DemoEveningTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld fixed{3};
    AppFixture app{GetParam(), fixed.world()};
    std::map<int, int> answers{};  // how often each status
    std::string refused{};         // the first answer that no story should get
    const std::string store{demo_store};

    void SetUp() override {
        const auto pepper = auth::load_pepper(app.database(), fixed.random);
        features::admin::make_demo(
            {app.database(), pepper, fixed.world(), app::all_parts().features, app.rules()}, 0);
    }
    void TearDown() override { EXPECT_EQ(app.find_faults(), ""); }

    http::Response answer(const http::Request& request) {
        http::Response response = app.app().answer(request);
        ++answers[response.status];
        const bool is_usual =
            response.status == 200 || response.status == 404 || response.status == 409;
        if (!is_usual && refused.empty())
            refused = std::string(request.target) + ' ' + std::string(request.body);
        return response;
    }
    Caller caller() {
        return {[this](const http::Request& request) { return answer(request); }, "svc", demo_key};
    }
    std::int64_t count(const std::string& sql) {
        return storage::testing::integer(app.database(), sql);
    }
    std::int64_t events(const std::string& kind, const std::string& type) {
        return count("SELECT COUNT(*) FROM event WHERE kind = '" + kind + "' AND type = '" + type +
                     "' AND at_ms > " + std::to_string(began_ms));
    }
    std::int64_t began_ms = 0;

    void play(std::int64_t seed, int steps) {
        began_ms = fixed.clock.now_ms();
        const Caller on_the_phone = caller();
        Story story(on_the_phone, store, fixed.world(), seed);
        for (int step = 0; step < steps; ++step) {
            fixed.clock.set(fixed.clock.now_ms() + step_ms);
            story.step();
        }
    }
};
INSTANTIATE_TEST_SUITE_P(Engines, DemoEveningTest, testing::ValuesIn(support::engines),
                         [](const auto& tested) { return support::name_of(tested.param); });

TEST_P(DemoEveningTest, AllSortsOfThingsHappenAndNoneIsRefused) {
    play(1, 400);
    EXPECT_EQ(refused, "");
    EXPECT_GT(events("order", "created"), 10);
    EXPECT_GT(events("order", "statusChanged"), 40);
    EXPECT_GT(events("check", "created"), 10);
    EXPECT_GT(events("check", "updated"), 10);
    EXPECT_GT(events("check", "closed"), 10);
    EXPECT_GT(events("check", "conflict"), 0);
    EXPECT_GT(events("kitchen", "started"), 20);
    EXPECT_GT(events("kitchen", "done"), 20);
    // Nearly every step is one that is taken.
    EXPECT_LT(answers[404] + answers[409], answers[200] / 50);
    // It neither dries up nor fills the house.
    for (const char* open : {"SELECT COUNT(*) FROM web_order WHERE finished_ms = 0",
                             "SELECT COUNT(*) FROM pos_check WHERE ended_ms = 0"}) {
        EXPECT_GT(count(open), 3) << open;
        EXPECT_LT(count(open), 60) << open;
    }
}

TEST_P(DemoEveningTest, ATabletIsSilentForAWhileAndReturns) {
    began_ms = fixed.clock.now_ms();
    const Caller on_the_phone = caller();
    Story story(on_the_phone, store, fixed.world(), 2);
    std::set<std::string> silent, returned;
    for (int step = 0; step < 400 && returned.empty(); ++step) {
        fixed.clock.set(fixed.clock.now_ms() + step_ms);
        story.step();
        const auto told = on_the_phone.get("/v1/sync/store/" + store + "/getDevices");
        for (const auto& device : told.body.elements) {
            const std::string name(words_of(device, "deviceId"));
            const bool is_online = device.find("online") && device.find("online")->is_true();
            if (!name.starts_with("t") || name == "tablet-9") continue;
            if (!is_online && step > 40) silent.insert(name);
            if (is_online && silent.contains(name)) returned.insert(name);
        }
    }
    EXPECT_FALSE(returned.empty());
}

// As in a server: nothing happens until somebody sets a pace, and nothing more once it is 0.
TEST_P(DemoEveningTest, ThePaceIsSetWhileItRuns) {
    std::atomic<int> calls = 0;
    Evening evening;
    evening.play({.door =
                      [&](const http::Request& request) {
                          ++calls;
                          return app.app().answer(request);
                      },
                  .segment = "svc",
                  .database = app.database(),
                  .world = fixed.world(),
                  .seed = 1});
    const auto wait_until = [](const auto& is_so) {
        for (int tries = 0; tries < 2'000 && !is_so(); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return is_so();
    };
    const auto set_pace = [&](int pace) {
        app.database().write_now(
            [&](storage::Transaction& tx) { features::admin::set_evening_pace(tx, pace); });
    };
    std::this_thread::sleep_for(std::chrono::milliseconds(1'500));
    EXPECT_EQ(calls, 0);
    set_pace(features::admin::evening_pace_max);
    EXPECT_TRUE(wait_until([&] { return calls > 30; }));
    set_pace(0);
    EXPECT_TRUE(wait_until([&] {
        const int before = calls;
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        return calls == before;
    }));
    evening.stop();
    evening.stop();
}

}  // namespace
