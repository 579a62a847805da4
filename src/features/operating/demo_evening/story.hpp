// An evening in one store of the demo, step by step: guests order online, the staff accept and
// cook, tablets open, change and close checks, one of them is out of reach now and then, and
// somebody settles what tablets disagree about.
//
// It knows what it reads from the API before each step and little else, so that it goes on after a
// restart, beside people who do the same, and from whatever they leave behind.
#pragma once

#include "base/world.hpp"
#include "features/operating/demo_evening/card.hpp"
#include "features/selling/orders/demo_days.hpp"

#include <map>
#include <set>

namespace features::demo_evening {

using orders::demo::Dice;

class Story {
public:
    // `caller` and what `world` refers to must outlive it. The same seed and the same answers give
    // the same evening.
    Story(const Caller& caller, std::string store, const base::World& world, std::int64_t seed);

    // Looks around, and does one thing that fits.
    void step();

private:
    // A tablet, and what a waiter has typed into it while it was out of reach.
    struct Tablet {
        std::string node, device_id, name;
        int away = 0;  // for so many steps
        std::string held_check{}, held_body{};
    };
    // What is there before a step. Orders: the oldest first.
    struct Sight {
        std::vector<schema::Tree> orders{}, checks{}, tickets{}, conflicts{};
    };
    struct Choice {
        int weight;
        void (Story::*act)();
    };

    void look();
    void do_something(const std::vector<Choice>& choices);

    // Web orders.
    void place_order();
    void take_order();
    void move_order();
    std::vector<const schema::Tree*> orders_in(std::initializer_list<int> statuses) const;
    std::vector<const schema::Tree*> movable_orders() const;

    // The kitchen.
    void cook();
    const schema::Tree* ticket_of(std::string_view id) const;

    // The dining room.
    void open_check();
    void order_more();
    void void_line();
    void close_check();
    void settle();
    void leave();
    void come_back(Tablet& tablet);
    std::vector<const schema::Tree*> closable_checks() const;

    Tablet* some_tablet();  // that is within reach; null: there is none
    std::vector<std::string> new_lines(int count);
    bool may_not_know(std::string_view check, std::string_view node) const;
    std::string body_of(const schema::Tree& check, const Tablet& tablet, schema::Tree data) const;
    std::string added_body(const schema::Tree& check, const Tablet& tablet, bool knows);
    void send(const Tablet& tablet, std::string_view check, std::string_view body);
    std::string now() const;

    const Caller& caller_;
    const std::string store_;
    const base::World& world_;
    const Card card_;
    Dice dice_;
    std::vector<Tablet> tablets_;
    std::size_t polling_ = 0;  // the tablet that asks for checks next
    Sight sight_{};
    // Which nodes have sent a check that this evening has opened, by its checkID.
    std::map<std::string, std::set<std::string>, std::less<>> senders_{};
};

}  // namespace features::demo_evening
