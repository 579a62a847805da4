#include "features/operating/demo_evening/story.hpp"

#include "base/json_text.hpp"
#include "domain/check/members.hpp"

#include <algorithm>

namespace features::demo_evening {
namespace {

using base::JsonObject;
using schema::Tree;

constexpr int orders_max = 9, checks_max = 9;

std::string text_in(const Tree& object, std::string_view name) {
    return std::string(words_of(object, name));
}

int status_of(const Tree& order) {
    return static_cast<int>(whole_of(order, "orderStatus").value_or(0));
}

bool is_delivery(const Tree& order) {
    const Tree* delivery = order.find("deliveryDetail");
    return delivery && !delivery->elements.empty() &&
           words_of(delivery->elements.front(), "deliveryType") == "Delivery";
}

std::vector<Tree> listed(Told told) { return std::move(told.body.elements); }

}  // namespace

Story::Story(const Caller& caller, std::string store, const base::World& world, std::int64_t seed)
    : caller_(caller),
      store_(std::move(store)),
      world_(world),
      card_(caller, store_),
      dice_(seed),
      tablets_{{.node = "T1", .device_id = "till-1", .name = "Front till"},
               {.node = "T2", .device_id = "till-2", .name = "Bar till"},
               {.node = "T3", .device_id = "tablet-3", .name = "Dining room tablet"},
               {.node = "T4", .device_id = "tablet-4", .name = "Terrace tablet"}} {}

void Story::step() {
    for (Tablet& tablet : tablets_)
        if (tablet.away > 0 && --tablet.away == 0) come_back(tablet);
    look();
    const auto waiting = static_cast<int>(orders_in({1}).size());
    const auto open = static_cast<int>(orders_in({1, 2, 3, 4, 5}).size());
    const auto checks = static_cast<int>(sight_.checks.size());
    const bool is_away =
        std::ranges::any_of(tablets_, [](const Tablet& tablet) { return tablet.away > 0; });
    do_something({
        {std::max(0, orders_max - open), &Story::place_order},
        {waiting * 4, &Story::take_order},
        {std::min(4, static_cast<int>(sight_.tickets.size())) * 4, &Story::cook},
        {static_cast<int>(movable_orders().size()) * 3, &Story::move_order},
        {std::max(0, checks_max - checks), &Story::open_check},
        {std::min(4, checks) * 2, &Story::order_more},
        {checks > 2 ? 1 : 0, &Story::void_line},
        {closable_checks().empty() ? 0 : std::max(1, checks - 4), &Story::close_check},
        {static_cast<int>(sight_.conflicts.size()), &Story::settle},
        {is_away || checks == 0 ? 0 : 1, &Story::leave},
    });
}

// One of the tablets within reach asks for the checks, and is seen by that.
void Story::look() {
    std::string device;
    for (std::size_t i = 0; i < tablets_.size() && device.empty(); ++i) {
        const Tablet& tablet = tablets_[polling_++ % tablets_.size()];
        if (tablet.away == 0) device = "?deviceId=" + tablet.device_id;
    }
    const std::string sync = "/v1/sync/store/" + store_;
    sight_.checks = listed(caller_.get(sync + "/activeChecks" + device));
    sight_.conflicts = listed(caller_.get(sync + "/conflicts"));
    sight_.orders = listed(caller_.get("/v1/online-order/store/" + store_ + "/placedOrders"));
    std::ranges::reverse(sight_.orders);
    const Told kitchen = caller_.get("svc/store/" + store_ + "/kitchen");
    sight_.tickets = domain::list_in(kitchen.body, "tickets");
}

void Story::do_something(const std::vector<Choice>& choices) {
    int all = 0;
    for (const Choice& choice : choices) all += choice.weight;
    if (all == 0) return;
    int at = dice_.below(all);
    for (const Choice& choice : choices) {
        if (at < choice.weight) return (this->*choice.act)();
        at -= choice.weight;
    }
}

// ---- web orders ----

std::vector<const Tree*> Story::orders_in(std::initializer_list<int> statuses) const {
    std::vector<const Tree*> found;
    for (const Tree& order : sight_.orders)
        if (std::ranges::find(statuses, status_of(order)) != statuses.end())
            found.push_back(&order);
    return found;
}

void Story::place_order() {
    const Guest& guest = dice_.of(card_.guests());
    JsonObject delivery;
    delivery.text("deliveryType", guest.service)
        .text("contactPerson", guest.name)
        .text("phoneNumber", guest.phone);
    if (!guest.street.empty())
        delivery.raw("address", JsonObject().text("line1", guest.street).done());
    std::string more = R"("uniqueOrderID":)" + base::json_string("evening-" + world_.ids.next()) +
                       R"(,"deliveryDetail":[)" + delivery.done() + R"(],"paymentType":)" +
                       (guest.is_paid ? "1," : "2,");
    if (guest.tip > 0) more += R"("driverTipAmount":)" + std::to_string(guest.tip) + ',';
    if (!guest.comments.empty()) more += R"("comments":)" + base::json_string(guest.comments) + ',';
    if (dice_.one_in(6))
        more += dice_.one_in(2) ? R"("allergyNote":"Nuts",)" : R"("allergyNote":"No gluten",)";
    auto order = card_.priced(guest.dishes, more);
    if (!order) return;
    order->set("paymentPaid", Tree::of_flag(guest.is_paid));
    caller_.post("/v1/online-order/store/" + store_ + "/saveWebOrder", print(*order));
}

// The oldest is accepted for a time; now and then the kitchen cannot.
void Story::take_order() {
    const Tree& order = *orders_in({1}).front();
    const std::string body =
        dice_.one_in(16)
            ? JsonObject().number("orderStatus", 7).text("reason", "The kitchen is full").done()
            : JsonObject()
                  .number("orderStatus", 2)
                  .number("promisedMinutes", 15 + 5 * dice_.below(5))
                  .done();
    caller_.put("/v1/online-order/store/" + store_ + "/order/" + text_in(order, "id") + "/status",
                body);
}

const Tree* Story::ticket_of(std::string_view id) const {
    for (const Tree& ticket : sight_.tickets)
        if (words_of(ticket, "id") == id) return &ticket;
    return nullptr;
}

// Those of which the kitchen has begun or done enough for the next step.
std::vector<const Tree*> Story::movable_orders() const {
    std::vector<const Tree*> found;
    for (const Tree* order : orders_in({2, 3, 4, 5})) {
        const Tree* ticket = ticket_of(words_of(*order, "id"));
        const bool waits =
            ticket && (status_of(*order) == 3 || words_of(*ticket, "state") == "waiting");
        if (!waits || status_of(*order) > 3) found.push_back(order);
    }
    return found;
}

void Story::move_order() {
    const Tree& order = *dice_.of(movable_orders());
    const bool is_cooking = ticket_of(words_of(order, "id")) != nullptr;
    int next = 6;
    if (status_of(order) == 2) next = is_cooking ? 3 : 4;
    if (status_of(order) == 3) next = 4;
    if (status_of(order) == 4 && is_delivery(order)) next = 5;
    caller_.put("/v1/online-order/store/" + store_ + "/order/" + text_in(order, "id") + "/status",
                JsonObject().number("orderStatus", next).done());
}

// ---- the kitchen ----

// A cook takes one of the first tickets: bumps what is started, else starts what waits.
void Story::cook() {
    const auto reach = std::min(4, static_cast<int>(sight_.tickets.size()));
    const Tree& ticket = sight_.tickets[static_cast<std::size_t>(dice_.below(reach))];
    std::vector<std::string> waiting, started;
    for (const Tree& line : domain::list_in(ticket, "lines")) {
        const std::string name = base::json_string(words_of(line, "line"));
        const std::string_view state = words_of(line, "state");
        const bool is_void = domain::is_true(line, "isVoided");
        if (state == "started" || (is_void && state != "done")) started.push_back(name);
        if (state == "waiting" && !is_void) waiting.push_back(name);
    }
    const bool begins = !waiting.empty() && (started.empty() || dice_.one_in(2));
    std::vector<std::string>& lines = begins ? waiting : started;
    if (lines.empty()) return;
    if (lines.size() > 2 && dice_.one_in(2)) lines.resize(2);
    caller_.post("svc/store/" + store_ + "/kitchen", JsonObject()
                                                         .text("of", words_of(ticket, "of"))
                                                         .text("id", words_of(ticket, "id"))
                                                         .raw("lines", base::json_array(lines))
                                                         .text("state", begins ? "started" : "done")
                                                         .done());
}

}  // namespace features::demo_evening
