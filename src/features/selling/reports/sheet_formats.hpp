// The formats of a sheet: JSON and CSV, row by row, and a workbook.
#pragma once

#include "features/selling/reports/sheet.hpp"

namespace features::reports {

// Turns rows into text as they come: begin(), row() for each, end().
class SheetText {
public:
    virtual ~SheetText() = default;
    virtual void begin(std::string& out) = 0;
    virtual void row(std::string& out, Row row) = 0;
    virtual void end(std::string& out) = 0;
};

std::unique_ptr<SheetText> json_text(Shape shape, std::vector<ShownColumn> columns, int decimals);
// Comma-separated values, with a heading and CRLF. Amounts are decimal numbers; rows within a row
// are JSON.
std::unique_ptr<SheetText> csv_text(std::vector<ShownColumn> columns, int decimals);

// A workbook (XLSX), made in a temporary file without a name. The rows of CellType::rows have their
// own sheets, on which each starts with the first cell of the row it belongs to. The same rows give
// the same bytes. Refuses (400) more rows than `sheet_rows_max` on a sheet, which is all that fits
// below its heading, and (503) what the disk has no room for.
std::unique_ptr<api::StreamedAnswer> workbook_of(const Request& request, Sheet sheet,
                                                 std::vector<ShownColumn> columns,
                                                 std::uint32_t sheet_rows_max = 1'048'575);

// The name of the file, such as "saleReport-2026-01-01-2026-01-31.csv".
void describe_file(http::Response& response, const Request& request, std::string_view title,
                   std::string_view ending, std::string_view content_type);

}  // namespace features::reports
