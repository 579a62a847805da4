#include "domain/pricing/menu.hpp"

#include "domain/order/order.hpp"
#include "domain/pricing/menu_taxes.hpp"
#include "kinds/all.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

using schema::Record;

// The id of a record that tests call by a word of small letters.
std::string id_of(const std::string& word) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (const char c : word) {
        id += digits[static_cast<unsigned char>(c) / 16];
        id += digits[static_cast<unsigned char>(c) % 16];
    }
    return id.append(24 - id.size(), '0');
}

// Replaces each @word by its id.
std::string with_ids(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find('@'), text.size());
        out += text.substr(0, at);
        text.remove_prefix(at);
        if (text.empty()) break;
        const std::size_t end =
            std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz", 1), text.size());
        out += id_of(std::string(text.substr(1, end - 1)));
        text.remove_prefix(end);
    }
    return out;
}

Record record_of(const schema::Kind& kind, std::string_view body) {
    Record record(kind);
    base::Problems problems;
    schema::merge(record, schema::read_patch(with_ids(body), kind), problems);
    schema::complete(record, problems);
    for (const auto& problem : problems)
        ADD_FAILURE() << body << ": " << problem.path << ' ' << problem.message;
    return record;
}

class MenuTest : public ::testing::Test {
protected:
    void add(const kinds::StoredKind& kind, const std::string& word,
             const std::string& members = {}, Selling sale = Selling::now) {
        Record record = record_of(
            kind, R"({"name":")" + word + '"' + (members.empty() ? "" : "," + members) + '}');
        record.set(kind.id, id_of(word));
        menu_.entries.insert_or_assign(id_of(word), Menu::Entry{std::move(record), sale});
    }

    std::string names_of(const std::vector<std::size_t>& rules) const {
        std::string out;
        for (const std::size_t rule : rules)
            out += (out.empty() ? "" : ",") + basket_.taxes[rule].name;
        return out.empty() ? out : '(' + out + ')';
    }

    static std::string text_of(const DiscountRule& rule) {
        std::string out = " -" + rule.name + ':';
        out += rule.rate ? std::to_string(rule.rate) + '%' : std::to_string(rule.amount);
        if (rule.amount_max) out += " max " + std::to_string(*rule.amount_max);
        if (rule.is_after_tax) out += " after tax";
        if (!rule.covers_modifiers) out += " items only";
        for (const std::size_t line : rule.lines) out += " #" + std::to_string(line);
        return out;
    }

    // What the order comes to by the menu: "2x900(vat) +1x150(vat) -tenth:10000%; 1x300". What the
    // menu refuses: "path message", each on a line of its own.
    std::string taken(const std::string& json) {
        order_ = record_of(kinds::order, json);
        base::Problems problems;
        basket_ = basket_from_menu(order_, menu_, service_of(order_), problems);
        std::string out;
        for (const auto& problem : problems)
            out += (out.empty() ? "" : "\n") + problem.path + ' ' + problem.message;
        if (!out.empty()) return out;
        for (const BasketLine& line : basket_.lines) {
            out += (out.empty() ? "" : "; ") + std::to_string(line.quantity) + 'x' +
                   std::to_string(line.item.unit_price) + names_of(line.item.taxes);
            for (const Component& modifier : line.modifiers)
                out += " +" + std::to_string(modifier.quantity) + 'x' +
                       std::to_string(modifier.unit_price) + names_of(modifier.taxes);
            for (const DiscountRule& rule : line.discounts) out += text_of(rule);
        }
        for (const DiscountRule& rule : basket_.discounts) out += ';' + text_of(rule);
        return out;
    }

    // The same for one line: members of it beside its item.
    std::string line(const std::string& item, const std::string& members = {}) {
        return taken(R"({"orderDetails":[{"miExternalID":"@)" + item + '"' +
                     (members.empty() ? "" : "," + members) + "}]}");
    }

    const Record& first_line() const { return order_[kinds::order.lines].front(); }
    std::string printed() const { return schema::write_json(order_); }

    Menu menu_;
    Record order_{kinds::order};
    Basket basket_;
};

// What the interface has no words for is said by extensions, so that the order comes to the same by
// its own prices.
TEST_F(MenuTest, WhatItMadeOfAnOrderCanBeSentBack) {
    add(kinds::tax, "city", R"("percentage":50000)");
    add(kinds::tax, "raw", R"("percentage":8875,"applyOnRawCheck":true,"taxes":["@city"])");
    add(kinds::menu_item, "ramen", R"("prices":[{"price":900}],"taxes":["@raw"])");
    add(kinds::menu_item, "tea", R"("prices":[{"price":300}],"taxes":["@raw"])");
    add(kinds::discount, "soups",
        R"("discountType":"Check Based","percentage":12500,"maximumAmount":70,"menuItems":["@ramen"])");
    taken(R"({"orderDetails":[{"miExternalID":"@tea"},{"miExternalID":"@ramen"}],
              "discounts":[{"disExternalID":"@soups"}]})");
    const Priced priced = price(basket_);
    fill(order_, basket_, priced);
    EXPECT_EQ(priced.discount, 70);
    EXPECT_TRUE(first_line()[kinds::order_detail.taxes][0][kinds::order_tax.is_on_raw]);

    Record again = record_of(kinds::order, printed());
    base::Problems problems;
    const Basket basket = basket_of(again, problems);
    EXPECT_TRUE(problems.empty());
    fill(again, basket, price(basket));
    EXPECT_EQ(schema::write_json(again), printed());
}

