// What the demo's checks are made of: a store's tables, staff and priced dishes.
#pragma once

#include "base/json_text.hpp"
#include "features/feature.hpp"
#include "features/selling/checks/submission.hpp"
#include "features/selling/orders/demo_dishes.hpp"
#include "features/selling/orders/submission.hpp"

#include <map>

namespace features::checks {

inline constexpr std::string_view demo_main_room = "Main Dining Room", demo_patio = "Patio",
                                  demo_bar = "Bar";

using orders::demo::Dish;

class DemoRoom {
public:
    DemoRoom(storage::Transaction& tx, const Demo& demo, std::string_view store);

    struct Place {
        std::string floor, table;  // ids
    };
    const Shop& shop() const { return shop_; }
    std::int64_t now_ms() const { return now_ms_; }
    const Place& place(std::string_view table) const { return places_.at(std::string(table)); }
    const std::string& staff_id(std::string_view name) const {
        return staff_.at(std::string(name));
    }
    const orders::demo::Menu& menu() const { return menu_; }
    // The dishes with the menu's prices.
    std::vector<domain::SaleLine> priced(std::span<const Dish> dishes) const;
    void plan_anew() const;  // plans queries again, now that there are checks and orders
    void submit(const Incoming& incoming, std::int64_t at_ms, base::IdSource& ids) const;

private:
    void read_staff();
    void read_floors();

    storage::Transaction& tx_;
    const Demo& demo_;
    const orders::demo::Menu menu_;
    const storage::Row row_;
    const Shop shop_;
    const std::int64_t now_ms_;
    std::map<std::string, std::string> staff_{};  // ids by name
    std::map<std::string, Place> places_{};       // by name of the table
};

// What a device sends of a line, without its id.
base::JsonObject line_json(const domain::SaleLine& line);

}  // namespace features::checks
