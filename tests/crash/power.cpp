// Cuts the power in the middle of a run of writes, many times on paper: crash_power [--images 200]
// [--seed 1] [--engine sqlite|postgres] [--disk honest|lying] [--weakness SETTING]
// [--setting SETTING] [--calls-library PATH]
//
// One run of writes is recorded call by call. Each image is the disk after some prefix of those
// calls, with a random part of what was not synced (image.hpp). The database must start, the
// program open it, find nothing wrong, and hold exactly the state after some commit that is not
// older than the last acknowledged write. `--disk lying` claims to sync and does not, `--weakness`
// is a setting of PostgreSQL such as full_page_writes=off: then something must be found wrong,
// which ends the run, or this harness would not notice. `--setting` is one that the program must
// make up for. PostgreSQL needs the library recorded_calls; its calls are not the same in every
// run, so that a seed repeats the writes, but not quite the images.
#include "base/log.hpp"
#include "crash/group_writes.hpp"
#include "crash/options.hpp"
#include "crash/victim.hpp"
#include "storage/verify.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

namespace {

using namespace crash;

constexpr int groups_count = 160;
constexpr std::size_t failures_max = 10;
constexpr int examiners_count = 2;

struct Recording {
    Recorded disk;
    std::vector<Outcome> writes;          // acknowledged ones, in the order of their answers
    std::vector<std::size_t> boundaries;  // how many of them are there after each group
    bool has_whole_groups;                // or a commit may lie between
};

// Marks number the acknowledged writes from 1.
class Recorder {
public:
    Recorder(Victim& victim, unsigned seed) : victim_(victim), random_(seed), writes_(seed) {
        writes_.on_answer = [this](const Outcome& outcome) {
            if (outcome.refused != 0) return;
            recording_.writes.push_back(outcome);
            victim_.mark(static_cast<std::int64_t>(recording_.writes.size()));
        };
    }

    Recording run() {
        recording_.boundaries = {0, 1, 2};  // both writes of set_up() have a commit of their own
        recording_.has_whole_groups = victim_.commits_groups();
        auto database = storage::open(victim_.settings());
        writes_.set_up(*database);
        for (int group = 0; group < groups_count; ++group) {
            if (group == groups_count * 2 / 3) {
                database.reset();
                victim_.restart();
                database = storage::open(victim_.settings());
            }
            victim_.stir(group);
            writes_.write_group(*database, 1 + static_cast<int>(random_() % 6));
            end_group();
        }
        database.reset();
        recording_.disk = victim_.stop();
        return std::move(recording_);
    }

private:
    void end_group() {
        if (recording_.writes.size() > recording_.boundaries.back())
            recording_.boundaries.push_back(recording_.writes.size());
    }

    Victim& victim_;
    std::mt19937 random_;
    GroupWrites writes_;
    Recording recording_;
};

struct Cut {
    std::size_t events = 0;  // how many had happened
    Remains remains = Remains::nothing;
    unsigned seed = 0;
};

bool is_mark(const DiskEvent& event) { return event.sort == DiskEvent::Sort::mark; }

// Half of the cuts come at the worst moment: an answer has just left. Some come before the first
// answer, while the database is being made.
Cut random_cut(const std::vector<DiskEvent>& calls, int remains_max, std::mt19937& random) {
    const auto first_mark = std::find_if(calls.begin(), calls.end(), is_mark) - calls.begin();
    const std::size_t range =
        random() % 8 == 0 ? static_cast<std::size_t>(first_mark) : calls.size();
    std::size_t events = random() % (range + 1);
    if (range == calls.size() && random() % 2 == 0)
        while (events > 0 && !is_mark(calls[events - 1])) --events;
    const auto remains = static_cast<Remains>(random() % static_cast<unsigned>(remains_max));
    return {events, remains, static_cast<unsigned>(random())};
}

std::size_t acknowledged(std::span<const DiskEvent> events) {
    for (std::size_t i = events.size(); i-- > 0;)
        if (is_mark(events[i])) return static_cast<std::size_t>(events[i].at);
    return 0;
}

Contents state_after(const Recording& recording, std::size_t writes) {
    Contents contents;
    for (std::size_t i = 0; i < writes; ++i)
        for (const auto& [key, text] : recording.writes[i].written) contents[key] = text;
    return contents;
}

// The state after the group of the last acknowledged write, or after the next one: a commit is on
// disk before its answers leave. Where a group may fall apart, also what lies between.
std::string compared(const Recording& recording, const Contents& found, std::size_t writes) {
    const auto& boundaries = recording.boundaries;
    const auto end = std::lower_bound(boundaries.begin(), boundaries.end(), writes);
    const auto may_end = [&](std::size_t count) {
        return !recording.has_whole_groups ||
               std::binary_search(boundaries.begin(), boundaries.end(), count);
    };
    const auto is_after = [&](std::size_t count) {
        return may_end(count) && found == state_after(recording, count);
    };
    const std::size_t last = end + 1 < boundaries.end() ? end[1] : *end;
    for (std::size_t count = writes; count <= last; ++count)
        if (is_after(count)) return {};
    for (std::size_t count = recording.writes.size() + 1; count-- > 0;)
        if (is_after(count))
            return "holds the state after " + std::to_string(count) + " writes, but " +
                   std::to_string(writes) + " were acknowledged";
    return "holds a state that never was";
}

class Examination {
public:
    Examination(const Victim& victim, const Recording& recording, unsigned seed, int images)
        : victim_(victim), recording_(recording) {
        std::mt19937 random(seed);
        for (int i = 0; i < images; ++i)
            cuts_.push_back(random_cut(recording.disk.events, victim.remains_max(), random));
    }