TEST_F(MenuTest, AnItemHasNamesPlaceAndPriceOfTheMenu) {
    add(kinds::category, "food", R"("level":1)");
    add(kinds::category, "soups", R"("level":2,"parent":"@food")");
    add(kinds::menu_item, "ramen",
        R"("category":"@food","subCategory":"@soups","prices":[{"price":900}])");
    EXPECT_EQ(line("ramen", R"("quantity":2,"itemPrice":1,"miName":"x","catExternalID":"y")"),
              "2x900");
    const auto& kind = kinds::order_detail;
    EXPECT_EQ(first_line()[kind.item_name], "ramen");
    EXPECT_EQ(first_line()[kind.item_price], 900);
    EXPECT_EQ(first_line()[kind.category_id], id_of("food"));
    EXPECT_EQ(first_line()[kind.subcategory_id], id_of("soups"));
    EXPECT_EQ(taken(R"({"orderDetails":[{"menuItem":"@ramen"}],"deliveryCharge":300,
                        "driverTipAmount":200,"taxes":[{"txName":"x"}],
                        "inclusiveTaxes":[{"txName":"y"}]})"),
              "1x900");
    EXPECT_FALSE(order_.has(kinds::order.taxes));
    EXPECT_FALSE(order_.has(kinds::order.inclusive_taxes));
    EXPECT_EQ(first_line()[kind.item_id], id_of("ramen"));
    EXPECT_EQ(basket_.delivery_charge, 300);
    EXPECT_EQ(basket_.tip, 200);
    std::string shouted = id_of("ramen");
    for (char& c : shouted) c = static_cast<char>(std::toupper(c));
    EXPECT_EQ(taken(R"({"orderDetails":[{"miExternalID":")" + shouted + "\"}]}"), "1x900");
    EXPECT_EQ(first_line()[kind.item_id], id_of("ramen"));
    EXPECT_EQ(taken("{}"), "");
}

TEST_F(MenuTest, WhatIsNotSoldIsRefused) {
    add(kinds::menu_item, "gone", R"("prices":[{"price":1}])", Selling::sold_out);
    add(kinds::menu_item, "lunch", R"("prices":[{"price":1}])", Selling::not_now);
    add(kinds::menu_item, "secret", R"("prices":[{"price":1}],"hideInWeb":true)");
    add(kinds::category, "staff", R"("level":1,"hideInWeb":true)");
    add(kinds::category, "desk", R"("level":1,"hideMenuItemInWeb":true)");
    add(kinds::category, "shown", R"("level":1)");
    add(kinds::menu_item, "meal", R"("prices":[{"price":1}],"category":"@staff")");
    add(kinds::menu_item, "shirt", R"("prices":[{"price":1}],"subCategory":"@desk")");
    add(kinds::menu_item, "fish", R"("prices":[{"price":1}],"category":"@shown")");
    add(kinds::modifier, "salt");
    const std::string item = "orderDetails[0].miExternalID ";
    EXPECT_EQ(line("gone"), item + "is sold out");
    EXPECT_EQ(line("lunch"), item + "is not sold at this time");
    for (const char* hidden : {"secret", "meal", "shirt"})
        EXPECT_EQ(line(hidden), item + "is not sold in the web shop");
    for (const char* unknown : {"nothing", "salt", "staff"})
        EXPECT_EQ(line(unknown), item + "is not an active menu item of this store");
    EXPECT_EQ(taken(R"({"orderDetails":[{"miExternalID":"@fish"},{"miName":"fish"}]})"),
              "orderDetails[1].miExternalID is required, because prices come from the menu");
    EXPECT_EQ(line("fish", R"("isFreeItem":true)"),
              "orderDetails[0].isFreeItem cannot be requested: prices come from the menu");
    EXPECT_EQ(line("fish", R"("isFreeItem":false)"), "1x1");
}

TEST_F(MenuTest, TheServingSizeDecidesThePrice) {
    add(kinds::serving_size_level, "small");
    add(kinds::serving_size_level, "large", R"("default":true)");
    const std::string both =
        R"({"servingSizeLevel":"@small","price":500},{"servingSizeLevel":"@large","price":800})";
    add(kinds::menu_item, "tea", R"("prices":[)" + both + "]");
    add(kinds::menu_item, "cola", R"("prices":[)" + both + R"(,{"price":300}])");
    add(kinds::menu_item, "bun", R"("prices":[{"servingSizeLevel":"@small","price":200}])");
    add(kinds::menu_item, "pie",
        R"("prices":[{"servingSizeLevel":"@small","price":7},{"servingSizeLevel":"@retired","price":9}])");
    add(kinds::menu_item, "air");
    EXPECT_EQ(line("tea", R"("ssExternalID":"@small")"), "1x500");
    EXPECT_EQ(line("tea"), "1x800");
    EXPECT_EQ(first_line()[kinds::order_detail.size_id], id_of("large"));
    EXPECT_EQ(first_line()[kinds::order_detail.size_name], "large");
    EXPECT_EQ(line("cola"), "1x300");
    EXPECT_FALSE(first_line().has(kinds::order_detail.size_id));
    EXPECT_EQ(line("bun"), "1x200");
    EXPECT_EQ(first_line()[kinds::order_detail.size_name], "small");
    EXPECT_EQ(line("pie"), "1x7");
    for (const char* wrong : {"@retired", "@large", "@nothing"})
        EXPECT_EQ(line("pie", R"("ssExternalID":")" + std::string(wrong) + '"'),
                  "orderDetails[0].ssExternalID is not a serving size of this item");
    EXPECT_EQ(line("air"), "orderDetails[0].miExternalID has no price");
    add(kinds::serving_size_level, "large");
    EXPECT_EQ(
        line("tea"),
        "orderDetails[0].ssExternalID is required: this item is sold in several serving sizes");
}

