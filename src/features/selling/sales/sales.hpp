// The one writer of sales: whatever makes, changes or undoes a sale calls one of these.
//
// Each runs inside a write transaction, takes the lock of the store, and may be called again with
// the same arguments without doing anything more. A sale belongs to one business date, stamped when
// it is booked and never restamped, and has a number of its store, without gaps. Amounts are in the
// currency of the store. Where the sale names a customer, its visit is kept along; that is the last
// lock of all, so who changes balances of the customer in the same transaction opens them before.
//
//     closed ──void──▶ voided       counts for nothing, stays listed; its refunds are voided with
//        │                          it
//        │──reopen──▶ voided        while its check is open: what was given back was given back, so
//        │                          its refunds stand
//        │──replace──▶ closed       the same id, number and business date
//        ◀──replace── voided        a check that was opened and closed again; refunds that were
//                                   voided with it stand again where the caller says so
//     check ──▶ voided              what would lead the sums of its day out of what can be added up
//                                   is kept and listed like a voided sale (`not_counted`); an order
//                                   or a refund that would is refused
//     refund                        a sale of its own on its own business date, all signs turned
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
std::string_view name_of(State state);  // as it is told: CLOSED, VOIDED, REFUND

// Why a check's sale is voided that the sums of its day have no room for; `verify` knows it by
// that.
inline constexpr std::string_view not_counted = "not counted: too large for the sums of the day";

// A sale as it lies there.
struct StoredSale {
    std::string id, store;
    std::int64_t number = 0;  // of the store, from 1
    std::string origin{};     // of a refund ""
    State state = State::closed;
    std::string refund_of{};  // id of the sale that is refunded; "": it is none
    std::string wish{};       // of a refund: what was asked for
    std::string reason{};     // why it was refunded or voided
    std::string currency{};
    domain::Day business_day{};
    std::int64_t revision = 1;
    std::string made_by{};  // id of the key or person
    std::int64_t made_ms = 0, changed_ms = 0;
    // By how much its refunds exceed it, since it was replaced by a smaller one after them.
    domain::Minor over_refunded = 0;
    domain::Sale sale{};  // as it was booked, also when it was voided

    bool counts() const { return state != State::voided; }
    bool is_reopened() const;  // voided while its check is open
};

// All refunds of a sale are in its own store. Ids are looked up as they are: in lower case.
std::optional<StoredSale> find_sale(storage::ReadView& view, std::string_view account,
                                    std::string_view id);
// Those that are not voided, by their numbers.
std::vector<StoredSale> refunds_of(storage::ReadView& view, std::string_view account,
                                   std::string_view sale);

// Who writes, where and when.
struct Writing {
    std::string account, store;
    std::string who;  // id of the key or person
    std::int64_t now_ms;
};

struct Booking {
    // Of the sale that the order or check is or becomes: the order has had it since it was placed,
    // and a check that takes the place of one takes this too, so that both are one sale.
    std::string id;
    // What it is called outside: the uniqueOrderID of a web order, the checkID of a check. Several
    // sales may be called alike.
    std::string origin;
    std::string currency;   // with whose decimals the amounts were read
    std::int64_t dated_ms;  // the moment that decides the business date
    domain::Sale sale;      // its customer, if any, must be one of the account
};
// To be called before the transaction: the booking, with everything told in one way. Throws
// base::Refusal (400) naming `totalAmount` when it sums up to more than a sale can.
Booking checked(Booking booking);

struct Written {
    StoredSale sale;
    bool is_changed;  // false: it was like that before
};
// Throws base::Refusal: 409 `sale_exists` with its `id` when there is that sale with other content,
// or it was voided, 409 `currency_changed`; 400 naming `totalAmount`, unless it is of a check, when
// the sums of the day have no room for it.
Written book(storage::Transaction& tx, const Writing& by, Booking booking);
// Puts the booking in the place of the sale of that id, voided or not; books it where there is
// none. Refunds that are not voided stay: where they come to more than the sale does now, that is
// kept in `over_refunded`, for a check is a fact. Throws 409 `currency_changed`, 400 as book()
// does.
// `known` is what find_sale() tells of it in the same transaction.
Written replace(storage::Transaction& tx, const Writing& by, Booking booking,
                std::optional<StoredSale> known);
// Of a sale or of a refund, such as one that failed. Throws 404 when the store has no such sale.
Written void_sale(storage::Transaction& tx, const Writing& by, std::string_view id,
                  std::string_view reason);
// Takes the sale of a check out of the books until replace() brings it back. Throws 404.
Written reopen(storage::Transaction& tx, const Writing& by, std::string_view id);

// How much of the sale of that id its refunds have undone, when it comes to `sale`.
domain::Share undone_of(storage::ReadView& view, const Writing& by, std::string_view id,
                        const domain::Sale& sale);

// A refund that was voided with its sale, and why the money was given back.
struct OldRefund {
    std::string id, reason;
};
// Those of the sale that were voided count again; others are left alone. To be followed by
// replace(), which reckons with them.
void stand_again(storage::Transaction& tx, const Writing& by, const StoredSale& sale,
                 std::span<const OldRefund> refunds);

struct Refund {
    std::string id;    // of the refund, a new one; the same id again is the same refund
    std::string sale;  // id of what is refunded
    domain::RefundWish wish;
    std::string reason{};
    domain::Named closed_by{};  // the employee who gives the money back
};
// On the business date of Writing::now_ms. Throws base::Refusal: 404 when the store has no such
// sale; 400 naming `items` or `amount`; 409 `sale_voided`, `is_refund`, `nothing_left`, or
// `refund_exceeds` with `refundable` and `refundableTips`; 409 `refund_exists` when the id belongs
// to something else.
Written refund(storage::Transaction& tx, const Writing& by, const Refund& refund);

}  // namespace features::sales
