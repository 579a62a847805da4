// Web orders are found by what they say, on both engines, also those of an older program; and a
// promise is made once.
#include "features/selling/orders/search_store.hpp"

#include "base/text.hpp"
#include "features/guests/loyalty/feature.hpp"
#include "features/selling/orders/feature.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/promise.hpp"
#include "features/selling/sales/test_support.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace features::orders {
namespace {

using kinds::order_state;
using sales::testing::noon_ms;
using schema::Record;

constexpr std::int64_t minute_ms = 60'000;

class FoundOrders : public sales::testing::SalesTest {
protected:
    std::vector<const Feature*> features() const override {
        auto all = SalesTest::features();
        all.push_back(&loyalty::feature);
        all.push_back(&orders::feature);
        return all;
    }

    StoredOrder placed(const std::string& unique_id, const std::string& guest,
                       std::int64_t at_ms = noon_ms) {
        const std::string id = world.ids.next();
        Record text = schema::read_stored(
            R"({"id":")" + id +
                R"(","deliveryDetail":[{"deliveryType":"Pickup","contactPerson":")" + guest +
                R"("}]})",
            kinds::order);
        Draft draft{.order = {.id = id, .store = store, .unique_id = unique_id},
                    .text = schema::write_json(text, 2),
                    .lines = {},
                    .terms = {},
                    .payment = {}};
        draft.order.content = unique_id;
        draft.order.placed_ms = draft.order.released_ms = at_ms;
        draft.order.currency = "EUR";
        draft.order.sale = world.ids.next();
        draft.order.total = 500;
        draft.order.sought = sought_of(text, unique_id, "");
        std::optional<StoredOrder> order;
        write([&](storage::Transaction& tx) { order = place(tx, writing(at_ms), draft).order; });
        return *std::move(order);
    }
    std::vector<std::string> found(OrderSearch search) {
        search.account = account;
        search.store = store;
        if (search.statuses == 0) search.statuses = all_statuses;
        std::vector<std::string> documents, guests;
        database_->read([&](storage::ReadView& view) {
            const std::int64_t count = count_orders(view, search);
            OrderSearch rest = search;
            while (read_some(view, rest, documents)) {
            }
            EXPECT_EQ(count, std::ssize(documents));
        });
        for (const std::string& one : documents)
            guests.push_back(schema::read_stored(one, kinds::order)[kinds::order.delivery]
                                 .front()[kinds::delivery_detail.contact_person]);
        return guests;
    }
    using Guests = std::vector<std::string>;
    std::string found_id(const std::string& unique_id) {
        std::string id;
        database_->read([&](storage::ReadView& view) {
            id = find_by_unique_id(view, account, store, unique_id, true)->id;
        });
        return id;
    }
};

TEST_P(FoundOrders, AreThoseOfTheTimeStatusAndPage) {
    for (int i = 1; i <= 80; ++i)
        placed("o" + std::to_string(i), "Guest " + std::to_string(i), noon_ms + i * minute_ms);
    EXPECT_EQ(found({}).size(), 80U);
    EXPECT_EQ(found({}).front(), "Guest 80");
    EXPECT_EQ(found({.words = "guest 1"}).size(), 11U);
    EXPECT_EQ(found({.from_ms = noon_ms + 2 * minute_ms, .until_ms = noon_ms + 4 * minute_ms}),
              (Guests{"Guest 3", "Guest 2"}));
    EXPECT_EQ(found({.words = "nobody", .number = 7}), Guests{"Guest 7"});
    EXPECT_EQ(found({.total = 501}), Guests());
    EXPECT_EQ(found({.statuses = 1U << 2}), Guests());
    OrderSearch page{.account = account, .store = store, .statuses = 0b110};
    database_->read([&](storage::ReadView& view) {
        skip_orders(view, page, 70);
        page.left = 3;
        std::vector<std::string> documents;
        EXPECT_FALSE(read_some(view, page, documents));
        EXPECT_EQ(documents.size(), 3U);
        EXPECT_NE(documents.front().find("Guest 10\""), std::string::npos);
        skip_orders(view, page, 100);
        EXPECT_EQ(page.before, 0);
    });
}

TEST_P(FoundOrders, OfAnOlderProgramAreFoundOnceTheJobHasMadeTheirTexts) {
    placed("a", "Zoë");
    placed("b", "Zoë");
    const auto forget = [&](const char* change) {
        write([&](storage::Transaction& tx) {
            tx.execute(std::string("UPDATE web_order SET ") + change +
                           " WHERE account = $1 AND unique_id = 'a'",
                       {account});
        });
    };
    forget("sought = '', sought_revision = 0");
    EXPECT_EQ(found({.words = base::search_key("ZOE")}), Guests{"Zoë"});
    EXPECT_EQ(found({}).size(), 2U);
    std::int64_t made = 0;
    const auto make = [&] {
        write([&](storage::Transaction& tx) { made = make_sought(tx, account, store, 10); });
        return made;
    };
    EXPECT_EQ(make(), 1);
    EXPECT_EQ(found({.words = "zoe"}).size(), 2U);
    EXPECT_EQ(make(), 0);
    forget("sought = 'x'");
    EXPECT_EQ(faults(), std::vector<std::string>{"web_order " + found_id("a") +
                                                 ": it is not found by what it says"});
    forget("sought_revision = 0");
    EXPECT_EQ(make(), 1);
}

TEST_P(FoundOrders, HaveTextsThatFitIntoAnIndex) {
    std::string name;
    for (int i = 0; i < 400; ++i) name += "Żółć";
    placed("a", name);
    EXPECT_EQ(found({.words = base::search_key("Żółć")}).size(), 1U);
    Record order(kinds::order);
    EXPECT_LT(sought_of(order, name, name).size(), 500U);
}

TEST_P(FoundOrders, ArePromisedOnceWhoeverAccepts) {
    const StoredOrder order = placed("a", "Zoë");
    const auto step = [&](std::int64_t minutes, std::int64_t now_ms, bool has_seen) {
        Step wanted{OrderStatus::accepted, "", world.ids.next()};
        wanted.promise = Promise{.at_ms = now_ms + minutes * minute_ms, .is_rough = true};
        wanted.has_seen_order = has_seen;
        std::string code;
        try {
            write([&](storage::Transaction& tx) {
                change_status(tx, writing(now_ms), orders::open(tx, writing(now_ms), order.id),
                              wanted);
            });
        } catch (const base::Refusal& refusal) {
            code = refusal.code;
        }
        return code;
    };
    const auto promises = [&] {
        std::vector<std::string> all;
        database_->read([&](storage::ReadView& view) {
            const auto now = find_order(view, account, store, order.id);
            for (const Record& one : now->state[order_state.promises])
                all.push_back(one[kinds::order_promise.time]);
        });
        return all;
    };
    EXPECT_EQ(step(25, noon_ms, false), "");
    EXPECT_EQ(step(25, noon_ms + minute_ms - 1, false), "");  // the same once more
    EXPECT_EQ(promises().size(), 1U);
    EXPECT_EQ(step(25, noon_ms + minute_ms, false), "promised");
    EXPECT_EQ(step(40, noon_ms, false), "promised");
    EXPECT_EQ(promises().size(), 1U);
    EXPECT_EQ(step(40, noon_ms, true), "");
    EXPECT_EQ(promises(),
              (std::vector<std::string>{"2024-10-04T12:25:00.000Z", "2024-10-04T12:40:00.000Z"}));
}

INSTANTIATE_TEST_SUITE_P(On, FoundOrders, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::orders