TEST_F(MenuTest, TaxesAreThoseOfTheItemElseOfItsCategories) {
    for (const char* tax : {"vat", "liquor", "city"}) add(kinds::tax, tax, R"("percentage":1000)");
    add(kinds::category, "bar", R"("level":1,"taxes":["@vat","@liquor"])");
    add(kinds::category, "wine", R"("level":2,"parent":"@bar","taxes":["@liquor"])");
    add(kinds::category, "beer", R"("level":2,"parent":"@bar")");
    add(kinds::menu_item, "merlot",
        R"("prices":[{"price":9}],"category":"@bar","subCategory":"@wine")");
    add(kinds::menu_item, "pils",
        R"("prices":[{"price":5}],"category":"@bar","subCategory":"@beer")");
    add(kinds::menu_item, "tap", R"("prices":[{"price":3}],"category":"@bar","taxes":[])");
    add(kinds::menu_item, "water",
        R"("prices":[{"price":2}],"category":"@bar","taxes":["@city","@city","@gone"])");
    add(kinds::menu_item, "bread", R"("prices":[{"price":1}])");
    EXPECT_EQ(line("merlot"), "1x9(liquor)");
    EXPECT_EQ(line("pils"), "1x5(vat,liquor)");
    EXPECT_EQ(line("water"), "1x2(city)");
    EXPECT_EQ(line("tap"), "1x3");
    EXPECT_EQ(line("bread"), "1x1");
}

TEST_F(MenuTest, TaxesAreWrittenWithRateAndWhatTheyName) {
    add(kinds::tax, "sales", R"("percentage":8875,"inclusive":true)");
    add(kinds::tax, "liquor", R"("percentage":3000,"taxes":["@sales","@gone"])");
    add(kinds::tax, "deposit", R"("taxType":"Amount","amount":25)");
    add(kinds::menu_item, "gin",
        R"("prices":[{"price":900}],"taxes":["@liquor","@deposit","@sales"])");
    EXPECT_EQ(line("gin", R"("taxes":[{"txExternalID":"x","percentage":1}])"),
              "1x900(liquor,deposit,sales)");
    ASSERT_EQ(basket_.taxes.size(), 3U);
    EXPECT_EQ(basket_.taxes[0].names, std::vector<std::size_t>{1});
    EXPECT_EQ(basket_.taxes[1].name, "sales");
    EXPECT_EQ(basket_.taxes[2].basis, TaxRule::Basis::per_unit);
    EXPECT_EQ(basket_.taxes[2].amount, 25);
    const std::string body = printed();
    EXPECT_NE(
        body.find(with_ids(
            R"("taxes":[{"txExternalID":"@liquor","txName":"liquor","percentage":3000,)"
            R"("percentageStr":"3.000","taxOnTax":["@sales"]},)"
            R"({"txExternalID":"@deposit","txName":"deposit","amount":25,"amountStr":"0.25"}])")),
        std::string::npos)
        << body;
    EXPECT_NE(body.find(with_ids(R"("inclusiveTaxes":[{"txExternalID":"@sales","txName":"sales",)"
                                 R"("percentage":8875,"percentageStr":"8.875"}])")),
              std::string::npos)
        << body;
}

TEST_F(MenuTest, AnOrderHasNoMoreTaxesThanCanBePriced) {
    const auto chain = [&](std::size_t length) {
        std::string word = "a";
        for (std::size_t i = 1; i < length; ++i) {
            const std::string next = word.back() == 'z' ? word + 'a'
                                                        : word.substr(0, word.size() - 1) +
                                                              static_cast<char>(word.back() + 1);
            add(kinds::tax, word, R"("percentage":1,"taxes":["@)" + next + "\"]");
            word = next;
        }
        add(kinds::tax, word, R"("percentage":1)");
        add(kinds::menu_item, "taxing", R"("prices":[{"price":1}],"taxes":["@a"])");
        return line("taxing");
    };
    EXPECT_EQ(chain(40), "1x1(a)");
    EXPECT_EQ(basket_.taxes.size(), 40U);
    EXPECT_EQ(chain(41), "orderDetails must have at most 40 taxes from the menu");
}

TaxRule rule_of(const std::string& members, const std::string& delivery_type) {
    return tax_rule(record_of(kinds::tax, R"({"name":"tax",)" + members + '}'),
                    {service_word(delivery_type)});
}

TEST(TaxRuleTest, TheRateIsThatOfTheServiceType) {
    const std::string rates =
        R"("percentage":5000,"isTaxPerServiceType":true,"taxPerServiceTypeTaxes":)"
        R"([{"deliveryTax":0,"toGoTax":2000,"webOrderTax":4000,"qsrTax":9000}])";
    EXPECT_EQ(rule_of(rates, "Delivery").rate, 0);
    EXPECT_EQ(rule_of(rates, "Pickup").rate, 2000);
    EXPECT_EQ(rule_of(rates, "Curbside").rate, 2000);
    EXPECT_EQ(rule_of(rates, "Dine In").rate, 4000);  // its pair is absent
    EXPECT_EQ(rule_of(rates, "Drone").rate, 4000);
    EXPECT_EQ(rule_of(rates, "").rate, 4000);
    EXPECT_EQ(rule_of(R"("percentage":5000,"isTaxPerServiceType":true,
                         "taxPerServiceTypeTaxes":[{"dineInTax":1}])",
                      "DINE-IN")
                  .rate,
              1);
    EXPECT_EQ(rule_of(R"("percentage":5000,"isTaxPerServiceType":true,
                         "taxPerServiceTypeTaxes":[{"dineInTax":1},{"deliveryTax":7}])",
                      "delivery")
                  .rate,
              7);
    EXPECT_EQ(rule_of(R"("percentage":5000,"isTaxPerServiceType":true,
                         "taxPerServiceTypeTaxes":[{"dineInTax":1}])",
                      "Delivery")
                  .rate,
              5000);
    EXPECT_EQ(rule_of(R"("percentage":5000,"taxPerServiceTypeTaxes":[{"webOrderTax":1}])", "").rate,
              5000);
}

TEST(TaxRuleTest, WordsForServicesAreComparedByLettersAndDigits) {
    EXPECT_EQ(service_word("Drive: Thru-2~"), "drivethru2");
}

