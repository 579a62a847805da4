// The rules of the catalogue where a change of one record concerns another: what follows is
// derived, and what they would refuse is reverted. The rules themselves are in
// features/menu/catalogue; this applies them to future records.
#include "features/menu/pull/future.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <unordered_set>

namespace features::pull {
namespace {

using kinds::category;
using kinds::menu_item;
using kinds::StoredKind;
using schema::Record;

constexpr std::string_view not_allowed = "not_allowed";
constexpr std::size_t taxes_ahead_max = 100;

bool is_changed(const Change& change, const Part& part) {
    return change.is_new() || !is_same(part, *change.before, change.after);
}

const Part& place_of_category() {
    static const Part& part = part_with(category, category.level.name);
    return part;
}
const Part& list_of_group() {
    static const Part& part =
        part_with(kinds::modifier_group, kinds::modifier_group.modifiers.name);
    return part;
}
const Part& home_of_modifier() {
    static const Part& part = part_with(kinds::modifier, kinds::modifier.home_group.name);
    return part;
}
const Part& list_of_tax() {
    static const Part& part = part_with(kinds::tax, kinds::tax.together_with.name);
    return part;
}

// The store's value stays.
void take_back(Change& change, const Part& part, std::string message,
               std::vector<Conflict>& conflicts) {
    std::vector<std::string> fields;
    add_differing(part, *change.before, change.after, fields);
    copy(part, *change.before, change.after);
    conflicts.push_back(conflict_of(change, not_allowed, std::move(fields), std::move(message)));
}

bool is_top(const Record* record) { return record && (*record)[category.level] == 1; }

// The place of an item in this category or subcategory.
struct Place {
    std::string category, subcategory;
    bool operator==(const Place&) const = default;
};
Place place_in(const std::string& id, const Record& leaf) {
    if (leaf[category.level] != 2 || !leaf.has(category.parent)) return {id, {}};
    return {leaf[category.parent], id};
}
Place place_of(const Record& item) {
    return {item[menu_item.category], item[menu_item.subcategory]};
}
std::string leaf_of(const Record& item) {
    return item[item.has(menu_item.subcategory) ? menu_item.subcategory : menu_item.category];
}
void set_or_clear(Record& record, const schema::Reference& field, const std::string& id) {
    if (id.empty())
        record.clear(field);
    else
        record.set(field, id);
}
void put(const Place& place, Record& item) {
    set_or_clear(item, menu_item.category, place.category);
    set_or_clear(item, menu_item.subcategory, place.subcategory);
}

bool has_other_level(const Change* change) {
    return change && change->before &&
           (*change->before)[category.level] != change->after[category.level];
}

}  // namespace

Change& Future::change_of(const std::string& id) {
    if (const auto known = by_id_.find(id); known != by_id_.end()) return *known->second;
    return of(*menu_.find(id));
}

// ---- the default size ---------------------------------------------------------------------------

// Of several defaults one stays: the active one that is the current default, else an active one
// that is about to become it. An inactive current default gives way without a conflict.
void Future::settle_default_size(std::vector<Conflict>& conflicts) {
    const auto& size = kinds::serving_size_level;
    struct Claim {
        std::string id;
        bool is_now, is_active;
    };
    std::vector<Claim> claims;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind != &size || !record[size.is_default]) return;
        const Change* change = find(id);
        const bool is_now = !change || (change->before && (*change->before)[size.is_default] &&
                                        (change->was_active() || !change->is_active()));
        claims.push_back({id, is_now, record[size.is_active]});
    });
    if (claims.size() < 2) return;
    const auto keeper = std::ranges::max_element(claims, {}, [](const Claim& claim) {
        return 2 * static_cast<int>(claim.is_active) + static_cast<int>(claim.is_now);
    });
    for (const Claim& claim : claims) {
        if (&claim == &*keeper) continue;
        Change& change = change_of(claim.id);
        change.after.set(size.is_default, false);
        if (!claim.is_now)
            conflicts.push_back(conflict_of(change, "default_taken",
                                            {std::string(size.is_default.name)},
                                            "The store has another default size"));
    }
}

// ---- places -------------------------------------------------------------------------------------

