#include "features/selling/orders/check_place.hpp"

#include "base/text.hpp"
#include "features/selling/orders/own_money.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using kinds::order_payment;
using kinds::order_state;
using schema::Record;

// The shop accepted it, or took money for it.
bool is_vouched_for(const StoredOrder& order) {
    const auto& changes = order.state[order_state.changes];
    return !order.state[order_state.payments].empty() ||
           std::ranges::any_of(changes, [](const Record& one) {
               return one[kinds::status_change.status] == static_cast<int>(OrderStatus::accepted);
           });
}

Claim free_place(StoredOrder order, const std::string& field) {
    if (order.check_id.empty()) return {.order = std::move(order)};
    return {.warning = field + ": another check, " + order.check_id +
                       ", has taken the place of this order"};
}

bool is_listed(const domain::CheckSale& said, std::string_view payment) {
    return std::ranges::any_of(said.sale.payments,
                               [&](const auto& one) { return one.key == payment; });
}

void set_loyalty_payments(StoredOrder& order, const WriteContext& by, const loyalty::Taken& taken) {
    auto payments = order.state[order_state.payments];
    std::erase_if(payments,
                  [](const Record& one) { return is_loyalty(one[order_payment.method]); });
    for (Record& one : loyalty_payments(order, by, taken)) payments.push_back(std::move(one));
    order.state.set(order_state.payments, std::move(payments));
}

}  // namespace

Claim order_of_check(storage::ReadView& view, const WriteContext& by, const CheckNames& names) {
    if (auto known = find_by_check(view, by.account, by.store, names.check_id))
        return {.order = std::move(known)};
    if (auto own = find_by_unique_id(view, by.account, by.store, names.check_id, /*is_shop=*/true))
        return free_place(*std::move(own), "checkID");
    for (const auto& [field, name] :
         {std::pair("checkID", &names.check_id), std::pair("orderID", &names.order_id)}) {
        if (name->empty()) continue;
        auto order = find_order(view, by.account, by.store, base::lower_ascii(*name));
        if (!order) continue;
        if (is_vouched_for(*order)) return free_place(*std::move(order), field);
        return {.warning = std::string(field) +
                           ": this order is neither accepted nor paid, so the check does not take "
                           "its place"};
    }
    return {};
}

Minor add_money_of_order(storage::ReadView& view, const WriteContext& by, const StoredOrder& order,
                         domain::CheckSale& said) {
    Minor money = -money_noted(view, by, order);
    for (const Record& payment : order.state[order_state.payments])
        if (!is_loyalty(payment[order_payment.method])) money += payment[order_payment.amount];
    Minor tip = domain::tips_of(said.sale) == 0 ? order.tip : 0;
    for (const Record& payment : order.state[order_state.payments]) {
        if (money <= 0) break;
        if (is_loyalty(payment[order_payment.method])) continue;
        domain::SalePayment added = sale_payment_of(payment, by.now_ms);
        const Minor whole = std::min(added.amount, money);
        if (is_listed(said, added.key)) {  // the check includes it already
            money -= whole;
            continue;
        }
        added.amount = std::clamp<Minor>(said.total - said.paid, 0, whole);
        added.tip = std::min(whole - added.amount, tip);
        said.paid += added.amount;
        tip -= added.tip;
        money -= added.amount + added.tip;
        if (added.amount + added.tip > 0) said.sale.payments.push_back(std::move(added));
    }
    return std::max<Minor>(0, money);
}

loyalty::Terms terms_of_order(storage::ReadView& view, const WriteContext& by,
                              const StoredOrder& order, Minor missing) {
    if (domain::is_undone(order.status)) return {};  // they were given back
    loyalty::Terms terms = loyalty::terms_kept(view, ticket_of(by, order));
    missing = std::max<Minor>(0, missing);
    if (terms.points > 0) {
        const Minor worth = terms.points_minor / terms.points;
        terms.points = std::min(terms.points, missing / worth);
        terms.points_minor = terms.points * worth;
        missing -= terms.points_minor;
    }
    terms.allowance_minor = std::min(terms.allowance_minor, missing);
    return terms;
}

void note_check(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                const CheckEnd& end) {
    const StoredOrder before = order;
    order.check_id = end.check_id;
    order.check_state = end.state;
    if (end.state == CheckPlace::closed) {
        order.check_balance = end.balance;
        order.promised = 0;
        // An undone order has already given back what it had taken.
        if (!domain::is_undone(order.status)) set_loyalty_payments(order, by, end.taken);
        order.is_paid = order.is_paid && order.own_balance() <= 0;
    }
    if (end.state == CheckPlace::voided && order.promised == 0 &&
        !domain::is_undone(order.status) && order.own_balance() <= 0)
        order.is_paid = true;  // by the payments while the check had its place
    if (end.state != CheckPlace::open) order.state.set(order_state.sale, order.sale);
    const bool is_same = order.check_id == before.check_id &&
                         order.check_state == before.check_state &&
                         order.check_balance == before.check_balance &&
                         order.promised == before.promised && order.paid() == before.paid() &&
                         order.state[order_state.sale] == before.state[order_state.sale];
    if (!is_same) save(tx, by, order, "updated");
}

}  // namespace features::orders
