#include "api/exchange.hpp"

#include "api/answer_cache.hpp"
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/audit_queue.hpp"
#include "api/cors.hpp"
#include "api/guard.hpp"
#include "api/idempotency.hpp"
#include "api/parameters.hpp"
#include "api/route.hpp"
#include "api/session_cookie.hpp"
#include "api/visitors.hpp"
#include "api/workers.hpp"
#include "auth/pairings.hpp"
#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "storage/wide_reads.hpp"

#include <atomic>

namespace api {
namespace {

using base::Refusal;
using http::Method;

// A write with a larger body is long: it shares its commit with no other.
constexpr std::size_t short_bytes_max = 256 * 1'024;
constexpr std::size_t method_bytes_max = 20;  // that a sentence repeats

void require_json(const http::Request& request) {
    const auto header = request.header("content-type");
    if (header.empty() || !request.has_body()) return;
    const auto type = base::trimmed(header.substr(0, header.find(';')));
    if (!base::same_ignoring_case(type, "application/json"))
        throw Refusal(415, "unsupported_media_type", "The body must be application/json");
}

void require_plain(const http::Request& request) {
    if (!request.has_body()) return;
    for (std::string_view codings = request.header("content-encoding"); !codings.empty();) {
        const std::string_view coding = codings.substr(0, codings.find(','));
        codings.remove_prefix(std::min(coding.size() + 1, codings.size()));
        if (base::trimmed(coding).empty()) continue;
        if (base::same_ignoring_case(base::trimmed(coding), "identity")) continue;
        throw Refusal(415, "unsupported_encoding",
                      "The body must not be encoded: Content-Encoding may only be identity")
            .with_header("Accept-Encoding", "identity");
    }
}

std::string one_of(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words) (out += out.empty() ? "" : " or ") += word;
    return out;
}

void require_area(const auth::Principal& principal, const Route& route) {
    if ((principal.areas.bits() & route.admission.areas.bits()) == 0)
        throw Refusal::forbidden("this key's areas do not cover the operation, which needs " +
                                 one_of(route.admission.areas.names()));
    if (principal.is_read_only && route.is_write())
        throw Refusal::forbidden("this key may only read");
}

void require_session(const auth::Person& person, const Needs& needs) {
    using enum Needs::Sessions;
    if (needs.of != Needs::Of::person || needs.sessions == any) return;
    if (person.device && needs.sessions == of_people)
        throw Refusal::forbidden(
            "this operation is for people who have signed in, not for paired "
            "devices");
    if (!person.device && needs.sessions == of_devices)
        throw Refusal::forbidden("this operation is for paired devices");
}

void require_token(const auth::Allowance& allowance, const char* sentence) {
    if (!allowance.is_granted)
        throw Refusal(429, "rate_limited", sentence)
            .with_header("Retry-After",
                         std::to_string(std::max<std::int64_t>(1, allowance.reset_s)));
}

// Whether a client that came through this listener or socket may see that the path exists.
bool is_shown(const Operation& operation, const http::Request& request) {
    if (request.is_private) return true;
    if (request.is_service) return operation.is_service;
    if (operation.reach == Reach::this_machine) return request.is_local();
    return operation.reach == Reach::everywhere;
}

Refusal no_such_path(const Router& router, const http::Request& request) {
    const std::string nearest =
        router.nearest().to(request.path, request.method,
                            [&](const Route& route) { return is_shown(route.operation, request); });
    if (nearest.empty()) return Refusal::not_found("path");
    return {404, "not_found", "path not found: did you mean " + nearest + '?'};
}

// Calls of devices are watched (Services::watches), so they all take the normal path.
bool names_device(const http::Request& request) {
    return base::lower_ascii(request.query).find("deviceid=") != std::string::npos;
}

}  // namespace

std::optional<http::Response> answer_again(Services& services, const http::Request& request) {
    if (request.method != Method::get && request.method != Method::head) return {};
    if (request.is_service || names_device(request)) return {};
    const auto version = services.database.version();
    if (!version) return {};
    Asking asking{request};
    const std::int64_t now_ms = services.world.clock.now_ms();
    asking.principal = services.keys.recall(request.header("apikey"), now_ms);
    if (!asking.principal) return {};
    auto kept = services.answers.find({*asking.principal, request.target}, *version);
    if (!kept) return {};
    const auto is_export = kept->route->operation.is_export;
    if (is_export && is_export(request.query)) return {};
    note_address(services, asking.principal, request, now_ms);
    asking.allowance = take_token(services, *asking.principal, now_ms);
    if (asking.allowance && !asking.allowance->is_granted) return {};
    asking.route = kept->route;
    http::Response response =
        is_current(request, kept->tag) ? not_modified(kept->tag) : kept->response();
    finish(services, asking, response);
    return response;
}

