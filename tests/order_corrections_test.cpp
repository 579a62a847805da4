// To correct an order to something gives what ordering that gives: random orders, corrected again
// and again, whole or in the form in which they were shown, for customers who pay tax or do not,
// priced by themselves or by the menu; through the application on each engine. COMANDA_LONG=1 plays
// more, COMANDA_SEED=N one.
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace {

using schema::Tree;
using support::text_member;

class OrderCorrectionsTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        const std::string account = "/v1/svc/account/" + tenant_.account + '/';
        const std::string type =
            text_member(called("POST", account + "memberShipType", R"({"type":"Club"})"), "id");
        const std::string plan = text_member(
            called("POST", account + "memberShipPlan",
                   R"({"name":"Free","allowancePeriod":"Monthly","taxExemption":true,"type":")" +
                       type + "\"}"),
            "id");
        exempt_ = text_member(called("POST", "/v1/svc/customer",
                                     R"({"firstName":"Ana","memberShipPlan":")" + plan + "\"}"),
                              "id");
        for (const char* rate : {"8875", "19000"})
            taxes_.push_back(text_member(called("POST", "/v1/svc/tax",
                                                R"({"name":"T)" + std::string(rate) +
                                                    R"(","taxType":"Percentage","taxPercentage":)" +
                                                    rate + R"(,"store":")" + tenant_.store + "\"}"),
                                         "id"));
        for (int i = 0; i < 3; ++i)
            items_.push_back(
                text_member(called("POST", "/v1/svc/menuItem",
                                   R"({"name":"Item )" + std::to_string(i) + R"(","taxes":[")" +
                                       taxes_[static_cast<std::size_t>(i % 2)] + R"("],"store":")" +
                                       tenant_.store + R"(","prices":[{"price":)" +
                                       std::to_string(333 + 100 * i) + "}]}"),
                            "id"));
    }

    std::string called(std::string_view method, const std::string& path,
                       const std::string& body = {}) {
        const auto answer = app_.call(method, path, tenant_.key, body);
        EXPECT_EQ(answer.status, 200) << method << ' ' << path << ' ' << body << '\n'
                                      << answer.body;
        return answer.body;
    }
    Tree asked(std::string_view method, const std::string& path, const Tree& body) {
        return schema::parse_tree(called(method, path, print(body)));
    }
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(end));
    }

    // ---- what is ordered ----

    Tree tax(bool is_inclusive) {
        Tree tax = Tree::object();
        tax.set("txExternalID", Tree::of(std::string(is_inclusive ? "VAT" : "S")));
        tax.set("percentage", Tree::of(is_inclusive ? 19'000 : 8'875));
        return tax;
    }
    void add_taxes(Tree& part) {
        const auto list = [&](bool is_inclusive) {
            Tree taxes = Tree::list();
            taxes.elements.push_back(tax(is_inclusive));
            return taxes;
        };
        if (below(2)) part.set("taxes", list(false));
        if (below(2)) part.set("inclusiveTaxes", list(true));
    }
    Tree discount() {
        Tree discount = Tree::object();
        discount.set("name", Tree::of("Off " + std::to_string(below(3))));
        if (below(2))
            discount.set("discountValue", Tree::of(1 + below(60)));
        else
            discount.set("discountAmount", Tree::of(1 + below(3'000)));
        if (below(3) == 0) discount.set("isAfterTax", Tree::of_flag(true));
        return discount;
    }
    void add_discounts(Tree& part) {
        if (below(3) > 0) return;
        Tree list = Tree::list();
        list.elements.push_back(discount());
        part.set("discounts", std::move(list));
    }
    Tree line(int place) {
        Tree line = Tree::object();
        line.set("_id", Tree::of("l" + std::to_string(place)));
        line.set("quantity", Tree::of(1 + below(3)));
        if (is_by_menu_) {
            line.set("miExternalID", Tree::of(items_[static_cast<std::size_t>(below(3))]));
            return line;
        }
        line.set("miName", Tree::of("Item " + std::to_string(below(3))));
        line.set("itemPrice", Tree::of(below(5'000)));
        add_taxes(line);
        add_discounts(line);
        if (below(3) == 0) {
            Tree extra = Tree::object(), extras = Tree::list();
            extra.set("mName", Tree::of(std::string("Olives")));
            extra.set(below(2) ? "modifierPrice" : "mPrice", Tree::of(below(400)));
            add_taxes(extra);
            extras.elements.push_back(std::move(extra));
            line.set("optionalModifiers", std::move(extras));
        }
        return line;
    }
    // Everything that a correction can change, so that none of it is left over.
    Tree order() {
        Tree order = Tree::object(), lines = Tree::list(), discounts = Tree::list();
        const std::int64_t count = 1 + below(3);
        for (int i = 0; i < count; ++i) lines.elements.push_back(line(i));
        order.set("orderDetails", std::move(lines));
        if (!is_by_menu_ && below(3) == 0) discounts.elements.push_back(discount());
        order.set("discounts", std::move(discounts));
        order.set("deliveryCharge", Tree::of(below(2) * below(500)));
        order.set("driverTipAmount", Tree::of(1 + below(300)));  // it never comes to nothing
        order.set("comments", Tree::of("Ring " + std::to_string(below(9))));
        return order;
    }

    Tree placed(Tree order, const std::string& customer) {
        order.set("uniqueOrderID", Tree::of("o" + std::to_string(++orders_)));
        if (!customer.empty()) order.set("customer", Tree::of(customer));
        return asked("POST", path_ + "saveWebOrder", order);
    }
    Tree corrected(const std::string& id, const Tree& body) {
        return asked("PUT", path_ + "order/" + id, body);
    }

    // All that was ordered and reckoned of it.
    static std::string essence(const Tree& order) {
        Tree essence = Tree::object();
        for (const char* name :
             {"orderDetails", "discounts", "subTotal", "totalAmount", "taxes", "inclusiveTaxes",
              "taxAmount", "inclusiveTaxAmount", "totalTax", "deliveryCharge", "driverTipAmount",
              "comments", "exemptTaxAmount", "balanceAmount", "pricingDiffers", "declared"})
            if (const Tree* found = order.find(name)) essence.set(name, *found);
        return print_sorted(essence);
    }

    // ---- one play ----

    // Changes the quantity of a line in what was sent and in what was shown, and sends the latter.
    Tree with_another_quantity(const std::string& id, Tree& sent, Tree shown) {
        auto& lines = sent.find("orderDetails")->elements;
        const auto which = static_cast<std::size_t>(below(std::ssize(lines)));
        const Tree quantity = Tree::of(1 + below(5));
        lines[which].set("quantity", quantity);
        Tree body = Tree::object();
        body.set("orderDetails", *shown.find("orderDetails"));
        body.find("orderDetails")->elements[which].set("quantity", quantity);
        return corrected(id, body);
    }
    void name_anew(Tree& sent) {
        for (Tree& line : sent.find("orderDetails")->elements)
            line.set("_id", Tree::of("n" + std::to_string(++names_)));
    }
    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        random_.seed(seed);
        is_by_menu_ = below(3) == 0;
        called("PUT", "/v1/svc/store/" + tenant_.store,
               is_by_menu_ ? R"({"orderPricing":"catalogue"})" : R"({"orderPricing":"verify"})");
        const std::string customer = below(2) ? exempt_ : "";
        Tree sent = order();
        Tree shown = placed(sent, customer);
        const std::string id(words_of(shown, "id"));
        for (int step = 0; step < 4 && !HasFailure(); ++step) {
            SCOPED_TRACE("step " + std::to_string(step) + ", before " + print(shown));
            switch (below(4)) {
                case 0: {  // all of it, as it was shown: nothing new
                    Tree again = shown;
                    for (const char* moves : {"revision", "lastUpdated", "followToken"})
                        again.remove(moves);
                    shown = corrected(id, again);
                    break;
                }
                case 1: shown = with_another_quantity(id, sent, shown); break;
                case 2: {  // something else
                    Tree body = Tree::object();
                    body.set("comments", Tree::of("Ring " + std::to_string(below(99))));
                    sent.set("comments", *body.find("comments"));
                    shown = corrected(id, body);
                    break;
                }
                default:
                    sent = order();
                    // A price that is by chance the one that was shown without its tax would count
                    // as left alone.
                    if (!customer.empty()) name_anew(sent);
                    shown = corrected(id, sent);
            }
            EXPECT_EQ(essence(shown), essence(placed(sent, customer)));
        }
    }

    support::FixedWorld world_{31};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("corrections");
    const std::string path_ = "/v1/online-order/store/" + tenant_.store + '/';
    std::string exempt_{};
    std::vector<std::string> taxes_{}, items_{};
    bool is_by_menu_ = false;
    int orders_ = 0, names_ = 0;
    std::mt19937_64 random_{};
};

TEST_P(OrderCorrectionsTest, GiveWhatOrderingGives) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 3'000 : 40;
    for (std::uint64_t seed = 1; seed <= seeds && !HasFailure(); ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(On, OrderCorrectionsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
