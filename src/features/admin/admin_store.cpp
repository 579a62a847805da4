#include "features/admin/admin_store.hpp"

namespace features::admin {

std::vector<std::string> account_ids(storage::ReadView& view) {
    std::vector<std::string> ids;
    auto rows = view.query("SELECT id FROM record WHERE kind = 'account' ORDER BY id");
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

bool has_accounts(storage::ReadView& view) {
    return view.query("SELECT 1 FROM record LIMIT 1").next();
}

}  // namespace features::admin
