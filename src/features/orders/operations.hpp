// Operations on web orders, for the page of routes. path: store
#pragma once

#include "api/route.hpp"

namespace features::orders {

extern const api::Operation price_web_order;

}  // namespace features::orders
