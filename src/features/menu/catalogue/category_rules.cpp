// Rules of categories and subcategories.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/category.hpp"
#include "kinds/menu_item.hpp"

#include <limits>

namespace features::catalogue {
namespace {

const auto& kind = kinds::category;
const auto& item = kinds::menu_item;

bool is_sub(const schema::Record& record) { return record[kind.level] == 2; }

// Records of a kind that refer to a category in this field.
struct Below {
    const kinds::StoredKind& kind;
    const schema::Field& field;
};
const Below subcategories{kind, kind.parent};
const Below items{item, item.category};
const Below items_of_sub{item, item.subcategory};

constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();

std::vector<std::string> ids_of(storage::ReadView& view, const Draft& draft, const Below& below,
                                std::int64_t limit) {
    return storage::referring_ids(view, draft.account, draft.id, below.kind.name, below.field.name,
                                  limit);
}

// What must not refer to a category of this level.
std::vector<const Below*> misplaced_at(const schema::Record& after) {
    if (is_sub(after)) return {&subcategories, &items};
    return {&items_of_sub};
}

// Whether a record refers to the category that must not at its level. One that the batch writes
// later is checked again by confirm().
bool has_misplaced(const Change& change) {
    const std::int64_t limit = change.conditions.batch ? all : 1;
    for (const Below* below : misplaced_at(change.after))
        for (const std::string& id : ids_of(change.tx, change.draft, *below, limit)) {
            if (!is_written_later(change, id)) return true;
        }
    return false;
}

// The records that must follow a change of the category; null when none must.
const Below* concerned(const schema::Record& before, const schema::Record& after) {
    if (!is_sub(after))
        return before[kind.department] != after[kind.department] ? &subcategories : nullptr;
    return before[kind.parent] != after[kind.parent] ? &items_of_sub : nullptr;
}

}  // namespace

void derive_department(const Change& change, schema::Record& after) {
    if (!is_sub(after)) {
        const bool is_parent_sent = change.draft.patch.record.at(kind.parent).index() != 0;
        if (!is_parent_sent) after.clear(kind.parent);
        return;
    }
    const auto parent = read_of(change, kind, after[kind.parent]);
    if (parent && parent->has(kind.department))
        after.set(kind.department, (*parent)[kind.department]);
    else
        after.clear(kind.department);
}

bool is_department_of_parent(const schema::Record& after, const schema::Field& field) {
    return &field == &kind.department && is_sub(after);
}

void check_level(const Change& change, schema::Problems& problems) {
    const schema::Record& after = change.after;
    const bool is_moved = change.before && (*change.before)[kind.level] != after[kind.level];
    if (is_moved && has_misplaced(change))
        problems.push_back({std::string(kind.level.name),
                            "cannot be changed while subcategories or menu items refer to it"});
    if (!is_sub(after) || !after.has(kind.parent)) return;
    if (is_written_later(change, after[kind.parent])) return;
    const auto parent = read_of(change, kind, after[kind.parent]);
    const bool is_itself = after[kind.parent] == change.draft.id;
    if (is_itself || (parent && is_sub(*parent)))
        problems.push_back({std::string(kind.parent.name), "must be another category of level 1"});
}

void pass_on_category(const Change& change) {
    if (!change.before) return;
    const Below* below = concerned(*change.before, change.after);
    if (!below) return;
    schema::Patch patch(below->kind);
    if (is_sub(change.after)) patch.record.set(item.category, change.after[kind.parent]);
    for (const std::string& id : ids_of(change.tx, change.draft, *below, all))
        amend(change, below->kind, id, patch);
}

std::size_t count_below_category(storage::ReadView& view, const Draft& draft,
                                 const schema::Record& before, const schema::Record& after) {
    const Below* below = concerned(before, after);
    return below ? ids_of(view, draft, *below, records::followers_max + 1).size() : 0;
}

}  // namespace features::catalogue
