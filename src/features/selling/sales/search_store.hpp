// Sales by what people know of them.
#pragma once

#include "domain/calendar/periods.hpp"
#include "features/selling/sales/sales.hpp"

namespace features::sales {

// What to look for; every condition must hold.
struct SaleSearch {
    std::string account, store;
    domain::DayRange days;
    std::string words{};                   // as base::search_key, of ticket and customer; "": any
    std::optional<std::int64_t> number{};  // or the number
    std::optional<domain::Minor> total{};  // of a sale, or of a refund without its sign
    std::string table{};                   // as base::search_key; "": any
};

// The sales that fit, the newest business date first, and of a date the greatest number. It looks
// at each sale of the days.
class SaleFinder {
public:
    explicit SaleFinder(SaleSearch search);

    // Adds the ids of those that fit among the next thousand. False when these were the last.
    bool next(storage::ReadView& view, std::vector<std::string>& ids);

private:
    const SaleSearch search_;
    std::int64_t day_, number_ = INT64_MAX;  // of the last one looked at
};

}  // namespace features::sales
