// The tables of tickets: what each order or check holds, and the entries that it made.
#pragma once

#include "domain/ledger/ledger.hpp"
#include "features/guests/loyalty/tickets.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

namespace features::loyalty {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// A ticket as stored.
struct TicketRow {
    bool is_stored = false;  // one that never held or earned anything has no row
    std::string state{};     // of its terms: "", held, taken, released
    std::int64_t round = 0;  // how often it has held something
    Terms terms{};
    std::int64_t taken_points = 0, taken_allowance = 0;
    std::string earner{};  // who earns; "": nobody, or it is not a sale yet
    std::int64_t earn_points = 0, earn_amount = 0, earned_on = 0;
    domain::Share undone{0, 1};

    // What it earned before anything was undone.
    std::int64_t earned() const;
    // What it took before anything was undone.
    Taken taken() const;
    // What is left of such an amount.
    std::int64_t left_of(std::int64_t whole) const {
        return whole - domain::share_of(whole, undone);
    }
};
TicketRow read_ticket(storage::ReadView& view, std::string_view account, std::string_view id);
void write_ticket(storage::Transaction& tx, std::string_view account, std::string_view id,
                  const TicketRow& row);

// An entry of the ledger that belongs to a ticket.
struct TicketEntry {
    std::int64_t place;   // among those of the ticket, from 1
    std::string balance;  // that it belongs to
    std::int64_t number, amount;
    std::int64_t undone = 0;  // without sign
    std::int64_t left() const { return (amount < 0 ? -amount : amount) - undone; }
};
// The oldest first.
std::vector<TicketEntry> entries_of(storage::ReadView& view, std::string_view account,
                                    std::string_view ticket);
void insert_entry(storage::Transaction& tx, std::string_view account, std::string_view ticket,
                  const TicketEntry& entry);
void write_undone(storage::Transaction& tx, std::string_view account, std::string_view ticket,
                  const TicketEntry& entry);

// The id of a ticket's hold in a ledger, `points` or `allowance`.
std::string hold_id(std::string_view ticket, std::string_view ledger, std::int64_t round);

}  // namespace features::loyalty
