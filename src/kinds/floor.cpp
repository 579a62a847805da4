#include "kinds/floor.hpp"

#include "base/text.hpp"

#include <set>

namespace kinds {

void check_floor(const Record& record, base::Problems& problems) {
    std::set<std::string> names;
    std::set<std::string> ids;
    const auto& tables = record[floor.tables];
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const std::string place = "tables[" + std::to_string(i) + "].";
        const Record& one = tables[i];
        if (one.has(table.name) && !names.insert(base::name_key(one[table.name])).second)
            problems.push_back({place + "name", "Name already exist"});
        if (one.has(table.id) && !ids.insert(one[table.id]).second)
            problems.push_back({place + "id", "is the id of another table"});
    }
}

}  // namespace kinds
