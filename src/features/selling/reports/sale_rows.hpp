// Sales as rows of files.
#pragma once

#include "features/selling/reports/listing.hpp"

#include <span>
#include <vector>

namespace features::reports {

// The form of an answer: its columns, what a sale adds to its rows, and the parts that must be read
// for that.
struct SaleForm {
    using Add = void (*)(std::vector<Row>& rows, ListedSale&& sale);
    std::span<const Column> columns;
    Add add;
    ListedParts parts;
};
// A row for each sale or for each line, without rows inside a cell: the parts of a sale are summed
// up, and are listed on further sheets of a workbook.
SaleForm form_of_file(Format format, bool is_of_lines);

}  // namespace features::reports
