// Rules of categories and subcategories.
#include "features/records/read.hpp"
#include "features/records/rules.hpp"
#include "kinds/category.hpp"
#include "kinds/menu_item.hpp"

namespace features::records {
namespace {

const auto& kind = kinds::category;
const auto& item = kinds::menu_item;

bool is_sub(const schema::Record& record) { return record[kind.level] == 2; }

// Records of this kind, active or not, that refer to the changed one in this field.
storage::Listing referring(const Change& change, const schema::Kind& from,
                           const schema::Field& field) {
    return {.kind = &from,
            .account = change.draft.account,
            .store = change.draft.store,
            .refers = storage::Listing::By{std::string(field.name), change.draft.id}};
}

bool is_referred_to(const Change& change) {
    for (const auto& listing :
         {referring(change, kind, kind.parent), referring(change, item, item.category),
          referring(change, item, item.subcategory)})
        if (!storage::page(change.tx, listing, {0, 1}).empty()) return true;
    return false;
}

void amend_all(const Change& change, const storage::Listing& listing,
               const kinds::StoredKind& listed, const schema::Patch& patch) {
    for_each_row(change.tx, listing,
                 [&](const storage::Row& row) { amend(change, listed, row.id, patch); });
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
    if (is_moved && is_referred_to(change))
        problems.push_back({std::string(kind.level.name),
                            "cannot be changed while subcategories or menu items refer to it"});
    if (!is_sub(after) || !after.has(kind.parent)) return;
    const auto parent = read_of(change, kind, after[kind.parent]);
    const bool is_itself = after[kind.parent] == change.draft.id;
    if (is_itself || (parent && is_sub(*parent)))
        problems.push_back({std::string(kind.parent.name), "is not another category of level 1"});
}

void pass_on_category(const Change& change) {
    if (!change.before) return;
    const schema::Record& before = *change.before;
    const schema::Record& after = change.after;
    if (!is_sub(after) && before[kind.department] != after[kind.department])
        amend_all(change, referring(change, kind, kind.parent), kind, schema::Patch(kind));
    if (!is_sub(after) || before[kind.parent] == after[kind.parent]) return;
    schema::Patch moved(item);
    moved.record.set(item.category, after[kind.parent]);
    amend_all(change, referring(change, item, item.subcategory), item, moved);
}

}  // namespace features::records
