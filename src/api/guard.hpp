// Where failures become bodies: the one `try` of the program's request path.
#pragma once

#include "base/refusal.hpp"
#include "http/message.hpp"

#include <exception>
#include <functional>

namespace api {

// Runs `work`, which answers when it succeeds. When it throws, the failure() is passed to
// `respond`, so `work` must not throw once it has answered.
void guarded(const http::Request& request, const http::Respond& respond,
             const std::function<void()>& work);

// Runs `work` for which no client waits. False when it threw; a std::exception is logged under
// `name`, anything else passes through.
template <class Work>
bool succeeds(std::string_view name, const Work& work);

// The answer to what was thrown: a base::Refusal as is, std::bad_alloc 503, anything else 500 with
// a cause that is only in the log.
http::Response failure(const http::Request& request, std::exception_ptr thrown) noexcept;

// A refusal in the one form that all error bodies have: RFC 9457 members, `code`, `message`,
// `errors` by field and the id of the request.
http::Response refusal_answer(const http::Request& request, const base::Refusal& refusal);

// ---- implementation
// ------------------------------------------------------------------------------

// Without a std::function, which would need memory before the first attempt.
bool succeeds(std::string_view name, void (*run)(const void*), const void* work);

template <class Work>
bool succeeds(std::string_view name, const Work& work) {
    return succeeds(
        name, [](const void* it) { (*static_cast<const Work*>(it))(); }, &work);
}

}  // namespace api
