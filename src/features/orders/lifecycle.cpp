#include "features/orders/lifecycle.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/sale_text.hpp"
#include "features/orders/due_orders.hpp"
#include "features/orders/order_store.hpp"
#include "features/orders/refunds.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::orders {
namespace {

using base::Refusal;
using kinds::order_payment;
using kinds::order_state;
using schema::Record;

constexpr std::int64_t cash_on_delivery = 2;  // Order::paymentType

bool is_delivery(const StoredOrder& order) {
    return base::same_ignoring_case(order.service, "delivery");
}

// It is a sale from when it is paid or completed; one that waits for its time not yet.
bool should_be_sale(const StoredOrder& order) {
    return order.status != OrderStatus::scheduled && !domain::is_undone(order.status) &&
           (order.is_paid || order.status == OrderStatus::completed);
}

template <class Records>
void append(Record& state, const Records& field, Record entry) {
    auto entries = state[field];
    entries.push_back(std::move(entry));
    state.set(field, std::move(entries));
}

void note_change(StoredOrder& order, const Writing& by, std::string_view reason) {
    Record change(kinds::status_change);
    change.set(kinds::status_change.status, static_cast<int>(order.status));
    change.set(kinds::status_change.text, std::string(domain::name_of(order.status)));
    if (!reason.empty()) change.set(kinds::status_change.reason, std::string(reason));
    change.set(kinds::status_change.created_by, by.who);
    change.set(kinds::status_change.date, base::iso_time(by.now_ms));
    append(order.state, order_state.changes, std::move(change));
}

void sign(Record& payment, const Writing& by) {
    payment.set(order_payment.created_by, by.who);
    payment.set(order_payment.date, base::iso_time(by.now_ms));
}

void add_payment(StoredOrder& order, const Writing& by, Record payment) {
    sign(payment, by);
    append(order.state, order_state.payments, std::move(payment));
}

Record payment_of(std::string id, std::string method, Minor amount) {
    Record payment(order_payment);
    payment.set(order_payment.id, std::move(id));
    payment.set(order_payment.method, std::move(method));
    payment.set(order_payment.amount, amount);
    return payment;
}

// Takes the points and the allowance that are held for the order. Where less could be taken, the
// rest is to be paid otherwise.
void take_promised(loyalty::Settlement& balances, const Writing& by, StoredOrder& order) {
    if (order.promised == 0) return;
    const loyalty::Taken taken = balances.commit();
    order.promised = 0;
    for (Record& payment : loyalty_payments(order, by, taken))
        append(order.state, order_state.payments, std::move(payment));
}

// After discounts, before tax, tip and delivery.
Minor earning_of(const std::vector<domain::SaleLine>& lines) {
    Minor amount = 0;
    for (const domain::SaleLine& line : lines)
        if (line.key != "delivery") amount += domain::figures_of(line).net_sales();
    return amount;
}

sales::Booking booking_of(const StoredOrder& order, std::vector<domain::SaleLine> lines) {
    domain::Sale sale{.source = "order",
                      .ticket_no = std::to_string(order.number),
                      .opened_ms = order.placed_ms,
                      .closed_ms = order.booked_ms,
                      .customer = order.customer,
                      .service_type = order.service,
                      .lines = std::move(lines)};
    for (const Record& payment : order.state[order_state.payments])
        sale.payments.push_back(sale_payment_of(payment, order.booked_ms));
    domain::take_tip_out(sale, order.tip);
    return sales::checked({.id = order.sale,
                           .origin = order.unique_id,
                           .currency = order.currency,
                           .dated_ms = order.released_ms,
                           .sale = std::move(sale)});
}

// Books the sale, or brings it up to date. That of a check which has the place of the order is left
// alone, and so is what was earned with it; one that was voided gives the place back, and what was
// given back of it before counts again.
void book(storage::Transaction& tx, loyalty::Settlement& balances, const Writing& by,
          StoredOrder& order) {
    if (order.booked_ms == 0) order.booked_ms = by.now_ms;
    const auto known = sales::find_sale(tx, by.account, order.sale);
    const bool is_of_check = known && known->sale.source != "order";
    if (is_of_check && order.has_check()) return;
    sales::Booking booking = booking_of(order, read_lines(tx, by.account, order.id));
    if (is_of_check) {
        sales::stand_again(tx, by, *known, refunds_kept(order));
        balances.give_back(sales::undone_of(tx, by, known->id, booking.sale));
    }
    if (!order.customer.id.empty())
        order.state.set(order_state.earned, balances.earn(earning_of(booking.sale.lines)));
    const auto written = sales::replace(tx, by, booking);
    order.state.set(order_state.sale, written.sale.id);
}

// The share of an amount of the whole order that is in what is given back of it.
Minor share_of(Minor amount, Minor part, Minor whole) {
    return whole > 0 && part < whole ? domain::rounded(domain::Wide{amount} * part, whole) : amount;
}

// What was paid has to be given back. By whom and how is not known here, so that is pending; what
// was not money has come back by now. `goods` is what was ordered, less what was refunded.
Record refund_due(const StoredOrder& order, const Writing& by, const Step& step,
                  std::int64_t points, const domain::Figures& goods) {
    constexpr std::int64_t pending = 1, completed = 2;
    const auto [all, money] = order.kept();
    const Minor whole = goods.sale_amount() + order.tip;
    Record refund(kinds::refund);
    refund.set(kinds::refund.id, step.new_id);
    refund.set(kinds::refund.amount, all);
    refund.set(kinds::refund.money, money);
    refund.set(kinds::refund.tax_amount, share_of(goods.exclusive_tax, all, whole));
    refund.set(kinds::refund.inclusive_tax_amount, share_of(goods.inclusive_tax, all, whole));
    refund.set(kinds::refund.reason, step.reason);
    refund.set(kinds::refund.status, money > 0 ? pending : completed);
    refund.set(kinds::refund.point_difference, points);
    refund.set(kinds::refund.created_by, by.who);
    refund.set(kinds::refund.date, base::iso_time(by.now_ms));
    return refund;
}

// What was ordered, less what was refunded of it.
domain::Figures goods_left(storage::ReadView& view, const Writing& by, const StoredOrder& order) {
    std::vector<domain::Sale> pieces;
    for (const auto& refund : sales::refunds_of(view, by.account, order.sale))
        pieces.push_back(refund.sale);
    const domain::Sale sold{.lines = read_lines(view, by.account, order.id)};
    return domain::figures_of(domain::left_of(sold, pieces));
}

// Gives back what the order took: balances first, then the sale. What a voided check had taken the
// place of was undone with that.
void undo(storage::Transaction& tx, const Writing& by, StoredOrder& order, const Step& step) {
    loyalty::Settlement balances(tx, ticket_of(by, order));
    const auto known = sales::find_sale(tx, by.account, order.sale);
    balances.release();
    order.promised = 0;
    const std::int64_t points = balances.give_back({1, 1}).points;
    if (order.kept().all > 0 || points != 0) {
        append(order.state, order_state.refunds,
               refund_due(order, by, step, points, goods_left(tx, by, order)));
        order.state.set(order_state.is_refunded, true);
    }
    if (known && known->sale.source == "order") sales::void_sale(tx, by, known->id, step.reason);
}

// All that may happen to balances when the order is placed or moves on.
loyalty::Settlement settlement_of(storage::Transaction& tx, const Writing& by,
                                  const StoredOrder& order, loyalty::Terms terms = {}) {
    return {tx, ticket_of(by, order), {.terms = std::move(terms), .earner = order.customer.id}};
}

// Brings balances and the sale in line with what the order is now. It is paid when nothing is left
// to pay once what was promised is taken, of which less may be there by now.
void settle(storage::Transaction& tx, loyalty::Settlement& balances, const Writing& by,
            StoredOrder& order) {
    if (order.balance() <= 0 || order.status == OrderStatus::completed)
        take_promised(balances, by, order);
    if (order.balance() <= 0 && order.check_state != CheckPlace::closed) order.is_paid = true;
    if (should_be_sale(order)) book(tx, balances, by, order);
}

void move_to(StoredOrder& order, const Writing& by, OrderStatus status, std::string_view reason) {
    order.status = status;
    order.due_ms = 0;
    if (status == OrderStatus::placed) {
        order.released_ms = by.now_ms;
        if (order.accept_ms > 0) order.due_ms = by.now_ms + order.accept_ms;
    }
    note_change(order, by, reason);
}

// An order that nobody has accepted yet waits when it is corrected to be for later, and one that
// waits goes to the kitchen when it is for now.
void reschedule(StoredOrder& order, const Writing& by, const StoredOrder& wanted) {
    const bool waits = wanted.status == OrderStatus::scheduled;
    if (!waits && order.status == OrderStatus::scheduled)
        return move_to(order, by, OrderStatus::placed, "Corrected");
    if (!waits || (order.status != OrderStatus::placed && order.status != OrderStatus::scheduled))
        return;
    if (order.status == OrderStatus::placed)
        move_to(order, by, OrderStatus::scheduled, "Corrected");
    order.released_ms = 0;
    order.due_ms = wanted.due_ms;
}

// Cash on delivery is paid when the order is completed: what is left when all that was promised is
// taken. A check that has the place of the order tells of it itself.
void take_cash(loyalty::Settlement& balances, StoredOrder& order, const Writing& by,
               const std::string& new_id) {
    if (order.status != OrderStatus::completed || order.is_paid || order.has_check() ||
        order.payment_type != cash_on_delivery)
        return;
    take_promised(balances, by, order);
    if (order.balance() <= 0) return;
    Record payment = payment_of(new_id, "Cash", order.balance());
    payment.set(order_payment.type, "Cash on delivery");
    add_payment(order, by, std::move(payment));
}

// Everything that the row says in columns is told in the state, too.
void tell(StoredOrder& order) {
    Record& state = order.state;
    state.set(order_state.number, std::to_string(order.number));
    state.set(order_state.status, static_cast<int>(order.status));
    state.set(order_state.status_text, std::string(domain::name_of(order.status)));
    state.set(order_state.is_paid, order.is_told_paid());
    state.set(order_state.paid, order.paid());
    state.set(order_state.balance, order.balance());
    state.clear(order_state.check_id);
    if (order.has_check()) state.set(order_state.check_id, order.check_id);
    if (!state.has(order_state.is_refunded)) state.set(order_state.is_refunded, false);
    state.set(order_state.revision, order.revision);
    state.set(order_state.last_updated, base::iso_time(order.changed_ms));
    if (order.released_ms > order.placed_ms)
        state.set(order_state.released, base::iso_time(order.released_ms));
}

void announce(storage::Transaction& tx, const Writing& by, const StoredOrder& order) {
    if (order.due_ms > 0) jobs::due_at(tx, by.account, order.store, due_orders_job, order.due_ms);
}

void note(storage::Transaction& tx, const Writing& by, const StoredOrder& order,
          std::string_view type) {
    storage::note_event(tx, by.account, order.store,
                        {.type = type,
                         .kind = "order",
                         .id = order.id,
                         .revision = order.revision,
                         .at_ms = by.now_ms,
                         .is_configuration = false});
}

std::string allowed_text(const std::vector<OrderStatus>& allowed) {
    std::vector<std::string> numbers;
    for (const OrderStatus status : allowed) numbers.push_back(std::to_string(int(status)));
    return base::json_array(numbers);
}

void require_allowed(const StoredOrder& order, OrderStatus to) {
    const auto allowed = domain::allowed_after(order.status, is_delivery(order));
    if (std::ranges::find(allowed, to) != allowed.end()) return;
    throw Refusal::conflict("transition",
                            "An order that is " + base::lower_ascii(domain::name_of(order.status)) +
                                " cannot become " + base::lower_ascii(domain::name_of(to)))
        .with("allowed", allowed_text(allowed))
        .with_text("id", order.id);
}

void require_no_check(const StoredOrder& order) {
    if (!order.has_check()) return;
    throw Refusal::conflict("check_exists",
                            "A check has taken the place of the order: change or void that instead")
        .with_text("checkID", order.check_id)
        .with_text("id", order.id);
}

// Money for an order whose check is closed is that sale's, as far as it is short of it.
void add_to_check(storage::Transaction& tx, const Writing& by, StoredOrder& order,
                  const Record& payment) {
    auto known = sales::find_sale(tx, by.account, order.sale);
    if (!known) throw std::runtime_error("a closed check without its sale");
    domain::SalePayment added = sale_payment_of(payment, by.now_ms);
    added.amount = std::min(added.amount, order.check_balance);
    order.check_balance -= added.amount;
    known->sale.payments.push_back(std::move(added));
    sales::replace(tx, by,
                   sales::checked({.id = known->id,
                                   .origin = known->origin,
                                   .currency = order.currency,
                                   .dated_ms = known->sale.closed_ms,
                                   .sale = std::move(known->sale)}));
}

std::string transaction_of(const Record& payment) {
    const auto& card = payment[order_payment.card];
    return card.empty() ? "" : card.front()[kinds::cc_details.transaction_id];
}

// What a payment service calls one transaction is one payment, however often it is told.
bool has_payment(const StoredOrder& order, const Record& payment) {
    const std::string transaction = transaction_of(payment);
    return std::ranges::any_of(order.state[order_state.payments], [&](const Record& known) {
        return known[order_payment.id] == payment[order_payment.id] ||
               (!transaction.empty() && transaction_of(known) == transaction);
    });
}

void require_payable(const StoredOrder& order) {
    if (order.balance() <= 0)
        throw Refusal::conflict("order_paid", "The order is paid already")
            .with_text("id", order.id);
    if (domain::is_undone(order.status))
        throw Refusal::conflict("order_finished",
                                "The order is " + base::lower_ascii(domain::name_of(order.status)))
            .with_text("id", order.id);
}

// A payment without an amount is of all that is left. What has been taken already counts as it is,
// also where that is more.
StoredOrder pay_opened(storage::Transaction& tx, const Writing& by, StoredOrder order,
                       Record payment, bool is_taken) {
    if (has_payment(order, payment)) return order;
    require_payable(order);
    if (!payment.has(order_payment.amount)) payment.set(order_payment.amount, order.balance());
    if (payment[order_payment.amount] > order.balance() && !is_taken)
        throw Refusal::conflict("overpaid", "More than is still to be paid")
            .with("balance", std::to_string(order.balance()))
            .with_text("id", order.id);
    add_payment(order, by, payment);
    if (order.check_state == CheckPlace::closed) add_to_check(tx, by, order, payment);
    loyalty::Settlement balances = settlement_of(tx, by, order);
    settle(tx, balances, by, order);
    save(tx, by, order, "paid");
    return order;
}

Placed place_again(storage::Transaction& tx, const Writing& by, StoredOrder known,
                   const Draft& draft) {
    if (known.content != draft.order.content)
        throw Refusal::conflict("order_exists", "Another order of the store has this uniqueOrderID")
            .with_text("id", known.id);
    if (!draft.payment || known.balance() <= 0 || domain::is_undone(known.status))
        return {std::move(known), false};
    return {pay_opened(tx, by, std::move(known), *draft.payment, /*is_taken=*/true), false};
}

// The order of that unique id on the submitter's side; for the shop also the shopper's which it
// repeats.
std::optional<StoredOrder> placed_before(storage::ReadView& view, const Writing& by,
                                         const StoredOrder& order) {
    auto known = find_by_unique_id(view, by.account, by.store, order.unique_id, order.is_shop);
    if (known || !order.is_shop) return known;
    known = find_by_unique_id(view, by.account, by.store, order.unique_id, /*is_shop=*/false);
    if (known && known->content != order.content) known.reset();
    return known;
}

}  // namespace

