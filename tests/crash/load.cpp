// Sending what the workloads say, and what may be answered.
#include "crash/load.hpp"

#include "crash/workload.hpp"

#include <future>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace crash {

// One client: one connection, one ledger.
class LoadClient {
public:
    LoadClient(Load& load, Ledger& ledger, unsigned seed, const Server& server)
        : load_(load), ledger_(ledger), dice_(seed), client_(server.client()) {}

    Findings run() {
        try {
            while (!load_.is_stopping_) turn();
        } catch (const std::system_error&) {
            // The connection broke: the attempt stays unanswered in the ledger.
        }
        return findings_;
    }

private:
    using Answer = http::ClientAnswer;

    void turn() {
        if (dice_.below(100) < 5) return repeat_one();
        Turn turn = ledger_.workload->next(ledger_, dice_);
        if (turn.attempt.fate == Attempt::Fate::refused) return be_refused(turn.attempt);
        if (turn.entry) {
            turn.entry->unanswered = std::move(turn.attempt);
            perform(*turn.entry);
        } else {
            ledger_.entries.push_back({.unanswered = std::move(turn.attempt)});
            if (!perform(ledger_.entries.back())) ledger_.entries.pop_back();
        }
    }

    // Sends what stands unanswered in the entry, where it stays if nobody knows what became of it.
    // False: it was refused, as it may be.
    bool perform(Entry& entry) {
        const Attempt made = *entry.unanswered;
        const Answer answer = send(client_, made);
        if (answer.status == 503) note_unavailable(answer);
        if (answer.body.find("outcome_unknown") != std::string::npos) return true;
        entry.unanswered.reset();
        if (answer.status == 200) {
            ++findings_.writes;
            entry.acknowledged =
                ledger_.workload->state_after(made, entry.acknowledged, answer.body);
            if (!is_from(made, entry.acknowledged)) fail(made, answer);
            if (!made.key.empty()) ledger_.kept.push_back({made, answer.body});
            return true;
        }
        const bool was_late = answer.status == 400 && made.fate == Attempt::Fate::contested;
        if (!was_late && answer.status != 503) fail(made, answer);
        ++findings_.refusals;
        return false;
    }

    void note_unavailable(const Answer& answer) {
        if (answer.header("Retry-After").empty()) throw std::runtime_error("503 without a time");
        ++load_.unavailable_;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (load_.when_unavailable_ == WhenUnavailable::stop) load_.stop();
    }

    // What it would leave must never be seen.
    void be_refused(const Attempt& made) {
        const Answer answer = send(client_, made);
        if (answer.status == 503) return note_unavailable(answer);
        if (answer.status < 400 || answer.status > 422) fail(made, answer);
        ++findings_.refusals;
    }

    void repeat_one() {
        if (ledger_.kept.empty()) return;
        const Kept& kept =
            ledger_
                .kept[static_cast<std::size_t>(dice_.below(static_cast<int>(ledger_.kept.size())))];
        const Answer answer = send(client_, kept.attempt);
        if (answer.status == 503) return note_unavailable(answer);
        if (answer.status != 200 || answer.body != kept.answer) fail(kept.attempt, answer);
    }

    [[noreturn]] static void fail(const Attempt& made, const Answer& answer) {
        throw std::runtime_error(made.request.method + " " + made.request.target + " " +
                                 made.request.body + "\nwas answered " +
                                 std::to_string(answer.status) + " " + answer.body);
    }

    Load& load_;
    Ledger& ledger_;
    Dice dice_;
    http::Client client_;
    Findings findings_;
};

Load::Load(std::vector<Ledger>& ledgers, unsigned seed, WhenUnavailable when_unavailable)
    : ledgers_(ledgers), seed_(seed), when_unavailable_(when_unavailable) {}

Findings Load::run(const Server& server) {
    std::vector<std::future<Findings>> clients;
    unsigned seed = seed_;
    for (Ledger& ledger : ledgers_)
        clients.push_back(std::async(std::launch::async, [&, its_seed = ++seed] {
            return LoadClient(*this, ledger, its_seed, server).run();
        }));
    Findings findings;
    for (auto& client : clients) client.wait();
    for (auto& client : clients) findings += client.get();
    return findings;
}

}  // namespace crash
