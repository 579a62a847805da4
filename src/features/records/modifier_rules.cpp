// Rules of modifiers.
#include "features/records/rules.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"

#include <algorithm>

namespace features::records {
namespace {

const auto& kind = kinds::modifier;
const auto& group_kind = kinds::modifier_group;

std::string home_before(const Change& change) {
    return change.before ? (*change.before)[kind.home_group] : std::string();
}

// Changes the list of a group by `edit`, which says whether it did; no group: nothing to do.
template <class Edit>
void edit_members(const Change& change, const std::string& group, Edit edit) {
    const auto record = group.empty() ? std::nullopt : read_of(change, group_kind, group);
    if (!record) return;
    auto members = (*record)[group_kind.modifiers];
    if (!edit(members)) return;
    schema::Patch patch(group_kind);
    patch.record.set(group_kind.modifiers, std::move(members));
    amend(change, group_kind, group, std::move(patch));
}

}  // namespace

void refuse_inactive_joining(const Change& change, schema::Problems& problems) {
    if (change.conditions.is_copy) return;
    const std::string& home = change.after[kind.home_group];
    if (change.after[kind.is_active] || home.empty() || home == home_before(change)) return;
    problems.push_back(
        {std::string(kind.home_group.name), "cannot be given to an inactive modifier"});
}

void follow_home(const Change& change) {
    const std::string& id = change.draft.id;
    const std::string old_home = home_before(change);
    const std::string& home = change.after[kind.home_group];
    if (old_home == home) return;
    edit_members(change, old_home, [&](auto& members) { return std::erase(members, id) > 0; });
    edit_members(change, home, [&](auto& members) {
        if (std::find(members.begin(), members.end(), id) != members.end()) return false;
        members.push_back(id);
        return true;
    });
}

}  // namespace features::records