TEST(TaxRuleTest, QuantitiesHaveRatesOfTheirOwn) {
    const TaxRule rule = rule_of(
        R"("percentage":5000,"isQuantityBased":true,"inclusive":true,"applyOnRawCheck":true,
           "quantityBasedTaxes":[{"quantity":12,"taxPercentage":1000,"deliveryTax":1500},
           {"quantity":6,"taxPercentage":0},{"quantity":24}])",
        "Delivery");
    EXPECT_TRUE(rule.is_inclusive);
    EXPECT_TRUE(rule.is_on_raw);
    EXPECT_EQ(rule.rate, 5000);
    ASSERT_EQ(rule.steps.size(), 3U);
    EXPECT_EQ(rule.steps[0].pieces, 6);
    EXPECT_EQ(rule.steps[0].rate, 0);
    EXPECT_EQ(rule.steps[1].pieces, 12);
    EXPECT_EQ(rule.steps[1].rate, 1500);
    EXPECT_EQ(rule.steps[2].rate, 5000);
    EXPECT_TRUE(
        rule_of(R"("percentage":5,"quantityBasedTaxes":[{"quantity":1}])", "").steps.empty());
    const TaxRule fixed =
        rule_of(R"("taxType":"Amount","amount":5,"percentage":7,"isQuantityBased":true)", "");
    EXPECT_EQ(fixed.rate, 0);
    EXPECT_EQ(fixed.amount, 5);
}

// A pizza with two groups, a sauce that must be chosen and something that comes with it.
class PizzaTest : public MenuTest {
protected:
    void SetUp() override {
        add(kinds::tax, "vat", R"("percentage":10000)");
        add(kinds::tax, "extra", R"("percentage":1000)");
        add(kinds::serving_size_level, "small");
        add(kinds::serving_size_level, "large");
        add(kinds::modifier, "olive",
            R"("servingSizeLevels":[{"id":"@small","price":100},{"id":"@large","priceStr":"1.50"}])");
        add(kinds::modifier, "truffle",
            R"("servingSizeLevels":[{"id":"@small","price":"900"}],"overrideFreeNToppings":true,
               "taxes":["@extra"])");
        add(kinds::modifier, "basil", R"("servingSizeLevels":["@small"])");
        add(kinds::modifier, "garlic", R"("maxNoOfTimes":2)");
        add(kinds::modifier, "tomato");
        add(kinds::modifier, "pesto", R"("servingSizeLevels":[{"id":"@small","price":80}],
            "prefixes":[{"id":"@more","name":"Extra","price":30},{"name":"On the side"},"@bare",
                        {"id":"@odd","name":"Odd","price":-5}])");
        add(kinds::modifier, "egg");
        add(kinds::modifier_group, "toppings",
            R"("modifiers":["@olive","@truffle","@basil","@garlic"],"pizzaTopping":true)");
        add(kinds::modifier_group, "sauces", R"("modifiers":["@tomato","@pesto"])");
        make_pizza();
    }

    void make_pizza(const std::string& more = {}) {
        add(kinds::menu_item, "pizza",
            R"("prices":[{"servingSizeLevel":"@small","price":1000},
                {"servingSizeLevel":"@large","price":1500}],"taxes":["@vat"],
                "optionalModifierGroups":["@toppings","@retired"],
                "mandatoryModifierGroups":[{"id":"@sauces","maximum":2}],
                "includedModifiers":[{"id":"@pesto","quantity":2},null,"@basil"])" +
                more);
    }

    std::string pizza(const std::string& members, const std::string& size = "small") {
        return line("pizza", R"("ssExternalID":"@)" + size + R"(","mandatoryModifiers":)" +
                                 R"([{"mExternalID":"@tomato"}],)" + members);
    }
    std::string with_sauces(const std::string& sauces) {
        return line("pizza", R"("ssExternalID":"@small","mandatoryModifiers":[)" + sauces + "]");
    }
};

TEST_F(PizzaTest, ModifiersStandInTheirOrderAndHaveNames) {
    EXPECT_EQ(pizza(R"("quantity":3,"optionalModifiers":[{"mExternalID":"@olive","quantity":2},
                       {"mExternalID":"@truffle"}],"includedModifiers":[{"mExternalID":"@basil"}])"),
              "3x1000(vat) +1x0(vat) +2x100(vat) +1x900(extra) +1x0(vat)");
    const Record& olive = first_line()[kinds::order_detail.optional_modifiers].front();
    EXPECT_EQ(
        schema::write_json(olive),
        with_ids(R"({"mgExternalID":"@toppings","mgName":"toppings","mExternalID":"@olive",)"
                 R"("mName":"olive","quantity":2,"mPrice":100,"mPriceStr":"1.00",)"
                 R"("prefixPrice":0,"prefixPriceStr":"0.00","modifierPrice":100,)"
                 R"("modifierPriceStr":"1.00","taxes":[{"txExternalID":"@vat","txName":"vat",)"
                 R"("percentage":10000,"percentageStr":"10.000"}],"inclusiveTaxes":[]})"));
}

TEST_F(PizzaTest, ThePriceIsThatOfTheSizeElseOfTheDefaultSizeElseTheOnlyOne) {
    const std::string olive = R"("optionalModifiers":[{"mExternalID":"@olive"}])";
    const std::string truffle = R"("optionalModifiers":[{"mExternalID":"@truffle"}])";
    EXPECT_EQ(pizza(olive, "large"), "1x1500(vat) +1x150(vat) +1x0(vat)");
    EXPECT_EQ(pizza(truffle, "large"), "1x1500(vat) +1x900(extra) +1x0(vat)");

    // The group's price for the size goes before the modifier's for another.
    add(kinds::modifier_group, "toppings",
        R"("modifiers":["@olive","@truffle"],
           "servingSizeLevels":[{"id":"@large","price":70},{"servingSizeLevel":"@small","price":60}])");
    EXPECT_EQ(pizza(truffle, "large"), "1x1500(vat) +1x70(extra) +1x0(vat)");
    EXPECT_EQ(pizza(truffle), "1x1000(vat) +1x900(extra) +1x0(vat)");

    const std::string no_price =
        "orderDetails[0].optionalModifiers[0].mExternalID has no price for this serving size";
    add(kinds::modifier_group, "toppings", R"("modifiers":["@olive"])");
    add(kinds::modifier, "olive",
        R"("servingSizeLevels":[{"id":"@small","price":-1},{"id":"@large","price":5},{"id":"@huge","price":9}])");
    EXPECT_EQ(pizza(olive), no_price);
    add(kinds::serving_size_level, "huge", R"("default":true)");
    EXPECT_EQ(pizza(olive), "1x1000(vat) +1x9(vat) +1x0(vat)");
    add(kinds::modifier, "olive", R"("servingSizeLevels":[{"id":"@large","price":"x"}])");
    EXPECT_EQ(pizza(olive), no_price);
}

