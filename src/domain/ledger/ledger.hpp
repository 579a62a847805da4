// Arithmetic of balances that are the sum of their entries: loyalty points, allowances.
//
// A balance consists of lots, each what is left of credits that expire at the same moment. What is
// held is promised to somebody: it is part of the balance but not available. Debits take the lots
// that expire first; what no lot covers is a debt, which the next credits pay first.
//
//     amount    = sum of all entries = sum of what is left in the lots - debt
//     available = amount - held
//
// Only reverse() lets the available amount sink below the floor that the caller names. Neither
// storage nor clock: moments come in as milliseconds since 1970.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

inline constexpr std::int64_t never_ms = std::numeric_limits<std::int64_t>::max();
// No balance, entry or sum of holds is larger, so that sums of a few of them fit in 64 bits.
inline constexpr std::int64_t balance_max = std::int64_t{1} << 60;

enum class EntryType : std::uint8_t {
    enrollment,
    adjust,
    reset_loyalty,
    earn,
    redeem,
    reverse,
    expire,
    merge,
};
std::string_view name_of(EntryType type);  // as it is written out: "ResetLoyalty"
std::optional<EntryType> entry_type_of(std::string_view name);

// A part of a credit, a debit or a hold that concerns the lot of that expiry.
struct Portion {
    std::int64_t expires_ms;
    std::int64_t amount;  // more than 0
    bool operator==(const Portion&) const = default;
};
using Portions = std::vector<Portion>;

struct Lot {
    std::int64_t expires_ms;  // never_ms: never
    std::int64_t left;        // more than 0; that which is held included
    std::int64_t held = 0;
    std::int64_t free() const { return left - held; }
    bool operator==(const Lot&) const = default;
};

struct Hold {
    std::string id;
    std::int64_t amount;     // that is still held
    std::int64_t lapses_ms;  // when it ends automatically
    Portions covered{};      // by lots, in the order of their expiry; the rest is covered by none
    bool operator==(const Hold&) const = default;
};

// A line of the ledger. Entries are never changed.
struct LedgerEntry {
    std::int64_t number;  // from 1, without gaps
    EntryType type;
    std::int64_t at_ms;
    std::int64_t amount;   // with its sign
    std::int64_t balance;  // after it
    Portions portions{};   // what lots gained or lost by it, in the order of their expiry
    bool operator==(const LedgerEntry&) const = default;
};

// Why an operation did nothing.
enum class Denial : std::uint8_t {
    too_little,      // the available amount would sink below the floor
    too_large,       // beyond balance_max
    no_such_hold,    // or it has ended
    more_than_held,  // a hold cannot be committed beyond what it still holds
    not_reversible,  // neither earned nor redeemed, or it was reversed further before
};
using Denied = std::optional<Denial>;  // nothing: it was done

struct Share {
    std::int64_t part, whole;  // 0 <= part <= whole, whole > 0
};
// `amount` x part / whole, halves rounded away from zero.
std::int64_t share_of(std::int64_t amount, Share share);

class Balance {
public:
    std::int64_t amount = 0;
    std::int64_t held = 0;      // by all holds together
    std::int64_t entries = 0;   // the number of the last entry
    std::vector<Lot> lots{};    // in the order of their expiry, each expiry once
    std::vector<Hold> holds{};  // in the order in which they were made

    std::int64_t available() const { return amount - held; }
    // When the next hold lapses or the next lot expires.
    std::int64_t due_ms() const;
    bool operator==(const Balance&) const = default;

    // Each of these does nothing when it denies, and appends the entries it writes to `written`.

    // Ends the holds that have lapsed, then expires lots that are due and not held. Call it before
    // any of the others, with the same moment.
    void settle(std::int64_t now_ms, std::vector<LedgerEntry>& written);

    // A credit (expiring at `expires_ms`) or, with a negative amount, a debit. Both may be 0.
    struct Terms {
        std::int64_t floor = 0;
        std::int64_t expires_ms = never_ms;
    };
    Denied post(EntryType type, std::int64_t signed_amount, std::int64_t now_ms, const Terms& terms,
                std::vector<LedgerEntry>& written);

    // Holds an amount, more than 0, from the free lots that expire first. Writes no entry.
    Denied hold(std::string id, std::int64_t how_much, std::int64_t lapses_ms, std::int64_t floor);
    // Takes the amount, more than 0, that a hold has promised; the rest of it stays held.
    Denied commit(std::string_view id, std::int64_t how_much, std::int64_t now_ms,
                  std::vector<LedgerEntry>& written);
    // Ends a hold. What has expired meanwhile expires now.
    Denied release(std::string_view id, std::int64_t now_ms, std::vector<LedgerEntry>& written);

    // Undoes `share` of an entry of earning or redeeming, of which `reversed` (an amount without
    // sign) was undone before: exactly enough that share_of(entry, share) is undone in total, so
    // that several reversals with growing shares add up to the whole. What was redeemed returns to
    // lots of its old expiry, those that live longest first; what has expired since gets another
    // `grace_ms`. What was earned is taken from the lot that it was put into, then from those that
    // expire first; only this may sink below the floor. Adds to `reversed`.
    Denied reverse(const LedgerEntry& entry, Share share, std::int64_t& reversed,
                   std::int64_t now_ms, std::int64_t grace_ms, std::vector<LedgerEntry>& written);

    // Takes over everything from `from`: lots with their expiry, holds and debt. Both get an entry
    // of the type merge with the amount, unless that is 0.
    Denied take_over(Balance& from, std::int64_t now_ms, std::vector<LedgerEntry>& written_here,
                     std::vector<LedgerEntry>& written_there);

    // Appends a sentence for each of the rules above that the state breaks.
    void find_faults(std::vector<std::string>& faults) const;

private:
    std::int64_t in_lots() const;
    std::int64_t debt() const { return in_lots() - amount; }
    Lot& lot_of(std::int64_t expires_ms);
    void drop_empty_lots();
    Portions take_free(std::int64_t how_much, std::int64_t first_from_expiry);
    Portions credit(Portions portions);
    Portions debit(std::int64_t how_much, std::int64_t first_from_expiry);
    void pay_debt();
    void free_lots(const Portions& covered);
    void expire(std::int64_t now_ms, std::vector<LedgerEntry>& written);
    void write(EntryType type, std::int64_t signed_amount, std::int64_t now_ms, Portions portions,
               std::vector<LedgerEntry>& written);
};

}  // namespace domain
