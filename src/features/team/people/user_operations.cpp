// What managers do with the sign-ins of users.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/row_query.hpp"
#include "api/shown_once.hpp"
#include "auth/person.hpp"
#include "auth/sessions.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/team/people/bodies.hpp"
#include "features/team/people/invitations.hpp"
#include "features/team/people/links.hpp"
#include "features/team/people/mails.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/people/second_factor.hpp"
#include "features/team/staff/grants.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;
using schema::instant_if;
using schema::of;

struct Target {
    storage::Row row;
    std::string sign_in;  // "" when the user has none
};

Target require_user(const Call& call, storage::ReadView& view) {
    Target target{records::require(view, kinds::user, *call.principal, call.path["id"]), {}};
    target.sign_in = schema::read_stored(target.row.doc, kinds::user)[kinds::user.sign_in];
    return target;
}

// The sign-in of the user in the path. Throws base::Refusal: 409 when there is none, 403 when that
// person may do more than the caller.
auth::SignIn require_sign_in(const Call& call, storage::ReadView& view) {
    const Target target = require_user(call, view);
    auto found = target.sign_in.empty()
                     ? std::nullopt
                     : auth::find_sign_in(view, call.principal->account, target.sign_in);
    if (!found) throw Refusal::conflict("no_sign_in", "The user has no sign-in");
    staff::require_no_more(view, *call.principal, target.row.id, found->id);
    return *std::move(found);
}

// Otherwise whoever has their session could take over the password and the second factor too.
void refuse_own(const Call& call, const auth::SignIn& sign_in) {
    if (call.principal->person && call.principal->person->id == sign_in.id)
        throw Refusal(
            403, "own_sign_in",
            "Change your own password and second factor in your session, with your password");
}

using Run = std::function<http::Response(storage::Transaction&)>;

api::Plan plan_of(const Call& call, const Target& target, Run run) {
    return {
        .scope = {call.principal->account, target.row.store},
        .run = [run = std::move(run)](storage::Transaction& tx) { return api::Outcome(run(tx)); },
        .also = {{call.principal->account, ""}}};
}

std::string_view state_of(const auth::SignIn& sign_in) {
    if (!sign_in.is_active) return "revoked";
    return sign_in.password_hash.empty() ? "invited" : "active";
}

// A sign-in of the staff, of which each answer shows a part.
struct ShownSignIn {
    std::string user;
    auth::SignIn sign_in;
    std::string name{};           // of the user
    std::string mail_error{};     // of a link
    std::int64_t expires_ms = 0;  // of a link
};
using Shown = schema::Property<ShownSignIn>;

constexpr std::array<std::string_view, 3> states{"invited", "active", "revoked"};
constexpr Shown user_property{"user", of<&ShownSignIn::user>, "Id of the user."};
constexpr Shown email_property{"email", of<[](const ShownSignIn& it) { return it.sign_in.email; }>,
                               "E-mail address of the sign-in."};
constexpr Shown state_property{
    "state", of<[](const ShownSignIn& it) { return state_of(it.sign_in); }>,
    "Whether the person has a password yet, or may no longer sign in.", states};
constexpr Shown factor_property{
    "secondFactor", of<[](const ShownSignIn& it) { return !it.sign_in.factor.empty(); }>,
    "Whether signing in requires a code."};

constexpr Shown link_properties[] = {
    user_property,
    email_property,
    state_property,
    {"sent", of<[](const ShownSignIn&) { return false; }>,
     "Whether the mail server has accepted a mail with the link. The answer waits for that: "
     "usually less than a second, 10 seconds if the mail server hangs, and at most 30 if others "
     "wait for it too. False if the server sends no mails. A retry with the same `Idempotency-Key` "
     "returns the result of the first mail and sends none."},
    {"mailError", schema::unless_empty<&ShownSignIn::mail_error>,
     "Why the mail was not sent, or may not have been, in a sentence. The link in `link` can still "
     "be used. Absent if the mail was sent, or the server sends no mails."},
    {"expiresAt", instant_if<&ShownSignIn::expires_ms>,
     "Until when the link can be used, if there is one."},
    {"link", schema::added<ShownSignIn>({.holds = schema::Holds::text, .is_optional = true}),
     "The one-time link to hand over, if it was not sent. It is only shown here. An invitation "
     "gives none to a person who has a password."},
};
constexpr schema::Object<ShownSignIn> link_answer{
    "SignInLink", "The result of an invitation or a request for a link.", link_properties};

constexpr Shown state_properties[] = {user_property, email_property, state_property,
                                      factor_property};
constexpr schema::Object<ShownSignIn> state_answer{"SignInState", "A sign-in as it is now.",
                                                   state_properties};

constexpr Shown sign_in_properties[] = {
    user_property,
    {"name", of<&ShownSignIn::name>, "Full name of the user."},
    email_property,
    state_property,
    factor_property,
    {"lastSignIn", instant_if<[](const ShownSignIn& it) { return it.sign_in.last_ms; }>,
     "When the person last signed in, if ever."},
};
constexpr schema::Object<ShownSignIn> sign_in_answer{"SignIn", "A sign-in of the staff of a store.",
                                                     sign_in_properties};

