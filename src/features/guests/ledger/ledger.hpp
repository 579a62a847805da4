// Balances of people as they are kept: points and allowances, each a row that is locked by itself.
//
// All balances are written here and nowhere else. A write takes no lock of an account or a store
// for it, so two of them wait for each other only if they change the same balance; one that holds
// such a lock already may go on to a balance, since rows come last in the order of locks.
//
// The id of a balance is `points:CUSTOMER` or `allowance:CUSTOMER:PERIOD`. One of points begins
// with the enrolment of its customer; an allowance is one balance for each period, which counts
// down from 0 what was spent in it: its floor is what the plan allows, and nothing has to be reset.
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

// What an entry or a hold tells beside its amounts.
struct Note {
    std::int64_t now_ms;
    std::string_view who;            // id of the key or person that asked for it
    std::string_view ticket{};       // the check or order that it belongs to
    std::string_view notes{};        // the reason
    std::string_view adjusted_by{};  // an employee by name, as a client told it
};

// Both for one balance or for many, in one query and in the order of the ids: nothing where there
// is no such balance. What expired or lapsed in the last seconds may still count.
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

// Becoming a loyalty customer: makes the balance of points if there is none, and writes an entry
// Enrollment of 0 points.
void enrol(storage::Transaction& tx, std::string_view account, std::string_view customer,
           const Note& note);

// Merging customers: all balances of one move to the other, holds and expiry included, and are
// closed: whoever opens one of them afterwards is refused. Throws base::Refusal (409) when a sum
// would be too large. Writes nothing for a customer without balances.
void move_balances(storage::Transaction& tx, std::string_view account, std::string_view from,
                   std::string_view to, const Note& note);

// The balance that has what this one had: itself unless its customer was merged.
std::string survivor_of(storage::ReadView& view, std::string_view account, std::string_view id);

// Makes those that are missing and locks all, so that the write may open them in any order. They
// are survivors (survivor_of()): where the customer of one is merged into another while its lock is
// awaited, throws storage::MovedOn, and the write runs again.
void lock_all(storage::Transaction& tx, std::string_view account, std::vector<std::string> ids);

// A balance inside a write: locked until its end, read and settled. Work on `balance`, give it
// `written`, then save(). When a write opens several balances, it does so in the order of their
// ids.
struct Opened {
    std::string account, id;
    std::int64_t now_ms;
    domain::Balance balance{};
    std::vector<domain::LedgerEntry> written{};
    domain::Balance stored{};                    // as it lies in the tables
    std::string_view holds_end_as = "released";  // what became of holds that are gone: their state
};
// Opens one that is there: balances are never removed, so a caller that has seen it once knows.
// Throws base::Refusal (409 `customer_merged`) when its customer was merged into another.
Opened open(storage::Transaction& tx, std::string_view account, std::string_view id,
            std::int64_t now_ms);
// Makes it if there is none. Safe against others who make it at the same moment.
Opened open_or_make(storage::Transaction& tx, std::string_view account, std::string_view id,
                    std::int64_t now_ms);
// Stores what has changed since it was opened, its entries with that note.
void save(storage::Transaction& tx, Opened& opened, const Note& note);

// What has lapsed or expired is written by this job of the account, which looks at least so often.
inline constexpr std::string_view settling = "settle_balances";
inline constexpr std::chrono::hours settled_every{24};
// Writes what has lapsed and expired by then, of some balances.
void settle_due(storage::Transaction& tx, std::string_view account, std::int64_t now_ms);

// Throws the refusal (409) of what the arithmetic denies; does nothing when it did not.
void require(const domain::Denied& denied);

// Holds on the wire are known by an id of their own.
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

// Undoes a share of an entry of earning or redeeming, as domain::Balance::reverse() says. When the
// customer was merged since, the survivor's balance gains or loses. Returns the signed amount that
// was posted, 0 for none. Throws base::Refusal: 404 when there is no such entry, 409.
std::int64_t reverse(storage::Transaction& tx, std::string_view account, std::string_view balance,
                     std::int64_t entry, domain::Share share, const Note& note);

}  // namespace features::ledger