Exchange::Exchange(Services& services, const Router& router, const http::Request& request)
    : services_(services), router_(router), request_(request), asking_{request} {}

void Exchange::admit(http::Admission& admission) {
    if (request_.method == Method::options) {
        take_address_token();
        admission.answer = finished(preflight(allowed_methods()));
        return;
    }
    find_route();
    const Route& route = call_->route;
    if (route.admission.needs_key)
        recognise(*call_);
    else
        take_address_token();
    require_plain(request_);
    const Content& body = route.operation.body;
    const bool reads_body = route.is_write() || body.of != Content::Of::nothing;
    if (reads_body && body.is_json()) require_json(request_);
    admission.body_bytes_max = route.operation.body_bytes_max;
    admission.holder = call_->principal ? call_->principal->id : request_.client_address;
}

// Where there is no such path, every method is allowed, so that a browser may send its request and
// read the 404.
std::string Exchange::allowed_methods() const {
    auto match = router_.find(request_.method, request_.path);
    const bool is_path = match.at_path && is_shown(match.at_path->operation, request_);
    return is_path ? std::move(match.allowed) : std::string(any_method);
}

void Exchange::find_route() {
    auto match = router_.find(request_.method, request_.path);
    if (!match.at_path || !is_shown(match.at_path->operation, request_)) {
        take_address_token();
        throw no_such_path(router_, request_);
    }
    if (!match.route) take_address_token();
    if (!match.route)
        throw Refusal(405, "method_not_allowed",
                      "Method not allowed for this path: use " + match.allowed + ", not " +
                          base::shortened(std::string(request_.method_name), method_bytes_max))
            .with_header("Allow", match.allowed);
    call_.emplace(Call{.request = request_,
                       .route = *match.route,
                       .path = std::move(match.parts),
                       .query = taken_query(*match.route, request_.query),
                       .principal = nullptr,
                       .services = services_,
                       .now_ms = services_.world.clock.now_ms()});
    asking_.route = match.route;
}

// Requests without a valid key are limited by address, except those from this machine and those on
// the private socket.
void Exchange::take_address_token() {
    if (request_.is_private || !services_.address_rate.is_set() || request_.is_local()) return;
    require_token(services_.address_rate.take(auth::name_of_address(request_.client_address),
                                              services_.world.clock.now_ms()),
                  "Too many requests without a key from this address");
}

// A cached key needs no transaction. A request with an invalid key takes a token of its address.
std::shared_ptr<const auth::Principal> Exchange::principal_of(std::string_view key,
                                                              std::int64_t now_ms) {
    auto principal = services_.keys.recall(key, now_ms);
    if (principal) return principal;
    try {
        services_.database.read([&](storage::ReadView& view) {
            principal = services_.keys.recognise(key, view, now_ms);
        });
    } catch (const Refusal& refusal) {
        if (refusal.status == 401) take_address_token();
        throw;
    }
    return principal;
}

// At a paired device somebody may have entered their pin: then the request is that person's.
std::shared_ptr<const auth::Person> Exchange::with_pin(
    std::shared_ptr<const auth::Person> person) const {
    const std::string_view token = request_.header("x-person");
    if (!person->device || !token.data()) return person;
    services_.database.read([&](storage::ReadView& view) {
        person = auth::person_at(view, services_.pepper, *person, token, call_->now_ms);
    });
    return person;
}

// The person of a session, if the request comes from one of our pages.
void Exchange::recognise_person(Call& call, std::string_view cookie) {
    std::shared_ptr<const auth::Person> person;
    try {
        person = services_.of<auth::SessionRing>().recognise(services_.pepper, cookie,
                                                             services_.database, call.now_ms);
    } catch (const Refusal& refusal) {
        if (refusal.status == 401) take_address_token();
        throw;
    }
    if (request_.method != Method::get && request_.method != Method::head)
        require_own_page(request_, person->csrf_token);
    require_session(*person, call.route.needs);
    person = with_pin(std::move(person));
    const std::string* store = call.path.find("store");
    const Needs& needs = call.route.needs;
    call.principal = needs.of == Needs::Of::privilege
                         ? auth::principal_of(person, needs.demand, store ? *store : "")
                         : auth::principal_of(person);
    asking_.principal = call.principal;
    asking_.allowance = take_token(services_, *call.principal, call.now_ms);
    if (asking_.allowance) require_token(*asking_.allowance, "Too many requests from this person");
}

