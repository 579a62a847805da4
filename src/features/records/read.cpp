#include "features/records/read.hpp"

#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"

namespace features::records {
namespace {

using base::Refusal;

}  // namespace

bool is_store(storage::ReadView& view, const auth::Principal& principal, std::string_view id) {
    if (!base::is_id(id)) return false;
    const std::string store = base::lower_ascii(id);
    if (principal.seen->contains(store)) return true;
    if (!storage::exists(view, kinds::store, principal.account, store)) return false;
    principal.seen->add(store);
    return true;
}

void require_store(storage::ReadView& view, const auth::Principal& principal,
                   std::string_view store) {
    if (!is_store(view, principal, store)) throw Refusal::not_found("store");
    if (!principal.may_see(base::lower_ascii(store)))
        throw Refusal::forbidden("this key does not cover the store");
}

void require_account(storage::ReadView& view, const auth::Principal& principal,
                     std::string_view account_or_store) {
    if (base::lower_ascii(account_or_store) == principal.account) return;
    if (!is_store(view, principal, account_or_store)) throw Refusal::not_found("account");
    require_store(view, principal, account_or_store);
}

storage::Row require(storage::ReadView& view, const kinds::StoredKind& kind,
                     const auth::Principal& principal, std::string_view id) {
    if (!base::is_id(id)) throw Refusal::not_found(kind.name);
    auto row = storage::find(view, kind, principal.account, id);
    if (!row) throw Refusal::not_found(kind.name);
    if (!row->store.empty() && !principal.may_see(row->store))
        throw Refusal::forbidden("this key does not cover the store of this " +
                                 std::string(kind.name));
    if (row->form < kind.traits.form)
        row->doc =
            current_form(kind, row->doc, currency_decimals(view, principal.account, row->store));
    return *std::move(row);
}

std::vector<storage::Row> visible_stores(storage::ReadView& view, const auth::Principal& principal,
                                         std::optional<bool> is_active, std::string_view search) {
    std::vector<storage::Row> visible;
    for (storage::Row& row : storage::stores_of(view, principal.account, is_active, search)) {
        if (!principal.may_see(row.id)) continue;
        if (row.form < kinds::store.traits.form)
            row.doc = current_form(kinds::store, row.doc,
                                   currency_decimals(view, principal.account, row.id));
        visible.push_back(std::move(row));
    }
    return visible;
}

void for_each_row(storage::ReadView& view, const storage::Listing& listing,
                  const std::function<void(storage::Row&)>& visit) {
    storage::ListReader reader(listing);
    std::vector<storage::Row> rows;
    bool has_more = true;
    while (has_more) {
        has_more = reader.read_some(view, rows);
        for (storage::Row& row : rows) visit(row);
    }
}

std::string current_form(const kinds::StoredKind& kind, std::string_view doc, int decimals) {
    return schema::write_document(schema::read_stored(doc, kind), decimals);
}

int currency_decimals(storage::ReadView& view, std::string_view account, std::string_view store) {
    const std::string whose =
        store.empty() ? storage::oldest_store(view, account) : std::string(store);
    auto row = whose.empty() ? std::nullopt : storage::find(view, kinds::store, account, whose);
    if (!row) return 2;
    const auto record = schema::read_stored(row->doc, kinds::store);
    return base::currency_decimals(record[kinds::store.currency]);
}

}  // namespace features::records
