#include "features/selling/orders/demo_orders.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/selling/orders/demo_days.hpp"
#include "features/selling/orders/refunds.hpp"
#include "features/selling/orders/submission.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace features::orders {
namespace {

using base::JsonObject;
using enum OrderStatus;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t past_ms = 180 * minute_ms;  // since when only the evening goes on

struct Dish {
    std::string_view name;
    int quantity = 1;
    std::string_view choice{};  // of what must be chosen
    std::string_view extra{};   // of what may be added
};

struct Guest {
    std::string_view name, phone, street{};  // with a street it is brought there
    std::string_view customer{};             // its id, where the account knows it
};

// What happens to an order after it was placed.
enum class Then : std::uint8_t { nothing, refund_in_part, refund_all, tell_refunded };

struct Evening {
    int minutes_ago;  // when it was placed; of one for later it is the same for all
    OrderStatus status;
    Guest guest;
    std::string_view service;
    bool is_paid;
    std::int64_t tip = 0;
    std::string_view comments{}, reason{};
    Dish dishes[3]{};
    std::int64_t points = 0;  // that the customer pays with
    int hours_ahead = 0;      // for later
    Then then = Then::nothing;
};

// Customers who collect points and have been here: see demo_customers.cpp.
constexpr std::string_view regular = "65000000000000000000202c", other = "650000000000000000002014",
                           third = "65000000000000000000202f";

// clang-format off
// The oldest first. The first two have the ids that examples of the API document use.
constexpr Evening evening[] = {
    {58, scheduled, {"Maria Alvarez", "+1 347 555 0191"}, "Pickup", false, 0, "For a birthday, please no nuts", "",
     {{"Lasagna", 2, "Penne"}, {"Tiramisu", 4}}, 0, 26},
    {170, cancelled, {"Peter Walker", "+1 646 555 0142", "88 Water Street"}, "Delivery", true, 300, "", "The oven is out of order",
     {{"Pepperoni Pizza", 2, "Thin Crust", "Olives"}, {"Cola", 2}}},
    {165, completed, {"Daniel Ferrari", "+1 347 555 0144", "212 Pearl Street", regular}, "Delivery", true, 500, "Leave it with the doorman", "",
     {{"Classic Cheeseburger", 2, "Burger Medium", "Bacon"}, {"French Fries", 2, "", "Truffle Salt"}, {"House Lemonade", 2}}},
    {150, completed, {"Hiroshi Tanaka", "+1 347 555 0118"}, "Pickup", false, 0, "", "",
     {{"Harbor Cobb", 1, "Ranch Dressing"}, {"Sparkling Water"}}},
    {140, completed, {"Carlos Quinn", "+1 347 555 0120", "", other}, "Pickup", true, 0, "", "",
     {{"Filet Mignon", 2, "Medium Rare", "Béarnaise"}, {"Caesar Salad", 1, "Caesar Dressing"}, {"New York Cheesecake", 2}}, 40},
    {120, completed, {"Samuel Grant", "+1 917 555 0135", "5 Front Street"}, "Delivery", true, 400, "The bell does not work: call", "",
     {{"Fish & Chips", 3, "Side of Fries", "Tartar Sauce"}, {"New England Clam Chowder", 2, "", "Garlic Bread"}}, 0, 0, Then::refund_in_part},
    {105, rejected, {"Ivan Becker", "+1 347 555 0170", "901 Ocean Avenue"}, "Delivery", false, 0, "", "Too far away for our drivers",
     {{"Margherita", 1, "Pan Crust", "Fresh Basil"}}},
    {95, expired, {"Nina Rossi", "+1 646 555 0109"}, "Pickup", false, 0, "As soon as you can", "Nobody accepted it in time",
     {{"Mushroom Risotto", 1, "", "Extra Parmesan"}, {"Affogato"}}},
    {80, cancelled, {"Carlos Vargas", "+1 917 555 0188"}, "Curbside", true, 0, "Blue station wagon", "Ordered twice",
     {{"Reuben", 1, "With Fries"}, {"Root Beer"}}, 0, 0, Then::tell_refunded},
    {52, out_for_delivery, {"Chloe Moreau", "+1 347 555 0155", "34 Pine Street, apartment 6"}, "Delivery", true, 600, "Gate code 4711", "",
     {{"Prosciutto & Arugula", 1, "Gluten-free Crust"}, {"Wild Mushroom Pizza", 1, "Thin Crust", "Extra Mozzarella"}, {"Greek Salad", 1, "House Vinaigrette"}}},
    {45, out_for_delivery, {"Omar Diallo", "+1 646 555 0121", "140 Hanover Square"}, "Delivery", false, 0, "Pays in cash", "",
     {{"Buffalo Wings", 2, "", "Sour Cream"}, {"Double Smash Burger", 1, "Burger Medium Well", "Pickles"}}},
    {38, ready, {"Elena Tanaka", "+1 347 555 0147", "", third}, "Pickup", true, 0, "", "",
     {{"Grilled Atlantic Salmon", 1, "Side of Vegetables", "Lemon Butter"}, {"Tomato Basil Soup", 1, "", "Sourdough Roll"}}},
    {30, preparing, {"Lucas Silva", "+1 347 555 0133"}, "Dine In", false, 0, "Table by the window", "",
     {{"Spaghetti Bolognese", 2, "Spaghetti", "Meatballs"}, {"Garden Salad", 1, "Balsamic"}, {"Cola", 2}}},
    {24, preparing, {"Aisha Usman", "+1 646 555 0177", "77 Beaver Street"}, "Delivery", true, 450, "No pork, please", "",
     {{"Half Roast Chicken", 2, "Baked Potato", "Chimichurri"}, {"Iced Tea", 2, "", "Lemon Wedge"}}},
    {15, accepted, {"Daniel Kim", "+1 917 555 0102"}, "Pickup", true, 0, "", "",
     {{"Philly Cheesesteak", 1, "With Chips", "Provolone"}, {"Onion Rings"}}},
    {12, accepted, {"Elena Ivanova", "+1 347 555 0164"}, "Curbside", false, 0, "Red scooter", "",
     {{"Penne alla Vodka", 1, "Penne", "Burrata on Top"}}},
    {6, placed, {"Mateo Garcia", "+1 646 555 0111", "19 Stone Street"}, "Delivery", true, 350, "", "",
     {{"Barbecue Chicken Pizza", 1, "Thin Crust", "Red Onion"}, {"Ginger Ale", 2}}},
    {2, placed, {"Zoe Lewis", "+1 917 555 0150"}, "Pickup", false, 0, "Extra napkins", "",
     {{"Lobster Roll", 2, "With Cup of Soup"}, {"Key Lime Pie", 1, "", "Whipped Cream"}}},
    {40, scheduled, {"Kofi Quinn", "+1 347 555 0138", "60 Wall Street, 12th floor"}, "Delivery", true, 1'000, "Lunch for the team: plates and forks for ten", "",
     {{"Hummus & Flatbread", 3}, {"Grilled Chicken Club", 10, "With Side Salad"}, {"Fresh Orange Juice", 10}}, 0, 16},
};
// clang-format on

// The second store has about every other of them, and some in every status.
bool is_in(const Evening& order, bool is_first_store) {
    return is_first_store || (&order - evening) % 2 == 0 || order.status == placed ||
           order.status == ready || order.status == expired;
}

std::string printed_id(int series, std::size_t number) {
    char text[32];
    std::snprintf(text, sizeof text, "65000000000000000000%04x",
                  static_cast<unsigned>(series) + static_cast<unsigned>(number));
    return text;
}

class Kitchen {
public:
    Kitchen(storage::Transaction& tx, const Demo& demo, std::string_view store, bool is_first)
        : tx_(tx),
          demo_(demo),
          shop_(sales::shop_of(*storage::find(tx, kinds::store, demo.account, store))),
          is_first_(is_first),
          series_(is_first ? 0x3000 : 0x3200),
          past_series_(is_first ? 0x100000 : 0x180000),
          now_ms_(demo.world.clock.now_ms()) {}