TEST_F(PizzaTest, PricesAreInTheCurrencyOfTheStore) {
    menu_.currency_decimals = 0;
    add(kinds::modifier, "olive", R"("servingSizeLevels":[{"id":"@small","priceStr":"120"}])");
    EXPECT_EQ(pizza(R"("optionalModifiers":[{"mExternalID":"@olive"}])"),
              "1x1000(vat) +1x120(vat) +1x0(vat)");
}

TEST_F(PizzaTest, PrefixesAreFoundByIdOrName) {
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto","pExternalID":"@more","pName":"No"})"),
              "1x1000(vat) +1x110(vat)");
    const auto& kind = kinds::order_modifier;
    const auto pesto = [&]() -> const Record& {
        return first_line()[kinds::order_detail.mandatory_modifiers].front();
    };
    EXPECT_EQ(pesto()[kind.prefix_name], "Extra");
    EXPECT_EQ(pesto()[kind.prefix_price], 30);
    EXPECT_EQ(pesto()[kind.modifier_price], 80);
    EXPECT_EQ(pesto()[kind.price], 110);
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto","pName":"EXTRA "})"),
              "1x1000(vat) +1x110(vat)");
    EXPECT_EQ(pesto()[kind.prefix_id], id_of("more"));
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto","pName":"on the side"})"),
              "1x1000(vat) +1x80(vat)");
    EXPECT_EQ(pesto()[kind.prefix_name], "On the side");
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto","pExternalID":"@bare","pName":"Less"})"),
              "1x1000(vat) +1x80(vat)");
    EXPECT_EQ(pesto()[kind.prefix_name], "Less");
    const std::string place = "orderDetails[0].mandatoryModifiers[0].";
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto","pName":"Double"})"),
              place + "pName is not a prefix of this modifier");
    for (const char* id : {"@nothing", "@odd"})
        EXPECT_EQ(
            with_sauces(R"({"mExternalID":"@pesto","pExternalID":")" + std::string(id) + "\"}"),
            place + "pExternalID is not a prefix of this modifier");
}

TEST_F(PizzaTest, WhatIsNotOfferedIsRefused) {
    const std::string place = "orderDetails[0].optionalModifiers[0].";
    const auto refused = [&](const std::string& modifier) {
        return pizza(R"("optionalModifiers":[{)" + modifier + "}]");
    };
    EXPECT_EQ(refused(R"("mName":"olive")"),
              place + "mExternalID is required, because prices come from the menu");
    EXPECT_EQ(refused(R"("mExternalID":"@nothing")"),
              place + "mExternalID is not an active modifier of this store");
    EXPECT_EQ(refused(R"("mExternalID":"@egg")"),
              place + "mExternalID is not offered with this item");
    EXPECT_EQ(refused(R"("mExternalID":"@tomato")"),
              place + "mExternalID is not offered with this item");
    EXPECT_EQ(refused(R"("mExternalID":"@egg","mgExternalID":"@toppings")"),
              place + "mExternalID is not offered with this item");
    for (const char* group : {"@sauces", "@retired", "@nothing"})
        EXPECT_EQ(refused(R"("mExternalID":"@olive","mgExternalID":")" + std::string(group) + '"'),
                  place + "mgExternalID is not a group that this item offers here");
    EXPECT_EQ(refused(R"("mExternalID":"@olive","mgExternalID":"@toppings")"),
              "1x1000(vat) +1x100(vat) +1x0(vat)");
    EXPECT_EQ(pizza(R"("includedModifiers":[{"mExternalID":"@egg"}])"),
              "orderDetails[0].includedModifiers[0].mExternalID does not come with this item");
}

TEST_F(PizzaTest, GroupsAndModifiersHaveLimits) {
    const std::string list = "orderDetails[0].mandatoryModifiers ";
    EXPECT_EQ(line("pizza", R"("ssExternalID":"@small")"), list + "must have at least 1 of sauces");
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@tomato"},{"mExternalID":"@pesto","quantity":2})"),
              list + "must have at most 2 of sauces");
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@tomato"},{"mExternalID":"@pesto"})"),
              "1x1000(vat) +1x0(vat) +1x80(vat)");
    add(kinds::menu_item, "pizza",
        R"("prices":[{"servingSizeLevel":"@small","price":1000}],"taxes":["@vat"],
           "optionalModifierGroups":[{"id":"@toppings","minimum":2,"maximum":0}])");
    const auto garlic = [&](const std::string& times) {
        return line("pizza",
                    R"("ssExternalID":"@small","optionalModifiers":[{"mExternalID":"@garlic"},)" +
                        times + "]");
    };
    EXPECT_EQ(line("pizza", R"("ssExternalID":"@small")"), "1x1000(vat)");
    EXPECT_EQ(
        line("pizza", R"("ssExternalID":"@small","optionalModifiers":[{"mExternalID":"@garlic"}])"),
        "orderDetails[0].optionalModifiers must have at least 2 of toppings");
    EXPECT_EQ(garlic(R"({"mExternalID":"@garlic"})"), "1x1000(vat) +1x0(vat) +1x0(vat)");
    EXPECT_EQ(garlic(R"({"mExternalID":"@garlic","quantity":2})"),
              "orderDetails[0].optionalModifiers[1].quantity is more than the 2 of this modifier "
              "that one item may have");
}

