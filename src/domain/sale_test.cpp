// Sales, and refunds of them in pieces. COMANDA_SEED=N repeats a walk, COMANDA_LONG=1 makes more.
#include "domain/refund.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>

namespace domain {
namespace {

SaleLine line_of(const std::string& key, std::int64_t quantity, Minor gross) {
    return {.key = key, .item = {"i" + key, "Item " + key}, .quantity = quantity, .gross = gross};
}
SaleTax tax_of(const std::string& id, std::int64_t rate, bool is_inclusive, Minor amount) {
    return {{id, id}, rate, is_inclusive, 10 * amount, amount};
}
SaleDiscount discount_of(const std::string& id, Minor amount) {
    return {.discount = {id, id}, .amount = amount};
}
// Sold for 30.00 and 10.00, with taxes of both sorts and a discount; paid by card and cash.
Sale small_sale() {
    Sale sale{.lines = {line_of("a", 3, 3'000), line_of("b", 1, 1'000)}};
    add(sale.lines[0], tax_of("vat", 10'000, true, 250));
    add(sale.lines[0], discount_of("ten", 250));
    add(sale.lines[1], tax_of("city", 8'875, false, 89));
    for (SaleLine& line : sale.lines) set_tax_shares(line);
    sale.payments = {{.key = "p1", .method = "Visa", .amount = 3'000, .tip = 500},
                     {.key = "p2", .method = "Cash", .amount = 839}};
    return sale;
}

TEST(Sale, AddsUpAsReportsWantIt) {
    const Sale sale = small_sale();
    const Figures figures = figures_of(sale);
    EXPECT_EQ(figures.gross, 4'000);
    EXPECT_EQ(figures.discount, 250);
    EXPECT_EQ(figures.shown_discount(), 227);  // 250 x 10 / 110 is inclusive tax
    EXPECT_EQ(figures.tax(), 339);
    EXPECT_EQ(figures.sale_amount(), 3'839);
    EXPECT_EQ(figures.net_sales(), 3'500);
    EXPECT_EQ(paid_of(sale), 3'839);
    EXPECT_EQ(tips_of(sale), 500);
}

TEST(Sale, CountsNoVoidLine) {
    Sale sale = small_sale();
    sale.lines[0].is_void = true;
    EXPECT_EQ(figures_of(sale).gross, 1'000);
    EXPECT_EQ(figures_of(sale.lines[0]), Figures());
    EXPECT_EQ(left_of(sale, {}).lines.size(), 1U);
}

TEST(Sale, TellsTogetherWhatIsTheSame) {
    Sale sale = small_sale();
    SaleLine& line = sale.lines[0];
    line.taxes.push_back(tax_of("vat", 10'000, true, 50));
    line.taxes.push_back(tax_of("vat", 10'000, false, 7));
    line.taxes.push_back(tax_of("vat", 5'000, true, 8));
    line.discounts.push_back(discount_of("ten", 5));
    line.discounts.push_back({.discount = {"ten", "ten"}, .coupon = "X", .amount = 1});
    line.modifiers = {{.modifier = {"m", "Olives"}, .quantity = 2, .gross = 10, .discount = 1},
                      {.modifier = {"m", "Olives"}, .quantity = 1, .gross = 5, .exclusive_tax = 3},
                      {.modifier = {"n", "Ham"}, .gross = 1}};
    const SaleLine told = settled(sale).lines[0];
    ASSERT_EQ(told.taxes.size(), 3U);
    EXPECT_EQ(told.taxes[0].amount, 300);
    EXPECT_EQ(told.taxes[0].base, 3'000);
    ASSERT_EQ(told.discounts.size(), 2U);
    EXPECT_EQ(told.discounts[0].amount, 255);
    EXPECT_EQ(told.discounts[0].tax_share, 23);
    ASSERT_EQ(told.modifiers.size(), 2U);
    EXPECT_EQ(told.modifiers[0], (SaleModifier{.modifier = {"m", "Olives"},
                                               .quantity = 3,
                                               .gross = 15,
                                               .discount = 1,
                                               .exclusive_tax = 3}));
    EXPECT_EQ(figures_of(told), figures_of(line));
}

TEST(Sale, IsRefusedWhenItsSumsWouldNotFit) {
    Sale sale = small_sale();
    sale.lines[1].gross = -sale_max;
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale.lines[1].gross = std::numeric_limits<Minor>::min();
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale.lines[0].gross = -1;
    EXPECT_THROW(figures_of(sale), AmountTooLarge);
    sale = small_sale();
    sale.payments[0].tip = std::numeric_limits<Minor>::max();
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale = {.lines = {line_of("a", 1, sale_max - 1)}};
    EXPECT_EQ(settled(sale), sale);
    sale.lines[0].modifiers = {{.quantity = 1}};
    EXPECT_THROW(settled(sale), AmountTooLarge);
}

TEST(Sale, NeedsKeysOfItsLinesAndPayments) {
    Sale sale = small_sale();
    sale.lines[1].key = "a";
    EXPECT_THROW(settled(sale), std::logic_error);
    sale.lines[1].key = "";
    EXPECT_THROW(settled(sale), std::logic_error);
    sale = small_sale();
    sale.payments[1].key = "p1";
    EXPECT_THROW(settled(sale), std::logic_error);
}

TEST(Sale, LeavesTheInclusiveShareOutOfDiscounts) {
    SaleLine line = line_of("a", 1, 11'200);
    line.taxes = {tax_of("a", 18'000, true, 1), tax_of("b", 8'000, true, 1),
                  tax_of("c", 50'000, false, 1)};
    line.discounts = {discount_of("x", 100), discount_of("up", -40), discount_of("y", 201)};
    set_tax_shares(line);  // 301 x 26 / 126 = 62.1
    EXPECT_EQ(line.discounts[0].tax_share, 21);
    EXPECT_EQ(line.discounts[1].tax_share, 0);
    EXPECT_EQ(line.discounts[2].tax_share, 41);
    SaleLine plain = line_of("b", 1, 5);
    set_tax_shares(plain);
    EXPECT_TRUE(plain.discounts.empty());
}

TEST(Sale, SharesWhatStandsOnNoLineByLargestRemainder) {
    Sale sale{.lines = {line_of("a", 1, 1'000), line_of("b", 1, 1'000), line_of("void", 1, 9'999),
                        line_of("c", 1, 1'000), line_of("back", 1, -500), line_of("d", 1, 0)}};
    sale.lines[2].is_void = true;
    share_discount(sale, discount_of("all", 100));
    EXPECT_EQ(sale.lines[0].discounts[0].amount, 34);
    EXPECT_EQ(sale.lines[1].discounts[0].amount, 33);
    EXPECT_TRUE(sale.lines[2].discounts.empty());
    EXPECT_EQ(sale.lines[3].discounts[0].amount, 33);
    EXPECT_TRUE(sale.lines[4].discounts.empty());
    share_tax(sale, {{"t", "t"}, 8'875, false, 2'900, 257});
    EXPECT_EQ(sale.lines[0].taxes[0].amount, 85);  // 966, 967 and 967 are left of them
    EXPECT_EQ(sale.lines[1].taxes[0].amount, 86);
    EXPECT_EQ(sale.lines[3].taxes[0].amount, 86);
    EXPECT_EQ(
        sale.lines[0].taxes[0].base + sale.lines[1].taxes[0].base + sale.lines[3].taxes[0].base,
        2'900);
    EXPECT_TRUE(sale.lines[5].taxes.empty());
    share_discount(sale, discount_of("up", -2));
    EXPECT_EQ(figures_of(sale).discount, 98);
    EXPECT_EQ(figures_of(sale).exclusive_tax, 257);
}

TEST(Sale, MakesALineForWhatNoLineCanBear) {
    Sale sale{.lines = {line_of("a", 1, 1'000)}};
    sale.lines[0].is_void = true;
    share_tax(sale, {{"t", "City tax"}, 0, false, 0, 257});
    ASSERT_EQ(sale.lines.size(), 2U);
    EXPECT_EQ(sale.lines[1].item, (Named{"", "City tax"}));
    share_discount(sale, discount_of("x", 57));
    EXPECT_EQ(figures_of(sale).sale_amount(), 200);
    EXPECT_EQ(settled(sale), sale);
}

TEST(Sale, TakesChangeOffTheLastCashPayment) {
    Sale sale{.lines = {line_of("a", 1, 1'000)},
              .payments = {{.key = "1", .method = "Cash", .amount = 500},
                           {.key = "2", .type = "CASH USD", .amount = 700},
                           {.key = "3", .method = "Visa", .type = "Card", .amount = 100}}};
    take_change_off(sale);
    EXPECT_EQ(sale.payments[0].amount, 500);
    EXPECT_EQ(sale.payments[1].amount, 400);
    EXPECT_EQ(sale.payments[2].amount, 100);
    const Sale exact = sale;
    take_change_off(sale);
    EXPECT_EQ(sale, exact);
    sale.payments[1].amount = 10;
    sale.payments[2].amount = 5'000;  // more than the cash: the rest was paid indeed
    take_change_off(sale);
    EXPECT_EQ(sale.payments[1].amount, 0);
    EXPECT_EQ(sale.payments[0].amount, 500);
    sale.payments = {{.key = "3", .method = "Cas", .type = "Casino", .amount = 9'999}};
    take_change_off(sale);
    EXPECT_EQ(paid_of(sale), 9'999);
}

TEST(Sale, TakesATipOutOfTheLastPayments) {
    Sale sale{.payments = {{.key = "1", .amount = 500},
                           {.key = "2", .amount = -3},
                           {.key = "3", .amount = 200, .tip = 1}}};
    take_tip_out(sale, 250);
    EXPECT_EQ(sale.payments[0], (SalePayment{.key = "1", .amount = 450, .tip = 50}));
    EXPECT_EQ(sale.payments[1], (SalePayment{.key = "2", .amount = -3}));
    EXPECT_EQ(sale.payments[2], (SalePayment{.key = "3", .amount = 0, .tip = 201}));
}

// An order as price() would price it, by hand: two lines, a modifier, both sorts of discount.
TEST(Sale, IsMadeOfAPricedOrder) {
    Basket basket;
    basket.taxes = {{.id = "vat", .name = "VAT", .rate = 10'000, .is_inclusive = true},
                    {.id = "city", .name = "City", .rate = 8'875}};
    basket.lines = {{.quantity = 2,
                     .item = {.unit_price = 550, .taxes = {0}},
                     .modifiers = {{.unit_price = 100, .quantity = 3, .taxes = {0, 1}}},
                     .discounts = {{.id = "d1", .name = "Line", .amount = 170}}},
                    {.quantity = 1, .item = {.unit_price = 400, .taxes = {1}}}};
    basket.discounts = {{.id = "d2", .name = "Order", .rate = 10'000}};
    basket.delivery_charge = 300;
    basket.tip = 50;
    Priced priced;
    priced.lines.resize(2);
    priced.lines[0].item = {.unit_price = 550,
                            .amount = 1'100,
                            .discount = 200,
                            .inclusive_tax = 82,
                            .taxes = {{0, 900, 82, true, 10'000}},
                            .savings = {{.amount = 110}, {.amount = 90}}};
    priced.lines[0].modifiers = {{.unit_price = 100,
                                  .amount = 600,
                                  .discount = 110,
                                  .exclusive_tax = 40,
                                  .inclusive_tax = 45,
                                  .taxes = {{0, 490, 45, true, 10'000}, {1, 445, 40, false, 8'875}},
                                  .savings = {{.amount = 60}, {.amount = 50}}}};
    priced.lines[1].item = {
        .unit_price = 400, .amount = 400, .exempted_tax = 35, .savings = {{.amount = 0}}};
    Sale sale{.lines = lines_of(basket, priced)};
    ASSERT_EQ(sale.lines.size(), 3U);
    EXPECT_EQ(figures_of(sale).sale_amount(), 1'100 + 600 - 310 + 40 + 400 + 300);
    const SaleLine& first = sale.lines[0];
    EXPECT_EQ(first.key, "1");
    EXPECT_EQ(first.quantity, 2);
    EXPECT_EQ(first.unit_price, 550);
    EXPECT_EQ(figures_of(first), (Figures{1'700, 310, 28, 127, 40}));  // 18.18 and 10
    ASSERT_EQ(first.taxes.size(), 2U);
    EXPECT_EQ(first.taxes[0], (SaleTax{{"vat", "VAT"}, 10'000, true, 1'390, 127}));
    EXPECT_EQ(first.taxes[1], (SaleTax{{"city", "City"}, 8'875, false, 445, 40}));
    ASSERT_EQ(first.discounts.size(), 2U);
    EXPECT_EQ(first.discounts[0],
              (SaleDiscount{.discount = {"d1", "Line"}, .amount = 170, .tax_share = 15}));
    EXPECT_EQ(first.discounts[1].rate, 10'000);
    EXPECT_EQ(first.discounts[1].amount, 140);
    ASSERT_EQ(first.modifiers.size(), 1U);
    EXPECT_EQ(first.modifiers[0], (SaleModifier{.quantity = 6,
                                                .gross = 600,
                                                .discount = 110,
                                                .tax_share = 10,
                                                .inclusive_tax = 45,
                                                .exclusive_tax = 40}));
    EXPECT_EQ(sale.lines[1].exempted_tax, 35);
    EXPECT_TRUE(sale.lines[1].discounts.empty());
    EXPECT_EQ(sale.lines[2].item, (Named{"", "Delivery"}));
    basket.delivery_charge = 0;
    EXPECT_EQ(lines_of(basket, priced).size(), 2U);
}

RefundAnswer take(const Sale& sale, std::vector<Sale>& refunds, const RefundWish& wish) {
    RefundAnswer answer = refund_of(left_of(sale, refunds), wish);
    if (!answer.denial) refunds.push_back(answer.refund);
    return answer;
}

TEST(Refund, OfTheWholeIsTheSaleTurned) {
    const Sale sale = small_sale();
    std::vector<Sale> refunds;
    const RefundAnswer answer = take(sale, refunds, {});
    EXPECT_EQ(figures_of(answer.refund), (Figures{-4'000, -250, -23, -250, -89}));
    EXPECT_EQ(answer.refund.lines[0].quantity, -3);
    EXPECT_EQ(paid_of(answer.refund), -3'839);
    EXPECT_EQ(tips_of(answer.refund), -500);
    EXPECT_EQ(take(sale, refunds, {}).denial, RefundDenial::nothing_left);
    EXPECT_EQ(take(sale, refunds, {.amount = 1}).denial, RefundDenial::nothing_left);
    EXPECT_EQ(take(sale, refunds, {.items = {{"a", 1}}}).denial, RefundDenial::nothing_left);
}

TEST(Refund, ByItemsTakesTheirShareAndNoTip) {
    const Sale sale = small_sale();
    std::vector<Sale> refunds;
    const RefundAnswer answer = take(sale, refunds, {.items = {{"a", 1}}});
    EXPECT_EQ(figures_of(answer.refund), (Figures{-1'000, -83, -8, -83, 0}));
    EXPECT_EQ(answer.refund.lines[0].quantity, -1);
    EXPECT_EQ(paid_of(answer.refund), -917);
    EXPECT_EQ(tips_of(answer.refund), 0);
    take(sale, refunds, {.items = {{"a", 1}, {"b", 1}, {"a", 1}}});
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{0, 500}));
    EXPECT_EQ(take(sale, refunds, {.items = {{"a", 1}}}).denial, RefundDenial::too_many);
    EXPECT_EQ(tips_of(take(sale, refunds, {}).refund), -500);
}

TEST(Refund, ByAmountTakesGoodsFirstAndBringsNoPiecesBack) {
    const Sale sale = small_sale();
    std::vector<Sale> refunds;
    RefundAnswer answer = take(sale, refunds, {.amount = 1'000});
    EXPECT_EQ(figures_of(answer.refund).sale_amount(), -1'000);
    EXPECT_EQ(answer.refund.lines[0].quantity, 0);
    EXPECT_EQ(paid_of(answer.refund), -1'000);
    EXPECT_EQ(take(sale, refunds, {.amount = 3'340}).denial, RefundDenial::more_than_left);
    EXPECT_EQ(take(sale, refunds, {.amount = 0}).denial, RefundDenial::worthless);
    answer = take(sale, refunds, {.amount = 2'939});  // 2,839 are left of the goods
    EXPECT_EQ(figures_of(answer.refund).sale_amount(), -2'839);
    EXPECT_EQ(answer.refund.lines[0].quantity, -3);
    EXPECT_EQ(tips_of(answer.refund), -100);
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{0, 400}));
}

TEST(Refund, TellsWhatIsWrong) {
    Sale sale = small_sale();
    std::vector<Sale> refunds;
    const auto denial = [&](std::vector<RefundWish::Item> items) {
        return take(sale, refunds, {.items = std::move(items)});
    };
    EXPECT_EQ(denial({{"z", 1}}).denial, RefundDenial::no_such_line);
    EXPECT_EQ(denial({{"a", 4}}).denial, RefundDenial::too_many);
    EXPECT_EQ(denial({{"a", 2}, {"a", 2}}).line, "a");
    EXPECT_EQ(denial({{"a", 0}}).denial, RefundDenial::too_many);
    sale.lines.push_back(line_of("free", 1, 0));
    EXPECT_EQ(denial({{"free", 1}}).denial, RefundDenial::worthless);
    EXPECT_TRUE(refunds.empty());
}

TEST(Refund, IsNeverMoreThanWasPaid) {
    Sale sale = small_sale();
    sale.payments = {{.key = "p", .amount = 1'500}};
    std::vector<Sale> refunds;
    EXPECT_EQ(take(sale, refunds, {.items = {{"a", 2}}}).denial, RefundDenial::more_than_left);
    EXPECT_EQ(figures_of(take(sale, refunds, {}).refund).sale_amount(), -1'500);
    EXPECT_EQ(take(sale, refunds, {}).denial, RefundDenial::nothing_left);
    sale.payments.clear();
    EXPECT_EQ(refundable(sale), Refundable());
}

TEST(Refund, OfASaleThatWasReplacedMakesUpForWhatIsGone) {
    Sale sale = small_sale();
    std::vector<Sale> refunds;
    take(sale, refunds, {.items = {{"b", 1}}});  // 10.89
    sale.lines.erase(sale.lines.begin() + 1);
    sale.payments = {{.key = "p9", .amount = 2'750}};
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{2'750 - 1'089, 0}));
    take(sale, refunds, {.amount = 100});
    take(sale, refunds, {});
    const Sale left = left_of(sale, refunds);
    EXPECT_EQ(figures_of(left), Figures());
    EXPECT_EQ(paid_of(left), 0);
}

class Random {
public:
    explicit Random(std::uint64_t seed) : bits_(seed) {}
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(bits_() % static_cast<std::uint64_t>(end));
    }
    bool one_in(std::int64_t n) { return below(n) == 0; }

private:
    std::mt19937_64 bits_;
};

SaleLine random_line(Random& random, int number, Minor price_max) {
    SaleLine line = line_of(std::to_string(number), 1 + random.below(random.one_in(5) ? 999 : 5),
                            random.below(price_max));
    if (random.one_in(10)) line.gross = -line.gross / 4;
    line.is_void = random.one_in(10);
    line.exempted_tax = random.one_in(8) ? random.below(50) : 0;
    for (auto i = random.below(4); i > 0; --i)
        add(line, tax_of("t" + std::to_string(random.below(4)), random.below(30'000),
                         random.one_in(2), random.below(1 + std::abs(line.gross) / 8)));
    for (auto i = random.below(3); i > 0; --i)
        add(line, discount_of("d" + std::to_string(random.below(3)),
                              random.below(1 + std::abs(line.gross) / 3)));
    for (auto i = random.below(3); i > 0; --i)
        add(line, SaleModifier{.modifier = {"m" + std::to_string(i), "M"},
                               .quantity = line.quantity,
                               .gross = random.below(1 + std::abs(line.gross) / 3),
                               .exclusive_tax = random.below(3)});
    set_tax_shares(line);
    return line;
}

Sale random_sale(Random& random) {
    Sale sale;
    const Minor price_max = random.one_in(4) ? 20 : random.one_in(4) ? sale_max / 1'000 : 5'000;
    for (auto i = 1 + random.below(6); i > 0; --i)
        sale.lines.push_back(random_line(random, static_cast<int>(i), price_max));
    if (random.one_in(3)) share_discount(sale, discount_of("all", random.below(1 + price_max / 9)));
    if (random.one_in(3)) share_tax(sale, tax_of("check", 0, false, random.below(99)));
    Minor due = std::max<Minor>(0, figures_of(sale).sale_amount());
    for (int i = 0; i < 3; ++i) {
        const Minor part = i == 2 ? due : random.below(due + 1);
        sale.payments.push_back(
            {.key = std::to_string(i), .amount = part, .tip = random.below(40)});
        due -= part;
    }
    return settled(std::move(sale));
}

RefundWish random_wish(Random& random, const Sale& left) {
    if (random.one_in(12)) return {};
    if (random.one_in(2)) {
        const auto [goods, tips] = refundable(left);
        return {.amount = 1 + random.below(random.one_in(3) ? goods + tips + 1 : goods / 3 + 1)};
    }
    RefundWish wish;
    for (auto i = 1 + random.below(2); i > 0 && !left.lines.empty(); --i) {
        const SaleLine& line = left.lines[static_cast<std::size_t>(
            random.below(static_cast<std::int64_t>(left.lines.size())))];
        if (line.quantity > 0) wish.items.push_back({line.key, 1 + random.below(line.quantity)});
    }
    return wish;
}

// Every figure there is, line by line, in a fixed order.
std::vector<Minor> all_figures(const Sale& sale) {
    std::vector<Minor> all;
    for (const SaleLine& line : sale.lines) {
        all.insert(all.end(), {line.quantity, line.gross, line.exempted_tax});
        for (const SaleDiscount& one : line.discounts)
            all.insert(all.end(), {one.amount, one.tax_share});
        for (const SaleTax& one : line.taxes) all.insert(all.end(), {one.amount, one.base});
        for (const SaleModifier& one : line.modifiers)
            all.insert(all.end(), {one.quantity, one.gross, one.discount, one.tax_share,
                                   one.inclusive_tax, one.exclusive_tax});
    }
    for (const SalePayment& one : sale.payments) all.insert(all.end(), {one.amount, one.tip});
    return all;
}

void expect_sums(const Sale& sale) {
    Figures sum;
    for (const SaleLine& line : sale.lines) sum += figures_of(line);
    EXPECT_EQ(sum, figures_of(sale));
    EXPECT_EQ(sum.sale_amount(), sum.gross - sum.discount + sum.exclusive_tax);
    EXPECT_EQ(sum.net_sales(), sum.gross - sum.discount - sum.inclusive_tax);
}

// What is left lies between nothing and what was left before, figure by figure.
void expect_between(const Sale& now, const Sale& before) {
    const auto left = all_figures(now), was = all_figures(before);
    ASSERT_EQ(left.size(), was.size());
    for (std::size_t i = 0; i < left.size(); ++i)
        EXPECT_TRUE(was[i] >= 0 ? left[i] >= 0 && left[i] <= was[i]
                                : left[i] <= 0 && left[i] >= was[i])
            << was[i] << " became " << left[i];
}

void refund_in_pieces(Random& random) {
    const Sale sale = random_sale(random);
    expect_sums(sale);
    std::vector<Sale> refunds;
    Sale left = left_of(sale, refunds);
    for (int step = 0; refundable(left) != Refundable(); ++step) {
        const RefundWish wish = step < 30 ? random_wish(random, left) : RefundWish{};
        const Refundable before = refundable(left);
        const RefundAnswer answer = take(sale, refunds, wish);
        if (answer.denial) continue;
        expect_sums(answer.refund);
        const Minor goods = -figures_of(answer.refund).sale_amount();
        EXPECT_EQ(goods, -paid_of(answer.refund));
        EXPECT_LE(goods, before.goods);
        if (wish.amount) {
            EXPECT_EQ(goods - tips_of(answer.refund), *wish.amount);
        }
        const Sale now = left_of(sale, refunds);
        expect_between(now, left);
        left = now;
    }
    EXPECT_EQ(paid_of(left), 0);
    EXPECT_EQ(tips_of(left), 0);
    if (figures_of(left_of(sale, {})).sale_amount() > 0) {
        EXPECT_EQ(figures_of(left).sale_amount(), 0);
    }
    const bool has_ended_whole =
        !refunds.empty() &&
        std::ranges::all_of(left.lines, [](const SaleLine& line) { return line.quantity == 0; });
    if (has_ended_whole) {
        EXPECT_EQ(all_figures(left), std::vector<Minor>(all_figures(left).size(), 0));
    }
}

TEST(Refund, InPiecesNeverMakesOrLosesAMinorUnit) {
    const char* const named = std::getenv("COMANDA_SEED");
    const auto seed = named ? std::stoull(named) : std::random_device()();
    SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
    Random random(seed);
    const int sales = std::getenv("COMANDA_LONG") ? 200'000 : 2'000;
    for (int i = 0; i < sales && !testing::Test::HasFailure(); ++i) refund_in_pieces(random);
}

}  // namespace
}  // namespace domain
