// To which business dates reports count sales, whatever clocks and calendars do; and how long their
// tags stay. Expected dates are worked out by hand.
#include "base/time_text.hpp"
#include "features/records/create.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

namespace {

using schema::Tree;
using support::Answer;

class ReportDates : public testing::TestWithParam<storage::Engine> {
protected:
    std::string add_store(std::string_view zone, int day_start) {
        const std::string id = app_.world().ids.next();
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account, id,
                                            "Store " + id, zone, "USD", "test");
        });
        const auto answer = app_.call("PUT", "/v1/svc/store/" + id, tenant_.key,
                                      R"({"dayStart":)" + std::to_string(day_start) + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
        return id;
    }

    void set_clock(std::string_view iso) { fixed_.clock.set(base::parse_iso_time(iso).value()); }

    // A check that is closed then; one with the same id is opened again and corrected.
    void sell(const std::string& store, std::string_view iso, int amount,
              std::string_view check = {}) {
        set_clock(iso);
        const std::string id(check.empty() ? iso : check);
        const std::string price = std::to_string(amount);
        const auto answer = app_.call(
            "POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", tenant_.key,
            R"({"checkID":")" + id +
                R"(","node":"A","reopen":true,"data":{"status":"CLOSED","lastUpdateInMillisec":)" +
                std::to_string(fixed_.clock.now_ms()) +
                R"(,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup",)"
                R"("quantity":1,"price":)" +
                price + R"(}]}],"totalAmount":)" + price + R"(,"paidAmount":)" + price + "}}");
        EXPECT_EQ(answer.status, 200) << answer.body;
        EXPECT_EQ(support::text_member(answer.body, "checkState"), "closed") << answer.body;
    }

    Answer get(const std::string& path, const std::string& query, const std::string& tag = {}) {
        support::AppFixture::Headers headers;
        if (!tag.empty()) headers.emplace_back("If-None-Match", tag);
        return app_.call("GET", "/v1/svc/" + path + '?' + query, tenant_.key, "", headers);
    }

    // The days that have a sale, like "2026-03-07:100 2026-03-08:20", after how many rows there
    // are. saleReport must come to the same.
    std::string days(const std::string& owner, const std::string& query) {
        const auto answer = get(owner + "/dailyTotals", query);
        if (answer.status != 200) return answer.body;
        const Tree tree = schema::parse_tree(answer.body);
        std::string text = std::to_string(tree.find("data")->elements.size());
        std::int64_t sum = 0;
        for (const Tree& row : tree.find("data")->elements) {
            const std::int64_t amount = schema::whole_of(row, "grossReceipt").value_or(-1);
            if (amount == 0) continue;
            sum += amount;
            ((text += ' ') += words_of(row, "businessDate")) += ':' + std::to_string(amount);
        }
        EXPECT_EQ(schema::whole_of(*tree.find("total"), "grossReceipt"), sum) << answer.body;
        const auto other = get(owner + "/saleReport", query);
        EXPECT_EQ(other.status, 200) << other.body;
        EXPECT_EQ(schema::whole_of(*schema::parse_tree(other.body).find("total"), "saleAmount"),
                  sum)
            << other.body;
        return text;
    }
    std::string of(const std::string& store) { return "store/" + store; }

    support::FixedWorld fixed_{1};
    support::AppFixture app_{GetParam(), fixed_.world()};
    support::Tenant tenant_ = app_.make_tenant("Ours");
};

