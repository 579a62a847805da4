// The demo lives: an evening plays by itself in its stores, through requests like any others.
//
// How fast, the database says (admin::evening_pace), so that a command can change it while the
// server runs. Several servers on one database each play an evening of their own.
#pragma once

#include "base/world.hpp"
#include "features/operating/demo_evening/caller.hpp"
#include "storage/database.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace features::demo_evening {

class Evening {
public:
    Evening() = default;
    ~Evening();  // calls stop()

    // What the evening is played with; all that it refers to must outlive stop().
    struct Stage {
        Door door;
        std::string segment;
        storage::Database& database;
        const base::World& world;
        std::int64_t seed;
    };
    // Starts the thread that plays. Called once.
    void play(Stage stage);
    // Ends it after the request under way. May be called more than once.
    void stop();

private:
    void run(const std::stop_token& stop, const Stage& stage);

    std::mutex mutex_;
    std::condition_variable_any woken_;
    std::jthread thread_;
};

}  // namespace features::demo_evening
