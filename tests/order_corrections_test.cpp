// To correct an order to something gives what ordering that gives: random orders, corrected again
// and again, whole or in the form in which they were shown, for customers who pay tax or do not,
// priced by themselves or by the menu; through the application on each engine. COMANDA_LONG=1 plays
// more, COMANDA_SEED=N one.
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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
        add_menu();
    }

    std::string made(const std::string& path, std::string members) {
        return text_member(called("POST", "/v1/svc/" + path,
                                  '{' + members + R"(,"store":")" + tenant_.store + "\"}"),
                           "id");
    }
    // Taxes of every sort, items that bear them, and discounts that count once for an order.
    void add_menu() {
        const auto tax = [&](const char* name, const std::string& members) {
            return made("tax", R"("name":")" + std::string(name) + R"(",)" + members);
        };
        const std::string percent = R"("taxType":"Percentage","percentage":)";
        const std::string levy = tax("Levy", percent + "10000");
        taxes_ = {tax("City", percent + "8875"), tax("VAT", percent + R"(19000,"inclusive":true)"),
                  tax("Liquor", percent + R"(3333,"taxes":[")" + levy + "\"]"),
                  tax("Bottle", R"("taxType":"Amount","amount":25)")};
        const std::vector<std::size_t> borne[] = {{0}, {1}, {0, 2}, {3, 0}};
        for (std::size_t i = 0; i < std::size(borne); ++i) {
            std::string ids;
            for (const std::size_t one : borne[i])
                ids += (ids.empty() ? "\"" : ",\"") + taxes_[one] + '"';
            items_.push_back(made(
                "menuItem", R"("name":"Item )" + std::to_string(i) + R"(","taxes":[)" + ids +
                                R"(],"prices":[{"price":)" + std::to_string(333 + 100 * i) + "}]"));
        }
        for (const char* members :
             {R"("valueType":"Amount","amount":500)",
              R"("valueType":"Percentage","percentage":30000,"maximumAmount":250)",
              R"("valueType":"Amount","amount":70,"perQuantity":true)",
              R"("valueType":"Amount","amount":70,"perQuantity":true,"maximumAmount":180)",
              R"("valueType":"Amount","amount":450,"isAfterTax":true)"})
            discounts_.push_back(
                made("discount", R"("name":"D)" + std::to_string(discounts_.size()) +
                                     R"(","discountType":"Item Based",)" + members));
        whole_ = made(
            "discount",
            R"("name":"Whole","discountType":"Check Based","valueType":"Amount","amount":333)");
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

    const std::string& one_of(const std::vector<std::string>& ids) {
        return ids[static_cast<std::size_t>(below(std::ssize(ids)))];
    }
    static Tree named(const std::string& discount) {
        Tree entry = Tree::object();
        entry.set("disExternalID", Tree::of(discount));
        return entry;
    }
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
            line.set("miExternalID", Tree::of(one_of(items_)));
            Tree list = Tree::list();
            for (const std::string& id : discounts_)
                if (below(4) == 0) list.elements.push_back(named(id));
            if (!list.elements.empty()) line.set("discounts", std::move(list));
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
        if (below(3) == 0) discounts.elements.push_back(is_by_menu_ ? named(whole_) : discount());
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

    // All that was ordered and reckoned of it, whatever came first among its taxes. What is sent in
    // the form in which it was shown declares prices that the menu has.
    std::string essence(Tree order) const {
        if (is_by_menu_) order.remove("declared");
        for (const char* list : {"taxes", "inclusiveTaxes"})
            if (Tree* taxes = order.find(list))
                std::ranges::sort(taxes->elements, {}, [](const Tree& tax) { return print(tax); });
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
    // Another line in the place of one, or one more, or one less; the others are left alone.
    void change_one_line(Tree& sent) {
        auto& lines = sent.find("orderDetails")->elements;
        const auto which = below(std::ssize(lines));
        switch (below(3)) {
            case 0: lines[static_cast<std::size_t>(which)] = line(10 + ++names_); break;
            case 1: lines.insert(lines.begin() + which, line(10 + ++names_)); break;
            default:
                if (lines.size() > 1) lines.erase(lines.begin() + which);
        }
    }
    void name_anew(Tree& sent) {
        for (Tree& line : sent.find("orderDetails")->elements)
            line.set("_id", Tree::of("n" + std::to_string(++names_)));
    }
    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        random_.seed(seed);
        is_by_menu_ = below(2) == 0;
        called("PUT", "/v1/svc/store/" + tenant_.store,
               std::string(R"({"orderPricing":)") +
                   (is_by_menu_ ? R"("catalogue")" : R"("verify")") + R"(,"taxRounding":)" +
                   (below(2) ? R"("order"})" : R"("component"})"));
        const std::string customer = below(2) ? exempt_ : "";
        Tree sent = order();
        Tree shown = placed(sent, customer);
        const std::string id(words_of(shown, "id"));
        for (int step = 0; step < 4 && !HasFailure(); ++step) {
            SCOPED_TRACE("step " + std::to_string(step) + ", before " + print(shown));
            switch (below(6)) {
                case 0: {  // all of it, as it was shown: nothing new
                    Tree again = shown;
                    for (const char* moves : {"revision", "lastUpdated", "followToken"})
                        again.remove(moves);
                    shown = corrected(id, again);
                    break;
                }
                case 1: shown = with_another_quantity(id, sent, shown); break;
                case 2:
                case 3: {
                    change_one_line(sent);
                    Tree body = Tree::object();
                    body.set("orderDetails", *sent.find("orderDetails"));
                    shown = corrected(id, body);
                    break;
                }
                case 4: {  // something else
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

    // ---- another menu meanwhile ----

    void change_menu(bool is_new) {
        for (std::size_t i = 0; i < items_.size(); ++i)
            called("PUT", "/v1/svc/menuItem/" + items_[i],
                   R"({"prices":[{"price":)" +
                       std::to_string(333 + 100 * i + (is_new ? 1'000 : 0)) + "}]}");
        called("PUT", "/v1/svc/tax/" + taxes_[0],
               is_new ? R"({"percentage":7000})" : R"({"percentage":8875})");
        called("PUT", "/v1/svc/discount/" + discounts_[0],
               is_new ? R"({"amount":900})" : R"({"amount":500})");
        called("PUT", "/v1/svc/discount/" + discounts_[1],
               is_new ? R"({"maximumAmount":900})" : R"({"maximumAmount":250})");
    }
    // At most one discount for a line, so that its base is what the lines come to.
    Tree plain_line(int place) {
        Tree line = Tree::object(), list = Tree::list();
        line.set("_id", Tree::of("p" + std::to_string(place)));
        line.set("quantity", Tree::of(1 + below(3)));
        line.set("miExternalID", Tree::of(one_of(items_)));
        if (const auto which = static_cast<std::size_t>(below(3)); which < 2)
            list.elements.push_back(named(discounts_[which]));
        line.set("discounts", std::move(list));
        return line;
    }
    static std::int64_t minor(const Tree& tree, std::string_view name) {
        return schema::whole_of(tree, name).value_or(-1);
    }
    static const Tree* line_with(const Tree& order, std::string_view id) {
        for (const Tree& line : order.find("orderDetails")->elements)
            if (words_of(line, "_id") == id) return &line;
        return nullptr;
    }
    static std::string prices_and_rates(const Tree& line) {
        std::string told = std::to_string(minor(line, "itemPrice"));
        for (const char* list : {"taxes", "inclusiveTaxes"})
            for (const Tree& tax : line.find(list)->elements)
                told += ' ' + std::string(words_of(tax, "txName")) + ' ' +
                        std::string(words_of(tax, "percentageStr"));
        return told;
    }
    // What the discount takes off all lines that name it is what it may take off them once: as it
    // was when the first of them that is still there was ordered.
    void expect_once(std::size_t which, const Tree& before, const Tree& now) {
        std::int64_t base = 0, taken = 0;
        bool is_kept = false, is_there = false;
        for (const Tree& line : now.find("orderDetails")->elements)
            for (const Tree& one : line.find("discounts")->elements) {
                if (words_of(one, "disExternalID") != discounts_[which]) continue;
                is_there = true;
                is_kept |= line_with(before, words_of(line, "_id")) != nullptr;
                base += minor(line, "amount");
                taken += minor(one, "discountAmount");
            }
        if (!is_there) return;
        const std::int64_t limit = is_kept ? (which == 0 ? 500 : 250) : 900;
        EXPECT_EQ(taken, std::min(limit, which == 0 ? base : (base * 30 + 50) / 100)) << print(now);
    }
    void play_changed(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        random_.seed(seed);
        change_menu(false);
        Tree sent = Tree::object(), lines = Tree::list();
        for (int i = 0; i < 3; ++i) lines.elements.push_back(plain_line(i));
        sent.set("orderDetails", std::move(lines));
        sent.set("driverTipAmount", Tree::of(1));
        const Tree before = placed(sent, below(3) ? "" : exempt_);
        expect_once(0, before, before);
        change_menu(true);
        auto& wanted = sent.find("orderDetails")->elements;
        wanted[static_cast<std::size_t>(below(3))] = plain_line(3);
        wanted.push_back(plain_line(4));
        Tree body = Tree::object();
        body.set("orderDetails", *sent.find("orderDetails"));
        const std::string id(words_of(before, "id"));
        Tree now = corrected(id, body);
        for (int again = 0; again < 2 && !HasFailure(); ++again) {
            std::int64_t total = 1;
            for (const Tree& line : now.find("orderDetails")->elements) {
                total += minor(line, "totalAmount");
                if (const Tree* old = line_with(before, words_of(line, "_id"))) {
                    EXPECT_EQ(prices_and_rates(line), prices_and_rates(*old));
                } else if (words_of(before, "customer").empty()) {
                    EXPECT_GT(minor(line, "itemPrice"), 1'000);
                }
            }
            EXPECT_EQ(minor(now, "totalAmount"), total);
            for (const std::size_t which : {0U, 1U}) expect_once(which, before, now);
            wanted.back() = plain_line(5);  // a line of the new menu, on top
            body.set("orderDetails", *sent.find("orderDetails"));
            if (again == 0) now = corrected(id, body);
        }
    }

    support::FixedWorld world_{31};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("corrections");
    const std::string path_ = "/v1/online-order/store/" + tenant_.store + '/';
    std::string exempt_{};
    std::vector<std::string> taxes_{}, items_{}, discounts_{};
    std::string whole_{};
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

TEST_P(OrderCorrectionsTest, LeaveLinesAsTheyWereAndCountADiscountOnce) {
    called("PUT", "/v1/svc/store/" + tenant_.store,
           R"({"orderPricing":"catalogue","taxRounding":"order"})");
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play_changed(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 1'000 : 25;
    for (std::uint64_t seed = 1; seed <= seeds && !HasFailure(); ++seed) play_changed(seed);
}

INSTANTIATE_TEST_SUITE_P(On, OrderCorrectionsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
