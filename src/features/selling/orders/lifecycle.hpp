// The one writer of web orders: whatever places, moves, pays or changes an order calls one of
// these.
//
// Each runs inside a write transaction and takes the lock of the store, which makes order numbers
// gap-free, an order one order, and each step one that the table of statuses allows. Balances of
// the customer are locked next, then the sale with its visit: the one order of locks.
//
//     what was submitted   priced before the transaction, never changed but by correct()
//     what moves           status, payments, refunds: StoredOrder::state
//     the sale             from when the order is paid or completed, unless it waits for its time;
//                          voided when it is rejected, cancelled or expires
#pragma once

#include "domain/order/status.hpp"
#include "features/guests/loyalty/tickets.hpp"
#include "features/selling/sales/sales.hpp"
#include "kinds/order.hpp"
#include "schema/record.hpp"

#include <functional>

namespace features::orders {

using domain::Minor;
using domain::OrderStatus;
using sales::Writing;

// What has become of the check that has the place of an order. One that was voided may come back;
// until then the order goes on by itself.
enum class CheckPlace : std::uint8_t { none, open, closed, voided };

// An order as it lies there, without its document.
struct StoredOrder {
    std::string id, store;
    std::string unique_id{};  // the client's id of it; among those of the shop or those of shoppers
    std::int64_t number = 0;  // of the store, from 1, without gaps
    std::string content{};    // keyed hash of what was sent, payment apart
    OrderStatus status = OrderStatus::placed;
    bool is_paid = false;
    std::int64_t revision = 0;
    std::int64_t text_revision = 0;  // of the last change of its document
    std::int64_t placed_ms = 0, changed_ms = 0;
    std::int64_t released_ms = 0;  // when it went to the kitchen; 0: it waits for its time
    std::int64_t booked_ms = 0;    // when it first became a sale; 0: it never was one
    std::int64_t due_ms = 0;       // when something has to be done about it unasked; 0: never
    std::int64_t accept_ms = 0;    // how long it may wait to be accepted; 0: for ever
    std::string service{};         // its deliveryType
    std::int64_t payment_type = 0;
    std::string currency{};
    domain::Named customer{};
    std::string sale{};  // id of the sale that it is or would be
    Minor total = 0, tip = 0;
    Minor promised = 0;  // points and allowance that are held for it
    schema::Record state{kinds::order_state};
    bool is_shop = true;     // placed by the shop itself: with a key of the area `orders`
    std::string check_id{};  // the checkID of the check that has its place; "": none has
    CheckPlace check_state = CheckPlace::none;
    Minor check_balance = 0;  // what that check, closed, lacks in payments, the order's included
    Minor tolerance = 0;      // what is paid so little beside the total is the total

    // A check that was not voided has its place.
    bool has_check() const {
        return check_state == CheckPlace::open || check_state == CheckPlace::closed;
    }

    // A closed check says itself whether there is anything left to pay.
    bool is_told_paid() const {
        return check_state == CheckPlace::closed ? check_balance <= 0 : is_paid;
    }

    Minor paid() const;         // by all payments, tip included
    Minor balance() const;      // what is still to be paid; less than 0: it was overpaid
    Minor own_balance() const;  // the same whatever its check says
    // It is a sale from when it is paid or completed; one that waits for its time not yet.
    bool should_be_sale() const;
    bool is_booked() const;  // it is a sale now
};

// An order on its way to its transaction.
struct Draft {
    StoredOrder order;                    // its number, revision and state are yet to come
    std::string text;                     // its document without what moves
    std::string basis{};                  // what it is priced from, for corrections
    std::vector<domain::SaleLine> lines;  // of the sale that it may become
    std::optional<loyalty::Terms> terms;  // where it spends points or an allowance
    // Of kinds::order_payment: what was paid already.
    std::optional<schema::Record> payment;
    bool is_rescheduled = false;  // a correction says anew when it is for
    bool differs = false;         // an amount was sent that decides and is another
    // Whether something else has its id; null: nothing has.
    std::function<bool(storage::ReadView& view)> is_taken{};
};

struct Placed {
    StoredOrder order;
    bool is_new;
};
// Throws base::Refusal (409): `order_exists` with its `id` when the store has another order with
// that unique id; what loyalty::Settlement::hold() says. The same order again changes nothing,
// unless it is paid now and was not: then that is its payment.
Placed place(storage::Transaction& tx, const Writing& by, const Draft& draft);

// The order as it is under the lock of its store. Throws base::Refusal (404). The functions below
// take what it gave in the same transaction, and give what became of it.
StoredOrder open(storage::Transaction& tx, const Writing& by, std::string_view id);

// A step that somebody asked for. `new_id` is for the payment or refund that it may make.
struct Step {
    OrderStatus to;
    std::string reason, new_id;
};
// Throws base::Refusal (409): `transition` with `allowed`, `check_exists` with `checkID` when it is
// to be undone and a check has taken its place. To the status that it has: nothing happens.
StoredOrder change_status(storage::Transaction& tx, const Writing& by, StoredOrder order,
                          const Step& step);

// A payment, of kinds::order_payment; one without an amount pays the balance. The same id, or the
// same `transactionID`, again changes nothing. Throws base::Refusal (409): `order_finished`,
// `order_paid`, `overpaid` with `balance`.
StoredOrder pay(storage::Transaction& tx, const Writing& by, StoredOrder order,
                const schema::Record& payment);

// Throws base::Refusal (409 `order_not_open`) unless it is unpaid and in a status in which staff
// may still change what was ordered; 409 `check_exists` when a check has taken its place.
void require_correctable(const StoredOrder& order);
// Puts the draft in the place of what was ordered. Throws base::Refusal (409): the same, and
// `order_changed` when it has changed since `text_revision`.
StoredOrder correct(storage::Transaction& tx, const Writing& by, StoredOrder order,
                    const Draft& draft, std::int64_t text_revision);

// For what changes an order in a way of its own: saves it under the next revision, with an event of
// that type.
void save(storage::Transaction& tx, const Writing& by, StoredOrder& order,
          std::string_view event_type);

// Whether a payment of that method is one of points or an allowance.
bool is_loyalty(std::string_view payment_method);

// The payments with points and allowance that were taken for the order.
std::vector<schema::Record> loyalty_payments(const StoredOrder& order, const Writing& by,
                                             const loyalty::Taken& taken);

// A payment of kinds::order_payment as one of a sale.
domain::SalePayment sale_payment_of(const schema::Record& payment, std::int64_t else_ms);

loyalty::Ticket ticket_of(const Writing& by, const StoredOrder& order);

// Reading. Ids are in lower case. Nothing when the account has none, or it is of another store.
std::optional<StoredOrder> find_order(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view id);
std::optional<StoredOrder> find_by_unique_id(storage::ReadView& view, std::string_view account,
                                             std::string_view store, std::string_view unique_id,
                                             bool is_shop);
// The order whose place that check has, or had until it was voided.
std::optional<StoredOrder> find_by_check(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id);
// The whole order as JSON, without the follow token, which is never stored.
std::string document_of(storage::ReadView& view, std::string_view account,
                        const StoredOrder& order);
int decimals_of(const StoredOrder& order);

}  // namespace features::orders
