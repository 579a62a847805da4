// Stored balances of people: points and allowances, each in a row with its own lock.
//
// All balances are written here and nowhere else. A write takes no lock of an account or a store
// for it, so two of them wait for each other only if they change the same balance; one that already
// holds such a lock may still take that of a balance, since rows come last in the order of locks.
//
// The id of a balance is `points:CUSTOMER` or `allowance:CUSTOMER:PERIOD`. A balance of points
// begins with the enrolment of its customer. An allowance has one balance for each period, which
// counts down from 0 with spending: its floor is what the plan allows, and nothing has to be reset.
#pragma once

#include "domain/ledger/ledger.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <span>

namespace features::ledger {

inline constexpr std::string_view table = "balance";  // for lock_row() and Scope::row()

std::string points_of(std::string_view customer);
// `period` as domain::period_key() makes it.
std::string allowance_of(std::string_view customer, std::string_view period);

// What an entry or a hold records besides its amounts.
struct Note {
    std::int64_t now_ms;
    std::string_view who;            // id of the key or person that requested it
    std::string_view ticket{};       // the check or order that it belongs to
    std::string_view notes{};        // the reason
    std::string_view adjusted_by{};  // name of an employee, as sent by a client
};

// For one balance or for many, in one query and in the order of the ids: nothing for a balance that
// does not exist. What expired or lapsed in the last seconds may still be included.
struct Standing {
    std::int64_t amount, held;
    std::int64_t available() const { return amount - held; }
};
std::optional<Standing> standing(storage::ReadView& view, std::string_view account,
                                 std::string_view id);
std::vector<std::optional<Standing>> standings(storage::ReadView& view, std::string_view account,
                                               std::span<const std::string> ids);

// The period of the latest balance of an allowance, among the periods that begin with `prefix`; ""
// when there is none.
std::string latest_period(storage::ReadView& view, std::string_view account,
                          std::string_view customer, std::string_view prefix);

// Becoming a loyalty customer: makes the balance of points if there is none, and writes an
// Enrollment entry of 0 points.
void enrol(storage::Transaction& tx, std::string_view account, std::string_view customer,
           const Note& note);

// Merging customers: all balances of one move to the other, including holds and expiry, and are
// closed: opening one of them afterwards is refused. Throws base::Refusal (409) when a sum would be
// too large. Writes nothing for a customer without balances.
void move_balances(storage::Transaction& tx, std::string_view account, std::string_view from,
                   std::string_view to, const Note& note);

// The balance that took over this one: itself unless its customer was merged.
std::string survivor_of(storage::ReadView& view, std::string_view account, std::string_view id);

// Makes those that are missing and locks all, so that the write may open them in any order. They
// must be survivors (survivor_of()): if a customer is merged into another while waiting for the
// lock, throws storage::MovedOn, and the write runs again.
void lock_all(storage::Transaction& tx, std::string_view account, std::vector<std::string> ids);

// A balance inside a write: locked until the write ends, read and settled. Work on `balance`, pass
// it `written`, then save(). When a write opens several balances, it does so in the order of their
// ids.
struct Opened {
    std::string account, id;
    std::int64_t now_ms;
    domain::Balance balance{};
    std::vector<domain::LedgerEntry> written{};
    domain::Balance stored{};                    // as stored
    std::string_view holds_end_as = "released";  // the state of holds that are gone
};
// Opens an existing one: balances are never removed, so one that was seen once exists. Throws
// base::Refusal (409 `customer_merged`) when its customer was merged into another.
Opened open(storage::Transaction& tx, std::string_view account, std::string_view id,
            std::int64_t now_ms);
// Makes it if there is none. Safe when others make it at the same time.
Opened open_or_make(storage::Transaction& tx, std::string_view account, std::string_view id,
                    std::int64_t now_ms);
// Stores what has changed since it was opened, with that note on its entries.
void save(storage::Transaction& tx, Opened& opened, const Note& note);

// This job of the account writes what has lapsed or expired, at least this often.
inline constexpr std::string_view settling = "settle_balances";
inline constexpr std::chrono::hours settled_every{24};
// Writes what has lapsed and expired by then, of some balances.
void settle_due(storage::Transaction& tx, std::string_view account, std::int64_t now_ms);

// Throws a refusal (409) for what the arithmetic denied; does nothing if it did not.
void require(const domain::Denied& denied);

// Holds on the wire have their own ids.
struct HoldRow {
    std::string id, balance, state;  // open, committed, released, lapsed
    std::int64_t amount, left, made_ms, lapses_ms;
    std::string ticket;
};
std::optional<HoldRow> find_hold(storage::ReadView& view, std::string_view account,
                                 std::string_view id);

// A page of a balance's entries, the newest first: those numbered below `before`, at most `limit`.
struct EntryRow {
    domain::LedgerEntry entry;
    std::string ticket, notes, adjusted_by, who;
};
std::vector<EntryRow> entries_before(storage::ReadView& view, std::string_view account,
                                     std::string_view balance, std::int64_t before,
                                     std::int64_t limit);
std::int64_t count_entries(storage::ReadView& view, std::string_view account,
                           std::string_view balance);

// Undoes a share of an entry of earning or redeeming, as domain::Balance::reverse() does. If the
// customer was merged since, the survivor's balance gains or loses. Returns the signed amount that
// was posted, 0 for none. Throws base::Refusal: 404 when there is no such entry, 409.
std::int64_t reverse(storage::Transaction& tx, std::string_view account, std::string_view balance,
                     std::int64_t entry, domain::Share share, const Note& note);

}  // namespace features::ledger
