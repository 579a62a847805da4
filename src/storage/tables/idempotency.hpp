// Answers kept for a retry with the same Idempotency-Key.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

// A document as a revision of its record left it.
struct Revision {
    std::string record;
    std::int64_t number;
};

struct KeptAnswer {
    std::string fingerprint;  // keyed hash of asker, method, target and body
    std::string etag;         // "" when the answer had none
    std::string body;
    std::string store{};  // that was written to
    // Whose document the body is: kept instead of the bytes, which the record and its history have.
    std::optional<Revision> of{};
};

// Entries older than `oldest_ms` do not count.
std::optional<KeptAnswer> find_answer(ReadView& view, std::string_view account,
                                      std::string_view key, std::int64_t oldest_ms);
// The first statement of a write that will keep an answer: makes it the only one that may, until it
// ends, and returns what an earlier one kept. A twin that runs is awaited; 409 when it takes longer
// than a write may wait for a lock.
std::optional<KeptAnswer> claim_answer(Transaction& tx, std::string_view account,
                                       std::string_view key, std::int64_t oldest_ms,
                                       std::int64_t now_ms);
// In the transaction of the write itself.
void keep_answer(Transaction& tx, std::string_view account, std::string_view key,
                 const KeptAnswer& answer, std::int64_t now_ms);
// Removes at most `limit` entries of the account older than `oldest_ms`.
void forget_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms, int limit);

}  // namespace storage
