// Safe retries: a write under an Idempotency-Key happens once, and its retries get the same answer
// for as long as the settings allow (`idempotency_hours`). Refusals are not stored: a refused
// request may be retried under the same key.
#pragma once

#include "api/call.hpp"
#include "storage/tables/idempotency.hpp"

namespace api {

// The Idempotency-Key of one request. Keys belong to the account; two requests are the same when
// API key, method, target and body are.
class SafeRetry {
public:
    // Reads the header. Throws base::Refusal (400) when it is not 1 to 255 visible ASCII
    // characters. The call needs a principal if the header is present.
    explicit SafeRetry(const Call& call);

    bool is_asked() const { return !key_.empty(); }

    // The stored answer, if this same request was answered before. Throws base::Refusal (403) when
    // the API key no longer sees the store of that answer.
    std::optional<http::Response> replay(storage::ReadView& view) const;

    // A plan that runs `plan` and keeps its answer in the same transaction. It claims the key
    // first, because the same request may run at the same time or have been answered since
    // replay(). A key that was used for another request is refused there (422), and not earlier,
    // so that only a caller who may make the change learns that the key was used.
    Plan once(Plan plan) const;

    // In a later transaction than that of once(), which has stored `was`: retries get this body
    // from now on.
    void amend(storage::Transaction& tx, std::string_view was, std::string_view body) const;

private:
    http::Response replay(storage::KeptAnswer kept) const;

    std::shared_ptr<const auth::Principal> principal_;
    std::string key_;
    std::string fingerprint_;
    std::int64_t now_ms_;
    std::int64_t oldest_ms_;
};

}  // namespace api
