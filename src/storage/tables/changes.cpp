#include "storage/tables/changes.hpp"

#include "base/json_text.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::int64_t events_looked_at_max = 5'000;
constexpr std::int64_t step_events_min = 100;

// $2 is a JSON array of [id, kind, revision] of the wanted records; -1 is any_revision. Each is
// looked up by account and id alone, for the reason that find() gives. On SQLite json_each follows
// the order of the array, so the documents need not be sorted.
constexpr std::string_view of_sqlite =
    "SELECT w.key, r.store, r.active, r.form, r.doc, r.revision FROM json_each($2) w "
    "CROSS JOIN record r ON r.account = $1 AND r.id = json_extract(w.value, '$[0]') "
    "WHERE r.kind = json_extract(w.value, '$[1]') "
    "AND json_extract(w.value, '$[2]') IN (r.revision, -1) LIMIT $3";
// PostgreSQL sends all rows of a result at once, so the statement itself stops after $4 bytes of
// documents.
constexpr std::string_view of_postgres =
    "SELECT * FROM (SELECT a.*, sum(octet_length(a.doc)) OVER (ORDER BY a.place) "
    "- octet_length(a.doc) AS bytes_before FROM "
    "(SELECT w.place - 1 AS place, r.store, r.active, r.form, r.doc, r.revision "
    "FROM json_array_elements($2::json) WITH ORDINALITY AS w (wanted, place) CROSS JOIN LATERAL "
    "(SELECT store, kind, active, revision, form, doc FROM record "
    "WHERE account = $1 AND id = w.wanted ->> 0 OFFSET 0) r "
    "WHERE r.kind = w.wanted ->> 1 AND (w.wanted ->> 2)::bigint IN (r.revision, -1) "
    "ORDER BY w.place LIMIT $3) AS a) AS b WHERE b.bytes_before < $4 ORDER BY b.place";

std::string wanted_json(std::span<const Event> events) {
    std::vector<std::string> wanted;
    for (const Event& event : events)
        wanted.push_back("[" + base::json_string(event.id) + "," + base::json_string(event.kind) +
                         "," + std::to_string(event.revision) + "]");
    return base::json_array(wanted);
}

Rows ask(ReadView& view, std::vector<Value> values) {
    if (view.engine() == Engine::sqlite) return view.query(of_sqlite, values);
    values.emplace_back(step_bytes_max);
    return view.query(of_postgres, values);
}

ChangedRecord changed_record(const Event& event, const Rows& rows) {
    return {.event = event,
            .row = {.store = std::string(rows.text(1)),
                    .id = event.id,
                    .is_active = rows.integer(2) != 0,
                    .revision = rows.integer(5),
                    .sequence = event.sequence,
                    .form = static_cast<int>(rows.integer(3)),
                    .doc = std::string(rows.text(4))}};
}

std::int64_t bytes_of(const ChangedRecord& changed) {
    return static_cast<std::int64_t>(changed.row.doc.size());
}

// The Resolve function for kinds in the table `record`.
std::vector<ChangedRecord> resolve_records(ReadView& view, std::string_view account,
                                           std::span<const Event> events, std::int64_t limit) {
    const std::string wanted = wanted_json(events);
    std::vector<ChangedRecord> found;
    std::int64_t bytes = 0;
    for (Rows rows = ask(view, {account, wanted, limit}); bytes < step_bytes_max && rows.next();) {
        const Event& event = events[static_cast<std::size_t>(rows.integer(0))];
        if (!found.empty() && found.back().event.sequence >= event.sequence)
            throw std::logic_error("the database gave changed records in another order");
        found.push_back(changed_record(event, rows));
        bytes += bytes_of(found.back());
    }
    return found;
}

const Resolve& resolver_of(const Resolvers& resolvers, std::string_view kind) {
    static const Resolve records = resolve_records;
    const auto own = resolvers.find(kind);
    return own == resolvers.end() ? records : own->second;
}

