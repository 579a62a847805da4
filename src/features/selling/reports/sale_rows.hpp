// Sales as rows of files.
#pragma once

#include "features/selling/reports/listing.hpp"

#include <span>
#include <vector>

namespace features::reports {

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

}  // namespace features::reports
