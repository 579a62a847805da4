#include "features/selling/orders/own_money.hpp"

#include <algorithm>
#include <map>

namespace features::orders {
namespace {

using kinds::order_payment;
using kinds::order_state;
using schema::Record;

constexpr std::int64_t failed = 3;

bool is_payment_of(const StoredOrder& order, std::string_view key) {
    return std::ranges::any_of(order.state[order_state.payments],
                               [&](const Record& one) { return one[order_payment.id] == key; });
}

// The order's own money among the payments of a sale, or of a refund (negative).
Minor own_money_in(const domain::Sale& sale, const StoredOrder& order) {
    Minor money = 0;
    for (const domain::SalePayment& payment : sale.payments)
        if (!is_loyalty(payment.method) && is_payment_of(order, payment.key))
            money += payment.amount + payment.tip;
    return money;
}

std::map<std::string, Minor> loyalty_paid(const StoredOrder& order) {
    std::map<std::string, Minor> paid;  // by method
    for (const Record& payment : order.state[order_state.payments])
        if (is_loyalty(payment[order_payment.method]))
            paid[payment[order_payment.method]] += payment[order_payment.amount];
    return paid;
}

void add(std::vector<domain::SalePayment>& payments, const domain::SalePayment& given) {
    auto same = std::ranges::find(payments, given.key, &domain::SalePayment::key);
    if (same == payments.end())
        same =
            payments.insert(same, {.key = given.key, .method = given.method, .type = given.type});
    same->amount -= given.amount;
    same->tip -= given.tip;
}

}  // namespace

Kept kept_of(storage::ReadView& view, const WriteContext& by, const StoredOrder& order) {
    Kept kept{0, 0};
    for (const Record& payment : order.state[order_state.payments])
        (is_loyalty(payment[order_payment.method]) ? kept.loyalty : kept.money) +=
            payment[order_payment.amount];
    for (const Record& one : order.state[order_state.refunds]) {
        if (one[kinds::refund.status] == failed) continue;
        const auto sale = sales::find_sale(view, by.account, one[kinds::refund.id]);
        kept.loyalty -= one[kinds::refund.amount] - one[kinds::refund.money];
        kept.money -= sale ? -own_money_in(sale->sale, order) : one[kinds::refund.money];
    }
    return {std::max<Minor>(0, kept.loyalty), std::max<Minor>(0, kept.money)};
}

Minor money_outside(storage::ReadView& view, const WriteContext& by, const StoredOrder& order) {
    Minor money = kept_of(view, by, order).money;
    const auto sale = sales::find_sale(view, by.account, order.sale);
    if (!sale || !sale->counts()) return money;
    money -= own_money_in(sale->sale, order);
    for (const auto& refund : sales::refunds_of(view, by.account, sale->id))
        money -= own_money_in(refund.sale, order);
    return std::max<Minor>(0, money);
}

Minor money_noted(storage::ReadView& view, const WriteContext& by, const StoredOrder& order) {
    Minor noted = 0;
    for (const Record& one : order.state[order_state.refunds])
        if (one[kinds::refund.status] != failed &&
            !sales::find_sale(view, by.account, one[kinds::refund.id]))
            noted += one[kinds::refund.money];
    return noted;
}

// Points and allowance belong to the order up to the amount of its own such payments, whatever
// their keys in the sale of the check; anything beyond that belongs to the check.
std::vector<domain::SalePayment> taken_by_check(storage::ReadView& view, const WriteContext& by,
                                                const StoredOrder& order) {
    std::map<std::string, Minor> beyond = loyalty_paid(order);
    for (auto& [method, amount] : beyond) amount = -amount;
    std::vector<domain::SalePayment> payments;
    for (const auto& refund : sales::refunds_of(view, by.account, order.sale)) {
        for (const domain::SalePayment& given : refund.sale.payments) {
            if (is_loyalty(given.method)) beyond[given.method] -= given.amount;
            if (!is_payment_of(order, given.key)) add(payments, given);
        }
    }
    for (domain::SalePayment& payment : payments) {
        if (!is_loyalty(payment.method)) continue;
        Minor& rest = beyond[payment.method];
        payment.amount = std::clamp<Minor>(rest, 0, std::max<Minor>(0, payment.amount));
        rest -= payment.amount;
    }
    std::erase_if(payments, [](const auto& one) { return one.amount == 0 && one.tip == 0; });
    for (const auto& [method, rest] : beyond)
        if (rest > 0)
            add(payments,
                {.key = order.id + "-check-" + method, .method = method, .amount = -rest});
    return payments;
}

}  // namespace features::orders
