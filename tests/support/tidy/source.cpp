// Taking a C++ text apart: a scanner that knows comments, quotes and raw strings, and nothing else.
#include "support/tidy/source.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tidy {

namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text), code_(text) {}

    void scan() {
        while (at_ < text_.size()) {
            if (starts("//")) {
                blank_until(std::min(text_.find('\n', at_), text_.size()));
            } else if (starts("/*")) {
                blank_until(after(text_.find("*/", at_ + 2), 2));
            } else if (starts("R\"") && (at_ == 0 || !is_word(text_[at_ - 1]))) {
                raw_string();
            } else if (text_[at_] == '"') {
                quoted('"', true);
            } else if (text_[at_] == '\'' && (at_ == 0 || !is_word(text_[at_ - 1]))) {
                quoted('\'', false);
            } else {
                ++at_;
            }
        }
    }

    std::string take_code() { return std::move(code_); }
    std::vector<Literal> take_literals() { return std::move(literals_); }

private:
    bool starts(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

    std::size_t after(std::size_t found, std::size_t length) const {
        return found == std::string_view::npos ? text_.size() : found + length;
    }

    int line_here() const {
        return 1 + static_cast<int>(std::count(text_.begin(), text_.begin() + offset(), '\n'));
    }

    std::string_view::difference_type offset() const {
        return static_cast<std::string_view::difference_type>(at_);
    }

    void blank_until(std::size_t end) {
        for (; at_ < end; ++at_)
            if (code_[at_] != '\n') code_[at_] = ' ';
    }

    // What stands between two literals is blank when they are one.
    void add_literal(std::string_view text) {
        const std::string between = code_.substr(last_literal_, at_ - last_literal_);
        const bool is_blank = between.find_first_not_of(" \n") == std::string::npos;
        literals_.push_back({line_here(), std::string(text), !literals_.empty() && is_blank});
        last_literal_ = at_;
    }

    void raw_string() {
        const std::size_t open = text_.find('(', at_);
        if (open == std::string_view::npos) return blank_until(text_.size());
        const std::string close = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
        const std::size_t end = text_.find(close, open);
        add_literal(text_.substr(open + 1, end - open - 1));
        blank_until(after(end, close.size()));
    }

    void quoted(char quote, bool is_string) {
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
            end += text_[end] == '\\' ? 2 : 1;
        end = std::min(end, text_.size());
        if (is_string) add_literal(text_.substr(at_ + 1, end - at_ - 1));
        blank_until(std::min(end + 1, text_.size()));
    }

    std::string_view text_;
    std::string code_;
    std::size_t at_ = 0;
    std::size_t last_literal_ = 0;  // where it began; by now it is blank
    std::vector<Literal> literals_;
};

}  // namespace

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Source take_apart(std::string path, std::string text) {
    Scanner scanner(text);
    scanner.scan();
    Source source{std::move(path), {}, split_lines(text), split_lines(scanner.take_code()), {}};
    source.literals = scanner.take_literals();
    source.text = std::move(text);
    return source;
}

}  // namespace tidy
