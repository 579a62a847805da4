// The one writer of web orders: whatever places, moves, pays or changes an order calls one of
// these.
//
// Each runs inside a write transaction and takes the lock of the store, so that order numbers have
// no gaps, an order is placed once, and each step is one that the table of statuses allows. Locks
// are always taken in this order: store, balances of the customer, sale with its visit.
//
//     what was submitted   priced before the transaction, changed only by correct()
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
using sales::WriteContext;

// The state of the check that has the place of an order. A voided one may come back; until then the
// order goes on without it.
enum class CheckPlace : std::uint8_t { none, open, closed, voided };

// An order as stored, without its document.
struct StoredOrder {
    std::string id, store;
    std::string unique_id{};  // the client's id; unique among those of the shop or of shoppers
    std::int64_t number = 0;  // of the store, from 1, without gaps
    std::string content{};    // keyed hash of what was sent, without payment
    OrderStatus status = OrderStatus::placed;
    bool is_paid = false;
    std::int64_t revision = 0;
    std::int64_t text_revision = 0;  // of the last change of its document
    std::int64_t placed_ms = 0, changed_ms = 0;
    bool begins_hour = false;      // of UTC: it was placed in another than the order before
    std::int64_t released_ms = 0;  // when it went to the kitchen; 0: it waits for its time
    std::int64_t booked_ms = 0;    // when it first became a sale; 0: never
    std::int64_t due_ms = 0;       // when it is due for release or expiry; 0: never
    std::int64_t accept_ms = 0;    // how long it may wait to be accepted; 0: forever
    std::string service{};         // its deliveryType
    std::int64_t payment_type = 0;
    std::string currency{};
    domain::Named customer{};
    std::string sale{};  // id of the sale that it is or may become
    Minor total = 0, tip = 0;
    Minor promised = 0;  // points and allowance that are held for it
    schema::Record state{kinds::order_state};
    bool is_shop = true;     // placed by the shop itself: with a key of the area `orders`
    std::string check_id{};  // checkID of the check that has its place; "": none
    CheckPlace check_state = CheckPlace::none;
    Minor check_balance = 0;  // unpaid rest of that check, once it is closed
    Minor tolerance = 0;      // a payment this close to the total pays it in full
    std::string sought{};     // what it is found by, on its way to the table; never read

    // A check that is not voided has its place.
    bool has_check() const {
        return check_state == CheckPlace::open || check_state == CheckPlace::closed;
    }

    // A closed check knows whether anything is left to pay.
    bool is_reported_paid() const {
        return check_state == CheckPlace::closed ? check_balance <= 0 : is_paid;
    }

    Minor paid() const;         // by all payments, including the tip
    Minor balance() const;      // what is still to be paid; less than 0: it was overpaid
    Minor own_balance() const;  // the same, regardless of its check
    // It is a sale once it is paid or completed, unless it is scheduled.
    bool should_be_sale() const;
    bool is_booked() const;  // it is a sale now
};

// A time for which an order is promised; nothing: a promise is taken back.
struct Promise {
    std::optional<std::int64_t> at_ms;
    std::string reason{};
    bool is_rough = false;  // given in minutes: a promise less than a minute away is the same
    bool is_moved = false;  // the order itself was moved to another time
};

// An order on its way to its transaction.
struct Draft {
    StoredOrder order;                    // its number, revision and state are set later
    std::string text;                     // its document without the state
    std::string basis{};                  // what it is priced from, for corrections
    std::vector<domain::SaleLine> lines;  // of the sale that it may become
    std::optional<loyalty::Terms> terms;  // if it spends points or an allowance
    // Of kinds::order_payment: what was already paid.
    std::optional<schema::Record> payment;
    bool is_rescheduled = false;  // a correction changes when it is for
    // What a correction to another time makes of the promise of an accepted order.
    std::optional<Promise> moved_promise{};
    bool differs = false;  // an amount that decides was sent and is different
    // Whether something else has its id; null: nothing does.
    std::function<bool(storage::ReadView& view)> is_taken{};
};

struct Placed {
    StoredOrder order;
    bool is_new;
};
// Throws base::Refusal (409): `order_exists` with its `id` when the store has another order with
// that unique id; what loyalty::Settlement::hold() throws. The same order again changes nothing,
// unless it is now paid and was not before: then its payment is recorded.
Placed place(storage::Transaction& tx, const WriteContext& by, const Draft& draft);

// The current order, under the lock of its store. Throws base::Refusal (404). The functions below
// take its result in the same transaction, and return the changed order.
StoredOrder open(storage::Transaction& tx, const WriteContext& by, std::string_view id);

// A requested step. `new_id` is for the payment or refund that it may make.
struct Step {
    OrderStatus to;
    std::string reason, new_id;
    std::optional<Promise> promise{};
    bool has_seen_order = false;  // the request names the present revision: it may promise anew
};
// Throws base::Refusal (409): `transition` with `allowed`, `check_exists` with `checkID` when it
// would be undone and a check has taken its place. If the order already has the status, only the
// promise changes: 409 `promised` with `promisedTime` when there is another one, which somebody who
// has not seen it must not overwrite.
StoredOrder change_status(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                          const Step& step);

// Throws base::Refusal (409 `order_not_open`) unless the order is accepted and not finished. The
// same promise again changes nothing.
StoredOrder promise(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                    const Promise& promise);

// A payment, of kinds::order_payment; one without an amount pays the balance. A known id or
// `transactionID` changes nothing. Throws base::Refusal (409): `order_finished`, `order_paid`,
// `overpaid` with `balance`.
StoredOrder pay(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                const schema::Record& payment);

// Throws base::Refusal (409 `order_not_open`) unless it is unpaid and in a status in which staff
// may still change what was ordered; 409 `check_exists` when a check has taken its place.
void require_correctable(const StoredOrder& order);
// Replaces what was ordered with the draft. Throws base::Refusal (409): the same, and
// `order_changed` when it has changed since `text_revision`.
StoredOrder correct(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                    const Draft& draft, std::int64_t text_revision);

// For other writers of orders: saves the order under the next revision, with an event of that type.
void save(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
          std::string_view event_type);

// Whether a payment of that method uses points or an allowance.
bool is_loyalty(std::string_view payment_method);

// The payments with points and allowance that were taken for the order.
std::vector<schema::Record> loyalty_payments(const StoredOrder& order, const WriteContext& by,
                                             const loyalty::Taken& taken);

// A payment of kinds::order_payment as one of a sale.
domain::SalePayment sale_payment_of(const schema::Record& payment, std::int64_t else_ms);

loyalty::Ticket ticket_of(const WriteContext& by, const StoredOrder& order);

// Reading. Ids are in lower case. Nothing if there is no such order in this store.
std::optional<StoredOrder> find_order(storage::ReadView& view, std::string_view account,
                                      std::string_view store, std::string_view id);
std::optional<StoredOrder> find_by_unique_id(storage::ReadView& view, std::string_view account,
                                             std::string_view store, std::string_view unique_id,
                                             bool is_shop);
// The order whose place that check has, or had until the check was voided.
std::optional<StoredOrder> find_by_check(storage::ReadView& view, std::string_view account,
                                         std::string_view store, std::string_view check_id);
// The whole order as JSON, without the follow token, which is never stored.
std::string document_of(storage::ReadView& view, std::string_view account,
                        const StoredOrder& order);
std::string document_of(const StoredOrder& order, std::string_view text);  // as it was submitted
int decimals_of(const StoredOrder& order);

}  // namespace features::orders
