// Tickets: what the kitchen has to make, order by order and check by check.
//
//     an accepted order, an active check   all lines; those of a check for a day after they came
//     a ready order, a closed check        lines that somebody has touched; only recalled ones are
//                                          still to be made
//     a cancelled order, a voided check    lines that were started, as voided ones
//
// A voided line stays until it is bumped, so that nobody makes it. A ticket is open as long as it
// has something to make or to bump.
#pragma once

#include "features/selling/kitchen/stations.hpp"
#include "features/selling/sales/shop.hpp"

namespace features::kitchen {

inline constexpr std::int64_t hour_ms = 3'600'000;
inline constexpr std::int64_t shown_ms = 24 * hour_ms;

struct TicketLine {
    Dish dish{};
    Made made{};
    LineState state = LineState::waiting;
    bool is_recalled = false, is_void = false;
    bool is_wanted = false;                    // somebody has to do something about it
    std::int64_t started_ms = 0, done_ms = 0;  // 0: it is not
    std::string who{};
};

struct Ticket {
    Docket docket{};  // without its dishes
    std::vector<TicketLine> lines{};
    std::int64_t bumps = 0;  // how often lines of it were changed in the kitchen

    // Grows with each change of the order or check, and with each bump.
    std::int64_t revision() const { return docket.revision + bumps; }
    bool is_open() const;
    LineState state() const;       // done: it is not open
    std::int64_t done_ms() const;  // when the last of its lines was done; 0: it is open
    // Since when the guest waits for what is to be made.
    std::int64_t sent_ms() const;
};

// Which lines are asked for: of these printers and courses (ids; "": those without one); none: any.
struct Filter {
    std::vector<std::string> printers{}, courses{};

    bool passes(const TicketLine& line) const;
    void apply_to(Ticket& ticket) const;
};

// A store at a moment.
struct Kitchen {
    Place at;
    const date::time_zone& zone;
    std::int64_t now_ms;
};
Kitchen kitchen_of(std::string_view account, const sales::Shop& shop, std::int64_t now_ms);

// The order or check of the store with that id; nothing when it has none.
std::optional<Docket> find_docket(storage::ReadView& view, const Kitchen& kitchen,
                                  const Owner& owner);
// Of one of either. The ids of orders and checks are never the same.
std::optional<Docket> find_docket(storage::ReadView& view, const Kitchen& kitchen,
                                  std::string_view id);

// What `stations` must have learned.
Ticket ticket_of(const Docket& docket, const LinesOf& lines, const Stations& stations,
                 std::int64_t now_ms);
// The ticket of an order or check as it is now.
Ticket read_ticket(storage::ReadView& view, const Kitchen& kitchen, const Docket& docket);

// The open tickets of the store that have lines for the filter, the most urgent first: by the
// promised time, or else by the time at which they were sent.
std::vector<Ticket> open_tickets(storage::ReadView& view, const Kitchen& kitchen,
                                 Stations& stations, const Filter& filter);
// Those that were done since a time, the last first.
std::vector<Ticket> done_tickets(storage::ReadView& view, const Kitchen& kitchen,
                                 Stations& stations, const Filter& filter, std::int64_t since_ms);

// For Resolver.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::kitchen
