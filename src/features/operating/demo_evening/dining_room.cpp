// The part of the story that happens in the dining room: what tablets send of checks.
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "domain/check/amounts.hpp"
#include "domain/check/members.hpp"
#include "features/operating/demo_evening/story.hpp"

#include <algorithm>

namespace features::demo_evening {
namespace {

using base::JsonObject;
using schema::Tree;

constexpr int decimals = 2;  // of the demo's currency
constexpr std::size_t conflicts_max = 3, lines_max = 14;

// The check itself, which is JSON in a text.
Tree data_of(const Tree& check) {
    const std::string_view text = words_of(check, "data");
    return text.starts_with('{') ? schema::parse_tree(text) : Tree::object();
}

std::size_t lines_of(const Tree& data) {
    std::size_t count = 0;
    for (const Tree& seat : domain::list_in(data, "seats"))
        count += domain::list_in(seat, "orders").size();
    return count;
}

}  // namespace

std::string Story::now() const { return base::iso_time(world_.clock.now_ms()); }

Story::Tablet* Story::some_tablet() {
    std::vector<Tablet*> reachable;
    for (Tablet& tablet : tablets_)
        if (tablet.away == 0) reachable.push_back(&tablet);
    return reachable.empty() ? nullptr : dice_.of(reachable);
}

std::vector<std::string> Story::new_lines(int count) {
    std::vector<Dish> dishes;
    for (int i = 0; i < count; ++i) dishes.push_back(dice_.of(card_.dishes()));
    std::vector<std::string> lines;
    const auto priced = card_.priced(dishes, R"("deliveryDetail":[{"deliveryType":"Dine In"}],)");
    if (!priced) return lines;
    for (const Tree& line : domain::list_in(*priced, "orderDetails"))
        lines.push_back(check_line(line, world_.ids.next(), now()));
    return lines;
}

// What a device sends next to the check, and the check with its amounts.
std::string Story::body_of(const Tree& check, const Tablet& tablet, Tree data) const {
    data.set("lastUpdateInMillisec", Tree::of(world_.clock.now_ms()));
    domain::reckon_amounts(data, decimals);
    JsonObject body;
    body.text("node", tablet.node)
        .text("deviceId", tablet.device_id)
        .text("deviceName", tablet.name);
    for (const std::string_view name :
         {"checkID", "floorID", "tableID", "tableName", "employeeID", "employeeName"})
        if (!words_of(check, name).empty()) body.text(name, words_of(check, name));
    if (const auto revision = whole_of(check, "revision")) body.number("baseRevision", *revision);
    return body.raw("data", print(data)).done();
}

void Story::send(const Tablet& tablet, std::string_view check, std::string_view body) {
    const Told told = caller_.post("/v1/sync/store/" + store_ + "/addOrUpdateCheck", body);
    const auto known = senders_.find(check);
    if (told.is_done() && known != senders_.end()) known->second.insert(tablet.node);
}

void Story::open_check() {
    std::set<std::string, std::less<>> taken;
    for (const Tree& check : sight_.checks) taken.emplace(words_of(check, "tableName"));
    std::vector<Table> free;
    for (const Table& table : card_.tables())
        if (!taken.contains(table.name)) free.push_back(table);
    const Tablet* tablet = some_tablet();
    if (free.empty() || !tablet || card_.servers().empty()) return;
    const Table& table = dice_.of(free);
    const auto& [server_id, server] = dice_.of(card_.servers());
    const int guests = 1 + dice_.below(5);
    const auto lines = new_lines(guests);
    if (lines.empty()) return;
    const std::string number = std::to_string(2'000 + dice_.below(8'000));
    const std::string check_id = table.name + '-' + number + '-' + world_.ids.next().substr(18);
    Tree check = Tree::object();
    check.set("checkID", Tree::of(check_id));
    check.set("floorID", Tree::of(table.floor));
    check.set("tableID", Tree::of(table.id));
    check.set("tableName", Tree::of(table.name));
    check.set("employeeID", Tree::of(server_id));
    check.set("employeeName", Tree::of(server));
    const std::string seats = base::json_array(
        std::vector{JsonObject().text("id", "1").raw("orders", base::json_array(lines)).done()});
    Tree data = schema::parse_tree(JsonObject()
                                       .text("status", "ACTIVE")
                                       .text("checkNo", number)
                                       .text("ticketNo", number)
                                       .text("service", "Dine In")
                                       .number("guestCount", guests)
                                       .text("tableName", table.name)
                                       .text("saleOpenDate", now())
                                       .text("openByEmpId", server_id)
                                       .text("openEmployeeName", server)
                                       .raw("seats", seats)
                                       .done());
    senders_.emplace(check_id, std::set<std::string>());
    if (senders_.size() > 100) senders_.erase(senders_.begin());
    send(*tablet, check_id, body_of(check, *tablet, std::move(data)));
}