// A key is sent on purpose, a cookie automatically: so the key wins where there are both.
void Exchange::recognise(Call& call) {
    if (!request_.header("apikey").data())
        if (const auto cookie = session_cookie(request_)) return recognise_person(call, *cookie);
    call.principal = principal_of(request_.header("apikey"), call.now_ms);
    note_address(services_, call.principal, request_, call.now_ms);
    asking_.principal = call.principal;
    asking_.allowance = take_token(services_, *call.principal, call.now_ms);
    if (asking_.allowance) require_token(*asking_.allowance, "Too many requests with this key");
    if (call.route.needs.of == Needs::Of::person)
        throw Refusal::forbidden("this operation is for people who have signed in, not for keys");
    require_area(*call.principal, call.route);
}

void Exchange::run(http::Respond respond) {
    respond_ = std::move(respond);
    asking_.started = std::chrono::steady_clock::now();
    const storage::AskedBy asked(writes_asker());
    guarded(
        request_, [this](http::Response response) { finish(std::move(response)); },
        [this] { dispatch(*call_); });
    if (!call_->principal) return;
    for (const Watch watch : services_.watches) succeeds("watch", [&] { watch(*call_); });
}

void Exchange::dispatch(Call& call) {
    const Operation& operation = call.route.operation;
    if (operation.run.give)
        return operation.run.give(
            {shared_from_this(), &call},
            [self = shared_from_this()](http::Response it) { self->finish(std::move(it)); });
    if (call.route.is_read()) return run_read(call);
    if (operation.run.work) {
        Lanes& lanes = services_.lanes;
        if (operation.pace.lane == sign_ins) return run_sign_in(call);
        const bool is_long = operation.pace.is_long && operation.pace.is_long(call);
        return run_in(is_long ? lanes.long_commands : lanes.commands, &Exchange::run_work);
    }
    if (!operation.pace.is_slow || !operation.pace.is_slow(call)) return run_write(call);
    run_in(services_.lanes.prepares, &Exchange::run_write);
}

void Exchange::run_read(Call& call) {
    std::optional<http::Response> response;
    const auto version = services_.database.version();
    services_.database.read([&](storage::ReadView& view) {
        response = call.route.operation.is_kept ? kept_answer(call, view, version)
                                                : short_answer(call, view);
    });
    if (response) return finish(*std::move(response));
    ask_for_long(call);
}

// `version` is that of the database before the snapshot began. When it is still the same after the
// answer was made, nothing was committed in between, and the answer is right for that version.
std::optional<http::Response> Exchange::kept_answer(Call& call, storage::ReadView& view,
                                                    std::optional<std::uint64_t> version) {
    const AnswerCache::Asked asked{*call.principal, request_.target};
    if (version)
        if (const auto kept = services_.answers.find(asked, *version))
            return is_current(request_, kept->tag) ? not_modified(kept->tag) : kept->response();
    auto response = short_answer(call, view);
    if (!response) return {};
    if (is_momentary_ || services_.database.version() != version) version.reset();
    return services_.answers.keep(asked, call.route, version, *std::move(response));
}

// Makes the answer here, on the I/O thread. Nothing when it is long or may take long, like a search
// through every record of a large store: then a worker makes it, and no other client waits.
std::optional<http::Response> Exchange::short_answer(Call& call, storage::ReadView& view) {
    const Operation& operation = call.route.operation;
    if (operation.run.read) return operation.run.read(call, view);
    const auto reading = operation.run.open(call, view);
    tag_ = reading->tag;
    is_momentary_ = reading->is_momentary;
    if (tag_.empty()) return untagged_answer(*reading, view);
    if (is_current(request_, tag_)) return not_modified(tag_);
    if (operation.is_kept)
        if (const auto kept = services_.answers.find({*call.principal, request_.target}, tag_))
            return kept->response();
    if (reading->is_slow) return {};
    if (services_.long_answers.is_under_way({*call.principal, request_.target, tag_})) return {};
    http::Response response;
    std::string body;
    reading->describe(view, response);
    if (reading->append(view, body)) return {};
    response.set("ETag", tag_);
    response.body = std::move(body);
    return response;
}

