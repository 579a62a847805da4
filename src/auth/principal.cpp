#include "auth/principal.hpp"

#include <algorithm>
#include <iterator>

namespace auth {

std::optional<Area> area_named(std::string_view name) {
    const auto found = std::find(std::begin(area_names), std::end(area_names), name);
    if (found == std::end(area_names)) return std::nullopt;
    return static_cast<Area>(found - std::begin(area_names));
}

std::vector<std::string_view> Areas::names() const {
    std::vector<std::string_view> names;
    for (std::string_view name : area_names)
        if (has(*area_named(name))) names.push_back(name);
    return names;
}

bool SeenStores::contains(std::string_view store) const {
    const std::lock_guard lock(mutex_);
    return stores_.contains(store);
}

void SeenStores::add(std::string_view store) {
    const std::lock_guard lock(mutex_);
    stores_.emplace(store);
}

bool Principal::may_see(std::string_view store) const {
    return stores.empty() || std::find(stores.begin(), stores.end(), store) != stores.end();
}

}  // namespace auth
