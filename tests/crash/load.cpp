// What a client sends, and what it may be answered.
#include "crash/load.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <future>
#include <random>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace crash {

namespace json = boost::json;

// One client: one connection, one ledger.
class LoadClient {
public:
    LoadClient(Load& load, Ledger& ledger, unsigned seed, const Server& server)
        : load_(load), ledger_(ledger), random_(seed), seed_(seed), client_(server.client()) {}

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
    static constexpr int contested_names = 40;

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    void turn() {
        const int choice = below(100);
        if (choice < 10) return create("all " + std::to_string(below(contested_names)), true);
        Entry* entry = choice < 40 ? nullptr : some_active();
        if (!entry) return create("own " + word(), false);
        if (choice < 75) return update(*entry);
        if (choice < 85) return inactivate(*entry);
        if (choice < 95) return be_refused(*entry);
        repeat_one();
    }

    // Unique in the whole run: seeds of clients differ.
    std::string word() { return std::to_string(seed_) + "-" + std::to_string(++words_); }

    Entry* some_active() {
        for (int tries = 0; tries < 8 && !ledger_.entries.empty(); ++tries) {
            Entry& entry = ledger_.entries[random_() % ledger_.entries.size()];
            if (entry.is_active() && !entry.unanswered) return &entry;
        }
        return nullptr;
    }

    Attempt attempt(std::string method, std::string target, json::object body) {
        Attempt made;
        made.code = "w" + word();
        body["departmentCode"] = made.code;
        body["description"] = std::string(static_cast<std::size_t>(below(700)), 'd');
        made.request = {
            std::move(method), "/v1/svc/department" + target, {}, json::serialize(body)};
        if (below(2) == 0) made.key = "k" + word();
        return made;
    }

    void create(const std::string& name, bool is_contested) {
        Entry entry{.name = name, .is_contested = is_contested};
        entry.unanswered = attempt("POST", "", {{"name", name}, {"store", store}});
        ledger_.entries.push_back(std::move(entry));
        if (!perform(ledger_.entries.back())) ledger_.entries.pop_back();
    }

    void update(Entry& entry) {
        entry.unanswered = attempt("PUT", "/" + entry.id(), {});
        perform(entry);
    }

    void inactivate(Entry& entry) {
        Attempt made;
        made.request = {"PUT", "/v1/svc/department/" + entry.id() + "/inactivate", {}, {}};
        made.code = std::string(entry.acknowledged.at("departmentCode").as_string());
        made.is_active = false;
        entry.unanswered = made;
        perform(entry);
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
            json::value record = json::parse(answer.body);
            if (revision(record) != revision(entry.acknowledged) + 1) fail(made, answer);
            entry.acknowledged = std::move(record);
            if (!made.key.empty()) ledger_.kept.push_back({made, answer.body});
            return true;
        }
        const bool is_name_taken = answer.status == 400 && entry.is_contested;
        if (!is_name_taken && answer.status != 503) fail(made, answer);
        ++findings_.refusals;
        return false;
    }

    void note_unavailable(const Answer& answer) {
        if (answer.header("Retry-After").empty()) throw std::runtime_error("503 without a time");
        ++load_.unavailable_;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (load_.when_unavailable_ == WhenUnavailable::stop) load_.stop();
    }

    // Its code must never be seen in a record.
    void be_refused(const Entry& entry) {
        Attempt made;
        switch (below(3)) {
            case 0: made = attempt("POST", "", {{"name", entry.name}, {"store", store}}); break;
            case 1: made = attempt("PUT", "/" + entry.id(), {{"name", nullptr}}); break;
            case 2:
                made = attempt("PUT", "/" + entry.id(), {});
                made.request.headers.emplace_back("If-Match", "\"999999\"");
                break;
        }
        const Answer answer = send(client_, made);
        if (answer.status == 503) return note_unavailable(answer);
        if (answer.status != 400 && answer.status != 412) fail(made, answer);
        ++findings_.refusals;
    }

    void repeat_one() {
        if (ledger_.kept.empty()) return;
        const Kept& kept = ledger_.kept[random_() % ledger_.kept.size()];
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
    std::mt19937 random_;
    unsigned seed_;
    int words_ = 0;
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
