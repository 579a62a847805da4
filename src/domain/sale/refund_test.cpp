// Refunds of sales in pieces. COMANDA_SEED=N repeats a walk, COMANDA_LONG=1 makes more.
#include "domain/sale/examples.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

using namespace testing;

RefundAnswer take(const Sale& sale, std::vector<Sale>& refunds, const RefundTerms& terms) {
    RefundAnswer answer = refund_of(left_of(sale, refunds), terms);
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
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{.tips = 500}));
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
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{.tips = 400}));
}

TEST(Refund, UndoesAShareOfTheGoods) {
    const auto undone = [](Minor gross, Minor left) {
        const Share share = undone_of({.lines = {{.key = "a", .gross = gross}}}, left);
        return std::pair(share.part, share.whole);
    };
    EXPECT_EQ(undone(1'000, 600), std::pair(400L, 1'000L));
    EXPECT_EQ(undone(1'000, 1'000), std::pair(0L, 1'000L));
    EXPECT_EQ(undone(300, -100), std::pair(300L, 300L));  // replaced by less since
    EXPECT_EQ(undone(300, 400), std::pair(0L, 300L));
    EXPECT_EQ(undone(0, 0), std::pair(1L, 1L));
    EXPECT_EQ(undone(-5, 1), std::pair(0L, 1L));
}

TEST(Refund, TellsWhatIsWrong) {
    Sale sale = small_sale();
    std::vector<Sale> refunds;
    const auto denial = [&](std::vector<RefundTerms::Item> items) {
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

TEST(Refund, GivesBackWhatWasOverpaidBeforeGoods) {
    Sale sale{.lines = {line_of("a", 1, 1'000)}, .payments = {{.key = "p", .amount = 2'000}}};
    std::vector<Sale> refunds;
    EXPECT_EQ(refundable(sale), (Refundable{.overpaid = 1'000, .goods = 1'000}));
    EXPECT_TRUE(take(sale, refunds, {.amount = 900}).refund.lines.empty());
    EXPECT_EQ(figures_of(take(sale, refunds, {.amount = 300}).refund).sale_amount(), -200);
    EXPECT_EQ(take(sale, refunds, {.amount = 801}).denial, RefundDenial::more_than_left);
    EXPECT_EQ(paid_of(take(sale, refunds, {}).refund), -800);
    EXPECT_EQ(take(sale, refunds, {}).denial, RefundDenial::nothing_left);
}

TEST(Refund, OfGoodsThatCostNothingComesWithTheLastOfTheMoney) {
    Sale sale{.lines = {line_of("a", 2, 1'000)}, .payments = {{.key = "p", .tip = 500}}};
    add(sale.lines[0], discount_of("all", 1'000));
    std::vector<Sale> refunds;
    EXPECT_EQ(take(sale, refunds, {.items = {{"a", 1}}}).denial, RefundDenial::worthless);
    EXPECT_TRUE(take(sale, refunds, {.amount = 200}).refund.lines.empty());
    const RefundAnswer last = take(sale, refunds, {.amount = 300});
    EXPECT_EQ(figures_of(last.refund), (Figures{-1'000, -1'000, 0, 0, 0}));
    EXPECT_EQ(last.refund.lines.at(0).quantity, -2);
    EXPECT_EQ(all_figures(left_of(sale, refunds)), std::vector<Minor>(7, 0));
    EXPECT_EQ(take(sale, refunds, {}).denial, RefundDenial::nothing_left);

    sale.payments = {{.key = "p", .amount = 300}};  // overpaid
    refunds.clear();
    EXPECT_EQ(figures_of(take(sale, refunds, {}).refund), (Figures{-1'000, -1'000, 0, 0, 0}));
}

TEST(Refund, OfASaleThatWasReplacedMakesUpForWhatIsGone) {
    Sale sale = small_sale();
    std::vector<Sale> refunds;
    take(sale, refunds, {.items = {{"b", 1}}});  // 10.89
    sale.lines.erase(sale.lines.begin() + 1);
    sale.payments = {{.key = "p9", .amount = 2'750}};
    EXPECT_EQ(refundable(left_of(sale, refunds)), (Refundable{.goods = 2'750 - 1'089}));
    take(sale, refunds, {.amount = 100});
    take(sale, refunds, {});
    const Sale left = left_of(sale, refunds);
    EXPECT_EQ(figures_of(left), Figures());
    EXPECT_EQ(paid_of(left), 0);
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

// With lines that discounts make free, or with all of them.
Sale sale_with_gifts(Random& random) {
    Sale sale = random_sale(random);
    const bool is_all_free = random.one_in(2);
    Minor given = 0;
    for (SaleLine& line : sale.lines) {
        const Minor worth = figures_of(line).sale_amount();
        if (worth <= 0 || (!is_all_free && random.one_in(2))) continue;
        add(line, discount_of("gift", worth));
        given += worth;
    }
    for (SalePayment& payment : sale.payments) {
        const Minor part = std::min(payment.amount, given);
        payment.amount -= part;
        given -= part;
    }
    return sale;
}

void refund_in_pieces(Random& random) {
    Sale sale = random.one_in(3) ? sale_with_gifts(random) : random_sale(random);
    if (!sale.payments.empty() && random.one_in(3))
        sale.payments.front().amount += random.below(500);  // more than it comes to
    expect_sums(sale);
    std::vector<Sale> refunds;
    Sale left = left_of(sale, refunds);
    bool is_last_by_items = false;
    for (int step = 0; refundable(left) != Refundable(); ++step) {
        const RefundTerms terms = step < 30 ? random_terms(random, left) : RefundTerms{};
        const Refundable before = refundable(left);
        const RefundAnswer answer = take(sale, refunds, terms);
        if (answer.denial) continue;
        is_last_by_items = !terms.items.empty();
        expect_sums(answer.refund);
        const Minor goods = -figures_of(answer.refund).sale_amount();
        const Minor given = -paid_of(answer.refund);
        EXPECT_LE(goods, given);
        EXPECT_LE(goods, before.goods);
        EXPECT_LE(given, before.without_tips());
        if (terms.amount) {
            EXPECT_EQ(given - tips_of(answer.refund), *terms.amount);
            EXPECT_EQ(given - goods, std::min(*terms.amount, before.overpaid));
        }
        if (!terms.items.empty()) {
            EXPECT_EQ(given, goods);
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
    // Who names items keeps the others, also those that cost nothing.
    const bool is_settled =
        !refunds.empty() && !is_last_by_items && figures_of(left).sale_amount() == 0;
    if (has_ended_whole || is_settled) {
        EXPECT_EQ(all_figures(left), std::vector<Minor>(all_figures(left).size(), 0));
    }
}

TEST(Refund, InPiecesNeverMakesOrLosesAMinorUnit) {
    const char* const named = std::getenv("COMANDA_SEED");
    const auto seed = named ? std::stoull(named) : std::random_device()();
    SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
    Random random(seed);
    const int sales = std::getenv("COMANDA_LONG") ? 200'000 : 2'000;
    for (int i = 0; i < sales && !::testing::Test::HasFailure(); ++i) refund_in_pieces(random);
}

}  // namespace
}  // namespace domain
