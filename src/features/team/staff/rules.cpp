#include "features/team/staff/rules.hpp"

#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/team/staff/grants.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/members.hpp"
#include "storage/tables/natural_keys.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::staff {
namespace {

using kinds::PrivilegeSet;
using records::Change;
using records::Draft;
using schema::Record;

const auto& role = kinds::role;
const auto& user = kinds::user;

constexpr std::string_view manages_mark = "managesStaff";

// What a role allows now.
PrivilegeSet effective(const Record& one) {
    return one[role.is_active] ? kinds::privileges_of(one) : PrivilegeSet();
}

std::string every_privilege() {
    std::vector<std::string> all;
    for (std::string_view id : kinds::all_privileges()) all.push_back(base::json_string(id));
    return base::json_array(all);
}

// A role that has every privilege lists all current ones.
void list_every_privilege(const Draft&, const Record*, Record& after, schema::Problems&) {
    if (after[role.has_every_privilege]) after.set(role.privileges, {every_privilege()});
}

void mark_role(const Record& after, std::vector<storage::Save::Reference>& references) {
    const auto mark = [&](std::string_view field) {
        references.push_back({std::string(field), "store", after[role.store]});
    };
    if (can_manage_staff(after)) mark(manages_mark);
    if (after[role.has_every_privilege]) mark(role.has_every_privilege.name);
}

// Without such a role nobody could ever manage the staff of the store again, so not even force
// allows it. Two simultaneous changes wait for each other at the lock of the store.
void keep_one_managing_role(const Change& change, schema::Problems&) {
    if (!change.before || !can_manage_staff(*change.before) || can_manage_staff(change.after))
        return;
    const Draft& draft = change.draft;
    for (const std::string& id :
         storage::referring_ids(change.tx, draft.account, draft.store, "role", manages_mark, 2))
        if (id != draft.id) return;
    throw base::Refusal::conflict(
        "last_managing_role",
        "This is the last active role that can manage staff; one must remain.")
        .with_text("id", draft.id);
}

// Whoever did it to themselves could not undo it.
[[noreturn]] void refuse_own() {
    throw base::Refusal(
        403, "own_user",
        "You cannot remove, inactivate or restrict your own user; ask somebody else");
}

// Refuses a change of a role that leaves the person who makes it with fewer privileges.
void keep_own_role(const Change& change) {
    const auth::Principal& who = change.actor.principal;
    if (!who.person || !change.before) return;
    const auto rights = auth::rights_of(change.tx, who.account, who.person->id);
    const auto own = std::ranges::find(rights, change.draft.store, &auth::Rights::store);
    if (own == rights.end()) return;
    PrivilegeSet left;
    bool has_it = false;
    for (const std::string& id :
         storage::references_of(change.tx, who.account, own->user, user.roles.name)) {
        const bool is_it = id == change.draft.id;
        const auto other = is_it ? nullptr : records::read_of(change, role, id);
        has_it = has_it || is_it;
        if (is_it || other) left = left | effective(is_it ? change.after : *other);
    }
    if (has_it && !left.has_all(own->held)) refuse_own();
}

// The change does not grant privileges that the role already had while active.
void check_role(const Change& change, schema::Problems& problems) {
    const PrivilegeSet after = kinds::privileges_of(change.after);
    const PrivilegeSet before =
        change.before ? kinds::privileges_of(*change.before) : PrivilegeSet();
    const bool is_activation =
        change.before && !(*change.before)[role.is_active] && change.after[role.is_active];
    require_holder(change.tx, change.actor.principal, change.draft.store, before | after);
    require_admin_for(change.actor.principal, is_activation ? after : after - before);
    keep_own_role(change);
    keep_one_managing_role(change, problems);
}

PrivilegeSet allowed_to(const Change& change, const std::vector<std::string>& roles) {
    PrivilegeSet held;
    for (const std::string& id : roles)
        if (const auto found = records::read_of(change, role, id)) held = held | effective(*found);
    return held;
}

// What the roles have, active or not: an inactive one may be activated again.
PrivilegeSet kept_in(const Change& change, const std::vector<std::string>& roles) {
    PrivilegeSet held;
    for (const std::string& id : roles)
        if (const auto found = records::read_of(change, role, id))
            held = held | kinds::privileges_of(*found);
    return held;
}

bool is_pin_changed(const Change& change) {
    const Draft& draft = change.draft;
    if (draft.patch.record.at(user.pin).index() == 0) return false;
    const auto had =
        storage::natural_key_of(change.tx, draft.account, draft.id, user.pin.name).value_or("");
    const std::string& pin = draft.patch.record[user.pin];
    return had != (pin.empty() ? ""
                               : change.actor.rules.hash_secret(draft.store, user.pin.name,
                                                                kinds::pin_key(pin)));
}

// Whether the person's credentials or roles change.
bool is_way_in_changed(const Change& change) {
    const auto sorted = [](std::vector<std::string> ids) {
        std::ranges::sort(ids);
        return ids;
    };
    if (is_pin_changed(change) ||
        sorted((*change.before)[user.roles]) != sorted(change.after[user.roles]))
        return true;
    const auto names = schema::changed_names(change.before->unknown, change.after.unknown);
    return std::ranges::any_of(names, [](const std::string& name) {
        return base::same_ignoring_case(name, "email") || base::same_ignoring_case(name, "emailId");
    });
}

// A key without the area `admin` makes nobody an administrator and takes over none.
void keep_administration(const Change& change) {
    const auth::Principal& who = change.actor.principal;
    if (who.person || who.areas.has(auth::Area::admin)) return;
    const std::vector<std::string> none;
    const auto& had = change.before ? (*change.before)[user.roles] : none;
    const bool is_activation =
        change.before && !(*change.before)[user.is_active] && change.after[user.is_active];
    std::vector<std::string> given = change.after[user.roles];
    if (!is_activation)
        std::erase_if(given,
                      [&](const std::string& id) { return std::ranges::count(had, id) > 0; });
    require_admin_for(who, kept_in(change, given));
    if (change.before && is_way_in_changed(change)) require_admin_for(who, kept_in(change, had));
}

void keep_own_user(const Change& change, const PrivilegeSet& before, const PrivilegeSet& after) {
    const auth::Person* person = change.actor.principal.person.get();
    if (!person || !change.before || (*change.before)[user.sign_in] != person->id) return;
    const bool was_active = (*change.before)[user.is_active];
    const bool is_ended =
        change.after[user.sign_in] != person->id || (was_active && !change.after[user.is_active]);
    if (is_ended || !after.has_all(before)) refuse_own();
}

void check_user(const Change& change, schema::Problems&) {
    keep_administration(change);
    if (!change.actor.principal.person) return;
    const PrivilegeSet after = allowed_to(change, change.after[user.roles]);
    const PrivilegeSet before =
        change.before ? allowed_to(change, (*change.before)[user.roles]) : PrivilegeSet();
    require_holder(change.tx, change.actor.principal, change.draft.store, before | after);
    keep_own_user(change, before, after);
}

// Finds the users of a sign-in.
void mark_user(const Record& after, std::vector<storage::Save::Reference>& references) {
    if (const std::string& id = after[user.sign_in]; !id.empty())
        references.push_back({std::string(user.sign_in.name), "signIn", id});
}

// What people may do is cached for seconds, unless a hint reports that it has changed.
void tell_of_rights(const Change& change) { change.tx.hint(auth::sessions_hint); }

// Removes an invitation with its user, and a link for a new password with the last active user.
void drop_links(const Change& change) {
    const std::string& account = change.actor.principal.account;
    const std::string& had = (*change.before)[user.sign_in];
    const bool is_lost = had != change.after[user.sign_in] || !change.after[user.is_active];
    const auto sign_in =
        had.empty() || !is_lost ? std::nullopt : auth::find_sign_in(change.tx, account, had);
    if (!sign_in) return;
    const auto users = users_of(change.tx, account, had);
    if (sign_in->password_hash.empty() || std::ranges::none_of(users, &Attached::is_active))
        auth::remove_resets(change.tx, account, had);
}

// Inactivating the last active user of a person ends its sessions. A session begun at that same
// moment, useless since, ends when the user is activated again.
void end_sessions(const Change& change) {
    tell_of_rights(change);
    if (change.before) drop_links(change);
    const std::string& sign_in = change.after[user.sign_in];
    if (!change.before || sign_in.empty()) return;
    if ((*change.before)[user.is_active] == change.after[user.is_active]) return;
    const std::string& account = change.actor.principal.account;
    for (const auth::Rights& rights : auth::rights_of(change.tx, account, sign_in))
        if (rights.is_open && rights.user != change.draft.id) return;
    auth::end_sessions_of(change.tx, account, sign_in, "", change.actor.now_ms);
}

void derive_name(const Draft&, const Record* before, Record& after, schema::Problems&) {
    records::refuse_when_erased(before && before->has(user.erased) && !(*before == after));
    after.set(user.name, kinds::full_name(after));
}

constexpr records::Rules table[] = {
    {.kind = &kinds::role,
     .adjust = list_every_privilege,
     .check = check_role,
     .mark = mark_role,
     .saved = tell_of_rights},
    {.kind = &kinds::user,
     .adjust = derive_name,
     .check = check_user,
     .mark = mark_user,
     .saved = end_sessions},
};

}  // namespace

std::span<const records::Rules> rules() { return table; }

bool can_manage_staff(const Record& record) {
    return record[role.is_active] && kinds::privileges_of(record).has(kinds::managing_staff);
}

std::vector<std::string_view> privileges_of(std::span<const Record> roles) {
    kinds::PrivilegeSet held;
    for (const Record& one : roles) held = held | kinds::privileges_of(one);
    return held.names();
}

}  // namespace features::staff
