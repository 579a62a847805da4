// Kills the program in the middle of writes, again and again: crash_kill --program PATH
// [--kills 50] [--seed 1] [--clients 6] [--engine sqlite|postgres]
// [--sabotage none|lose|revert|unguard|double|halve|unplace] [--ending any|restart|terminate]
//
// After every kill the program starts again on the same database and is asked for everything that
// was acknowledged; see ledger.hpp for what must be true. The epoch stays. Kills come at random
// moments of the load or of the start, and at failpoints; on PostgreSQL the database is killed as
// well. With `--ending` PostgreSQL restarts as its administrator would, or ends all connections
// again and again, before the program is killed in peace; commits take long, so that many are under
// way then. `--sabotage` damages the database between death and start, and ends with 0 only if that
// was noticed.
#include "crash/load.hpp"
#include "crash/options.hpp"
#include "crash/place.hpp"
#include "crash/workload.hpp"
#include "support/temp_folder.hpp"

#include <csignal>
#include <cstdio>
#include <functional>
#include <future>
#include <random>
#include <stdexcept>
#include <thread>

namespace {

using namespace crash;
using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr int lives_per_database = 10;  // then a fresh one: the comparison reads all of it
constexpr int load_ms_max = 120;
constexpr int killed = 128 + SIGKILL;
constexpr int terminations = 12;

class Lives {
public:
    Lives(const Options& options, unsigned seed)
        : random_(seed),
          seed_(seed),
          sabotage_(options.text("--sabotage")),
          ending_(options.text("--ending")),
          place_(make_place(options.text("--engine"), ending_ != "any")),
          server_(options.text("--program"), place_->setting(), folder_ / "log"),
          ledgers_(ledgers_for(static_cast<std::size_t>(options.number("--clients")),
                               {&departments(), &menus(), &orders(), &checks()})) {}

    Findings run(int lives) {
        try {
            server_.start();
            const std::string epoch = server_.epoch();
            for (int life = 0; life < lives; ++life) {
                live(life);
                if (sabotage_ != "none" && findings_.writes > 0) place_->damage(sabotage_);
                server_.start();
                http::Client client = server_.client();
                findings_ += reconcile(client, ledgers_);
                server_.verify();
                if (server_.epoch() != epoch)
                    throw Difference("a new epoch began, though nothing went back");
            }
            server_.signal(SIGTERM);
            server_.wait();
            server_.verify();
            return findings_;
        } catch (const Difference& difference) {
            throw Difference(story(difference));
        } catch (const std::exception& error) {
            throw std::runtime_error(story(error));
        }
    }

private:
    std::string story(const std::exception& error) const {
        return std::string(error.what()) + "\nhow it was killed last: " + how_ +
               "\nlog of the server\n" + server_.log_tail();
    }

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    // From a running server to a dead one.
    void live(int life) {
        const unsigned seed = seed_ + static_cast<unsigned>(life + 1) * 100;
        if (ending_ == "restart")
            return outlive("the database restarts", seed, [this] { place_->restart(); });
        if (ending_ == "terminate")
            return outlive("connections end", seed, [this] { end_connections(); });
        if (place_->can_die()) return live_beside_database(seed);
        switch (below(8)) {
            case 0: return die_while_starting();
            case 1: return die_at(failpoint("between_writes", 60), seed);
            case 2: return die_at(failpoint("before_commit", 40), seed);
            case 3: return die_at(failpoint("after_commit", 40), seed);
            case 4: return die_in_checkpoint(seed);
            default: return die_at_random(seed);
        }
    }

    void live_beside_database(unsigned seed) {
        switch (below(7)) {
            case 0: return die_while_starting();
            case 1: return die_at(failpoint("before_commit", 40), seed);
            case 2: return die_at(failpoint("after_commit", 40), seed);
            case 3:
            case 4:
                return outlive("the database is killed", seed,
                               [this] { place_->die_and_recover(); });
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

    // The program goes on without its database, and with it when it is back.
    void outlive(const std::string& how, unsigned seed, const std::function<void()>& happens) {
        how_ = how + ", at a random moment";
        Load load(ledgers_, seed, WhenUnavailable::go_on);
        auto done = std::async(std::launch::async, [&] { return load.run(server_); });
        std::this_thread::sleep_for(microseconds(below(load_ms_max * 1'000)));
        happens();
        std::this_thread::sleep_for(milliseconds(below(load_ms_max)));
        load.stop();
        findings_ += done.get();
        await_answer();
        server_.signal(SIGKILL);
        server_.wait();
    }

    void end_connections() {
        for (int i = 0; i < terminations; ++i) {
            place_->end_connections();
            std::this_thread::sleep_for(microseconds(below(20'000)));
        }
    }

    void await_answer() {
        http::Client client = server_.client();
        for (int tries = 0; client.call({.target = "/readyz"}).status != 200; ++tries) {
            if (tries == 100) throw std::runtime_error("the server does not find its database");
            std::this_thread::sleep_for(milliseconds(100));
        }
    }

    std::mt19937 random_;
    unsigned seed_;
    std::string sabotage_;
    std::string ending_;
    support::TempFolder folder_;
    std::unique_ptr<Place> place_;
    Server server_;
    std::vector<Ledger> ledgers_;
    Findings findings_;
    std::string how_;
};

// Throws like Lives, after telling the seed.
Findings run_all(const Options& options) {
    const auto first_seed = static_cast<unsigned>(options.number("--seed"));
    const int kills = options.number("--kills");
    Findings all;
    for (int done = 0; done < kills; done += lives_per_database) {
        // Clients of one database have 100 seeds a life.
        const unsigned seed = first_seed + static_cast<unsigned>(done) * 100;
        try {
            all += Lives(options, seed).run(std::min(lives_per_database, kills - done));
        } catch (const std::exception&) {
            std::printf("again with: --seed %u --kills %d\n", seed, lives_per_database);
            throw;
        }
    }
    return all;
}

int run_sabotaged(const Options& options) {
    try {
        run_all(options);
    } catch (const Difference& difference) {
        std::printf("noticed: %s\n", difference.what());
        return 0;
    }
    std::printf("the damage was not noticed\n");
    return 1;
}

int run(const Options& options) {
    if (options.text("--sabotage") != "none") return run_sabotaged(options);
    const int kills = options.number("--kills");
    const Findings all = run_all(options);
    std::printf(
        "%d kills, seed %s: %d writes acknowledged, %d refused; unanswered: %d written, %d not\n",
        kills, options.text("--seed").c_str(), all.writes, all.refusals, all.unanswered_written,
        all.unanswered_lost);
    const bool is_telling = options.text("--ending") == "any"
                                ? all.unanswered_written > 0 && all.unanswered_lost > 0
                                : all.writes > 0 && all.refusals > 0;
    if (!is_telling) std::printf("the kills came at uninteresting moments only\n");
    return is_telling || kills < lives_per_database ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({count,
                    words,
                    {{"--program", ""},
                     {"--kills", "50"},
                     {"--seed", "1"},
                     {"--clients", "6"},
                     {"--engine", "sqlite"},
                     {"--ending", "any"},
                     {"--sabotage", "none"}}});
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 1;
    }
}