std::optional<http::Response> Exchange::untagged_answer(StreamedAnswer& reading,
                                                        storage::ReadView& view) {
    if (reading.is_slow) return {};
    http::Response response;
    std::string body;
    reading.describe(view, response);
    if (reading.append(view, body)) return {};
    const std::string tag = quoted_tag(hash_of_answer(body));
    if (is_current(request_, tag)) return not_modified(tag);
    response.set("ETag", tag);
    response.body = std::move(body);
    return response;
}

// Without a tag it is unknown whether an answer in progress shows the state committed when this
// request came, so it is not shared.
void Exchange::ask_for_long(Call& call) {
    static std::atomic<std::uint64_t> unshared{0};
    const std::string own = tag_.empty() ? '#' + std::to_string(++unshared) : tag_;
    Lanes& lanes = services_.lanes;
    services_.long_answers.ask(
        call.route.operation.pace.lane == api::reports ? lanes.reports : lanes.reads,
        {*call.principal, request_.target, own},
        [self = shared_from_this()](Spool& spool) { return self->make_long(*self->call_, spool); },
        [self = shared_from_this()](std::shared_ptr<const LongAnswers::Answer> answer,
                                    std::exception_ptr thrown) {
            if (thrown) return self->finish(failure(self->request_, std::move(thrown)));
            guarded(
                self->request_, [&](http::Response response) { self->finish(std::move(response)); },
                [&] { self->finish(self->long_answer(std::move(answer))); });
        });
}

http::Response Exchange::long_answer(std::shared_ptr<const LongAnswers::Answer> answer) {
    const auto version = answer->head.version;
    auto response = LongAnswers::response_of(std::move(answer));
    if (!call_->route.operation.is_kept) return response;
    return services_.answers.keep({*call_->principal, request_.target}, call_->route, version,
                                  std::move(response));
}

// Makes the answer on a worker: from the start, in a new snapshot, with the ETag read there.
LongAnswers::Head Exchange::make_long(Call& call, Spool& spool) {
    http::Response response;
    std::optional<storage::WideReads> on_this_thread;
    if (call.route.operation.pace.lane == api::reports) on_this_thread.emplace();
    auto version = services_.database.version();
    services_.database.read([&](storage::ReadView& view) {
        const auto reading = call.route.operation.run.open(call, view);
        reading->describe(view, response);
        if (!reading->tag.empty()) response.set("ETag", reading->tag);
        std::string part;
        bool has_more = true;
        while (has_more) {
            part.clear();
            has_more = reading->append(view, part);
            spool.append(part);
        }
    });
    if (is_momentary_ || services_.database.version() != version) version.reset();
    return {std::move(response.fields), response.content_type, version};
}

void Exchange::run_write(Call& call) {
    std::optional<http::Response> replayed;
    Plan plan;
    bool is_alone = call.route.operation.pace.is_alone || request_.body.size() > short_bytes_max;
    services_.database.read([&](storage::ReadView& view) {
        const SafeRetry retry(call);
        if (retry.is_asked()) replayed = retry.replay(view);
        if (replayed) return;
        plan = call.route.operation.run.prepare(call, view);
        is_alone |= plan.is_long;
        plan = audited(call, std::move(plan));
        if (retry.is_asked()) plan = retry.once(std::move(plan));
    });
    if (replayed) return finish(completed(*std::move(replayed)));
    if (!plan.scope.account.empty()) plan.also.push_back(std::move(plan.scope));
    planned_ = std::move(plan.run);
    services_.database.write({.apply =
                                  [self = shared_from_this()](storage::Transaction& tx) {
                                      Outcome outcome = self->planned_(tx);
                                      self->written_ = std::move(outcome.answer);
                                      self->is_repetition_ = outcome.is_repetition;
                                  },
                              .done =
                                  [self = shared_from_this(), is_alone](std::exception_ptr thrown) {
                                      if (is_alone) self->free_plan();
                                      self->finish_write(std::move(thrown));
                                  },
                              .scopes = storage::Scopes(std::move(plan.also)),
                              .is_alone = is_alone});
}

// The data of a long write takes long to free too: neither other writes nor the I/O thread should
// wait for that.
void Exchange::free_plan() noexcept {
    try {
        services_.lanes.prepares.post(asker(), [planned = std::exchange(planned_, {})] {});
    } catch (const std::bad_alloc&) {  // no memory to post it: it was freed here
    }
}