bool StoredOrder::is_booked() const { return booked_ms > 0 && should_be_sale(*this); }

std::vector<Record> loyalty_payments(const StoredOrder& order, const Writing& by,
                                     const loyalty::Taken& taken) {
    std::vector<Record> payments;
    if (taken.points > 0) {
        payments.push_back(payment_of(order.id + "-points", "Points", taken.points_minor));
        payments.back().set(order_payment.points, taken.points);
    }
    if (taken.allowance_minor > 0)
        payments.push_back(payment_of(order.id + "-allowance", "Allowance", taken.allowance_minor));
    for (Record& payment : payments) sign(payment, by);
    return payments;
}

StoredOrder open(storage::Transaction& tx, const Writing& by, std::string_view id) {
    tx.lock(by.account, by.store);
    auto order = find_order(tx, by.account, by.store, id);
    if (!order) throw Refusal::not_found("order");
    return *std::move(order);
}

void save(storage::Transaction& tx, const Writing& by, StoredOrder& order,
          std::string_view event_type) {
    ++order.revision;
    order.changed_ms = by.now_ms;
    tell(order);
    update_order(tx, by.account, order);
    announce(tx, by, order);
    note(tx, by, order, event_type);
}

Placed place(storage::Transaction& tx, const Writing& by, const Draft& draft) {
    tx.lock(by.account, by.store);
    auto known = placed_before(tx, by, draft.order);
    if (known) return place_again(tx, by, *std::move(known), draft);
    // A check gives no sale back that it has, and an order that comes after its check is a mistake.
    if (draft.order.is_shop && draft.is_taken && draft.is_taken(tx))
        throw Refusal::conflict("order_exists", "A check of the store has this uniqueOrderID");
    StoredOrder order = draft.order;
    order.number = take_number(tx, by.account, by.store);
    order.revision = order.text_revision = 1;
    order.changed_ms = by.now_ms;
    note_change(order, by, "");
    loyalty::Settlement balances =
        settlement_of(tx, by, order, draft.terms.value_or(loyalty::Terms{}));
    if (draft.terms) balances.hold();
    if (draft.payment) add_payment(order, by, *draft.payment);
    tell(order);
    const std::string lines = domain::text_of(draft.lines);
    insert_order(tx, by.account, order, {draft.text, lines, draft.basis});
    announce(tx, by, order);
    note(tx, by, order, "created");
    if (order.balance() <= 0) {
        settle(tx, balances, by, order);
        tell(order);
        update_order(tx, by.account, order);
    }
    if (draft.differs) save(tx, by, order, "pricingDiffers");
    return {std::move(order), true};
}

