// Checks of one answer, each read when it is due, so that it sees what was captured before it.
#include "support/wire/expect.hpp"

#include "support/wire/pattern.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <optional>
#include <regex>
#include <stdexcept>

namespace wire {

namespace json = boost::json;

namespace {

std::optional<json::value> parsed(const std::string& body) {
    boost::system::error_code error;
    json::value value = json::parse(body, error);
    if (error) return std::nullopt;
    return value;
}

// One step of a path: `.name` or `[3]`. Taken off the front of `path`.
std::string take_step(std::string_view& path) {
    if (path.starts_with('.')) path.remove_prefix(1);
    const std::size_t end = path.starts_with('[') ? path.find(']') + 1 : path.find_first_of(".[");
    std::string step(path.substr(0, end));
    path.remove_prefix(std::min(end, path.size()));
    return step;
}

// The value at a path, or nothing. `length` is the size of a list.
std::optional<json::value> value_at(const json::value& root, std::string_view path) {
    const json::value* here = &root;
    while (!path.empty()) {
        const std::string step = take_step(path);
        if (step.starts_with('[')) {
            const auto index = static_cast<std::size_t>(std::stoul(step.substr(1)));
            if (!here->is_array() || index >= here->get_array().size()) return std::nullopt;
            here = &here->get_array()[index];
        } else if (here->is_array() && step == "length" && path.empty()) {
            return json::value(static_cast<std::int64_t>(here->get_array().size()));
        } else {
            here = here->is_object() ? here->get_object().if_contains(step) : nullptr;
            if (here == nullptr) return std::nullopt;
        }
    }
    return *here;
}

class Checker {
public:
    Checker(const Answer& answer, Variables& variables)
        : answer_(answer), variables_(variables), body_(parsed(answer.body)) {}

    std::vector<Difference> take_found() { return std::move(found_); }

    void status(const Expectation& expectation) {
        line_ = expectation.line;
        if (answer_.status != expectation.status)
            differ("status: expected " + std::to_string(expectation.status) + ", got " +
                   std::to_string(answer_.status));
    }

    void check(const Check& line) {
        static const std::regex assertion(R"(^([\w$.\[\]-]+) (=|!=|~|!~|:=) ?([^]*)$)");
        line_ = line.line;
        std::smatch match;
        if (line.is_json)
            whole(line.text);
        else if (const auto [name, value] = split_header(line.text); !name.empty())
            header(name, value);
        else if (line.text.starts_with("same as "))
            same_as(line.text.substr(8));
        else if (line.text == "empty")
            empty();
        else if (line.text == "alike")
            return;
        else if (std::regex_match(line.text, match, assertion))
            assert_at(match[1], match[2], match[3]);
        else
            throw std::runtime_error("not a check: " + line.text);
    }

private:
    void differ(std::string what) { found_.push_back({line_, std::move(what)}); }

    void whole(std::string_view pattern) {
        if (!body_) return differ("the body is not JSON");
        for (std::string& difference : differences(pattern, &*body_, variables_))
            differ(std::move(difference));
    }

    void header(const std::string& name, const std::string& expected) {
        const std::string* actual = answer_.header(name);
        const std::string shown = actual != nullptr ? *actual : "nothing";
        if (expected.starts_with("~ ")) {
            const std::string part = variables_.expand(expected.substr(2));
            if (actual == nullptr || actual->find(part) == std::string::npos)
                differ(name + ": expected a part " + part + ", got " + shown);
        } else if (expected.starts_with('<') || expected.find(":=") != std::string::npos) {
            std::optional<json::value> value;
            if (actual != nullptr) value = header_value(*actual);
            for (std::string& what :
                 differences(expected, value ? &*value : nullptr, variables_, name))
                differ(std::move(what));
        } else if (actual == nullptr || *actual != variables_.expand(expected)) {
            differ(name + ": expected " + variables_.expand(expected) + ", got " + shown);
        }
    }

    // Headers are text; one of digits alone also fits <number>.
    static json::value header_value(const std::string& text) {
        static const std::regex digits(R"(\d{1,18})");
        if (std::regex_match(text, digits)) return json::value(std::stoll(text));
        return json::value(text);
    }

    void same_as(const std::string& name) {
        const std::string expected = variables_.expand("{{" + name + "}}");
        if (answer_.body != expected)
            differ("the body: expected the same bytes as " + name + ", which are\n" + expected);
    }

    void empty() {
        if (!answer_.body.empty()) differ("the body: expected no bytes");
    }

    void assert_at(const std::string& path, const std::string& relation, const std::string& right) {
        if (relation == ":=") return capture(path, right);
        if (relation == "~") return contains(path, variables_.expand(right));
        if (relation == "!~") return lacks(path, variables_.expand(right));
        if (!body_) return differ("the body is not JSON");
        const std::optional<json::value> actual = value_at(*body_, path);
        std::vector<std::string> found =
            differences(right, actual ? &*actual : nullptr, variables_, path);
        if (relation == "!=" && found.empty()) differ(path + ": expected anything but " + right);
        if (relation == "=")
            for (std::string& what : found) differ(std::move(what));
    }

    std::string text_at(const std::string& path) const {
        if (path == "body") return answer_.body;
        const auto value = body_ ? value_at(*body_, path) : std::nullopt;
        return !value               ? ""
               : value->is_string() ? std::string(value->get_string())
                                    : json::serialize(*value);
    }

    void contains(const std::string& path, const std::string& part) {
        const std::string text = text_at(path);
        if (text.find(part) == std::string::npos)
            differ(path + ": expected a part " + part + ", got " + text);
    }

    void lacks(const std::string& path, const std::string& part) {
        const std::string text = text_at(path);
        if (text.find(part) != std::string::npos)
            differ(path + ": expected no part " + part + ", got " + text);
    }

    void capture(const std::string& name, const std::string& from) {
        if (from == "body") return variables_.set(name, json::value(answer_.body));
        if (from.starts_with("header ")) {
            const std::string* value = answer_.header(from.substr(7));
            if (value == nullptr) return differ("there is no " + from);
            return variables_.set(name, json::value(*value));
        }
        const auto value = body_ ? value_at(*body_, from) : std::nullopt;
        if (!value) return differ("there is no " + from + " to capture");
        variables_.set(name, *value);
    }

    const Answer& answer_;
    Variables& variables_;
    std::optional<json::value> body_;
    std::vector<Difference> found_;
    int line_ = 0;
};

}  // namespace

std::vector<Difference> unmet(const Expectation& expectation, const Answer& answer,
                              Variables& variables) {
    Checker checker(answer, variables);
    checker.status(expectation);
    if (answer.status == expectation.status)
        for (const Check& check : expectation.checks) checker.check(check);
    return checker.take_found();
}

bool wants_alike(const Expectation& expectation) {
    for (const Check& check : expectation.checks)
        if (check.text == "alike") return true;
    return false;
}

}  // namespace wire
