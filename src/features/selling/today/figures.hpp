// The figures of the first page: the business date so far, beside the same part of the same weekday
// a week before.
//
// The minute of now is not complete, so it does not count on the earlier date: of that, the sales
// count that were closed before the same minute by the store's clock.
#pragma once

#include "features/selling/checks/open_checks.hpp"
#include "features/selling/sales/shop.hpp"
#include "features/selling/today/remembered.hpp"
#include "features/selling/today/today_store.hpp"

namespace features::today {

struct Compared {
    std::int64_t now = 0, then = 0;
};
struct HourSales {
    std::int64_t hour = 0;  // by the store's clock
    Compared net_sales{};
};
struct ItemSales {
    std::string id, name;
    std::int64_t quantity = 0;
    domain::Minor net_sales = 0;
};
struct Figures {
    Compared net_sales{}, guests{}, sales{};
    Compared average{};  // net sales per sale
    checks::OpenChecks open_checks{};
    OrderCounts orders{};
    std::vector<HourSales> hours{};  // those with sales, in the order of the business date
    std::vector<ItemSales> items{};  // those with the highest net sales
};

// The moment that the page shows.
struct Moment {
    std::int64_t now_ms;
    domain::Day day, compared;  // the business dates
    std::int64_t since_ms;      // when `day` began
};
Moment moment_of(const domain::Calendar& calendar, std::int64_t now_ms);

// Their documents are parsed once after each event of the store.
using OpenChecksSeen = Remembered<checks::OpenChecks>;

Figures read_figures(storage::ReadView& view, const std::string& account, const sales::Shop& shop,
                     const Moment& moment, OpenChecksSeen& open_checks);

}  // namespace features::today
