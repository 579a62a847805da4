// The first page of a store: what had been sold a week before by the same minute, against a model
// that remembers when each sale was first closed; and what it costs.
#include "base/time_text.hpp"
#include "jobs/job_store.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <date/tz.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <set>

namespace {

using schema::Tree;
using support::Answer;

constexpr std::int64_t minute_ms = 60'000, day_minutes = 1'440, day_start = 240;

std::int64_t minor(const Tree& row, std::string_view name) {
    const auto found = schema::whole_of(row, name);
    EXPECT_TRUE(found) << name << " in " << print(row);
    return found.value_or(0);
}
const Tree& member_of(const Tree& tree, std::string_view name) {
    static const Tree none;
    const Tree* const found = tree.find(name);
    EXPECT_TRUE(found) << name << " in " << print(tree);
    return found ? *found : none;
}

struct TodayTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld world{5};
    support::AppFixture app{GetParam(), world.world()};
    support::Tenant tenant = app.make_tenant("Today");
    std::string in_store = "/v1/svc/store/" + tenant.store + '/';
    std::string orders_in = "/v1/online-order/store/" + tenant.store + '/';
    const date::time_zone& zone = *date::locate_zone("America/New_York");
    std::mt19937 random{7};
    // By checkID: what the clock on the wall showed when it was first closed, as 18:30.
    std::map<std::string, std::string> first_closed{};
    std::vector<std::string> orders{};
    int checks = 0;

    void SetUp() override {
        // 2026-10-22 at 08:00, ten days before the clock of New York goes back.
        world.clock.set(1'792'670'400'000);
        send("PUT", "/v1/svc/store/" + tenant.store,
             R"({"timeZone":"America/New_York","dayStart":240})");
    }
    ~TodayTest() override { EXPECT_EQ(app.find_faults(), ""); }

    Answer send(std::string_view method, const std::string& path, const std::string& body) {
        auto answer = app.call(method, path, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << path << body << answer.body;
        return answer;
    }
    Tree get(const std::string& path) {
        const auto answer = app.call("GET", path, tenant.key);
        EXPECT_EQ(answer.status, 200) << path << answer.body;
        return schema::parse_tree(answer.body);
    }
    Tree today() { return get(in_store + "today"); }

    std::int64_t below(std::int64_t limit) {
        return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(limit));
    }
    void wait(std::int64_t minutes) { world.clock.set(world.clock.now_ms() + minutes * minute_ms); }

    std::string on_the_wall() const {
        return date::format("%H:%M", date::floor<std::chrono::minutes>(
                                         zone.to_local(date::sys_time<std::chrono::milliseconds>(
                                             std::chrono::milliseconds(world.clock.now_ms())))));
    }
    // Of the business date.
    static std::int64_t minute_at(std::string_view time) {
        const std::int64_t minutes = std::stoll(std::string(time.substr(0, 2))) * 60 +
                                     std::stoll(std::string(time.substr(3, 2)));
        return (minutes - day_start + day_minutes) % day_minutes;
    }

