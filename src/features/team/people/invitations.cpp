#include "features/team/people/invitations.hpp"

#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "features/records/read.hpp"
#include "features/team/staff/grants.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"

namespace features::people {
namespace {

using base::Refusal;

void set_sign_in(storage::Transaction& tx, const records::Actor& actor, const std::string& user,
                 const std::string& sign_in) {
    auto draft = records::draft_update(kinds::user, user, "{}", actor, tx);
    draft.amend_with([sign_in](schema::Record& record) {
        if (sign_in.empty())
            record.clear(kinds::user.sign_in);
        else
            record.set(kinds::user.sign_in, sign_in);
    });
    records::write(tx, draft, actor);
    tx.hint(auth::sessions_hint);
}

auth::SignIn find_or_add(storage::Transaction& tx, const records::Actor& actor,
                         const Invitation& invitation) {
    const std::string& account = actor.principal.account;
    if (auto found = auth::sign_in_named(tx, account, invitation.email)) {
        if (!found->is_person()) throw Refusal::invalid("email", "is in use by another sign-in");
        if (!found->is_active)
            throw Refusal::conflict("sign_in_revoked", "The sign-in of this person was revoked");
        return *std::move(found);
    }
    auth::SignIn fresh{.id = invitation.sign_in_id,
                       .account = account,
                       .store = {},
                       .email = auth::email_key(invitation.email),
                       .password_hash = {},
                       .role = auth::SignInRole::person};
    auth::add_sign_in(tx, fresh, actor.now_ms);
    return fresh;
}

}  // namespace

Invited invite(storage::Transaction& tx, const records::Actor& actor, const auth::Pepper& pepper,
               const Invitation& invitation) {
    const std::string& account = actor.principal.account;
    const auto row = records::require(tx, kinds::user, actor.principal, invitation.user);
    if (!row.is_active) throw Refusal::conflict("user_inactive", "The user is not active");
    const std::string had = schema::read_stored(row.doc, kinds::user)[kinds::user.sign_in];
    staff::require_no_more(tx, actor.principal, row.id, had);
    Invited invited{find_or_add(tx, actor, invitation)};
    const auth::SignIn& sign_in = invited.sign_in;
    if (!had.empty() && had != sign_in.id)
        throw Refusal::conflict("has_sign_in",
                                "The user already has another sign-in; remove it first");
    for (const staff::Attached& one : staff::users_of(tx, account, sign_in.id))
        if (one.store == row.store && one.user != row.id)
            throw Refusal::conflict("attached_already",
                                    "The person already has another user in this store")
                .with_text("id", one.user);
    staff::require_no_more(tx, actor.principal, row.id, sign_in.id);
    if (had.empty()) set_sign_in(tx, actor, row.id, sign_in.id);
    invited.has_link = sign_in.password_hash.empty();
    if (invited.has_link)
        auth::add_reset(tx, pepper, sign_in, invitation.token, actor.now_ms,
                        auth::invitation_hours);
    return invited;
}

void detach(storage::Transaction& tx, const records::Actor& actor, const std::string& user,
            std::string_view sign_in) {
    set_sign_in(tx, actor, user, "");
    auth::end_sessions_of(tx, actor.principal.account, sign_in, "", actor.now_ms);
}

}  // namespace features::people
