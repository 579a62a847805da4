// Comparing what is there with what was answered.
#include "crash/ledger.hpp"

#include "crash/workload.hpp"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace crash {
namespace {

namespace json = boost::json;

constexpr std::size_t repeats_max = 8;  // kept answers asked for again, per client

[[noreturn]] void fail(const std::string& what) { throw Difference(what); }

using Found = std::map<std::string, json::value>;  // id -> state

Found read_all(http::Client& client, const Workload& workload) {
    Found found;
    for (json::value& state : workload.read_all(client)) {
        std::string id = text(state, "id");
        if (!found.emplace(id, std::move(state)).second) fail("the list shows twice " + id);
    }
    return found;
}

// The state of an entry, taken out of `found`; null when there is none.
json::value take(const Entry& entry, Found& found) {
    auto at = found.find(entry.id());
    if (entry.acknowledged.is_null())
        at = std::find_if(found.begin(), found.end(), [&](const auto& item) {
            return entry.unanswered && is_from(*entry.unanswered, item.second);
        });
    if (at == found.end()) return nullptr;
    json::value state = std::move(at->second);
    found.erase(at);
    return state;
}

// True: the unanswered write was found.
bool is_written(const Entry& entry, const json::value& state) {
    if (state == entry.acknowledged) return false;
    if (state.is_null()) fail("acknowledged and lost: " + json::serialize(entry.acknowledged));
    if (!entry.unanswered || !is_from(*entry.unanswered, state))
        fail("found " + json::serialize(state) + "\nacknowledged " +
             json::serialize(entry.acknowledged) +
             (entry.unanswered ? "\nunanswered " + entry.unanswered->request.body : ""));
    return true;
}

// Whether it was written or not, the answer is the one it would have had.
void repeat(http::Client& client, Ledger& ledger, Entry& entry, const json::value& before,
            bool was_written) {
    const Attempt& attempt = *entry.unanswered;
    const auto answer = send(client, attempt);
    const bool is_contested = attempt.fate == Attempt::Fate::contested;
    if (answer.status == 400 && is_contested && !was_written) return;
    if (answer.status != 200) fail("the repetition of " + attempt.key + ": " + answer.body);
    const bool is_replayed = answer.header("Idempotency-Replayed") == "true";
    if (is_replayed != was_written)
        fail(attempt.key + (was_written ? " was written twice" : " was kept and not written"));
    json::value told = ledger.workload->state_after(attempt, before, answer.body);
    if (was_written && told != entry.acknowledged)
        fail(attempt.key + " is answered with " + answer.body + "\nand there is " +
             json::serialize(entry.acknowledged));
    entry.acknowledged = std::move(told);
    ledger.kept.push_back({attempt, answer.body});
}

Findings settle(http::Client& client, Ledger& ledger, Found& found) {
    Findings findings;
    for (Entry& entry : ledger.entries) {
        json::value state = take(entry, found);
        const bool was_written = is_written(entry, state);
        if (!entry.unanswered) continue;
        ++(was_written ? findings.unanswered_written : findings.unanswered_lost);
        const json::value before = entry.acknowledged;
        if (was_written) entry.acknowledged = std::move(state);
        if (!entry.unanswered->key.empty()) repeat(client, ledger, entry, before, was_written);
        entry.unanswered.reset();
    }
    std::erase_if(ledger.entries, [](const Entry& entry) { return entry.acknowledged.is_null(); });
    return findings;
}

// What is left when every entry has taken its state was written by nobody, or was refused.
Findings settle_all(http::Client& client, std::vector<Ledger>& ledgers, const Workload& workload) {
    Found found = read_all(client, workload);
    Findings findings;
    for (Ledger& ledger : ledgers)
        if (ledger.workload == &workload) findings += settle(client, ledger, found);
    if (!found.empty())
        fail("refused or doubled, but there: " + json::serialize(found.begin()->second));
    return findings;
}

void repeat_kept(http::Client& client, const Ledger& ledger) {
    const std::size_t step = ledger.kept.size() / repeats_max + 1;
    for (std::size_t i = 0; i < ledger.kept.size(); i += step) {
        const Kept& kept = ledger.kept[i];
        const auto answer = send(client, kept.attempt);
        if (answer.status != 200 || answer.body != kept.answer)
            fail("the answer to " + kept.attempt.key + " was\n" + kept.answer + "\nand is now\n" +
                 answer.body);
    }
}

}  // namespace

std::string Entry::id() const { return acknowledged.is_null() ? "" : text(acknowledged, "id"); }

bool is_from(const Attempt& attempt, const json::value& state) {
    return std::all_of(attempt.leaves.begin(), attempt.leaves.end(), [&](const auto& member) {
        const json::value* found = state.as_object().if_contains(member.key());
        return found && *found == member.value();
    });
}

Findings& Findings::operator+=(const Findings& other) {
    writes += other.writes;
    refusals += other.refusals;
    unanswered_written += other.unanswered_written;
    unanswered_lost += other.unanswered_lost;
    return *this;
}

Findings reconcile(http::Client& client, std::vector<Ledger>& ledgers) {
    std::set<const Workload*> workloads;
    for (const Ledger& ledger : ledgers) workloads.insert(ledger.workload);
    Findings findings;
    for (const Workload* workload : workloads) findings += settle_all(client, ledgers, *workload);
    for (const Ledger& ledger : ledgers) repeat_kept(client, ledger);
    return findings;
}

http::ClientAnswer send(http::Client& client, const Attempt& attempt) {
    http::ClientRequest request = attempt.request;
    request.headers.emplace_back("apikey", "demo-key");
    request.headers.emplace_back("Content-Type", "application/json");
    if (!attempt.key.empty()) request.headers.emplace_back("Idempotency-Key", attempt.key);
    return client.call(request);
}

}  // namespace crash
