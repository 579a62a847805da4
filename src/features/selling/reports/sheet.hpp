// A report as a table: what it knows are its columns, and its rows, part by part. How these look as
// JSON, CSV (`format=csv`) or a spreadsheet (`format=xlsx`), and that `fields=a,b` leaves only some
// of them, is the same for all reports.
#pragma once

#include "features/selling/reports/request.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace features::reports {

enum class CellType : std::uint8_t {
    text,
    date,         // 2026-01-31; in a spreadsheet a date, and so on
    time,         // of the day: 18:30
    date_time,    // 2026-01-31T18:30:05, on the store's clock
    whole,        // an integer
    flag,         // 0 or 1; in JSON true or false
    money,        // minor units; in JSON an integer, and a decimal text beside it, named ...Str
    money_text,   // minor units; in JSON a decimal text
    money_minor,  // minor units; in JSON an integer
    hundredths,   // in JSON a number with two decimals, such as a percentage
    thousandths,  // in JSON a number with three decimals, such as the rate of a tax
    rows,         // rows of their own; in CSV JSON, in a spreadsheet a sheet of their own
};

struct Column {
    std::string_view name;  // of the member, and the heading
    CellType type;
    std::string_view help;         // a sentence for the API document
    bool is_optional = false;      // a row may have nothing there; its JSON then lacks the member
    std::span<const Column> of{};  // of CellType::rows
    std::string_view of_name{};    // and what the API document calls such a row
};

struct Row;
// Nothing, text, a number, or rows, as the type of the column says. Where there is no date or time,
// such as in a total, it may be another text.
using Cell = std::variant<std::monostate, std::string, std::int64_t, std::vector<Row>>;
struct Row {
    std::vector<Cell> cells;  // as many as there are columns
};

// A row with these cells; what is handed over is moved and not copied, as a list in braces would.
template <class... Cells>
Row row_with(Cells&&... cells) {
    Row row;
    row.cells.reserve(sizeof...(cells));
    (row.cells.emplace_back(std::forward<Cells>(cells)), ...);
    return row;
}

class RowSource {
public:
    virtual ~RowSource() = default;
    // Appends the next rows, some hundred at most. False when these were the last.
    virtual bool next(storage::ReadView& view, std::vector<Row>& rows) = 0;
};
// A source that has all its rows already.
std::unique_ptr<RowSource> source_of(std::vector<Row> rows);

// How JSON holds the rows.
enum class Shape : std::uint8_t {
    bare,            // [...]
    sales,           // {"sales":[...]}
    data_and_total,  // {"data":[...],"total":{...}}: the last row is the total
    one,             // {...}: there is exactly one row
};

struct Sheet {
    std::string_view title;           // of the file and of its first sheet: "saleReport"
    std::span<const Column> columns;  // valid as long as `rows`, which may own them
    Shape shape;
    std::unique_ptr<RowSource> rows;
};

enum class Format : std::uint8_t { json, csv, xlsx };
// What the parameter `format` says. Throws base::Refusal (400) for another.
Format format_of(const api::Query& query);

// The answer to a report. Throws base::Refusal (400) for an unknown `format` or `fields`.
std::unique_ptr<api::Reading> reading_of(const Request& request, Sheet sheet);

// The JSON schema of a row with these columns, and of an answer of that shape with rows that the
// API document knows by the name `row`.
// `is_whole`: no `fields` leave members out.
std::string schema_of_row(std::string_view about, std::span<const Column> columns,
                          bool is_whole = false);
std::string schema_of_answer(std::string_view about, Shape shape, std::string_view row);

// Whether the query asks for a file: see Operation::is_export.
bool is_file(std::string_view query);

inline constexpr std::string_view fields_description =
    "Names of members, with commas between them: rows have only these, and lack others that they "
    "have otherwise. An extension.";
extern const api::Parameter format_parameter, fields_parameter;

// For rows without the member that the shared example names.
constexpr api::Parameter fields_like(std::string_view example) {
    return {"fields", api::in_query, api::any_text, example, fields_description, nullptr, true};
}

}  // namespace features::reports
