#include "features/edge/webhooks/room.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

constexpr std::int64_t small_bytes = 64 << 10;

void add(Room::Use& use, std::int64_t calls, std::int64_t bytes) {
    use.calls += calls;
    use.bytes += bytes;
}

template <class Key>
Room::Use use_of(const std::map<Key, Room::Use>& uses, const Key& key) {
    const auto found = uses.find(key);
    return found == uses.end() ? Room::Use{} : found->second;
}

}  // namespace

void Room::Uses::add(std::int64_t calls, std::int64_t bytes) {
    for (Use* use : {&all, &account, &hook}) webhooks::add(*use, calls, bytes);
}

Room::Uses Room::uses_of(const Caller& caller) const {
    return {all_, use_of(accounts_, caller.account), use_of(hooks_, caller)};
}

bool Room::fits(const Uses& uses, std::int64_t bytes) const {
    if (uses.all.calls == 0) return true;
    const bool is_small = bytes <= small_bytes;
    const std::int64_t kept = is_small ? 0 : limits_.bytes / 8;
    const std::int64_t free_calls = limits_.calls - uses.all.calls;
    const std::int64_t free_bytes = limits_.bytes - kept - uses.all.bytes;
    if (free_calls < 1 || bytes > free_bytes) return false;
    const std::int64_t parts = uses.hook.calls > 0 ? 4 : uses.account.calls > 0 ? 2 : 0;
    if (uses.account.calls * parts >= free_calls) return false;
    if (!is_small && (uses.account.bytes + bytes) * parts > free_bytes) return false;
    return uses.hook.calls == 0 || (uses.hook.calls < limits_.calls_of_hook &&
                                    uses.hook.bytes + bytes <= limits_.bytes_of_hook);
}

bool Room::fits(const Caller& caller, std::int64_t bytes) const {
    return fits(uses_of(caller), bytes);
}

void Room::take(const Caller& caller, std::int64_t bytes) {
    Use& account = accounts_[caller.account];
    Use& hook = hooks_[caller];
    for (Use* use : {&all_, &account, &hook}) add(*use, 1, bytes);
}

void Room::give_back(const Caller& caller, std::int64_t bytes) {
    const auto account = accounts_.find(caller.account);
    const auto hook = hooks_.find(caller);
    for (Use* use : {&all_, &account->second, &hook->second}) add(*use, -1, -bytes);
    if (account->second.calls == 0) accounts_.erase(account);
    if (hook->second.calls == 0) hooks_.erase(hook);
}

std::int64_t Room::calls_left(const Caller& caller) const {
    Uses uses = uses_of(caller);
    const std::int64_t bytes = uses.hook.calls == 0 ? 0 : uses.hook.bytes / uses.hook.calls;
    std::int64_t left = 0;
    for (; left < limits_.calls_of_hook && fits(uses, bytes); ++left) uses.add(1, bytes);
    return left;
}

void Room::wait(const Caller& caller, std::int64_t bytes) {
    if (hooks_.contains(caller)) return;
    const auto found = std::ranges::find(waiting_, caller, &Waiting::caller);
    if (found == waiting_.end())
        waiting_.push_back({caller, bytes});
    else
        found->bytes = bytes;
}

void Room::stop_waiting(const std::string& account, const std::string& store) {
    waiting_.remove_if([&](const Waiting& each) {
        return each.caller.account == account && each.caller.store == store;
    });
}

std::optional<Room::Caller> Room::next_that_fits() {
    const auto found = std::ranges::find_if(
        waiting_, [&](const Waiting& each) { return fits(each.caller, each.bytes); });
    if (found == waiting_.end()) return {};
    Caller caller = std::move(found->caller);
    waiting_.erase(found);
    return caller;
}

}  // namespace features::webhooks
