// What an order or a check takes from the balances of its customer, and gives to them.
//
// A ticket is the order or check, known by its id. Points and an allowance that are to pay for it
// are held when it is submitted, taken when it is paid, and released when it ends otherwise; a sale
// earns points, and what is undone of it is undone there in proportion.
//
//     hold ──commit──▶ taken        earn ──another amount──▶ the difference
//       ╰───release──▶ released     give_back: so much of both is undone by now
//     take: hold and commit in one, in the place of whatever was held or taken before
//
// All that one transaction does to the balances of a ticket goes through one Settlement, which
// locks every balance that it may touch before the first is changed, in the order of locks: what
// the ticket has moved or holds, and what the intent names. So no call can ask for a lock too late.
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

// What is to be taken, and from where. Points are worth what they are when they are held.
struct Terms {
    std::string customer{};  // whom it belongs to, after merges
    std::int64_t points = 0;
    domain::Minor points_minor = 0;  // what they are worth
    domain::Minor allowance_minor = 0;
    std::string allowance_balance{};
    std::int64_t allowance_floor = 0;
    std::int64_t until_ms = 0;  // the holds end then by themselves: 30 days later than `for_ms`

    bool is_empty() const { return points == 0 && allowance_minor == 0; }
};
struct Spending {
    std::string customer;
    std::int64_t points = 0;
    domain::Minor allowance = 0;  // in the currency of the store
};
// `for_ms`: when the order is for, not before now. Throws base::Refusal: 400 naming `customer`,
// `redeemPoints` or `allowanceAmount`; 409 `no_loyalty`, `no_plan`, `other_currency`, where the
// store's currency is not that of the account's oldest. Nothing wanted is never refused.
Terms terms_of(storage::ReadView& view, const std::string& account, const std::string& store,
               const Spending& wanted, std::int64_t now_ms, std::int64_t for_ms);

// What the ticket holds or has taken, as it was held; empty when it does not any more.
Terms terms_kept(storage::ReadView& view, const Ticket& ticket);

struct Taken {
    std::int64_t points = 0;
    domain::Minor points_minor = 0, allowance_minor = 0;
};

struct GivenBack {
    std::int64_t points = 0;  // by how much the customer's points changed, with its sign
    domain::Minor allowance_minor = 0;
};

// What a settlement is about beside what the ticket has done so far.
struct Intent {
    Terms terms{};         // for hold() and take()
    std::string earner{};  // for earn(): the customer; "": nobody
};

// Inside a write transaction under the lock of the store, before the sale is written: the rows of
// balances come after stores and before visits in the order of locks. Costs nothing until it is
// used. Each step may be asked for again without doing anything more. Where the customer was merged
// into another, that other's balances move, also when the merge is committed while a balance is
// awaited.
class Settlement {
public:
    Settlement(storage::Transaction& tx, Ticket ticket, Intent intent = {});
    ~Settlement();
    Settlement(const Settlement&) = delete;
    Settlement& operator=(const Settlement&) = delete;

    // Holds the terms, in the place of what the ticket held before; empty terms only release that.
    // Nothing once it is taken. Throws base::Refusal: 409 `insufficient_points` with
    // `loyaltyPoints` and `available`, 409 `insufficient_allowance` with `available`, in minor
    // units.
    void hold();
    // Takes what is held, once; where a hold has lapsed, directly and as far as the balance goes.
    // Returns what the ticket has taken, of which some may have been given back since.
    Taken commit();
    void release();

    // Takes what the terms say, less the share that is undone, and gives back what was held or
    // taken by other terms; what was earned then does not pay for it. Throws as hold() does, and
    // then the ticket has taken nothing.
    Taken take(domain::Share undone);

    // Points for a sale of `amount`, which is after discounts and before tax, tip and delivery: as
    // the settings of the account and the customer are when it is first called for the ticket and
    // that customer, `earnPoints` for each whole `earnAmount`. With another amount the difference
    // is posted, with another customer (or nobody) the first one's points are taken back. A sale in
    // another currency than that of the account's oldest store earns nothing. Returns what is left
    // of the points earned, after give_back().
    std::int64_t earn(domain::Minor amount);

    // So much of the ticket is undone by now, in all: 1 of 1 when its sale is voided. Points earned
    // are taken back, which may leave the customer less than none; points and allowance taken come
    // back. Shares that grow add up to the whole; a smaller share than before, such as after a
    // refund that failed, posts the difference again, for what is to be taken as far as the balance
    // goes.
    GivenBack give_back(domain::Share undone);

private:
    class Book;
    Book& book();

    storage::Transaction& tx_;
    Ticket ticket_;
    Intent intent_;
    std::unique_ptr<Book> book_;
};

}  // namespace features::loyalty
