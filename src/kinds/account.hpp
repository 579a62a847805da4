// The account that owns stores, and the settings that hold for all of them.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Account : StoredKind {
    constexpr Account() : StoredKind("account", "accounts", Traits{
        .about = "The account owns stores; its settings hold for all of them.",
        .label = "Account"}) {}

    Text      name         {this, "name", a_name | help("Name of the account.")};
    Reference master_store {this, "masterStore", to("store") | help("Id of the store that menus are pulled from; without one, the oldest store.")};
};

inline constexpr Account account;
static_assert(account.is_unambiguous());

}  // namespace kinds
