#include "api/guard.hpp"

#include "base/json_text.hpp"
#include "base/log.hpp"
#include "base/utf8.hpp"

#include <set>

namespace api {
namespace {

using base::Refusal;

constexpr std::size_t detail_bytes_max = 2'000;  // `errors` has what is cut off

// Of several problems with one field the first is reported.
std::string errors_object(const base::Problems& problems) {
    base::JsonObject errors;
    std::set<std::string_view> told;
    for (const base::Problem& problem : problems)
        if (told.insert(problem.path).second) errors.text(problem.path, problem.message);
    return errors.done();
}

std::string detail_of(const Refusal& refusal) {
    if (!refusal.detail.empty()) return refusal.detail;
    std::string detail;
    for (const base::Problem& problem : refusal.problems) {
        if (!detail.empty()) detail += "; ";
        ((detail += problem.path) += ": ") += problem.message;
        if (detail.size() > detail_bytes_max) break;
    }
    if (detail.empty()) return refusal.message;
    return base::shortened(std::move(detail), detail_bytes_max);
}

}  // namespace

http::Response refusal_answer(const http::Request& request, const Refusal& refusal) {
    base::JsonObject body;
    body.text("type", "about:blank")
        .text("title", http::reason_of(refusal.status))
        .number("status", refusal.status)
        .text("code", refusal.code)
        .text("message", refusal.message)
        .text("error", refusal.message)
        .text("detail", detail_of(refusal))
        .raw("errors", errors_object(refusal.problems))
        .text("requestId", request.request_id);
    if (const std::size_t more = refusal.problems.not_kept())
        body.number("moreErrors", static_cast<std::int64_t>(more));
    for (const auto& [name, json] : refusal.members) body.raw(name, json);
    http::Response response;
    response.status = refusal.status;
    response.body = base::valid_utf8(body.done());  // a file name in a message may be any bytes
    static constexpr std::string_view known_headers[] = {"Retry-After",         "Allow",
                                                         "Accept-Encoding",     "RateLimit-Limit",
                                                         "RateLimit-Remaining", "RateLimit-Reset"};
    for (const auto& [name, value] : refusal.headers)
        for (std::string_view known : known_headers)
            if (known == name) response.set(known, value);
    return response;
}

namespace {

http::Response answer_to(const http::Request& request, std::exception_ptr thrown) {
    try {
        std::rethrow_exception(std::move(thrown));
    } catch (const Refusal& refusal) {
        return refusal_answer(request, refusal);
    } catch (const std::bad_alloc&) {
        return refusal_answer(
            request, Refusal::unavailable("out_of_memory", "There is too little memory now", 1));
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "failure",
                         base::JsonObject()
                             .text("requestId", request.request_id)
                             .text("path", request.path)
                             .text("cause", error.what()));
        return refusal_answer(request, Refusal(500, "internal_error", "Something went wrong here"));
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
