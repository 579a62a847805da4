#include "features/selling/today/today_store.hpp"

#include "features/selling/orders/order_store.hpp"
#include "features/selling/sales/parts_store.hpp"

#include <algorithm>
#include <set>

namespace features::today {
namespace {

using sales::number_of;
using storage::Rows;

domain::Figures figures_in(const Rows& rows, int column) {
    return {.gross = rows.integer(column),
            .discount = rows.integer(column + 1),
            .tax_share = rows.integer(column + 2),
            .inclusive_tax = rows.integer(column + 3),
            .exclusive_tax = rows.integer(column + 4)};
}

}  // namespace

PartOfDay read_part_of_day(storage::ReadView& view, const StoreKey& at, domain::Day day,
                           const std::function<bool(std::int64_t ms)>& passes) {
    PartOfDay part;
    std::set<std::int64_t> passed;  // their numbers
    {
        Rows rows = view.query(
            "SELECT number, state, made_ms, closed_ms, guests, gross, discount, tax_share, "
            "inclusive_tax, exclusive_tax FROM sale WHERE account = $1 AND store = $2 "
            "AND business_day = $3 AND state <> 'VOIDED'",
            {at.account, at.store, number_of(day)});
        while (rows.next()) {
            if (!passes(std::min(rows.integer(2), rows.integer(3)))) continue;
            passed.insert(rows.integer(0));
            part.sales += rows.text(1) == "REFUND" ? 0 : 1;
            part.guests = domain::sum(part.guests, rows.integer(4));
            part.net_sales = domain::sum(part.net_sales, figures_in(rows, 5).net_sales());
        }
    }
    Rows rows = view.query(
        "SELECT sale, minute / 60, SUM(gross), SUM(discount), SUM(tax_share), SUM(inclusive_tax), "
        "SUM(exclusive_tax) FROM sale_line WHERE account = $1 AND store = $2 "
        "AND business_day = $3 AND counts = 1 GROUP BY sale, minute / 60",
        {at.account, at.store, number_of(day)});
    while (rows.next()) {
        if (!passed.contains(rows.integer(0))) continue;
        domain::Minor& hour = part.by_hour[rows.integer(1)];
        hour = domain::sum(hour, figures_in(rows, 2).net_sales());
    }
    return part;
}

OrderCounts read_order_counts(storage::ReadView& view, const StoreKey& at, std::int64_t since_ms) {
    OrderCounts counts;
    {
        Rows rows = view.query(
            "SELECT COUNT(*), SUM(CASE WHEN status = 1 THEN 1 ELSE 0 END), "
            "MIN(CASE WHEN status = 1 THEN CASE WHEN released_ms > 0 THEN released_ms "
            "ELSE placed_ms END END) FROM web_order "
            "WHERE account = $1 AND store = $2 AND finished_ms = 0",
            {at.account, at.store});
        if (rows.next()) {
            counts.open = rows.integer(0);
            counts.waiting = rows.integer(1);
            counts.waiting_since_ms = rows.integer(2);
        }
    }
    Rows rows = view.query(
        "SELECT COUNT(*), SUM(CASE WHEN status IN (7, 8, 9) THEN 1 ELSE 0 END) FROM web_order "
        "WHERE account = $1 AND store = $2 AND placed_ms >= $3 AND number >= $4",
        {at.account, at.store, since_ms,
         orders::numbers_placed(view, at.account, at.store, since_ms).first});
    if (rows.next()) {
        counts.today = rows.integer(0);
        counts.cancelled = rows.integer(1);
    }
    return counts;
}

std::vector<WaitingOrder> waiting_orders(storage::ReadView& view, const StoreKey& at,
                                         std::int64_t limit) {
    std::vector<WaitingOrder> found;
    Rows rows = view.query(
        "SELECT id, number, CASE WHEN released_ms > 0 THEN released_ms ELSE placed_ms END, "
        "customer_name, service, total FROM web_order WHERE account = $1 AND store = $2 "
        "AND finished_ms = 0 AND status = 1 ORDER BY 3, number LIMIT $3",
        {at.account, at.store, limit});
    while (rows.next())
        found.push_back({.id = std::string(rows.text(0)),
                         .number = rows.integer(1),
                         .since_ms = rows.integer(2),
                         .customer = std::string(rows.text(3)),
                         .service = std::string(rows.text(4)),
                         .total = rows.integer(5)});
    return found;
}

std::vector<CheckLeftOpen> checks_left_open(storage::ReadView& view, const StoreKey& at,
                                            domain::Day today, std::int64_t limit) {
    std::vector<CheckLeftOpen> found;
    Rows rows = view.query(
        "SELECT check_id, opened_ms, opened_day FROM pos_check WHERE account = $1 AND store = $2 "
        "AND ended_ms = 0 AND opened_day < $3 ORDER BY opened_ms, check_id LIMIT $4",
        {at.account, at.store, number_of(today), limit});
    while (rows.next())
        found.push_back({.check_id = std::string(rows.text(0)),
                         .opened_ms = rows.integer(1),
                         .opened_day = domain::Day(date::days(rows.integer(2)))});
    return found;
}

std::vector<FailingJob> failing_jobs(storage::ReadView& view, const StoreKey& at,
                                     std::int64_t limit) {
    std::vector<FailingJob> found;
    Rows rows = view.query(
        "SELECT store, name, last_error, last_ms FROM job WHERE account = $1 "
        "AND store IN ('', $2) AND in_a_row > 0 ORDER BY store, name LIMIT $3",
        {at.account, at.store, limit});
    while (rows.next())
        found.push_back({.store = std::string(rows.text(0)),
                         .name = std::string(rows.text(1)),
                         .error = std::string(rows.text(2)),
                         .last_ms = rows.integer(3)});
    return found;
}

}  // namespace features::today
