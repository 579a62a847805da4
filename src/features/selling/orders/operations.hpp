// Operations on web orders, for the page of routes. path: store, order
#pragma once

#include "api/route.hpp"

namespace features::orders {

extern const api::Operation price_web_order, save_web_order, list_placed_orders;
extern const api::Operation list_web_orders, find_web_orders, read_web_order;
extern const api::Operation change_order_status, promise_order, cancel_order, pay_order;
extern const api::Operation correct_order;
extern const api::Operation follow_web_order;
extern const api::Operation refund_order, end_order_refund;  // path: refund, of the second

}  // namespace features::orders
