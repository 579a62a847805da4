// The timeline of a store between two times: by a clock that the test sets.
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "schema/json.hpp"
#include "storage/retention.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

namespace {

using support::Answer;
using support::AppFixture;
using support::Tenant;
using support::text_member;
using Names = std::vector<std::string>;

constexpr std::int64_t minute_ms = 60'000;

struct TimelineTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld fixed{1};
    AppFixture app{GetParam(), fixed.world()};
    Tenant ours = app.make_tenant("Ours");

    Answer send(std::string_view method, const std::string& path, const std::string& body) {
        auto answer = app.call(method, "/v1/svc/" + path, ours.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return answer;
    }
    void create_at(const std::string& time, const std::string& name) {
        create_at(base::parse_iso_time(time).value(), name);
    }
    void create_at(std::int64_t at_ms, const std::string& name) {
        fixed.clock.set(at_ms);
        send("POST", "department", R"({"name":")" + name + "\"}");
    }
    Answer timeline(const std::string& query) {
        return app.call("GET", "/v1/svc/store/" + ours.store + "/timeline?" + query, ours.key);
    }
    // Of the departments, the newest first.
    Names names(const std::string& query) {
        const auto answer = timeline("kind=department&" + query);
        EXPECT_EQ(answer.status, 200) << answer.body;
        Names found;
        for (const std::string& entry : schema::elements_of(answer.body))
            found.push_back(text_member(entry, "label"));
        return found;
    }
};

// The clock is set forward over the first and the last hour of the day.
TEST_P(TimelineTest, ADateIsADayByTheClockOfTheStore) {
    send("PUT", "store/" + ours.store, R"({"timeZone":"Europe/Rome"})");
    create_at("2026-03-28T22:59:59.999Z", "Before");
    create_at("2026-03-28T23:00:00.000Z", "First");
    create_at("2026-03-29T21:59:59.999Z", "Last");
    create_at("2026-03-29T22:00:00.000Z", "After");
    EXPECT_EQ(names("from=2026-03-29&to=2026-03-29"), (Names{"Last", "First"}));
    EXPECT_EQ(names("from=2026-03-29"), (Names{"After", "Last", "First"}));
    EXPECT_EQ(names("to=2026-03-29"), (Names{"Last", "First", "Before"}));
    EXPECT_EQ(names("from=2026-03-30&to=2026-03-29"), Names{});
    EXPECT_EQ(names("from=2026-03-31"), Names{});
    EXPECT_EQ(names("to=2026-03-27"), Names{});

    // A time is the moment itself.
    EXPECT_EQ(names("from=2026-03-29T00:00:00%2B01:00&to=2026-03-29T21:59:59.999Z"),
              Names{"First"});
    EXPECT_EQ(names("to=2026-03-28T23:00:00Z"), Names{"Before"});

    // With the other filters and pages.
    const auto page = timeline("kind=department&from=2026-03-29&page=2&pageSize=2");
    EXPECT_EQ(page.headers.at("X-Total-Count"), "3");
    EXPECT_EQ(schema::elements_of(page.body).size(), 1U);
    const auto second = schema::elements_of(timeline("kind=department&from=2026-03-29").body).at(1);
    EXPECT_EQ(names("from=2026-03-29&before=" + text_member(second, "sequence")), Names{"First"});
    EXPECT_EQ(names("to=2026-03-28&before=" + text_member(second, "sequence")), Names{"Before"});
}

// Even where the clock was set back, and when the oldest are forgotten.
TEST_P(TimelineTest, AMomentPartsTheEventsInTwo) {
    const std::int64_t start_ms = fixed.clock.now_ms() + minute_ms;
    int number = 0;
    for (const std::int64_t minute : {0, 1, 2, 3, 9, 9, 9, 2, 3, 1, 4, 5, 10, 12})
        create_at(start_ms + minute * minute_ms, "Department " + std::to_string(++number));
    const auto expect_parted = [&] {
        const Names all = names("");
        EXPECT_FALSE(all.empty());
        for (std::int64_t at_ms = start_ms - minute_ms; at_ms <= start_ms + 13 * minute_ms;
             at_ms += minute_ms / 2) {
            const std::string time = base::iso_time(at_ms);
            Names both = names("from=" + time);
            const Names before = names("to=" + time);
            both.insert(both.end(), before.begin(), before.end());
            EXPECT_EQ(both, all) << time;
        }
        return all.size();
    };
    EXPECT_EQ(expect_parted(), 14U);
    app.database().write_now([&](storage::Transaction& tx) {
        while (storage::forget_old_events(tx, ours.account, start_ms + 2 * minute_ms) > 0) {
        }
    });
    EXPECT_LT(expect_parted(), 14U);
}

// What is older than the newest 5,000 is left out, which is told only when it was asked for.
TEST_P(TimelineTest, OlderEventsAreToldOfWhenTheyWereAskedFor) {
    const std::int64_t start_ms = fixed.clock.now_ms() + minute_ms;
    create_at(start_ms, "Old");
    fixed.clock.set(start_ms + minute_ms);
    std::vector<std::string> records;
    for (int i = 0; i < 5'000; ++i)
        records.push_back(R"({"kind":"course","name":"Course )" + std::to_string(i) + "\"}");
    send("POST", "store/" + ours.store + "/bulk",
         R"({"records":)" + base::json_array(records) + '}');

    const std::string page = "page=1&pageSize=1&from=";
    const auto all = timeline(page + base::iso_time(start_ms));
    ASSERT_TRUE(all.headers.contains("X-Older-Before"));
    EXPECT_EQ(all.headers.at("X-Total-Count"), "5000");
    EXPECT_EQ(
        names("from=" + base::iso_time(start_ms) + "&before=" + all.headers.at("X-Older-Before")),
        Names{"Old"});
    const auto new_ones = timeline(page + base::iso_time(start_ms + 1));
    EXPECT_FALSE(new_ones.headers.contains("X-Older-Before"));
    EXPECT_EQ(new_ones.headers.at("X-Total-Count"), "5000");
    EXPECT_EQ(timeline("page=1&pageSize=1&to=" + base::iso_time(start_ms + 1))
                  .headers.contains("X-Older-Before"),
              false);
}

INSTANTIATE_TEST_SUITE_P(Engines, TimelineTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
