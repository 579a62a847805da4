// Values derived from the row of an order.
#include "base/time_text.hpp"
#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

using kinds::order_payment;
using kinds::order_state;
using schema::Record;

Minor StoredOrder::paid() const {
    Minor sum = 0;
    for (const Record& payment : state[order_state.payments]) sum += payment[order_payment.amount];
    return sum;
}

Minor StoredOrder::balance() const {
    return check_state == CheckPlace::closed ? check_balance : own_balance();
}

Minor StoredOrder::own_balance() const {
    const Minor got = paid(), left = total - got - promised;
    return got > 0 && -tolerance <= left && left <= tolerance ? 0 : left;
}

bool StoredOrder::should_be_sale() const {
    return status != OrderStatus::scheduled && !domain::is_undone(status) &&
           (is_paid || status == OrderStatus::completed);
}

bool StoredOrder::is_booked() const { return booked_ms > 0 && should_be_sale(); }

domain::SalePayment sale_payment_of(const Record& payment, std::int64_t else_ms) {
    return {.key = payment[order_payment.id],
            .method = payment[order_payment.method],
            .type = payment[order_payment.type],
            .amount = payment[order_payment.amount],
            .at_ms = base::parse_iso_time(payment[order_payment.date]).value_or(else_ms)};
}

bool is_loyalty(std::string_view payment_method) {
    return payment_method == "Points" || payment_method == "Allowance";
}

loyalty::Ticket ticket_of(const WriteContext& by, const StoredOrder& order) {
    return {.account = by.account,
            .store = order.store,
            .id = order.id,
            .shown = std::to_string(order.number),
            .who = by.who,
            .now_ms = by.now_ms};
}

}  // namespace features::orders
