#include "features/selling/kitchen/answers.hpp"

#include <algorithm>

namespace features::kitchen {
namespace {

using schema::of;
using schema::unless_empty;
using schema::within;

std::string_view name_of(LineState state) {
    return line_states.at(static_cast<std::size_t>(state));
}

std::string_view state_of(const TicketLine& line) { return name_of(line.state); }
std::string_view source_of(const Ticket& ticket) {
    return sources.at(static_cast<std::size_t>(ticket.docket.of.source));
}
std::string_view ticket_state(const Ticket& ticket) { return name_of(ticket.state()); }
bool is_active(const Station& station) { return station.is_active; }

constexpr schema::Property<TicketLine> line_properties[] = {
    {"line", of<within<&TicketLine::dish, &Dish::line>>,
     "Identifies the line in its order or check: its `_id` or `orderUniqueId`."},
    {"menuItem", unless_empty<within<&TicketLine::dish, &Dish::item>>, "Id of the menu item."},
    {"name", of<within<&TicketLine::made, &Made::name>>, "Name of the dish."},
    {"quantity", of<within<&TicketLine::dish, &Dish::quantity>>, "How many."},
    {"size", unless_empty<within<&TicketLine::made, &Made::size>>, "Name of the serving size."},
    {"modifiers", of<within<&TicketLine::dish, &Dish::modifiers>>,
     "The modifiers in words, as in `2 × Bacon`. Those that come with the dish only where "
     "something about them was chosen."},
    {"note", unless_empty<within<&TicketLine::dish, &Dish::note>>, "Notes for the kitchen."},
    {"allergyNote", unless_empty<within<&TicketLine::dish, &Dish::allergy>>,
     "What the guest of this line must not eat."},
    {"course", unless_empty<within<&TicketLine::made, &Made::course>>,
     "Id of the course: that of the line, of its item or of its category."},
    {"printers", of<within<&TicketLine::made, &Made::printers>>,
     "Ids of the kitchen printers: those of the line, of its item or of its category."},
    {"sentTime", schema::instant<within<&TicketLine::dish, &Dish::sent_ms>>,
     "When it came to the kitchen."},
    {"isVoided", unless_empty<&TicketLine::is_void>,
     "Whether it is no longer wanted; it stays until it is done."},
    {"state", of<state_of>, "What the kitchen has done about it.", line_states},
    {"isRecalled", unless_empty<&TicketLine::is_recalled>,
     "Whether it was done and is wanted again."},
    {"startedTime", schema::instant_if<&TicketLine::started_ms>, "When it was started."},
    {"doneTime", schema::instant_if<&TicketLine::done_ms>, "When it was done."},
    {"by", unless_empty<&TicketLine::who>, "Id of the key or person that said so last."},
};

constexpr schema::Property<Ticket> ticket_properties[] = {
    {"of", of<source_of>, "Whether it is a web order or a check.", sources},
    {"id", of<within<&Ticket::docket, &Docket::of, &Owner::id>>, "Id of the order or check."},
    {"number", of<within<&Ticket::docket, &Docket::number>>, "Number of the order or check."},
    {"title", unless_empty<within<&Ticket::docket, &Docket::title>>,
     "The table of a check; the guest of an order."},
    {"serviceType", unless_empty<within<&Ticket::docket, &Docket::service>>,
     "How it reaches the guest, in the words of the order or check."},
    {"allergyNote", unless_empty<within<&Ticket::docket, &Docket::allergy>>,
     "What a guest must not eat."},
    {"promisedTime", schema::instant_if<within<&Ticket::docket, &Docket::promised_ms>>,
     "When the order was promised."},
    {"sentTime", schema::instant<&Ticket::sent_ms>,
     "When the oldest of what is to be made came to the kitchen."},
    {"state", of<ticket_state>,
     "`done`: nothing is to be made or bumped. `started`: some of it was begun.", line_states},
    {"doneTime", schema::instant_if<&Ticket::done_ms>, "When the last line was done."},
    {"revision", of<&Ticket::revision>,
     "Grows with each change of the order or check, and of its lines in the kitchen."},
    {"lines", schema::object<&Ticket::lines, line_answer>, "Its lines."},
};

constexpr schema::Property<Station> station_properties[] = {
    {"id", of<&Station::id>, "Id of the printer or course."},
    {"name", of<&Station::name>, "Its name."},
    {"activeStatus", of<is_active>, "Whether it is active."},
};

constexpr schema::Property<ItemCount> count_properties[] = {
    {"menuItem", unless_empty<&ItemCount::item>, "Id of the menu item."},
    {"name", of<&ItemCount::name>, "Name of the dish."},
    {"quantity", of<&ItemCount::quantity>, "How many are to be made."},
};

}  // namespace

constexpr schema::Object<TicketLine> line_answer{
    "KitchenLine", "A line of an order or check as the kitchen sees it.", line_properties};
constexpr schema::Object<Ticket> ticket_answer{
    "KitchenTicket", "What the kitchen makes of an order or check.", ticket_properties};
constexpr schema::Object<Station> station_answer{"KitchenStation", "A kitchen printer or a course.",
                                                 station_properties};
constexpr schema::Object<ItemCount> count_answer{
    "KitchenCount", "How many of an item are to be made.", count_properties};

std::vector<ItemCount> counts_of(const std::vector<Ticket>& tickets) {
    std::vector<ItemCount> counts;
    std::map<std::string, std::size_t, std::less<>> places;
    for (const Ticket& ticket : tickets)
        for (const TicketLine& line : ticket.lines) {
            if (!line.is_wanted || line.is_void) continue;
            const auto [place, is_new] = places.try_emplace(line.made.name, counts.size());
            if (is_new) counts.push_back({line.dish.item, line.made.name, 0});
            counts[place->second].quantity += line.dish.quantity;
        }
    std::ranges::stable_sort(counts, std::greater(), &ItemCount::quantity);
    return counts;
}

}  // namespace features::kitchen
