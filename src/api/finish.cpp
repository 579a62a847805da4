#include "api/finish.hpp"

#include "api/cors.hpp"
#include "api/metrics.hpp"
#include "api/parameters.hpp"
#include "api/route.hpp"
#include "base/log.hpp"

namespace api {
namespace {

// The query is not logged, because it may contain secrets.
void write_log(const Asking& asking, int status, double seconds) {
    if (!base::log::is_on(base::log::Level::info)) return;
    base::JsonObject line;
    line.text("requestId", asking.request.request_id)
        .text("method", asking.request.method_name)
        .text("path", asking.request.path)
        .number("status", status)
        .number("us", static_cast<std::int64_t>(seconds * 1e6))
        .text("client", asking.request.client_address);
    if (asking.principal)
        line.text("account", asking.principal->account).text("key", asking.principal->id);
    base::log::write(base::log::Level::info, "request", std::move(line));
}

// An answer with a secret must not be cached anywhere. An operation may have set the header itself.
void add_caching(const Asking& asking, http::Response& response) {
    if (!response.header("Cache-Control").empty()) return;
    const bool is_secret = !response.header("Set-Cookie").empty() ||
                           (asking.route && asking.route->operation.retry.complete);
    if (is_secret)
        response.fields += "Cache-Control: no-store\r\n";
    else if (asking.route && asking.route->admission.needs_key)
        response.fields += "Cache-Control: private, no-cache\r\n";
}

}  // namespace

void finish(const Services& services, const Asking& asking, http::Response& response) {
    response.set("X-Request-Id", asking.request.request_id);
    services.cors.add(asking.request, response);
    response.fields += "X-Content-Type-Options: nosniff\r\n";
    add_caching(asking, response);
    if (asking.route)
        if (const auto names = ignored_parameters(*asking.route, asking.request.query);
            !names.empty())
            response.set("X-Ignored-Parameters", names);
    if (asking.allowance) {
        response.set("RateLimit-Limit", std::to_string(asking.allowance->limit));
        response.set("RateLimit-Remaining", std::to_string(asking.allowance->remaining));
        response.set("RateLimit-Reset", std::to_string(asking.allowance->reset_s));
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - asking.started;
    services.metrics.count(asking.route, response.status, took.count());
    write_log(asking, response.status, took.count());
}

std::optional<auth::Allowance> take_token(const Services& services,
                                          const auth::Principal& principal, std::int64_t now_ms) {
    if (!services.key_rate.is_set()) return {};
    return services.key_rate.take(principal.id, now_ms);
}

}  // namespace api