    void send_check(const std::string& name, std::string_view status, bool is_reopening) {
        const std::string price = std::to_string(100 + below(5'000));
        const std::string reopening = is_reopening ? R"(,"reopen":true)" : "";
        send("POST", "/v1/sync/store/" + tenant.store + "/addOrUpdateCheck",
             R"({"checkID":")" + name + R"(","node":"n")" + reopening + R"(,"data":{"status":")" +
                 std::string(status) + R"(","lastUpdateInMillisec":)" +
                 std::to_string(world.clock.now_ms()) + R"(,"guestCount":2,"seats":[{"id":"1",)" +
                 R"("orders":[{"orderUniqueId":"a","menuName":"Dish","quantity":1,"price":)" +
                 price + R"(,"taxes":[{"id":"t","name":"VAT","taxRate":8875,"taxAmount":)" +
                 std::to_string(below(99)) + R"(}]}]}]}})");
        if (status == "CLOSED") first_closed.emplace(name, on_the_wall());
    }
    void close_check() { send_check("c" + std::to_string(checks++), "CLOSED", false); }
    void change_check() {
        if (checks == 0) return close_check();
        const std::string name = "c" + std::to_string(std::max<std::int64_t>(
                                           0, checks - 1 - below(std::min(checks, 9))));
        send_check(name, below(3) == 0 ? "VOID" : "CLOSED", true);
    }
    void place_order() {
        const auto answer = send(
            "POST", orders_in + "saveWebOrder",
            R"({"paymentPaid":true,"orderDetails":[{"_id":"p","miName":"Pie","quantity":2,"itemPrice":)" +
                std::to_string(100 + below(2'000)) + "}]}");
        orders.push_back(support::text_member(answer.body, "id"));
    }
    void refund_order() {
        if (orders.empty()) return place_order();
        const auto& id = orders[static_cast<std::size_t>(below(std::ssize(orders)))];
        const auto answer = app.call("POST", orders_in + "order/" + id + "/refund", tenant.key,
                                     R"({"amount":)" + std::to_string(1 + below(90)) + '}');
        EXPECT_TRUE(answer.status == 200 || answer.status == 409) << answer.body;
    }
    void step() {
        switch (below(6)) {
            case 0: return place_order();
            case 1: return refund_order();
            case 2: return change_check();
            default: return close_check();
        }
    }

    struct Sums {
        std::int64_t net = 0, sales = 0, guests = 0;
        bool operator==(const Sums&) const = default;
    };
    // By the list of sales of that date.
    Sums sums_by(const std::string& date, std::int64_t minute) {
        Sums sums;
        const Tree all = get(in_store + "getsale?dateOption=SD&specificDate=" + date);
        for (const Tree& sale : member_of(all, "sales").elements) {
            if (words_of(sale, "status") == "VOIDED") continue;
            const std::string check(words_of(sale, "checkID"));
            const bool is_check = words_of(sale, "status") != "REFUND" && !check.empty();
            const std::string closed =
                is_check ? first_closed.at(check) : std::string(words_of(sale, "saleCloseTime"));
            if (minute_at(closed) >= minute) continue;
            sums.net += minor(sale, "netSales");
            sums.sales += words_of(sale, "status") == "REFUND" ? 0 : 1;
            sums.guests += minor(sale, "guestCount");
        }
        return sums;
    }
    void expect_page_is_right() {
        const Tree page = today();
        const Tree& figures = member_of(page, "figures");
        const std::int64_t minute = minute_at(on_the_wall());
        const auto shown = [&](std::string_view when) {
            return Sums{minor(member_of(figures, "netSales"), when),
                        minor(member_of(figures, "sales"), when),
                        minor(member_of(figures, "guests"), when)};
        };
        EXPECT_EQ(shown("now"), sums_by(std::string(words_of(page, "businessDate")), 9'999));
        EXPECT_EQ(shown("then"), sums_by(std::string(words_of(page, "comparedTo")), minute))
            << words_of(page, "comparedTo") << " by " << minute;
        const Sums then = shown("then");
        if (then.net > 0) seen_then.insert(then.net);
    }
    std::set<std::int64_t> seen_then{};  // so that nothing was compared with nothing
};

TEST_P(TodayTest, ComparesWithTheSameMinuteOfAWeekBefore) {
    const int steps = GetParam() == storage::Engine::sqlite ? 700 : 250;
    for (int i = 0; i < steps && !HasFailure(); ++i) {
        wait(below(steps > 500 ? 110 : 300));
        step();
        expect_page_is_right();
    }
    EXPECT_GT(std::ssize(seen_then), steps / 8);
}

// To the minute: [start of the business date, now).
TEST_P(TodayTest, CountsUpToTheMinute) {
    const auto then = [&] {
        return minor(member_of(member_of(today(), "figures"), "sales"), "then");
    };
    close_check();  // at 08:00 in the store
    wait(7 * day_minutes - 1);
    EXPECT_EQ(then(), 0);
    wait(1);
    EXPECT_EQ(then(), 0);
    world.clock.set(world.clock.now_ms() + minute_ms - 1);
    EXPECT_EQ(then(), 0);
    wait(1);
    EXPECT_EQ(then(), 1);
}

// The clock goes back at 02:00 on 2026-11-01, which is still October 31 for the store.
TEST_P(TodayTest, GoesByTheClockOnTheWallWhenSummerTimeEnds) {
    const auto set = [&](std::string_view utc) {
        world.clock.set(base::parse_iso_time(utc).value());
    };
    const auto figures = [&] {
        const Tree page = today();
        return std::pair(std::string(words_of(page, "businessDate")),
                         minor(member_of(member_of(page, "figures"), "sales"), "then"));
    };
    set("2026-10-25T05:10:00Z");  // 01:10
    close_check();
    set("2026-10-25T05:50:00Z");  // 01:50
    close_check();
    set("2026-11-01T05:30:00Z");  // 01:30, for the first time
    EXPECT_EQ(figures(), std::pair(std::string("2026-10-31"), std::int64_t{1}));
    close_check();
    set("2026-11-01T06:30:00Z");  // 01:30, for the second time
    EXPECT_EQ(figures(), std::pair(std::string("2026-10-31"), std::int64_t{1}));
    close_check();
    set("2026-11-01T07:00:00Z");  // 02:00
    EXPECT_EQ(figures(), std::pair(std::string("2026-10-31"), std::int64_t{2}));
    set("2026-11-08T06:31:00Z");  // 01:31, a week later: both halves count
    EXPECT_EQ(figures(), std::pair(std::string("2026-11-07"), std::int64_t{2}));
    set("2026-11-08T06:30:00Z");
    EXPECT_EQ(figures(), std::pair(std::string("2026-11-07"), std::int64_t{0}));
}

std::vector<std::string> types_in(const Tree& page) {
    std::vector<std::string> types;
    for (const Tree& row : member_of(page, "attention").elements)
        types.emplace_back(words_of(row, "type"));
    return types;
}

TEST_P(TodayTest, NamesDevicesThatFellSilentToday) {
    close_check();  // registers the node
    EXPECT_EQ(types_in(today()), std::vector<std::string>{});
    wait(2);
    const Tree page = today();
    EXPECT_EQ(types_in(page), std::vector<std::string>{"deviceSilent"});
    EXPECT_EQ(words_of(member_of(page, "attention").elements.at(0), "name"), "n");
    wait(day_minutes);  // it was not seen on this business date
    EXPECT_EQ(types_in(today()), std::vector<std::string>{});
}

TEST_P(TodayTest, NamesJobsWhoseLastRunFailed) {
    const jobs::JobKey ours{tenant.account, tenant.store, "webhooks"},
        accounts{tenant.account, "", "erasures"}, elsewhere{tenant.account, "elsewhere", "orders"};
    const auto run = [&](const jobs::JobKey& key, bool is_good) {
        app.database().write_now([&](storage::Transaction& tx) {
            const std::int64_t now_ms = world.clock.now_ms();
            jobs::make(tx, key, now_ms);
            const auto claim =
                jobs::claim(tx, key, "test", now_ms + 2 * minute_ms, minute_ms, true);
            ASSERT_TRUE(claim) << key.name;
            const jobs::Run done{now_ms, now_ms, 1};
            if (is_good)
                EXPECT_TRUE(jobs::finish(tx, key, claim->number, done));
            else
                EXPECT_TRUE(jobs::fail(tx, key, claim->number, done, "no route to host"));
        });
    };
    for (const jobs::JobKey& key : {ours, accounts, elsewhere}) run(key, false);
    const Tree page = today();
    EXPECT_EQ(types_in(page), (std::vector<std::string>{"job", "job"}));
    EXPECT_EQ(words_of(member_of(page, "attention").elements.at(0), "id"), "erasures");
    EXPECT_EQ(words_of(member_of(page, "attention").elements.at(1), "detail"), "no route to host");
    for (const jobs::JobKey& key : {ours, accounts, elsewhere}) run(key, true);
    EXPECT_EQ(types_in(today()), std::vector<std::string>{});
}

TEST_P(TodayTest, ShowsEachPersonWhatIsTheirs) {
    send("POST", orders_in + "saveWebOrder",
         R"({"orderDetails":[{"miName":"Pie","itemPrice":900}]})");
    send("POST", "/v1/svc/menuItem",
         R"({"name":"Bun","soldOut":true,"store":")" + tenant.store + "\"}");
    close_check();
    send_check("c0", "ACTIVE", false);  // late: a conflict
    send("PUT", "/v1/svc/store/" + tenant.store,
         R"({"onlineOrdersPausedUntil":"2100-01-01T00:00:00Z"})");
    wait(3);
    const auto seen_with = [&](const kinds::PrivilegeSet& held) {
        const auto visitor = app.make_visitor(tenant, held);
        const auto answer = app.call("GET", in_store + "today", "", "", visitor.headers());
        EXPECT_EQ(answer.status, 200) << answer.body;
        const Tree page = schema::parse_tree(answer.body);
        std::string seen;
        for (const std::string& type : types_in(page)) seen += type + ' ';
        for (const Tree& row : member_of(page, "attention").elements)
            if (words_of(row, "action") == "resume") seen += "resume ";
        for (const Tree& step : member_of(page, "setup").elements)
            seen += std::string(words_of(step, "step")) + ' ';
        return (page.find("figures") ? "figures " : "") + seen;
    };
    EXPECT_EQ(seen_with({"DASH_TODAY"}), "figures ");
    EXPECT_EQ(seen_with({"DASH_SALES"}), "");
    EXPECT_EQ(seen_with({"DEV_WEB_ORDERS"}), "orderWaiting ordersPaused testOrder ");
    EXPECT_EQ(seen_with({"DEV_CONFLICTS"}), "conflict ");
    EXPECT_EQ(seen_with({"BO_SOLD_OUT"}), "soldOut ");
    EXPECT_EQ(seen_with({"BO_DEVICES"}), "deviceSilent ");
    EXPECT_EQ(seen_with({"BO_STORE_SETTINGS"}), "ordersPaused resume hours ");
    EXPECT_EQ(seen_with(kinds::PrivilegeSet::all()),
              "figures orderWaiting conflict ordersPaused deviceSilent soldOut resume hours taxes "
              "menu printer people testOrder ");
}

// Neither the sales of other days nor the menu make it dearer: only what was sold on two days is
// read, and the menu once after each change.
TEST_P(TodayTest, CostsTheSameWhateverWasSoldBefore) {
    // The fewest of some: jobs beside them count too.
    const auto statements = [&] {
        today();
        auto fewest = std::numeric_limits<std::int64_t>::max();
        for (int i = 0; i < 5; ++i) {
            const auto before = app.database().steps();
            today();
            fewest = std::min<std::int64_t>(fewest,
                                            app.database().steps().statements - before.statements);
        }
        return fewest;
    };
    const auto first = statements();
    for (int day = 0; day < 20; ++day) {
        wait(day_minutes);
        for (int i = 0; i < 4; ++i) close_check();
    }
    wait(3 * day_minutes);
    for (int i = 0; i < 30; ++i)
        send("POST", "/v1/svc/menuItem",
             R"({"name":"Item )" + std::to_string(i) + R"(","store":")" + tenant.store + "\"}");
    EXPECT_LE(statements(), first);
    EXPECT_LE(first, 40);
}

// Nor do the checks that are open, until one of them changes.
TEST_P(TodayTest, ReadsOpenChecksOnceAfterEachEvent) {
    const auto open_total = [&] {
        return minor(member_of(member_of(today(), "figures"), "openChecks"), "total");
    };
    const auto bytes = [&] {
        auto fewest = std::numeric_limits<std::int64_t>::max();
        for (int i = 0; i < 5; ++i) {
            const auto before = app.database().steps();
            open_total();
            fewest = std::min<std::int64_t>(fewest, app.database().steps().bytes - before.bytes);
        }
        return fewest;
    };
    send_check("first", "ACTIVE", false);
    open_total();
    const auto one = bytes();
    for (int i = 0; i < 30; ++i) send_check("open" + std::to_string(i), "ACTIVE", false);
    const std::int64_t total = open_total();
    EXPECT_LE(bytes(), one);
    EXPECT_EQ(open_total(), total);
    send_check("last", "ACTIVE", false);
    EXPECT_GT(open_total(), total);
}

INSTANTIATE_TEST_SUITE_P(On, TodayTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
