// Starts, bumps and recalls lines. Only this and following.hpp write what the kitchen says.
//
// Runs inside a write transaction under the lock of the store, which the writers of orders and
// checks hold too: if a line is bumped and changed at the same time, the second sees the first.
// It never touches a check; an order it moves on only by the order's own rules, where the store
// wants that.
#pragma once

#include "features/selling/kitchen/tickets.hpp"
#include "features/selling/sales/sales.hpp"

namespace features::kitchen {

using sales::WriteContext;

struct Bump {
    Owner of;
    std::optional<std::vector<std::string>> lines{};  // nothing: all that pass the filter
    Filter filter{};
    LineState to = LineState::waiting;
    std::string new_id{};  // for what moving the order on may make
};
// Returns the ticket as it then is. Lines that are so already stay as they are; if all are, nothing
// is written. Without named lines, done ones stay done unless they are to wait. Throws
// base::Refusal: 404, 400 naming `lines[2]`, 409 `not_in_kitchen`.
Ticket bump(storage::Transaction& tx, const WriteContext& by, const sales::Shop& shop,
            const Bump& bump);

// Records an event for the ticket of an order or check.
void note_event(storage::Transaction& tx, const WriteContext& by, std::string_view type,
                std::string_view owner, std::int64_t revision);

}  // namespace features::kitchen
