#include "kinds/menu_item.hpp"

#include <set>

namespace kinds {

void check_menu_item(const Record& record, base::Problems& problems) {
    std::set<std::string> sizes;
    const auto& prices = record[menu_item.prices];
    for (std::size_t i = 0; i < prices.size(); ++i)
        if (!sizes.insert(prices[i][item_price.serving_size]).second)
            problems.push_back({"prices[" + std::to_string(i) + "].servingSizeLevel", "already has a price"});
    check_time_restriction(menu_item.sold, record, problems);
    check_translations(record, problems);
}

}  // namespace kinds
