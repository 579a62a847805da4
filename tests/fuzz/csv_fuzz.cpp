// CSV: what was read and is written again reads the same, and any text survives its cell without
// becoming a formula.
#include "base/csv.hpp"
#include "base/refusal.hpp"
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"

#include <algorithm>
#include <optional>

namespace {

using base::append_text;
using base::CsvCell;
using base::CsvRow;
using fuzz::require;

// Every file of ours begins with a row of titles.
constexpr std::string_view titles = "title\r\n";

// Nothing: refused.
std::optional<std::vector<CsvRow>> rows_of(std::string_view text) {
    try {
        return base::read_csv(text, "menu.csv");
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a bad file is a bad request");
        require(
            refusal.problems.size() == 1 && refusal.problems.front().path.starts_with("menu.csv:"),
            "a refusal names the line");
        return {};
    }
}

std::string written(const std::vector<CsvRow>& rows) {
    std::string text(titles);
    for (const CsvRow& row : rows) {
        for (const CsvCell& cell : row.cells) {
            if (&cell != &row.cells.front()) text += ',';
            if (!cell.is_absent()) append_text(text, cell.text);
        }
        text += "\r\n";
    }
    return text;
}

bool same(const std::vector<CsvCell>& a, const std::vector<CsvCell>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const CsvCell& x, const CsvCell& y) {
                          return x.text == y.text && x.is_absent() == y.is_absent();
                      });
}

void check_written_again(const std::vector<CsvRow>& rows) {
    const auto again = rows_of(written(rows));
    require(again && again->size() == rows.size() + 1, "what is written has as many rows");
    for (std::size_t i = 0; i < rows.size(); ++i)
        require(same((*again)[i + 1].cells, rows[i].cells), "what is written reads the same");
}

void check_lines(std::string_view input, const std::vector<CsvRow>& rows) {
    const auto line_count = std::count(input.begin(), input.end(), '\n') + 1;
    int last = 0;
    for (const CsvRow& row : rows) {
        require(row.line > last && row.line <= line_count, "a row knows its line");
        last = row.line;
    }
}

// The input as texts with zero bytes between them: one row of cells.
void check_texts(std::string_view input) {
    CsvRow row{.line = 1, .cells = {}};
    while (!input.empty()) {
        const std::string_view text = http::cut(input, '\0');
        row.cells.push_back({.text = std::string(text), .is_quoted = true});
        std::string cell;
        append_text(cell, text);
        const std::size_t first = cell.starts_with('"') ? 1 : 0;
        require(std::string_view("=+-@\t\r\n").find(cell[first]) == std::string_view::npos,
                "no cell of text is a formula");
    }
    if (!row.cells.empty()) check_written_again({row});
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    if (const auto rows = rows_of(input)) {
        check_lines(input, *rows);
        check_written_again(*rows);
    }
    check_texts(input);
}
