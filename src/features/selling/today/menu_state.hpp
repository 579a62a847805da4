// What the first page says about a store's menu. It is read from all of its items, so each process
// remembers it for as long as the configuration of the store does not change.
#pragma once

#include "storage/database.hpp"

#include <map>
#include <memory>
#include <mutex>
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
    struct Known {
        std::string version;  // the configuration position
        std::shared_ptr<const MenuState> state;
    };

    std::mutex mutex_;
    std::map<std::pair<std::string, std::string>, Known> known_;
};

}  // namespace features::today
