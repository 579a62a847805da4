// The last step of every answer: common headers, figures, a line in the access log.
#pragma once

#include "api/call.hpp"

#include <chrono>
#include <optional>

namespace api {

// What is known of a request when its answer is ready.
struct Asking {
    const http::Request& request;
    std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();
    const Route* route = nullptr;  // null: no path of ours
    std::shared_ptr<const auth::Principal> principal{};
    std::optional<auth::Allowance> allowance{};  // none: no limit is set
};

// Adds X-Request-Id, X-Ignored-Parameters, the cross-origin and the rate limit headers to the
// response, counts it in the figures and writes it to the access log. Once for each answer; any
// thread.
void finish(const Services& services, const Asking& asking, http::Response& response);

// Takes one token of the principal's rate limit; nothing when no limit is set.
std::optional<auth::Allowance> take_token(const Services& services,
                                          const auth::Principal& principal, std::int64_t now_ms);

}  // namespace api
