#include "api/guard.hpp"

#include "base/json_text.hpp"
#include "base/log.hpp"

namespace api {
namespace {

using base::Refusal;

std::string errors_object(const base::Problems& problems) {
    base::JsonObject errors;
    for (auto problem = problems.begin(); problem != problems.end(); ++problem) {
        bool is_first = true;  // two sentences about one field: the first stands
        for (auto earlier = problems.begin(); earlier != problem; ++earlier)
            is_first = is_first && earlier->path != problem->path;
        if (is_first) errors.text(problem->path, problem->message);
    }
    return errors.done();
}

std::string detail_of(const Refusal& refusal) {
    if (!refusal.detail.empty()) return refusal.detail;
    std::string detail;
    for (const base::Problem& problem : refusal.problems) {
        if (!detail.empty()) detail += "; ";
        ((detail += problem.path) += ": ") += problem.message;
    }
    return detail.empty() ? refusal.message : detail;
}

}  // namespace

std::string_view title_of(int status) {
    switch (status) {
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 408: return "Request Timeout";
        case 409: return "Conflict";
        case 410: return "Gone";
        case 412: return "Precondition Failed";
        case 413: return "Content Too Large";
        case 414: return "URI Too Long";
        case 415: return "Unsupported Media Type";
        case 417: return "Expectation Failed";
        case 422: return "Unprocessable Content";
        case 426: return "Upgrade Required";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 500: return "Internal Server Error";
        case 503: return "Service Unavailable";
        case 505: return "HTTP Version Not Supported";
        default: return "Error";
    }
}

http::Response refusal_answer(const http::Request& request, const Refusal& refusal) {
    base::JsonObject body;
    body.text("type", "about:blank")
        .text("title", title_of(refusal.status))
        .number("status", refusal.status)
        .text("code", refusal.code)
        .text("message", refusal.message)
        .text("error", refusal.message)
        .text("detail", detail_of(refusal))
        .raw("errors", errors_object(refusal.problems))
        .text("requestId", request.request_id);
    for (const auto& [name, json] : refusal.members) body.raw(name, json);
    http::Response response;
    response.status = refusal.status;
    response.body = body.done();
    static constexpr std::string_view known_headers[] = {"Retry-After", "Allow", "RateLimit-Limit",
                                                         "RateLimit-Remaining", "RateLimit-Reset"};
    for (const auto& [name, value] : refusal.headers)
        for (std::string_view known : known_headers)
            if (known == name) response.set(known, value);
    return response;
}

http::Response failure(const http::Request& request, std::exception_ptr thrown) {
    try {
        std::rethrow_exception(std::move(thrown));
    } catch (const Refusal& refusal) {
        return refusal_answer(request, refusal);
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "failure",
                         base::JsonObject()
                             .text("requestId", request.request_id)
                             .text("path", request.path)
                             .text("cause", error.what()));
        return refusal_answer(request, Refusal(500, "internal_error", "Something went wrong here"));
    }
}

bool succeeds(std::string_view name, const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "failure",
                         base::JsonObject().text("work", name).text("cause", error.what()));
        return false;
    }
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
