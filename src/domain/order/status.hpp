// The stages of a web order, and which may follow which.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace domain {

// The numbers are those of `orderStatus`.
enum class OrderStatus : std::uint8_t {
    placed = 1,
    accepted,
    preparing,
    ready,
    out_for_delivery,
    completed,
    rejected,
    cancelled,
    expired,
    scheduled,
};

std::string_view name_of(OrderStatus status);  // as in `orderStatusStr`: "Out for delivery"
std::optional<OrderStatus> order_status(std::int64_t number);  // nothing: there is none

// What an order may become next; only one for delivery goes out for delivery.
std::vector<OrderStatus> allowed_after(OrderStatus status, bool is_delivery);

bool is_finished(OrderStatus status);  // nothing follows
bool is_undone(OrderStatus status);    // finished without having become a sale

}  // namespace domain
