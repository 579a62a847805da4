// The formats of a sheet: JSON and CSV, row by row, and a workbook.
#pragma once

#include "features/selling/reports/sheet.hpp"

namespace features::reports {

// Makes text of rows as they come: begin(), row() for each, end().
class SheetText {
public:
    virtual ~SheetText() = default;
    virtual void begin(std::string& out) = 0;
    virtual void row(std::string& out, Row row) = 0;
    virtual void end(std::string& out) = 0;
};

std::unique_ptr<SheetText> json_text(Shape shape, std::vector<ShownColumn> columns, int decimals);
// Comma-separated values, with a heading and CRLF. Amounts are decimal numbers, and rows within a
// row JSON.
std::unique_ptr<SheetText> csv_text(std::vector<ShownColumn> columns, int decimals);

// A workbook (XLSX), made in a temporary file without a name. The rows of CellType::rows have
// sheets of their own, on which each begins with the first cell of the row that it belongs to. The
// same rows are the same bytes. It refuses (400) more rows than `sheet_rows_max` on a sheet, which
// beside its heading has room for no more, and (503) what the disk has no room for.
std::unique_ptr<api::Reading> workbook_of(const Request& request, Sheet sheet,
                                          std::vector<ShownColumn> columns,
                                          std::uint32_t sheet_rows_max = 1'048'575);

// What the answer says of itself where it is a file: "saleReport-2026-01-01-2026-01-31.csv".
void describe_file(http::Response& response, const Request& request, std::string_view title,
                   std::string_view ending, std::string_view content_type);

}  // namespace features::reports
