#include "features/selling/kitchen/tickets.hpp"

#include "features/selling/kitchen/answers.hpp"
#include "features/selling/orders/order_store.hpp"
#include "kinds/store.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace features::kitchen {
namespace {

using domain::OrderStatus;

constexpr std::uint32_t bit(OrderStatus status) { return 1U << static_cast<int>(status); }

bool is_any_of(const std::vector<std::string>& wanted, const std::vector<std::string>& has) {
    if (has.empty()) return std::ranges::find(wanted, "") != wanted.end();
    return std::ranges::any_of(has, [&](const std::string& one) {
        return std::ranges::find(wanted, one) != wanted.end();
    });
}

// What the row of the line says, if it is about this dish.
void take_state(TicketLine& line, const StoredLine& row) {
    line.state = row.state;
    line.is_recalled = row.is_recalled;
    line.started_ms = row.started_ms;
    line.done_ms = row.done_ms;
    line.who = row.who;
}

// Whether the ticket has the line at all; `row` is null where nobody has touched it.
bool is_shown(Stage stage, const TicketLine& line, const StoredLine* row, std::int64_t now_ms,
              Source source) {
    switch (stage) {
        case Stage::not_yet: return false;
        case Stage::cooking:
            if (!row) return source == Source::order || line.dish.sent_ms > now_ms - shown_ms;
            return !line.is_void || line.state != LineState::done;
        case Stage::finished: return row != nullptr;
        case Stage::undone: break;
    }
    return row && (line.is_recalled || line.state == LineState::started);
}

bool is_wanted(Stage stage, const TicketLine& line) {
    if (line.state == LineState::done) return false;
    return stage != Stage::finished || line.is_recalled;
}

std::vector<Docket> open_orders(storage::ReadView& view, const Place& at) {
    constexpr auto cooking = bit(OrderStatus::accepted) | bit(OrderStatus::preparing);
    orders::OrderListing listing{.account = at.account,
                                 .store = at.store,
                                 .statuses = cooking,
                                 .before = std::numeric_limits<std::int64_t>::max()};
    std::vector<Docket> dockets;
    for (bool has_more = true; has_more;) {
        std::vector<std::string> documents;
        has_more = orders::read_some(view, listing, documents);
        for (const std::string& document : documents)
            dockets.push_back(docket_of(schema::parse_tree(document)));
    }
    return dockets;
}

void add_open_checks(storage::ReadView& view, const Kitchen& kitchen,
                     std::vector<Docket>& dockets) {
    const checks::RecentChecks active{std::numeric_limits<std::int64_t>::max(), 0};
    checks::visit_recent(view, kitchen.at.account, kitchen.at.store, active,
                         [&](const checks::StoredCheck& check, const checks::CheckText& text) {
                             dockets.push_back(docket_of(check, text, kitchen.zone));
                         });
}

void add_others(storage::ReadView& view, const Kitchen& kitchen, const std::vector<Owner>& owners,
                std::vector<Docket>& dockets) {
    std::set<std::string, std::less<>> known;
    for (const Docket& docket : dockets) known.insert(docket.of.id);
    for (const Owner& owner : owners) {
        if (!known.insert(owner.id).second) continue;
        if (auto docket = find_docket(view, kitchen, owner)) dockets.push_back(*std::move(docket));
    }
}

std::vector<Ticket> tickets_of(storage::ReadView& view, const Kitchen& kitchen, Stations& stations,
                               const Filter& filter, const std::vector<Docket>& dockets) {
    stations.learn(view, dockets);
    const LinesOfOwners open = open_lines(view, kitchen.at);
    std::vector<Ticket> tickets;
    for (const Docket& docket : dockets) {
        const auto known = open.find(docket.of.id);
        const bool is_open = docket.stage == Stage::cooking;
        const LinesOf lines = known != open.end() ? known->second
                              : is_open           ? LinesOf()
                                        : lines_of(view, kitchen.at.account, docket.of.id);
        Ticket ticket = ticket_of(docket, lines, stations, kitchen.now_ms);
        filter.apply_to(ticket);
        if (!ticket.lines.empty()) tickets.push_back(std::move(ticket));
    }
    return tickets;
}

// Of the ticket when it was bumped last.
std::int64_t last_revision(const LinesOf& lines) {
    std::int64_t last = 0;
    for (const auto& [key, row] : lines) last = std::max(last, row.revision);
    return last;
}

std::int64_t due_ms(const Ticket& ticket) {
    return ticket.docket.promised_ms != 0 ? ticket.docket.promised_ms : ticket.sent_ms();
}

}  // namespace

bool Ticket::is_open() const { return std::ranges::any_of(lines, &TicketLine::is_wanted); }

LineState Ticket::state() const {
    if (!is_open()) return LineState::done;
    const bool has_begun = std::ranges::any_of(
        lines, [](const TicketLine& line) { return line.state != LineState::waiting; });
    return has_begun ? LineState::started : LineState::waiting;
}

std::int64_t Ticket::done_ms() const {
    std::int64_t last = 0;
    for (const TicketLine& line : lines) last = std::max(last, line.done_ms);
    return is_open() ? 0 : last;
}

