// Rows of a table, and their columns, each described once: for the API document, for JSON, and for
// the files that reports make of them (CSV and spreadsheets).
#pragma once

#include "schema/object.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace features {

enum class CellType : std::uint8_t {
    text,
    date,         // 2026-01-31; in a spreadsheet a date, and so on
    time,         // of the day: 18:30
    date_time,    // 2026-01-31T18:30:05, on the store's clock
    whole,        // an integer
    flag,         // 0 or 1; in JSON true or false
    money,        // minor units; in JSON an integer and a decimal text, named ...Str
    money_text,   // minor units; in JSON a decimal text
    money_minor,  // minor units; in JSON an integer
    hundredths,   // in JSON a number with two decimals, such as a percentage
    thousandths,  // in JSON a number with three decimals, such as the rate of a tax
    rows,         // rows of their own; in CSV JSON, in a spreadsheet a sheet of their own
};

class RowDescription;
struct Column {
    std::string_view name;  // of the member, and the heading
    CellType type;
    std::string_view help;               // a sentence for the API document
    bool is_optional = false;            // a row may have nothing there; its JSON then lacks it
    const RowDescription* of = nullptr;  // of CellType::rows

    constexpr operator schema::Member() const;
};

class RowDescription : public schema::Description {
public:
    // `is_whole`: there is no `fields` parameter that could leave members out.
    constexpr RowDescription(std::string_view its_name, std::string_view is_about,
                             std::span<const Column> its_columns, bool is_whole = false)
        : Description(its_name, is_about, its_columns.data(), its_columns.size(),
                      is_whole ? whole_member : part_member),
          columns(its_columns) {}

    std::span<const Column> columns;

private:
    static constexpr schema::Member whole_member(const void* columns, std::size_t i);
    static constexpr schema::Member part_member(const void* columns, std::size_t i);
};

// Nothing, text, a number or rows, depending on the type of the column. In place of a date or time
// it may be other text, such as in a total.
struct Row;
using Cell = std::variant<std::monostate, std::string, std::int64_t, std::vector<Row>>;
struct Row {
    std::vector<Cell> cells;  // one for each column
};

// A row with these cells. It moves its arguments, which a list in braces would copy.
template <class... Cells>
Row row_with(Cells&&... cells) {
    Row row;
    row.cells.reserve(sizeof...(cells));
    (row.cells.emplace_back(std::forward<Cells>(cells)), ...);
    return row;
}

// Which columns an answer has, in the order of the row, and how.
struct ShownColumn {
    const Column* column;
    std::size_t cell;                  // index of its cells in a row
    bool has_value = true;             // under the name of the column
    bool has_twin = false;             // the decimal text of CellType::money, in JSON only
    std::vector<ShownColumn> of{};     // of CellType::rows
    std::string name_json, twin_json;  // `"name":`
};

// All columns, or those that `fields` names, separated by commas. Throws base::Refusal (400) for an
// unknown name.
std::vector<ShownColumn> shown_columns(std::span<const Column> columns,
                                       std::optional<std::string_view> fields = {});

// Appends the object of one row, and the array of many.
void append_json(std::string& out, const Row& row, const std::vector<ShownColumn>& columns,
                 int decimals);
void append_json(std::string& out, const std::vector<Row>& rows,
                 const std::vector<ShownColumn>& columns, int decimals);

// A number without needless zeros: with two decimals 1230 is 12.3, and 1200 is 12.
std::string plain_decimal(std::int64_t number, int decimals);

// The names between commas, trimmed.
std::vector<std::string_view> names_in(std::string_view list);

// ---- inline -------------------------------------------------------------------------------------

// A total may have other text in place of a date, so dates are plain text in the API document.
constexpr schema::Holds holds_of(CellType type) {
    using schema::Holds;
    switch (type) {
        case CellType::text:
        case CellType::date:
        case CellType::time:
        case CellType::date_time:
        case CellType::money_text: return Holds::text;
        case CellType::whole:
        case CellType::money_minor: return Holds::count;
        case CellType::money: return Holds::money;
        case CellType::flag: return Holds::flag;
        case CellType::hundredths:
        case CellType::thousandths: return Holds::number;
        case CellType::rows: return Holds::object;
    }
    return Holds::text;
}

constexpr Column::operator schema::Member() const {
    return {name,
            {.holds = holds_of(type),
             .is_list = type == CellType::rows,
             .is_optional = is_optional,
             .of = of},
            help};
}

constexpr schema::Member RowDescription::whole_member(const void* columns, std::size_t i) {
    return static_cast<const Column*>(columns)[i];
}
constexpr schema::Member RowDescription::part_member(const void* columns, std::size_t i) {
    schema::Member member = whole_member(columns, i);
    member.type.is_optional = true;
    return member;
}

}  // namespace features
