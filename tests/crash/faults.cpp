// Lets the disk fail at every single call of a short run of writes: crash_faults [--fault NAME]
// [--from 1] [--step 1] [--seed 1] [--groups small|spilling], NAME one of full, full_once,
// write_error, sync_error, read_error.
//
// For each fault and each n the run is a process of its own whose n-th call of that sort fails. A
// second process opens what is left on a disk that works and compares it with what the first one
// was answered: acknowledged is there, refused is not. Small groups meet the disk when they are
// committed; one that spills outgrows SQLite's memory and meets it in the middle of its writes.
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "crash/group_writes.hpp"
#include "crash/options.hpp"
#include "storage/verify.hpp"
#include "support/disk.hpp"
#include "support/temp_folder.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

namespace {

using namespace crash;
using support::Disk;
using support::Fault;

constexpr int exit_io_error = 74;
constexpr int exit_not_opened = 3;
constexpr int exit_wrong = 4;
constexpr int calls_max = 5'000;  // the run makes fewer of any sort

struct Groups {
    const char* name;
    std::vector<int> sizes;
    std::size_t ballast_bytes;  // in each document
};

const Groups small_groups{"small", {1, 3, 2, 4, 2}, 0};
const Groups spilling_groups{"spilling", {1, 16, 2}, 200'000};

struct Trouble {
    const char* name;
    Fault fault;
    bool is_lasting;
};

constexpr Trouble troubles[] = {
    {"full", Fault::full, true},
    {"full_once", Fault::full, false},
    {"write_error", Fault::write_error, false},
    {"sync_error", Fault::sync_error, false},
    {"read_error", Fault::read_error, false},
};

struct Case {
    const Trouble& trouble;
    const Groups& groups;
    int call;
    unsigned seed;
    std::filesystem::path folder;

    std::string notes() const { return (folder / "notes").string(); }
    base::Settings settings() const {
        base::Settings settings;
        settings.database = "sqlite:" + (folder / "comanda.db").string();
        return settings;
    }
};

// Lines that outlive the process, whatever ends it.
class Notes {
public:
    explicit Notes(const std::string& path)
        : descriptor_(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600)) {}
    ~Notes() { ::close(descriptor_); }
    Notes(const Notes&) = delete;
    Notes& operator=(const Notes&) = delete;

    void line(const std::string& text) const {
        const std::string bytes = text + "\n";
        if (::write(descriptor_, bytes.data(), bytes.size()) < 0) std::abort();
    }

private:
    int descriptor_;
};

// ---- the process whose disk fails ---------------------------------------------------------------

void require_readable(storage::Database& database, const Notes& notes) {
    try {
        all_contents(database);
    } catch (const std::exception& error) {
        notes.line(std::string("wrong reads do not go on: ") + error.what());
    }
}

void write_on_failing_disk(storage::Database& database, GroupWrites& writes, const Case& now,
                           const Notes& notes) {
    const bool is_room_missing = now.trouble.fault == Fault::full;
    writes.set_up(database);
    for (const int size : now.groups.sizes) {
        bool is_full = false;
        for (const Outcome& outcome : writes.write_group(database, size))
            is_full = is_full || outcome.reason == "storage_full";
        if (is_full && is_room_missing) require_readable(database, notes);
    }
}

void note_answers(GroupWrites& writes, const Notes& notes) {
    writes.on_send = [&](int number) { notes.line("sent " + std::to_string(number)); };
    writes.on_answer = [&](const Outcome& outcome) {
        const std::string number = std::to_string(outcome.number);
        std::string lines = "acked " + number;
        for (const auto& [key, text] : outcome.written)
            lines += "\nwrote " + number + " " + key + " " + text;
        if (outcome.refused != 0)
            lines =
                "refused " + number + " " + std::to_string(outcome.refused) + " " + outcome.reason;
        notes.line(lines);
    };
}

int run_with_fault(const Case& now) {
    base::log::start("off");
    const Notes notes(now.notes());
    Disk& disk = Disk::installed();
    disk.fail(now.trouble.fault, now.call, now.trouble.is_lasting);
    GroupWrites writes(now.seed, now.groups.ballast_bytes);
    note_answers(writes, notes);
    std::unique_ptr<storage::Database> database;
    try {
        database = storage::open(now.settings());
    } catch (const std::exception&) {
        return exit_not_opened;
    }
    const bool failed_early = disk.has_failed();
    try {
        write_on_failing_disk(*database, writes, now, notes);
    } catch (const base::Refusal&) {
        // Of the account or the store: there is nothing to write into.
        return 0;
    }
    const bool is_fatal =
        now.trouble.fault == Fault::write_error || now.trouble.fault == Fault::sync_error;
    // Behind its last answer the writing thread may still be at a checkpoint, which ends the
    // process.
    if (is_fatal) database->write_now([](storage::Transaction&) {});
    if (is_fatal && disk.has_failed() && !failed_early) notes.line("wrong went on after the error");
    disk.heal();
    for (const Outcome& outcome : writes.write_group(*database, 3))
        if (outcome.refused != 0 && outcome.refused != 400)
            notes.line("wrong writes do not resume: " + outcome.reason);
    database.reset();
    if (!disk.has_failed()) notes.line("unfailed");
    return 0;
}

// ---- the process that looks at what is left -----------------------------------------------------

struct Acknowledged {
    int number;
    std::string text;
};

struct Oracle {
    std::map<std::string, Acknowledged> acked{};  // key -> what the last answer told
    std::set<int> open{};                         // sent and never answered
    std::set<int> refused{};
    std::string wrong{};
    bool is_unfailed = false;
};

Oracle read_notes(const std::string& path) {
    Oracle oracle;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word, rest;
        int number = 0;
        words >> word;
        if (word == "wrong") oracle.wrong = line.substr(word.size() + 1);
        if (word == "unfailed") oracle.is_unfailed = true;
        if (!(words >> number)) continue;
        if (word == "sent") oracle.open.insert(number);
        if (word != "sent") oracle.open.erase(number);
        if (word == "refused") {
            oracle.refused.insert(number);
            words >> rest;
            if (rest == "500") oracle.wrong = line;
        }
        if (word != "wrote") continue;
        std::string text;
        words >> rest;
        std::getline(words.ignore(), text);
        oracle.acked[rest] = {number, text};
    }
    return oracle;
}

