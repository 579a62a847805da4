// Changing a password, and setting one with a link.
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "api/session_cookie.hpp"
#include "api/workers.hpp"
#include "auth/passwords.hpp"
#include "auth/sessions.hpp"
#include "base/json_text.hpp"
#include "base/log.hpp"
#include "features/team/people/bodies.hpp"
#include "features/team/people/confirmation.hpp"
#include "features/team/people/links.hpp"
#include "features/team/people/mails.hpp"
#include "features/team/people/operations.hpp"
#include "schema/object.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;
using schema::of;

constexpr std::size_t links_max = 8;  // of one request, the oldest first
constexpr std::int64_t between_mails_ms = 5LL * 60'000;

void require_strong(std::string_view password, std::string_view email) {
    if (auto weakness = auth::weakness_of(password, email))
        throw Refusal::invalid("password", *std::move(weakness));
}

struct Changed {
    bool is_changed = true;
};
constexpr schema::Property<Changed> changed_properties[] = {
    {"changed", of<&Changed::is_changed>, "Always true."},
};
constexpr schema::Object<Changed> changed_answer{
    "PasswordChanged", "The password has been changed.", changed_properties};

api::Plan prepare_change(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, password_input);
    require_strong(body[password_input.password], own_sign_in(call, view).email);
    const Confirmation confirmation(call, view, body[password_input.current], "current");
    std::string hash;
    if (confirmation.is_right()) hash = auth::hash_password(body[password_input.password]);
    return confirmation.plan([&call, hash](storage::Transaction& tx, const auth::SignIn& sign_in) {
        auth::set_password(tx, sign_in.account, sign_in.id, hash);
        auth::remove_resets(tx, sign_in.account, sign_in.id);
        auth::end_sessions_of(tx, sign_in.account, sign_in.id, call.principal->person->session,
                              call.now_ms);
        return api::json_answer(schema::write(changed_answer, {}));
    });
}

Refusal link_expired() {
    return {400,
            "link_expired",
            "The link has been used or has expired; ask for a new one",
            {},
            {{"token", "has been used or has expired"}}};
}

auth::Reset require_reset(storage::ReadView& view, const Call& call, std::string_view token) {
    auto reset = auth::find_reset(view, call.services.pepper, token, call.now_ms);
    if (!reset || !is_link_good(view, reset->sign_in, token, call.now_ms)) throw link_expired();
    return *std::move(reset);
}

auth::Reset look_up(const Call& call, std::string_view token) {
    std::optional<auth::Reset> reset;
    call.services.database.read(
        [&](storage::ReadView& view) { reset = require_reset(view, call, token); });
    return *std::move(reset);
}

constexpr schema::Property<auth::Reset> link_properties[] = {
    {"email", of<[](const auth::Reset& it) { return it.sign_in.email; }>,
     "E-mail address of the person whose password it sets."},
    {"expiresAt", schema::instant<&auth::Reset::expires_ms>, "Until when it can be used."},
};
constexpr schema::Object<auth::Reset> link_answer{"LinkState", "A link that can be used.",
                                                  link_properties};

http::Response answer_check(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, link_input);
    const auth::Reset reset = look_up(call, body[link_input.token]);
    return api::json_answer(schema::write(link_answer, reset));
}

// Two requests that use a link at the same time wait for each other at the lock of the account.
void use_link(storage::Transaction& tx, const Call& call, const auth::SignIn& sign_in,
              std::string_view token, std::string_view hash) {
    tx.lock(sign_in.account, "");
    take_turn(tx);
    require_reset(tx, call, token);
    if (!auth::use_reset(tx, call.services.pepper, sign_in, token, call.now_ms))
        throw link_expired();
    auth::set_password(tx, sign_in.account, sign_in.id, hash);
    auth::end_sessions_of(tx, sign_in.account, sign_in.id, "", call.now_ms);
    remove_failures_of_email(tx,
                             failures_name(call.services.pepper, sign_in.email, sign_in.account));
    storage::AuditEntry entry = api::entry_of(call);
    entry.who = entry.id = sign_in.id;
    entry.operation = "resetUsed";
    entry.kind = "signIn";
    storage::append_audit(tx, sign_in.account, "", entry);
}

http::Response answer_reset(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, reset_input);
    const std::string& token = body[reset_input.token];
    const auth::SignIn sign_in = look_up(call, token).sign_in;
    require_strong(body[reset_input.password], sign_in.email);
    const std::string hash = auth::hash_password(body[reset_input.password]);
    call.services.database.write_now(
        [&](storage::Transaction& tx) { use_link(tx, call, sign_in, token, hash); });
    return api::json_answer(schema::write(changed_answer, {}));
}

// Whether a link may be sent to the person now: none was sent in the last minutes.
bool is_link_due(storage::ReadView& view, const auth::SignIn& person, std::int64_t now_ms) {
    const std::int64_t made_ms = auth::reset_expires_ms(view, person.account, person.id) -
                                 std::int64_t{auth::reset_hours} * 3'600'000;
    return made_ms + between_mails_ms < now_ms;
}

