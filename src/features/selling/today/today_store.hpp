// What the first page reads of sales, orders, checks and jobs, besides the sums of days. Each
// statement reads one business date or what is open, by an index.
#pragma once

#include "domain/calendar/business_date.hpp"
#include "domain/sale/sale.hpp"
#include "storage/database.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features::today {

struct StoreKey {
    std::string account, store;
};

// A part of the sales of a business date.
struct PartOfDay {
    std::int64_t sales = 0, guests = 0;  // refunds are not sales
    domain::Minor net_sales = 0;
    std::map<std::int64_t, domain::Minor> by_hour{};  // net sales by the hour of the lines
};
// Those whose moment passes: when a sale was first closed, as far as is known.
PartOfDay read_part_of_day(storage::ReadView& view, const StoreKey& at, domain::Day day,
                           const std::function<bool(std::int64_t ms)>& passes);

struct OrderCounts {
    std::int64_t open = 0, waiting = 0;
    std::int64_t waiting_since_ms = 0;      // the oldest of those; 0: there are none
    std::int64_t today = 0, cancelled = 0;  // placed since, and how many of these came to nothing
};
OrderCounts read_order_counts(storage::ReadView& view, const StoreKey& at, std::int64_t since_ms);

struct WaitingOrder {
    std::string id;
    std::int64_t number = 0, since_ms = 0;
    std::string customer{}, service{};
    domain::Minor total = 0;
};
// Those to be accepted, the oldest first.
std::vector<WaitingOrder> waiting_orders(storage::ReadView& view, const StoreKey& at,
                                         std::int64_t limit);

struct CheckLeftOpen {
    std::string check_id;
    std::int64_t opened_ms = 0;
    domain::Day opened_day{};
};
// Active checks of earlier business dates, the oldest first.
std::vector<CheckLeftOpen> checks_left_open(storage::ReadView& view, const StoreKey& at,
                                            domain::Day today, std::int64_t limit);

struct FailingJob {
    std::string store;  // "": of the account
    std::string name, error;
    std::int64_t last_ms = 0;
};
// Jobs of the store and of the account whose last run failed.
std::vector<FailingJob> failing_jobs(storage::ReadView& view, const StoreKey& at,
                                     std::int64_t limit);

}  // namespace features::today
