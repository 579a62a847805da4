// Signing in and out, and the sessions that a person has.
#include "access/sessions.hpp"
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "api/session_cookie.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/people/bodies.hpp"
#include "features/people/browsers.hpp"
#include "features/people/confirmation.hpp"
#include "features/people/counts.hpp"
#include "features/people/operations.hpp"
#include "features/people/second_factor.hpp"
#include "features/people/who.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;

constexpr std::size_t token_characters = 43;

// Whoever has an e-mail address, and whether that is a person who may sign in.
struct Candidate {
    std::optional<auth::SignIn> sign_in;
    bool may_sign_in = false;

    std::optional<auth::SignIn> person() const { return may_sign_in ? sign_in : std::nullopt; }
    std::string account() const { return sign_in ? sign_in->account : std::string(); }
};

// Asks the tables the same, whether or not there is such a sign-in.
Candidate find_candidate(storage::ReadView& view, std::string_view email) {
    Candidate candidate{auth::find_sign_in(view, email)};
    const auto& found = candidate.sign_in;
    const auto rights = auth::rights_of(view, candidate.account(), found ? found->id : "");
    candidate.may_sign_in = found && found->is_person() && found->is_active && is_any_open(rights);
    return candidate;
}

// A sign-in on its way to its transaction. The password has been looked at and is gone.
struct Attempt {
    const Call& call;
    std::string email, code;
    Candidate candidate;  // found before the transaction
    bool is_right;
    Guard guard;
    auth::NewSession session;
};

struct Decision {
    std::optional<Refusal> refusal{};
    std::string answer{};
};

// The person, if it is still the one whose password was looked at.
std::optional<auth::SignIn> same_person(storage::ReadView& view, const Attempt& attempt) {
    const auto now = find_candidate(view, attempt.email).person();
    const auto then = attempt.candidate.person();
    const bool is_same =
        now && then && now->id == then->id && now->password_hash == then->password_hash;
    return is_same ? now : std::nullopt;
}

void append_audit(storage::Transaction& tx, const Attempt& attempt, std::string_view operation,
                  std::string_view outcome, std::string_view session) {
    if (attempt.candidate.account().empty()) return;  // then there is no chain to add it to
    storage::AuditEntry entry = api::entry_of(attempt.call);
    entry.who = entry.id = attempt.candidate.sign_in->id;
    entry.operation = operation;
    entry.kind = "signIn";
    entry.session = session;
    entry.outcome = outcome;
    storage::append_audit(tx, attempt.candidate.account(), "", entry);
}

// A failure is answered and not thrown, because it must be counted.
Decision failed(storage::Transaction& tx, const Attempt& attempt, const char* code,
                const char* sentence) {
    attempt.guard.note_failure(tx);
    append_audit(tx, attempt, "signInFailed", code, "");
    return {.refusal = Refusal(401, code, sentence)};
}

// The session that the browser had before ends, whoever had it.
void end_earlier(const Call& call) {
    const auto cookie = api::session_cookie(call.request);
    const auto token = cookie ? auth::read_session_token(*cookie) : std::nullopt;
    if (!token) return;
    std::optional<auth::FoundSession> found;
    call.services.database.read([&](storage::ReadView& view) {
        found = auth::find_session(view, call.services.pepper, *token, call.now_ms);
    });
    if (!found) return;
    call.services.database.write_now([&](storage::Transaction& tx) {
        tx.lock(token->account, "");
        auth::end_session(tx, token->account, found->session.sign_in, found->session.id,
                          call.now_ms);
    });
}

Decision let_in(storage::Transaction& tx, const Attempt& attempt, const auth::SignIn& person) {
    const Call& call = attempt.call;
    attempt.guard.note_success(tx);
    const auto session = auth::add_session(tx, call.services.pepper, attempt.session, call.now_ms);
    auth::note_signed_in(tx, person.account, person.id, call.now_ms);
    append_audit(tx, attempt, "signIn", "done", session.id);
    return {.answer = who_json(tx, person, session,
                               auth::csrf_token(call.services.pepper, attempt.session.token))};
}

