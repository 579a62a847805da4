// Operations on records of any kind, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"
#include "kinds/account.hpp"
#include "kinds/store.hpp"

namespace features::records {

// On lists (list_operations.cpp); path: store. Of kinds of the account: account, or none.
extern const api::Operation list_records;
extern const api::Operation list_active_records;

// On one record (record_operations.cpp, history_operations.cpp); path: id, or the name of the kind,
// as in {store}.
extern const api::Operation read_record;
extern const api::Operation read_store_record;  // path: store, id
extern const api::Operation create_record;      // path: none, or account
extern const api::Operation update_record;      // path: none when the body has the id
extern const api::Operation inactivate_record;
extern const api::Operation activate_record;
extern const api::Operation read_history;
extern const api::Operation undo_change;  // path: also revision

// The subject of operations on a store as a whole.
inline constexpr api::Subject store_subject{"store", "Stores", kinds::store.traits.about};

// The subject of operations on the account as a whole.
inline constexpr api::Subject account_subject{"account", "Accounts", kinds::account.traits.about};

// The feeds of changes (changes_operations.cpp); path: store, and account.
extern const api::Operation follow_changes;
extern const api::Operation follow_account_changes;

}  // namespace features::records
