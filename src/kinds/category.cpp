#include "kinds/category.hpp"

namespace kinds {

void check_category(const Record& record, base::Problems& problems) {
    if (record[category.level] == 2 && !record.has(category.parent))
        problems.push_back({std::string(category.parent.name), "is required"});
    if (record[category.level] == 1 && record.has(category.parent))
        problems.push_back({std::string(category.parent.name), "must be empty at level 1"});
    check_time_restriction(category.sold, record, problems);
    check_translations(record, problems);
}

}  // namespace kinds
