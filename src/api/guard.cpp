#include "api/guard.hpp"

#include "api/answers.hpp"
#include "api/failure.hpp"
#include "base/json_text.hpp"
#include "base/log.hpp"
#include "base/utf8.hpp"

namespace api {
using base::Refusal;

http::Response refusal_answer(const http::Request& request, const Refusal& refusal) {
    base::JsonObject body;
    schema::put_members(body, failure_answer, {refusal, request.request_id});
    for (const auto& [name, json] : refusal.members) body.raw(name, json);
    http::Response response;
    response.status = refusal.status;
    response.body = base::valid_utf8(body.done());  // a file name in a message may be any bytes
    static constexpr std::string_view known_headers[] = {"Retry-After",     "Allow",
                                                         "Accept-Encoding", "Cache-Control",
                                                         "RateLimit-Limit", "RateLimit-Remaining",
                                                         "RateLimit-Reset"};
    for (const auto& [name, value] : refusal.headers)
        for (std::string_view known : known_headers)
            if (known == name) response.set(known, value);
    return response;
}

namespace {

http::Response answer_to(const http::Request& request, std::exception_ptr thrown) {
    try {
        std::rethrow_exception(std::move(thrown));
    } catch (const NothingStored& dry_run) {
        return json_answer(dry_run.answer);
    } catch (const Refusal& refusal) {
        return refusal_answer(request, refusal);
    } catch (const std::bad_alloc&) {
        return refusal_answer(
            request, Refusal::unavailable("out_of_memory", "The server is short of memory", 1));
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "failure",
                         base::JsonObject()
                             .text("requestId", request.request_id)
                             .text("path", request.path)
                             .text("cause", error.what()));
        return refusal_answer(request,
                              Refusal(500, "internal_error", "Something went wrong on the server"));
    }
}

}  // namespace

// When there is no memory even for an error body, an empty 503 is the answer, which needs none.
http::Response failure(const http::Request& request, std::exception_ptr thrown) noexcept {
    try {
        return answer_to(request, std::move(thrown));
    } catch (...) {
        return {.status = 503, .content_type = {}};
    }
}

bool succeeds(std::string_view name, void (*run)(const void*), const void* work) {
    try {
        try {
            run(work);
            return true;
        } catch (const std::exception& error) {
            base::log::write(base::log::Level::error, "failure",
                             base::JsonObject().text("work", name).text("cause", error.what()));
        }
    } catch (const std::bad_alloc&) {  // there was no memory to log it either
    }
    return false;
}

void guarded(const http::Request& request, const http::Respond& respond,
             const std::function<void()>& work) {
    try {
        work();
    } catch (...) {
        respond(failure(request, std::current_exception()));
    }
}

}  // namespace api