std::int64_t Ticket::sent_ms() const {
    std::optional<std::int64_t> first;
    for (const TicketLine& line : lines)
        if (line.is_wanted && !line.is_void)
            first = std::min(first.value_or(line.dish.sent_ms), line.dish.sent_ms);
    return first.value_or(docket.sent_ms);
}

bool Filter::passes(const TicketLine& line) const {
    std::vector<std::string> course;
    if (!line.made.course.empty()) course.push_back(line.made.course);
    return (printers.empty() || is_any_of(printers, line.made.printers)) &&
           (courses.empty() || is_any_of(courses, course));
}

void Filter::apply_to(Ticket& ticket) const {
    std::erase_if(ticket.lines, [&](const TicketLine& line) { return !passes(line); });
}

Kitchen kitchen_of(std::string_view account, const sales::Shop& shop, std::int64_t now_ms) {
    return {{std::string(account), shop.id}, *shop.calendar.zone, now_ms};
}

std::optional<Docket> find_docket(storage::ReadView& view, const Kitchen& kitchen,
                                  const Owner& owner) {
    const auto& [account, store] = kitchen.at;
    if (owner.source == Source::order) {
        const auto order = orders::find_order(view, account, store, owner.id);
        if (!order) return {};
        return docket_of(schema::parse_tree(orders::document_of(view, account, *order)));
    }
    const auto check = checks::find_by_id(view, account, owner.id);
    if (!check || check->store != store) return {};
    return docket_of(*check, checks::text_of(view, account, *check), kitchen.zone);
}

std::optional<Docket> find_docket(storage::ReadView& view, const Kitchen& kitchen,
                                  std::string_view id) {
    auto order = find_docket(view, kitchen, Owner{Source::order, std::string(id)});
    return order ? std::move(order)
                 : find_docket(view, kitchen, Owner{Source::check, std::string(id)});
}

Ticket ticket_of(const Docket& docket, const LinesOf& lines, const Stations& stations,
                 std::int64_t now_ms) {
    Ticket ticket{.docket = docket, .bumps = bumps_of(lines)};
    ticket.docket.dishes.clear();
    for (const Dish& dish : docket.dishes) {
        TicketLine line{.dish = dish, .is_void = dish.is_void || docket.stage == Stage::undone};
        const StoredLine* row = row_about(lines, dish);
        if (row) take_state(line, *row);
        if (!is_shown(docket.stage, line, row, now_ms, docket.of.source)) continue;
        line.is_wanted = is_wanted(docket.stage, line);
        line.made = stations.made(dish);
        ticket.lines.push_back(std::move(line));
    }
    return ticket;
}

Ticket read_ticket(storage::ReadView& view, const Kitchen& kitchen, const Docket& docket) {
    Stations stations(view, kitchen.at);
    stations.learn(view, {docket});
    return ticket_of(docket, lines_of(view, kitchen.at.account, docket.of.id), stations,
                     kitchen.now_ms);
}

std::vector<Ticket> open_tickets(storage::ReadView& view, const Kitchen& kitchen,
                                 Stations& stations, const Filter& filter) {
    std::vector<Docket> dockets = open_orders(view, kitchen.at);
    add_open_checks(view, kitchen, dockets);
    add_others(view, kitchen, pending_owners(view, kitchen.at, kitchen.now_ms - shown_ms), dockets);
    auto tickets = tickets_of(view, kitchen, stations, filter, dockets);
    std::erase_if(tickets, [](const Ticket& ticket) { return !ticket.is_open(); });
    std::ranges::stable_sort(tickets, {}, due_ms);
    return tickets;
}

std::vector<Ticket> done_tickets(storage::ReadView& view, const Kitchen& kitchen,
                                 Stations& stations, const Filter& filter, std::int64_t since_ms) {
    std::vector<Docket> dockets;
    add_others(view, kitchen, done_owners(view, kitchen.at, since_ms), dockets);
    auto tickets = tickets_of(view, kitchen, stations, filter, dockets);
    std::erase_if(tickets, [&](const Ticket& ticket) { return ticket.done_ms() < since_ms; });
    std::ranges::stable_sort(tickets, std::greater(), &Ticket::done_ms);
    return tickets;
}

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::map<std::string, Stations, std::less<>> stations;
    std::int64_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        const LinesOf lines = lines_of(view, account, event.id);
        if (lines.empty()) continue;
        const std::string& store = lines.begin()->second.store;
        const auto row = storage::find(view, kinds::store, account, store);
        if (!row) continue;
        const sales::Shop shop = sales::shop_of(*row);
        const Kitchen kitchen = kitchen_of(account, shop, event.at_ms);
        const auto docket = find_docket(view, kitchen, event.id);
        if (!docket) continue;
        Stations& known = stations.try_emplace(store, view, kitchen.at).first->second;
        known.learn(view, {*docket});
        const Ticket ticket = ticket_of(*docket, lines, known, kitchen.now_ms);
        if (!event.wants(last_revision(lines))) continue;
        storage::ChangedRecord changed{.event = event, .row = {}};
        changed.row.store = store;
        changed.row.id = event.id;
        changed.row.revision = ticket.revision();
        changed.row.sequence = event.sequence;
        changed.row.doc = schema::write(ticket_answer, ticket);
        bytes += std::ssize(changed.row.doc);
        found.push_back(std::move(changed));
    }
    return found;
}

}  // namespace features::kitchen
