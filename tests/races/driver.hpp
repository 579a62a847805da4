// Many threads at once on one application, on PostgreSQL in several processes: weighted operations,
// a tally of what was answered, and a database that must verify at the end.
#pragma once

#include "support/app_fixture.hpp"

#include <functional>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace races {

// What an operation is handed: its own randomness and the application.
class Turn {
public:
    Turn(support::AppFixture& app, unsigned seed, int thread)
        : app_(app), engine_(seed), thread_(thread) {}

    int thread() const { return thread_; }
    int below(int limit) { return std::uniform_int_distribution<>(0, limit - 1)(engine_); }
    support::Answer call(std::string_view method, std::string_view target, std::string_view key,
                         std::string_view body = {},
                         const support::AppFixture::Headers& headers = {}) {
        return app_.call_at(thread_, method, target, key, body, headers);
    }

private:
    support::AppFixture& app_;
    std::mt19937 engine_;
    int thread_;
};

class Race {
public:
    // Returns the status it was answered with.
    using Operation = std::function<int(Turn&)>;

    explicit Race(support::AppFixture& app);
    Race& add(std::string name, int weight, Operation operation);

    // Starts all threads at one moment; each makes `turns` operations. Same seed, same choices.
    void run(int threads, int turns, unsigned seed = 1);

    // How often an operation was answered with a status.
    int count(const std::string& name, int status) const;
    // Expects that nothing was answered but the statuses named, and that the database verifies.
    void expect_only(std::initializer_list<int> statuses) const;

private:
    struct Entry {
        std::string name;
        int weight;
        Operation operation;
    };
    using Tally = std::map<std::pair<std::string, int>, int>;

    Tally run_thread(int thread, int turns, unsigned seed);
    const Entry& chosen(Turn& turn) const;

    support::AppFixture& app_;
    std::vector<Entry> entries_;
    Tally tally_;
};

}  // namespace races
