#include "features/operating/demo_evening/evening.hpp"

#include "base/json_text.hpp"
#include "base/log.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/demo_evening/story.hpp"

#include <chrono>
#include <optional>

namespace features::demo_evening {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::seconds look_every{1};  // for another pace

int pace_in(storage::Database& database) {
    int pace = 0;
    database.read([&](storage::ReadView& view) { pace = admin::evening_pace(view); });
    return pace;
}

// The stories of all stores, of which the first gets most steps.
class Stories {
public:
    Stories(const Evening::Stage& stage)
        : caller_(stage.door, stage.segment, admin::demo_key), dice_(stage.seed) {
        for (const DemoStore& store : admin::demo_stores())
            all_.push_back(std::make_unique<Story>(caller_, std::string(store.id), stage.world,
                                                   stage.seed + 1 + std::ssize(all_)));
    }
    void step() {
        Story& story = dice_.one_in(3) ? *all_.back() : *all_.front();
        story.step();
    }

private:
    const Caller caller_;
    Dice dice_;
    std::vector<std::unique_ptr<Story>> all_{};
};

}  // namespace

Evening::~Evening() { stop(); }

void Evening::play(Stage stage) {
    thread_ = std::jthread(
        [this, stage = std::move(stage)](const std::stop_token& stop) { run(stop, stage); });
}

void Evening::stop() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
}

void Evening::run(const std::stop_token& stop, const Stage& stage) {
    std::optional<Stories> stories;
    Steady::time_point last = Steady::now();
    while (!stop.stop_requested()) {
        try {
            const int pace = pace_in(stage.database);
            const auto every = std::chrono::milliseconds(pace > 0 ? 60'000 / pace : 0);
            if (pace > 0 && Steady::now() - last >= every) {
                last = Steady::now();
                if (!stories) stories.emplace(stage);
                stories->step();
            }
            const auto pause =
                pace > 0 ? std::min<Steady::duration>(look_every, last + every - Steady::now())
                         : look_every;
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, stop, pause, [] { return false; });
        } catch (const std::exception& error) {
            base::log::write(base::log::Level::warning, "demo_evening",
                             base::JsonObject().text("reason", error.what()));
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, stop, look_every, [] { return false; });
        }
    }
}

}  // namespace features::demo_evening
