// Operations on customers and the settings of the account, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::customers {

extern const api::Operation list_customers;
extern const api::Operation merge_customers;      // path: id
extern const api::Operation update_account_info;  // path: account

}  // namespace features::customers
