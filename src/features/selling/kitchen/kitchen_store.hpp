// The table of what the kitchen says about the lines of orders and checks.
//
// A line has a row once somebody has touched it; without one it waits. The row is of the dish as it
// was then (form_of() a Dish): when the line is changed to another dish, the row no longer counts.
// A row without a form counts for nothing: what it said has followed the dish to another ticket.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace features::kitchen {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// `nowhere`: a line that has left its check and is in no other yet. Its owner is the store.
enum class Source : std::uint8_t { order, check, nowhere };
enum class LineState : std::uint8_t { waiting, started, done };

struct Place {
    std::string account, store;
};

struct StoredLine {
    std::string owner{};  // id of the order or check
    std::string line{};   // fingerprint of the line's id, which may have any length
    std::string store{};
    Source source = Source::order;
    std::string form{};  // fingerprint of the dish that it is about
    LineState state = LineState::waiting;
    bool is_recalled = false;                  // it was done and is wanted again
    std::int64_t started_ms = 0, done_ms = 0;  // 0: it is not
    std::int64_t changed_ms = 0;
    std::string who{};  // id of the key or person that changed it last
    // Of the order or check: how often its lines had been changed here by then, and the revision
    // of its ticket.
    std::int64_t bumps = 0, revision = 0;
};

// By the fingerprints of their lines.
using LinesOf = std::map<std::string, StoredLine, std::less<>>;
LinesOf lines_of(storage::ReadView& view, std::string_view account, std::string_view owner);
std::int64_t bumps_of(const LinesOf& lines);  // until now
// Of the lines with these fingerprints that have left their checks.
LinesOf lines_nowhere(storage::ReadView& view, const Place& at,
                      const std::vector<std::string>& lines);
// Those that count of the order whose place the check with that checkID has, or had.
LinesOf lines_of_order_of(storage::ReadView& view, const Place& at, std::string_view check_id);
// By the ids of the orders and checks: of all that are not finished.
using LinesOfOwners = std::map<std::string, LinesOf, std::less<>>;
LinesOfOwners open_lines(storage::ReadView& view, const Place& at);

// An order or a check.
struct Owner {
    Source source = Source::order;
    std::string id{};
    auto operator<=>(const Owner&) const = default;
};
// Those of which a line was started or recalled at that time or later, and is not done; and those
// of which one was done then or later.
std::vector<Owner> pending_owners(storage::ReadView& view, const Place& at, std::int64_t since_ms);
std::vector<Owner> done_owners(storage::ReadView& view, const Place& at, std::int64_t since_ms);

// Under the lock of the store.
void put_line(storage::Transaction& tx, std::string_view account, const StoredLine& line);
void remove_line(storage::Transaction& tx, std::string_view account, const StoredLine& line);

// For Retention.
std::int64_t forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms);

}  // namespace features::kitchen
