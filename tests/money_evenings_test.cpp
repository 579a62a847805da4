// Random evenings of four stores, each with a currency of its own and both ways of rounding taxes:
// orders, corrections, payments in parts, refunds, cancellations and checks, through one process or
// two, beside a calculator that knows the contract's text alone. What every report says is what the
// calculator says, to the minor unit. COMANDA_LONG=1 plays thousands, COMANDA_SEED=N one.
#include "domain/pricing/pricing_oracle.hpp"
#include "features/records/create.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>

namespace {

using domain::Minor;
using domain::testing::PricingOracle;
using schema::Tree;

// What a store has sold, and been paid for it.
struct Books {
    Minor gross = 0, discount = 0, inclusive = 0, exclusive = 0;
    Minor paid = 0, tips = 0, unpaid = 0, overpaid = 0;
    std::int64_t sales = 0, refunds = 0;
    bool has_partial_refund = false;  // whose shares of gross and taxes are another rule's business

    Minor receipt() const { return gross - discount + exclusive; }
};

// An order as it was asked for, and what the calculator makes of it.
struct Wanted {
    domain::Basket basket{};
    std::string json{};  // its members, without braces
};

struct Placed {
    std::size_t store;
    std::string id{};
    Wanted wanted{};
    PricingOracle::Sums sums{};
    Minor paid = 0;
    Minor refunded = 0;
    bool is_cancelled = false, is_sale = false;

    Minor total() const { return static_cast<Minor>(sums.total); }
    Minor tip() const { return wanted.basket.tip; }
};

struct Check {
    std::size_t store;
    std::string id{};
    Minor gross = 0, discount = 0, inclusive = 0, exclusive = 0, paid = 0, tip = 0;
    bool is_void = false;

