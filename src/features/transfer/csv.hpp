// Comma-separated values (RFC 4180) as rows of cells, and back.
//
//     file = row *(newline row) [newline];  row = cell *("," cell)
//     cell = *plain / DQUOTE *(any / 2DQUOTE) DQUOTE;  newline = CRLF / LF
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace features::transfer {

struct Cell {
    std::string text;
    bool is_quoted = false;

    bool is_absent() const { return text.empty() && !is_quoted; }
};

struct CsvRow {
    int line;  // where it begins, from 1
    std::vector<Cell> cells;
};

// The apostrophe of append_text is taken off again. Rows without a single cell that says anything
// are left out. Throws base::Refusal that names the line of `file`: a quote that is not closed, or
// text after a closing one.
std::vector<CsvRow> read_csv(std::string_view text, std::string_view file);

// Quotes where it must, and an empty text always: without quotes it is no value.
void append_cell(std::string& out, std::string_view text);

// A cell of text that strangers wrote. One that a spreadsheet would take for a formula, and run,
// gets an apostrophe before it: what begins with = + - @, a tab or a line break, be there
// apostrophes before that or not.
void append_text(std::string& out, std::string_view text);

}  // namespace features::transfer
