// Safe retries: a write under an Idempotency-Key happens once and answers the same ever after.
#pragma once

#include "api/call.hpp"
#include "storage/tables/idempotency.hpp"

namespace api {

class SafeRetry {
public:
    // Reads the header; 400 when it is not 1 to 255 visible ASCII characters.
    explicit SafeRetry(const Call& call);

    bool is_asked() const { return !key_.empty(); }

    // The kept answer, if this very request of this principal was answered before.
    std::optional<http::Response> replay(storage::ReadView& view) const;

    // The plan, with its answer kept in the same transaction. Claims the key first: a twin may have
    // been answered since, or be running. 422 when the key was used for another request: only who
    // is admitted to the plan hears of it.
    Plan once(Plan plan) const;

private:
    http::Response replay(storage::KeptAnswer kept) const;

    std::shared_ptr<const auth::Principal> principal_;
    std::string key_;
    std::string fingerprint_;
    std::int64_t now_ms_;
    std::int64_t oldest_ms_;
};

}  // namespace api
