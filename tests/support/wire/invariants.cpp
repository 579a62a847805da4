// Promises of the interface, checked on every answer.
#include "support/wire/invariants.hpp"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>

#include <set>

namespace wire {

namespace json = boost::json;

namespace {

using Broken = std::vector<std::string>;

// Boost.JSON keeps the last of two members with one name; a stricter reader refuses. This handler
// of its event parser remembers the names of the objects it is in.
struct NameWatch {
    static constexpr std::size_t max_object_size = std::size_t(-1);
    static constexpr std::size_t max_array_size = std::size_t(-1);
    static constexpr std::size_t max_key_size = std::size_t(-1);
    static constexpr std::size_t max_string_size = std::size_t(-1);

    std::vector<std::set<std::string>> open;
    std::string part;
    std::string twice;

    using Error = json::error_code;
    bool on_document_begin(Error&) { return true; }
    bool on_document_end(Error&) { return true; }
    bool on_array_begin(Error&) { return true; }
    bool on_array_end(std::size_t, Error&) { return true; }
    bool on_object_begin(Error&) {
        open.emplace_back();
        return true;
    }
    bool on_object_end(std::size_t, Error&) {
        open.pop_back();
        return true;
    }
    bool on_key_part(json::string_view text, std::size_t, Error&) {
        part += text;
        return true;
    }
    bool on_key(json::string_view text, std::size_t, Error&) {
        part += text;
        if (!open.back().insert(part).second) twice = part;
        part.clear();
        return true;
    }
    bool on_string_part(json::string_view, std::size_t, Error&) { return true; }
    bool on_string(json::string_view, std::size_t, Error&) { return true; }
    bool on_number_part(json::string_view, Error&) { return true; }
    bool on_int64(std::int64_t, json::string_view, Error&) { return true; }
    bool on_uint64(std::uint64_t, json::string_view, Error&) { return true; }
    bool on_double(double, json::string_view, Error&) { return true; }
    bool on_bool(bool, Error&) { return true; }
    bool on_null(Error&) { return true; }
    bool on_comment_part(json::string_view, Error&) { return true; }
    bool on_comment(json::string_view, Error&) { return true; }
};

bool is_json(const Answer& answer) {
    const std::string* type = answer.header("Content-Type");
    return type != nullptr && type->starts_with("application/json");
}

// A record may be 64 deep, in an answer that holds it a little more.
json::parse_options deep() {
    json::parse_options options;
    options.max_depth = 80;
    return options;
}

void check_json(const std::string& body, Broken& broken) {
    json::basic_parser<NameWatch> parser{deep()};
    boost::system::error_code error;
    const std::size_t read = parser.write_some(false, body.data(), body.size(), error);
    if (error || read != body.size()) broken.push_back("the body is not valid JSON");
    if (!parser.handler().twice.empty())
        broken.push_back("the body names a member twice: " + parser.handler().twice);
}

void check_error(const Answer& answer, Broken& broken) {
    boost::system::error_code error;
    const json::value body = json::parse(answer.body, error, {}, deep());
    if (!is_json(answer) || error || !body.is_object())
        return broken.push_back("a failure has a JSON object as its body");
    const json::object& members = body.get_object();
    for (const char* name : {"type", "title", "code", "message", "error", "detail", "requestId"}) {
        const json::value* member = members.if_contains(name);
        if (member == nullptr || !member->is_string() || member->get_string().empty())
            broken.push_back("the error body has no text under " + std::string(name));
    }
    const json::value* status = members.if_contains("status");
    if (status == nullptr || *status != json::value(answer.status))
        broken.push_back("the error body has another status than the answer");
    const json::value* errors = members.if_contains("errors");
    if (errors == nullptr || !errors->is_object())
        broken.push_back("the error body has no object under errors");
    const std::string* id = answer.header("X-Request-Id");
    const json::value* own_id = members.if_contains("requestId");
    if (id != nullptr && own_id != nullptr && *own_id != json::value(*id))
        broken.push_back("the error body has another requestId than the header");
}

}  // namespace

std::vector<std::string> broken_promises(const Request& request, const Answer& answer,
                                         bool is_503_expected) {
    Broken broken;
    const int status = answer.status;
    for (const char* name : {"X-Request-Id", "Access-Control-Allow-Origin"})
        if (answer.header(name) == nullptr) broken.push_back(std::string("no ") + name);
    if (status == 201) broken.push_back("success is 200, never 201");
    if (status >= 500 && !(status == 503 && is_503_expected)) broken.push_back("a 5xx");
    if ((status == 429 || status == 503) && answer.header("Retry-After") == nullptr)
        broken.push_back("no Retry-After");
    if (status == 405 && answer.header("Allow") == nullptr) broken.push_back("no Allow");

    const bool has_no_body = request.method == "HEAD" || status == 304 || status == 204;
    if (has_no_body) {
        if (!answer.body.empty()) broken.push_back("a body where none may be");
    } else if (status >= 400) {
        check_error(answer, broken);
    }
    if (!has_no_body && is_json(answer) && answer.header("Content-Encoding") == nullptr)
        check_json(answer.body, broken);
    return broken;
}

}  // namespace wire
