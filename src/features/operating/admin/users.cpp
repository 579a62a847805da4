// The user commands: add, list, reset, revoke.
#include "access/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/team/people/invitations.hpp"
#include "features/team/people/who.hpp"
#include "kinds/customer.hpp"
#include "kinds/user.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/records.hpp"

namespace features::admin {

namespace {

using base::Refusal;

constexpr std::size_t password_characters = 16;

std::string link_of(const Context& context, const std::string& token) {
    return context.public_url + "/reset#token=" + token;
}

std::string end_of(std::int64_t now_ms, int hours) {
    return base::iso_time(now_ms + std::int64_t{hours} * 3'600'000);
}

void note_sign_in(storage::Transaction& tx, const Context& context, const auth::SignIn& sign_in,
                  std::string_view operation) {
    note(tx, context, sign_in.account, "",
         {.operation = operation, .kind = "signIn", .id = sign_in.id});
}

// What the commands about one sign-in take: its address, and the account where several have it.
struct Named {
    std::string email, account;
};

Named named_in(Body& body) {
    Named named{body.text("email"), account_filter(body)};
    body.finish();
    return named;
}

Refusal several(storage::ReadView& view, const std::vector<std::string>& accounts) {
    std::string sentence = "is required, because several have the address:";
    for (const std::string& id : accounts)
        sentence += (id == accounts.front() ? " " : ", ") + id + " (" +
                    people::account_name(view, id) + ')';
    return Refusal::invalid("account", std::move(sentence));
}

// Throws base::Refusal that names the member to mend.
auth::SignIn require_sign_in(storage::ReadView& view, const Named& named) {
    std::string account = named.account;
    if (account.empty()) {
        const std::vector<std::string> accounts = auth::accounts_with(view, named.email);
        if (accounts.size() > 1) throw several(view, accounts);
        if (!accounts.empty()) account = accounts.front();
    } else {
        require_account(view, account);
    }
    auto found = auth::sign_in_named(view, account, named.email);
    if (!found) throw Refusal::invalid("email", "is not the address of a sign-in");
    return *std::move(found);
}

std::string add_kiosk(const Context& context, const std::string& email, const std::string& store) {
    const std::string password = auth::random_base62(context.world.random, password_characters);
    auth::SignIn fresh{.id = context.world.ids.next(),
                       .account = {},
                       .store = base::lower_ascii(store),
                       .email = auth::email_key(email),
                       .password_hash = auth::hash_password(password),
                       .role = auth::SignInRole::kiosk};
    context.database.write_now([&](storage::Transaction& tx) {
        fresh.account = owner_of_store(tx, fresh.store);
        tx.lock(fresh.account, "");
        auth::add_sign_in(tx, fresh, context.world.clock.now_ms());
        note_sign_in(tx, context, fresh, "addUser");
    });
    return base::JsonObject()
        .text("email", fresh.email)
        .text("store", fresh.store)
        .text("password", password)
        .done();
}

// Of whichever account. Throws base::Refusal that names the member `user`.
std::string account_of_user(storage::ReadView& view, const std::string& user) {
    for (const std::string& account : storage::all_accounts(view))
        if (storage::find(view, kinds::user, account, user)) return account;
    throw Refusal::invalid("user", "is not the id of a user");
}

std::string add_person(const Context& context, const std::string& email, const std::string& user) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    const people::Invitation invitation{
        base::lower_ascii(user), email, context.world.ids.next(),
        auth::random_base62(context.world.random, auth::reset_characters)};
    people::Invited invited;
    context.database.write_now([&](storage::Transaction& tx) {
        auth::Principal anybody;
        anybody.account = account_of_user(tx, invitation.user);
        anybody.id = operator_name;
        anybody.areas = auth::Areas::all();
        const auto row = storage::find(tx, kinds::user, anybody.account, invitation.user);
        tx.lock(anybody.account, "");
        tx.lock(anybody.account, row->store);
        invited = people::invite(tx, {anybody, now_ms, context.rules}, context.pepper, invitation);
        note_sign_in(tx, context, invited.sign_in, "addUser");
    });
    base::JsonObject answer;
    answer.text("email", invited.sign_in.email).text("user", invitation.user);
    if (invited.has_link)
        answer.text("link", link_of(context, invitation.token))
            .text("expiresAt", end_of(now_ms, auth::invitation_hours));
    return answer.done();
}

}  // namespace

std::string user_add(const Context& context, Body& body) {
    const std::string email = body.text("email");
    const bool is_kiosk = body.flag("kiosk");
    const std::string store = body.optional_text("store").value_or("");
    const std::string user = body.optional_text("user").value_or("");
    if (is_kiosk && store.empty()) body.add_problem("store", "is required");
    if (is_kiosk && !user.empty()) body.add_problem("user", "is not for kiosks");
    if (!is_kiosk && user.empty()) body.add_problem("user", "is required, or kiosk");
    if (!is_kiosk && !store.empty()) body.add_problem("store", "is for kiosks only");
    body.finish();
    if (!kinds::canonical_email(email))
        throw Refusal::invalid("email", "must be an e-mail address");
    return is_kiosk ? add_kiosk(context, email, store) : add_person(context, email, user);
}

std::string user_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        for (const auth::SignIn& one : auth::list_sign_ins(view, account))
            lines.push_back(base::JsonObject()
                                .text("email", one.email)
                                .text("account", one.account)
                                .text("store", one.store)
                                .text("role", auth::name_of(one.role))
                                .flag("active", one.is_active)
                                .flag("secondFactor", !one.factor.empty())
                                .raw("lastSignIn", time_or_null(one.last_ms))
                                .done());
    });
    return base::json_array(lines);
}

std::string user_reset(const Context& context, Body& body) {
    const Named named = named_in(body);
    const std::int64_t now_ms = context.world.clock.now_ms();
    const std::string token = auth::random_base62(context.world.random, auth::reset_characters);
    context.database.write_now([&](storage::Transaction& tx) {
        const auth::SignIn found = require_sign_in(tx, named);
        if (!found.is_active) throw Refusal::invalid("email", "belongs to a revoked sign-in");
        tx.lock(found.account, "");
        auth::add_reset(tx, context.pepper, found, token, now_ms, auth::reset_hours);
        note_sign_in(tx, context, found, "resetUser");
    });
    return base::JsonObject()
        .text("email", named.email)
        .text("link", link_of(context, token))
        .text("expiresAt", end_of(now_ms, auth::reset_hours))
        .done();
}

std::string user_revoke(const Context& context, Body& body) {
    const Named named = named_in(body);
    context.database.write_now([&](storage::Transaction& tx) {
        const auth::SignIn found = require_sign_in(tx, named);
        auth::set_sign_in_active(tx, found, false, context.world.clock.now_ms());
        note_sign_in(tx, context, found, "revokeUser");
    });
    return base::JsonObject().text("email", named.email).flag("active", false).done();
}

}  // namespace features::admin
