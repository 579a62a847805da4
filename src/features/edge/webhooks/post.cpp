#include "features/edge/webhooks/post.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

constexpr std::string_view memory_holder = "webhooks";

std::int64_t bytes_of(const http::Parcel& parcel) {
    std::size_t bytes = parcel.url.size() + parcel.body.size();
    for (const auto& [name, value] : parcel.headers) bytes += name.size() + value.size();
    return static_cast<std::int64_t>(bytes);
}

Room::Caller caller_of(const StoreKey& at, const std::string& hook) {
    return {at.account, at.store, hook};
}

}  // namespace

Post::Post(const std::vector<std::string>& allowed_networks, const Room::Limits& limits)
    : targets_(allowed_networks),
      carry_([this](http::Parcel parcel, http::Courier::Done done) {
          courier_->send(std::move(parcel), std::move(done));
      }),
      room_(limits),
      courier_(std::make_unique<http::Courier>(targets_)) {}

Post::Post(Carry carry, const Room::Limits& limits)
    : targets_({}), carry_(std::move(carry)), room_(limits) {}

Post::~Post() { stop(); }

void Post::connect(Wake wake, http::Memory* memory) {
    const std::lock_guard lock(mutex_);
    wake_ = std::move(wake);
    memory_ = memory;
}

std::int64_t Post::places(const StoreKey& at, const std::string& hook) {
    const std::lock_guard lock(mutex_);
    const Room::Caller caller = caller_of(at, hook);
    const std::int64_t left = room_.calls_left(caller);
    if (left == 0) room_.wait(caller, 0);
    return left;
}

bool Post::is_under_way(const StoreKey& at, std::int64_t number) const {
    const std::lock_guard lock(mutex_);
    const auto found = stores_.find(at);
    return found != stores_.end() &&
           std::ranges::any_of(found->second.under_way, [&](const Entry& entry) {
               return entry.sent.picked.delivery.number == number;
           });
}

bool Post::send(const StoreKey& at, Picked picked, http::Parcel parcel) {
    const std::int64_t bytes = bytes_of(parcel);
    std::list<Entry> fresh(1);
    const auto entry = fresh.begin();
    const Room::Caller& caller = entry->caller = caller_of(at, picked.delivery.hook);
    entry->sent.picked = std::move(picked);
    entry->bytes = bytes;
    {
        const std::lock_guard lock(mutex_);
        if (!room_.fits(caller, bytes)) {
            room_.wait(caller, bytes);
            return false;
        }
        // The room is already bounded; this shows others that these bytes are in use.
        if (memory_)
            entry->charge.hold(*memory_, memory_holder, static_cast<std::size_t>(bytes), true);
        Store& store = stores_[at];
        room_.take(caller, bytes);
        store.under_way.splice(store.under_way.end(), fresh);
    }
    try {
        carry_(std::move(parcel),
               [this, at, entry](http::Receipt receipt) { finish(at, entry, std::move(receipt)); });
    } catch (const std::bad_alloc&) {
        finish(at, entry, {.status = 0, .error = "The program could not start the call."});
    }
    return true;
}

// Allocates nothing before the result is safe.
void Post::finish(const StoreKey& at, std::list<Entry>::iterator entry, http::Receipt receipt) {
    std::vector<StoreKey> woken;
    {
        const std::lock_guard lock(mutex_);
        Store& store = stores_.find(at)->second;
        entry->sent.receipt = std::move(receipt);
        entry->charge.clear();
        store.done.splice(store.done.end(), store.under_way, entry);
        room_.give_back(entry->caller, entry->bytes);
        arrives_.notify_all();
        woken = next_with_room();
        if (store.turns == 0) woken.push_back(at);
    }
    wake(woken);
}

std::vector<StoreKey> Post::next_with_room() {
    const auto next = room_.next_that_fits();
    if (!next) return {};
    return {StoreKey{next->account, next->store}};
}

void Post::wake(const std::vector<StoreKey>& stores) {
    Wake wake;
    {
        const std::lock_guard lock(mutex_);
        if (!is_stopped_) wake = wake_;
    }
    if (!wake) return;
    for (const StoreKey& at : stores) wake(at);
}

std::vector<Sent> Post::take(const StoreKey& at) {
    std::vector<Sent> sent;
    const std::lock_guard lock(mutex_);
    const auto store = stores_.find(at);
    if (store == stores_.end()) return sent;
    sent.reserve(store->second.done.size());
    for (Entry& entry : store->second.done) sent.push_back(std::move(entry.sent));
    store->second.done.clear();
    tidy(store);
    return sent;
}

void Post::put_back(const StoreKey& at, std::vector<Sent> sent) {
    std::list<Entry> fresh(sent.size());
    auto entry = fresh.begin();
    for (Sent& each : sent) (entry++)->sent = std::move(each);
    if (fresh.empty()) return;
    const std::lock_guard lock(mutex_);
    Store& store = stores_[at];
    store.done.splice(store.done.begin(), fresh);
}

bool Post::wait(const StoreKey& at, std::chrono::milliseconds wait_max) {
    std::unique_lock lock(mutex_);
    const auto has_come = [&] {
        const auto store = stores_.find(at);
        return store != stores_.end() && !store->second.done.empty();
    };
    const auto store = stores_.find(at);
    if (store == stores_.end() || store->second.under_way.empty()) return has_come();
    return arrives_.wait_for(lock, wait_max, has_come);
}

void Post::wake_again() {
    std::vector<StoreKey> woken;
    {
        const std::lock_guard lock(mutex_);
        woken = next_with_room();
        for (const auto& [at, store] : stores_)
            if (!store.done.empty() && store.turns == 0) woken.push_back(at);
    }
    wake(woken);
}

void Post::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
        wake_ = {};
    }
    if (courier_) courier_->stop();
}

bool Post::is_stopped() const {
    const std::lock_guard lock(mutex_);
    return is_stopped_;
}

std::vector<StoreKey> Post::with_receipts() const {
    std::vector<StoreKey> all;
    const std::lock_guard lock(mutex_);
    for (const auto& [at, store] : stores_)
        if (!store.done.empty()) all.push_back(at);
    return all;
}

Room::Use Post::used() const {
    const std::lock_guard lock(mutex_);
    return room_.used();
}

void Post::tidy(Stores::iterator store) {
    const Store& it = store->second;
    if (it.under_way.empty() && it.done.empty() && it.turns == 0) stores_.erase(store);
}

Post::Turn::Turn(Post& post, const StoreKey& at) : post_(post), at_(at) {
    const std::lock_guard lock(post_.mutex_);
    ++post_.stores_[at_].turns;
    post_.room_.stop_waiting(at_.account, at_.store);
}

// If memory is lacking, wake_again() finds it later.
Post::Turn::~Turn() {
    try {
        post_.end_turn(at_, wants_another_);
    } catch (const std::bad_alloc&) {
    }
}

void Post::end_turn(const StoreKey& at, bool wants_another) {
    std::vector<StoreKey> woken;
    {
        const std::lock_guard lock(mutex_);
        const auto store = stores_.find(at);
        --store->second.turns;
        const bool is_left = !store->second.done.empty() && store->second.turns == 0;
        tidy(store);
        woken = next_with_room();
        if (is_left || wants_another) woken.push_back(at);
    }
    wake(woken);
}

}  // namespace features::webhooks
