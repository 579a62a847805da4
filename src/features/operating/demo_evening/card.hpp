// What the evening is made of: the dishes and guests of the demo's files, and the menu, the tables
// and the staff of a store as they are now.
#pragma once

#include "features/operating/demo_evening/caller.hpp"
#include "features/selling/orders/demo_dishes.hpp"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace features::demo_evening {

using orders::demo::Dish;

struct Guest {
    std::string name, phone, street, service, comments;
    std::int64_t tip = 0;
    bool is_paid = false;
    std::vector<Dish> dishes{};
};

struct Table {
    std::string floor, id, name;  // the first two are ids
};

class Card {
public:
    // Reads the store; a dish that it no longer sells is left out.
    Card(const Caller& caller, std::string store);

    const std::vector<Guest>& guests() const { return guests_; }
    const std::vector<Dish>& dishes() const { return dishes_; }  // of the dining room
    const std::vector<Table>& tables() const { return tables_; }
    const std::vector<std::pair<std::string, std::string>>& servers() const { return servers_; }

    // The order with the prices of the menu now, as `priceOrder` answers it. Nothing when the menu
    // lacks a dish. `more` are further members of the order, each followed by a comma.
    std::optional<schema::Tree> priced(const std::vector<Dish>& dishes,
                                       std::string_view more) const;

private:
    void read_files();
    void read_menu();
    void read_room();
    std::optional<std::string> lines_of(const std::vector<Dish>& dishes) const;

    const Caller& caller_;
    const std::string store_;
    std::vector<Guest> guests_{};
    std::vector<Dish> dishes_{};
    std::vector<Table> tables_{};
    std::vector<std::pair<std::string, std::string>> servers_{};             // ids and names
    std::map<std::string, std::string, std::less<>> items_{}, modifiers_{};  // ids by names
};

// A line of a priced order as a device sends it in a check.
std::string check_line(const schema::Tree& line, std::string_view id, std::string_view sent_time);

}  // namespace features::demo_evening
