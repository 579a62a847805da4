#include "features/staff/rules.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
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

bool has(const Record& record, std::string_view privilege) {
    if (record[role.has_every_privilege]) return true;
    const auto held = schema::elements_of(record[role.privileges].text);
    return std::ranges::any_of(
        held, [&](const std::string& raw) { return schema::text_of(raw) == privilege; });
}

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

void derive_name(const Draft&, const Record*, Record& after, schema::Problems&) {
    after.set(user.name, kinds::full_name(after));
}

constexpr records::Rules table[] = {
    {.kind = &kinds::role,
     .adjust = list_every_privilege,
     .check = keep_one_managing_role,
     .mark = mark_role},
    {.kind = &kinds::user, .adjust = derive_name},
};

}  // namespace

std::span<const records::Rules> rules() { return table; }

bool can_manage_staff(const Record& record) {
    return record[role.is_active] && has(record, kinds::managing_staff);
}

std::vector<std::string_view> privileges_of(std::span<const Record> roles) {
    std::vector<std::string_view> held;
    for (std::string_view privilege : kinds::all_privileges())
        if (std::ranges::any_of(roles, [&](const Record& one) { return has(one, privilege); }))
            held.push_back(privilege);
    return held;
}

}  // namespace features::staff
