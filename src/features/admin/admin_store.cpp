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

std::optional<std::string> account_named(storage::ReadView& view, std::string_view name_key) {
    auto rows = view.query(
        "SELECT id FROM record WHERE kind = 'account' AND name_key = $1 ORDER BY id LIMIT 1",
        {name_key});
    if (!rows.next()) return std::nullopt;
    return std::string(rows.text(0));
}

}  // namespace features::admin
