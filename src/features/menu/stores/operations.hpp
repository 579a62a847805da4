// Lists of stores and the settings of the account, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::stores {

extern const api::Operation list_stores;       // path: account
extern const api::Operation list_own_stores;   // path: none; the stores that the key sees
extern const api::Operation set_master_store;  // path: account
extern const api::Operation update_account;    // path: account

}  // namespace features::stores