    // Everything of the evening and of the days before it in the order in which it happened.
    void serve() {
        plan_past();
        for (const Evening& order : evening) {
            const auto number = static_cast<std::size_t>(&order - evening) + 1;
            if (is_in(order, is_first_))
                plan({served_here(order), now_ms_ - order.minutes_ago * minute_ms,
                      order.minutes_ago * minute_ms / 7, minute_ms, printed_id(series_, number),
                      printed_id(series_ + 0x100, number)});
        }
        std::ranges::stable_sort(happenings_, {}, &Happening::at_ms);
        for (const Happening& one : happenings_) one.happen(one.at_ms);
    }

private:
    struct Happening {
        std::int64_t at_ms;
        std::function<void(std::int64_t at_ms)> happen;
    };

    struct Plan {
        Evening order;
        std::int64_t at_ms, step_ms, refund_ms;
        std::string id, second_id;  // of what it pays or gives back
    };

    void plan(const Plan& plan) {
        std::int64_t at_ms = plan.at_ms;
        happenings_.push_back({at_ms, [=, this](std::int64_t then_ms) {
                                   place_order(plan.order, plan.id, then_ms);
                               }});
        for (const OrderStatus step : steps_of(plan.order)) {
            at_ms += plan.step_ms;
            happenings_.push_back(
                {at_ms, [=, this](std::int64_t then_ms) {
                     const bool is_last = step == plan.order.status;
                     change_status(
                         tx_, by(then_ms), open(tx_, by(then_ms), plan.id),
                         {step, std::string(is_last ? plan.order.reason : ""), plan.second_id});
                 }});
        }
        if (plan.order.then != Then::nothing)
            happenings_.push_back({at_ms + plan.refund_ms,
                                   [=, this](std::int64_t then_ms) { give_back(plan, then_ms); }});
    }