// The records of the events, in the order of the events. A resolver that reached the limit of
// records or bytes has left out records after its last one; up to that one the result is complete,
// and it alone reaches the limit, so that the caller never looks further.
std::vector<ChangedRecord> resolve(ReadView& view, std::string_view account,
                                   const std::vector<Event>& events, std::int64_t limit,
                                   const Resolvers& resolvers) {
    std::map<const Resolve*, std::vector<Event>> parts;
    for (const Event& event : events) parts[&resolver_of(resolvers, event.kind)].push_back(event);
    std::vector<ChangedRecord> found;
    for (const auto& [resolver, part] : parts)
        std::ranges::move((*resolver)(view, account, part, limit), std::back_inserter(found));
    std::ranges::sort(found, {}, [](const ChangedRecord& each) { return each.event.sequence; });
    return found;
}

// The first event of each record.
std::vector<Event> first_of_each(std::span<const Event> events) {
    std::set<std::pair<std::string_view, std::string_view>> seen;
    std::vector<Event> firsts;
    for (const Event& event : events)
        if (seen.emplace(event.kind, event.id).second) firsts.push_back(event);
    for (Event& event : firsts) event.revision = any_revision;
    return firsts;
}

// Adds records to the changes until these reach the limit of records or of bytes.
class Collector {
public:
    Collector(Changes& changes, std::int64_t limit) : changes_(changes), left_(limit) {}

    bool is_full() const { return left_ == 0 || bytes_ >= step_bytes_max; }
    std::int64_t left() const { return left_; }
    void add(ChangedRecord changed) {
        --left_;
        bytes_ += bytes_of(changed);
        changes_.next = changed.event.sequence;
        changes_.records.push_back(std::move(changed));
    }

private:
    Changes& changes_;
    std::int64_t left_, bytes_ = 0;
};

}  // namespace

Changes changes_after(ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t after, std::int64_t limit, const Resolvers& resolvers,
                      const IsWanted& is_wanted) {
    const std::int64_t end = sequence(view, account, store);
    const std::int64_t horizon = std::min(end, after + events_looked_at_max);
    const std::int64_t step = std::clamp(limit, step_events_min, step_rows_max);
    Changes changes{.records = {}, .next = after};
    Collector collector(changes, limit);
    while (!collector.is_full() && changes.next < horizon) {
        auto events = events_after(view, account, store, changes.next,
                                   std::min(step, horizon - changes.next));
        if (events.empty()) throw std::logic_error("a store's last event is not kept");
        const std::int64_t looked_at = events.back().sequence;
        if (is_wanted)
            std::erase_if(events, [&](const Event& event) { return !is_wanted(event.kind); });
        for (auto& changed : resolve(view, account, events, collector.left(), resolvers))
            if (!collector.is_full()) collector.add(std::move(changed));
        if (!collector.is_full()) changes.next = looked_at;
    }
    changes.has_more = changes.next < end;
    return changes;
}

PresentRecords present_records(ReadView& view, std::string_view account,
                               std::span<const Event> events, const Resolvers& resolvers) {
    if (events.empty()) return {};
    PresentRecords present{.records = {}, .complete_to = events.back().sequence};
    std::map<const Resolve*, std::vector<Event>> parts;
    for (Event& event : first_of_each(events))
        parts[&resolver_of(resolvers, event.kind)].push_back(std::move(event));
    for (const auto& [resolver, part] : parts) {
        auto found = (*resolver)(view, account, part, std::ssize(part));
        std::int64_t bytes = 0;
        for (const ChangedRecord& record : found) bytes += bytes_of(record);
        if (bytes >= step_bytes_max)
            present.complete_to = std::min(present.complete_to, found.back().event.sequence);
        std::ranges::move(found, std::back_inserter(present.records));
    }
    return present;
}

std::int64_t oldest_position(ReadView& view, std::string_view account, std::string_view store) {
    Rows rows = view.query(
        "SELECT sequence FROM event WHERE account = $1 AND store = $2 ORDER BY sequence LIMIT 1",
        {account, store});
    return rows.next() ? rows.integer(0) - 1 : 0;
}

}  // namespace storage