TEST_P(ReportDates, GoOnWhereSummerTimeBeginsAndEnds) {
    const std::string store = add_store("America/New_York", 240);
    sell(store, "2026-03-08T01:59:00-05:00", 1);  // the clock goes on at 03:00
    sell(store, "2026-03-08T03:00:00-04:00", 2);
    sell(store, "2026-03-08T03:59:59-04:00", 4);
    sell(store, "2026-03-08T04:00:00-04:00", 8);
    sell(store, "2026-03-09T03:59:59-04:00", 16);
    sell(store, "2026-03-09T04:00:00-04:00", 32);
    EXPECT_EQ(days(of(store), "dateOption=LND&numberOfDay=3"),
              "3 2026-03-07:7 2026-03-08:24 2026-03-09:32");
    EXPECT_EQ(days(of(store), "dateOption=SD&specificDate=08-MAR-2026"), "1 2026-03-08:24");

    sell(store, "2026-11-01T01:30:00-04:00", 100);
    sell(store, "2026-11-01T01:30:00-05:00", 200);  // the same hour once more
    sell(store, "2026-11-01T03:59:59-05:00", 400);
    sell(store, "2026-11-01T04:00:00-05:00", 800);
    sell(store, "2026-11-02T03:59:59-05:00", 1'600);
    EXPECT_EQ(days(of(store), "fromDate=31-Oct-2026&toDate=02-Nov-2026"),
              "2 2026-10-31:700 2026-11-01:2400");
    EXPECT_EQ(days(of(store), "dateOption=Y"), "1 2026-10-31:700");
    const auto hours = get(of(store) + "/saleReport", "dateOption=Y&type=HOUR");
    EXPECT_NE(hours.body.find(R"("itemId":"1","name":"01:00","quantity":2)"), std::string::npos)
        << hours.body;
}

TEST_P(ReportDates, AreThoseOfEachStore) {
    const std::string first = add_store("Pacific/Kiritimati", 0);
    const std::string last = add_store("Pacific/Pago_Pago", 0);
    sell(first, "2026-06-01T09:59:59Z", 1);  // 23:59:59 on the same day
    sell(first, "2026-06-01T10:00:00Z", 2);  // midnight
    sell(last, "2026-06-01T10:30:00Z", 4);   // 23:30 on the day before
    EXPECT_EQ(days(of(first), "dateOption=T"), "1 2026-06-02:2");
    EXPECT_EQ(days(of(first), "dateOption=Y"), "1 2026-06-01:1");
    EXPECT_EQ(days(of(last), "dateOption=T"), "1 2026-05-31:4");
    EXPECT_EQ(days(of(last), "dateOption=M"), "31 2026-05-31:4");
    EXPECT_EQ(days(of(first), "dateOption=M"), "2 2026-06-01:1 2026-06-02:2");
    // Today of each: two days apart.
    EXPECT_EQ(days("account/" + tenant_.account, "dateOption=T"), "3 2026-05-31:4 2026-06-02:2");
    EXPECT_EQ(days("account/" + tenant_.account, "dateOption=L7D&currency=EUR"), "0");
    sell(last, "2026-06-01T11:00:00Z", 8);
    EXPECT_EQ(days("account/" + tenant_.account, "fromDate=2026-06-01&toDate=2026-06-01"),
              "1 2026-06-01:9");
}

TEST_P(ReportDates, KnowThe29thOfFebruary) {
    const std::string store = add_store("UTC", 0);
    sell(store, "2028-02-28T23:59:59Z", 1);
    sell(store, "2028-02-29T00:00:00Z", 2);
    sell(store, "2028-03-01T00:00:00Z", 4);
    EXPECT_EQ(days(of(store), "dateOption=Y"), "1 2028-02-29:2");
    EXPECT_EQ(days(of(store), "dateOption=LM"), "29 2028-02-28:1 2028-02-29:2");
    EXPECT_EQ(days(of(store), "dateOption=SD&specificDate=29-feb-2028"), "1 2028-02-29:2");
    EXPECT_EQ(days(of(store), "dateOption=DR?fromDate=2028-02-28&toDate=01-Mar-2028"),
              "3 2028-02-28:1 2028-02-29:2 2028-03-01:4");
    set_clock("2029-02-28T12:00:00Z");
    const auto compared = get(of(store) + "/dailyTotals", "compare=365");
    EXPECT_NE(compared.body.find(R"("compare":[{"days":365,"businessDate":"2028-02-29",)"),
              std::string::npos)
        << compared.body;
    const auto refused = get(of(store) + "/dailyTotals", "dateOption=SD&specificDate=29-Feb-2029");
    EXPECT_EQ(refused.status, 400);
    EXPECT_NE(refused.body.find(R"("specificDate":"must be a valid date, DD-Mon-YYYY)"),
              std::string::npos)
        << refused.body;
}

TEST_P(ReportDates, ReachFromOneDayToTenYearsAndBeyond) {
    const std::string store = add_store("UTC", 0);
    sell(store, "2026-03-05T12:00:00Z", 1);
    EXPECT_EQ(days(of(store), "dateOption=LND&numberOfDay=1"), "1 2026-03-05:1");
    EXPECT_EQ(days(of(store), "dateOption=LND&numberOfDay=3660"), "3660 2026-03-05:1");
    set_clock("2036-03-12T12:00:00Z");
    EXPECT_EQ(days(of(store), "dateOption=LND&numberOfDay=3660"), "3660");
    EXPECT_EQ(days(of(store), "dateOption=LND&numberOfDay=3660&compare=1,3660"), "3660");
    // More than that begins with the first sale and ends today.
    EXPECT_EQ(days(of(store), "fromDate=01-Jan-0001&toDate=31-Dec-9999"), "3661 2026-03-05:1");
    EXPECT_EQ(days(of(store), "fromDate=13-Mar-2036&toDate=31-Dec-9999"), "0");
    EXPECT_EQ(get(of(store) + "/dailyTotals", "dateOption=LND&numberOfDay=3661").status, 400);
    EXPECT_EQ(get(of(store) + "/dailyTotals", "dateOption=LND&numberOfDay=0").status, 400);
}

TEST_P(ReportDates, TagsStayUntilADayIsTouchedOrANewOneBegins) {
    const std::string store = add_store("America/New_York", 240);
    sell(store, "2026-05-04T12:00:00-04:00", 1, "one");
    sell(store, "2026-05-05T12:00:00-04:00", 2, "two");
    const std::string totals = of(store) + "/dailyTotals";
    const std::string closed = "dateOption=SD&specificDate=04-May-2026";
    const std::string compared = "dateOption=SD&specificDate=05-May-2026&compare=1";
    const std::string ahead = "fromDate=05-May-2026&toDate=31-May-2026";
    const auto tag = [&](const std::string& query) {
        return get(totals, query).headers.at("ETag");
    };
    const std::string of_closed = tag(closed), of_compared = tag(compared), of_today = tag(""),
                      of_ahead = tag(ahead);

    set_clock("2026-05-06T03:59:59-04:00");
    EXPECT_EQ(get(totals, closed, of_closed).status, 304);
    EXPECT_EQ(get(totals, "", of_today).status, 304);
    EXPECT_EQ(get(totals, ahead, of_ahead).status, 304);
    EXPECT_EQ(days(of(store), ""), "1 2026-05-05:2");
    set_clock("2026-05-06T04:00:00-04:00");
    EXPECT_EQ(get(totals, closed, of_closed).status, 304);
    EXPECT_EQ(get(totals, compared, of_compared).status, 304);
    EXPECT_EQ(get(totals, "", of_today).status, 200);
    EXPECT_EQ(days(of(store), ""), "1");
    EXPECT_EQ(get(totals, ahead, of_ahead).status, 200);
    EXPECT_EQ(days(of(store), ahead), "2 2026-05-05:2");

    // A correction belongs to the date on which the check was closed first.
    sell(store, "2026-05-06T12:00:00-04:00", 5, "one");
    EXPECT_EQ(get(totals, closed, of_closed).status, 200);
    EXPECT_EQ(get(totals, compared, of_compared).status, 200);
    EXPECT_EQ(days(of(store), "dateOption=L7D"), "7 2026-05-04:5 2026-05-05:2");
}

INSTANTIATE_TEST_SUITE_P(Engines, ReportDates, testing::ValuesIn(support::engines),
                         [](const auto& tested) { return support::name_of(tested.param); });

}  // namespace
