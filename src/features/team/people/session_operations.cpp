// Signing out, and the sessions that a person has.
#include "access/sessions.hpp"
#include "api/answers.hpp"
#include "api/session_cookie.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/team/people/confirmation.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/people/who.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;

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

constexpr api::Parameter session_in_path{"session", api::in_path, api::an_id,
                                         R"("650000000000000000000501")",
                                         "Id of the session, from the list of sessions."};

}  // namespace

constexpr api::Subject session_subject{
    "session", "Sessions",
    "People sign in with e-mail and password, and get a cookie in place of a key. It ends after "
    "30 minutes without use and 12 hours at the latest. Requests that change something must show "
    "`csrfToken` in the header `X-CSRF-Token`."};

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
