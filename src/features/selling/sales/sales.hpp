// The one writer of sales: whatever makes, changes or undoes a sale calls one of these.
//
// Each runs inside a write transaction, takes the lock of the store, and is idempotent: calling it
// again with the same arguments changes nothing. A sale belongs to one business date, set when it
// is booked and never changed, and has a number in its store, without gaps. Amounts are in the
// currency of the store. Where the sale names a customer, the visit is recorded too. That takes the
// last lock of all, so a caller that changes the customer's balances in the same transaction locks
// them first.
//
//     closed ──void──▶ voided       not counted, but still listed; its refunds are voided with
//        │                          it
//        │──reopen──▶ voided        while its check is open; the money was given back, so its
//        │                          refunds stay valid
//        │──replace──▶ closed       the same id, number and business date
//        ◀──replace── voided        a check that was reopened and closed again; refunds that were
//                                   voided with it become valid again if the caller asks for it
//     check ──▶ voided              a sale that would overflow the sums of its day is kept and
//                                   listed like a voided sale (`not_counted`); an order or a
//                                   refund that would overflow them is refused
//     refund                        a separate sale on its own business date, with negative amounts
#pragma once

#include "domain/calendar/business_date.hpp"
#include "domain/sale/refund.hpp"
#include "storage/database.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::sales {

enum class State : std::uint8_t { closed, voided, refund };
std::string_view name_of(State state);  // as shown: CLOSED, VOIDED, REFUND

// The reason of a check's sale that is voided because the sums of its day have no room for it;
// `verify` relies on it.
inline constexpr std::string_view not_counted = "not counted: too large for the sums of the day";

// A sale as stored.
struct StoredSale {
    std::string id, store;
    std::int64_t number = 0;  // of the store, from 1
    std::string origin{};     // "" for a refund
    State state = State::closed;
    std::string refund_of{};  // id of the refunded sale; "": not a refund
    std::string terms{};      // for a refund: what was requested
    std::string reason{};     // why it was refunded or voided
    std::string currency{};
    domain::Day business_day{};
    std::int64_t revision = 1;
    std::string made_by{};  // id of the key or person
    std::int64_t made_ms = 0, changed_ms = 0;
    // By how much its refunds exceed it, if a smaller sale has replaced it since.
    domain::Minor over_refunded = 0;
    domain::Sale sale{};  // as it was booked, also when it was voided

    bool counts() const { return state != State::voided; }
    bool is_reopened() const;  // voided while its check is open
};

// All refunds of a sale are in its own store. Ids must be in lower case.
std::optional<StoredSale> find_sale(storage::ReadView& view, std::string_view account,
                                    std::string_view id);
// Those that are not voided, in the order of their numbers.
std::vector<StoredSale> refunds_of(storage::ReadView& view, std::string_view account,
                                   std::string_view sale);

// Who writes, where and when.
struct WriteContext {
    std::string account, store;
    std::string who;  // id of the key or person
    std::int64_t now_ms;
};

struct Booking {
    // Id of the sale that the order or check is or becomes. An order has it from the start; a check
    // that takes the place of an order takes over its id, so that both are one sale.
    std::string id;
    // Its name outside: the uniqueOrderID of a web order, the checkID of a check. Several sales may
    // share one.
    std::string origin;
    std::string currency;   // the amounts were read with its decimals
    std::int64_t dated_ms;  // the moment that decides the business date
    domain::Sale sale;      // its customer, if any, must be one of the account
};
// To be called before the transaction: the booking in canonical form. Throws base::Refusal (400)
// naming `totalAmount` when the total is too large for a sale.
Booking checked(Booking booking);

struct Written {
    StoredSale sale;
    bool is_changed;  // false: it was already so
};
// Throws base::Refusal: 409 `sale_exists` with its `id` when that sale exists with other content or
// was voided; 409 `currency_changed`; 400 naming `totalAmount`, unless it is of a check, when the
// sums of the day have no room for it.
Written book(storage::Transaction& tx, const WriteContext& by, Booking booking);
// Replaces the sale of that id, voided or not, with the booking; books a new sale if there is none.
// Refunds that are not voided stay; if they exceed the new sale, the excess is kept in
// `over_refunded`, because a check is a fact. Throws 409 `currency_changed`, 400 as book() does.
// `known` is the result of find_sale() in the same transaction.
Written replace(storage::Transaction& tx, const WriteContext& by, Booking booking,
                std::optional<StoredSale> known);
// For storage::ask_ahead(): what replace() will ask for a new sale of that customer, if any.
void rehearse_replace(storage::ReadView& ahead, const WriteContext& by, std::string_view id,
                      std::string_view customer);
// Voids a sale, or a refund, such as one that failed. Throws 404 when the store has no such sale.
Written void_sale(storage::Transaction& tx, const WriteContext& by, std::string_view id,
                  std::string_view reason);
// Takes the sale of a check out of the books until replace() brings it back. Throws 404.
Written reopen(storage::Transaction& tx, const WriteContext& by, std::string_view id);

// What share of the sale of that id its refunds have undone, if its content is `sale`.
domain::Share undone_of(storage::ReadView& view, const WriteContext& by, std::string_view id,
                        const domain::Sale& sale);

// A refund that was voided with its sale, and why the money was given back.
struct OldRefund {
    std::string id, reason;
};
// Those refunds of the sale that were voided count again; others are left alone. Call replace()
// afterwards, which takes them into account.
void stand_again(storage::Transaction& tx, const WriteContext& by, const StoredSale& sale,
                 std::span<const OldRefund> refunds);

struct Refund {
    std::string id;    // a new id for the refund; the same id again is the same refund
    std::string sale;  // id of the refunded sale
    domain::RefundTerms terms;
    std::string reason{};
    domain::Named closed_by{};  // the employee who gives the money back
};
// On the business date of WriteContext::now_ms. Throws base::Refusal: 404 when the store has no
// such sale; 400 naming `items` or `amount`; 409 `sale_voided`, `is_refund`, `nothing_left`, or
// `refund_exceeds` with `refundable` and `refundableTips`; 409 `refund_exists` when the id belongs
// to something else.
Written refund(storage::Transaction& tx, const WriteContext& by, const Refund& refund);

}  // namespace features::sales
