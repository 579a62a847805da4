#include "api/workers.hpp"

#include <algorithm>

namespace api {

Lane::Lane(Size size) : size_(size) {
    for (int i = 0; i < size.threads; ++i) threads_.emplace_back([this] { run(); });
}

Lane::~Lane() { stop(); }

bool Lane::post(std::string_view who, std::function<void()> work, int rank) {
    const std::lock_guard lock(mutex_);
    if (is_stopping_) return false;
    // Allocated here, where a lack of memory can be reported; the threads could not continue
    // without it.
    std::list<Place> turn(1);
    const auto [asker, is_new] = askers_.try_emplace(std::string(who));
    if (is_new) {
        turn.front() = asker;
        asker->second.turn = std::move(turn);
    }
    if (asker->second.waiting.size() >= size_.waiting_max) return false;
    asker->second.waiting.push_back(std::move(work));
    asker->second.rank = rank;
    queue_up(asker);
    return true;
}

void Lane::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    wakes_.notify_all();
    threads_.clear();
}

void Lane::queue_up(Place asker) {
    Asker& its = asker->second;
    if (its.turn.empty() || its.waiting.empty()) return;
    if (its.running >= std::max(1, size_.threads - 1)) return;
    auto place = turns_.end();
    while (place != turns_.begin() && (*std::prev(place))->second.rank > its.rank) --place;
    turns_.splice(place, its.turn);
    wakes_.notify_one();
}

void Lane::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wakes_.wait(lock, [this] { return is_stopping_ || !turns_.empty(); });
        // Stopping. An asker may still have work waiting, but then a thread runs another piece of
        // its work and will continue with the rest.
        if (turns_.empty()) return;
        const Place asker = turns_.front();
        Asker& its = asker->second;
        its.turn.splice(its.turn.end(), turns_, turns_.begin());
        auto work = std::move(its.waiting.front());
        its.waiting.pop_front();
        ++its.running;
        queue_up(asker);
        lock.unlock();
        work();
        work = nullptr;
        lock.lock();
        --its.running;
        queue_up(asker);
        if (its.running == 0 && its.waiting.empty()) askers_.erase(asker);
    }
}

void Lanes::stop() {
    for (Lane* lane : {&sign_ins, &strangers, &forgotten, &mails, &commands, &long_commands, &reads,
                       &reports, &prepares, &pictures})
        lane->stop();
}

}  // namespace api
