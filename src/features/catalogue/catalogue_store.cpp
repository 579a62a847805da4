// What breaks the rules of the catalogue, as verify asks for it.
#include "features/catalogue/catalogue.hpp"

namespace features::catalogue {
namespace {

constexpr storage::Rule all_checks[] = {
    {"record", "a modifier is not in the list of its home group",
     "SELECT f.account || '/' || f.from_id FROM reference f "
     "WHERE f.from_kind = 'modifier' AND f.field = 'modifyWith' AND NOT EXISTS "
     "(SELECT 1 FROM reference m WHERE m.account = f.account AND m.from_id = f.to_id "
     " AND m.field = 'modifiers' AND m.to_id = f.from_id)"},

    {"record", "the store has more than one default serving size",
     "SELECT f.account || '/' || f.to_id FROM reference f "
     "WHERE f.from_kind = 'servingSizeLevel' AND f.field = 'default' "
     "GROUP BY f.account, f.to_id HAVING COUNT(*) > 1"},

    {"record", "its taxes lead back to it",
     "WITH RECURSIVE way (account, start, stop) AS "
     "(SELECT account, from_id, to_id FROM reference WHERE from_kind = 'tax' AND field = 'taxes' "
     " UNION SELECT w.account, w.start, f.to_id FROM way w JOIN reference f "
     " ON f.account = w.account AND f.from_id = w.stop AND f.field = 'taxes') "
     "SELECT account || '/' || start FROM way WHERE start = stop"},

    {"record", "a subcategory does not stand under a category of level 1",
     "SELECT r.account || '/' || r.id FROM record r "
     "LEFT JOIN reference f ON f.account = r.account AND f.from_id = r.id AND f.field = 'parent' "
     "LEFT JOIN record p ON p.account = r.account AND p.id = f.to_id "
     "WHERE r.kind = 'category' AND r.facet = '2' "
     "AND (p.id IS NULL OR p.kind <> 'category' OR p.facet <> '1')"},

    {"record", "a category of level 1 stands under another",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = r.account AND f.from_id = r.id AND f.field = 'parent' "
     "WHERE r.kind = 'category' AND r.facet = '1'"},

    {"record", "a subcategory has not the department of its category",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = r.account AND f.from_id = r.id AND f.field = 'parent' "
     "LEFT JOIN reference own ON own.account = r.account AND own.from_id = r.id "
     "AND own.field = 'department' "
     "LEFT JOIN reference its ON its.account = r.account AND its.from_id = f.to_id "
     "AND its.field = 'department' "
     "WHERE r.kind = 'category' AND COALESCE(own.to_id, '') <> COALESCE(its.to_id, '')"},

    {"record", "a menu item does not stand in a category of level 1",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference f ON f.account = r.account AND f.from_id = r.id AND f.field = 'category' "
     "JOIN record c ON c.account = r.account AND c.id = f.to_id "
     "WHERE r.kind = 'menuItem' AND c.facet <> '1'"},

    {"record", "a menu item stands under a subcategory that is not one of its category",
     "SELECT r.account || '/' || r.id FROM record r "
     "JOIN reference s ON s.account = r.account AND s.from_id = r.id AND s.field = 'subCategory' "
     "WHERE r.kind = 'menuItem' AND NOT EXISTS (SELECT 1 FROM reference c JOIN reference p "
     "ON p.account = c.account AND p.field = 'parent' AND p.to_id = c.to_id "
     "WHERE c.account = r.account AND c.from_id = r.id AND c.field = 'category' "
     "AND p.from_id = s.to_id)"},
};

}  // namespace

std::span<const storage::Rule> checks() { return all_checks; }

}  // namespace features::catalogue
