// What a path names: its store, its record of any kind, and the document as it prints today.
#pragma once

#include "access/principal.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/tables/records.hpp"

#include <functional>

namespace features::records {

// Whether the account has this store, whatever the key's scope.
bool is_store(storage::ReadView& view, const auth::Principal& principal, std::string_view id);

// The store of a path: 404 when it is not of the account, 403 when outside the key's scope.
void require_store(storage::ReadView& view, const auth::Principal& principal,
                   std::string_view store);

// The record of a path, in its current form; 404 and 403 likewise.
storage::Row require(storage::ReadView& view, const kinds::StoredKind& kind,
                     const auth::Principal& principal, std::string_view id);

// The stores of the account that the key may see, active or not or both, in the order of lists, in
// their current form. `search` is folded as in a listing.
std::vector<storage::Row> visible_stores(storage::ReadView& view, const auth::Principal& principal,
                                         std::optional<bool> is_active = true,
                                         std::string_view search = {});

// All rows of the listing in its order, read some at a time. `visit` may write.
void for_each_row(storage::ReadView& view, const storage::Listing& listing,
                  const std::function<void(storage::Row&)>& visit);

// The document as the kind prints it today.
std::string current_form(const kinds::StoredKind& kind, std::string_view doc,
                         int currency_decimals);
int currency_decimals(storage::ReadView& view, std::string_view account, std::string_view store);

}  // namespace features::records