StoredOrder change_status(storage::Transaction& tx, const Writing& by, std::string_view id,
                          const Step& step) {
    StoredOrder order = open(tx, by, id);
    if (order.status == step.to) return order;
    require_allowed(order, step.to);
    if (domain::is_undone(step.to)) require_no_check(order);
    move_to(order, by, step.to, step.reason);
    if (domain::is_undone(order.status)) {
        undo(tx, by, order, step);
    } else {
        loyalty::Settlement balances = settlement_of(tx, by, order);
        take_cash(balances, order, by, step.new_id);
        settle(tx, balances, by, order);
    }
    save(tx, by, order, "statusChanged");
    return order;
}

StoredOrder pay(storage::Transaction& tx, const Writing& by, std::string_view id,
                const Record& payment) {
    return pay_opened(tx, by, open(tx, by, id), payment, /*is_taken=*/false);
}

void require_correctable(const StoredOrder& order) {
    using enum OrderStatus;
    require_no_check(order);
    const auto open_in = {placed, accepted, preparing, scheduled};
    const bool is_open = std::ranges::find(open_in, order.status) != open_in.end();
    if (is_open && !order.is_paid && order.paid() == 0) return;
    throw Refusal::conflict(
        "order_not_open", is_open
                              ? "The order is paid, in part at least"
                              : "The order is " + base::lower_ascii(domain::name_of(order.status)))
        .with_text("id", order.id);
}

StoredOrder correct(storage::Transaction& tx, const Writing& by, const Draft& draft,
                    std::int64_t text_revision) {
    StoredOrder order = open(tx, by, draft.order.id);
    require_correctable(order);
    if (order.text_revision != text_revision)
        throw Refusal::conflict("order_changed", "The order has changed meanwhile; try again")
            .with_text("id", order.id);
    order.total = draft.order.total;
    order.tip = draft.order.tip;
    order.tolerance = draft.order.tolerance;
    order.service = draft.order.service;
    order.payment_type = draft.order.payment_type;
    if (draft.is_rescheduled) reschedule(order, by, draft.order);
    order.text_revision = order.revision + 1;
    const std::string lines = domain::text_of(draft.lines);
    replace_text(tx, by.account, order.id, {draft.text, lines, draft.basis});
    if (order.balance() <= 0) {
        loyalty::Settlement balances = settlement_of(tx, by, order);
        settle(tx, balances, by, order);
    }
    save(tx, by, order, "corrected");
    return order;
}

}  // namespace features::orders