TEST_F(PizzaTest, WhatComesWithTheItemCostsOnlyItsPrefix) {
    EXPECT_EQ(pizza(R"("includedModifiers":[{"mExternalID":"@pesto","mgExternalID":"@sauces"},
                       {"mExternalID":"@pesto","pName":"Extra","quantity":3}])"),
              "1x1000(vat) +1x0(vat) +1x30(vat) +2x110(vat) +1x0(vat)");
    const auto& included = first_line()[kinds::order_detail.included_modifiers];
    ASSERT_EQ(included.size(), 3U);
    EXPECT_EQ(included[0][kinds::order_modifier.group_name], "sauces");
    EXPECT_EQ(included[1][kinds::order_modifier.quantity], 1);
    EXPECT_EQ(included[1][kinds::order_modifier.modifier_price], 0);
    EXPECT_EQ(included[1][kinds::order_modifier.prefix_price], 30);
    EXPECT_EQ(included[2][kinds::order_modifier.quantity], 2);
    EXPECT_EQ(included[2][kinds::order_modifier.modifier_price], 80);

    add(kinds::modifier, "basil",
        R"("servingSizeLevels":[{"id":"@mine","servingSizeLevel":"@small","price":60},
           {"id":"@small","servingSizeLevel":"@large","price":99}])");
    EXPECT_EQ(pizza(R"("includedModifiers":[{"mExternalID":"@basil","quantity":2}])"),
              "1x1000(vat) +1x0(vat) +1x60(vat) +1x0(vat)");
}

TEST_F(PizzaTest, TheFirstToppingsAreFree) {
    const std::string toppings =
        R"("optionalModifiers":[{"mExternalID":"@truffle"},{"mExternalID":"@olive","quantity":2},
           {"mExternalID":"@olive","quantity":2,"comment":"left"},{"mExternalID":"@basil"}])";
    EXPECT_EQ(pizza(toppings),
              "1x1000(vat) +1x900(extra) +2x100(vat) +2x100(vat) +1x0(vat) +1x0(vat)");
    make_pizza(R"(,"firstFreeNToppings":3)");
    EXPECT_EQ(pizza(toppings),
              "1x1000(vat) +1x900(extra) +2x0(vat) +1x0(vat) +1x100(vat) +1x0(vat) +1x0(vat)");
    const auto& listed = first_line()[kinds::order_detail.optional_modifiers];
    ASSERT_EQ(listed.size(), 5U);
    EXPECT_EQ(listed[2].unknown, listed[3].unknown);
    EXPECT_EQ(listed[2].unknown.size(), 1U);
    EXPECT_EQ(listed[2][kinds::order_modifier.modifier_price], 0);

    // Free is free with its prefix, too.
    add(kinds::modifier, "olive", R"("servingSizeLevels":[{"id":"@small","price":100}],
        "prefixes":[{"name":"Extra","price":50}])");
    EXPECT_EQ(
        pizza(R"("optionalModifiers":[{"mExternalID":"@olive","pName":"Extra","quantity":4}])"),
        "1x1000(vat) +3x0(vat) +1x150(vat) +1x0(vat)");
    make_pizza(R"(,"firstFreeNToppings":3,"overrideFreeNToppings":true)");
    EXPECT_EQ(pizza(R"("optionalModifiers":[{"mExternalID":"@olive"}])"),
              "1x1000(vat) +1x100(vat) +1x0(vat)");
    // Nor is anything of a group without toppings.
    make_pizza(R"(,"firstFreeNToppings":9)");
    EXPECT_EQ(with_sauces(R"({"mExternalID":"@pesto"})"), "1x1000(vat) +1x80(vat)");
}

TEST_F(PizzaTest, WhatAnItemDoesNotSayItsCategoriesSay) {
    add(kinds::category, "food",
        R"("level":1,"optionalModifierGroups":["@sauces"],"includedModifiers":["@egg"],
           "firstFreeNToppings":1)");
    add(kinds::category, "round",
        R"("level":2,"parent":"@food","optionalModifierGroups":["@toppings"])");
    const std::string place =
        R"("prices":[{"price":700}],"category":"@food","subCategory":"@round")";
    add(kinds::menu_item, "calzone", place);
    const std::string chosen =
        R"("optionalModifiers":[{"mExternalID":"@truffle"},{"mExternalID":"@garlic"},
           {"mExternalID":"@truffle","quantity":2}],"includedModifiers":[{"mExternalID":"@egg"}])";
    EXPECT_EQ(line("calzone", chosen), "1x700 +1x0 +1x900(extra) +1x0 +2x900(extra)");
    add(kinds::modifier, "truffle", R"("servingSizeLevels":[{"id":"@small","price":900}])");
    EXPECT_EQ(line("calzone", chosen), "1x700 +1x0 +1x0 +1x0 +2x900");
    add(kinds::menu_item, "calzone", place + R"(,"firstFreeNToppings":0)");
    EXPECT_EQ(line("calzone", chosen), "1x700 +1x0 +1x900 +1x0 +2x900");
    add(kinds::menu_item, "calzone", place + R"(,"overrideFreeNToppings":true)");
    EXPECT_EQ(line("calzone", chosen), "1x700 +1x0 +1x900 +1x0 +2x900");
}

