#include "features/staff/rules.hpp"

#include "access/sessions.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/staff/grants.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::staff {
namespace {

using records::Change;
using records::Draft;
using schema::Record;

const auto& role = kinds::role;
const auto& user = kinds::user;

constexpr std::string_view manages_mark = "managesStaff";

std::string every_privilege() {
    std::vector<std::string> all;
    for (std::string_view id : kinds::all_privileges()) all.push_back(base::json_string(id));
    return base::json_array(all);
}

// A role that has every privilege lists those that there are now.
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

// Without such a role nobody could ever manage the staff of the store again, so not even force does
// it. Two that are taken away at the same time wait for each other at the lock of the store.
void keep_one_managing_role(const Change& change, schema::Problems&) {
    if (!change.before || !can_manage_staff(*change.before) || can_manage_staff(change.after))
        return;
    const Draft& draft = change.draft;
    for (const std::string& id :
         storage::referring_ids(change.tx, draft.account, draft.store, "role", manages_mark, 2))
        if (id != draft.id) return;
    throw base::Refusal::conflict(
        "last_managing_role",
        "This is the last active Role that can manage staff, it must stay one.")
        .with_text("id", draft.id);
}

void check_role(const Change& change, schema::Problems& problems) {
    kinds::PrivilegeSet touched = kinds::privileges_of(change.after);
    if (change.before) touched = touched | kinds::privileges_of(*change.before);
    require_holder(change.tx, change.actor.principal, change.draft.store, touched);
    keep_one_managing_role(change, problems);
}

kinds::PrivilegeSet allowed_to(const Change& change, const Record& one) {
    kinds::PrivilegeSet held;
    for (const std::string& id : one[user.roles])
        if (const auto found = records::read_of(change, role, id);
            found && (*found)[role.is_active])
            held = held | kinds::privileges_of(*found);
    return held;
}

void check_user(const Change& change, schema::Problems&) {
    if (!change.actor.principal.person) return;
    kinds::PrivilegeSet touched = allowed_to(change, change.after);
    if (change.before) touched = touched | allowed_to(change, *change.before);
    require_holder(change.tx, change.actor.principal, change.draft.store, touched);
}

// By it the users of a sign-in are found.
void mark_user(const Record& after, std::vector<storage::Save::Reference>& references) {
    if (const std::string& id = after[user.sign_in]; !id.empty())
        references.push_back({std::string(user.sign_in.name), "signIn", id});
}

// What people may do is remembered for seconds, unless somebody says that it has changed.
void tell_of_rights(const Change& change) { change.tx.hint(auth::sessions_hint); }

// The last active user of a person takes the sessions along when it is made inactive. Those of one
// who signed in at that moment, and were of no use since, end when it is made active again.
void end_sessions(const Change& change) {
    tell_of_rights(change);
    const std::string& sign_in = change.after[user.sign_in];
    if (!change.before || sign_in.empty()) return;
    if ((*change.before)[user.is_active] == change.after[user.is_active]) return;
    const std::string& account = change.actor.principal.account;
    for (const auth::Rights& rights : auth::rights_of(change.tx, account, sign_in))
        if (rights.user != change.draft.id) return;
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
