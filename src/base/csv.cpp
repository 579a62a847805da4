#include "base/csv.hpp"

#include "base/refusal.hpp"

#include <algorithm>

namespace base {
namespace {

bool is_like_a_formula(std::string_view text) {
    const std::size_t first = text.find_first_not_of('\'');
    return first != text.npos && std::string_view("=+-@\t\r\n").find(text[first]) != text.npos;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

class Reader {
public:
    Reader(std::string_view text, std::string_view file) : rest_(text), file_(file) {}

    std::vector<CsvRow> rows() {
        if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
        std::vector<CsvRow> rows;
        while (!rest_.empty()) {
            CsvRow row = next_row();
            const bool says_something =
                std::any_of(row.cells.begin(), row.cells.end(),
                            [](const CsvCell& c) { return !c.is_absent(); });
            if (says_something) rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    CsvRow next_row() {
        CsvRow row{.line = line_, .cells = {}};
        for (;;) {
            CsvCell& cell = row.cells.emplace_back(rest_.starts_with('"') ? quoted() : plain());
            if (cell.text.starts_with('\'') && is_like_a_formula(cell.text)) cell.text.erase(0, 1);
            if (!take(",")) break;
        }
        if (!rest_.empty() && !take("\r\n") && !take("\n"))
            refuse(line_, "there is text after a closing quote");
        ++line_;
        return row;
    }

    CsvCell plain() {
        std::size_t end = std::min(rest_.find_first_of(",\n"), rest_.size());
        if (end > 0 && end < rest_.size() && rest_[end] == '\n' && rest_[end - 1] == '\r') --end;
        CsvCell cell{.text = std::string(rest_.substr(0, end))};
        rest_.remove_prefix(end);
        return cell;
    }

    CsvCell quoted() {
        CsvCell cell{.text = {}, .is_quoted = true};
        const int line = line_;
        rest_.remove_prefix(1);
        for (;;) {
            const std::size_t end = rest_.find('"');
            if (end == rest_.npos) refuse(line, "a quote is not closed");
            line_ += static_cast<int>(
                std::count(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            cell.text += rest_.substr(0, end);
            rest_.remove_prefix(end + 1);
            if (!take("\"")) return cell;
            cell.text += '"';
        }
    }

    bool take(std::string_view text) {
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }

    [[noreturn]] void refuse(int line, std::string sentence) const {
        throw Refusal::invalid(std::string(file_) + ':' + std::to_string(line),
                               std::move(sentence));
    }

    std::string_view rest_;
    std::string_view file_;
    int line_ = 1;
};

}  // namespace

std::vector<CsvRow> read_csv(std::string_view text, std::string_view file) {
    return Reader(text, file).rows();
}

void append_cell(std::string& out, std::string_view text) {
    if (!text.empty() && text.find_first_of(",\"\r\n") == text.npos) {
        out += text;
        return;
    }
    out += '"';
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    out += '"';
}

void append_text(std::string& out, std::string_view text) {
    if (!is_like_a_formula(text)) return append_cell(out, text);
    append_cell(out, '\'' + std::string(text));
}

}  // namespace base
