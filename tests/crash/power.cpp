// Cuts the power in the middle of a run of writes, many times on paper: crash_power [--images 200]
// [--seed 1] [--disk honest|lying]
//
// One run of writes is recorded call by call. Each image is the disk after some prefix of those
// calls, with a random part of what was not synced. The program must open it, find nothing wrong,
// and hold exactly the state after some group of writes that is not older than the last
// acknowledged one. `--disk lying` claims to sync and does not: then acknowledged writes must be
// found missing, or this harness would not notice.
#include "base/log.hpp"
#include "crash/image.hpp"
#include "crash/options.hpp"
#include "crash/workload.hpp"
#include "storage/verify.hpp"
#include "support/process.hpp"

#include <algorithm>
#include <cstdio>

namespace {

using namespace crash;

constexpr int groups_count = 160;
constexpr std::size_t first_calls = 80;  // they make the file, the log and the tables
constexpr std::size_t failures_shown_max = 10;
constexpr const char* database_name = "comanda.db";

base::Settings settings_for(const std::filesystem::path& folder) {
    base::Settings settings;
    settings.database = "sqlite:" + (folder / database_name).string();
    return settings;
}

struct Recording {
    std::vector<DiskEvent> events;
    std::vector<Outcome> writes;          // acknowledged ones, in the order of their answers
    std::vector<std::size_t> boundaries;  // how many of them are there after each commit
};

// Marks number the acknowledged writes from 1.
class Recorder {
public:
    explicit Recorder(unsigned seed) : random_(seed), workload_(seed) {
        workload_.on_answer = [this](const Outcome& outcome) {
            if (outcome.refused != 0) return;
            recording_.writes.push_back(outcome);
            Disk::installed().mark(static_cast<std::int64_t>(recording_.writes.size()));
        };
    }

    Recording run() {
        support::TempFolder folder;
        Disk::installed().record(folder.path().string());
        recording_.boundaries.push_back(0);
        auto database = storage::open(settings_for(folder.path()));
        workload_.set_up(*database);
        recording_.boundaries.insert(recording_.boundaries.end(), {1, 2});
        for (int group = 0; group < groups_count; ++group) {
            if (group == groups_count * 2 / 3) {
                database.reset();
                database = storage::open(settings_for(folder.path()));
            }
            workload_.write_group(*database, 1 + static_cast<int>(random_() % 6));
            if (recording_.writes.size() > recording_.boundaries.back())
                recording_.boundaries.push_back(recording_.writes.size());
        }
        database.reset();
        recording_.events = Disk::installed().stop_recording();
        return std::move(recording_);
    }

private:
    std::mt19937 random_;
    Workload workload_;
    Recording recording_;
};

struct Cut {
    std::size_t events = 0;  // how many had happened
    Remains remains = Remains::nothing;
    unsigned seed = 0;
};

// Half of the cuts come at the worst moment: an answer has just left. Some come while the database
// is being made.
Cut random_cut(const Recording& recording, std::mt19937& random) {
    const std::size_t range = random() % 8 == 0 ? first_calls : recording.events.size();
    std::size_t events = random() % (range + 1);
    if (random() % 2 == 0)
        while (events > 0 && recording.events[events - 1].sort != DiskEvent::Sort::mark) --events;
    const auto remains = static_cast<Remains>(random() % remains_count);
    return {events, remains, static_cast<unsigned>(random())};
}

std::size_t acknowledged(std::span<const DiskEvent> events) {
    for (std::size_t i = events.size(); i-- > 0;)
        if (events[i].sort == DiskEvent::Sort::mark) return static_cast<std::size_t>(events[i].at);
    return 0;
}

Records state_after(const Recording& recording, std::size_t writes) {
    Records records;
    for (std::size_t i = 0; i < writes; ++i)
        records[recording.writes[i].id] = recording.writes[i].doc;
    return records;
}

// The state after the group of the last acknowledged write, or after the next one: a commit is on
// disk before its answers leave.
std::string compared(const Recording& recording, const Records& found, std::size_t writes) {
    auto boundary =
        std::lower_bound(recording.boundaries.begin(), recording.boundaries.end(), writes);
    for (int ahead = 0; ahead < 2 && boundary != recording.boundaries.end(); ++ahead, ++boundary)
        if (found == state_after(recording, *boundary)) return {};
    std::size_t held = recording.boundaries.size();
    while (held-- > 0)
        if (found == state_after(recording, recording.boundaries[held]))
            return "holds the state after " + std::to_string(recording.boundaries[held]) +
                   " writes, but " + std::to_string(writes) + " were acknowledged";
    return "holds a state that never was";
}

// What is wrong with the disk after this cut; empty: nothing.
std::string examine(const Recording& recording, const Cut& cut) {
    support::TempFolder folder;
    std::mt19937 random(cut.seed);
    const std::span<const DiskEvent> events(recording.events.data(), cut.events);
    write_to(folder.path(), image_after(events, cut.remains, random));
    try {
        auto database = storage::open(settings_for(folder.path()));
        const base::Problems problems = storage::verify(*database);
        if (!problems.empty()) return problems.front().path + ": " + problems.front().message;
        return compared(recording, Workload::all_records(*database), acknowledged(events));
    } catch (const std::exception& error) {
        return std::string("cannot be opened: ") + error.what();
    }
}

int run(const Options& options) {
    const bool is_honest = options.text("--disk") == "honest";
    const int images = options.number("--images");
    const auto seed = static_cast<unsigned>(options.number("--seed"));
    base::log::start("off");
    Disk::installed().ignores_sync = !is_honest;
    const Recording recording = Recorder(seed).run();
    Disk::installed().ignores_sync = false;

    std::mt19937 random(seed);
    std::size_t failures = 0;
    for (int i = 0; i < images; ++i) {
        const Cut cut = random_cut(recording, random);
        const std::string wrong = examine(recording, cut);
        if (wrong.empty() || ++failures > failures_shown_max) continue;
        std::printf("image %d (after %zu of %zu calls, remains %d): %s\n", i, cut.events,
                    recording.events.size(), static_cast<int>(cut.remains), wrong.c_str());
    }
    std::printf(
        "%d images of %zu writes and %zu calls on a disk that is %s, %zu wrong; again with: "
        "--seed %u --images %d --disk %s\n",
        images, recording.writes.size(), recording.events.size(), options.text("--disk").c_str(),
        failures, seed, images, options.text("--disk").c_str());
    return (failures == 0) == is_honest ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count, words, {{"--images", "200"}, {"--seed", "1"}, {"--disk", "honest"}}});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "crash_power: %s\n", error.what());
        return 2;
    }
}
