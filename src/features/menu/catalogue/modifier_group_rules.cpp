// Rules of modifier groups.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"

#include <set>

namespace features::catalogue {
namespace {

using Ids = std::vector<std::string>;

const auto& kind = kinds::modifier_group;
const auto& modifier_kind = kinds::modifier;

Ids difference(const Ids& ids, const Ids& others) {
    const std::set<std::string_view> known(others.begin(), others.end());
    Ids rest;
    for (const std::string& id : ids)
        if (!known.contains(id)) rest.push_back(id);
    return rest;
}

std::string home_of(const Change& change, const std::string& modifier) {
    const auto record = read_of(change, modifier_kind, modifier);
    return record ? (*record)[modifier_kind.home_group] : std::string();
}

}  // namespace

void list_each_once(const Draft&, const schema::Record*, schema::Record& after, schema::Problems&) {
    if (!after.has(kind.modifiers)) return;
    Ids once;
    std::set<std::string_view> seen;
    for (const std::string& id : after[kind.modifiers])
        if (seen.insert(id).second) once.push_back(id);
    after.set(kind.modifiers, std::move(once));
}

void follow_members(const Change& change) {
    const std::string& id = change.draft.id;
    const Ids before = change.before ? (*change.before)[kind.modifiers] : Ids{};
    const Ids& after = change.after[kind.modifiers];
    for (const std::string& modifier : difference(before, after)) {
        if (home_of(change, modifier) != id) continue;
        schema::Patch homeless(modifier_kind);
        homeless.record.at(modifier_kind.home_group) = schema::Null{};
        amend(change, modifier_kind, modifier, std::move(homeless));
    }
    if (!change.after[kind.is_active]) return;  // an inactive group does not become a home
    for (const std::string& modifier : difference(after, before)) {
        if (!home_of(change, modifier).empty()) continue;
        schema::Patch housed(modifier_kind);
        housed.record.set(modifier_kind.home_group, id);
        amend(change, modifier_kind, modifier, std::move(housed));
    }
}

std::size_t count_moved_members(storage::ReadView&, const Draft&, const schema::Record& before,
                                const schema::Record& after) {
    return difference(before[kind.modifiers], after[kind.modifiers]).size() +
           difference(after[kind.modifiers], before[kind.modifiers]).size();
}

}  // namespace features::catalogue
