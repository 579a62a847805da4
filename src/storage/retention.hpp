// Forgetting what is kept for a time only.
#pragma once

#include "storage/database.hpp"

namespace storage {

// What has a time before these has been kept for long enough.
struct Oldest {
    std::int64_t answer_ms, event_ms, image_ms;
};
// By a clock that may have jumped.
Oldest oldest_by_clock(std::int64_t now_ms, int idempotency_hours, int event_days);
// By that clock and by the time that the installation has run.
Oldest oldest_kept(ReadView& view, std::int64_t now_ms, int idempotency_hours, int event_days);
std::int64_t longest_kept_ms(int idempotency_hours, int event_days);

// Deletes old idempotency answers, events and pictures of the account that no record has shown for
// a week, a bounded number per call, so that the transaction is short; true when there may be more.
// The events of a store go from the oldest on, and its newest stays, so that what is kept has no
// gap and ends at the store's sequence.
bool apply_retention(Transaction& tx, std::string_view account, const Oldest& oldest);

}  // namespace storage
