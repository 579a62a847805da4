// Sheets as text, row by row.
#pragma once

#include "features/reports/sheet.hpp"

#include <optional>

namespace features::reports {

// Which columns of a sheet an answer has, in the order of the sheet, and how.
struct ShownColumn {
    const Column* column;
    std::size_t cell;                  // where its cells stand in a row
    bool has_value = true;             // under the name of the column
    bool has_twin = false;             // the decimal text beside CellType::money, in JSON only
    std::vector<ShownColumn> of{};     // of CellType::rows
    std::string name_json, twin_json;  // `"name":`
};

// All columns, or those that `fields` names. Throws base::Refusal (400) for a name of none.
std::vector<ShownColumn> shown_columns(std::span<const Column> columns,
                                       std::optional<std::string_view> fields = {});

// Appends the object of one row, and the array of many.
void append_json(std::string& out, const Row& row, const std::vector<ShownColumn>& columns,
                 int decimals);
void append_json(std::string& out, const std::vector<Row>& rows,
                 const std::vector<ShownColumn>& columns, int decimals);

// Makes text of rows as they come: begin(), row() for each, end().
class SheetText {
public:
    virtual ~SheetText() = default;
    virtual void begin(std::string& out) = 0;
    virtual void row(std::string& out, Row row) = 0;
    virtual void end(std::string& out) = 0;
};

std::unique_ptr<SheetText> json_text(Shape shape, std::vector<ShownColumn> columns, int decimals);

}  // namespace features::reports
