// Forgetting what is kept for a time only.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Deletes old idempotency answers, events and pictures that no record has shown for a week, a
// bounded number per call; true when there may be more. The events of a store go from the oldest
// on, and its newest stays, so that what is kept has no gap and ends at the store's sequence.
bool apply_retention(Transaction& tx, std::int64_t now_ms, int idempotency_hours, int event_days);

}  // namespace storage
