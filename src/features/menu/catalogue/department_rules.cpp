// Rules of departments.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/department.hpp"

namespace features::catalogue {

void mirror_deletion(const Draft&, const schema::Record* before, schema::Record& after,
                     schema::Problems&) {
    const auto& kind = kinds::department;
    const bool was_active = !before || (*before)[kind.is_active];
    // The field that the client changed is the one that differs from the stored record.
    const bool asks_by_deletion = after[kind.is_deleted] == was_active;
    if (asks_by_deletion && after.has(kind.is_deleted))
        after.set(kind.is_active, !after[kind.is_deleted]);
    after.set(kind.is_deleted, !after[kind.is_active]);
}

}  // namespace features::catalogue
