// The count is in `installation` as "ran_ms"; a row of clock_mark holds what the system's clock
// showed at some count.
#include "storage/running_time.hpp"

#include "storage/tables/installation.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace storage {
namespace {

constexpr std::string_view count_name = "ran_ms";
constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t mark_every_ms = 60 * minute_ms;
constexpr std::int64_t jump_ms = 5 * minute_ms;  // a larger difference to the count is a jump

std::int64_t counted(ReadView& view) {
    return std::stoll(installation_value(view, count_name).value_or("0"));
}

// A mark is made every hour, and whenever the clock has jumped.
bool needs_mark(ReadView& view, std::int64_t ran_ms, std::int64_t now_ms) {
    Rows rows = view.query("SELECT ran_ms, at_ms FROM clock_mark ORDER BY ran_ms DESC LIMIT 1");
    if (!rows.next()) return true;
    const std::int64_t passed_ms = ran_ms - rows.integer(0);
    return passed_ms >= mark_every_ms || std::abs(now_ms - rows.integer(1) - passed_ms) > jump_ms;
}

// Of two times at one count the earlier is kept: nothing was written with a time before it.
void mark(Transaction& tx, std::int64_t ran_ms, std::int64_t now_ms) {
    tx.execute(
        "INSERT INTO clock_mark (ran_ms, at_ms) VALUES ($1, $2) ON CONFLICT (ran_ms) DO UPDATE "
        "SET at_ms = excluded.at_ms WHERE excluded.at_ms < clock_mark.at_ms",
        {ran_ms, now_ms});
}

}  // namespace

RunningTime::RunningTime(ReadView& view, std::int64_t steady_ms, std::int64_t keep_ms)
    : keep_ms_(keep_ms), seen_ran_ms_(counted(view)), seen_steady_ms_(steady_ms) {}

// Another process may have counted the same time already, so the larger count is kept. The first
// statement locks the row against other processes.
void RunningTime::advance(Transaction& tx, std::int64_t now_ms, std::int64_t steady_ms) {
    tx.execute("UPDATE installation SET value = value WHERE name = $1", {count_name});  // locks it
    const std::int64_t ran_ms = std::max(counted(tx), seen_ran_ms_ + (steady_ms - seen_steady_ms_));
    set_installation_value(tx, count_name, std::to_string(ran_ms));
    if (needs_mark(tx, ran_ms, now_ms)) mark(tx, ran_ms, now_ms);
    tx.execute(
        "DELETE FROM clock_mark WHERE ran_ms < "
        "(SELECT MAX(ran_ms) FROM clock_mark WHERE ran_ms <= $1)",
        {ran_ms - keep_ms_});
    tx.after_commit([this, ran_ms, steady_ms] {
        seen_ran_ms_ = ran_ms;
        seen_steady_ms_ = steady_ms;
    });
}

// What the clock showed `keep_ms` ago follows from the newest mark that is older than that, since
// it has not jumped until the next mark. Whatever was written since was written with no time
// earlier than that and all later marks.
std::int64_t oldest_by_running_time(ReadView& view, std::int64_t keep_ms) {
    Rows rows = view.query(
        "SELECT at_ms + $1 - ran_ms, (SELECT MIN(at_ms) FROM clock_mark WHERE ran_ms > $1) "
        "FROM clock_mark WHERE ran_ms <= $1 ORDER BY ran_ms DESC LIMIT 1",
        {counted(view) - keep_ms});
    if (!rows.next()) return std::numeric_limits<std::int64_t>::min();
    return rows.is_null(1) ? rows.integer(0) : std::min(rows.integer(0), rows.integer(1));
}

}  // namespace storage
