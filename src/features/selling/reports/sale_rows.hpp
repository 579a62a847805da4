// Sales as rows: as getsale tells them, and as its files list them.
#pragma once

#include "features/selling/reports/sales_listing_store.hpp"
#include "features/selling/reports/sheet.hpp"

#include <span>
#include <vector>

namespace features::reports {

Row sale_row(ListedSale listed);  // of columns_of_sale()
Row order_row(ListedLine& line);  // of its column `orders`; the line is emptied

// What an answer is made of: its columns, what a sale adds to its rows, and what must be read for
// that.
struct SaleForm {
    using Add = void (*)(std::vector<Row>& rows, ListedSale&& sale);
    std::span<const Column> columns;
    Add add;
    ListedParts parts;
};
// A row for each sale or for each line, and no rows within a cell: what a sale is made of is summed
// up, and stands on further sheets of a workbook.
SaleForm form_of_file(Format format, bool is_of_lines);

template <class Part>
std::vector<Row> part_rows(std::vector<Part>& parts, Row (*row)(Part&)) {
    std::vector<Row> rows;
    rows.reserve(parts.size());
    for (Part& part : parts) rows.push_back(row(part));
    return rows;
}

}  // namespace features::reports