Decision decide(storage::Transaction& tx, const Attempt& attempt) {
    const Call& call = attempt.call;
    if (attempt.candidate.sign_in) tx.lock(attempt.candidate.account(), "");
    take_turn(tx);
    attempt.guard.require_open(tx);
    const auto person = same_person(tx, attempt);
    if (!attempt.is_right || !person)
        return failed(tx, attempt, "wrong_login", "The e-mail address or the password is wrong");
    if (!person->factor.empty() && attempt.code.empty())
        return {.refusal =
                    Refusal(401, "second_factor_required", "Send the code of the second factor too",
                            {}, {{"code", "is required"}})};
    if (!person->factor.empty() &&
        !take_code(tx, call.services.pepper, *person, attempt.code, call.now_ms))
        return failed(tx, attempt, "wrong_code", "The code is wrong, or was used before");
    return let_in(tx, attempt, *person);
}

Attempt look_at(const Call& call, const Record& body) {
    const auto& services = call.services;
    Candidate candidate;
    services.database.read([&](storage::ReadView& view) {
        candidate = find_candidate(view, body[sign_in_input.email]);
        Guard(services.pepper, body[sign_in_input.email], call.request.client_address,
              candidate.person(), call.now_ms)
            .require_open(view);
    });
    const bool is_right = auth::is_password_of(candidate.person(), body[sign_in_input.password]);
    Guard guard(services.pepper, body[sign_in_input.email], call.request.client_address,
                candidate.person(), call.now_ms);
    auth::NewSession session{.account = candidate.account(),
                             .id = services.world.ids.next(),
                             .sign_in = candidate.sign_in ? candidate.sign_in->id : std::string(),
                             .token = auth::random_base62(services.world.random, token_characters),
                             .network = auth::network_of(call.request.client_address),
                             .address = guard.trace().address,
                             .agent = browser_of(call.request.header("user-agent"))};
    return {call,     body[sign_in_input.email], body[sign_in_input.code], std::move(candidate),
            is_right, std::move(guard),          std::move(session)};
}

Decision decide(const Call& call, const Attempt& attempt) {
    Decision decision;
    call.services.database.write_now(
        [&](storage::Transaction& tx) { decision = decide(tx, attempt); });
    return decision;
}

http::Response answer_sign_in(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, sign_in_input);
    Counts& counts = call.services.of<Counts>();
    try {
        const Attempt attempt = look_at(call, body);
        Decision decision = decide(call, attempt);
        if (decision.refusal) throw *decision.refusal;
        end_earlier(call);
        ++counts.signed_in;
        auto response = api::json_answer(std::move(decision.answer));
        const auth::SessionToken token{attempt.session.account, attempt.session.token};
        response.set("Set-Cookie", api::cookie_for(call.request, token.text()));
        return response;
    } catch (const Refusal& refusal) {
        if (refusal.status == 401) ++counts.failed;
        if (refusal.status == 429) ++counts.locked;
        throw;
    }
}

auth::Session own_session(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    for (auth::Session& one : auth::sessions_of(view, person.account, person.id, call.now_ms))
        if (one.id == person.session) return std::move(one);
    throw Refusal::unauthorized("The session is over; sign in again.");
}

http::Response answer_session(const Call& call, storage::ReadView& view) {
    auto response =
        api::json_answer(who_json(view, own_sign_in(call, view), own_session(call, view),
                                  call.principal->person->csrf_token));
    response.set("Cache-Control", "no-store");
    return response;
}

std::string ended_json() { return base::JsonObject().flag("ended", true).done(); }

// A plan about the sessions of the person who calls.
api::Plan plan_of(const Call& call, std::function<http::Response(storage::Transaction&)> run) {
    return {{call.principal->account, ""},
            [run = std::move(run)](storage::Transaction& tx) { return api::Outcome(run(tx)); }};
}

api::Plan prepare_sign_out(const Call& call, storage::ReadView&) {
    return plan_of(call, [&call](storage::Transaction& tx) {
        const auth::Person& person = *call.principal->person;
        auth::end_session(tx, person.account, person.id, person.session, call.now_ms);
        auto response = api::json_answer(ended_json());
        response.set("Set-Cookie", api::no_cookie_for(call.request));
        return response;
    });
}

http::Response answer_sessions(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    std::vector<std::string> sessions;
    for (const auth::Session& one : auth::sessions_of(view, person.account, person.id, call.now_ms))
        sessions.push_back(base::JsonObject()
                               .text("id", one.id)
                               .text("createdAt", base::iso_time(one.created_ms))
                               .text("lastSeen", base::iso_time(one.last_ms))
                               .text("network", one.network)
                               .text("browser", one.agent)
                               .flag("current", one.id == person.session)
                               .done());
    return api::json_answer(base::json_array(sessions));
}

