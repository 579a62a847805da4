// What is wrong with the documents of records.
#include "features/records/amounts.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/verify.hpp"
#include "kinds/all.hpp"
#include "schema/scalar.hpp"
#include "storage/tables/all_accounts.hpp"

#include <map>
#include <set>

namespace features::records {
namespace {

using References = std::set<std::pair<std::string, std::string>>;  // field and id
using ByRecord = std::map<std::string, References>;

// The reference rows of a kind by the id of their record, without the marks of inactivations by
// force.
ByRecord reference_rows(storage::ReadView& view, std::string_view account,
                        const kinds::StoredKind& kind) {
    ByRecord found;
    auto rows = view.query(
        "SELECT from_id, field, to_id FROM reference "
        "WHERE account = $1 AND from_kind = $2 AND field <> $3",
        {account, kind.name, storage::forced_field});
    while (rows.next()) found[std::string(rows.text(0))].emplace(rows.text(1), rows.text(2));
    return found;
}

// The natural keys of a kind by the id of their record: field and value, without secret ones, which
// are stored only as hashes.
ByRecord key_rows(storage::ReadView& view, std::string_view account,
                  const kinds::StoredKind& kind) {
    ByRecord found;
    std::set<std::string_view> shown;
    for (const schema::NaturalKey& key : kind.traits.keys)
        if (!key.is_secret) shown.insert(key.field);
    if (shown.empty()) return found;
    auto rows =
        view.query("SELECT id, field, value FROM natural_key WHERE account = $1 AND kind = $2",
                   {account, kind.name});
    while (rows.next())
        if (shown.contains(rows.text(1)))
            found[std::string(rows.text(0))].emplace(rows.text(1), rows.text(2));
    return found;
}

References keys_wanted(const schema::Record& record) {
    References wanted;
    for (const schema::NaturalKey& key : record.kind().traits.keys) {
        if (key.is_secret) continue;
        const std::string text =
            schema::plain_text(record.at(*record.kind().find(key.field).field));
        if (auto value = text.empty() ? text : key.canonical(text); !value.empty())
            wanted.emplace(key.field, std::move(value));
    }
    return wanted;
}

References references_wanted(const kinds::StoredKind& kind, const Rules& rules,
                             const schema::Record& record) {
    References wanted;
    for (auto& reference : references_in(kind, rules, record))
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

// The faults of one record, a sentence each.
std::vector<std::string> faults_of(const kinds::StoredKind& kind, const Rules& rules,
                                   const Kept& kept, const References& references,
                                   const References& keys) {
    std::vector<std::string> faults;
    try {
        const auto record = schema::read_stored(kept.doc, kind);
        if (references_wanted(kind, rules, record) != references)
            faults.emplace_back("its references do not match the document");
        if (keys_wanted(record) != keys)
            faults.emplace_back("its natural keys do not match the document");
        if (facet_wanted(record) != kept.facet)
            faults.emplace_back("its facet does not match the document");
        if (kept.is_in_current_form && holds_amount(record) &&
            schema::write_document(record, kept.currency_decimals) != kept.doc)
            faults.emplace_back(
                "its amounts are not printed with the decimals of its store's currency");
        base::Problems problems;
        if (kind.traits.check) kind.traits.check(record, problems);
        for (const auto& problem : problems)
            faults.push_back(problem.path + ": " + problem.message);
    } catch (const std::exception& error) {
        faults.emplace_back(error.what());
    }
    return faults;
}

void check_kind(storage::ReadView& view, const std::string& account, const kinds::StoredKind& kind,
                const Rules& rules, base::Findings& findings) {
    const ByRecord references = reference_rows(view, account, kind);
    const ByRecord keys = key_rows(view, account, kind);
    static const References none;
    const auto those_of = [](const ByRecord& all, const std::string& id) -> const References& {
        const auto own = all.find(id);
        return own == all.end() ? none : own->second;
    };
    Currencies currencies(view);
    auto rows = view.query(
        "SELECT id, facet, doc, form, store FROM record WHERE account = $1 AND kind = $2",
        {account, kind.name});
    while (rows.next()) {
        const std::string id(rows.text(0)), store(rows.text(4));
        const Kept kept{
            .doc = rows.text(2),
            .facet = rows.text(1),
            .is_in_current_form = rows.integer(3) == kind.traits.form,
            .currency_decimals = has_amounts(kind) ? currencies.decimals(account, store) : 2};
        for (std::string& fault :
             faults_of(kind, rules, kept, those_of(references, id), those_of(keys, id)))
            findings.push_back({"record " + account + '/' + id, std::move(fault)});
    }
}

}  // namespace

void check_documents(storage::Database& database, const Rulebook& rules, base::Findings& findings) {
    std::set<std::string> accounts;
    database.read(
        [&](storage::ReadView& view) { accounts = storage::accounts_in(view, "record"); });
    for (const std::string& account : accounts)
        for (const kinds::StoredKind* kind : kinds::all)
            database.read([&](storage::ReadView& view) {
                check_kind(view, account, *kind, rules.of(*kind), findings);
            });
}

}  // namespace features::records
