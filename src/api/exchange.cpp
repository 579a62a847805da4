#include "api/exchange.hpp"

#include "api/answer_cache.hpp"
#include "api/answers.hpp"
#include "api/cors.hpp"
#include "api/guard.hpp"
#include "api/idempotency.hpp"
#include "api/route.hpp"
#include "api/workers.hpp"
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

std::optional<http::Response> answer_again(Services& services, const http::Request& request) {
    if (request.method != Method::get && request.method != Method::head) return {};
    const auto version = services.database.version();
    if (!version) return {};
    Asking asking{request};
    const std::int64_t now_ms = services.world.clock.now_ms();
    asking.principal = services.keys.recall(request.header("apikey"), now_ms);
    if (!asking.principal) return {};
    auto kept = services.answers.find({*asking.principal, request.target}, *version);
    if (!kept) return {};
    asking.allowance = take_token(services, *asking.principal, now_ms);
    if (asking.allowance && !asking.allowance->is_granted) return {};
    asking.route = kept->route;
    http::Response response =
        is_current(request, kept->tag) ? not_modified(kept->tag) : kept->response();
    finish(services, asking, response);
    return response;
}

Exchange::Exchange(Services& services, const Router& router, const http::Request& request,
                   http::Respond respond)
    : services_(services),
      router_(router),
      request_(request),
      respond_(std::move(respond)),
      asking_{request} {}

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
    asking_.route = match.route;
    dispatch(*call_);
}

// A search may read every record of a large store, which other connections must not wait for.
void Exchange::dispatch(Call& call) {
    const bool is_search = !call.query.get("search").value_or("").empty();
    if (call.route.operation.read && is_search) return run_on_worker(&Exchange::run_read);
    if (call.route.operation.read) return run_read(call);
    if (!call.route.operation.prepare) return run_on_worker(&Exchange::run_work);
    if (call.route.operation.is_slow) return run_on_worker(&Exchange::run_write);
    run_write(call);
}

void Exchange::admit(Call& call, storage::ReadView& view) {
    if (!call.route.admission.needs_key) return;
    call.principal = services_.keys.recognise(request_.header("apikey"), view, call.now_ms);
    asking_.principal = call.principal;
    asking_.allowance = take_token(services_, *call.principal, call.now_ms);
    if (const auto& allowance = asking_.allowance; allowance && !allowance->is_granted)
        throw Refusal(429, "rate_limited", "Too many requests with this key")
            .with_header("Retry-After",
                         std::to_string(std::max<std::int64_t>(1, allowance->reset_s)));
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
        if (const auto kept = services_.answers.find(asked, *version))
            return is_current(request_, kept->tag) ? not_modified(kept->tag) : kept->response();
    http::Response response = call.route.operation.read(call, view);
    if (services_.database.version() != version) version.reset();
    return services_.answers.keep(asked, call.route, version, std::move(response));
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
    services_.database.write({.apply = [self = shared_from_this(), run = std::move(plan.run)](
                                           storage::Transaction& tx) { self->written_ = run(tx); },
                              .done =
                                  [self = shared_from_this()](std::exception_ptr thrown) {
                                      self->finish(thrown
                                                       ? failure(self->request_, std::move(thrown))
                                                       : std::move(self->written_));
                                  },
                              .scope = std::move(plan.scope),
                              .is_alone = call.route.operation.is_alone});
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
    api::finish(services_, asking_, response);
    respond_(std::move(response));
}

}  // namespace api