TEST_F(PizzaTest, ModifiersMayIncludeTheDefaultTaxes) {
    const std::string egg = R"("includedModifiers":[{"mExternalID":"@egg"}])";
    add(kinds::tax, "state", R"("percentage":1,"defaultTax":true)");
    add(kinds::tax, "check", R"("percentage":1,"defaultTax":true,"applyTo":"Check")");
    add(kinds::menu_item, "pizza",
        R"("prices":[{"price":9}],"includedModifiers":["@egg","@basil"])");
    add(kinds::modifier, "egg", R"("includeDefaultTaxes":true)");
    EXPECT_EQ(line("pizza", egg), "1x9 +1x0(state)");
    add(kinds::modifier, "egg", R"("includeDefaultTaxes":true,"taxes":["@extra"])");
    EXPECT_EQ(line("pizza", egg), "1x9 +1x0(extra,state)");
    add(kinds::tax, "topping", R"("percentage":1,"defaultTax":true,"applyTo":"Modifier")");
    add(kinds::modifier, "basil", R"("includeDefaultTaxes":true)");
    EXPECT_EQ(
        line("pizza", R"("includedModifiers":[{"mExternalID":"@egg"},{"mExternalID":"@basil"}])"),
        "1x9 +1x0(extra,topping) +1x0(topping)");
    add(kinds::tax, "topping");
    add(kinds::tax, "state");
    add(kinds::modifier, "egg", R"("includeDefaultTaxes":true)");
    add(kinds::menu_item, "pizza",
        R"("prices":[{"price":9}],"taxes":["@vat"],"includedModifiers":["@egg"])");
    EXPECT_EQ(line("pizza", egg), "1x9(vat) +1x0");
}

class DiscountTest : public MenuTest {
protected:
    void SetUp() override {
        add(kinds::category, "food", R"("level":1)");
        add(kinds::category, "soups", R"("level":2,"parent":"@food")");
        add(kinds::category, "bar", R"("level":1)");
        add(kinds::menu_item, "ramen",
            R"("prices":[{"price":1000}],"category":"@food","subCategory":"@soups")");
        add(kinds::menu_item, "bread", R"("prices":[{"price":300}],"category":"@food")");
        add(kinds::menu_item, "sake", R"("prices":[{"price":700}],"category":"@bar")");
        add(kinds::discount, "tenth", R"("percentage":10000)");
        add(kinds::discount, "fiver",
            R"("discountType":"Check Based","valueType":"Amount","amount":500)");
    }

    // An order of ramen, bread and sake with these discounts on the whole, and more members.
    std::string whole(const std::string& discounts, const std::string& more = {}) {
        return taken(R"({"orderDetails":[{"miExternalID":"@ramen"},{"miExternalID":"@bread"},
                        {"miExternalID":"@sake"}],"discounts":[)" +
                     discounts + ']' + more + '}');
    }
    std::string ramen(const std::string& discounts) {
        return line("ramen", R"("discounts":[)" + discounts + ']');
    }
    static std::string on(const std::string& word) {
        return R"({"disExternalID":"@)" + word + "\"}";
    }
};

constexpr const char* plain = "1x1000; 1x300; 1x700";

TEST_F(DiscountTest, TheMenuSaysWhatADiscountIs) {
    EXPECT_EQ(whole(on("fiver")), std::string(plain) + "; -fiver:500");
    EXPECT_EQ(ramen(R"({"disExternalID":"@tenth","name":"x","discountValue":90,
                        "discountAmount":9,"adjustAmount":"After Tax"})"),
              "1x1000 -tenth:10000%");
    const Record& entry = first_line()[kinds::order_detail.discounts].front();
    EXPECT_EQ(
        schema::write_json(entry),
        with_ids(R"({"disExternalID":"@tenth","name":"tenth","discountValue":10,)"
                 R"("discountAmount":0,"discountAmountStr":"0.00","discountType":"Item Based",)"
                 R"("isAfterTax":false,"includeAdditionalModifier":true})"));
    add(kinds::discount, "eighth",
        R"("percentage":12500,"maximumAmount":200,"isAfterTax":true,"includeAdditionalModifier":false)");
    EXPECT_EQ(ramen(on("tenth") + ',' + on("eighth")),
              "1x1000 -tenth:10000% -eighth:12500% max 200 after tax items only");
    EXPECT_EQ(first_line()[kinds::order_detail.discounts][1][kinds::order_discount.value], 0);
    add(kinds::discount, "eighth",
        R"("percentage":0,"maximumAmount":0,"includeAdditionalModifier":true)");
    EXPECT_EQ(ramen(on("eighth")), "1x1000 -eighth:0");
}

TEST_F(DiscountTest, ItCountsForItsItemsAndCategories) {
    add(kinds::discount, "warm",
        R"("percentage":1000,"categories":["@soups"],"menuItems":["@sake"])");
    add(kinds::discount, "drinks", R"("percentage":1000,"categories":["@bar"])");
    add(kinds::discount, "other", R"("percentage":1000,"menuItems":["@nothing"])");
    EXPECT_EQ(whole(on("warm") + ',' + on("drinks")),
              std::string(plain) + "; -warm:1000% #0 #2; -drinks:1000% #2");
    EXPECT_EQ(whole(on("other")),
              "discounts[0].disExternalID is a discount for items that are not in this order");
    EXPECT_EQ(ramen(on("warm")), "1x1000 -warm:1000%");
    EXPECT_EQ(ramen(on("drinks")),
              "orderDetails[0].discounts[0].disExternalID is a discount for other items");
    EXPECT_EQ(
        ramen(on("fiver")),
        "orderDetails[0].discounts[0].disExternalID is a discount on the whole order, not on a "
        "line");
}

