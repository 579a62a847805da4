// Reads the table line by line.
#include "abuse/table.hpp"

#include "http/grammar.hpp"

#include <charconv>
#include <map>
#include <stdexcept>

namespace abuse {

namespace {

// The number in front of `rest`, which loses it; 1 when there is none.
int take_number(std::string_view& rest) {
    int number = 1;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc()) return 1;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return number;
}

std::string with_number(std::string_view text, int number) {
    std::string out;
    for (std::size_t at = text.find("\\#"); at != std::string_view::npos; at = text.find("\\#")) {
        (out += text.substr(0, at)) += std::to_string(number);
        text.remove_prefix(at + 2);
    }
    return out += text;
}

class Reader {
public:
    std::vector<Case> read(std::string_view text) {
        while (!text.empty()) {
            ++line_;
            std::string_view line = http::cut(text, '\n');
            if (!line.empty() && line.front() != '#') read_line(line);
        }
        for (const Case& one : cases_)
            if (one.answers.empty() && one.ending == Ending::open)
                fail("case " + one.name + " expects nothing");
        return std::move(cases_);
    }

private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error("cases.txt:" + std::to_string(line_) + ": " + what);
    }

    void read_line(std::string_view line) {
        std::string_view rest = line;
        const int count = take_number(rest);
        if (rest.starts_with("> ")) return add_bytes(rest.substr(2), count);
        if (rest.starts_with("< ")) return add_answers(rest.substr(2), count);
        const std::string_view word = http::cut(rest, ' ');
        if (word == "let") {
            const std::string_view name = http::without_blanks(http::cut(rest, '='));
            pieces_["{" + std::string(name) + "}"] =
                bytes_of(spelled_out(http::without_blanks(rest)));
        } else if (word == "case") {
            cases_.push_back({.name = std::string(rest), .line = line_});
        } else if (word == "wait") {
            wait_ = std::chrono::milliseconds(take_number(rest));
        } else if (word == "slowly") {
            current().is_slow = true;
        } else if (word == "end") {
            current().ends_early = true;
        } else if (word == "silent") {
            current().is_silent = true;
        } else if (word == "leave") {
            current().ending = Ending::left;
        } else if (word == "open" || word == "closed") {
            current().ending = word == "open" ? Ending::open : Ending::closed;
        } else {
            fail("what is '" + std::string(line) + "'?");
        }
    }

    Case& current() {
        if (cases_.empty()) fail("this stands before the first case");
        return cases_.back();
    }

    void add_bytes(std::string_view text, int count) {
        std::vector<Piece>& pieces = current().pieces;
        if (pieces.empty() || wait_.count() > 0) pieces.push_back({{}, wait_});
        wait_ = {};
        const std::string pattern = spelled_out(text);
        for (int i = 1; i <= count; ++i) pieces.back().bytes += bytes_of(with_number(pattern, i));
    }

    void add_answers(std::string_view text, int count) {
        for (int i = 1; i <= count; ++i)
            for (std::string_view rest = text; !rest.empty();) {
                std::string_view one = http::without_blanks(http::cut(rest, ','));
                const int status = take_number(one);
                if (status < 100) fail("an answer has a status");
                const std::string_view id = http::without_blanks(one);
                current().answers.push_back({status, with_number(id, i)});
            }
    }

    // With the `let` pieces in place of their names.
    std::string spelled_out(std::string_view text) const {
        std::string out(text);
        for (const auto& [name, bytes] : pieces_)
            for (std::size_t at = out.find(name); at != std::string::npos; at = out.find(name, at))
                out.replace(at, name.size(), bytes);
        return out;
    }

    std::string bytes_of(std::string_view text) const {
        std::string out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != '\\') {
                out += text[i];
                continue;
            }
            if (++i == text.size()) fail("a backslash at the end");
            switch (text[i]) {
                case 'r': out += '\r'; break;
                case 'n': out += '\n'; break;
                case 't': out += '\t'; break;
                case '0': out += '\0'; break;
                case '\\': out += '\\'; break;
                case 'x':
                    out += hex_byte(text.substr(i + 1, 2));
                    i += 2;
                    break;
                default: fail("unknown escape");
            }
        }
        return out;
    }

    char hex_byte(std::string_view digits) const {
        unsigned value = 0;
        const auto result =
            std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (digits.size() != 2 || result.ptr != digits.data() + 2) fail("\\x wants two digits");
        return static_cast<char>(value);
    }

    int line_ = 0;
    std::chrono::milliseconds wait_{0};
    std::map<std::string, std::string> pieces_{};
    std::vector<Case> cases_{};
};

}  // namespace

std::vector<Case> parse_table(std::string_view text) { return Reader().read(text); }

}  // namespace abuse
