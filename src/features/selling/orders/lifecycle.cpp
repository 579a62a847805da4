#include "features/selling/orders/lifecycle.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/sale/text.hpp"
#include "features/selling/orders/due_orders.hpp"
#include "features/selling/orders/order_sale.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/promise.hpp"
#include "schema/json.hpp"
#include "storage/ahead.hpp"
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

template <class Records>
void append(Record& state, const Records& field, Record entry) {
    auto entries = state[field];
    entries.push_back(std::move(entry));
    state.set(field, std::move(entries));
}

void note_change(StoredOrder& order, const WriteContext& by, std::string_view reason) {
    Record change(kinds::status_change);
    change.set(kinds::status_change.status, static_cast<int>(order.status));
    change.set(kinds::status_change.text, std::string(domain::name_of(order.status)));
    if (!reason.empty()) change.set(kinds::status_change.reason, std::string(reason));
    change.set(kinds::status_change.created_by, by.who);
    change.set(kinds::status_change.date, base::iso_time(by.now_ms));
    append(order.state, order_state.changes, std::move(change));
}

void sign(Record& payment, const WriteContext& by) {
    payment.set(order_payment.created_by, by.who);
    payment.set(order_payment.date, base::iso_time(by.now_ms));
}

void add_payment(StoredOrder& order, const WriteContext& by, Record payment) {
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

// Takes the points and the allowance that are held for the order. If less is available, the rest
// has to be paid in another way.
void take_promised(loyalty::Settlement& balances, const WriteContext& by, StoredOrder& order) {
    if (order.promised == 0) return;
    const loyalty::Taken taken = balances.commit();
    order.promised = 0;
    for (Record& payment : loyalty_payments(order, by, taken))
        append(order.state, order_state.payments, std::move(payment));
}

// The changes of balances when the order is placed or changes its status.
loyalty::Settlement settlement_of(storage::Transaction& tx, const WriteContext& by,
                                  const StoredOrder& order, loyalty::Terms terms = {}) {
    return {tx, ticket_of(by, order), {.terms = std::move(terms), .earner = order.customer.id}};
}

// Brings balances and the sale in line with the order. The order is paid when nothing is left to
// pay after the promised points and allowance are taken, of which less may be available by now.
void settle(storage::Transaction& tx, loyalty::Settlement& balances, const WriteContext& by,
            StoredOrder& order, const std::vector<domain::SaleLine>* lines = nullptr) {
    if (order.balance() <= 0 || order.status == OrderStatus::completed)
        take_promised(balances, by, order);
    if (order.balance() <= 0 && order.check_state != CheckPlace::closed) order.is_paid = true;
    if (order.should_be_sale()) book_sale(tx, balances, by, order, lines);
}

void move_to(StoredOrder& order, const WriteContext& by, OrderStatus status,
             std::string_view reason) {
    order.status = status;
    order.due_ms = 0;
    if (status == OrderStatus::placed) {
        order.released_ms = by.now_ms;
        if (order.accept_ms > 0) order.due_ms = by.now_ms + order.accept_ms;
    }
    note_change(order, by, reason);
}

// An order that nobody has accepted yet becomes scheduled when it is corrected to be for later; a
// scheduled one goes to the kitchen when it is corrected to be for now.
void reschedule(StoredOrder& order, const WriteContext& by, const StoredOrder& wanted) {
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

// Cash on delivery is paid when the order is completed: what is left after the promised points and
// allowance. A check that has the place of the order records that itself.
void take_cash(loyalty::Settlement& balances, StoredOrder& order, const WriteContext& by,
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

// Changes of the status and promises are recorded before their revision is known.
void stamp(StoredOrder& order, const schema::Records& list, const schema::Count& revision) {
    auto entries = order.state[list];
    if (entries.empty() || entries.back().has(revision)) return;
    for (Record& entry : entries)
        if (!entry.has(revision)) entry.set(revision, order.revision);
    order.state.set(list, std::move(entries));
}

// The state repeats everything that the row has in columns.
void tell(StoredOrder& order) {
    stamp(order, order_state.changes, kinds::status_change.revision);
    stamp(order, order_state.promises, kinds::order_promise.revision);
    Record& state = order.state;
    state.set(order_state.number, std::to_string(order.number));
    state.set(order_state.status, static_cast<int>(order.status));
    state.set(order_state.status_text, std::string(domain::name_of(order.status)));
    state.set(order_state.is_paid, order.is_reported_paid());
    state.set(order_state.paid, order.paid());
    state.set(order_state.balance, order.balance());
    state.clear(order_state.check_id);
    if (order.has_check()) state.set(order_state.check_id, order.check_id);
    if (!state.has(order_state.is_refunded)) state.set(order_state.is_refunded, false);
    if (!state.has(order_state.refunds)) state.set(order_state.refunds, {});
    state.set(order_state.revision, order.revision);
    state.set(order_state.last_updated, base::iso_time(order.changed_ms));
    if (order.released_ms > order.placed_ms)
        state.set(order_state.released, base::iso_time(order.released_ms));
}

void announce(storage::Transaction& tx, const WriteContext& by, const StoredOrder& order) {
    if (order.due_ms > 0) jobs::due_at(tx, by.account, order.store, due_orders_job, order.due_ms);
}

void note(storage::Transaction& tx, const WriteContext& by, const StoredOrder& order,
          std::string_view type) {
    storage::note_event(tx, by.account, order.store,
                        {.type = type,
                         .kind = "order",
                         .id = order.id,
                         .revision = order.revision,
                         .at_ms = by.now_ms,
                         .is_configuration = false,
                         .who = by.who});
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
                            "A check has taken the place of the order; change or void the check "
                            "instead")
        .with_text("checkID", order.check_id)
        .with_text("id", order.id);
}

// Money for an order whose check is closed goes to the sale of the check, up to its balance.
void add_to_check(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
                  const Record& payment) {
    const auto known = sales::find_sale(tx, by.account, order.sale);
    if (!known) throw std::runtime_error("a closed check without its sale");
    domain::SalePayment added = sale_payment_of(payment, by.now_ms);
    added.amount = std::min(added.amount, order.check_balance);
    order.check_balance -= added.amount;
    domain::Sale paid = known->sale;
    paid.payments.push_back(std::move(added));
    sales::replace(tx, by,
                   sales::checked({.id = known->id,
                                   .origin = known->origin,
                                   .currency = order.currency,
                                   .dated_ms = known->sale.closed_ms,
                                   .sale = std::move(paid)}),
                   known);
}

std::string transaction_of(const Record& payment) {
    const auto& card = payment[order_payment.card];
    return card.empty() ? "" : card.front()[kinds::cc_details.transaction_id];
}

// One transaction of a payment service is one payment, however often it is sent.
bool has_payment(const StoredOrder& order, const Record& payment) {
    const std::string transaction = transaction_of(payment);
    return std::ranges::any_of(order.state[order_state.payments], [&](const Record& known) {
        return known[order_payment.id] == payment[order_payment.id] ||
               (!transaction.empty() && transaction_of(known) == transaction);
    });
}

void require_payable(const StoredOrder& order) {
    if (order.balance() <= 0)
        throw Refusal::conflict("order_paid", "The order is already paid")
            .with_text("id", order.id);
    if (domain::is_undone(order.status))
        throw Refusal::conflict("order_finished",
                                "The order is " + base::lower_ascii(domain::name_of(order.status)))
            .with_text("id", order.id);
}

// A payment without an amount pays all that is left. Money that was already taken counts in full,
// even if it is more.
StoredOrder add_payment(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                        Record payment, bool is_taken) {
    if (has_payment(order, payment)) return order;
    require_payable(order);
    if (!payment.has(order_payment.amount)) payment.set(order_payment.amount, order.balance());
    if (payment[order_payment.amount] > order.balance() && !is_taken)
        throw Refusal::conflict("overpaid", "The amount exceeds what is still to be paid")
            .with("balance", std::to_string(order.balance()))
            .with_text("id", order.id);
    add_payment(order, by, payment);
    if (order.check_state == CheckPlace::closed) add_to_check(tx, by, order, payment);
    loyalty::Settlement balances = settlement_of(tx, by, order);
    settle(tx, balances, by, order);
    save(tx, by, order, "paid");
    return order;
}

Placed place_again(storage::Transaction& tx, const WriteContext& by, StoredOrder known,
                   const Draft& draft) {
    if (known.content != draft.order.content)
        throw Refusal::conflict("order_exists", "Another order of the store has this uniqueOrderID")
            .with_text("id", known.id);
    if (!draft.payment || known.balance() <= 0 || domain::is_undone(known.status))
        return {std::move(known), false};
    return {add_payment(tx, by, std::move(known), *draft.payment, /*is_taken=*/true), false};
}

// Two devices may accept an order at the same time, each with its own promise: only the first one
// counts, and the other is told.
StoredOrder repeat_step(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                        const Step& step) {
    if (!step.promise || is_promised(order, *step.promise)) return order;
    if (order.state.has(order_state.promised) && !step.has_seen_order)
        throw Refusal::conflict("promised", "Another time has been promised for the order")
            .with_text("promisedTime", order.state[order_state.promised])
            .with_text("id", order.id);
    return promise(tx, by, std::move(order), *step.promise);
}

bool may_be_promised(OrderStatus status) {
    return status >= OrderStatus::accepted && status <= OrderStatus::out_for_delivery;
}

// The order of that unique id on the submitter's side; for the shop also a shopper's order that it
// repeats.
std::optional<StoredOrder> placed_before(storage::ReadView& view, const WriteContext& by,
                                         const StoredOrder& order) {
    auto known = find_by_unique_id(view, by.account, by.store, order.unique_id, order.is_shop);
    if (known || !order.is_shop) return known;
    known = find_by_unique_id(view, by.account, by.store, order.unique_id, /*is_shop=*/false);
    if (known && known->content != order.content) known.reset();
    return known;
}

}  // namespace

std::vector<Record> loyalty_payments(const StoredOrder& order, const WriteContext& by,
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

StoredOrder open(storage::Transaction& tx, const WriteContext& by, std::string_view id) {
    tx.lock(by.account, by.store);
    auto order = find_order(tx, by.account, by.store, id);
    if (!order) throw Refusal::not_found("order");
    return *std::move(order);
}

void save(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
          std::string_view event_type) {
    ++order.revision;
    order.changed_ms = by.now_ms;
    tell(order);
    update_order(tx, by.account, order);
    announce(tx, by, order);
    note(tx, by, order, event_type);
}

Placed place(storage::Transaction& tx, const WriteContext& by, const Draft& draft) {
    tx.lock(by.account, by.store);
    storage::ask_ahead(tx, [&](storage::ReadView& ahead) {
        placed_before(ahead, by, draft.order);
        if (draft.order.is_shop && draft.is_taken) draft.is_taken(ahead);
        last_order(ahead, by.account, by.store);
        if (draft.payment) rehearse_sale(ahead, by, draft.order);
    });
    auto known = placed_before(tx, by, draft.order);
    if (known) return place_again(tx, by, *std::move(known), draft);
    // A check does not give its sale to an order, and an order that comes after its check is a
    // mistake.
    if (draft.order.is_shop && draft.is_taken && draft.is_taken(tx))
        throw Refusal::conflict("order_exists", "A check of the store has this uniqueOrderID");
    StoredOrder order = draft.order;
    take_number(tx, by.account, order);
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
        settle(tx, balances, by, order, &draft.lines);
        tell(order);
        update_order(tx, by.account, order);
    }
    if (draft.differs) save(tx, by, order, "pricingDiffers");
    return {std::move(order), true};
}

StoredOrder change_status(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                          const Step& step) {
    if (order.status == step.to) return repeat_step(tx, by, std::move(order), step);
    require_allowed(order, step.to);
    if (domain::is_undone(step.to)) require_no_check(order);
    move_to(order, by, step.to, step.reason);
    if (step.promise) set_promise(order, by, *step.promise);
    if (domain::is_undone(order.status)) {
        undo_sale(tx, by, order, step);
    } else {
        loyalty::Settlement balances = settlement_of(tx, by, order);
        take_cash(balances, order, by, step.new_id);
        settle(tx, balances, by, order);
    }
    save(tx, by, order, "statusChanged");
    return order;
}

StoredOrder promise(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                    const Promise& promise) {
    if (!may_be_promised(order.status))
        throw Refusal::conflict("order_not_open",
                                "The order is " + base::lower_ascii(domain::name_of(order.status)))
            .with_text("id", order.id);
    if (is_promised(order, promise)) return order;
    set_promise(order, by, promise);
    save(tx, by, order, "promised");
    return order;
}

StoredOrder pay(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                const Record& payment) {
    return add_payment(tx, by, std::move(order), payment, /*is_taken=*/false);
}

void require_correctable(const StoredOrder& order) {
    using enum OrderStatus;
    require_no_check(order);
    const auto open_in = {placed, accepted, preparing, scheduled};
    const bool is_open = std::ranges::find(open_in, order.status) != open_in.end();
    if (is_open && !order.is_paid && order.paid() == 0) return;
    throw Refusal::conflict(
        "order_not_open", is_open
                              ? "The order is paid, at least in part"
                              : "The order is " + base::lower_ascii(domain::name_of(order.status)))
        .with_text("id", order.id);
}

StoredOrder correct(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                    const Draft& draft, std::int64_t text_revision) {
    require_correctable(order);
    if (order.text_revision != text_revision)
        throw Refusal::conflict("order_changed", "The order has changed; try again")
            .with_text("id", order.id);
    order.total = draft.order.total;
    order.tip = draft.order.tip;
    order.tolerance = draft.order.tolerance;
    order.service = draft.order.service;
    order.payment_type = draft.order.payment_type;
    if (draft.is_rescheduled) reschedule(order, by, draft.order);
    if (draft.moved_promise && may_be_promised(order.status))
        set_promise(order, by, *draft.moved_promise);
    order.text_revision = order.revision + 1;
    const std::string lines = domain::text_of(draft.lines);
    order.sought = draft.order.sought;
    replace_text(tx, by.account, order, {draft.text, lines, draft.basis});
    if (order.balance() <= 0) {
        loyalty::Settlement balances = settlement_of(tx, by, order);
        settle(tx, balances, by, order);
    }
    save(tx, by, order, "corrected");
    return order;
}

}  // namespace features::orders
