// What a client of the server knows about what it wrote: what was acknowledged, and a write whose
// answer never came, or told that nobody knows. What is written, a Workload knows.
#pragma once

#include "http/client.hpp"

#include <boost/json/value.hpp>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace crash {

class Workload;

// A write as it was sent.
struct Attempt {
    // What must become of it while the server is well: it is written; or refused when somebody else
    // was first; or refused.
    enum class Fate : std::uint8_t { written, contested, refused };

    http::ClientRequest request{};
    std::string key{};  // Idempotency-Key; empty: none
    // Members of the state that it leaves. They differ from those of every other attempt.
    boost::json::object leaves{};
    Fate fate = Fate::written;
};

// One thing of one client. Only its client writes it, one write after another.
struct Entry {
    boost::json::value acknowledged{};    // its state; null: not yet
    std::optional<Attempt> unanswered{};  // what became of it is not known

    std::string id() const;  // "": not yet told
};

// A write with a key and its answer, to be repeated later: the same bytes must come back.
struct Kept {
    Attempt attempt;
    std::string answer;
};

// Of one client: no two threads at once.
struct Ledger {
    const Workload* workload;
    std::vector<Entry> entries{};
    std::vector<Kept> kept{};
};

// What a run has seen; both sorts of unanswered writes must happen, or its kills come at
// uninteresting moments.
struct Findings {
    int writes = 0;  // acknowledged
    int refusals = 0;
    int unanswered_written = 0;  // found after the restart
    int unanswered_lost = 0;
    Findings& operator+=(const Findings& other);
};

// What is there is not what was answered, or not sound in itself.
struct Difference : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Compares what the server holds of each workload with the ledgers, and settles what was
// unanswered: with a key by repeating it, else by looking. Throws the first Difference.
Findings reconcile(http::Client& client, std::vector<Ledger>& ledgers);

// Whether `state` has all that the attempt leaves.
bool is_from(const Attempt& attempt, const boost::json::value& state);

http::ClientAnswer send(http::Client& client, const Attempt& attempt);

}  // namespace crash
