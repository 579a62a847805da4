// Rules of modifiers.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/modifier.hpp"
#include "kinds/modifier_group.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace features::catalogue {
namespace {

const auto& kind = kinds::modifier;
const auto& group_kind = kinds::modifier_group;

// The modifiers that join the list of a group, in their order, and those that leave it.
struct Move {
    std::vector<std::string> joined{};
    std::set<std::string> left{};
};
using Moves = std::map<std::string, Move>;

// In a batch the moves of many modifiers are written together, once for each group.
struct PendingMoves {
    Moves moves;
};

std::string home_before(const Change& change) {
    return change.before ? (*change.before)[kind.home_group] : std::string();
}

// Whether the list of the group has no room for this modifier, counting the moves of the batch that
// are not written yet.
bool is_full(const Change& change, const std::string& group) {
    const auto record = read_of(change, group_kind, group);
    if (!record) return false;
    const auto& members = (*record)[group_kind.modifiers];
    std::size_t count = members.size();
    if (auto* batch = change.conditions.batch)
        if (const auto* pending = batch->pending.find<PendingMoves>())
            if (const auto move = pending->moves.find(group); move != pending->moves.end())
                count = count + move->second.joined.size() - move->second.left.size();
    return count >= schema::list_entries_max &&
           std::find(members.begin(), members.end(), change.draft.id) == members.end();
}

// Writes the list of one group if the moves change it. Does nothing if the group does not exist.
void move_members_of(const Change& change, const std::string& group, const Move& move) {
    const auto record = read_of(change, group_kind, group);
    if (!record) return;
    const auto& before = (*record)[group_kind.modifiers];
    std::vector<std::string> members;
    std::set<std::string_view> present;
    for (const std::string& id : before)
        if (!move.left.contains(id) && present.insert(id).second) members.push_back(id);
    for (const std::string& id : move.joined)
        if (present.insert(id).second) members.push_back(id);
    if (members == before) return;
    schema::Patch patch(group_kind);
    patch.record.set(group_kind.modifiers, std::move(members));
    amend(change, group_kind, group, std::move(patch));
}

void move_members(const Change& change, const Moves& moves) {
    for (const auto& [group, move] : moves) move_members_of(change, group, move);
}

}  // namespace

void check_joining(const Change& change, schema::Problems& problems) {
    const std::string& home = change.after[kind.home_group];
    if (home.empty() || home == home_before(change)) return;
    const std::string field(kind.home_group.name);
    if (!change.after[kind.is_active] && !change.conditions.is_copy)
        problems.push_back({field, "cannot be set on an inactive modifier"});
    const bool is_list_settled = home == change.conditions.follows || change.conditions.is_settled;
    if (!is_list_settled && is_full(change, home))
        problems.push_back({field, "is a modifier group that already has " +
                                       std::to_string(schema::list_entries_max) + " modifiers"});
}

// A group whose own change caused this one has already written its list.
void follow_home(const Change& change) {
    const std::string& id = change.draft.id;
    const std::string old_home = home_before(change);
    const std::string& home = change.after[kind.home_group];
    const auto is_group = [&](const std::string& group) {
        return !group.empty() && group != change.conditions.follows;
    };
    if (old_home == home) return;
    Moves own;
    auto* batch = change.conditions.batch;
    Moves& moves = batch ? batch->pending.at<PendingMoves>().moves : own;
    if (is_group(old_home)) moves[old_home].left.insert(id);
    if (is_group(home)) moves[home].joined.push_back(id);
    move_members(change, own);
}

void move_pending_members(const Change& change) {
    auto& pending = change.conditions.batch->pending;
    if (!pending.find<PendingMoves>()) return;
    const PendingMoves due = std::move(pending.at<PendingMoves>());
    pending.drop<PendingMoves>();
    move_members(change, due.moves);
}

}  // namespace features::catalogue