    // Without a power cut everything is right, whatever the disk and its settings.
    void check_whole() const {
        const std::string wrong =
            what_is_wrong({recording_.disk.events.size(), Remains::everything, 0});
        if (!wrong.empty()) throw std::runtime_error("without a power cut: " + wrong);
    }

    // How many images are wrong; with this many the run ends.
    std::size_t run(std::size_t enough) {
        std::vector<std::jthread> examiners;
        for (int i = 0; i < examiners_count; ++i)
            examiners.emplace_back([&] {
                while (next_ < cuts_.size() && failures_ < enough) examine(next_++);
            });
        examiners.clear();
        return failures_;
    }

    std::size_t examined() const { return std::min<std::size_t>(next_, cuts_.size()); }

private:
    void examine(std::size_t number) {
        if (number >= cuts_.size()) return;
        const Cut& cut = cuts_[number];
        const std::string wrong = what_is_wrong(cut);
        if (wrong.empty()) return;
        const std::lock_guard lock(mutex_);
        ++failures_;
        std::printf("image %zu (after %zu of %zu calls, remains %d): %s\n", number, cut.events,
                    recording_.disk.events.size(), static_cast<int>(cut.remains), wrong.c_str());
    }

    std::string what_is_wrong(const Cut& cut) const {
        std::mt19937 random(cut.seed);
        const std::span<const DiskEvent> events(recording_.disk.events.data(), cut.events);
        try {
            const auto revived =
                victim_.revive(image_after(recording_.disk.base, events, cut.remains, random));
            auto database = storage::open(revived->settings());
            const base::Findings problems = storage::verify(*database);
            if (!problems.empty()) return problems.front().path + ": " + problems.front().message;
            return compared(recording_, all_contents(*database), acknowledged(events));
        } catch (const std::exception& error) {
            return std::string("cannot be opened: ") + error.what();
        }
    }

    const Victim& victim_;
    const Recording& recording_;
    std::vector<Cut> cuts_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    std::atomic<std::size_t> failures_{0};
};

std::unique_ptr<Victim> make_victim(const Options& options) {
    const std::string& engine = options.text("--engine");
    const std::string lines = options.text("--weakness") + '\n' + options.text("--setting");
    if (engine == "postgres") return postgres_victim(options.text("--calls-library"), lines);
    if (engine != "sqlite") throw std::invalid_argument("unknown engine " + engine);
    if (lines != "\n") throw std::invalid_argument("settings are for PostgreSQL");
    return sqlite_victim();
}

void forget_syncs(std::vector<DiskEvent>& events) {
    std::erase_if(events, [](const DiskEvent& event) {
        return event.sort == DiskEvent::Sort::sync || event.sort == DiskEvent::Sort::sync_data;
    });
}

int run(const Options& options) {
    const bool is_lying = options.text("--disk") == "lying";
    const bool is_sound = !is_lying && options.text("--weakness").empty();
    const auto seed = static_cast<unsigned>(options.number("--seed"));
    base::log::start("off");
    const std::unique_ptr<Victim> victim = make_victim(options);
    Recording recording = Recorder(*victim, seed).run();
    if (is_lying) forget_syncs(recording.disk.events);

    Examination examination(*victim, recording, seed, options.number("--images"));
    examination.check_whole();
    const std::size_t failures = examination.run(is_sound ? failures_max : 1);
    std::printf("%zu images of %zu writes and %zu calls with seed %u, %zu wrong\n",
                examination.examined(), recording.writes.size(), recording.disk.events.size(), seed,
                failures);
    return (failures == 0) == is_sound ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count,
                    words,
                    {{"--images", "200"},
                     {"--seed", "1"},
                     {"--engine", "sqlite"},
                     {"--disk", "honest"},
                     {"--weakness", ""},
                     {"--setting", ""},
                     {"--calls-library", ""}}});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "crash_power: %s\n", error.what());
        return 2;
    }
}
