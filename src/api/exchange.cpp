#include "api/exchange.hpp"

#include "api/answer_cache.hpp"
#include "api/answers.hpp"
#include "api/cors.hpp"
#include "api/guard.hpp"
#include "api/idempotency.hpp"
#include "api/metrics.hpp"
#include "api/route.hpp"
#include "api/workers.hpp"
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"

namespace api {
namespace {

using base::Refusal;
using http::Method;

void require_json(const http::Request& request) {
    const auto header = request.header("content-type");
    if (request.body.empty() || header.empty()) return;
    const auto type = base::trimmed(header.substr(0, header.find(';')));
    if (!base::same_ignoring_case(type, "application/json"))
        throw Refusal(415, "unsupported_media_type", "The body must be application/json");
}

void require_area(const auth::Principal& principal, const Route& route) {
    if ((principal.areas.bits() & route.admission.areas.bits()) == 0)
        throw Refusal::forbidden("this key's areas do not cover the operation");
    if (principal.is_read_only && route.is_write())
        throw Refusal::forbidden("this key may only read");
}

}  // namespace

Exchange::Exchange(Services& services, const Router& router, const http::Request& request,
                   http::Respond respond)
    : services_(services),
      router_(router),
      request_(request),
      respond_(std::move(respond)),
      started_(std::chrono::steady_clock::now()) {}

void Exchange::run() {
    if (request_.method == Method::options) return finish(preflight());
    auto match = router_.find(request_.method, request_.path);
    const bool is_hidden = match.route && match.route->operation.is_private && !request_.is_private;
    if (is_hidden || (!match.route && match.allowed.empty())) throw Refusal::not_found("path");
    if (!match.route)
        throw Refusal(405, "method_not_allowed", "The path does not know this method")
            .with_header("Allow", match.allowed);
    call_.emplace(Call{.request = request_,
                       .route = *match.route,
                       .captured = std::move(match.captured),
                       .query = Query(request_.query),
                       .principal = nullptr,
                       .services = services_,
                       .now_ms = services_.world.clock.now_ms()});
    dispatch(*call_);
}

void Exchange::dispatch(Call& call) {
    if (call.route.operation.read) return run_read(call);
    if (!call.route.operation.prepare) return run_on_worker(&Exchange::run_work);
    if (call.route.operation.is_slow) return run_on_worker(&Exchange::run_write);
    run_write(call);
}

void Exchange::admit(Call& call, storage::ReadView& view) {
    if (!call.route.admission.needs_key) return;
    call.principal = services_.keys.recognise(request_.header("apikey"), view, call.now_ms);
    const auto& settings = services_.settings;
    if (settings.rate_per_second > 0) {
        allowance_ = services_.keys.take(*call.principal, settings.rate_per_second,
                                         settings.rate_burst, call.now_ms);
        if (!allowance_->is_granted)
            throw Refusal(429, "rate_limited", "Too many requests with this key")
                .with_header("Retry-After",
                             std::to_string(std::max<std::int64_t>(1, allowance_->reset_s)));
    }
    require_area(*call.principal, call.route);
}

void Exchange::run_read(Call& call) {
    http::Response response;
    const auto version = services_.database.version();
    services_.database.read([&](storage::ReadView& view) {
        admit(call, view);
        response = call.route.operation.is_kept ? kept_answer(call, view, version)
                                                : call.route.operation.read(call, view);
    });
    finish(std::move(response));
}

// `version` was told before the snapshot began: while it is still told, the answer made then
// stands.
http::Response Exchange::kept_answer(Call& call, storage::ReadView& view,
                                     std::optional<std::uint64_t> version) {
    const AnswerCache::Asked asked{*call.principal, request_.target};
    if (version)
        if (auto kept = services_.answers.find(asked, *version)) {
            const std::string_view tag = kept->header("ETag");
            return is_current(request_, tag) ? not_modified(std::string(tag)) : *std::move(kept);
        }
    http::Response response = call.route.operation.read(call, view);
    if (services_.database.version() != version) version.reset();
    return services_.answers.keep(asked, version, std::move(response));
}

void Exchange::run_write(Call& call) {
    std::optional<http::Response> replayed;
    Plan plan;
    services_.database.read([&](storage::ReadView& view) {
        admit(call, view);
        if (call.route.operation.body != Shape::image) require_json(request_);
        const SafeRetry retry(call);
        if (retry.is_asked()) replayed = retry.replay(view);
        if (replayed) return;
        plan = call.route.operation.prepare(call, view);
        if (retry.is_asked()) plan = retry.once(std::move(plan));
    });
    if (replayed) return finish(*std::move(replayed));
    services_.database.write({.apply = [self = shared_from_this(), plan = std::move(plan)](
                                           storage::Transaction& tx) { self->written_ = plan(tx); },
                              .done =
                                  [self = shared_from_this()](std::exception_ptr thrown) {
                                      self->finish(thrown
                                                       ? failure(self->request_, std::move(thrown))
                                                       : std::move(self->written_));
                                  }});
}

void Exchange::run_work(Call& call) { finish(call.route.operation.work(call)); }

void Exchange::run_on_worker(void (Exchange::*step)(Call&)) {
    const bool is_taken = services_.workers.post([self = shared_from_this(), step] {
        guarded(
            self->request_, [&](http::Response response) { self->finish(std::move(response)); },
            [&] { (self.get()->*step)(*self->call_); });
    });
    if (!is_taken) throw Refusal::unavailable("busy", "Too much is waiting already", 1);
}

void Exchange::finish(http::Response response) {
    response.set("X-Request-Id", std::string(request_.request_id));
    add_cors(services_.settings, request_, response);
    response.set("X-Content-Type-Options", "nosniff");
    if (call_ && call_->route.admission.needs_key)
        response.set("Cache-Control", "private, no-cache");
    if (allowance_) {
        response.set("RateLimit-Limit", std::to_string(allowance_->limit));
        response.set("RateLimit-Remaining", std::to_string(allowance_->remaining));
        response.set("RateLimit-Reset", std::to_string(allowance_->reset_s));
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started_;
    services_.metrics.count(call_ ? &call_->route : nullptr, response.status, took.count());
    write_log(response.status, took.count());
    respond_(std::move(response));
}

// The query stays out: it may carry tokens.
void Exchange::write_log(int status, double seconds) const {
    if (!base::log::is_on(base::log::Level::info)) return;
    base::JsonObject line;
    line.text("requestId", request_.request_id)
        .text("method", request_.method_name)
        .text("path", request_.path)
        .number("status", status)
        .number("us", static_cast<std::int64_t>(seconds * 1e6))
        .text("client", request_.client_address);
    if (call_ && call_->principal)
        line.text("account", call_->principal->account).text("key", call_->principal->id);
    base::log::write(base::log::Level::info, "request", std::move(line));
}

}  // namespace api
