// Where failures become bodies: the one `try` of the program's request path.
#pragma once

#include "base/refusal.hpp"
#include "http/message.hpp"

#include <exception>
#include <functional>

namespace api {

// Runs `work`; what it throws becomes an answer for `respond`.
void guarded(const http::Request& request, const http::Respond& respond,
             const std::function<void()>& work);

// Runs `work` that has no one to answer to; what it throws is logged under `name`.
bool succeeds(std::string_view name, const std::function<void()>& work);

// The answer to what was thrown: a refusal as it says, want of memory a 503, anything else a 500
// whose cause is only logged.
http::Response failure(const http::Request& request, std::exception_ptr thrown) noexcept;

// The one error body.
http::Response refusal_answer(const http::Request& request, const base::Refusal& refusal);

}  // namespace api
