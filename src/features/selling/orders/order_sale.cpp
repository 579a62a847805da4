#include "features/selling/orders/order_sale.hpp"

#include "base/time_text.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/own_money.hpp"
#include "features/selling/orders/refunds.hpp"

namespace features::orders {
namespace {

using kinds::order_state;
using schema::Record;

// After discounts, before tax, tip and delivery.
Minor earning_of(const std::vector<domain::SaleLine>& lines) {
    Minor amount = 0;
    for (const domain::SaleLine& line : lines)
        if (line.key != "delivery") amount += domain::figures_of(line).net_sales();
    return amount;
}

sales::Booking booking_of(storage::ReadView& view, const WriteContext& by, const StoredOrder& order,
                          const std::vector<domain::SaleLine>* lines) {
    domain::Sale sale{.source = "order",
                      .ticket_no = std::to_string(order.number),
                      .opened_ms = order.placed_ms,
                      .closed_ms = order.booked_ms,
                      .customer = order.customer,
                      .service_type = order.service,
                      .lines = lines ? *lines : read_lines(view, by.account, order.id)};
    for (const Record& payment : order.state[order_state.payments])
        sale.payments.push_back(sale_payment_of(payment, order.booked_ms));
    domain::take_tip_out(sale, order.tip);
    for (domain::SalePayment& payment : taken_by_check(view, by, order))
        sale.payments.push_back(std::move(payment));
    return sales::checked({.id = order.sale,
                           .origin = order.unique_id,
                           .currency = order.currency,
                           .dated_ms = order.released_ms,
                           .sale = std::move(sale)});
}

// The share of an amount of the whole order that belongs to the refunded part.
Minor share_of(Minor amount, Minor part, Minor whole) {
    return whole > 0 && part < whole ? domain::rounded(domain::Wide{amount} * part, whole) : amount;
}

// What was ordered, minus refunds.
domain::Figures goods_left(storage::ReadView& view, const WriteContext& by,
                           const StoredOrder& order) {
    std::vector<domain::Sale> pieces;
    for (const auto& refund : sales::refunds_of(view, by.account, order.sale))
        pieces.push_back(refund.sale);
    const domain::Sale sold{.lines = read_lines(view, by.account, order.id)};
    return domain::figures_of(domain::left_of(sold, pieces));
}

}  // namespace

void rehearse_sale(storage::ReadView& ahead, const WriteContext& by, const StoredOrder& order) {
    sales::rehearse_replace(ahead, by, order.sale, order.customer.id);
    sales::refunds_of(ahead, by.account, order.sale);
    if (!order.customer.id.empty())
        loyalty::rehearse_settlement(ahead, ticket_of(by, order), order.customer.id);
}

void book_sale(storage::Transaction& tx, loyalty::Settlement& balances, const WriteContext& by,
               StoredOrder& order, const std::vector<domain::SaleLine>* lines) {
    if (order.booked_ms == 0) order.booked_ms = by.now_ms;
    const auto known = sales::find_sale(tx, by.account, order.sale);
    const bool is_of_check = known && known->sale.source != "order";
    if (is_of_check && order.has_check()) return;
    if (is_of_check) sales::stand_again(tx, by, *known, refunds_kept(order));
    const sales::Booking booking = booking_of(tx, by, order, lines);
    if (is_of_check) balances.give_back(sales::undone_of(tx, by, known->id, booking.sale));
    if (!order.customer.id.empty())
        order.state.set(order_state.earned, balances.earn(earning_of(booking.sale.lines)));
    const auto written = sales::replace(tx, by, booking, known);
    order.state.set(order_state.sale, written.sale.id);
}

void note_due(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
              const Due& due) {
    constexpr std::int64_t pending = 1, completed = 2;
    const domain::Figures goods = goods_left(tx, by, order);
    const Minor whole = goods.sale_amount() + order.tip;
    Record refund(kinds::refund);
    refund.set(kinds::refund.id, due.id);
    refund.set(kinds::refund.amount, due.amount);
    refund.set(kinds::refund.money, due.money);
    refund.set(kinds::refund.tax_amount, share_of(goods.exclusive_tax, due.amount, whole));
    refund.set(kinds::refund.inclusive_tax_amount,
               share_of(goods.inclusive_tax, due.amount, whole));
    refund.set(kinds::refund.reason, due.reason);
    refund.set(kinds::refund.status, due.money > 0 ? pending : completed);
    refund.set(kinds::refund.point_difference, due.points);
    refund.set(kinds::refund.created_by, by.who);
    refund.set(kinds::refund.date, base::iso_time(by.now_ms));
    auto refunds = order.state[order_state.refunds];
    refunds.push_back(std::move(refund));
    order.state.set(order_state.refunds, std::move(refunds));
    order.state.set(order_state.is_refunded, true);
}

void undo_sale(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
               const Step& step) {
    loyalty::Settlement balances(tx, ticket_of(by, order));
    const auto known = sales::find_sale(tx, by.account, order.sale);
    balances.release();
    order.promised = 0;
    const std::int64_t points = balances.give_back({1, 1}).points;
    const Kept kept = kept_of(tx, by, order);
    if (kept.all() > 0 || points != 0)
        note_due(tx, by, order, {step.new_id, step.reason, kept.all(), kept.money, points});
    if (known && known->sale.source == "order") sales::void_sale(tx, by, known->id, step.reason);
}

}  // namespace features::orders
