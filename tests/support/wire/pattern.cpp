// Patterns: a recursive-descent reader that compares while it reads.
#include "support/wire/pattern.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <stdexcept>

namespace wire {

namespace json = boost::json;

namespace {

bool fits(const std::string& form, const json::value* value) {
    static const std::regex id("[0-9a-f]{24}");
    static const std::regex time(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)");
    if (form == "absent") return value == nullptr;
    if (value == nullptr) return false;
    if (form == "any") return true;
    if (form == "number") return value->is_number();
    if (form == "text") return value->is_string();
    if (form == "flag") return value->is_bool();
    if (form == "list") return value->is_array();
    if (form == "object") return value->is_object();
    const std::string text = value->is_string() ? std::string(value->get_string()) : "";
    if (form == "id") return std::regex_match(text, id);
    if (form == "time") return std::regex_match(text, time);
    throw std::runtime_error("unknown form <" + form + ">");
}

bool is_form(std::string_view word) {
    static const std::set<std::string_view> words{"id",   "time",   "number", "text",  "flag",
                                                  "list", "object", "any",    "absent"};
    return words.contains(word);
}

std::string shown(const json::value* value) {
    return value == nullptr ? "nothing" : json::serialize(*value);
}

class Matcher {
public:
    Matcher(std::string_view text, Variables& variables) : text_(text), variables_(variables) {}

    std::vector<std::string> match(const json::value* actual, const std::string& path) {
        value(path, actual);
        skip_blanks();
        if (at_ < text_.size()) fail("more text than one value");
        return std::move(found_);
    }

private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error("malformed pattern: " + what +
                                 " at: " + std::string(text_.substr(at_, 40)));
    }

    void skip_blanks() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
    }

    bool take(std::string_view what) {
        skip_blanks();
        if (text_.substr(at_, what.size()) != what) return false;
        at_ += what.size();
        return true;
    }

    std::string take_until(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        if (found == std::string_view::npos) fail("no " + std::string(end));
        std::string inside(text_.substr(at_, found - at_));
        at_ = found + end.size();
        return inside;
    }

    void differ(const std::string& path, const std::string& expected, const json::value* actual) {
        found_.push_back((path.empty() ? "the body" : path) + ": expected " + expected + ", got " +
                         shown(actual));
    }

    void value(const std::string& path, const json::value* actual) {
        skip_blanks();
        if (take("{{"))
            variable(path, take_until("}}"), actual);
        else if (take("{"))
            object(path, actual);
        else if (take("["))
            array(path, actual);
        else if (take("<"))
            form(path, take_until(">"), actual);
        else if (text_.substr(at_, 1) == "\"")
            text(path, take_string(), actual);
        else
            literal(path, actual);
    }

    void form(const std::string& path, const std::string& name, const json::value* actual) {
        if (!fits(name, actual)) differ(path, "<" + name + ">", actual);
    }

    void variable(const std::string& path, const std::string& inside, const json::value* actual) {
        const std::size_t assign = inside.find(":=");
        if (assign != std::string::npos) {
            const std::string kind = inside.substr(assign + 2);
            form(path, kind, actual);
            if (actual != nullptr) variables_.set(inside.substr(0, assign), *actual);
        } else {
            const json::value& expected = variables_.get(inside);
            if (actual == nullptr || *actual != expected)
                differ(path, json::serialize(expected), actual);
        }
    }

    std::string take_string() {
        const std::size_t start = at_++;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        if (at_ >= text_.size()) fail("no closing quote");
        ++at_;
        return std::string(json::parse(text_.substr(start, at_ - start)).get_string());
    }

    void text(const std::string& path, const std::string& content, const json::value* actual) {
        if (content.starts_with('<') && content.ends_with('>') &&
            is_form(std::string_view(content).substr(1, content.size() - 2)))
            return form(path, content.substr(1, content.size() - 2), actual);
        if (content.starts_with("{{") && content.find("}}") == content.size() - 2 &&
            content.find(":=") != std::string::npos)
            return variable(path, content.substr(2, content.size() - 4), actual);
        const json::value expected(variables_.expand(content));
        if (actual == nullptr || *actual != expected)
            differ(path, json::serialize(expected), actual);
    }

    void literal(const std::string& path, const json::value* actual) {
        const std::size_t end = std::min(text_.find_first_of(",]} \n", at_), text_.size());
        boost::system::error_code error;
        const json::value expected = json::parse(text_.substr(at_, end - at_), error);
        if (error) fail("no value");
        at_ = end;
        if (actual == nullptr || *actual != expected)
            differ(path, json::serialize(expected), actual);
    }

    void object(const std::string& path, const json::value* actual) {
        const json::object* members =
            actual != nullptr && actual->is_object() ? &actual->get_object() : nullptr;
        if (members == nullptr) differ(path, "an object", actual);
        std::set<std::string> named;
        bool is_open = false;
        while (!take("}")) {
            if (is_open) fail("... stands last");
            if (!named.empty() && !take(",")) fail("no comma between members");
            if ((is_open = take("..."))) continue;
            skip_blanks();
            if (text_.substr(at_, 1) != "\"") fail("no member name");
            const std::string name = variables_.expand(take_string());
            if (!take(":")) fail("no colon");
            named.insert(name);
            const json::value* member = members != nullptr ? members->if_contains(name) : nullptr;
            value(path.empty() ? name : path + "." + name, member);
        }
        if (is_open || members == nullptr) return;
        for (const auto& [name, member] : *members)
            if (!named.contains(std::string(name)))
                differ((path.empty() ? "" : path + ".") + std::string(name), "nothing", &member);
    }

    void array(const std::string& path, const json::value* actual) {
        const json::array* elements =
            actual != nullptr && actual->is_array() ? &actual->get_array() : nullptr;
        if (elements == nullptr) differ(path, "a list", actual);
        std::size_t count = 0;
        bool is_open = false;
        while (!take("]")) {
            if (is_open) fail("... stands last");
            if (count > 0 && !take(",")) fail("no comma between elements");
            if ((is_open = take("..."))) continue;
            const bool is_there = elements != nullptr && count < elements->size();
            value(path + "[" + std::to_string(count) + "]",
                  is_there ? &(*elements)[count] : nullptr);
            ++count;
        }
        if (is_open || elements == nullptr) return;
        for (; count < elements->size(); ++count)
            differ(path + "[" + std::to_string(count) + "]", "nothing", &(*elements)[count]);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Variables& variables_;
    std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> differences(std::string_view pattern, const json::value* actual,
                                     Variables& variables, const std::string& path) {
    return Matcher(pattern, variables).match(actual, path);
}

}  // namespace wire
