#include "features/selling/sales/found_store.hpp"

#include <algorithm>
#include <set>

namespace features::sales {
namespace {

constexpr std::int64_t newest_max = 1'000;

constexpr std::string_view by_number =
    "SELECT id, number, refund_of, ticket_no, customer_name, state, closed_ms, "
    "gross - discount + exclusive_tax FROM sale WHERE account = $1 AND store = $2 AND number = $3";
constexpr std::string_view newest =
    "SELECT id, number, refund_of, ticket_no, customer_name, state, closed_ms, "
    "gross - discount + exclusive_tax FROM sale WHERE account = $1 AND store = $2 "
    "ORDER BY number DESC LIMIT $3";

Hit hit_of(const storage::Rows& rows, const Sought& sought) {
    const std::int64_t number = rows.integer(1), amount = rows.integer(7);
    const std::string_view ticket = rows.text(3), customer = rows.text(4);
    Hit hit{.kind = "sale",
            .id = std::string(rows.text(0)),
            .label = (rows.text(2).empty() ? "Sale " : "Refund ") + std::to_string(number),
            .detail = std::string(customer),
            .amount = amount,
            .at_ms = rows.integer(6),
            .is_active = rows.text(5) != "VOIDED"};
    hit.fit = std::min({sought.fit_of_number(number), sought.fit_of_amount(amount),
                        sought.fit_of(ticket), sought.fit_of(customer)});
    if (hit.detail.empty() && !ticket.empty()) hit.detail = "Ticket " + std::string(ticket);
    return hit;
}

}  // namespace

std::vector<Hit> find_sales_like(storage::ReadView& view, const Sought& sought) {
    std::vector<Hit> hits;
    std::set<std::string, std::less<>> seen;
    const auto add = [&](storage::Rows rows) {
        while (rows.next())
            if (seen.emplace(rows.text(0)).second) hits.push_back(hit_of(rows, sought));
    };
    if (sought.number) add(view.query(by_number, {sought.account, sought.store, *sought.number}));
    add(view.query(newest, {sought.account, sought.store, newest_max}));
    keep_best(hits, sought.hits_max);
    return hits;
}

}  // namespace features::sales
