#include "features/people/invitations.hpp"

#include "access/sessions.hpp"
#include "base/refusal.hpp"
#include "features/records/read.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/references.hpp"

#include <map>

namespace features::people {
namespace {

using base::Refusal;

constexpr std::int64_t users_max = 10'000;  // of one sign-in: one for each store

struct Attached {
    std::string user, store;
    bool is_active;
};

// The users that have the sign-in, in active stores or not.
std::vector<Attached> users_of(storage::ReadView& view, std::string_view account,
                               std::string_view sign_in) {
    std::vector<Attached> users;
    if (sign_in.empty()) return users;
    for (const std::string& id :
         storage::referring_ids(view, account, sign_in, "user", "signIn", users_max))
        if (const auto owner = storage::owner_of(view, account, id))
            users.push_back({id, owner->store, owner->is_active});
    return users;
}

using Held = std::map<std::string, kinds::PrivilegeSet, std::less<>>;  // by store

void add_to(Held& held, storage::ReadView& view, std::string_view account, const Attached& user) {
    kinds::PrivilegeSet& all = held[user.store];
    all = all | auth::privileges_of_user(view, account, user.user);
}

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
    if (auto found = auth::find_sign_in(tx, invitation.email)) {
        if (found->account != account || !found->is_person())
            throw Refusal::invalid("email", "is in use by another sign-in");
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

void require_no_more(storage::ReadView& view, const auth::Principal& who, std::string_view user,
                     std::string_view sign_in) {
    if (!who.person || who.person->id == sign_in) return;
    Held own, others;
    for (const Attached& one : users_of(view, who.account, who.person->id))
        if (one.is_active) add_to(own, view, who.account, one);
    for (const Attached& one : users_of(view, who.account, sign_in))
        add_to(others, view, who.account, one);
    if (const auto owner = storage::owner_of(view, who.account, user))
        add_to(others, view, who.account, {std::string(user), owner->store, owner->is_active});
    for (const auto& [store, held] : others)
        if (!own[store].has_all(held))
            throw Refusal(403, "holds_more", "This person may do more than you may")
                .with_text("store", store);
}

Invited invite(storage::Transaction& tx, const records::Actor& actor, const auth::Pepper& pepper,
               const Invitation& invitation) {
    const std::string& account = actor.principal.account;
    const auto row = records::require(tx, kinds::user, actor.principal, invitation.user);
    if (!row.is_active) throw Refusal::conflict("user_inactive", "The user is not active");
    const std::string had = schema::read_stored(row.doc, kinds::user)[kinds::user.sign_in];
    require_no_more(tx, actor.principal, row.id, had);
    Invited invited{find_or_add(tx, actor, invitation)};
    const auth::SignIn& sign_in = invited.sign_in;
    if (!had.empty() && had != sign_in.id)
        throw Refusal::conflict("has_sign_in", "The user has another sign-in; remove that first");
    for (const Attached& one : users_of(tx, account, sign_in.id))
        if (one.store == row.store && one.user != row.id)
            throw Refusal::conflict("attached_already", "The person has another user in this store")
                .with_text("id", one.user);
    require_no_more(tx, actor.principal, row.id, sign_in.id);
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