// Kept for safe retries until the mail server has answered; stays if this program ends before that.
constexpr std::string_view not_known_yet = "It is not yet known whether the mail was sent.";

// A link that this answer shows: its token is made from a seed, for safe retries.
struct Link {
    std::string seed, token;
};

std::string token_of(const Call& call, std::string_view seed) {
    return link_token(api::secret_of(call, "link of seed", seed), call.principal->id,
                      base::lower_ascii(call.path["id"]));
}

Link new_link(const Call& call) {
    std::string seed = auth::random_hex(call.services.world.random, api::seed_bytes);
    std::string token = token_of(call, seed);
    return {std::move(seed), std::move(token)};
}

// Safe retries store the seed in place of the link.
std::string with_link(const Call& call, std::string body) {
    base::JsonObject answer;
    for (const auto& [name, raw] : schema::read_members(body))
        if (name == "seed")
            answer.text("link", link_of(call.services.settings,
                                        token_of(call, schema::text_of(raw).value_or(""))));
        else
            answer.raw(name, raw);
    body = answer.done();
    return body;
}

http::Response answer_with_link(const Call& call, const auth::SignIn& sign_in, const Link* link,
                                int hours) {
    ShownSignIn shown{base::lower_ascii(call.path["id"]), sign_in};
    if (!link) return api::json_answer(schema::write(link_answer, shown));
    if (are_mails_sent(call.services)) shown.mail_error = not_known_yet;
    shown.expires_ms = call.now_ms + std::int64_t{hours} * 3'600'000;
    base::JsonObject kept;
    schema::put_members(kept, link_answer, shown);
    return api::json_answer(kept.text("seed", link->seed).done());
}

// A link that was sent is not shown.
std::string with_outcome(const std::string& body, const std::string& error) {
    base::JsonObject answer;
    for (const auto& [name, raw] : schema::read_members(body))
        if (name == "sent")
            answer.flag(name, error.empty());
        else if (name == "mailError" && !error.empty())
            answer.text(name, error);
        else if ((name != "mailError" && name != "seed") || !error.empty())
            answer.raw(name, raw);
    return answer.done();
}

// The answer waits for the mail server, but no thread does; the call lives until then.
void mail_link(std::shared_ptr<const Call> call, std::string body, api::Settle settle,
               Letter letter) {
    api::Services& services = call->services;
    const std::string& asker = call->principal->id;
    MailedLink link{.account = call->principal->account, .email = {}, .token = {}};
    bool is_due = false;
    for (const auto& [name, raw] : schema::read_members(body)) {
        const std::string text = schema::text_of(raw).value_or("");
        is_due |= name == "mailError";
        if (name == "email") link.email = text;
        if (name == "seed") link.token = token_of(*call, text);
    }
    if (!is_due) return settle(std::move(body));
    const auto answer = [call = std::move(call), body = std::move(body),
                         settle = std::move(settle)](const std::string& error) {
        settle(with_outcome(body, error));
    };
    send_later(services, asker, std::move(link), letter, answer);
}

void mail_invitation(std::shared_ptr<const Call> call, std::string body, api::Settle settle) {
    mail_link(std::move(call), std::move(body), std::move(settle), invitation);
}

void mail_new_password(std::shared_ptr<const Call> call, std::string body, api::Settle settle) {
    mail_link(std::move(call), std::move(body), std::move(settle), new_password);
}

api::Plan prepare_invite(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, invitation_input);
    const Target target = require_user(call, view);
    const Link link = new_link(call);
    const Invitation invitation{target.row.id, body[invitation_input.email],
                                call.services.world.ids.next(), link.token};
    return plan_of(call, target, [&call, link, invitation](storage::Transaction& tx) {
        const Invited invited =
            invite(tx, records::actor_of(call), call.services.pepper, invitation);
        return answer_with_link(call, invited.sign_in, invited.has_link ? &link : nullptr,
                                auth::invitation_hours);
    });
}

api::Plan prepare_link(const Call& call, storage::ReadView& view) {
    const Target target = require_user(call, view);
    return plan_of(call, target, [&call, link = new_link(call)](storage::Transaction& tx) {
        const auth::SignIn sign_in = require_sign_in(call, tx);
        refuse_own(call, sign_in);
        if (!sign_in.is_active)
            throw Refusal::conflict("sign_in_revoked", "The sign-in of this person was revoked");
        auth::add_reset(tx, call.services.pepper, sign_in, link.token, call.now_ms,
                        auth::reset_hours);
        return answer_with_link(call, sign_in, &link, auth::reset_hours);
    });
}

http::Response answer_with_state(const Call& call, const auth::SignIn& sign_in) {
    return api::json_answer(
        schema::write(state_answer, {base::lower_ascii(call.path["id"]), sign_in}));
}

api::Plan prepare_remove(const Call& call, storage::ReadView& view) {
    const Target target = require_user(call, view);
    return plan_of(call, target, [&call, id = target.row.id](storage::Transaction& tx) {
        const auth::SignIn sign_in = require_sign_in(call, tx);
        detach(tx, records::actor_of(call), id, sign_in.id);
        return answer_with_state(call, sign_in);
    });
}

