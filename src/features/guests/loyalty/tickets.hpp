// What an order or a check takes from the balances of its customer, and gives to them.
//
// A ticket is the order or check, known by its id. Points and allowance that will pay for it are
// held when it is submitted, taken when it is paid, and released when it ends otherwise; a sale
// earns points, and undoing a part of the sale undoes the same share of them.
//
//     hold ──commit──▶ taken        earn ──another amount──▶ the difference
//       ╰───release──▶ released     give_back: how much of both is undone by now
//     take: hold and commit in one, replacing whatever was held or taken before
//
// All that one transaction does to the balances of a ticket goes through one Settlement. Before it
// changes the first balance, it locks every balance that it may touch, in the order of locks: those
// that the ticket has changed or holds, and those that the intent names. So no call takes a lock
// too late.
#pragma once

#include "domain/ledger/ledger.hpp"
#include "domain/pricing/money.hpp"
#include "storage/database.hpp"

#include <memory>

namespace features::loyalty {

struct Ticket {
    std::string account, store;
    std::string id;     // unique in the account
    std::string shown;  // `ticketID` in the history of the customer
    std::string who;    // id of the key or person
    std::int64_t now_ms;
};

// What to take, and from where. Points have the value that they had when they were held.
struct Terms {
    std::string customer{};  // the owner, after merges
    std::int64_t points = 0;
    domain::Minor points_minor = 0;  // their value
    domain::Minor allowance_minor = 0;
    std::string allowance_balance{};
    std::int64_t allowance_floor = 0;
    std::int64_t until_ms = 0;  // when the holds lapse: 30 days after `for_ms`

    bool is_empty() const { return points == 0 && allowance_minor == 0; }
};
struct Spending {
    std::string customer;
    std::int64_t points = 0;
    domain::Minor allowance = 0;  // in the currency of the store
};
// `for_ms`: when the order is for, not before now. Throws base::Refusal: 400 naming `customer`,
// `redeemPoints` or `allowanceAmount`; 409 `no_loyalty`, `no_plan`, `other_currency`, where the
// store's currency is not that of the account's oldest. An empty request is never refused.
Terms terms_of(storage::ReadView& view, const std::string& account, const std::string& store,
               const Spending& wanted, std::int64_t now_ms, std::int64_t for_ms);

// What the ticket holds or has taken, as it was held; empty when that has ended.
Terms terms_kept(storage::ReadView& view, const Ticket& ticket);

struct Taken {
    std::int64_t points = 0;
    domain::Minor points_minor = 0, allowance_minor = 0;
};

struct GivenBack {
    std::int64_t points = 0;  // signed change of the customer's points
    domain::Minor allowance_minor = 0;
};

// What a settlement is about, besides what the ticket has done so far.
struct Intent {
    Terms terms{};         // for hold() and take()
    std::string earner{};  // for earn(): the customer; "": nobody
};

// Inside a write transaction under the lock of the store, before the sale is written: the rows of
// balances come after stores and before visits in the order of locks. Costs nothing until it is
// used. Repeating a step does nothing more. If the customer was merged into another, the balances
// of that one change, even when the merge is committed while waiting for a balance.
class Settlement {
public:
    Settlement(storage::Transaction& tx, Ticket ticket, Intent intent = {});
    ~Settlement();
    Settlement(const Settlement&) = delete;
    Settlement& operator=(const Settlement&) = delete;

    // Holds the terms, replacing what the ticket held before; empty terms only release that. Does
    // nothing once it is taken. Throws base::Refusal: 409 `insufficient_points` with
    // `loyaltyPoints` and `available`, 409 `insufficient_allowance` with `available`, in minor
    // units.
    void hold();
    // Takes what is held, once; if a hold has lapsed, takes as much as the balance allows. Returns
    // what the ticket has taken, some of which may have been given back since.
    Taken commit();
    void release();

    // Takes what the terms say, less the share that is undone, and gives back what was held or
    // taken under other terms; what was earned under those does not pay for it. Throws like hold(),
    // and then the ticket has taken nothing.
    Taken take(domain::Share undone);

    // Points for a sale of `amount`, which is after discounts and before tax, tip and delivery:
    // `earnPoints` for each whole `earnAmount`, with the settings of the account and the customer
    // at the first call for the ticket and that customer. With another amount the difference is
    // posted, with another customer (or nobody) the first one's points are taken back. A sale in
    // another currency than that of the account's oldest store earns nothing. Returns what is left
    // of the points earned, after give_back().
    std::int64_t earn(domain::Minor amount);

    // `undone`: the share of the ticket that is undone by now, in all; 1 of 1 when its sale is
    // voided. Points earned are taken back, which may make the customer's points negative; points
    // and allowance taken are returned. Growing shares add up to the whole; a smaller share than
    // before, such as after a failed refund, posts the difference again, and takes only as much as
    // the balance allows.
    GivenBack give_back(domain::Share undone);

private:
    class Book;
    Book& book();

    storage::Transaction& tx_;
    Ticket ticket_;
    Intent intent_;
    std::unique_ptr<Book> book_;
};
// For storage::ask_ahead(): what a settlement of a ticket that is new will ask.
void rehearse_settlement(storage::ReadView& ahead, const Ticket& ticket, const std::string& earner);

}  // namespace features::loyalty