    void give_back(const Plan& plan, std::int64_t at_ms) {
        switch (plan.order.then) {
            case Then::refund_in_part:
                refund(tx_, by(at_ms), open(tx_, by(at_ms), plan.id),
                       {.new_id = plan.second_id,
                        .items = {{"1", 1}},
                        .reason = plan.order.dishes[0].quantity == 3 ? "One of the three was cold"
                                                                     : "It was cold"});
                return;
            case Then::refund_all:
                refund(tx_, by(at_ms), open(tx_, by(at_ms), plan.id),
                       {.new_id = plan.second_id, .reason = "It never arrived"});
                return;
            case Then::tell_refunded:
                end_refund(tx_, by(at_ms), open(tx_, by(at_ms), plan.id), {plan.second_id, 2});
                return;
            case Then::nothing: return;
        }
    }

    // Orders of the days before, that are over long since.
    void plan_past() {
        demo::Dice dice(series_);
        const domain::Calendar& calendar = shop_.calendar;
        int number = 0;
        for (const domain::Day day : demo::days_up_to(calendar, now_ms_, demo_.days))
            for (const std::int64_t at_ms :
                 demo::arrivals(calendar, day, is_first_ ? 3 : 2, now_ms_ - past_ms, dice)) {
                const std::int64_t refund_ms = (dice.one_in(2) ? 1 : 23) * 60 * minute_ms;
                ++number;
                plan({past_order(dice), at_ms, 8 * minute_ms,
                      at_ms + refund_ms < now_ms_ - past_ms ? refund_ms : minute_ms,
                      demo::counted_id(past_series_ + number),
                      demo::counted_id(past_series_ + 0x40000 + number)});
            }
    }
    Evening past_order(demo::Dice& dice) const {
        Evening order = served_here(dice.of(evening));
        order.status = completed;
        order.hours_ahead = 0;
        order.points = 0;
        order.guest.customer = {};
        order.reason = {};
        order.then = Then::nothing;
        order.is_paid = order.is_paid || dice.one_in(2);
        if (dice.one_in(14)) {
            order.status = cancelled;
            order.reason = "The guest called it off";
        } else if (order.is_paid && dice.one_in(12)) {
            order.then = dice.one_in(3) ? Then::refund_all : Then::refund_in_part;
        }
        return order;
    }

    static std::vector<OrderStatus> steps_of(const Evening& order) {
        switch (order.status) {
            case accepted: return {accepted};
            case preparing: return {accepted, preparing};
            case ready: return {accepted, preparing, ready};
            case out_for_delivery: return {accepted, preparing, ready, out_for_delivery};
            case completed:
                if (order.service == "Delivery")
                    return {accepted, preparing, ready, out_for_delivery, completed};
                return {accepted, preparing, ready, completed};
            case cancelled: return {accepted, cancelled};
            case rejected: return {rejected};
            case expired: return {expired};
            case placed:
            case scheduled: break;
        }
        return {};
    }

