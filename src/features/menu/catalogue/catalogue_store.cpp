// Queries of verify for what breaks the rules of the catalogue.
#include "features/menu/catalogue/catalogue.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace features::catalogue {
namespace {

using Links = std::map<std::string, std::vector<std::string>>;

bool leads_back(const Links& links, const std::string& start) {
    std::set<std::string> seen;
    std::vector<std::string> ahead{start};
    while (!ahead.empty()) {
        const auto found = links.find(ahead.back());
        ahead.pop_back();
        if (found == links.end()) continue;
        for (const std::string& next : found->second) {
            if (next == start) return true;
            if (seen.insert(next).second) ahead.push_back(next);
        }
    }
    return false;
}

std::vector<std::string> taxes_in_circles(storage::ReadView& view, std::string_view account) {
    Links links;
    auto rows = view.query(
        "SELECT from_id, to_id FROM reference "
        "WHERE account = $1 AND from_kind = 'tax' AND field = 'taxes'",
        {account});
    while (rows.next()) links[std::string(rows.text(0))].emplace_back(rows.text(1));
    std::vector<std::string> found;
    for (const auto& [tax, ignored] : links)
        if (leads_back(links, tax)) found.push_back(std::string(account) + '/' + tax);
    return found;
}

constexpr storage::Rule all_checks[] = {
    {"record", "a modifier is not in the list of its home group",
     "SELECT f.account || '/' || f.from_id FROM reference f "
     "WHERE f.account = $1 AND f.from_kind = 'modifier' AND f.field = 'modifyWith' AND NOT EXISTS "
     "(SELECT 1 FROM reference m WHERE m.account = $1 AND m.from_id = f.to_id "
     " AND m.field = 'modifiers' AND m.to_id = f.from_id)"},

    {"record", "the store has more than one default serving size",
     "SELECT f.account || '/' || f.to_id FROM reference f "
     "WHERE f.account = $1 AND f.from_kind = 'servingSizeLevel' AND f.field = 'default' "
     "GROUP BY f.account, f.to_id HAVING COUNT(*) > 1"},

    {"record", "its taxes lead back to it", "", taxes_in_circles},

    {"record", "a subcategory is not under a category of level 1",
     "SELECT r.account || '/' || r.id FROM record r "
     "LEFT JOIN reference f ON f.account = $1 AND f.from_id = r.id AND f.field = 'parent' "
     "LEFT JOIN record p ON p.account = $1 AND p.id = f.to_id "
     "WHERE r.account = $1 AND r.kind = 'category' AND r.facet = '2' "
     "AND (p.id IS NULL OR p.kind <> 'category' OR p.facet <> '1')"},

    {"record", "a category of level 1 is under another",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = $1 AND f.from_id = r.id AND f.field = 'parent' "
     "WHERE r.account = $1 AND r.kind = 'category' AND r.facet = '1'"},

    {"record", "a subcategory does not have the department of its category",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = $1 AND f.from_id = r.id AND f.field = 'parent' "
     "LEFT JOIN reference own ON own.account = $1 AND own.from_id = r.id "
     "AND own.field = 'department' "
     "LEFT JOIN reference its ON its.account = $1 AND its.from_id = f.to_id "
     "AND its.field = 'department' WHERE r.account = $1 "
     "AND r.kind = 'category' AND COALESCE(own.to_id, '') <> COALESCE(its.to_id, '')"},

    {"record", "a menu item is not in a category of level 1",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = $1 AND f.from_id = r.id AND f.field = 'category' "
     "JOIN record c ON c.account = $1 AND c.id = f.to_id "
     "WHERE r.account = $1 AND r.kind = 'menuItem' AND c.facet <> '1'"},

    {"record", "a menu item is in a subcategory of another category",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference s ON s.account = $1 AND s.from_id = r.id AND s.field = 'subCategory' "
     "WHERE r.account = $1 AND r.kind = 'menuItem' AND NOT EXISTS "
     "(SELECT 1 FROM reference c JOIN reference p "
     "ON p.account = $1 AND p.field = 'parent' AND p.to_id = c.to_id "
     "WHERE c.account = $1 AND c.from_id = r.id AND c.field = 'category' "
     "AND p.from_id = s.to_id)"},
};

}  // namespace

std::span<const storage::Rule> invariants() { return all_checks; }

}  // namespace features::catalogue
