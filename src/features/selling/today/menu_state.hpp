// What the first page says about a store's menu. It is read from all of its items, so each process
// remembers it for as long as the configuration of the store does not change.
#pragma once

#include "features/selling/today/remembered.hpp"
#include "storage/database.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace features::today {

struct SoldOutItem {
    std::string id, name;
    std::int64_t until_ms = 0;  // 0: until somebody changes it
};

struct MenuState {
    std::vector<SoldOutItem> sold_out{};  // active items marked as sold out, by name
    bool has_priced_item = false;         // an active item with a price above 0
};

// Any thread.
class MenuStates {
public:
    // As the view shows it.
    std::shared_ptr<const MenuState> of(storage::ReadView& view, const std::string& account,
                                        const std::string& store);

private:
    Remembered<MenuState> known_;
};

}  // namespace features::today