    Writing by(std::int64_t at_ms) const {
        return {std::string(demo_.account), shop_.id, demo_.actor.principal.id, at_ms};
    }

    void place_order(const Evening& order, const std::string& id, std::int64_t at_ms) {
        const Submitter submitter{demo_.actor.principal, at_ms, demo_.world.ids};
        schema::Record sent(kinds::order);
        base::Problems problems;
        schema::merge(sent,
                      schema::read_patch(body_of(order, id), kinds::order,
                                         {.currency_decimals = shop_.decimals}),
                      problems);
        schema::complete(sent, problems);
        if (!problems.empty())
            throw std::logic_error("an order of the demo: " + problems.front().message);
        place(tx_, by(at_ms),
              draft_of(submitter, tx_, shop_, {sent, id, "demo " + id, Pricing::catalogue}));
    }

    std::string body_of(const Evening& order, const std::string& id) const {
        JsonObject body;
        body.text("uniqueOrderID", "demo-" + id)
            .raw("orderDetails", lines_of(order))
            .raw("deliveryDetail", '[' + delivery_of(order) + ']')
            .flag("paymentPaid", order.is_paid)
            .number("paymentType", order.is_paid ? 1 : 2)
            .text("userType", is_first_ && !order.guest.customer.empty() ? "member" : "guest");
        if (!order.comments.empty()) body.text("comments", order.comments);
        if (order.tip > 0) body.number("driverTipAmount", order.tip);
        if (!order.guest.street.empty()) body.number("deliveryCharge", 399);
        if (is_first_ && !order.guest.customer.empty())
            body.text("customer", order.guest.customer).number("redeemPoints", order.points);
        return body.done();
    }

    // Nobody eats in both stores at once.
    Evening served_here(const Evening& order) const {
        const auto shift = is_first_ ? 0 : std::ssize(evening) / 2;
        const Guest& person = evening[(&order - evening + shift) % std::ssize(evening)].guest;
        Evening served = order;
        served.guest.name = person.name;
        served.guest.phone = person.phone;
        return served;
    }

    std::string delivery_of(const Evening& order) const {
        JsonObject delivery;
        delivery.text("deliveryType", order.service)
            .text("contactPerson", order.guest.name)
            .text("phoneNumber", order.guest.phone);
        if (!order.guest.street.empty())
            delivery.raw("address", JsonObject()
                                        .text("line1", order.guest.street)
                                        .text("city", "New York")
                                        .text("state", "NY")
                                        .text("country", "USA")
                                        .text("zipCode", "10005")
                                        .done());
        if (order.hours_ahead > 0)
            delivery.flag("isFutureOrder", true)
                .text("dateStr", base::iso_time(now_ms_ + order.hours_ahead * 60 * minute_ms));
        return delivery.done();
    }

    std::string lines_of(const Evening& order) const {
        std::vector<std::string> lines;
        for (const Dish& dish : order.dishes) {
            if (dish.name.empty()) continue;
            JsonObject line;
            line.text("_id", std::to_string(lines.size() + 1))
                .text("miExternalID", id_of(kinds::menu_item, dish.name))
                .text("miName", dish.name)
                .number("quantity", dish.quantity);
            if (!dish.choice.empty()) line.raw("mandatoryModifiers", modifier(dish.choice));
            if (!dish.extra.empty()) line.raw("optionalModifiers", modifier(dish.extra));
            lines.push_back(line.done());
        }
        return base::json_array(lines);
    }

    std::string modifier(std::string_view name) const {
        return '[' +
               JsonObject()
                   .text("mExternalID", id_of(kinds::modifier, name))
                   .text("mName", name)
                   .done() +
               ']';
    }

    std::string id_of(const schema::Kind& kind, std::string_view name) const {
        auto id = storage::find_active_name(tx_, kind, demo_.account, shop_.id, "",
                                            base::name_key(name), "");
        if (!id) throw std::logic_error("the demo has no " + std::string(name));
        return *std::move(id);
    }

    storage::Transaction& tx_;
    const Demo& demo_;
    const Shop shop_;
    const bool is_first_;  // of the stores
    const int series_;     // of the ids of its orders
    const int past_series_;
    const std::int64_t now_ms_;
    std::vector<Happening> happenings_{};
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores)
        Kitchen(tx, demo, store.id, &store == &demo.stores.front()).serve();
}

}  // namespace features::orders
