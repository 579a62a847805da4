// What the clients of a run write, and how it is found again: one description for each sort of
// write that must survive a crash. Ledger, load and harness know nothing else about it.
#pragma once

#include "crash/ledger.hpp"

#include <random>

namespace crash {

// The choices of one client, the same for the same seed. No two threads at once.
class Dice {
public:
    explicit Dice(unsigned seed) : random_(seed), seed_(seed) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    // Unique in the whole run: seeds of clients differ.
    std::string word() { return std::to_string(seed_) + "-" + std::to_string(++words_); }
    // A key for every second attempt, "" for the others.
    std::string key() { return below(2) == 0 ? "k" + word() : ""; }

private:
    std::mt19937 random_;
    unsigned seed_;
    int words_ = 0;
};

// What a client tries next.
struct Turn {
    Attempt attempt;
    Entry* entry = nullptr;  // of its ledger, that this changes; null: it makes something new
};

// Has no state: all clients and threads share one. A state is a JSON object with an `id`, and is
// all that an answer tells of what was written; what is found must be reduced to the same.
class Workload {
public:
    virtual ~Workload() = default;

    virtual Turn next(Ledger& ledger, Dice& dice) const = 0;

    // The state after `attempt`, which was answered 200 with `body`. `before` is null for what is
    // new.
    virtual boost::json::value state_after(const Attempt& attempt, const boost::json::value& before,
                                           const std::string& body) const = 0;

    // The states of everything that clients of this workload have written, and of nothing else.
    // Throws a Difference where what is there is wrong in itself.
    virtual std::vector<boost::json::value> read_all(http::Client& client) const = 0;
};

// One record at a time: made, changed, inactivated, refused, and names that several want.
const Workload& departments();
// Several records of two kinds at a time, in one bulk: a category and its items.
const Workload& menus();
// Web orders: placed once each, moved on and paid, with the sale that a paid one is.
const Workload& orders();
// Checks: opened, merged from two devices and closed, with the sale that a closed one is.
const Workload& checks();

// A ledger for each client, with these workloads in turn.
std::vector<Ledger> ledgers_for(std::size_t clients, const std::vector<const Workload*>& workloads);

// ---- for workloads ------------------------------------------------------------------------------

std::string text(const boost::json::value& state, std::string_view member);  // "": absent
std::int64_t revision(const boost::json::value& state);                      // 0: there is none
// A list of the store that the load writes to, whatever the status of its records.
boost::json::array read_list(http::Client& client, const std::string& name);
// An entry of the ledger that is acknowledged, active and awaits no answer; null: none was met.
Entry* some_active(Ledger& ledger, Dice& dice);

}  // namespace crash
