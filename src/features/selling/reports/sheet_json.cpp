// Sheets as JSON, for programs.
#include "base/json_text.hpp"
#include "features/selling/reports/sheet_formats.hpp"
#include "schema/json.hpp"

#include <utility>

namespace features::reports {
namespace {

void append_decimal_json(std::string& out, std::int64_t units, int decimals) {
    ((out += '"') += schema::print_decimal(units, decimals)) += '"';
}

void append_value(std::string& out, const Cell& cell, const ShownColumn& shown, int decimals) {
    switch (shown.column->type) {
        case CellType::text:
        case CellType::date:
        case CellType::time:
        case CellType::date_time: return base::append_json_string(out, std::get<std::string>(cell));
        case CellType::flag: out += std::get<std::int64_t>(cell) == 0 ? "false" : "true"; return;
        case CellType::whole:
        case CellType::money:
        case CellType::money_minor: out += std::to_string(std::get<std::int64_t>(cell)); return;
        case CellType::money_text:
            return append_decimal_json(out, std::get<std::int64_t>(cell), decimals);
        case CellType::hundredths: out += plain_decimal(std::get<std::int64_t>(cell), 2); return;
        case CellType::thousandths: out += plain_decimal(std::get<std::int64_t>(cell), 3); return;
        case CellType::rows:
            return append_json(out, std::get<std::vector<Row>>(cell), shown.of, decimals);
    }
}

class JsonText final : public SheetText {
public:
    JsonText(Shape shape, std::vector<ShownColumn> columns, int decimals)
        : shape_(shape), columns_(std::move(columns)), decimals_(decimals) {}

    void begin(std::string& out) override {
        switch (shape_) {
            case Shape::bare: out += '['; return;
            case Shape::sales: out += R"({"sales":[)"; return;
            case Shape::data_and_total: out += R"({"data":[)"; return;
            case Shape::one: return;
        }
    }

    // A row that may turn out to be the total waits for the next one.
    void row(std::string& out, Row row) override {
        if (shape_ != Shape::data_and_total) return append_next(out, row);
        if (has_waiting_) append_next(out, waiting_);
        waiting_ = std::move(row);
        has_waiting_ = true;
    }

    void end(std::string& out) override {
        switch (shape_) {
            case Shape::bare: out += ']'; return;
            case Shape::sales: out += "]}"; return;
            case Shape::data_and_total:
                out += R"(],"total":)";
                append_json(out, waiting_, columns_, decimals_);
                out += '}';
                return;
            case Shape::one: return;
        }
    }

private:
    void append_next(std::string& out, const Row& row) {
        if (std::exchange(has_rows_, true)) out += ',';
        append_json(out, row, columns_, decimals_);
    }

    const Shape shape_;
    const std::vector<ShownColumn> columns_;
    const int decimals_;
    Row waiting_;
    bool has_waiting_ = false, has_rows_ = false;
};

}  // namespace

std::string plain_decimal(std::int64_t number, int decimals) {
    std::string text = schema::print_decimal(number, decimals);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

void append_json(std::string& out, const Row& row, const std::vector<ShownColumn>& columns,
                 int decimals) {
    out += '{';
    bool has_members = false;
    const auto name = [&](const std::string& name_json) {
        if (std::exchange(has_members, true)) out += ',';
        out += name_json;
    };
    for (const ShownColumn& shown : columns) {
        const Cell& cell = row.cells.at(shown.cell);
        if (std::holds_alternative<std::monostate>(cell)) continue;
        if (shown.has_value) {
            name(shown.name_json);
            append_value(out, cell, shown, decimals);
        }
        if (shown.has_twin) {
            name(shown.twin_json);
            append_decimal_json(out, std::get<std::int64_t>(cell), decimals);
        }
    }
    out += '}';
}

void append_json(std::string& out, const std::vector<Row>& rows,
                 const std::vector<ShownColumn>& columns, int decimals) {
    out += '[';
    for (const Row& row : rows) {
        if (&row != &rows.front()) out += ',';
        append_json(out, row, columns, decimals);
    }
    out += ']';
}

std::unique_ptr<SheetText> json_text(Shape shape, std::vector<ShownColumn> columns, int decimals) {
    return std::make_unique<JsonText>(shape, std::move(columns), decimals);
}

}  // namespace features::reports
