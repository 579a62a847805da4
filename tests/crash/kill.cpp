// Kills the program in the middle of writes, again and again: crash_kill --program PATH
// [--kills 50] [--seed 1] [--engine sqlite]
//
// After every kill the program starts again on the same database and is asked for everything that
// was acknowledged; see ledger.hpp for what must be true. Kills come at random moments of the load
// or of the start, and at failpoints.
#include "crash/load.hpp"
#include "crash/options.hpp"

#include <csignal>
#include <cstdio>
#include <future>
#include <stdexcept>
#include <thread>

namespace {

using namespace crash;
using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr int clients_count = 6;
constexpr int lives_per_database = 10;  // then a fresh one: the comparison reads all of it
constexpr int load_ms_max = 120;
constexpr int killed = 128 + SIGKILL;

class Lives {
public:
    Lives(const Options& options, unsigned seed)
        : random_(seed),
          seed_(seed),
          server_(options.text("--program"), "sqlite:" + (folder_.path() / "comanda.db").string(),
                  (folder_.path() / "log").string()) {}

    Findings run(int lives) {
        try {
            server_.start();
            for (int life = 0; life < lives; ++life) {
                live(life);
                server_.start();
                http::Client client = server_.client();
                findings_ += reconcile(client, ledgers_);
                server_.verify();
            }
            server_.signal(SIGTERM);
            server_.wait();
            server_.verify();
            return findings_;
        } catch (const std::exception& error) {
            throw std::runtime_error(std::string(error.what()) + "\nhow it was killed last: " +
                                     how_ + "\nlog of the server\n" + server_.log_tail());
        }
    }

private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    // From a running server to a dead one.
    void live(int life) {
        const unsigned seed = seed_ + static_cast<unsigned>(life + 1) * 100;
        switch (below(8)) {
            case 0: return die_while_starting();
            case 1: return die_at(failpoint("between_savepoints", 60), seed);
            case 2: return die_at(failpoint("before_commit", 40), seed);
            case 3: return die_at(failpoint("after_commit", 40), seed);
            case 4: return die_in_checkpoint(seed);
            default: return die_at_random(seed);
        }
    }

    std::string failpoint(const std::string& name, int passages_max) {
        return name + ":" + std::to_string(1 + below(passages_max));
    }

    void end_quietly() {
        server_.signal(SIGTERM);
        if (server_.wait() != 0) throw std::runtime_error("the server did not stop cleanly");
    }

    void die_at_random(unsigned seed) {
        how_ = "at a random moment";
        Load load(ledgers_, seed, WhenUnavailable::go_on);
        auto done = std::async(std::launch::async, [&] { return load.run(server_); });
        std::this_thread::sleep_for(microseconds(below(load_ms_max * 1'000)));
        server_.signal(SIGKILL);
        server_.wait();
        findings_ += done.get();
    }

    void die_while_starting() {
        how_ = "while starting";
        server_.signal(SIGKILL);
        server_.wait();
        server_.spawn();
        std::this_thread::sleep_for(microseconds(below(60'000)));
        server_.signal(SIGKILL);
        server_.wait();
    }

    void die_at(const std::string& place, unsigned seed) {
        how_ = place;
        end_quietly();
        server_.spawn(place);
        try {
            server_.await();
        } catch (const std::runtime_error&) {
            server_.wait();  // a start writes, too
            return;
        }
        Load load(ledgers_, seed, WhenUnavailable::go_on);
        findings_ += load.run(server_);
        if (server_.wait() != killed) throw std::runtime_error("the failpoint was not reached");
    }

    // A server that stops writes all of its log back. It may be done before its hour comes.
    void die_in_checkpoint(unsigned seed) {
        end_quietly();
        how_ = failpoint("during_checkpoint", 3'000);
        server_.start(how_);
        Load load(ledgers_, seed, WhenUnavailable::go_on);
        auto done = std::async(std::launch::async, [&] { return load.run(server_); });
        std::this_thread::sleep_for(milliseconds(below(load_ms_max)));
        load.stop();
        findings_ += done.get();
        server_.signal(SIGTERM);
        server_.wait();
    }

    std::mt19937 random_;
    unsigned seed_;
    support::TempFolder folder_;
    Server server_;
    std::vector<Ledger> ledgers_{clients_count};
    Findings findings_;
    std::string how_;
};

int run(const Options& options) {
    const auto first_seed = static_cast<unsigned>(options.number("--seed"));
    const int kills = options.number("--kills");
    Findings all;
    for (int done = 0; done < kills; done += lives_per_database) {
        // Clients of one database have 100 seeds a life.
        const unsigned seed = first_seed + static_cast<unsigned>(done) * 100;
        try {
            all += Lives(options, seed).run(std::min(lives_per_database, kills - done));
        } catch (const std::exception& error) {
            std::printf("%s\nagain with: --seed %u --kills %d\n", error.what(), seed,
                        lives_per_database);
            return 1;
        }
    }
    std::printf(
        "%d kills, seed %u: %d writes acknowledged, %d refused; unanswered: %d written, %d "
        "not\n",
        kills, first_seed, all.writes, all.refusals, all.unanswered_written, all.unanswered_lost);
    const bool is_telling = all.unanswered_written > 0 && all.unanswered_lost > 0;
    if (!is_telling) std::printf("the kills came at uninteresting moments only\n");
    return is_telling || kills < lives_per_database ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count, words, {{"--program", ""}, {"--kills", "50"}, {"--seed", "1"}}});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "crash_kill: %s\n", error.what());
        return 2;
    }
}
