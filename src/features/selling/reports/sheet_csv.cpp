// Sheets as CSV, for programs that read tables.
#include "base/csv.hpp"
#include "features/selling/reports/sheet_formats.hpp"
#include "schema/json.hpp"

namespace features::reports {
namespace {

class CsvText final : public SheetText {
public:
    CsvText(std::vector<ShownColumn> columns, int decimals)
        : columns_(std::move(columns)), decimals_(decimals) {}

    void begin(std::string& out) override {
        for (const ShownColumn& shown : columns_) {
            separate(out, shown);
            base::append_cell(out, shown.column->name);
        }
        out += "\r\n";
    }

    void row(std::string& out, Row row) override {
        for (const ShownColumn& shown : columns_) {
            separate(out, shown);
            append(out, row.cells.at(shown.cell), shown);
        }
        out += "\r\n";
    }

    void end(std::string&) override {}

private:
    void separate(std::string& out, const ShownColumn& shown) const {
        if (&shown != &columns_.front()) out += ',';
    }

    // Numbers are written as such, with their minus; only text may start like a formula.
    void append(std::string& out, const Cell& cell, const ShownColumn& shown) const {
        if (std::holds_alternative<std::monostate>(cell)) return;
        const auto number = [&] { return std::get<std::int64_t>(cell); };
        switch (shown.column->type) {
            case CellType::text:
            case CellType::date:
            case CellType::time:
            case CellType::date_time: return base::append_text(out, std::get<std::string>(cell));
            case CellType::whole: out += std::to_string(number()); return;
            case CellType::flag: out += number() == 0 ? "FALSE" : "TRUE"; return;
            case CellType::money:
            case CellType::money_text:
            case CellType::money_minor: out += schema::print_decimal(number(), decimals_); return;
            case CellType::hundredths: out += plain_decimal(number(), 2); return;
            case CellType::thousandths: out += plain_decimal(number(), 3); return;
            case CellType::rows: return append_rows(out, std::get<std::vector<Row>>(cell), shown);
        }
    }

    void append_rows(std::string& out, const std::vector<Row>& rows,
                     const ShownColumn& shown) const {
        std::string json;
        append_json(json, rows, shown.of, decimals_);
        base::append_cell(out, json);
    }

    const std::vector<ShownColumn> columns_;
    const int decimals_;
};

}  // namespace

std::unique_ptr<SheetText> csv_text(std::vector<ShownColumn> columns, int decimals) {
    return std::make_unique<CsvText>(std::move(columns), decimals);
}

}  // namespace features::reports
