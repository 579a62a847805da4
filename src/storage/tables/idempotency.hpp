// Answers kept for a retry with the same Idempotency-Key.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

// Names the document that a record had at a revision.
struct Revision {
    std::string record;
    std::int64_t number;
};

struct KeptAnswer {
    std::string fingerprint;  // keyed hash of caller, method, target and body of the request
    std::string etag;         // "" when the answer had none
    std::string body;
    std::string store{};  // the one that the request wrote to; "" for the account itself
    // Set when the body is the document of a record. Then only this is stored instead of the bytes,
    // which the record or its history has anyway; reading an answer still fills `body`.
    std::optional<Revision> of{};
};

// The answer stored for the key; one from before `oldest_ms` is ignored. Throws std::logic_error
// when the document that it refers to is gone.
std::optional<KeptAnswer> find_answer(ReadView& view, std::string_view account,
                                      std::string_view key, std::int64_t oldest_ms);
// Must come before everything else in a write that will keep an answer. Returns the answer that an
// earlier request with the same key has kept; otherwise nothing, and then no other write can keep
// an answer for that key until this one ends. While another request with the key runs in a
// transaction of its own, it waits for that; when it has to wait for too long, it throws
// base::Refusal (409).
std::optional<KeptAnswer> claim_answer(Transaction& tx, std::string_view account,
                                       std::string_view key, std::int64_t oldest_ms,
                                       std::int64_t now_ms);
// Keeps the answer, in the transaction of the write that it answers, after claim_answer().
void keep_answer(Transaction& tx, std::string_view account, std::string_view key,
                 const KeptAnswer& answer, std::int64_t now_ms);
// Replaces the stored body, in a later transaction. Does nothing when that is no longer stored: it
// may have expired, or a person was erased from it.
void amend_answer(Transaction& tx, std::string_view account, std::string_view key,
                  std::string_view was, std::string_view body);
// Gives the key back without an answer, after claim_answer(), in a write that is committed although
// it answers with a refusal: one that counts failed attempts.
void release_answer(Transaction& tx, std::string_view account, std::string_view key);
// Removes at most `limit` answers of the account that were kept before `oldest_ms`, the oldest
// first; returns how many.
std::int64_t forget_answers(Transaction& tx, std::string_view account, std::int64_t oldest_ms,
                            int limit);

}  // namespace storage
