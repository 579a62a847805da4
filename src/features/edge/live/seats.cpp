#include "features/edge/live/seats.hpp"

namespace features::live {

bool Seats::has_room(const std::string& account, const std::string& key) const {
    const std::size_t left = places_ - taken_;
    const auto its = accounts_.find(account);
    if (its == accounts_.end()) return left > 0;
    const auto of_key = its->second.by_key.find(key);
    const std::size_t by_key = of_key == its->second.by_key.end() ? 0 : of_key->second;
    return its->second.taken + by_key < left && by_key < of_key_max_;
}

void Seats::take(const std::string& account, const std::string& key) {
    Account& its = accounts_[account];
    ++its.by_key[key];
    ++its.taken;
    ++taken_;
}

void Seats::leave(const std::string& account, const std::string& key) {
    const auto its = accounts_.find(account);
    const auto of_key = its->second.by_key.find(key);
    if (--of_key->second == 0) its->second.by_key.erase(of_key);
    --taken_;
    if (--its->second.taken == 0) accounts_.erase(its);
}

}  // namespace features::live
