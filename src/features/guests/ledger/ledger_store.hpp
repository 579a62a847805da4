// The tables of balances, their entries, lots and holds.
#pragma once

#include "features/guests/ledger/ledger.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

namespace features::ledger {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// True: it did not exist, and now belongs to this transaction until that ends. Waits for another
// transaction that is making it.
bool make_row(storage::Transaction& tx, std::string_view account, std::string_view id);
// The same, for who locks the row next and need not know whether it existed.
void post_row(storage::Transaction& tx, std::string_view account, std::string_view id);

// The balance as stored; the caller has locked or made it.
struct Read {
    domain::Balance balance;
    std::string moved_to;  // the balance that took it over; "": it is open
};
Read read(storage::ReadView& view, std::string_view account, std::string_view id);
std::string moved_to(storage::ReadView& view, std::string_view account, std::string_view id);
void write_moved(storage::Transaction& tx, std::string_view account, std::string_view from,
                 std::string_view to);

void write_row(storage::Transaction& tx, std::string_view account, std::string_view id,
               const domain::Balance& balance);
void append_entry(storage::Transaction& tx, std::string_view account, std::string_view balance,
                  const domain::LedgerEntry& entry, const Note& note);
void write_lot(storage::Transaction& tx, std::string_view account, std::string_view balance,
               const domain::Lot& lot);
void delete_lot(storage::Transaction& tx, std::string_view account, std::string_view balance,
                std::int64_t expires_ms);
void insert_hold(storage::Transaction& tx, std::string_view account, std::string_view balance,
                 const domain::Hold& hold, const Note& note);
// `state`: open until it ends.
void write_hold(storage::Transaction& tx, std::string_view account, const domain::Hold& hold,
                std::string_view state, std::int64_t now_ms);

std::optional<domain::LedgerEntry> find_entry(storage::ReadView& view, std::string_view account,
                                              std::string_view balance, std::int64_t number);
std::int64_t reversed_of(storage::ReadView& view, std::string_view account,
                         std::string_view balance, std::int64_t entry);
void write_reversed(storage::Transaction& tx, std::string_view account, std::string_view balance,
                    std::int64_t entry, std::int64_t reversed);

// The ids of the open balances of a customer, in their order.
std::vector<std::string> balances_of(storage::ReadView& view, std::string_view account,
                                     std::string_view customer);
// The first few balances where something has lapsed or expired by then, in the order of their ids.
std::vector<std::string> due_balances(storage::ReadView& view, std::string_view account,
                                      std::int64_t now_ms, std::int64_t limit);
// When the first hold lapses or the first lot expires; domain::never_ms for never.
std::int64_t first_due(storage::ReadView& view, std::string_view account);
// Removes holds that ended before that; returns how many.
std::int64_t forget_holds(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms, std::int64_t limit);

}  // namespace features::ledger
