#include "features/selling/kitchen/bumping.hpp"

#include "base/refusal.hpp"
#include "features/selling/kitchen/answers.hpp"
#include "features/selling/kitchen/requests.hpp"
#include "features/selling/orders/lifecycle.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::kitchen {
namespace {

using base::Refusal;
using orders::OrderStatus;

constexpr std::string_view event_types_by_state[] = {"recalled", "started", "done"};

Docket require_docket(storage::ReadView& view, const Kitchen& kitchen, const Owner& owner) {
    auto docket = find_docket(view, kitchen, owner);
    if (!docket) throw Refusal::not_found(sources.at(static_cast<std::size_t>(owner.source)));
    if (docket->stage == Stage::not_yet)
        throw Refusal::conflict("not_in_kitchen",
                                "The order is not accepted, or a check has taken its place")
            .with_text("id", owner.id);
    return *std::move(docket);
}

std::vector<const TicketLine*> named_lines(const Ticket& ticket,
                                           const std::vector<std::string>& names) {
    std::vector<const TicketLine*> lines;
    base::Problems problems;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto line = std::ranges::find_if(
            ticket.lines, [&](const TicketLine& one) { return one.dish.line == names[i]; });
        if (line == ticket.lines.end())
            problems.push_back({"lines[" + std::to_string(i) + "]", "is not a line of the ticket"});
        else
            lines.push_back(&*line);
    }
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return lines;
}

std::vector<const TicketLine*> lines_meant(const Ticket& ticket, const Bump& bump) {
    if (bump.lines) return named_lines(ticket, *bump.lines);
    std::vector<const TicketLine*> lines;
    for (const TicketLine& line : ticket.lines) {
        const bool stays = bump.to == LineState::started && line.state == LineState::done;
        if (!stays && bump.filter.passes(line)) lines.push_back(&line);
    }
    return lines;
}

StoredLine changed(const TicketLine& line, const Ticket& ticket, const WriteContext& by,
                   LineState to) {
    StoredLine row{.owner = ticket.docket.of.id,
                   .line = key_of(line.dish.line),
                   .store = by.store,
                   .source = ticket.docket.of.source,
                   .form = form_of(line.dish),
                   .state = to,
                   .started_ms = line.started_ms,
                   .done_ms = 0,
                   .changed_ms = by.now_ms,
                   .who = by.who,
                   .bumps = ticket.bumps + 1,
                   .revision = ticket.revision() + 1};
    row.is_recalled = to != LineState::done && (line.is_recalled || line.state == LineState::done);
    if (to == LineState::waiting) row.started_ms = 0;
    if (to != LineState::waiting && row.started_ms == 0) row.started_ms = by.now_ms;
    if (to == LineState::done) row.done_ms = by.now_ms;
    return row;
}

// An accepted order is being prepared once a line is started, and ready once all are done.
void advance(storage::Transaction& tx, const WriteContext& by, const Ticket& ticket,
             const std::string& new_id) {
    orders::StoredOrder order = orders::open(tx, by, ticket.docket.of.id);
    const bool is_done = !ticket.is_open(), has_begun = ticket.state() != LineState::waiting;
    const bool is_accepted = order.status == OrderStatus::accepted;
    const auto move_to = [&](OrderStatus to) {
        orders::change_status(tx, by, std::move(order), {.to = to, .reason = {}, .new_id = new_id});
    };
    if (is_done && (is_accepted || order.status == OrderStatus::preparing))
        move_to(OrderStatus::ready);
    else if (has_begun && is_accepted)
        move_to(OrderStatus::preparing);
}

}  // namespace

void note_event(storage::Transaction& tx, const WriteContext& by, std::string_view type,
                std::string_view owner, std::int64_t revision) {
    storage::note_event(tx, by.account, by.store,
                        {.type = type,
                         .kind = kitchen_subject.label,
                         .id = owner,
                         .revision = revision,
                         .at_ms = by.now_ms,
                         .is_configuration = false,
                         .who = by.who});
}

Ticket bump(storage::Transaction& tx, const WriteContext& by, const sales::Shop& shop,
            const Bump& bump) {
    tx.lock(by.account, by.store);
    const Kitchen kitchen = kitchen_of(by.account, shop, by.now_ms);
    const Docket docket = require_docket(tx, kitchen, bump.of);
    const Ticket before = read_ticket(tx, kitchen, docket);
    bool has_changed = false;
    for (const TicketLine* line : lines_meant(before, bump)) {
        if (line->state == bump.to) continue;
        put_line(tx, by.account, changed(*line, before, by, bump.to));
        has_changed = true;
    }
    if (!has_changed) return before;
    note_event(tx, by, event_types_by_state[static_cast<int>(bump.to)], bump.of.id,
               before.revision() + 1);
    Ticket after = read_ticket(tx, kitchen, docket);
    if (bump.of.source == Source::check || !shop.record[kinds::store.kitchen_advances_orders])
        return after;
    advance(tx, by, after, bump.new_id);
    return read_ticket(tx, kitchen, require_docket(tx, kitchen, bump.of));
}

}  // namespace features::kitchen
