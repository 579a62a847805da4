// Deleting what is kept only for some time: answers for retries, unused pictures, events.
#pragma once

#include "storage/database.hpp"

namespace storage {

// What was written before this time has been kept for `keep_ms` and may be deleted. Both the clock
// and the time that the installation has run (running_time.hpp) must agree: a clock that jumps
// forward makes nothing old.
std::int64_t oldest_kept(ReadView& view, std::int64_t now_ms, std::int64_t keep_ms);

// Each of these deletes an account's rows of one sort from before `oldest_ms`, and returns how
// many. One call deletes a bounded number, so that its transaction is short: unless it is 0, call
// again in another transaction.
std::int64_t forget_old_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms);
// Pictures that no record shows, nor has shown since `oldest_ms`.
std::int64_t forget_old_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms);
// Deletes a store's events from the oldest on and always leaves the newest, so that those that are
// kept have no gap and end at the store's sequence. One call deletes events of one store, whose
// lock is the only one that it takes: waiting for one store does not hold up another.
std::int64_t forget_old_events(Transaction& tx, std::string_view account, std::int64_t oldest_ms);

}  // namespace storage