// "" when none is due: of two simultaneous requests, the first gets one.
std::string make_reset(api::Services& services, const auth::SignIn& person,
                       const storage::AuditEntry& entry) {
    std::string token = auth::random_base62(services.world.random, auth::reset_characters);
    bool is_due = false;
    services.database.write_now([&](storage::Transaction& tx) {
        tx.lock(person.account, "");
        const auto now = auth::find_sign_in(tx, person.account, person.id);
        is_due = now && now->is_active && is_link_due(tx, *now, entry.at_ms);
        if (!is_due) return;
        auth::add_reset(tx, services.pepper, *now, token, entry.at_ms, auth::reset_hours);
        storage::AuditEntry told = entry;
        told.who = told.id = person.id;
        storage::append_audit(tx, person.account, "", told);
    });
    return is_due ? std::move(token) : std::string();
}

// On a worker, after the answer, so that its time does not show whether the person exists. Each
// account of the person has its own password, and so its own link. If the mail server refuses one
// mail, the next ones are not sent.
void ask_for_reset(api::Services& services, const std::string& email,
                   const storage::AuditEntry& entry) {
    std::vector<auth::SignIn> people;
    services.database.read([&](storage::ReadView& view) {
        people = auth::people_named(view, email);
        std::erase_if(
            people, [&](const auth::SignIn& one) { return !is_link_due(view, one, entry.at_ms); });
    });
    if (people.size() > links_max) people.resize(links_max);
    for (const auth::SignIn& one : people) {
        const std::string token = make_reset(services, one, entry);
        if (token.empty()) continue;
        if (!send(services, {one.account, one.email, token}, new_password).empty()) return;
    }
}

struct Asked {
    bool is_mailed;
};
constexpr schema::Property<Asked> asked_properties[] = {
    {"mailed", of<&Asked::is_mailed>,
     "Whether this server sends links by mail, if the person exists. If not, a manager can make a "
     "link."},
};
constexpr schema::Object<Asked> asked_answer{"LinkAsked", "The result of requesting a link.",
                                             asked_properties};

http::Response answer_forgotten(const Call& call) {
    api::require_own_origin(call.request);
    const Record body = api::read_body(call.request.body, forgotten_input);
    const bool is_sent = are_mails_sent(call.services);
    if (is_sent) {
        storage::AuditEntry entry = api::entry_of(call);
        entry.operation = "resetAsked";
        entry.kind = "signIn";
        const bool is_taken = call.services.lanes.forgotten.post(
            call.request.client_address,
            [&services = call.services, email = auth::email_key(body[forgotten_input.email]),
             entry = std::move(entry)] {
                api::succeeds("forgotten password", [&] { ask_for_reset(services, email, entry); });
            });
        // No refusal: it would show that there are such people, because only their mails wait for a
        // slow mail server.
        if (!is_taken)
            base::log::write(base::log::Level::warning, "mail",
                             base::JsonObject().text("error", "too many mails are waiting"));
    }
    return api::json_answer(schema::write(asked_answer, {is_sent}));
}

}  // namespace

const api::Operation change_password{
    .name = "change_password",
    .subject = &session_subject,
    .id = "changePassword",
    .summary = "Change your password",
    .description = "Sets a new password and ends all other sessions of the person.",
    .run = prepare_change,
    .body = api::described(password_input, R"({"current":"demo","password":"a calm evening out"})"),
    .answer = api::one(changed_answer),
    .failures = {429},
    .pace = {.is_slow = api::always}};

const api::Operation forget_password{
    .name = "forget_password",
    .subject = &session_subject,
    .id = "forgetPassword",
    .summary = "Request a link to set a new password",
    .description =
        "Sends a one-time link to the e-mail address, if a person has it and the server sends "
        "mails: one for each account in which the person has a password. The answer is always the "
        "same.",
    .run = answer_forgotten,
    .body = api::described(forgotten_input, R"({"email":"manager@demo.example"})"),
    .answer = api::one(asked_answer),
    .failures = {400, 403, 503},
    .pace = {.lane = api::sign_ins}};

const api::Operation check_reset_link{
    .name = "check_link",
    .subject = &session_subject,
    .id = "checkResetLink",
    .summary = "Check whether a link can be used",
    .description = "Returns whose password the link sets; 400 `link_expired` if it cannot be used.",
    .run = answer_check,
    .body =
        api::described(link_input, R"({"token":"4fXo0A9wq3JmB7tYcVnL5sKdRzGhE2uPiQ8yW6aTxMk"})"),
    .answer = api::one(link_answer),
    .failures = {400, 403, 503},
    .pace = {.lane = api::sign_ins}};

const api::Operation reset_password{
    .name = "reset_password",
    .subject = &session_subject,
    .id = "resetPassword",
    .summary = "Set a password with a link",
    .description =
        "Uses a one-time link: sets the password, ends all sessions of the person and all locks on "
        "the e-mail address. It does not sign in, and leaves the second factor as it is.",
    .run = answer_reset,
    .body = api::described(
        reset_input,
        R"({"token":"4fXo0A9wq3JmB7tYcVnL5sKdRzGhE2uPiQ8yW6aTxMk","password":"a calm evening out"})"),
    .answer = api::one(changed_answer),
    .failures = {400, 403, 503},
    .pace = {.lane = api::sign_ins}};

}  // namespace features::people
