#include "support/hostile_requests.hpp"

#include "api/router.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "http/grammar.hpp"

namespace support {
namespace {

std::string repeated(int times, std::string_view text) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

// What the reader of heads lets through: no control characters and no blanks.
std::string as_target(std::string text) {
    for (char& c : text)
        if (http::is_control(c) || c == ' ') c = '+';
    return text;
}

std::string as_header(std::string text) {
    for (char& c : text)
        if (http::is_control(c)) c = ' ';
    return std::string(http::without_blanks(text));
}

}  // namespace

int Choices::byte() {
    const auto first = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return first;
}

int Choices::below(int limit) {
    if (rest_.empty()) return limit - 1;
    int choice = byte();
    if (limit > 256 && !rest_.empty()) choice = choice * 256 + byte();
    return choice % limit;
}

HostileRequests::HostileRequests(Choose choose, Company company)
    : choose_(std::move(choose)),
      company_(std::move(company)),
      sensible_(choose_, company_.tenants) {
    for (const api::Route& route : app::routes())
        if (!route.admission.needs_key)
            for (const std::string& path : route.paths)
                for (std::string& spelled : api::Router::spelled_out(path, "svc"))
                    open_paths_.push_back(std::move(spelled));
    for (const auto& [kind, id] : company_.records) sensible_.know(kind, id);
}

GeneratedRequest HostileRequests::next() {
    GeneratedRequest request = sensible_.next();
    if (once_in(6)) request.key = any(company_.keys);
    if (once_in(16))
        request.method =
            any<std::string>({"GET", "HEAD", "POST", "PUT", "OPTIONS", "DELETE", "PATCH", "TRACE"});
    const auto question = std::min(request.target.find('?'), request.target.size());
    std::string path = request.target.substr(0, question);
    std::string query = request.target.substr(question);
    if (once_in(20)) path = open_path();
    if (once_in(8)) bend_path(path);
    if (once_in(4)) bend_query(query);
    request.target = as_target(path + query);
    if (!request.target.starts_with('/')) request.target.insert(0, "/");
    if (once_in(4)) bend_headers(request);
    if (once_in(3)) bend_body(request);
    return request;
}

void HostileRequests::learn(const GeneratedRequest& request, const Answer& answer) {
    // A bent request may have been answered by another route.
    if (answer.body.starts_with(R"({"id":)")) sensible_.learn(request, answer);
    if (const auto tag = answer.headers.find("ETag"); tag != answer.headers.end())
        seen_.push_back(tag->second);
}

std::size_t HostileRequests::place_in(const std::string& text) {
    return static_cast<std::size_t>(choose_(static_cast<int>(text.size()) + 1));
}

std::string HostileRequests::open_path() {
    std::string path = any(open_paths_);
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{'))
        path.replace(open, path.find('}') - open + 1, odd_segment());
    return path;
}

std::string HostileRequests::odd_segment() {
    static const std::vector<std::string> odd = {"",
                                                 ".",
                                                 "..",
                                                 "%2e%2e",
                                                 "%00",
                                                 "%2F",
                                                 "%",
                                                 "%4",
                                                 "%zz",
                                                 "%c3%28",
                                                 "-1",
                                                 "0",
                                                 "1e9",
                                                 "'",
                                                 "%f0%9f%8d%95",
                                                 "\xff\xfe",
                                                 "\"",
                                                 "no%20id",
                                                 "999999999999",
                                                 "64B0000000000000000000AA",
                                                 "99999999999999999999",
                                                 repeated(3'000, "a"),
                                                 repeated(300, "%41")};
    const std::string& store = any(company_.tenants).store;
    switch (choose_(8)) {
        case 0: return odd_text(8);
        case 1: return any(company_.foreign_ids);
        case 2: return store;
        case 3: return company_.tenants.front().account;
        case 4: return once_in(2) ? store.substr(1) : store + '0';
        case 5: return once_in(2) ? store + "%00" : "%36" + store.substr(1);
        default: return any(odd);
    }
}

void HostileRequests::bend_path(std::string& path) {
    switch (choose_(6)) {
        case 0: path += '/'; break;
        case 1: path.insert(place_in(path), odd_text(4)); break;
        case 2: path.resize(place_in(path)); break;
        case 3: path += '/' + odd_segment(); break;
        default: {
            const auto start = path.rfind('/', place_in(path));
            if (start == std::string::npos) break;
            const auto end = std::min(path.find('/', start + 1), path.size());
            path.replace(start + 1, end - start - 1, odd_segment());
        }
    }
}

void HostileRequests::bend_query(std::string& query) {
    static const std::vector<std::string> names = {
        "",      "page",  "pageSize", "search",  "status",      "parent", "force",  "after",
        "limit", "level", "ApplyTo",  "applyTo", "printerType", "store",  "%70age", "a%00b"};
    for (int i = choose_(3); i >= 0; --i) {
        query += query.empty() ? '?' : '&';
        if (once_in(6)) {
            static const std::vector<std::string> odd = {
                "", "=", "=x", "&&", "==", "=&=", "?", "%", "#"};
            query += once_in(3) ? odd_text(12) : any(odd);
            continue;
        }
        query += any(names);
        if (!once_in(10)) query += '=' + odd_value();
    }
}

std::string HostileRequests::odd_value() {
    static const std::vector<std::string> odd = {"",
                                                 "1",
                                                 "0",
                                                 "-1",
                                                 "2",
                                                 "500",
                                                 "501",
                                                 "2147483647",
                                                 "2147483648",
                                                 "9223372036854775807",
                                                 "9223372036854775808",
                                                 "99999999999999999999999",
                                                 "1.5",
                                                 "0x1",
                                                 "+5",
                                                 "%2B5",
                                                 "%31",
                                                 "true",
                                                 "false",
                                                 "all",
                                                 "ALL",
                                                 "Item",
                                                 "1%00",
                                                 "%00",
                                                 "%",
                                                 "%c3%28",
                                                 "%zz",
                                                 "a+b",
                                                 "%F0%9F%8D%95",
                                                 "%25",
                                                 "_",
                                                 "'",
                                                 "\"",
                                                 "Na",
                                                 "KitchenPrinter",
                                                 repeated(2'000, "x"),
                                                 repeated(500, "%C3%A9")};
    if (once_in(8)) return odd_text(10);
    return once_in(6) ? odd_segment() : any(odd);
}

void HostileRequests::bend_headers(GeneratedRequest& request) {
    static const std::vector<std::string> names = {
        "if-match",        "if-none-match",   "idempotency-key", "content-type",
        "apikey",          "x-request-id",    "origin",          "access-control-request-method",
        "accept-encoding", "x-forwarded-for", "content-length",  "accept"};
    for (int i = choose_(3); i >= 0; --i) {
        const std::string& name = any(names);
        request.headers.emplace_back(name, as_header(odd_header()));
    }
}

std::string HostileRequests::odd_header() {
    static const std::vector<std::string> odd = {"",
                                                 "*",
                                                 "\"1\"",
                                                 "W/\"1\"",
                                                 "\"1\", \"2\"",
                                                 "\"",
                                                 "W/",
                                                 ",,",
                                                 "\"9223372036854775808\"",
                                                 "\"-1\"",
                                                 "\"1.x\"",
                                                 "1",
                                                 "retry",
                                                 "again",
                                                 repeated(256, "k"),
                                                 "k k",
                                                 "application/json",
                                                 "application/json; charset=latin1",
                                                 "text/plain",
                                                 "multipart/form-data; boundary=x",
                                                 "multipart/form-data",
                                                 "gzip"};
    if (once_in(3) && !seen_.empty()) return any(seen_);
    if (once_in(8)) return any(company_.keys);
    return once_in(8) ? odd_text(20) : any(odd);
}

void HostileRequests::bend_body(GeneratedRequest& request) {
    std::string& body = request.body;
    const std::size_t at = place_in(body);
    switch (choose_(8)) {
        case 0: body.resize(at); break;
        case 1: body.insert(at, odd_text(8)); break;
        case 2: body.erase(at, 1 + static_cast<std::size_t>(choose_(4))); break;
        case 3: body = once_in(4) ? odd_text(40) : odd_body(); break;
        case 4: {  // the same member again
            const auto comma = body.find(',', at);
            const auto last = body.rfind('}');
            if (comma != std::string::npos && last != std::string::npos && comma < last)
                body.insert(last, body.substr(comma, last - comma));
            break;
        }
        case 5: {  // a secret, or what only the service may say
            static const std::vector<std::string> members = {
                R"("password":1,)",        R"("revision":-5,)",   R"("id":"#0",)",
                R"("ownedBy":"x",)",       R"("isDelete":true,)", R"("a\u0000b":1,)",
                R"("activeStatus":null,)", R"("":{"":[]},)",      R"("imageUrl":"/image/x/y",)"};
            if (const auto first = body.find('{'); first != std::string::npos)
                body.insert(first + 1, any(members));
            break;
        }
        default: bend_member(body, at);
    }
}

// Another value behind some colon.
void HostileRequests::bend_member(std::string& body, std::size_t at) {
    static const std::vector<std::string> values = {
        "null",        "0",       "-0",   "1e400",    "-9223372036854775809",
        "[]",          "{}",      "\"\"", "\"#0\"",   "\"\\u0000\"",
        "\"\\ud800\"", "[[[1]]]", "tru",  "\"\xff\"", "[\"#0\",\"#1\"]"};
    const auto colon = body.find(':', at);
    if (colon == std::string::npos) return;
    const auto end = std::min(body.find_first_of(",}]", colon), body.size());
    std::string value = any(values);
    if (once_in(4)) value = base::json_string(any(company_.foreign_ids));
    if (once_in(6)) value = base::json_string(any(company_.tenants).store);
    body.replace(colon + 1, end - colon - 1, value);
}

// Nothing, or more than anyone needs.
std::string HostileRequests::odd_body() {
    static const std::vector<std::string> odd = {"",
                                                 "null",
                                                 "[]",
                                                 "{}",
                                                 "[{}]",
                                                 "\"\"",
                                                 R"({"id":null})",
                                                 R"({"records":null})",
                                                 "\xef\xbb\xbf{}",
                                                 R"({"records":[{}]})"};
    switch (choose_(4)) {
        case 0: {
            const int depth = any<int>({30, 61, 62, 63, 64, 65, 2'000});
            return R"({"name":"Deep","x":)" + repeated(depth, "[") + repeated(depth, "]") + '}';
        }
        case 1:
            return R"({"name":"Long","taxes":[)" +
                   repeated(any<int>({300, 2'000, 20'000}), "\"x\",") + "\"\"]}";
        case 2: {
            const int length = any<int>({255, 256, 5'000, 87'000, 262'144});
            return R"({"name":")" + repeated(any<int>({1, 255, 256}), "n") + R"(","x":")" +
                   repeated(length, "\u00e9") + "\"}";
        }
        default: return any(odd);
    }
}

std::string HostileRequests::odd_text(int bytes_max) {
    std::string text;
    for (int i = choose_(bytes_max); i >= 0; --i) text += static_cast<char>(choose_(256));
    return text;
}

}  // namespace support
