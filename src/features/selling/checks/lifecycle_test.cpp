// Checks on both engines: what becomes a sale of what was said, and what does not.
#include "features/selling/checks/intake.hpp"

#include "features/edge/devices/feature.hpp"
#include "features/guests/loyalty/feature.hpp"
#include "features/selling/checks/feature.hpp"
#include "features/selling/checks/manual_changes.hpp"
#include "features/selling/orders/feature.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/sales/test_support.hpp"
#include "kinds/category.hpp"
#include "kinds/department.hpp"
#include "kinds/floor.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"

#include <gtest/gtest.h>

namespace features::checks {
namespace {

using sales::StoredSale;
using sales::testing::day_ms;
using sales::testing::noon_ms;

struct Line {
    std::string key;
    domain::Minor price;
    bool is_void = false;
};

class Checks : public sales::testing::SalesTest {
protected:
    std::vector<const Feature*> features() const override {
        auto all = SalesTest::features();
        for (const Feature* each :
             {&loyalty::feature, &orders::feature, &devices::feature, &checks::feature})
            all.push_back(each);
        return all;
    }

    Shop shop() const {
        schema::Record record(kinds::store);
        record.set(kinds::store.currency, "EUR");
        return {store, std::move(record)};
    }

    static std::string data_of(const std::vector<Line>& lines, std::int64_t at_ms,
                               const std::string& more) {
        std::string orders;
        for (const Line& line : lines)
            orders += (orders.empty() ? "" : ",") +
                      (R"({"orderUniqueId":")" + line.key + R"(","menuId":"i","menuName":"Soup")" +
                       R"(,"quantity":1,"price":)" + std::to_string(line.price) +
                       (line.is_void ? R"(,"isVoid":true})" : "}"));
        return R"({"lastUpdateInMillisec":)" + std::to_string(at_ms) +
               R"(,"seats":[{"id":"1","orders":[)" + orders + "]}]" +
               (more.empty() ? "" : "," + more) + "}";
    }
    Incoming incoming(const std::string& node, const std::vector<Line>& lines, std::int64_t at_ms,
                      const std::string& more = {}) const {
        Incoming result{.check_id = "T1", .node = node};
        result.head = R"({"checkID":"T1","node":")" + node + "\"}";
        result.data = data_of(lines, at_ms, more);
        result.check =
            domain::read_check(schema::parse_tree(result.head), schema::parse_tree(result.data));
        result.content = base::fingerprint_of(result.head + result.data);
        result.device_ms = at_ms;
        result.device = {.node = node};
        result.new_id = world.ids.next();
        result.new_sale_id = world.ids.next();
        result.new_device_id = world.ids.next();
        return result;
    }
    Submitted sent(const Incoming& what, std::int64_t now_ms = noon_ms) {
        std::optional<Submitted> submitted;
        write([&](storage::Transaction& tx) {
            submitted = submit(tx, writing(now_ms), shop(), what, world.ids);
        });
        return *std::move(submitted);
    }
    std::shared_ptr<const Intake> prepared(const Incoming& what, std::int64_t now_ms = noon_ms) {
        std::shared_ptr<const Intake> intake;
        database_->read([&](storage::ReadView& view) {
            intake = prepare(view, writing(now_ms), shop(), what);
        });
        return intake;
    }
    bool holds(const Intake& intake, const Incoming& what) {
        bool holds = false;
        database_->read(
            [&](storage::ReadView& view) { holds = intake.holds(view, writing(noon_ms), what); });
        return holds;
    }
    Submitted sent(const Incoming& what, const Intake& intake) {
        std::optional<Submitted> submitted;
        write([&](storage::Transaction& tx) {
            submitted = submit(tx, writing(noon_ms), shop(), what, world.ids, &intake);
        });
        return *std::move(submitted);
    }
    // A record of the catalogue, whatever rules it would have to keep. Returns its id.
    std::string kept(const kinds::StoredKind& kind, const std::string& doc,
                     std::string where = {}) {
        std::string id = world.ids.next();
        if (where.empty()) where = store;
        write([&](storage::Transaction& tx) {
            tx.lock(account, where);
            storage::save(tx,
                          {.kind = &kind,
                           .account = std::string(account),
                           .store = where,
                           .id = id,
                           .within = {},
                           .name_key = {},
                           .sort_key = {},
                           .search_text = {},
                           .doc = R"({"id":")" + id + R"(","revision":1,"activeStatus":true,)" +
                                  doc.substr(1),
                           .who = "test"},
                          std::nullopt);
        });
        return id;
    }
    std::optional<StoredSale> sale(const std::string& check_id = "T1") {
        std::optional<StoredSale> found;
        database_->read([&](storage::ReadView& view) {
            if (const auto check = find_check(view, account, store, check_id))
                found = sales::find_sale(view, account, check->sale);
        });
        return found;
    }
    static std::string paid(domain::Minor amount, domain::Minor total = 0) {
        return R"("status":"CLOSED","totalAmount":)" + std::to_string(total == 0 ? amount : total) +
               R"(,"payments":[{"id":"p","paymentMethod":"Cash","amount":)" +
               std::to_string(amount) + "}]";
    }
};

TEST_P(Checks, AreASaleWhenTheyAreClosed) {
    sent(incoming("A", {{"a", 700}}, noon_ms));
    EXPECT_FALSE(sale());
    sent(incoming("A", {{"a", 700}, {"b", 300, true}}, noon_ms + 1, paid(700)));
    const auto booked = sale();
    ASSERT_TRUE(booked);
    EXPECT_EQ(booked->sale.source, "check");
    EXPECT_EQ(domain::figures_of(booked->sale).gross, 700);
    EXPECT_EQ(domain::paid_of(booked->sale), 700);
    EXPECT_EQ(booked->sale.lines.size(), 2U);
}

TEST_P(Checks, AreTakenAsPreparedOnlyWhileNobodyElseWroteThem) {
    const Incoming first = incoming("A", {{"a", 700}}, noon_ms),
                   at_once = incoming("B", {{"b", 300}}, noon_ms + 1);
    const auto of_first = prepared(first), of_other = prepared(at_once);
    EXPECT_TRUE(holds(*of_first, first));
    sent(first, *of_first);
    EXPECT_FALSE(holds(*of_first, first));
    EXPECT_FALSE(sent(first, *of_first).is_new);
    EXPECT_FALSE(holds(*of_other, at_once));
    const Submitted both = sent(at_once, *of_other);
    EXPECT_NE(both.text.data.find(R"("a")"), std::string::npos) << both.text.data;
    EXPECT_NE(both.text.data.find(R"("b")"), std::string::npos) << both.text.data;

    const Incoming next = incoming("A", {{"a", 800}}, noon_ms + 2);
    const auto of_next = prepared(next);
    EXPECT_TRUE(holds(*of_next, next));
    sent(first);  // changes nothing; but A has been answered with what B said
    EXPECT_FALSE(holds(*of_next, next));
}

TEST_P(Checks, AreNoSaleWhileTheyAreOpenAgainAndTheSameOneAfterwards) {
    sent(incoming("A", {{"a", 700}}, noon_ms, paid(700)));
    const auto first = sale();
    ASSERT_TRUE(first);
    Incoming again = incoming("A", {{"a", 700}, {"b", 300}}, noon_ms + 1);
    again.wants_reopen = true;
    EXPECT_EQ(sent(again, noon_ms + day_ms).check.state, CheckState::active);
    EXPECT_EQ(sale()->state, sales::State::voided);
    sent(incoming("A", {{"a", 700}, {"b", 300}}, noon_ms + day_ms + 1, paid(1'000)),
         noon_ms + day_ms);
    const auto second = sale();
    EXPECT_EQ(second->state, sales::State::closed);
    EXPECT_EQ(second->id, first->id);
    EXPECT_EQ(second->number, first->number);
    EXPECT_EQ(second->business_day, first->business_day);
    EXPECT_EQ(domain::figures_of(second->sale).gross, 1'000);
}

TEST_P(Checks, AreMadeOfAllLinesWhenPaymentsFallShort) {
    sent(incoming("A", {{"a", 700}}, noon_ms));
    sent(incoming("B", {{"b", 300}}, noon_ms));
    const Submitted closed = sent(incoming("A", {{"a", 700}}, noon_ms - 5, paid(600, 700)));
    EXPECT_TRUE(closed.check.is_merged);
    EXPECT_TRUE(closed.conflicts.empty());
    EXPECT_EQ(domain::figures_of(sale()->sale).gross, 1'000);
    EXPECT_EQ(domain::paid_of(sale()->sale), 600);
}

TEST_P(Checks, AreCompletedByTheCatalogueOfTheirStore) {
    const std::string food = kept(kinds::department, R"({"name":"Food"})"),
                      pizza =
                          kept(kinds::category, R"({"name":"Pizza","department":")" + food + "\"}"),
                      thin = kept(kinds::category, R"({"name":"Thin"})"),
                      item = kept(kinds::menu_item, R"({"name":"Margherita","category":")" + pizza +
                                                        R"(","subCategory":")" + thin + "\"}"),
                      olives = kept(kinds::modifier, R"({"name":"Olives"})"),
                      ines = kept(kinds::user, R"({"name":"Ines Moreau"})"),
                      patio = kept(kinds::floor, R"({"name":"Patio"})"),
                      foreign = kept(kinds::department, R"({"name":"Foreign"})", "other");
    const auto line = [](const std::string& members) {
        return R"({"quantity":1,"price":100,)" + members + "}";
    };
    std::string upper = item;
    std::ranges::transform(upper, upper.begin(), [](char c) { return c >= 'a' ? c - 32 : c; });
    Incoming closed = incoming("A", {}, noon_ms);
    closed.data =
        R"({"status":"CLOSED","paidAmount":400,"openByEmpId":")" + ines +
        R"(","closeEmployee":{"id":")" + ines + R"(","name":"Ines M."},"floorID":")" + patio +
        R"(","seats":[{"orders":[)" +
        line(R"("menuId":")" + upper + R"(","optionalModifiers":[{"id":")" + olives + "\"}]") +
        ',' +
        line(R"("menuId":")" + item + R"(","menuName":"Big one","category":{"id":")" + pizza +
             R"(","name":"Pies"},"department":")" + foreign + '"') +
        ',' + line(R"("menuId":"7","categoryId":")" + thin + '"') + ',' +
        line(R"("menuId":")" + item + R"(","category":{"name":"Specials"})") + "]}]}";
    closed.check =
        domain::read_check(schema::parse_tree(closed.head), schema::parse_tree(closed.data));
    sent(closed);
    const domain::Sale made = sale()->sale;
    const auto told = [](const domain::Named& one) { return one.id + ' ' + one.name; };
    const auto places = [&](std::size_t at) {
        const domain::SaleLine& one = made.lines.at(at);
        return std::vector<std::string>{one.item.name, told(one.department), told(one.category),
                                        told(one.subcategory)};
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(places(0), (Texts{"Margherita", food + " Food", pizza + " Pizza", thin + " Thin"}));
    EXPECT_EQ(made.lines[0].modifiers.at(0).modifier.name, "Olives");
    EXPECT_EQ(places(1), (Texts{"Big one", foreign + ' ', pizza + " Pies", " "}));
    EXPECT_EQ(places(2), (Texts{"", " ", thin + " Thin", " "}));
    EXPECT_EQ(places(3), (Texts{"Margherita", " ", " Specials", " "}));
    EXPECT_EQ(made.employee.name, "Ines Moreau");
    EXPECT_EQ(made.closed_by.name, "Ines M.");
    EXPECT_EQ(made.floor.name, "Patio");
}

TEST_P(Checks, ThatAreVoidedStayListed) {
    sent(incoming("A", {{"a", 700}}, noon_ms, R"("status":"VOID")"));
    EXPECT_EQ(sale()->state, sales::State::voided);
    EXPECT_EQ(total("SELECT SUM(gross) FROM sale WHERE account = $1"), 0);
}

TEST_P(Checks, KeepALineThatAPersonDecidesFor) {
    sent(incoming("A", {{"a", 700}}, noon_ms));
    sent(incoming("B", {{"b", 300}, {"c", 200}}, noon_ms));
    const Submitted closed = sent(incoming("A", {{"a", 700}}, noon_ms + 1, paid(700)));
    ASSERT_EQ(closed.conflicts.size(), 2U);
    const auto decide = [&](const std::string& id, bool is_kept) {
        write([&](storage::Transaction& tx) {
            settle(tx, writing(), shop(), id, is_kept, world.ids);
        });
    };
    decide(closed.conflicts[0].id, true);
    EXPECT_EQ(domain::figures_of(sale()->sale).gross, 1'000);
    decide(closed.conflicts[1].id, false);
    EXPECT_EQ(domain::figures_of(sale()->sale).gross, 1'000);
    // What was dropped does not come back with the tablet that knew it.
    Incoming again = incoming("B", {{"b", 300}, {"c", 200}}, noon_ms + 2);
    again.wants_reopen = true;
    const Submitted open = sent(again);
    EXPECT_EQ(open.text.data.find("\"c\""), std::string::npos) << open.text.data;
    EXPECT_NE(open.text.data.find("\"a\""), std::string::npos) << open.text.data;
    EXPECT_TRUE(open.conflicts.empty());
}

TEST_P(Checks, ThatWereLeftOpenAreListedFromTheNextDayOn) {
    const std::string opened = "\"saleOpenDate\":" + std::to_string(noon_ms - day_ms);
    sent(incoming("A", {{"a", 700}}, noon_ms, opened));
    const auto listed = [&](std::int64_t before_day) {
        std::vector<std::string> documents;
        database_->read([&](storage::ReadView& view) {
            CheckListing listing{.account = account, .store = store, .opened_before = before_day};
            while (read_some(view, listing, documents)) {
            }
        });
        return documents.size();
    };
    const std::int64_t today = noon_ms / day_ms;
    EXPECT_EQ(listed(today), 1U);
    EXPECT_EQ(listed(today - 1), 0U);
    sent(incoming("A", {{"a", 700}}, noon_ms + 1, paid(700)));
    EXPECT_EQ(listed(today), 0U);
}

TEST_P(Checks, GiveTheSameDocumentInWhateverOrderTheyCome) {
    const std::vector<Incoming> all{
        incoming("A", {{"a", 700}}, noon_ms), incoming("B", {{"a", 700}, {"b", 300}}, noon_ms + 10),
        incoming("A", {{"a", 700, true}, {"b", 300}}, noon_ms + 20),
        incoming("C", {{"a", 700}}, noon_ms + 30, R"("payments":[{"id":"p","amount":5}])")};
    std::vector<std::size_t> order{0, 1, 2, 3};
    std::set<std::string> documents;
    int number = 0;
    do {
        Submitted last;
        for (const std::size_t i : order) {
            Incoming one = all[i];
            one.check_id = "P" + std::to_string(number);
            one.new_id = world.ids.next();
            one.new_sale_id = world.ids.next();
            last = sent(one);
        }
        documents.insert(last.text.data);
        ++number;
    } while (std::ranges::next_permutation(order).found);
    EXPECT_EQ(number, 24);
    EXPECT_EQ(documents.size(), 1U);
}

TEST_P(Checks, AreFoundFaultyByVerify) {
    const std::string ana = made_customer("Ana");
    sent(incoming("A", {{"a", 700}, {"b", 300, true}}, noon_ms,
                  paid(700) + R"(,"guestCount":2,"customer":")" + ana + '"'));
    Incoming cancelled = incoming("A", {{"a", 200}}, noon_ms, R"("status":"VOID")");
    cancelled.check_id = "T2";
    sent(cancelled);
    const std::string other = "its sale differs from it",
                      gone = "its check is missing or not closed";
    for (const Harm& harm : {Harm{"UPDATE sale_part SET gross = 1 WHERE gross = 700", other},
                             {"UPDATE sale_part SET gross = 1 WHERE gross = 300", other},
                             {"UPDATE sale_part SET gross = 1 WHERE gross = 200", other},
                             {"UPDATE sale_payment SET amount = 699 WHERE amount = 700", other},
                             {"UPDATE sale_payment SET tip = 1 WHERE amount = 700", other},
                             {"UPDATE sale SET guests = 3 WHERE guests = 2", other},
                             {"UPDATE sale SET origin = 'T3' WHERE state = 'CLOSED'", gone},
                             {"UPDATE pos_check SET state = 'voided'", gone},
                             {"UPDATE pos_check SET state = 'active'", gone},
                             {"DELETE FROM pos_check", gone}})
        expect_found(feature.invariants, harm);
    Incoming again = incoming("A", {{"a", 700}}, noon_ms + 1);
    again.wants_reopen = true;
    sent(again);
    expect_found(feature.invariants,
                 {"UPDATE pos_check SET state = 'voided' WHERE state = 'active'",
                  "it was reopened, but its check is not open"});
}

struct PlansOfChecks : Checks {
    // How many pages it takes to find a check, a web order and a sale by what devices and guests
    // call them, and by their ids.
    std::int64_t pages_read_by_asking(storage::Transaction& tx) {
        const auto pages_read = [&] {
            storage::Rows rows = tx.query(
                "SELECT sum(pg_stat_get_xact_blocks_fetched(oid)) FROM pg_class "
                "WHERE relnamespace = 'public'::regnamespace");
            return rows.next() ? rows.integer(0) : -1;
        };
        const std::int64_t before = pages_read();
        find_check(tx, account, store, "T1");
        orders::find_by_unique_id(tx, account, store, "T1", true);
        orders::find_by_check(tx, account, store, "T1");
        find_by_id(tx, account, "c1");
        orders::find_order(tx, account, store, "o1");
        sales::find_sale(tx, account, "s1");
        orders::StoredOrder next{.id = "o1", .store = store};
        orders::take_number(tx, account, next);
        orders::numbers_placed(tx, account, store, 1);
        return pages_read() - before;
    }
    void add(storage::Transaction& tx, int number) {
        const std::string name = std::to_string(number);
        insert_check(tx, account, {.id = world.ids.next(), .store = store, .check_id = name});
        orders::insert_order(
            tx, account,
            {.id = world.ids.next(), .store = store, .unique_id = name, .number = number},
            {"{}", "[]"});
    }
};

// A connection that asked while the tables were empty has made up its mind.
TEST_P(PlansOfChecks, OfEmptyTablesServeFullOnes) {
    struct Undo {};
    const auto judge = [&](storage::Transaction& tx) {
        tx.lock(account, store);
        std::int64_t asked = 0;
        for (int i = 0; i < 10; ++i) asked = pages_read_by_asking(tx);
        for (int i = 1; i <= 1'000; ++i) add(tx, i);
        EXPECT_LE(pages_read_by_asking(tx), asked + 20);
        throw Undo();
    };
    EXPECT_THROW(write(judge), Undo);
}

INSTANTIATE_TEST_SUITE_P(Engines, PlansOfChecks, testing::Values(storage::Engine::postgres),
                         storage::testing::engine_name);
INSTANTIATE_TEST_SUITE_P(Engines, Checks, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::checks