// Subcategories are under categories of level 1. One that a change would move elsewhere stays where
// it is, or if new goes next to it; one that is already there keeps the level of its parent.
// Whether anything was settled.
bool Future::settle_parents(std::vector<Conflict>& conflicts) {
    struct Wrong {
        std::string child, parent;
    };
    std::vector<Wrong> wrong;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind != &category || record[category.level] != 2) return;
        const std::string& parent = record[category.parent];
        if (parent == id || (record.has(category.parent) && !is_top(this->record(parent))))
            wrong.push_back({id, parent});
    });
    bool is_settled = false;
    for (const auto& [child, parent] : wrong) {
        const Change* its = find(child);
        const Change* above = find(parent);
        if (its && its->is_new()) {
            Change& change = change_of(child);
            const Record* beside = record(parent);
            const std::string next = beside ? (*beside)[category.parent] : std::string();
            const bool has_next = !next.empty() && next != child && is_top(record(next));
            set_or_clear(change.after, category.parent, has_next ? next : std::string());
            if (!has_next) change.after.set(category.level, 1);
            conflicts.push_back(
                conflict_of(change, not_allowed, {std::string(category.parent.name)},
                            "Its parent is a subcategory in this store; it was placed next to it"));
        } else if (its && is_changed(*its, place_of_category())) {
            take_back(change_of(child), place_of_category(),
                      "Its new parent is a subcategory in this store", conflicts);
        } else if (has_other_level(above)) {
            take_back(change_of(parent), place_of_category(), "It has subcategories in this store",
                      conflicts);
        } else {
            continue;
        }
        is_settled = true;
    }
    return is_settled;
}

// An item that a change brings into a category or subcategory gets the place of that in this store.
// One that is already there keeps the level of it. Whether anything was settled.
bool Future::settle_items(std::vector<Conflict>& conflicts) {
    std::vector<std::string> moving, keeping;  // ids of items; of their categories
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind != &menu_item) return;
        const std::string leaf = leaf_of(record);
        const Record* its_leaf = leaf.empty() ? nullptr : this->record(leaf);
        if (!its_leaf || place_of(record) == place_in(leaf, *its_leaf)) return;
        const Change* change = find(id);
        const bool is_moved = change && (change->is_new() || leaf_of(*change->before) != leaf ||
                                         place_of(*change->before) != place_of(change->after));
        if (is_moved)
            moving.push_back(id);
        else if (has_other_level(find(leaf)))
            keeping.push_back(leaf);
    });
    for (const std::string& leaf : keeping)
        if (Change& change = change_of(leaf); has_other_level(&change))
            take_back(change, place_of_category(), "It has menu items in this store", conflicts);
    if (!keeping.empty()) return true;
    for (const std::string& id : moving) {
        Change& change = change_of(id);
        const std::string leaf = leaf_of(change.after);
        const Record said = change.after;
        put(place_in(leaf, *record(leaf)), change.after);
        const bool is_brought = change.is_new() || leaf_of(*change.before) != leaf;
        std::vector<std::string> fields;
        for (const auto* field : {&menu_item.category, &menu_item.subcategory})
            if (said[*field] != change.after[*field]) fields.emplace_back(field->name);
        if (is_brought)
            conflicts.push_back(conflict_of(change, not_allowed, std::move(fields),
                                            "Its category has another place in this store"));
    }
    return false;
}

void Future::settle_places(std::vector<Conflict>& conflicts) {
    while (settle_parents(conflicts) || settle_items(conflicts)) {
    }
    derive();
}

// What records inherit from their parents.
void Future::derive() {
    std::vector<std::string> categories, items;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind == &category && record[category.level] == 2) {
            const std::string& above = record[category.parent];
            const Record* parent = this->record(above);
            if (parent && (find(id) || find(above)) &&
                record[category.department] != (*parent)[category.department])
                categories.push_back(id);
        }
        if (&kind == &menu_item && record.has(menu_item.subcategory)) {
            const std::string& below = record[menu_item.subcategory];
            const Record* leaf = this->record(below);
            if (leaf && (find(id) || find(below)) && place_of(record) != place_in(below, *leaf))
                items.push_back(id);
        }
    });
    for (const std::string& id : categories) {
        Record& after = change_of(id).after;
        set_or_clear(after, category.department,
                     (*record(after[category.parent]))[category.department]);
    }
    for (const std::string& id : items) {
        Record& after = change_of(id).after;
        const std::string leaf = leaf_of(after);
        put(place_in(leaf, *record(leaf)), after);
    }
}

// ---- memberships --------------------------------------------------------------------------------

void Future::leave(const std::string& modifier, const std::string& group) {
    if (!record(group)) return;
    const auto& field = kinds::modifier_group.modifiers;
    auto members = (*record(group))[field];
    if (std::erase(members, modifier) > 0) change_of(group).after.set(field, std::move(members));
}

void Future::join(const std::string& modifier, Change& group, std::vector<Conflict>& conflicts) {
    const auto& field = kinds::modifier_group.modifiers;
    auto members = group.after[field];
    if (members.size() < schema::list_entries_max) {
        members.push_back(modifier);
        group.after.set(field, std::move(members));
        return;
    }
    Change& change = change_of(modifier);
    const std::string message =
        "The modifier group already has " + std::to_string(schema::list_entries_max) + " modifiers";
    if (!change.is_new() && is_changed(change, home_of_modifier()))
        return take_back(change, home_of_modifier(), message, conflicts);
    if (!change.is_new() && !group.is_new() && is_changed(group, list_of_group()))
        return take_back(group, list_of_group(), message, conflicts);
    change.after.clear(kinds::modifier.home_group);
    conflicts.push_back(
        conflict_of(change, not_allowed, {std::string(kinds::modifier.home_group.name)}, message));
}

