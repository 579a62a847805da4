// Reads what a path names: a store, or a record of any kind, with its document in the current form.
#pragma once

#include "auth/principal.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/tables/records.hpp"

#include <functional>

namespace features::records {

// Whether the account has a store with this id, ignoring case, active or not, and whether or not
// the key sees it. The principal caches a store that was found.
bool is_store(storage::ReadView& view, const auth::Principal& principal, std::string_view id);

// Throws base::Refusal: 404 when the account has no such store, 403 when the key does not see it.
void require_store(storage::ReadView& view, const auth::Principal& principal,
                   std::string_view store);

// For paths with {account}, which may be the id of the account or of one of its stores. Throws
// base::Refusal: 404 when it is neither, 403 for a store that the key does not see.
void require_account(storage::ReadView& view, const auth::Principal& principal,
                     std::string_view account_or_store);

// The record of a path, active or not, with its document in the current form. Throws like
// require_store(), by the store that the record belongs to; records of the account belong to none.
storage::Row require(storage::ReadView& view, const kinds::StoredKind& kind,
                     const auth::Principal& principal, std::string_view id);

// The stores of the account that the key sees, in the order of lists, with documents in the current
// form. `is_active`: only the active ones, only the inactive ones, or (nothing) both. `search` is
// text as base::search_key() makes it; "" finds all.
std::vector<storage::Row> visible_stores(storage::ReadView& view, const auth::Principal& principal,
                                         std::optional<bool> is_active = true,
                                         std::string_view search = {});

// Visits all rows of the listing in order. Only some are in memory at a time. `visit` may move from
// the row, and may write to the database when the view is a transaction.
void for_each_row(storage::ReadView& view, const storage::Listing& listing,
                  const std::function<void(storage::Row&)>& visit);

// A stored document reprinted in the form given by Traits::form of its kind. Throws
// std::runtime_error when the document cannot be read as its kind.
std::string current_form(const kinds::StoredKind& kind, std::string_view doc,
                         int currency_decimals);
// The decimals of the store's currency, for the account itself ("") that of its oldest store; 2 if
// the store does not exist.
int currency_decimals(storage::ReadView& view, std::string_view account, std::string_view store);

}  // namespace features::records
