// What breaks the rules of the catalogue. Rules over several records ask the reference rows, which
// are compared with the documents here too.
#include "features/records/amounts.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/verify.hpp"

#include "features/records/write.hpp"
#include "kinds/all.hpp"
#include "schema/scalar.hpp"
#include "storage/verify.hpp"

#include <map>
#include <set>

namespace features::records {
namespace {

constexpr storage::Rule rules[] = {
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

using References = std::set<std::pair<std::string, std::string>>;            // field and id
using ByRecord = std::map<std::pair<std::string, std::string>, References>;  // account and id

// The reference rows of a kind, without the marks of force.
ByRecord reference_rows(storage::ReadView& view, const kinds::StoredKind& kind) {
    ByRecord found;
    auto rows = view.query(
        "SELECT account, from_id, field, to_id FROM reference "
        "WHERE from_kind = $1 AND field <> $2",
        {kind.name, storage::forced_field});
    while (rows.next())
        found[{std::string(rows.text(0)), std::string(rows.text(1))}].emplace(rows.text(2),
                                                                              rows.text(3));
    return found;
}

References references_wanted(const kinds::StoredKind& kind, const schema::Record& record) {
    References wanted;
    for (auto& reference : references_in(kind, record))
        wanted.emplace(std::move(reference.field), std::move(reference.to_id));
    return wanted;
}

std::string facet_wanted(const schema::Record& record) {
    const schema::Field* field = record.kind().facet_field();
    return field ? schema::plain_text(record.at(*field)) : std::string();
}

// The decimals of the currency of each store.
class Currencies {
public:
    explicit Currencies(storage::ReadView& view) : view_(view) {}

    int decimals(const std::string& account, const std::string& store) {
        const auto known = known_.find({account, store});
        if (known != known_.end()) return known->second;
        return known_[{account, store}] = currency_decimals(view_, account, store);
    }

private:
    storage::ReadView& view_;
    std::map<std::pair<std::string, std::string>, int> known_;
};

struct Kept {
    std::string_view doc, facet;
    bool is_in_current_form;
    int currency_decimals;
};

// What is wrong with one record, each a sentence.
std::vector<std::string> faults_of(const kinds::StoredKind& kind, const Kept& kept,
                                   const References& references) {
    std::vector<std::string> faults;
    try {
        const auto record = schema::read_stored(kept.doc, kind);
        if (references_wanted(kind, record) != references)
            faults.emplace_back("its references are not those of the document");
        if (facet_wanted(record) != kept.facet)
            faults.emplace_back("its facet is not that of the document");
        if (kept.is_in_current_form && holds_amount(record) &&
            schema::write_json(record, kept.currency_decimals) != kept.doc)
            faults.emplace_back("its amounts are not printed as its store's currency wants");
        base::Problems problems;
        if (kind.traits.check) kind.traits.check(record, problems);
        for (const auto& problem : problems)
            faults.push_back(problem.path + ": " + problem.message);
    } catch (const std::exception& error) {
        faults.emplace_back(error.what());
    }
    return faults;
}

void check_documents(storage::ReadView& view, const kinds::StoredKind& kind,
                     base::Findings& problems) {
    const ByRecord references = reference_rows(view, kind);
    static const References none;
    Currencies currencies(view);
    auto rows = view.query(
        "SELECT account, id, facet, doc, form, store FROM record WHERE kind = $1", {kind.name});
    while (rows.next()) {
        const std::string account(rows.text(0)), id(rows.text(1)), store(rows.text(5));
        const auto own = references.find({account, id});
        const Kept kept{
            .doc = rows.text(3),
            .facet = rows.text(2),
            .is_in_current_form = rows.integer(4) == kind.traits.form,
            .currency_decimals = has_amounts(kind) ? currencies.decimals(account, store) : 2};
        for (std::string& fault :
             faults_of(kind, kept, own == references.end() ? none : own->second))
            problems.push_back({"record " + account + '/' + id, std::move(fault)});
    }
}

}  // namespace

base::Findings verify(storage::Database& database) {
    base::Findings problems = storage::verify(database);
    storage::check_rules(database, rules, problems);
    for (const kinds::StoredKind* kind : kinds::all)
        database.read([&](storage::ReadView& view) { check_documents(view, *kind, problems); });
    return problems;
}

}  // namespace features::records
