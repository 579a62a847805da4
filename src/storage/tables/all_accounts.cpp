#include "storage/tables/all_accounts.hpp"

#include "storage/kept_text.hpp"

namespace storage {
namespace {

std::string_view question_for(std::string_view table) {
    return kept_text("SELECT DISTINCT account FROM " + std::string(table));
}

}  // namespace

std::vector<std::string> all_accounts(ReadView& view) {
    std::vector<std::string> ids;
    Rows rows = view.query("SELECT id FROM record WHERE kind = 'account' ORDER BY id");
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

bool has_accounts(ReadView& view) { return view.query("SELECT 1 FROM record LIMIT 1").next(); }

std::optional<std::string> account_named(ReadView& view, std::string_view name_key) {
    Rows rows = view.query(
        "SELECT id FROM record WHERE kind = 'account' AND name_key = $1 ORDER BY id LIMIT 1",
        {name_key});
    if (!rows.next()) return std::nullopt;
    return std::string(rows.text(0));
}

std::set<std::string> accounts_in(ReadView& view, std::string_view table) {
    std::set<std::string> accounts;
    Rows rows = view.query(question_for(table));
    while (rows.next()) accounts.emplace(rows.text(0));
    return accounts;
}

}  // namespace storage
