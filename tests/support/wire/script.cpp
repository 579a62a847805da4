// Reading the text of a wire test, line by line.
#include "support/wire/script.hpp"

#include <algorithm>
#include <regex>

namespace wire {

namespace {

std::string_view without_end_blanks(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

// JSON starts here; a path such as [0].name does not count.
bool is_json_start(std::string_view line) {
    static const std::regex path(R"(^\[\d+\][^,]* (=|!=|~|!~|:=) )");
    return !line.empty() && std::string_view("{[\"<").find(line[0]) != std::string_view::npos &&
           !std::regex_search(std::string(line), path);
}

// A query may have blanks.
bool is_request(std::string_view line) {
    static const std::regex form(R"(^[A-Z]+ (/|\{\{)\S*(\?.*\S)?$)");
    return std::regex_match(line.begin(), line.end(), form);
}

bool is_command(std::string_view line) { return line.starts_with("$ comanda "); }

bool is_step_start(std::string_view line) { return is_request(line) || is_command(line); }

// JSON whose brackets are not all closed yet.
bool is_open(const Check& check) {
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; check.is_json && i < check.text.size(); ++i) {
        const char c = check.text[i];
        if (c == '\\')
            ++i;
        else if (c == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted)
            depth += (c == '{' || c == '[') - (c == '}' || c == ']');
    }
    return depth > 0;
}

class Reader {
public:
    Reader(std::string name, std::string_view text) : script_{std::move(name), {}} {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            lines_.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    Script read() {
        for (; at_ < lines_.size();) {
            const std::string_view line = without_end_blanks(lines_[at_]);
            if (line.empty() || line[0] == '#')
                ++at_;
            else if (line[0] == '@')
                read_directive(line.substr(1));
            else if (line.starts_with("->"))
                fail("an expectation without a request");
            else
                read_step(line);
        }
        if (script_.steps.empty()) fail("no steps");
        return std::move(script_);
    }

private:
    [[noreturn]] void fail(const std::string& what) const {
        throw ScriptError(script_.name + ":" + std::to_string(number()) + ": " + what);
    }

    int number() const { return static_cast<int>(at_) + 1; }
    bool is_end() const { return at_ >= lines_.size(); }
    std::string_view line() const { return lines_[at_]; }

    void read_directive(std::string_view text) {
        Step step;
        step.line = number();
        step.text = text;
        script_.steps.push_back(std::move(step));
        ++at_;
    }

    void read_step(std::string_view first) {
        Step step;
        step.line = number();
        if (is_command(first)) {
            step.form = Step::Form::command;
            step.text = first.substr(10);
            ++at_;
        } else {
            if (!is_request(first)) fail("neither a request nor a comment");
            step.form = Step::Form::request;
            step.text = first;
            ++at_;
            read_headers(step);
            read_body(step);
        }
        while (!is_end() && line().starts_with("->"))
            step.expectations.push_back(read_expectation());
        if (step.expectations.empty()) fail("a step without an expectation (-> 200)");
        script_.steps.push_back(std::move(step));
    }

    void read_headers(Step& step) {
        for (; !is_end(); ++at_) {
            auto header = split_header(without_end_blanks(line()));
            if (header.first.empty()) return;
            step.headers.push_back(std::move(header));
        }
    }

    void read_body(Step& step) {
        bool is_first = true;
        for (; !is_end() && !line().starts_with("->"); ++at_, is_first = false) {
            if (!is_first) step.body += '\n';
            step.body += line();
        }
        while (step.body.ends_with('\n')) step.body.pop_back();
    }

    Expectation read_expectation() {
        static const std::regex form(R"(^->\s*(\d+)(?:\s+x\s?(\d+))?(?:\s+(.*))?$)");
        std::smatch match;
        const std::string first(without_end_blanks(line()));
        if (!std::regex_match(first, match, form)) fail("expected -> STATUS");
        Expectation expectation;
        expectation.line = number();
        expectation.status = std::stoi(match[1]);
        if (match[2].matched) expectation.count = std::stoi(match[2]);
        add_check(expectation, match[3]);
        for (++at_; !is_end() && !line().starts_with("->"); ++at_) {
            const std::string_view next = without_end_blanks(line());
            const bool is_inside_json =
                !expectation.checks.empty() && is_open(expectation.checks.back());
            if (!is_inside_json && (next.empty() || next[0] == '@' || is_step_start(next))) break;
            add_check(expectation, std::string(next));
        }
        if (!expectation.checks.empty() && is_open(expectation.checks.back()))
            fail("the JSON has no end");
        while (!is_end() && without_end_blanks(line()).empty()) ++at_;
        return expectation;
    }

    void add_check(Expectation& expectation, std::string text) {
        std::vector<Check>& checks = expectation.checks;
        if (!checks.empty() && is_open(checks.back()))
            checks.back().text += '\n' + text;
        else if (!text.empty() && text[0] != '#')
            checks.push_back({number(), text, is_json_start(text)});
    }

    Script script_;
    std::vector<std::string> lines_;
    std::size_t at_ = 0;
};

}  // namespace

Script parse(std::string name, std::string_view text) {
    return Reader(std::move(name), text).read();
}

std::vector<std::string> split_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    bool is_quoted = false, is_word = false;
    for (char c : text) {
        if (c == '"') {
            is_quoted = !is_quoted;
            is_word = true;
        } else if (c == ' ' && !is_quoted) {
            if (is_word) words.push_back(std::move(word));
            word.clear();
            is_word = false;
        } else {
            word += c;
            is_word = true;
        }
    }
    if (is_word) words.push_back(std::move(word));
    return words;
}

std::pair<std::string, std::string> split_header(std::string_view line) {
    static const std::regex form(R"(^([A-Za-z][A-Za-z0-9-]*):(?: +(.*))?$)");
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_match(line.begin(), line.end(), match, form)) return {};
    return {match[1], match[2]};
}

}  // namespace wire
