// What is forgotten, in bounded steps.
#include "storage/retention.hpp"

#include "storage/running_time.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/tables/images.hpp"

#include <algorithm>

namespace storage {
namespace {

constexpr std::int64_t hour_ms = 3'600'000;
constexpr std::int64_t day_ms = 24 * hour_ms;
constexpr int answers_max = 2'000;
constexpr std::int64_t events_max = 5'000;
constexpr std::int64_t image_grace_ms =
    7 * 24 * hour_ms;  // pages that were open meanwhile still show it
constexpr int images_max = 50;

struct EventScope {
    std::string store;
    std::int64_t sequence;
};

std::vector<EventScope> scopes_of(ReadView& view, std::string_view account) {
    std::vector<EventScope> scopes;
    Rows rows = view.query("SELECT store, sequence FROM scope WHERE account = $1", {account});
    while (rows.next()) scopes.push_back({std::string(rows.text(0)), rows.integer(1)});
    return scopes;
}

// The clock may have been set back: the first event that is young enough ends the search.
std::int64_t forget_events(Transaction& tx, std::string_view account, const EventScope& scope,
                           std::int64_t oldest_ms, std::int64_t limit) {
    std::int64_t last = 0;
    {
        Rows rows = tx.query(
            "SELECT sequence, at_ms FROM event WHERE account = $1 AND store = $2 AND sequence < $3 "
            "ORDER BY sequence LIMIT $4",
            {account, scope.store, scope.sequence, limit});
        while (rows.next() && rows.integer(1) < oldest_ms) last = rows.integer(0);
    }
    if (last == 0) return 0;
    return tx.execute("DELETE FROM event WHERE account = $1 AND store = $2 AND sequence <= $3",
                      {account, scope.store, last});
}

bool has_older_answers(ReadView& view, std::string_view account, std::int64_t oldest_ms) {
    return view
        .query("SELECT 1 FROM idempotency WHERE account = $1 AND at_ms < $2 LIMIT 1",
               {account, oldest_ms})
        .next();
}

}  // namespace

Oldest oldest_by_clock(std::int64_t now_ms, int idempotency_hours, int event_days) {
    return {.answer_ms = now_ms - idempotency_hours * hour_ms,
            .event_ms = now_ms - event_days * day_ms,
            .image_ms = now_ms - image_grace_ms};
}

Oldest oldest_kept(ReadView& view, std::int64_t now_ms, int idempotency_hours, int event_days) {
    const auto oldest = [&](std::int64_t keep_ms) {
        return std::min(now_ms - keep_ms, oldest_by_running_time(view, keep_ms));
    };
    return {.answer_ms = oldest(idempotency_hours * hour_ms),
            .event_ms = oldest(event_days * day_ms),
            .image_ms = oldest(image_grace_ms)};
}

std::int64_t longest_kept_ms(int idempotency_hours, int event_days) {
    return std::max({idempotency_hours * hour_ms, event_days * day_ms, image_grace_ms});
}

bool apply_retention(Transaction& tx, std::string_view account, const Oldest& oldest) {
    forget_answers(tx, account, oldest.answer_ms, answers_max);
    const bool has_more_images =
        forget_images(tx, account, oldest.image_ms, images_max) == images_max;
    std::int64_t room = events_max;
    for (const EventScope& scope : scopes_of(tx, account)) {
        room -= forget_events(tx, account, scope, oldest.event_ms, room);
        if (room == 0) return true;
    }
    return has_more_images || has_older_answers(tx, account, oldest.answer_ms);
}

}  // namespace storage