http::Response Exchange::completed(http::Response response) const {
    const auto complete = call_->route.operation.retry.complete;
    if (complete && response.status == 200)
        response.body = complete(*call_, std::get<std::string>(std::move(response.body)));
    return response;
}

// On the I/O thread of the request, or here where there is none. Allocates only when a failure can
// be handled.
template <class Work>
void Exchange::at_home(const Work& work) {
    try {
        if (request_.home) return request_.home->post(work);
    } catch (const std::bad_alloc&) {  // no memory to post it: this thread does it
    }
    work();
}

// This runs on a writing thread, for which other writes wait. So the answer is made on the I/O
// thread of the request.
void Exchange::finish_write(std::exception_ptr thrown) {
    at_home([self = shared_from_this(), thrown = std::move(thrown)] {
        succeeds("answer", [&] {
            if (thrown) return self->finish(failure(self->request_, thrown));
            const bool is_done = self->is_repetition_ || self->written_.status != 200;
            if (self->call_->route.operation.retry.follow && !is_done) return self->follow();
            self->finish(self->completed(std::move(self->written_)));
        });
    });
}

void Exchange::follow() {
    guarded(
        request_, [this](http::Response response) { finish(std::move(response)); },
        [this] {
            call_->route.operation.retry.follow(
                {shared_from_this(), &*call_}, std::get<std::string>(written_.body),
                [self = shared_from_this()](std::string body) { self->settle(std::move(body)); });
        });
}

// The outcome is answered even if it cannot be stored for retries.
void Exchange::settle(std::string body) {
    const auto was = std::get<std::string>(std::exchange(written_.body, std::move(body)));
    bool is_queued = false;
    succeeds("kept answer", [&] { is_queued = amend(was); });
    if (!is_queued) answer_written();
}

// Answers once it is stored; false: nobody asked for that.
bool Exchange::amend(const std::string& was) {
    const SafeRetry retry(*call_);
    if (!retry.is_asked()) return false;
    services_.database.write(
        {.apply =
             [self = shared_from_this(), retry, was](storage::Transaction& tx) {
                 retry.amend(tx, was, std::get<std::string>(self->written_.body));
             },
         .done =
             [self = shared_from_this()](const std::exception_ptr& thrown) {
                 if (thrown) succeeds("kept answer", [&] { std::rethrow_exception(thrown); });
                 self->answer_written();
             },
         .scopes = {},
         .asker = writes_asker()});
    return true;
}

void Exchange::answer_written() {
    at_home([self = shared_from_this()] {
        succeeds("answer", [&] { self->finish(self->completed(std::move(self->written_))); });
    });
}

void Exchange::run_work(Call& call) { finish(call.route.operation.run.work(call)); }

std::string_view Exchange::asker() const {
    return call_->principal ? std::string_view(call_->principal->id) : request_.client_address;
}

// Callers without a key take turns by address, and together have the turns of one account.
storage::Asker Exchange::writes_asker() const {
    if (call_->principal) return {call_->principal->account, call_->principal->id};
    return {"", auth::name_of_address(request_.client_address)};
}

// Known visitors do not wait for strangers.
void Exchange::run_sign_in(Call& call) {
    const Visit visit = services_.of<Visitors>().visit(call);
    Lane& lane = visit.is_known ? services_.lanes.sign_ins : services_.lanes.strangers;
    run_in(lane, &Exchange::run_work, visit.asker, visit.tries);
}

void Exchange::run_in(Lane& lane, void (Exchange::*step)(Call&)) { run_in(lane, step, asker(), 0); }

void Exchange::run_in(Lane& lane, void (Exchange::*step)(Call&), std::string_view who, int rank) {
    const auto work = [self = shared_from_this(), step] {
        const storage::AskedBy asked(self->writes_asker());
        guarded(
            self->request_, [&](http::Response response) { self->finish(std::move(response)); },
            [&] { (self.get()->*step)(*self->call_); });
    };
    const bool is_taken = lane.post(who, work, rank);
    if (!is_taken)
        throw Refusal::unavailable("busy", "Too many requests of this key are waiting", 1);
}

http::Response Exchange::finished(http::Response response) {
    api::finish(services_, asking_, response);
    return response;
}

// When there is no memory for the common headers, the answer is sent without them.
void Exchange::finish(http::Response response) noexcept {
    if (response.status == 200 && call_ && call_->route.operation.is_export) note_export(*call_);
    try {
        api::finish(services_, asking_, response);
    } catch (...) {
    }
    respond_(std::move(response));
}

}  // namespace api