TEST_F(DiscountTest, ItIsNamedByIdOrCode) {
    const std::string given = std::string(plain) + "; -fiver:500";
    EXPECT_EQ(whole("", R"(,"discountId":")" + id_of("fiver") + '"'), given);
    EXPECT_EQ(order_[kinds::order.discounts].size(), 1U);
    EXPECT_EQ(whole("", R"(,"discountId":"@nothing")"),
              "discountId is not an active discount of this store");
    EXPECT_EQ(whole("", R"(,"appliedDiscountCode":"FIVER")"),
              "appliedDiscountCode is not the code of an active discount");
    menu_.code_discount = id_of("fiver");
    EXPECT_EQ(whole("", R"(,"appliedDiscountCode":"FIVER")"), given);
    EXPECT_EQ(order_[kinds::order.discounts].front()[kinds::order_discount.name], "fiver");
    EXPECT_EQ(whole(on("fiver"), R"(,"appliedDiscountCode":"FIVER","discountId":"@fiver")"), given);
    menu_.code_discount = id_of("tenth");
    EXPECT_EQ(taken(R"({"orderDetails":[{"miExternalID":"@ramen","discounts":[)" + on("tenth") +
                    R"(]}],"appliedDiscountCode":"TEN"})"),
              "1x1000 -tenth:10000%");
    EXPECT_FALSE(order_.has(kinds::order.discounts));
}

TEST_F(DiscountTest, ItIsGivenOnce) {
    const std::string twice = " is a discount that is already applied";
    EXPECT_EQ(whole(on("fiver") + ',' + on("fiver")), "discounts[1].disExternalID" + twice);
    EXPECT_EQ(ramen(on("tenth") + ',' + on("tenth")),
              "orderDetails[0].discounts[1].disExternalID" + twice);
    const std::string on_ramen = R"({"miExternalID":"@ramen","discounts":[)" + on("tenth") + "]}";
    EXPECT_EQ(taken(R"({"orderDetails":[)" + on_ramen + ',' + on_ramen + "]}"),
              "1x1000 -tenth:10000%; 1x1000 -tenth:10000%");
    EXPECT_EQ(taken(R"({"orderDetails":[)" + on_ramen + R"(],"discounts":[)" + on("tenth") + "]}"),
              "discounts[0].disExternalID" + twice);
}

TEST_F(DiscountTest, SomeAreNotForThisOrder) {
    const auto refused = [&](const std::string& members, Selling sale = Selling::now) {
        add(kinds::discount, "odd", R"("percentage":5000)" + members, sale);
        const std::string told = whole(on("odd"));
        const std::string path = "discounts[0].disExternalID ";
        return told.starts_with(path) ? told.substr(path.size()) : told;
    };
    EXPECT_EQ(refused("", Selling::not_now), "is a discount that is not valid at this time");
    EXPECT_EQ(refused(R"(,"hideInWeb":true)"),
              "is a discount that is not available in the web shop");
    EXPECT_EQ(refused(R"(,"needsManager":true)"), "is a discount that only staff can give");
    EXPECT_EQ(refused(R"(,"needsReason":true)"), "is a discount that only staff can give");
    EXPECT_EQ(refused(R"(,"minimumOrderAmount":2001)"),
              "is a discount for orders of at least 20.01");
    EXPECT_EQ(refused(R"(,"minimumOrderAmount":2000)"), std::string(plain) + "; -odd:5000%");
    EXPECT_EQ(whole(R"({"name":"Friends","discountAmount":500})"),
              "discounts[0].disExternalID is required, because prices come from the menu");
    EXPECT_EQ(whole(on("nothing")),
              "discounts[0].disExternalID is not an active discount of this store");
}

TEST_F(DiscountTest, TheLeastOrderCountsModifiers) {
    add(kinds::serving_size_level, "any");
    add(kinds::modifier, "egg", R"("servingSizeLevels":[{"id":"@any","price":50}])");
    add(kinds::modifier_group, "extras", R"("modifiers":["@egg"])");
    add(kinds::menu_item, "ramen",
        R"("prices":[{"price":1000}],"optionalModifierGroups":["@extras"])");
    add(kinds::discount, "big", R"("percentage":1000,"minimumOrderAmount":2200)");
    const std::string more = R"("quantity":2,"discounts":[)" + on("big") + "]";
    EXPECT_EQ(line("ramen", more),
              "orderDetails[0].discounts[0].disExternalID is a discount for "
              "orders of at least 22.00");
    EXPECT_EQ(line("ramen", more + R"(,"optionalModifiers":[{"mExternalID":"@egg","quantity":2}])"),
              "2x1000 +2x50 -big:1000%");
}

TEST_F(DiscountTest, ItCountsForItsServiceTypes) {
    add(kinds::service_type, "togo", R"("service":"TOGO")");
    add(kinds::service_type, "table", R"("service":"TABLESERVICE")");
    add(kinds::service_type, "delivery", R"("service":"X")");
    add(kinds::service_type, "web", R"("service":"WEB-ORDER")");
    add(kinds::service_type, "nameless", R"("service":"")");
    const auto is_given = [&](const std::string& type, const std::string& delivery_type) {
        add(kinds::discount, "some",
            R"("percentage":1000,"serviceTypes":["@gone","@)" + type + "\"]");
        const std::string detail =
            R"(,"deliveryDetail":[{"deliveryType":")" + delivery_type + "\"}]";
        const std::string told = whole(on("some"), delivery_type.empty() ? "" : detail);
        if (told.starts_with(plain)) return true;
        EXPECT_EQ(told, "discounts[0].disExternalID is a discount for other delivery types");
        return false;
    };
    EXPECT_TRUE(is_given("togo", "Pickup"));
    EXPECT_TRUE(is_given("togo", "Curbside"));
    EXPECT_FALSE(is_given("togo", "Delivery"));
    EXPECT_TRUE(is_given("table", "Dine In"));
    EXPECT_FALSE(is_given("table", "Pickup"));
    EXPECT_TRUE(is_given("delivery", "delivery"));
    EXPECT_TRUE(is_given("web", "Drone"));
    EXPECT_TRUE(is_given("web", ""));
    EXPECT_FALSE(is_given("nameless", ""));
    EXPECT_FALSE(is_given("nothing", ""));
}

TEST_F(DiscountTest, AllProblemsAreToldTogether) {
    EXPECT_EQ(
        taken(R"({"orderDetails":[{"miExternalID":"@nothing","discounts":[{}]},
                        {"miExternalID":"@ramen","ssExternalID":"@nothing"}],"discountId":"x"})"),
        "orderDetails[0].miExternalID is not an active menu item of this store\n"
        "orderDetails[1].ssExternalID is not a serving size of this item\n"
        "orderDetails[0].discounts[0].disExternalID is required, because prices come from the "
        "menu\n"
        "discountId is not an active discount of this store");
}

}  // namespace
}  // namespace domain
