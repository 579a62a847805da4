// Comparing what is there with what was answered.
#include "crash/ledger.hpp"

#include "crash/server.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <map>

namespace crash {
namespace {

namespace json = boost::json;

constexpr std::size_t repeats_max = 8;  // kept answers asked for again, per client

[[noreturn]] void fail(const std::string& what) { throw Difference(what); }

std::string text(const json::value& record, std::string_view member) {
    const json::value* value = record.as_object().if_contains(member);
    return value && value->is_string() ? std::string(value->as_string()) : std::string();
}

using Found = std::map<std::string, json::value>;  // id -> record

// Demo records are no concern of ours: every record of a client has a code of its making.
Found read_all(http::Client& client) {
    const auto answer =
        client.call({.target = "/v1/svc/store/" + std::string(store) + "/departments?status=all",
                     .headers = {{"apikey", "demo-key"}}});
    if (answer.status != 200) fail("the list is answered with " + answer.body);
    Found found;
    std::map<std::string, int> active;
    json::value list = json::parse(answer.body);
    for (json::value& record : list.as_array()) {
        if (!text(record, "departmentCode").starts_with("w")) continue;
        if (record.at("activeStatus").as_bool() && ++active[text(record, "name")] > 1)
            fail("two active records are named " + text(record, "name"));
        std::string id = text(record, "id");
        if (!found.emplace(id, std::move(record)).second) fail("the list shows twice " + id);
    }
    return found;
}

// As the unanswered write would have left it.
bool is_from(const Attempt& attempt, const Entry& entry, const json::value& record) {
    return text(record, "name") == entry.name && text(record, "departmentCode") == attempt.code &&
           record.at("activeStatus").as_bool() == attempt.is_active &&
           revision(record) == revision(entry.acknowledged) + 1;
}

// The record of an entry, taken out of `found`; null when there is none.
json::value take(const Entry& entry, Found& found) {
    auto at = found.find(entry.id());
    if (entry.acknowledged.is_null())
        at = std::find_if(found.begin(), found.end(), [&](const auto& item) {
            return entry.unanswered && is_from(*entry.unanswered, entry, item.second);
        });
    if (at == found.end()) return nullptr;
    json::value record = std::move(at->second);
    found.erase(at);
    return record;
}

// True: the unanswered write was found.
bool is_written(const Entry& entry, const json::value& record) {
    if (record == entry.acknowledged) return false;
    if (record.is_null()) fail("acknowledged and lost: " + json::serialize(entry.acknowledged));
    if (!entry.unanswered || !is_from(*entry.unanswered, entry, record))
        fail("found " + json::serialize(record) + "\nacknowledged " +
             json::serialize(entry.acknowledged) +
             (entry.unanswered ? "\nunanswered " + entry.unanswered->request.body : ""));
    return true;
}

// Whether it was written or not, the answer is the one it would have had.
void repeat(http::Client& client, Entry& entry, bool was_written, const json::value& record,
            std::vector<Kept>& kept) {
    const Attempt& attempt = *entry.unanswered;
    const auto answer = send(client, attempt);
    if (answer.status == 400 && entry.is_contested && !was_written) return;
    if (answer.status != 200) fail("the repetition of " + attempt.key + ": " + answer.body);
    const bool is_replayed = answer.header("Idempotency-Replayed") == "true";
    if (is_replayed != was_written)
        fail(attempt.key + (was_written ? " was written twice" : " was kept and not written"));
    if (was_written && json::parse(answer.body) != record)
        fail(attempt.key + " is answered with " + answer.body + "\nand there is " +
             json::serialize(record));
    entry.acknowledged = json::parse(answer.body);
    kept.push_back({attempt, answer.body});
}

Findings settle(http::Client& client, Ledger& ledger, Found& found) {
    Findings findings;
    for (Entry& entry : ledger.entries) {
        json::value record = take(entry, found);
        const bool was_written = is_written(entry, record);
        if (!entry.unanswered) continue;
        ++(was_written ? findings.unanswered_written : findings.unanswered_lost);
        if (was_written) entry.acknowledged = record;
        if (!entry.unanswered->key.empty()) repeat(client, entry, was_written, record, ledger.kept);
        entry.unanswered.reset();
    }
    std::erase_if(ledger.entries, [](const Entry& entry) { return entry.acknowledged.is_null(); });
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

std::int64_t revision(const json::value& record) {
    return record.is_null() ? 0 : record.at("revision").to_number<std::int64_t>();
}

std::string Entry::id() const { return acknowledged.is_null() ? "" : text(acknowledged, "id"); }

bool Entry::is_active() const {
    return !acknowledged.is_null() && acknowledged.at("activeStatus").as_bool();
}

Findings& Findings::operator+=(const Findings& other) {
    writes += other.writes;
    refusals += other.refusals;
    unanswered_written += other.unanswered_written;
    unanswered_lost += other.unanswered_lost;
    return *this;
}

// What is left in the list when every entry has taken its record was written by nobody, or was
// refused.
Findings reconcile(http::Client& client, std::vector<Ledger>& ledgers) {
    Found found = read_all(client);
    Findings findings;
    for (Ledger& ledger : ledgers) findings += settle(client, ledger, found);
    if (!found.empty())
        fail("refused or doubled, but there: " + json::serialize(found.begin()->second));
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
