// A sale as rendered: by getsale and getSale, in the change feed and for webhooks.
#pragma once

#include "features/rows.hpp"
#include "features/selling/sales/sales_listing_store.hpp"

namespace features::sales {

extern const RowDescription shown_sale;
Row sale_row(ListedSale listed);
Row order_row(ListedLine& line);         // for its column `orders`; empties the line
std::string sale_json(ListedSale sale);  // with all that find_listed() reads

template <class Part>
std::vector<Row> part_rows(std::vector<Part>& parts, Row (*row)(Part&)) {
    std::vector<Row> rows;
    rows.reserve(parts.size());
    for (Part& part : parts) rows.push_back(row(part));
    return rows;
}

// When a sale was opened.
struct Opening {
    domain::Day day{};        // the business date
    std::int64_t second = 0;  // of the day, by the store's clock
};
Opening opening_of(const ListedSale& sale);
std::string opened_text(const Opening& opening);     // 2026-01-31T18:30:05
std::string open_time_text(const Opening& opening);  // 18:30
std::string customer_text(const ListedSale& sale);   // "Walkin" if there is none

}  // namespace features::sales
