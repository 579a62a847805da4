// Answers kept for a retry with the same Idempotency-Key.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

struct KeptAnswer {
    std::string fingerprint;  // keyed hash of method, target and body
    std::string etag;         // "" when the answer had none
    std::string body;
};

// In the transaction of the write itself; entries older than `oldest_ms` do not count.
std::optional<KeptAnswer> find_answer(ReadView& view, std::string_view account, std::string_view key, std::int64_t oldest_ms);
void keep_answer(Transaction& tx, std::string_view account, std::string_view key, const KeptAnswer& answer, std::int64_t now_ms);
// Removes at most `limit` entries older than `oldest_ms`.
void forget_answers(Transaction& tx, std::int64_t oldest_ms, int limit);

}  // namespace storage
