#include "domain/order/status.hpp"

#include <array>

namespace domain {
namespace {

using enum OrderStatus;

constexpr std::array<std::string_view, 11> names{
    "",          "Placed",   "Accepted",  "Preparing", "Ready",    "Out for delivery",
    "Completed", "Rejected", "Cancelled", "Expired",   "Scheduled"};

struct Step {
    OrderStatus from, to;
};

constexpr std::array<Step, 16> steps{{
    {scheduled, placed},
    {scheduled, cancelled},
    {placed, accepted},
    {placed, rejected},
    {placed, cancelled},
    {placed, expired},
    {accepted, preparing},
    {accepted, ready},
    {accepted, cancelled},
    {preparing, ready},
    {preparing, cancelled},
    {ready, out_for_delivery},
    {ready, completed},
    {ready, cancelled},
    {out_for_delivery, completed},
    {out_for_delivery, cancelled},
}};

}  // namespace

std::string_view name_of(OrderStatus status) { return names.at(static_cast<std::size_t>(status)); }

std::optional<OrderStatus> order_status(std::int64_t number) {
    const bool is_one = number >= 1 && number < static_cast<std::int64_t>(names.size());
    return is_one ? std::optional(static_cast<OrderStatus>(number)) : std::nullopt;
}

std::vector<OrderStatus> allowed_after(OrderStatus status, bool is_delivery) {
    std::vector<OrderStatus> allowed;
    for (const auto& [from, to] : steps)
        if (from == status && (is_delivery || to != out_for_delivery)) allowed.push_back(to);
    return allowed;
}

bool is_finished(OrderStatus status) { return status >= completed && status <= expired; }

bool is_undone(OrderStatus status) { return status >= rejected && status <= expired; }

}  // namespace domain
