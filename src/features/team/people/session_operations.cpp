// Signing out, and the sessions of a person.
#include "api/answers.hpp"
#include "api/row_query.hpp"
#include "api/session_cookie.hpp"
#include "auth/pairings.hpp"
#include "auth/sessions.hpp"
#include "base/text.hpp"
#include "features/team/people/confirmation.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/people/who.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;
using schema::instant;
using schema::of;
using schema::within;

auth::Session own_session(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    for (auth::Session& one : auth::sessions_of(view, person.account, person.id, call.now_ms))
        if (one.id == person.session) return std::move(one);
    throw Refusal::unauthorized("The session has ended; sign in again.");
}

// The paired device that the request comes from, with or without a person's pin.
Who own_device(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    const auto pairing = auth::find_pairing(view, person.account, person.device->id);
    const auto found = pairing && pairing->is_paired()
                           ? auth::session_of_pairing(view, *pairing, person.csrf_token)
                           : std::nullopt;
    if (!found) throw Refusal::unauthorized("This device is no longer paired.");
    return who_of_device(view, *found);
}

Who own(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    if (person.device) return own_device(call, view);
    return who_of(view, own_sign_in(call, view), own_session(call, view), person.csrf_token);
}

http::Response answer_session(const Call& call, storage::ReadView& view) {
    auto response = api::json_answer(schema::write(who_answer, own(call, view)));
    response.set("Cache-Control", "no-store");
    return response;
}

// The answer to a request to end sessions.
struct Ended {
    bool is_ended = true;
};
constexpr schema::Property<Ended> ended_properties[] = {
    {"ended", of<&Ended::is_ended>, "Always true."},
};
constexpr schema::Object<Ended> ended_answer{"Ended", "The sessions have ended.", ended_properties};

struct ShownSession {
    auth::Session session;
    bool is_current;
};
constexpr schema::Property<ShownSession> session_properties[] = {
    {"id", of<within<&ShownSession::session, &auth::Session::id>>, "Identifies the session."},
    {"createdAt", instant<within<&ShownSession::session, &auth::Session::created_ms>>,
     "When the person signed in."},
    {"lastSeen", instant<within<&ShownSession::session, &auth::Session::last_ms>>,
     "When it was last used, to the minute."},
    {"network", of<within<&ShownSession::session, &auth::Session::network>>,
     "The network from which the person signed in."},
    {"browser", of<within<&ShownSession::session, &auth::Session::agent>>,
     "The browser and system in a few words; empty if unknown."},
    {"current", of<&ShownSession::is_current>, "Whether it is the session of this request."},
};
constexpr schema::Object<ShownSession> session_answer{"Session", "A session of a person.",
                                                      session_properties};

// A plan for the sessions of the calling person.
api::Plan plan_of(const Call& call, std::function<http::Response(storage::Transaction&)> run) {
    return {{call.principal->account, ""},
            [run = std::move(run)](storage::Transaction& tx) { return api::Outcome(run(tx)); }};
}

api::Plan prepare_sign_out(const Call& call, storage::ReadView&) {
    return plan_of(call, [&call](storage::Transaction& tx) {
        const auth::Person& person = *call.principal->person;
        auth::end_session(tx, person.account, person.id, person.session, call.now_ms);
        auto response = api::json_answer(schema::write(ended_answer, {}));
        response.set("Set-Cookie", api::no_cookie_for(call.request));
        return response;
    });
}

http::Response answer_sessions(const Call& call, storage::ReadView& view) {
    const auth::Person& person = *call.principal->person;
    std::vector<ShownSession> sessions;
    for (auth::Session& one : auth::sessions_of(view, person.account, person.id, call.now_ms)) {
        const bool is_current = one.id == person.session;
        sessions.push_back({std::move(one), is_current});
    }
    return api::json_answer(schema::write_all(session_answer, sessions));
}

api::Plan prepare_end_one(const Call& call, storage::ReadView&) {
    return plan_of(call,
                   [&call, id = base::lower_ascii(call.path["session"])](storage::Transaction& tx) {
                       const auth::Person& person = *call.principal->person;
                       if (!auth::end_session(tx, person.account, person.id, id, call.now_ms))
                           throw Refusal::not_found("session");
                       return api::json_answer(schema::write(ended_answer, {}));
                   });
}

api::Plan prepare_end_others(const Call& call, storage::ReadView&) {
    return plan_of(call, [&call](storage::Transaction& tx) {
        const auth::Person& person = *call.principal->person;
        auth::end_sessions_of(tx, person.account, person.id, person.session, call.now_ms);
        return api::json_answer(schema::write(ended_answer, {}));
    });
}

constexpr api::Parameter session_in_path{"session", api::in_path, api::an_id,
                                         R"("650000000000000000000501")",
                                         "Id of the session, from the list of sessions."};

}  // namespace

constexpr api::Subject session_subject{
    "session", "Sessions",
    "People sign in with e-mail and password, and get a cookie in place of a key. A session ends "
    "after 30 minutes without use, and after 12 hours at the latest. Requests that change "
    "something must send `csrfToken` in the header `X-CSRF-Token`. A paired device has a session "
    "too, which stays."};

const api::Operation show_session{
    .name = "show",
    .subject = &session_subject,
    .id = "showSession",
    .summary = "Get the current session",
    .description =
        "Returns whose session it is, what the person or the paired device may do, and the "
        "`csrfToken`.",
    .run = answer_session,
    .answer = api::one(who_answer)};

const api::Operation sign_out{.name = "sign_out",
                              .subject = &session_subject,
                              .id = "signOut",
                              .summary = "Sign out",
                              .description = "Ends the session and removes its cookie.",
                              .run = prepare_sign_out,
                              .answer = api::one(ended_answer)};

const api::Operation list_sessions{
    .name = "list",
    .subject = &session_subject,
    .id = "listSessions",
    .summary = "List own sessions",
    .description = "Lists the sessions of the person that have not ended, the latest first.",
    .run = api::choosing<answer_sessions>,
    .answer = api::many(session_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

const api::Operation end_own_session{.name = "end",
                                     .subject = &session_subject,
                                     .id = "endSession",
                                     .summary = "End an own session",
                                     .description = "Ends one of the person's own sessions.",
                                     .run = prepare_end_one,
                                     .answer = api::one(ended_answer),
                                     .parameters = {&session_in_path},
                                     .failures = {404}};

const api::Operation end_other_sessions{
    .name = "end_others",
    .subject = &session_subject,
    .id = "endOtherSessions",
    .summary = "End all other own sessions",
    .description = "Ends every session of the person except the current one.",
    .run = prepare_end_others,
    .answer = api::one(ended_answer)};

}  // namespace features::people
