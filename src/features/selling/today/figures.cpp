#include "features/selling/today/figures.hpp"

#include "features/selling/reports/days_store.hpp"
#include "features/selling/reports/groups_store.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <tuple>

namespace features::today {
namespace {

using domain::Minor;
using reports::GroupBy;

constexpr std::size_t items_max = 10;

reports::Groups groups_of(storage::ReadView& view, const reports::Request& today, GroupBy by) {
    reports::Groups groups;
    reports::add_groups(view, today, by, {}, groups);
    return groups;
}

std::vector<HourSales> hours_of(const reports::Groups& now, const PartOfDay& then,
                                std::chrono::minutes day_start) {
    std::map<std::int64_t, Compared> hours;
    for (const auto& [hour, group] : now)
        if (group.lines > 0) hours[std::stoll(hour)].now = group.figures.net_sales();
    for (const auto& [hour, net_sales] : then.by_hour) hours[hour].then = net_sales;
    std::vector<HourSales> ordered;
    for (const auto& [hour, net_sales] : hours) ordered.push_back({hour, net_sales});
    const std::int64_t first = day_start.count() / 60;
    std::ranges::stable_partition(ordered, [&](const HourSales& one) { return one.hour >= first; });
    return ordered;
}

// What has no id is a charge.
std::vector<ItemSales> items_of(const reports::Groups& groups) {
    std::vector<ItemSales> items;
    for (const auto& [key, group] : groups)
        if (group.lines > 0 && !group.id.empty())
            items.push_back({group.id, group.name, group.quantity, group.figures.net_sales()});
    std::ranges::sort(items, [](const ItemSales& a, const ItemSales& b) {
        return std::tie(b.net_sales, a.name, a.id) < std::tie(a.net_sales, b.name, b.id);
    });
    items.resize(std::min(items.size(), items_max));
    return items;
}

Minor average_of(Minor net_sales, std::int64_t sales) {
    return sales > 0 ? domain::rounded(net_sales, sales) : 0;
}

}  // namespace

Moment moment_of(const domain::Calendar& calendar, std::int64_t now_ms) {
    const domain::Day day = calendar.day_of(now_ms);
    return {.now_ms = now_ms,
            .day = day,
            .compared = day - date::days(7),
            .since_ms = calendar.start_of(day).time_since_epoch().count() * 1'000};
}

Figures read_figures(storage::ReadView& view, const std::string& account, const sales::Shop& shop,
                     const Moment& moment, OpenChecksSeen& open_checks) {
    const domain::Calendar& calendar = shop.calendar;
    const domain::DayRange one_day{moment.day, moment.day};
    const reports::Request today{
        .account = account,
        .branches = {{.id = shop.id, .calendar = calendar, .today = moment.day, .days = one_day}},
        .currency = shop.currency,
        .decimals = shop.decimals,
        .query = {}};
    reports::Days days;
    reports::add_to_days(view, {account, {{shop.id, one_day}}}, 0, days);
    const reports::DayFigures& now = days[moment.day];
    const std::int64_t minute = calendar.minute_of(moment.day, moment.now_ms);
    const StoreKey at{account, shop.id};
    const PartOfDay then = read_part_of_day(view, at, moment.compared, [&](std::int64_t ms) {
        return calendar.minute_of(moment.compared, ms) < minute;
    });
    const Minor net_sales = now.figures.net_sales();
    return {.net_sales = {net_sales, then.net_sales},
            .guests = {now.guests, then.guests},
            .sales = {now.sales, then.sales},
            .average = {average_of(net_sales, now.sales), average_of(then.net_sales, then.sales)},
            .open_checks = *open_checks.of(
                account, shop.id, storage::text_of(storage::position(view, account, shop.id)),
                [&] {
                    return checks::open_checks(view, account, shop.id,
                                               {shop.decimals, moment.now_ms, *calendar.zone});
                }),
            .orders = read_order_counts(view, at, moment.since_ms),
            .hours = hours_of(groups_of(view, today, GroupBy::hour), then, calendar.day_start),
            .items = items_of(groups_of(view, today, GroupBy::menu_item))};
}

}  // namespace features::today