api::Plan prepare_end_one(const Call& call, storage::ReadView&) {
    return plan_of(call,
                   [&call, id = base::lower_ascii(call.path["session"])](storage::Transaction& tx) {
                       const auth::Person& person = *call.principal->person;
                       if (!auth::end_session(tx, person.account, person.id, id, call.now_ms))
                           throw Refusal::not_found("session");
                       return api::json_answer(ended_json());
                   });
}

api::Plan prepare_end_others(const Call& call, storage::ReadView&) {
    return plan_of(call, [&call](storage::Transaction& tx) {
        const auth::Person& person = *call.principal->person;
        auth::end_sessions_of(tx, person.account, person.id, person.session, call.now_ms);
        return api::json_answer(ended_json());
    });
}

constexpr api::Schema session_schema{"Session",
                                     R"({"type":"object","description":"A session of a person.",
"required":["id","createdAt","lastSeen","network","browser","current"],"properties":{
"id":{"type":"string","description":"Identifies the session."},
"createdAt":{"type":"string","format":"date-time","description":"When the person signed in."},
"lastSeen":{"type":"string","format":"date-time","description":"When it was used last, to the minute."},
"network":{"type":"string","description":"From which network the person signed in."},
"browser":{"type":"string","description":"With what, in a few words; empty when that is not known."},
"current":{"type":"boolean","description":"Whether it is the one that asks."}},
"additionalProperties":true})"};
constexpr api::Schema ended_schema{
    "Ended", R"({"type":"object","description":"What was asked to end has ended.",
"required":["ended"],"properties":{
"ended":{"type":"boolean","description":"Always true."}},
"additionalProperties":true})"};
constexpr api::Content ended_content{.of = api::Content::Of::schema, .schema = &ended_schema};
constexpr api::Content who_content{.of = api::Content::Of::schema, .schema = &who_schema};

constexpr api::Parameter session_in_path{"session", api::in_path, api::id_schema,
                                         R"("650000000000000000000501")",
                                         "Id of the session, from the list of sessions."};

}  // namespace

constexpr api::Subject session_subject{
    "session", "Sessions",
    "People sign in with e-mail and password, and get a cookie in place of a key. It ends after "
    "30 minutes without use and 12 hours at the latest. Requests that change something must show "
    "`csrfToken` in the header `X-CSRF-Token`."};

const api::Operation sign_in{
    .name = "sign_in",
    .subject = &session_subject,
    .id = "signIn",
    .summary = "Sign in",
    .description =
        "Begins a session and sets its cookie; the one that the browser had before ends. The "
        "answer is 401 `wrong_login` whether the e-mail address is unknown, the password is wrong "
        "or the person may not sign in. Where a second factor is asked for, it is 401 "
        "`second_factor_required` without a code and `wrong_code` with a wrong one. After too many "
        "failures it is 429 `login_locked`.",
    .work = answer_sign_in,
    .body = api::described(sign_in_input, R"({"email":"manager@demo.example","password":"demo"})"),
    .answer = who_content,
    .failures = {400, 401, 403, 429, 503},
    .is_sign_in = true};

const api::Operation show_session{
    .name = "show",
    .subject = &session_subject,
    .id = "showSession",
    .summary = "Show who has signed in",
    .description = "Tells whose session it is, what the person may do, and the `csrfToken`.",
    .read = answer_session,
    .answer = who_content};

const api::Operation sign_out{.name = "sign_out",
                              .subject = &session_subject,
                              .id = "signOut",
                              .summary = "Sign out",
                              .description = "Ends the session and removes its cookie.",
                              .prepare = prepare_sign_out,
                              .answer = ended_content};

const api::Operation list_sessions{
    .name = "list",
    .subject = &session_subject,
    .id = "listSessions",
    .summary = "List own sessions",
    .description = "Lists the sessions of the person that have not ended, the latest first.",
    .read = answer_sessions,
    .answer = {.of = api::Content::Of::schema, .schema = &session_schema, .is_list = true}};

const api::Operation end_own_session{.name = "end",
                                     .subject = &session_subject,
                                     .id = "endSession",
                                     .summary = "End an own session",
                                     .description = "Ends one of the person's own sessions.",
                                     .prepare = prepare_end_one,
                                     .answer = ended_content,
                                     .parameters = {&session_in_path},
                                     .failures = {404}};

const api::Operation end_other_sessions{
    .name = "end_others",
    .subject = &session_subject,
    .id = "endOtherSessions",
    .summary = "End all other own sessions",
    .description = "Ends every session of the person but the one that asks.",
    .prepare = prepare_end_others,
    .answer = ended_content};

}  // namespace features::people
