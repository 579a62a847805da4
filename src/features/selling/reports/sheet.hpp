// A report as a table: its columns, and its rows, chunk by chunk. All reports share the formats
// JSON, CSV (`format=csv`) and spreadsheet (`format=xlsx`), and `fields=a,b`, which selects
// columns.
#pragma once

#include "features/rows.hpp"
#include "features/selling/reports/request.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::reports {

class RowSource {
public:
    virtual ~RowSource() = default;
    // Appends the next rows, a few hundred at most. False when these were the last.
    virtual bool next(storage::ReadView& view, std::vector<Row>& rows) = 0;
};
// A source that already has all its rows.
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
// The value of the parameter `format`. Throws base::Refusal (400) for any other.
Format format_of(const api::Query& query);

// The answer to a report. Throws base::Refusal (400) for an unknown `format` or `fields`.
std::unique_ptr<api::StreamedAnswer> reading_of(const Request& request, Sheet sheet);

// Whether the query asks for a file: see Operation::is_export.
bool is_file(std::string_view query);

inline constexpr std::string_view fields_description =
    "Names of members, separated by commas: rows have only these. An extension.";
extern const api::Parameter format_parameter, fields_parameter;

// For rows without the member named in the shared example.
constexpr api::Parameter fields_like(std::string_view example) {
    return {"fields", api::in_query, api::any_text, example, fields_description, nullptr, true};
}

}  // namespace features::reports
