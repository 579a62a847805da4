// How tickets are shown.
#pragma once

#include "features/selling/kitchen/tickets.hpp"
#include "schema/object.hpp"

#include <array>

namespace features::kitchen {

inline constexpr std::array<std::string_view, 3> line_states{"waiting", "started", "done"};
inline constexpr std::array<std::string_view, 2> sources{"order", "check"};

extern const schema::Object<TicketLine> line_answer;
extern const schema::Object<Ticket> ticket_answer;
extern const schema::Object<Station> station_answer;

// How many of an item are to be made.
struct ItemCount {
    std::string item, name;
    std::int64_t quantity = 0;
};
extern const schema::Object<ItemCount> count_answer;
// Of the open lines, the most first.
std::vector<ItemCount> counts_of(const std::vector<Ticket>& tickets);

}  // namespace features::kitchen
