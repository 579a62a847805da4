// What a client of the server knows about the records it wrote: what was acknowledged, and a write
// whose answer never came, or told that nobody knows.
#pragma once

#include "http/client.hpp"

#include <boost/json/value.hpp>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace crash {

// A write as it was sent; its code tells its traces apart from those of any other.
struct Attempt {
    http::ClientRequest request{};
    std::string key{};   // Idempotency-Key; empty: none
    std::string code{};  // that the record holds when this was written
    bool is_active = true;
};

// One record of one client. Only its client writes it, one write after another.
struct Entry {
    std::string name;
    bool is_contested = false;            // others try to take the same name
    boost::json::value acknowledged{};    // null: not yet
    std::optional<Attempt> unanswered{};  // what became of it is not known

    std::string id() const;
    bool is_active() const;
};

// A write with a key and its answer, to be repeated later: the same bytes must come back.
struct Kept {
    Attempt attempt;
    std::string answer;
};

// Of one client: no two threads at once.
struct Ledger {
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

// Compares all departments of the server with the ledgers, and settles what was unanswered: with a
// key by repeating it, else by looking. Throws the first Difference.
Findings reconcile(http::Client& client, std::vector<Ledger>& ledgers);

std::int64_t revision(const boost::json::value& record);  // 0: there is none

http::ClientAnswer send(http::Client& client, const Attempt& attempt);

}  // namespace crash