// A node that has sent nothing of the check may send lines alone. From one that has, the rest
// missing would mean that it was taken out.
bool Story::may_not_know(std::string_view check, std::string_view node) const {
    const auto known = senders_.find(check);
    return known != senders_.end() && !known->second.contains(std::string(node));
}

// More is ordered at a tablet that has the whole check, or one that has seen nothing of it.
std::string Story::added_body(const Tree& check, const Tablet& tablet, bool knows) {
    const auto lines = new_lines(1 + dice_.below(2));
    if (lines.empty()) return {};
    Tree known = check, data = data_of(check);
    if (!knows) {
        known.remove("revision");
        Tree alone = Tree::object();
        for (const std::string_view name : {"status", "checkNo", "ticketNo", "service"})
            alone.set(name, Tree::of(words_of(data, name)));
        data = std::move(alone);
    }
    if (!data.find("seats") || data.find("seats")->elements.empty()) {
        Tree seat = Tree::object();
        seat.set("id", Tree::of("1"));
        Tree seats = Tree::list();
        seats.elements.push_back(std::move(seat));
        data.set("seats", std::move(seats));
    }
    Tree& seat = data.find("seats")->elements.front();
    if (!seat.find("orders")) seat.set("orders", Tree::list());
    for (const std::string& line : lines)
        seat.find("orders")->elements.push_back(schema::parse_tree(line));
    return body_of(known, tablet, std::move(data));
}

void Story::order_more() {
    const Tree& check = dice_.of(sight_.checks);
    const Tablet* tablet = some_tablet();
    if (!tablet || lines_of(data_of(check)) >= lines_max) return;
    const std::string check_id = std::string(words_of(check, "checkID"));
    const bool knows = !may_not_know(check_id, tablet->node) || dice_.one_in(2);
    const std::string body = added_body(check, *tablet, knows);
    if (!body.empty()) send(*tablet, check_id, body);
}

void Story::void_line() {
    const Tree& check = dice_.of(sight_.checks);
    const Tablet* tablet = some_tablet();
    Tree data = data_of(check);
    Tree* seats = data.find("seats");
    if (!tablet || !seats || seats->elements.empty()) return;
    Tree* lines = seats->elements.front().find("orders");
    if (!lines || lines->elements.size() < 2) return;
    Tree& line = lines->elements.back();
    line.set("isVoid", Tree::of_flag(true));
    line.set("voidReason", Tree::of("The guest changed their mind"));
    send(*tablet, words_of(check, "checkID"), body_of(check, *tablet, std::move(data)));
}

// Those from which the kitchen has nothing left to make.
std::vector<const Tree*> Story::closable_checks() const {
    std::vector<const Tree*> found;
    for (const Tree& check : sight_.checks)
        if (!ticket_of(words_of(check, "id"))) found.push_back(&check);
    return found;
}

void Story::close_check() {
    const Tree& check = *closable_checks().front();
    const Tablet* tablet = some_tablet();
    if (!tablet) return;
    Tree data = data_of(check);
    domain::reckon_amounts(data, decimals);
    const std::int64_t balance = whole_of(data, "balanceAmount").value_or(0);
    Tree payments = data.find("payments") ? *data.find("payments") : Tree::list();
    const bool is_cash = dice_.one_in(4);
    payments.elements.push_back(
        schema::parse_tree(JsonObject()
                               .text("id", world_.ids.next())
                               .text("paymentMethod", is_cash ? "Cash" : "Visa")
                               .number("amount", std::max<std::int64_t>(0, balance))
                               .number("tipAmount", is_cash ? 0 : balance * dice_.below(20) / 100)
                               .done()));
    data.set("payments", std::move(payments));
    data.set("status", Tree::of("CLOSED"));
    data.set("saleCloseDate", Tree::of(now()));
    send(*tablet, words_of(check, "checkID"), body_of(check, *tablet, std::move(data)));
}

void Story::settle() {
    const Tree& conflict = sight_.conflicts.front();
    caller_.put("/v1/sync/store/" + store_ + "/conflict/" + std::string(words_of(conflict, "id")),
                dice_.one_in(3) ? R"({"action":"drop"})" : R"({"action":"keep"})");
}

// A tablet gets out of reach, and its waiter takes an order there. When it is back, the check may
// have changed, or be closed, so that somebody has to decide.
void Story::leave() {
    const int place = dice_.below(static_cast<int>(tablets_.size()));
    Tablet& tablet = tablets_[static_cast<std::size_t>(place)];
    tablet.away = 30 + dice_.below(30);
    if (sight_.conflicts.size() >= conflicts_max) return;
    const Tree& check = dice_.of(sight_.checks);
    const std::string check_id = std::string(words_of(check, "checkID"));
    tablet.held_body = added_body(check, tablet, !may_not_know(check_id, tablet.node));
    tablet.held_check = check_id;
}

void Story::come_back(Tablet& tablet) {
    if (!tablet.held_body.empty()) send(tablet, tablet.held_check, tablet.held_body);
    tablet.held_check.clear();
    tablet.held_body.clear();
}

}  // namespace features::demo_evening
