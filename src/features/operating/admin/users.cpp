// The user commands: add, list, reset, revoke.
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
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
using schema::of;
using schema::unless_empty;

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

struct NamedSignIn : schema::Kind {
    constexpr NamedSignIn() : Kind("namedSignIn", "namedSignIns") {}

    schema::Text email{this, "email", required | a_text | help("address of the sign-in")};
    schema::Text account{this, "account",
                         an_id | help("account of the sign-in, if several have the address")};
};
constexpr NamedSignIn named_sign_in;
static_assert(named_sign_in.is_unambiguous());

Refusal several(storage::ReadView& view, const std::vector<std::string>& accounts) {
    std::string sentence = "is required, because several accounts have the address:";
    for (const std::string& id : accounts)
        sentence += (id == accounts.front() ? " " : ", ") + id + " (" +
                    people::account_name(view, id) + ')';
    return Refusal::invalid("account", std::move(sentence));
}

// Throws base::Refusal naming the member to correct.
auth::SignIn require_sign_in(storage::ReadView& view, const schema::Record& asked) {
    const std::string& email = asked[named_sign_in.email];
    std::string account = asked[named_sign_in.account];
    if (account.empty()) {
        const std::vector<std::string> accounts = auth::accounts_with(view, email);
        if (accounts.size() > 1) throw several(view, accounts);
        if (!accounts.empty()) account = accounts.front();
    } else {
        require_account(view, account);
    }
    auto found = auth::sign_in_named(view, account, email);
    if (!found) throw Refusal::invalid("email", "is not the address of a sign-in");
    return *std::move(found);
}

void check_new_user(const schema::Record& asked, base::Problems& problems);

struct NewUser : schema::Kind {
    constexpr NewUser() : Kind("newUser", "newUsers", schema::Traits{.check = check_new_user}) {}

    schema::Text email{this, "email", required | a_text | help("address of the new sign-in")};
    schema::Text user{this, "user", an_id | help("user record of the invited person")};
    schema::Flag is_kiosk{this, "kiosk", help("a sign-in for kiosks of a store, with a password")};
    schema::Text store{this, "store", an_id | help("store of the kiosks")};
};
constexpr NewUser new_user;
static_assert(new_user.is_unambiguous());

void check_new_user(const schema::Record& asked, base::Problems& problems) {
    const bool is_kiosk = asked[new_user.is_kiosk];
    const bool has_store = asked.has(new_user.store), has_user = asked.has(new_user.user);
    if (is_kiosk && !has_store) problems.push_back({"store", "is required"});
    if (is_kiosk && has_user) problems.push_back({"user", "cannot be combined with kiosk"});
    if (!is_kiosk && !has_user) problems.push_back({"user", "is required, unless kiosk is set"});
    if (!is_kiosk && has_store) problems.push_back({"store", "is only for kiosks"});
    if (asked.has(new_user.email) && !kinds::canonical_email(asked[new_user.email]))
        problems.push_back({"email", "must be an e-mail address"});
}

struct AddedUser {
    std::string email, store{}, password{}, user{}, link{}, expires{};
};
constexpr schema::Property<AddedUser> added_user_properties[] = {
    {"email", of<&AddedUser::email>, "E-mail address of the sign-in."},
    {"store", unless_empty<&AddedUser::store>, "Id of the store of the kiosks."},
    {"password", unless_empty<&AddedUser::password>,
     "Password of the kiosks. It is only shown here."},
    {"user", unless_empty<&AddedUser::user>, "Id of the user record of the person."},
    {"link", unless_empty<&AddedUser::link>,
     "Link to set a password; absent if the person already has one."},
    {"expiresAt", unless_empty<&AddedUser::expires>, "When the link expires."},
};
constexpr schema::Object<AddedUser> added_user{"AddedUser", "A new sign-in.",
                                               added_user_properties};

AddedUser add_kiosk(const Context& context, const schema::Record& asked) {
    const std::string password = auth::random_base62(context.world.random, password_characters);
    auth::SignIn fresh{.id = context.world.ids.next(),
                       .account = {},
                       .store = asked[new_user.store],
                       .email = auth::email_key(asked[new_user.email]),
                       .password_hash = auth::hash_password(password),
                       .role = auth::SignInRole::kiosk};
    context.database.write_now([&](storage::Transaction& tx) {
        fresh.account = owner_of_store(tx, fresh.store);
        tx.lock(fresh.account, "");
        auth::add_sign_in(tx, fresh, context.world.clock.now_ms());
        note_sign_in(tx, context, fresh, "addUser");
    });
    return {.email = fresh.email, .store = fresh.store, .password = password};
}

// Of any account. Throws base::Refusal naming the member `user`.
std::string account_of_user(storage::ReadView& view, const std::string& user) {
    for (const std::string& account : storage::all_accounts(view))
        if (storage::find(view, kinds::user, account, user)) return account;
    throw Refusal::invalid("user", "is not the id of a user");
}

