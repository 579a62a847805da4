// Forgetting what is kept for a time only.
#pragma once

#include "storage/database.hpp"

namespace storage {

// What has a time before this has been kept for `keep_ms`: by the clock, which may have jumped, and
// by the time that the installation has run.
std::int64_t oldest_kept(ReadView& view, std::int64_t now_ms, std::int64_t keep_ms);

// Each forgets what an account has had since before `oldest_ms`, a bounded number of rows, so that
// the transaction is short; true when there may be more.
bool forget_old_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms);
// Those that no record has shown since then.
bool forget_old_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms);
// The events of a store go from the oldest on, and its newest stays, so that what is kept has no
// gap and ends at the store's sequence.
bool forget_old_events(Transaction& tx, std::string_view account, std::int64_t oldest_ms);

}  // namespace storage