    Minor receipt() const { return gross - discount + exclusive; }
};

class MoneyEvenings : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        world_.clock.set(1'793'000'000'000);  // 2026-10-26, a Monday
        if (GetParam() == storage::Engine::postgres) app_.add_process();
    }

    // ---- dice --------------------------------------------------------------------------------

    std::int64_t below(std::int64_t limit) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(limit));
    }
    bool one_in(std::int64_t times) { return below(times) == 0; }

    // ---- stores ------------------------------------------------------------------------------

    void add_stores() {
        stores_.clear();
        int place = 0;
        for (const std::string_view currency : {"USD", "JPY", "KWD", "EUR"}) {
            const std::string id = app_.world().ids.next();
            app_.database().write_now([&](storage::Transaction& tx) {
                features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account, id,
                                                "Store " + id, "Europe/Berlin", currency, "test");
            });
            rounds_by_order_[place] = one_in(2);
            ask("PUT", "/v1/svc/store/" + id,
                rounds_by_order_[place] ? R"({"taxRounding":"order"})"
                                        : R"({"taxRounding":"component"})");
            stores_.push_back(id);
            ++place;
        }
    }

    support::Answer call(std::string_view method, const std::string& path,
                         const std::string& body = {}) {
        return app_.call_at(turn_++ % 2, method, path, tenant_.key, body);
    }
    Tree ask(std::string_view method, const std::string& path, const std::string& body = {}) {
        const auto answer = call(method, path, body);
        EXPECT_EQ(answer.status, 200) << method << ' ' << path << ' ' << body << ' ' << answer.body;
        return answer.status == 200 ? schema::parse_tree(answer.body) : Tree::object();
    }
    static Minor minor(const Tree& tree, std::string_view name) {
        const auto found = schema::whole_of(tree, name);
        EXPECT_TRUE(found) << name << " in " << print(tree);
        return found.value_or(0);
    }
    std::string order_path(std::size_t store) {
        return "/v1/online-order/store/" + stores_[store] + '/';
    }

    // ---- orders ------------------------------------------------------------------------------

    // Some of the taxes of a component: in the basket, and as members of its object.
    std::string taxes(domain::Basket& basket, domain::Component& component) {
        std::string exclusive, inclusive;
        for (std::size_t i = 0; i < basket.taxes.size(); ++i) {
            if (!one_in(2)) continue;
            const domain::TaxRule& rule = basket.taxes[i];
            std::string& list = rule.is_inclusive ? inclusive : exclusive;
            component.taxes.push_back(i);
            list += (list.empty() ? R"({"txExternalID":")" : R"(,{"txExternalID":")") + rule.id +
                    R"(","txName":")" + rule.id + R"(","percentage":)" + std::to_string(rule.rate) +
                    '}';
        }
        return R"(,"taxes":[)" + exclusive + R"(],"inclusiveTaxes":[)" + inclusive + ']';
    }

    std::string discounts(std::vector<domain::DiscountRule>& rules) {
        std::string list;
        while (rules.size() < 2 && one_in(3)) {
            domain::DiscountRule rule;
            rule.is_after_tax = one_in(4);
            rule.covers_modifiers = !one_in(4);
            const bool is_rate = one_in(2);
            const std::int64_t value = is_rate ? 1 + below(60) : 1 + below(900);
            (is_rate ? rule.rate : rule.amount) = is_rate ? value * 1'000 : value;
            list += (list.empty() ? R"({"name":"Off",")" : R"(,{"name":"Off",")") +
                    std::string(is_rate ? "discountValue" : "discountAmount") + R"(":)" +
                    std::to_string(value) + R"(,"isAfterTax":)" +
                    (rule.is_after_tax ? "true" : "false") + R"(,"includeAdditionalModifier":)" +
                    (rule.covers_modifiers ? "true" : "false") + '}';
            rules.push_back(rule);
        }
        return R"(,"discounts":[)" + list + ']';
    }

    std::string line(Wanted& wanted, std::size_t number) {
        domain::BasketLine line;
        line.quantity = 1 + below(4);
        line.item.unit_price = below(3'000);
        std::string json = R"({"_id":"l)" + std::to_string(number) +
                           R"(","miName":"Dish","quantity":)" + std::to_string(line.quantity) +
                           R"(,"itemPrice":)" + std::to_string(line.item.unit_price) +
                           taxes(wanted.basket, line.item);
        if (one_in(2)) {
            domain::Component& modifier = line.modifiers.emplace_back();
            modifier.quantity = 1 + below(2);
            modifier.unit_price = below(400);
            json += R"(,"optionalModifiers":[{"mName":"Extra","quantity":)" +
                    std::to_string(modifier.quantity) + R"(,"modifierPrice":)" +
                    std::to_string(modifier.unit_price) + taxes(wanted.basket, modifier) + "}]";
        }
        json += discounts(line.discounts) + '}';
        wanted.basket.lines.push_back(std::move(line));
        return json;
    }

    Wanted want(std::size_t store, Minor tip) {
        Wanted wanted;
        domain::Basket& basket = wanted.basket;
        basket.rounding =
            rounds_by_order_[store] ? domain::TaxRounding::order : domain::TaxRounding::component;
        basket.taxes = {{.id = "city", .name = "city", .rate = 8'875},
                        {.id = "state", .name = "state", .rate = 3'000},
                        {.id = "vat", .name = "vat", .rate = 19'000, .is_inclusive = true}};
        basket.tip = tip;
        basket.delivery_charge = one_in(3) ? below(500) : 0;
        wanted.json = R"("orderDetails":[)";
        const auto lines = static_cast<std::size_t>(1 + below(3));
        for (std::size_t i = 0; i < lines; ++i)
            wanted.json += (i == 0 ? "" : ",") + line(wanted, i);
        wanted.json += ']' + discounts(basket.discounts) + R"(,"deliveryCharge":)" +
                       std::to_string(basket.delivery_charge);
        return wanted;
    }

    static void expect_priced(const Tree& order, const PricingOracle::Sums& sums) {
        EXPECT_EQ(minor(order, "subTotal"), sums.sub_total) << print(order);
        EXPECT_EQ(minor(order, "taxAmount"), sums.exclusive) << print(order);
        EXPECT_EQ(minor(order, "inclusiveTaxAmount"), sums.inclusive) << print(order);
        EXPECT_EQ(minor(order, "totalAmount"), sums.total) << print(order);
    }

    void place_order() {
        const auto store = static_cast<std::size_t>(below(4));
        const Minor tip = one_in(3) ? below(400) : 0;
        Placed placed{.store = store, .wanted = want(store, tip)};
        placed.sums = PricingOracle(placed.wanted.basket).sums();
        const bool is_paid = one_in(2);
        const Tree answer =
            ask("POST", order_path(store) + "saveWebOrder",
                '{' + placed.wanted.json + R"(,"driverTipAmount":)" + std::to_string(tip) +
                    R"(,"paymentType":1,"paymentPaid":)" + (is_paid ? "true}" : "false}"));
        expect_priced(answer, placed.sums);
        placed.id = words_of(answer, "id");
        if (is_paid) placed.paid = placed.total();
        placed.is_sale = is_paid;
        orders_.push_back(std::move(placed));
    }

    // Lines, discounts and charge are replaced; the rest stays.
    void correct(Placed& order) {
        if (order.is_cancelled || order.is_sale || order.paid > 0) return;
        Wanted wanted = want(order.store, order.tip());
        const auto sums = PricingOracle(wanted.basket).sums();
        const Tree answer =
            ask("PUT", order_path(order.store) + "order/" + order.id, '{' + wanted.json + '}');
        expect_priced(answer, sums);
        order.wanted = std::move(wanted);
        order.sums = sums;
        ++done_["correction"];
    }

    void pay(Placed& order) {
        const Minor left = order.total() - order.paid;
        if (order.is_cancelled || order.is_sale || left <= 0) return;
        const Minor amount = one_in(3) && left > 1 ? 1 + below(left - 1) : left;
        const Tree answer =
            ask("POST", order_path(order.store) + "order/" + order.id + "/payment",
                R"({"amount":)" + std::to_string(amount) + R"(,"paymentMethod":"Visa"})");
        order.paid += amount;
        order.is_sale = order.paid == order.total();
        ++done_[amount < left ? "payment in part" : "payment"];
        EXPECT_EQ(minor(answer, "balanceAmount"), order.total() - order.paid);
    }

    void refund(Placed& order) {
        const Minor left = order.total() - order.refunded;
        if (order.is_cancelled || !order.is_sale || left <= 0) return;
        const bool is_part = refunds_in_parts_ && one_in(2) && left > 1;
        const Minor amount = is_part ? 1 + below(left - 1) : left;
        ask("POST", order_path(order.store) + "order/" + order.id + "/refund",
            is_part ? R"({"amount":)" + std::to_string(amount) + '}' : std::string("{}"));
        order.refunded += amount;
        ++done_[is_part ? "refund in part" : "refund"];
    }

    void cancel(Placed& order) {
        if (order.is_cancelled || order.refunded > 0) return;
        ask("POST", order_path(order.store) + "order/" + order.id + "/cancel", "{}");
        ++done_[order.is_sale ? "cancellation of a sale" : "cancellation"];
        order.is_cancelled = true;
        order.is_sale = false;
    }

    // ---- checks ------------------------------------------------------------------------------

    void send(const Check& check, std::string_view status, bool is_again) {
        const std::string amount = std::to_string(check.gross);
        const std::string tax_of = [&] {
            std::string list;
            const auto add = [&](const char* id, Minor tax, const char* inclusive) {
                list += (list.empty() ? R"({"id":")" : R"(,{"id":")") + std::string(id) +
                        R"(","name":")" + id + R"(","taxRate":19000,"taxAmount":)" +
                        std::to_string(tax) + R"(,"inclusive":)" + inclusive + '}';
            };
            if (check.inclusive > 0) add("vat", check.inclusive, "true");
            if (check.exclusive > 0) add("luxury", check.exclusive, "false");
            return list;
        }();
        ask("POST", "/v1/sync/store/" + stores_[check.store] + "/addOrUpdateCheck",
            R"({"checkID":")" + check.id + R"(","node":"n1",)" +
                (is_again ? R"("reopen":true,)" : "") + R"("data":{"status":")" +
                std::string(status) + R"(","lastUpdateInMillisec":)" +
                std::to_string(world_.clock.now_ms()) +
                R"(,"seats":[{"id":"1","orders":[{"orderUniqueId":"l1","menuName":"Dish","quantity":1,"price":)" +
                amount + R"(,"totalPrice":)" + amount +
                R"(,"discounts":[{"id":"d","name":"Friends","discountAmount":)" +
                std::to_string(check.discount) + R"(}],"taxes":[)" + tax_of +
                R"(]}]}],"payments":[{"id":"p1","paymentMethod":"Visa","amount":)" +
                std::to_string(check.paid) + R"(,"tip":)" + std::to_string(check.tip) + "}]}}");
    }
    void close_check() {
        Check check{.store = static_cast<std::size_t>(below(4)),
                    .id = "c" + std::to_string(seed_) + '.' + std::to_string(checks_.size())};
        check.gross = 100 + below(5'000);
        check.discount = one_in(2) ? below(100) : 0;
        check.inclusive = one_in(2) ? below(90) : 0;
        check.exclusive = one_in(2) ? below(90) : 0;
        check.tip = one_in(3) ? below(200) : 0;
        check.paid = check.receipt() + (one_in(4) ? below(400) - 200 : 0);
        check.paid = std::max<Minor>(check.paid, 0);
        send(check, "CLOSED", false);
        checks_.push_back(check);
    }
    void void_check() {
        if (checks_.empty()) return;
        Check& check = checks_[static_cast<std::size_t>(below(std::ssize(checks_)))];
        if (check.is_void) return;
        send(check, "VOID", true);
        ++done_["void check"];
        check.is_void = true;
    }

    void step() {
        world_.clock.set(world_.clock.now_ms() + 1 + below(60'000));
        if (orders_.empty() || one_in(4)) return place_order();
        Placed& order = orders_[static_cast<std::size_t>(below(std::ssize(orders_)))];
        switch (below(8)) {
            case 0:
            case 1: return correct(order);
            case 2:
            case 3: return pay(order);
            case 4: return refund(order);
            case 5: return cancel(order);
            case 6: return close_check();
            default: return one_in(3) ? void_check() : close_check();
        }
    }

    // ---- the books ---------------------------------------------------------------------------

    Books books_of(std::size_t store) const {
        Books books;
        for (const Placed& order : orders_) {
            if (order.store != store || !order.is_sale) continue;
            const bool is_whole = order.refunded == order.total() && order.refunded > 0;
            ++books.sales;
            if (is_whole) continue;  // both are there, and come to nothing together
            books.gross += static_cast<Minor>(order.sums.sub_total) +
                           order.wanted.basket.delivery_charge - order.refunded;
            books.discount += static_cast<Minor>(order.sums.discount);
            books.inclusive += static_cast<Minor>(order.sums.inclusive);
            books.exclusive += static_cast<Minor>(order.sums.exclusive);
            books.paid += order.total() - order.tip() - order.refunded;
            books.tips += order.tip();
            if (order.refunded > 0) books.has_partial_refund = true;
        }
        for (const Check& check : checks_) {
            if (check.store != store || check.is_void) continue;
            ++books.sales;
            books.gross += check.gross;
            books.discount += check.discount;
            books.inclusive += check.inclusive;
            books.exclusive += check.exclusive;
            books.paid += check.paid;
            books.tips += check.tip;
            books.unpaid += std::max<Minor>(0, check.receipt() - check.paid);
            books.overpaid += std::max<Minor>(0, check.paid - check.receipt());
        }
        return books;
    }

    void expect_report(const Tree& row, const Books& books, std::string_view receipt,
                       std::string_view tax) {
        // What a partial refund took of the tip is no part of the receipt.
        EXPECT_EQ(minor(row, receipt) + (books.has_partial_refund ? minor_tips_ : 0),
                  books.receipt() + (books.has_partial_refund ? books.tips : 0))
            << print(row);
        if (books.has_partial_refund) return;
        EXPECT_EQ(minor(row, "grossAmount"), books.gross) << print(row);
        EXPECT_EQ(minor(row, tax), books.inclusive + books.exclusive) << print(row);
        EXPECT_EQ(minor(row, "netSales"), books.receipt() - books.inclusive - books.exclusive)
            << print(row);
    }

    void expect_books(std::size_t store) {
        const Books books = books_of(store);
        const std::string in_store = "/v1/svc/store/" + stores_[store] + '/';
        const std::string dates = "?dateOption=L7D";
        const Tree recap = ask("GET", in_store + "dayRecap" + dates);
        minor_tips_ = minor(recap, "tips");
        expect_report(recap, books, "grossReceipt", "totalTaxAmount");
        Minor tenders = 0;
        for (const Tree& one : recap.find("tenders")->elements) tenders += minor(one, "amount");
        EXPECT_EQ(tenders + minor_tips_, books.paid + books.tips) << print(recap);
        if (!books.has_partial_refund) {
            EXPECT_EQ(minor_tips_, books.tips) << print(recap);
            EXPECT_EQ(minor(recap, "unpaidAmount"), books.unpaid) << print(recap);
            EXPECT_EQ(minor(recap, "overpaidAmount"), books.overpaid) << print(recap);
        }
        EXPECT_EQ(minor(recap, "checks"), books.sales) << print(recap);
        for (const std::string_view type : {"DEPARTMENT", "MENUITEM", "HOUR", "DAY", "EMPLOYEE"})
            expect_report(
                *ask("GET", in_store + "saleReport" + dates + "&type=" + std::string(type))
                     .find("total"),
                books, "saleAmount", "tax");
        expect_report(*ask("GET", in_store + "dailyTotals" + dates).find("total"), books,
                      "grossReceipt", "totalTaxAmount");
        Minor receipts = 0;
        const Tree listed = ask("GET", in_store + "getsale" + dates);
        for (const Tree& sale : listed.find("sales")->elements)
            receipts += minor(sale, "grossReceipt");
        EXPECT_EQ(receipts, minor(recap, "grossReceipt"));
        const Tree taxes = ask("GET", in_store + "taxReport" + dates);
        EXPECT_EQ(minor(*taxes.find("total"), "amount"), minor(recap, "totalTaxAmount"));
    }

    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        random_.seed(seed);
        seed_ = seed;
        refunds_in_parts_ = one_in(2);
        orders_.clear();
        checks_.clear();
        add_stores();
        for (int i = 0; i < 60; ++i) {
            step();
            if (i % 20 == 19)
                for (std::size_t store = 0; store < stores_.size(); ++store) expect_books(store);
            if (HasFailure()) return;
        }
    }

    support::FixedWorld world_{30};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("evenings");
    std::vector<std::string> stores_{};
    bool rounds_by_order_[4]{};
    std::vector<Placed> orders_{};
    std::vector<Check> checks_{};
    std::mt19937_64 random_{};
    std::uint64_t seed_ = 0;
    bool refunds_in_parts_ = false;
    Minor minor_tips_ = 0;
    int turn_ = 0;
    std::map<std::string, int> done_{};  // how often, so that nothing is missed
};

TEST_P(MoneyEvenings, EveryReportSaysWhatTheCalculatorSays) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
    const std::uint64_t evenings =
        GetParam() == storage::Engine::sqlite ? (is_long ? 1'000 : 20) : (is_long ? 200 : 3);
    for (std::uint64_t seed = 1; seed <= evenings && !HasFailure(); ++seed) play(seed);
    for (const char* one : {"correction", "payment in part", "payment", "refund in part", "refund",
                            "cancellation of a sale", "cancellation", "void check"})
        EXPECT_GT(done_[one], 0) << one;
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(On, MoneyEvenings, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
