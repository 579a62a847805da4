// Comma-separated values (RFC 4180) as rows of cells, and back.
//
//     file = row *(newline row) [newline];  row = cell *("," cell)
//     cell = *plain / DQUOTE *(any / 2DQUOTE) DQUOTE;  newline = CRLF / LF
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace base {

struct CsvCell {
    std::string text;        // without the quotes around it
    bool is_quoted = false;  // an empty cell with quotes is an empty text, without them no value

    bool is_absent() const { return text.empty() && !is_quoted; }
};

struct CsvRow {
    int line;  // where it begins, from 1
    std::vector<CsvCell> cells;
};

// The rows of a whole file, without those whose cells are all absent. The apostrophe that
// append_text() adds is taken off again. Throws base::Refusal, naming `file` and the line, for a
// quote that is not closed and for text after a closing one.
std::vector<CsvRow> read_csv(std::string_view text, std::string_view file);

// Appends one cell, without the comma. It gets quotes where the grammar requires them. An empty
// text always gets them, because without quotes it would mean no value.
void append_cell(std::string& out, std::string_view text);

// Appends a cell of untrusted text. Text that a spreadsheet would run as a formula gets an
// apostrophe before it: text that begins with = + - @, a tab or a line break, with or without
// apostrophes before that.
void append_text(std::string& out, std::string_view text);

}  // namespace base