std::string compared(const Oracle& oracle, const Contents& found) {
    for (const auto& [key, acked] : oracle.acked)
        if (!found.contains(key))
            return "acknowledged write " + std::to_string(acked.number) + " is lost";
    for (const auto& [key, text] : found) {
        const int number = number_in(text);
        const auto known = oracle.acked.find(key);
        if (known != oracle.acked.end() && known->second.text == text) continue;
        // The account and the store have no mark: nothing is known of their number.
        if (number == 0 && known == oracle.acked.end() && !oracle.open.empty()) continue;
        if (oracle.refused.contains(number))
            return "write " + std::to_string(number) + " was refused and is there";
        if (!oracle.open.contains(number) ||
            (known != oracle.acked.end() && number < known->second.number))
            return key + " holds neither what was acknowledged nor what was tried";
    }
    return {};
}

std::string examined(const Case& now, const Oracle& oracle) {
    try {
        auto database = storage::open(now.settings());
        const base::Findings problems = storage::verify(*database);
        if (!problems.empty()) return problems.front().path + ": " + problems.front().message;
        return compared(oracle, all_contents(*database));
    } catch (const std::exception& error) {
        return std::string("cannot be opened again: ") + error.what();
    }
}

// ---- both for every call ------------------------------------------------------------------------

// The exit code of `work` in a process of its own: this one never has a second thread, so that it
// may fork again.
template <class Work>
int in_child(Work work) {
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("cannot fork");
    if (child == 0) {
        const int code = work();
        std::fflush(stdout);
        std::_Exit(code);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

struct Tally {
    int cases = 0, ended = 0, not_opened = 0, wrong = 0;
};

// False: the run made fewer calls of this sort.
bool run_case(const Trouble& trouble, const Groups& groups, int call, unsigned seed, Tally& tally) {
    support::TempFolder folder;
    const Case now{trouble, groups, call, seed, folder.path()};
    const int code = in_child([&] { return run_with_fault(now); });
    const Oracle oracle = read_notes(now.notes());
    std::string wrong = oracle.wrong;
    if (code != 0 && code != exit_not_opened && code != exit_io_error)
        wrong = "the process ended with " + std::to_string(code);
    if (code == exit_io_error && trouble.fault == Fault::full)
        wrong = "the process ended because of a full disk";
    const int verdict = wrong.empty() ? in_child([&] {
        base::log::start("off");
        const std::string found = examined(now, oracle);
        if (!found.empty()) std::printf("%s:%d: %s\n", trouble.name, call, found.c_str());
        return found.empty() ? 0 : exit_wrong;
    })
                                      : exit_wrong;
    if (!wrong.empty()) std::printf("%s:%d: %s\n", trouble.name, call, wrong.c_str());
    ++tally.cases;
    tally.ended += code == exit_io_error ? 1 : 0;
    tally.not_opened += code == exit_not_opened ? 1 : 0;
    tally.wrong += verdict != 0 ? 1 : 0;
    return !oracle.is_unfailed;
}

int run(const Options& options) {
    const auto seed = static_cast<unsigned>(options.number("--seed"));
    const Groups& groups =
        options.text("--groups") == spilling_groups.name ? spilling_groups : small_groups;
    int wrong = 0;
    for (const Trouble& trouble : troubles) {
        if (options.text("--fault") != "all" && options.text("--fault") != trouble.name) continue;
        Tally tally;
        int call = options.number("--from");
        while (run_case(trouble, groups, call, seed, tally) && call < calls_max)
            call += options.number("--step");
        std::printf(
            "%s, %s groups: %d calls tried, process ended at %d, not opened at %d, wrong at "
            "%d; again with: --fault %s --groups %s --from N --seed %u\n",
            trouble.name, groups.name, tally.cases - 1, tally.ended, tally.not_opened, tally.wrong,
            trouble.name, groups.name, seed);
        wrong += tally.wrong;
        if (tally.cases < 2) throw std::runtime_error("the disk never failed");
    }
    return wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count,
                    words,
                    {{"--fault", "all"},
                     {"--from", "1"},
                     {"--step", "1"},
                     {"--seed", "1"},
                     {"--groups", "small"}}});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "crash_faults: %s\n", error.what());
        return 2;
    }
}