// A modifier is in the list of its home. One whose home changes joins the new list. One whose home
// stays the same also stays in the list, whatever the list became.
void Future::settle_memberships(std::vector<Conflict>& conflicts) {
    std::unordered_map<std::string, std::unordered_set<std::string>> members;
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind != &kinds::modifier_group) return;
        const auto& ids = record[kinds::modifier_group.modifiers];
        members[id].insert(ids.begin(), ids.end());
    });
    std::vector<std::pair<std::string, std::string>> outside;  // modifiers with their homes
    for_each_future([&](const StoredKind& kind, const std::string& id, const Record& record) {
        if (&kind != &kinds::modifier) return;
        const std::string& home = record[kinds::modifier.home_group];
        const auto its = members.find(home);
        if (its != members.end() && !its->second.contains(id)) outside.emplace_back(id, home);
    });
    for (const auto& [id, home] : outside) {
        const Change* change = find(id);
        Change& group = change_of(home);
        join(id, group, conflicts);
        if ((change && is_changed(*change, home_of_modifier())) || group.is_new()) continue;
        conflicts.push_back(conflict_of(group, not_allowed,
                                        {std::string(kinds::modifier_group.modifiers.name)},
                                        "It is the home group of a modifier, which stays in it"));
    }
}

// ---- taxes --------------------------------------------------------------------------------------

// Why the tax may not lead to its taxes; "" when it may.
std::string Future::objection_to(const Change& tax) const {
    std::vector<std::string> ahead = tax.after[kinds::tax.together_with];
    std::unordered_set<std::string> seen;
    while (!ahead.empty()) {
        const std::string id = std::move(ahead.back());
        ahead.pop_back();
        if (id == tax.id) return "They lead back to this tax";
        if (!seen.insert(id).second) continue;
        if (seen.size() > taxes_ahead_max)
            return "They lead to more than " + std::to_string(taxes_ahead_max) + " taxes";
        if (const Record* next = record(id))
            for (const std::string& one : (*next)[kinds::tax.together_with]) ahead.push_back(one);
    }
    return {};
}

// Existing taxes give way first: a circle never consists of new taxes alone.
void Future::settle_taxes(std::vector<Conflict>& conflicts) {
    for (const bool is_new : {false, true})
        for (const auto& change : changes_) {
            if (change->kind != &kinds::tax || change->is_new() != is_new ||
                !is_changed(*change, list_of_tax()))
                continue;
            std::string message = objection_to(*change);
            if (message.empty()) continue;
            if (!is_new) {
                take_back(*change, list_of_tax(), std::move(message), conflicts);
                continue;
            }
            change->after.clear(kinds::tax.together_with);
            conflicts.push_back(conflict_of(*change, not_allowed,
                                            {std::string(kinds::tax.together_with.name)},
                                            std::move(message)));
        }
}

// ---- a single record ----------------------------------------------------------------------------

bool Future::settle_alone(const Objections& objections, std::vector<Conflict>& conflicts) {
    bool is_any = false;
    for (const auto& change : changes_) {
        if (!change->is_change()) continue;
        const base::Problems problems = objections(*change);
        if (problems.empty()) continue;
        const Record none(*change->kind);
        const Record& before = change->before ? *change->before : none;
        auto parts = parts_of(*change->kind);
        for (Part& part : unknown_parts(before, change->after, before))
            parts.push_back(std::move(part));
        const auto is_named = [&](const Part& part) {
            return std::ranges::any_of(problems, [&](const base::Problem& problem) {
                const std::string name = problem.path.substr(0, problem.path.find_first_of(".["));
                return part.name == name || std::ranges::any_of(part.fields, [&](const auto* one) {
                           return one->name == name;
                       });
            });
        };
        std::vector<std::string> fields;
        const auto give_up = [&](auto is_meant) {
            for (const Part& part : parts) {
                const bool is_needed =
                    change->is_new() && std::ranges::any_of(part.fields, [](const auto* one) {
                        return one->rules.required;
                    });
                if (is_needed || !is_meant(part)) continue;
                add_differing(part, before, change->after, fields);
                copy(part, before, change->after);
            }
        };
        give_up(is_named);
        if (fields.empty()) give_up([](const Part&) { return true; });
        if (fields.empty()) continue;
        is_any = true;
        conflicts.push_back(
            conflict_of(*change, not_allowed, std::move(fields), problems.front().message));
    }
    return is_any;
}

}  // namespace features::pull
