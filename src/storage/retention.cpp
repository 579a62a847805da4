// Deletes what has expired, in bounded steps.
#include "storage/retention.hpp"

#include "storage/running_time.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/tables/images.hpp"

#include <algorithm>

namespace storage {
namespace {

constexpr int answers_max = 2'000;
constexpr std::int64_t events_max = 5'000;
constexpr int images_max = 50;

struct EventScope {
    std::string store;
    std::int64_t sequence;
};

std::vector<EventScope> scopes_of(ReadView& view, std::string_view account) {
    std::vector<EventScope> scopes;
    Rows rows = view.query("SELECT store, sequence FROM scope WHERE account = $1 ORDER BY store",
                           {account});
    while (rows.next()) scopes.push_back({std::string(rows.text(0)), rows.integer(1)});
    return scopes;
}

// Whether the first event may be deleted. One that a holder still needs stays, and so do all after
// it.
bool has_old_event(ReadView& view, std::string_view account, const EventScope& scope,
                   std::int64_t oldest_ms) {
    std::int64_t first = 0;
    {
        Rows rows = view.query(
            "SELECT at_ms, sequence FROM event WHERE account = $1 AND store = $2 AND sequence < $3 "
            "ORDER BY sequence LIMIT 1",
            {account, scope.store, scope.sequence});
        if (!rows.next() || rows.integer(0) >= oldest_ms) return false;
        first = rows.integer(1);
    }
    return first <= held_after(view, account, scope.store).value_or(scope.sequence);
}

// Stops at the first event that is young enough: when the clock was set back, older times may
// follow it, but deleting those would leave a gap. Under the store's lock, so that nobody holds
// events that are about to be deleted.
std::int64_t forget_events(Transaction& tx, std::string_view account, const EventScope& scope,
                           std::int64_t oldest_ms) {
    tx.lock(account, scope.store);
    const std::int64_t held = held_after(tx, account, scope.store).value_or(scope.sequence);
    std::int64_t last = 0;
    {
        Rows rows = tx.query(
            "SELECT sequence, at_ms FROM event WHERE account = $1 AND store = $2 AND sequence < $3 "
            "ORDER BY sequence LIMIT $4",
            {account, scope.store, scope.sequence, events_max});
        while (rows.next() && rows.integer(1) < oldest_ms && rows.integer(0) <= held)
            last = rows.integer(0);
    }
    if (last == 0) return 0;
    return tx.execute("DELETE FROM event WHERE account = $1 AND store = $2 AND sequence <= $3",
                      {account, scope.store, last});
}

}  // namespace

std::int64_t oldest_kept(ReadView& view, std::int64_t now_ms, std::int64_t keep_ms) {
    return std::min(now_ms - keep_ms, oldest_by_running_time(view, keep_ms));
}

std::int64_t forget_old_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return forget_answers(tx, account, oldest_ms, answers_max);
}

std::int64_t forget_old_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return forget_images(tx, account, oldest_ms, images_max);
}

std::int64_t forget_old_events(Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    for (const EventScope& scope : scopes_of(tx, account))
        if (has_old_event(tx, account, scope, oldest_ms))
            return forget_events(tx, account, scope, oldest_ms);
    return 0;
}

}  // namespace storage