api::Plan prepare_end_sessions(const Call& call, storage::ReadView& view) {
    return plan_of(call, require_user(call, view), [&call](storage::Transaction& tx) {
        const auth::SignIn sign_in = require_sign_in(call, tx);
        auth::end_sessions_of(tx, sign_in.account, sign_in.id, "", call.now_ms);
        return answer_with_state(call, sign_in);
    });
}

api::Plan prepare_factor_reset(const Call& call, storage::ReadView& view) {
    return plan_of(call, require_user(call, view), [&call](storage::Transaction& tx) {
        auth::SignIn sign_in = require_sign_in(call, tx);
        refuse_own(call, sign_in);
        switch_factor_off(tx, sign_in);
        auth::end_sessions_of(tx, sign_in.account, sign_in.id, "", call.now_ms);
        sign_in.factor.clear();
        return answer_with_state(call, sign_in);
    });
}

http::Response answer_sign_ins(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const std::string& account = call.principal->account;
    std::vector<std::string> docs;
    records::for_each_row(
        view,
        {.kind = &kinds::user, .account = account, .store = base::lower_ascii(call.path["store"])},
        [&](storage::Row& row) {
            const Record user = schema::read_stored(row.doc, kinds::user);
            const auto& id = user[kinds::user.sign_in];
            auto found = id.empty() ? std::nullopt : auth::find_sign_in(view, account, id);
            if (found)
                docs.push_back(schema::write(sign_in_answer,
                                             {row.id, *std::move(found), user[kinds::user.name]}));
        });
    return api::json_answer(base::json_array(docs));
}

constexpr api::Parameter user_in_path{"id",         api::in_path, api::an_id, "", "Id of the user.",
                                      &kinds::user, true};

}  // namespace

constexpr api::Subject sign_in_subject{
    "signIn", "Sign-ins",
    "Which staff may sign in to the back office. Nobody can invite, reset or sign out a person who "
    "may do more than themselves, and no key a person who has a user in a store that it does not "
    "cover: 403 `holds_more`. Nobody can remove their own sign-in: 403 `own_user`. A link is void "
    "once its maker may no longer make it, or the user it invites, or every user of the person, is "
    "inactive."};

const api::Operation list_sign_ins{
    .name = "list",
    .subject = &sign_in_subject,
    .id = "listSignIns",
    .summary = "List the sign-ins of a store",
    .description = "Lists the users of the store, active or not, that have a sign-in.",
    .run = api::choosing<answer_sign_ins>,
    .answer = api::many(sign_in_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

const api::Operation invite_user{
    .name = "invite",
    .subject = &sign_in_subject,
    .id = "inviteUser",
    .summary = "Invite a user to sign in",
    .description =
        "Makes a sign-in for the user, or attaches the account's sign-in with the e-mail address; "
        "it does not matter whether another account has the address too. A person without a "
        "password gets a link for 7 days: by mail, or in the answer if no mail was sent.",
    .run = prepare_invite,
    .body = api::described(invitation_input, R"({"email":"ines@example.com"})"),
    .answer = api::one(link_answer),
    .parameters = {&user_in_path},
    .failures = {409},
    .retry = {
        .compared_body = api::body_and_key, .follow = mail_invitation, .complete = with_link}};

const api::Operation make_reset_link{
    .name = "reset_link",
    .subject = &sign_in_subject,
    .id = "makeResetLink",
    .summary = "Make a link for a new password",
    .description =
        "Makes a link for 24 hours, and sends or returns it. Nobody can make one for themselves: "
        "403 `own_sign_in`.",
    .run = prepare_link,
    .answer = api::one(link_answer),
    .parameters = {&user_in_path},
    .failures = {409},
    .retry = {
        .compared_body = api::body_and_key, .follow = mail_new_password, .complete = with_link}};

const api::Operation remove_sign_in{
    .name = "remove",
    .subject = &sign_in_subject,
    .id = "removeSignIn",
    .summary = "Remove the sign-in of a user",
    .description = "The person no longer has access to this store, and is signed out.",
    .run = prepare_remove,
    .answer = api::one(state_answer),
    .parameters = {&user_in_path},
    .failures = {409}};

const api::Operation end_sessions_of_user{
    .name = "end_sessions",
    .subject = &sign_in_subject,
    .id = "endSessionsOfUser",
    .summary = "Sign a user out everywhere",
    .description = "Ends all sessions of the person, in every store.",
    .run = prepare_end_sessions,
    .answer = api::one(state_answer),
    .parameters = {&user_in_path},
    .failures = {409}};

const api::Operation reset_second_factor{
    .name = "reset_second_factor",
    .subject = &sign_in_subject,
    .id = "resetSecondFactor",
    .summary = "Switch the second factor of a user off",
    .description =
        "For a person who has lost the app and the recovery codes. Ends all sessions. Nobody can "
        "do it for themselves: 403 `own_sign_in`.",
    .run = prepare_factor_reset,
    .answer = api::one(state_answer),
    .parameters = {&user_in_path},
    .failures = {409}};

}  // namespace features::people
