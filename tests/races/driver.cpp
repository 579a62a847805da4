#include "races/driver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <latch>

namespace races {

// One process writes to a store one write after another; only several need the database's locks.
Race::Race(support::AppFixture& app) : app_(app) {
    static constexpr int more_processes = 3;
    if (app.engine() == storage::Engine::postgres)
        for (int i = 0; i < more_processes; ++i) app.add_process();
}

Race& Race::add(std::string name, int weight, Operation operation) {
    entries_.push_back({std::move(name), weight, std::move(operation)});
    return *this;
}

const Race::Entry& Race::chosen(Turn& turn) const {
    int total = 0;
    for (const Entry& entry : entries_) total += entry.weight;
    int point = turn.below(total);
    for (const Entry& entry : entries_)
        if ((point -= entry.weight) < 0) return entry;
    return entries_.back();
}

Race::Tally Race::run_thread(int thread, int turns, unsigned seed) {
    Turn turn(app_, seed * 1'000'003 + static_cast<unsigned>(thread), thread);
    Tally tally;
    for (int i = 0; i < turns; ++i) {
        const Entry& entry = chosen(turn);
        ++tally[{entry.name, entry.operation(turn)}];
    }
    return tally;
}

void Race::run(int threads, int turns, unsigned seed) {
    std::latch start(threads);
    std::vector<std::future<Tally>> running;
    for (int thread = 0; thread < threads; ++thread)
        running.push_back(std::async(std::launch::async, [&, thread] {
            start.arrive_and_wait();
            return run_thread(thread, turns, seed);
        }));
    for (auto& thread : running)
        for (const auto& [what, times] : thread.get()) tally_[what] += times;
}

int Race::count(const std::string& name, int status) const {
    const auto found = tally_.find({name, status});
    return found == tally_.end() ? 0 : found->second;
}

void Race::expect_only(std::initializer_list<int> statuses) const {
    for (const auto& [what, times] : tally_)
        EXPECT_NE(std::find(statuses.begin(), statuses.end(), what.second), statuses.end())
            << what.first << " was answered " << what.second << ' ' << times << " times";
    EXPECT_EQ(app_.find_faults(), "");
}

}  // namespace races