AddedUser add_person(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    const people::Invitation invitation{
        asked[new_user.user], asked[new_user.email], context.world.ids.next(),
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
    AddedUser added{.email = invited.sign_in.email, .user = invitation.user};
    if (!invited.has_link) return added;
    added.link = link_of(context, invitation.token);
    added.expires = end_of(now_ms, auth::invitation_hours);
    return added;
}

AddedUser add_user(const Context& context, const schema::Record& asked) {
    return asked[new_user.is_kiosk] ? add_kiosk(context, asked) : add_person(context, asked);
}

constexpr schema::Property<auth::SignIn> listed_user_properties[] = {
    {"email", of<&auth::SignIn::email>, "E-mail address of the sign-in."},
    {"account", of<&auth::SignIn::account>, "Id of the account."},
    {"store", of<&auth::SignIn::store>, "Id of the store; empty unless for kiosks."},
    {"role", of<[](const auth::SignIn& one) { return auth::name_of(one.role); }>,
     "Who uses it: an owner, another person or kiosks."},
    {"active", of<&auth::SignIn::is_active>, "Whether it works."},
    {"secondFactor", of<[](const auth::SignIn& one) { return !one.factor.empty(); }>,
     "Whether a second factor is required."},
    {"lastSignIn", time_or_null<&auth::SignIn::last_ms>, "When it was last used."},
};
constexpr schema::Object<auth::SignIn> listed_user{"ListedUser", "A sign-in.",
                                                   listed_user_properties};

std::vector<auth::SignIn> list_users(const Context& context, const schema::Record& asked) {
    std::vector<auth::SignIn> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (auth::SignIn& one : auth::list_sign_ins(view, account)) all.push_back(std::move(one));
    });
    return all;
}

struct ResetUser {
    std::string email, link, expires;
};
constexpr schema::Property<ResetUser> reset_user_properties[] = {
    {"email", of<&ResetUser::email>, "E-mail address of the sign-in."},
    {"link", of<&ResetUser::link>, "Link to set a new password."},
    {"expiresAt", of<&ResetUser::expires>, "When the link expires."},
};
constexpr schema::Object<ResetUser> reset_user_answer{"ResetUser", "A one-time link.",
                                                      reset_user_properties};

ResetUser reset_user(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    const std::string token = auth::random_base62(context.world.random, auth::reset_characters);
    context.database.write_now([&](storage::Transaction& tx) {
        const auth::SignIn found = require_sign_in(tx, asked);
        if (!found.is_active) throw Refusal::invalid("email", "belongs to a revoked sign-in");
        tx.lock(found.account, "");
        auth::add_reset(tx, context.pepper, found, token, now_ms, auth::reset_hours);
        note_sign_in(tx, context, found, "resetUser");
    });
    return {asked[named_sign_in.email], link_of(context, token), end_of(now_ms, auth::reset_hours)};
}

struct RevokedUser {
    std::string email;
    bool is_active = false;
};
constexpr schema::Property<RevokedUser> revoked_user_properties[] = {
    {"email", of<&RevokedUser::email>, "E-mail address of the sign-in."},
    {"active", of<&RevokedUser::is_active>, "Always false."},
};
constexpr schema::Object<RevokedUser> revoked_user{"RevokedUser", "A revoked sign-in.",
                                                   revoked_user_properties};

RevokedUser revoke_user(const Context& context, const schema::Record& asked) {
    context.database.write_now([&](storage::Transaction& tx) {
        const auth::SignIn found = require_sign_in(tx, asked);
        auth::set_sign_in_active(tx, found, false, context.world.clock.now_ms());
        note_sign_in(tx, context, found, "revokeUser");
    });
    return {asked[named_sign_in.email]};
}

constexpr Command user_commands[] = {
    {.name = "add",
     .help = "Invite a person, or create a sign-in for kiosks",
     .example = "comanda user add --email ines@blue-door.example --user 64b5...",
     .takes = new_user,
     .does = one<added_user, add_user>,
     .note = "Pass on the link or the password: it is not shown again."},
    {.name = "list",
     .help = "List sign-ins",
     .example = "comanda user list",
     .takes = one_account,
     .does = many<listed_user, list_users>},
    {.name = "reset",
     .help = "Create a one-time link to set a new password",
     .example = "comanda user reset owner@blue-door.example",
     .takes = named_sign_in,
     .does = one<reset_user_answer, reset_user>,
     .first = &named_sign_in.email,
     .note = "Open the link at your server's address; it works once, for 24 hours."},
    {.name = "revoke",
     .help = "Revoke a sign-in",
     .example = "comanda user revoke kiosk@blue-door.example",
     .takes = named_sign_in,
     .does = one<revoked_user, revoke_user>,
     .first = &named_sign_in.email},
};

}  // namespace

constexpr Group group::users{"user", "Sign-ins", user_commands};

}  // namespace features::admin
