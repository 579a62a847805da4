// Writes remarks, and shows them to others. Nothing else writes them.
#pragma once

#include "base/world.hpp"
#include "features/team/remarks/remark_store.hpp"
#include "jobs/job.hpp"
#include "schema/object.hpp"
#include "storage/tables/changes.hpp"

namespace features::remarks {

inline constexpr std::string_view remark_label = "remark";  // the kind of its events
inline constexpr std::string_view reminders_job = "remark_reminders";
inline constexpr std::int64_t kept_ms = 365LL * 24 * 3'600'000;

// The business date of a moment in the store.
std::string day_at(storage::ReadView& view, const Place& at, std::int64_t ms);

// Stores a remark and announces its reminder to the job. Takes the lock of its store.
void add(storage::Transaction& tx, std::string_view account, const Remark& remark);
// Stores a changed remark, under the lock of its store.
void change(storage::Transaction& tx, std::string_view account, Remark remark, std::int64_t now_ms);

// The job of a store: notes an event for each remark whose reminder is due, so that screens and
// webhooks hear of it. Returns when the next one is due.
std::optional<std::int64_t> remind(storage::Database& database, const base::Clock& clock,
                                   const jobs::Lease& lease);

extern const schema::Object<Remark> remark_answer;

// For Resolver: remarks whose events the feed of changes tells.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::remarks
