// Rules of departments.
#include "features/records/rules.hpp"
#include "kinds/department.hpp"

namespace features::records {

void mirror_deletion(Change& change) {
    const auto& kind = kinds::department;
    const bool was_active = !change.before || (*change.before)[kind.is_active];
    // Of the two faces the client's is the one that differs from what is stored.
    const bool asks_by_deletion = change.after[kind.is_deleted] == was_active;
    if (asks_by_deletion && change.after.has(kind.is_deleted))
        change.after.set(kind.is_active, !change.after[kind.is_deleted]);
    change.after.set(kind.is_deleted, !change.after[kind.is_active]);
}

}  // namespace features::records
