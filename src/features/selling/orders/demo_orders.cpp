#include "features/selling/orders/demo_orders.hpp"

#include "assets/demo_files.hpp"
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/selling/orders/demo_days.hpp"
#include "features/selling/orders/demo_dishes.hpp"
#include "features/selling/orders/refunds.hpp"
#include "features/selling/orders/submission.hpp"
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

struct Guest {
    std::string name, phone, street;  // with a street it is a delivery
    std::string customer;             // id, if the account has a record
};

// What happens to an order after it was placed.
enum class Then : std::uint8_t { nothing, refund_in_part, refund_all, tell_refunded };

// An order of the evening, as assets/demo/evening.json lists them: the oldest first, the first two
// with the ids that examples of the API document use.
struct Evening {
    std::int64_t minutes_ago = 0;  // when it was placed; the same for all orders for later
    OrderStatus status = placed;
    Guest guest{};
    std::string service{};
    bool is_paid = false;
    std::int64_t tip = 0;
    std::string comments{}, allergy_note{}, reason{};
    std::vector<demo::Dish> dishes{};
    std::int64_t points = 0;       // the customer pays with these
    std::int64_t hours_ahead = 0;  // for later
    Then then = Then::nothing;
};

OrderStatus status_named(std::string_view name) {
    for (int number = 1; const auto status = domain::order_status(number); ++number)
        if (name_of(*status) == name) return *status;
    throw std::logic_error("not a status of an order: " + std::string(name));
}

Then then_named(std::string_view name) {
    if (name == "refund in part") return Then::refund_in_part;
    return name == "tell refunded" ? Then::tell_refunded : Then::nothing;
}

Evening evening_of(const schema::Tree& one) {
    const auto text = [&](std::string_view name) { return std::string(words_of(one, name)); };
    const auto number = [&](std::string_view name) { return whole_of(one, name).value_or(0); };
    return {.minutes_ago = number("minutesAgo"),
            .status = status_named(text("status")),
            .guest = {text("guest"), text("phone"), text("street"), text("customer")},
            .service = text("service"),
            .is_paid = one.find("paid")->is_true(),
            .tip = number("tip"),
            .comments = text("comments"),
            .allergy_note = text("allergyNote"),
            .reason = text("reason"),
            .dishes = demo::dishes_of(*one.find("dishes")),
            .points = number("points"),
            .hours_ahead = number("hoursAhead"),
            .then = then_named(text("then"))};
}

std::vector<Evening> read_evening() {
    std::vector<Evening> all;
    for (const schema::Tree& one : schema::parse_tree(assets::demo_file("evening.json")).elements)
        all.push_back(evening_of(one));
    return all;
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
          menu_(tx, demo.account, store),
          shop_(sales::shop_of(*storage::find(tx, kinds::store, demo.account, store))),
          is_first_(is_first),
          series_(is_first ? 0x3000 : 0x3200),
          past_series_(is_first ? 0x100000 : 0x180000),
          now_ms_(demo.world.clock.now_ms()) {}

    // All events of the evening and of the days before it, in chronological order.
    void serve() {
        plan_past();
        for (const Evening& order : evening_) {
            const auto number = static_cast<std::size_t>(&order - evening_.data()) + 1;
            if (is_here(order, number))
                plan({served_here(order), now_ms_ - order.minutes_ago * minute_ms,
                      order.minutes_ago * minute_ms / 7, minute_ms, printed_id(series_, number),
                      printed_id(series_ + 0x100, number)});
        }
        std::ranges::stable_sort(happenings_, {}, &Happening::at_ms);
        for (const Happening& one : happenings_) one.happen(one.at_ms);
    }

private:
    // The second store gets about half of them, with some in every status.
    bool is_here(const Evening& order, std::size_t number) const {
        return is_first_ || number % 2 == 1 || order.status == placed || order.status == ready ||
               order.status == expired;
    }

    struct Happening {
        std::int64_t at_ms;
        std::function<void(std::int64_t at_ms)> happen;
    };

    struct Plan {
        Evening order;
        std::int64_t at_ms, step_ms, refund_ms;
        std::string id, second_id;  // of the payment or refund
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
                     Step wanted{step, is_last ? plan.order.reason : "", plan.second_id};
                     if (step == accepted) wanted.promise = promise_of(plan, then_ms);
                     change_status(tx_, by(then_ms), open(tx_, by(then_ms), plan.id), wanted);
                 }});
        }
        if (plan.order.then != Then::nothing)
            happenings_.push_back({at_ms + plan.refund_ms,
                                   [=, this](std::int64_t then_ms) { give_back(plan, then_ms); }});
    }

    // Most promises are kept: an order is ready two steps after it was accepted, and at the door
    // four steps after.
    static Promise promise_of(const Plan& plan, std::int64_t at_ms) {
        const bool is_hasty = plan.at_ms / minute_ms % 6 == 0;
        const std::int64_t usual = plan.order.service == "Delivery" ? 40 : 25;
        return {.at_ms = at_ms + (is_hasty ? usual - 12 : usual) * minute_ms};
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

    // Orders of the days before, all finished.
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
        Evening order = served_here(dice.of(evening_));
        order.status = completed;
        order.hours_ahead = 0;
        order.points = 0;
        order.guest.customer = "";
        order.reason = "";
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

    WriteContext by(std::int64_t at_ms) const {
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
            .raw("orderDetails", menu_.lines_of(order.dishes))
            .raw("deliveryDetail", '[' + delivery_of(order) + ']')
            .flag("paymentPaid", order.is_paid)
            .number("paymentType", order.is_paid ? 1 : 2)
            .text("userType", is_first_ && !order.guest.customer.empty() ? "member" : "guest");
        if (!order.comments.empty()) body.text("comments", order.comments);
        if (!order.allergy_note.empty()) body.text("allergyNote", order.allergy_note);
        if (order.tip > 0) body.number("driverTipAmount", order.tip);
        if (!order.guest.street.empty()) body.number("deliveryCharge", 399);
        if (is_first_ && !order.guest.customer.empty())
            body.text("customer", order.guest.customer).number("redeemPoints", order.points);
        return body.done();
    }

    // Nobody eats in both stores at the same time.
    Evening served_here(const Evening& order) const {
        const auto size = evening_.size(), shift = is_first_ ? 0 : size / 2;
        const auto index = static_cast<std::size_t>(&order - evening_.data());
        const Guest& person = evening_[(index + shift) % size].guest;
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

    storage::Transaction& tx_;
    const Demo& demo_;
    const demo::Menu menu_;
    const Shop shop_;
    const bool is_first_;  // of the stores
    const int series_;     // of the ids of its orders
    const int past_series_;
    const std::int64_t now_ms_;
    const std::vector<Evening> evening_ = read_evening();
    std::vector<Happening> happenings_{};
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores)
        Kitchen(tx, demo, store.id, &store == &demo.stores.front()).serve();
}

}  // namespace features::orders
