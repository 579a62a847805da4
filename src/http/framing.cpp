#include "http/framing.hpp"

#include "http/grammar.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace http {
namespace {

constexpr Fault malformed(std::string_view detail) { return {400, "malformed_request", detail}; }

constexpr std::size_t request_line_bytes_max = method_bytes_max + url_bytes_max + 16;

struct SingleHeader {
    std::string_view name, twice;
};
constexpr std::array single_headers{
    SingleHeader{"apikey", "the header apikey is repeated"},
    SingleHeader{"authorization", "the header Authorization is repeated"},
    SingleHeader{"idempotency-key", "the header Idempotency-Key is repeated"}};

Method method_named(std::string_view name) {
    for (const Method method : {Method::get, Method::head, Method::post, Method::put, Method::patch,
                                Method::del, Method::options})
        if (name == name_of(method)) return method;
    return Method::other;
}

// The path and query of an absolute target, or nothing when it names no host over http(s).
std::optional<std::string_view> without_authority(std::string_view target) {
    const std::size_t at = target.find("://");
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view scheme = target.substr(0, at);
    if (!same_word(scheme, "http") && !same_word(scheme, "https")) return std::nullopt;
    target.remove_prefix(at + 3);
    const std::size_t host_bytes = std::min(target.find_first_of("/?"), target.size());
    if (host_bytes == 0 || !is_host(target.substr(0, host_bytes))) return std::nullopt;
    return target.substr(host_bytes);
}

// Clients send names in a query as they are: `?tenderOption=By Tender Name`. Blanks at its edges
// and what looks like the end of the request line are places where another parser could cut
// differently.
Fault check_blanks(std::string_view target) {
    const std::size_t blank = target.find(' ');
    if (blank == std::string_view::npos) return {};
    const std::size_t mark = target.find('?');
    if (blank < mark || blank == mark + 1 || target.back() == ' ')
        return malformed("there is a blank outside the query");
    for (std::size_t at = blank; at < target.size(); ++at)
        if (same_word(target.substr(at, 6), " HTTP/"))
            return malformed("the request line has two HTTP versions");
    return {};
}

Fault parse_target(Request& request) {
    const std::string_view target = request.target;
    if (target.empty()) return malformed("the request line has no target");
    if (has_control(target)) return malformed("the target contains a control character");
    if (Fault fault = check_blanks(target)) return fault;
    if (request.method_name == "CONNECT") return malformed("CONNECT is not supported");
    std::string_view rest = target;
    if (target.front() != '/' && !(target == "*" && request.method == Method::options)) {
        const auto stripped = without_authority(target);
        if (!stripped) return malformed("the target is neither a path nor an http address");
        rest = *stripped;
    }
    request.path = cut(rest, '?');
    request.query = rest;
    if (request.path.empty()) request.path = "/";
    return {};
}

Fault parse_version(std::string_view version, Head& head) {
    if (version == "HTTP/1.1") return {};
    head.is_http_1_0 = version == "HTTP/1.0";
    if (head.is_http_1_0) return {};
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (version.size() == 8 && version.starts_with("HTTP/") && is_digit(version[5]) &&
        version[6] == '.' && is_digit(version[7]))
        return {505, "version_not_supported", "only HTTP/1.0 and HTTP/1.1 are supported"};
    return malformed("the request line does not end with an HTTP version");
}

Fault parse_request_line(std::string_view line, Head& head) {
    Request& request = head.request;
    request.method_name = cut(line, ' ');
    if (!is_token(request.method_name) || request.method_name.size() > method_bytes_max)
        return malformed("the request line does not begin with a method");
    request.method = method_named(request.method_name);
    const std::size_t end = std::min(line.rfind(' '), line.size());
    request.target = line.substr(0, end);
    if (request.target.size() > url_bytes_max)
        return {414, "uri_too_long", "a URL may have 4096 bytes"};
    if (Fault fault = parse_version(line.substr(std::min(end + 1, line.size())), head))
        return fault;
    return parse_target(request);
}

Fault parse_field(std::string_view line, std::vector<Header>& headers) {
    if (line.front() == ' ' || line.front() == '\t')
        return malformed("a header line begins with a blank (folded headers are not accepted)");
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return malformed("a header line has no colon");
    const std::string_view name = line.substr(0, colon);
    if (!is_token(name))
        return malformed("a header name is empty or contains a forbidden character");
    const std::string_view value = without_blanks(line.substr(colon + 1));
    if (has_control_but_tab(value)) return malformed("a header value contains a control character");
    if (headers.size() == fields_max)
        return {431, "header_too_large", "a request may have at most 64 header fields"};
    headers.push_back({name, value});
    return {};
}

// The headers for framing, each counted.
struct FramingHeaders {
    int hosts = 0, content_lengths = 0, transfer_encodings = 0;
    std::array<int, single_headers.size()> singles{};
    bool says_close = false, says_keep_alive = false;
};

Fault take_content_length(std::string_view value, Head& head) {
    if (value.empty() || value.find_first_not_of("0123456789") != std::string_view::npos)
        return malformed("Content-Length is not a number");
    const auto [end, error] =
        std::from_chars(value.data(), value.data() + value.size(), head.content_length);
    if (error != std::errc{}) head.content_length = std::numeric_limits<std::uint64_t>::max();
    return {};
}

Fault take_field(const Header& field, FramingHeaders& seen, Head& head) {
    const auto [name, value] = field;
    for (std::size_t i = 0; i < single_headers.size(); ++i)
        if (same_word(name, single_headers[i].name) && ++seen.singles[i] > 1)
            return {400, "duplicate_header", single_headers[i].twice};
    if (same_word(name, "host")) {
        if (++seen.hosts > 1) return malformed("Host is repeated");
        if (!is_host(value)) return malformed("Host is not a host name");
    } else if (same_word(name, "content-length")) {
        if (++seen.content_lengths > 1) return malformed("Content-Length is repeated");
        return take_content_length(value, head);
    } else if (same_word(name, "transfer-encoding")) {
        if (++seen.transfer_encodings > 1) return malformed("Transfer-Encoding is repeated");
        if (value != "chunked") return malformed("Transfer-Encoding is not exactly 'chunked'");
        head.is_chunked = true;
    } else if (same_word(name, "connection")) {
        for_each_element(value, [&](std::string_view option) {
            seen.says_close |= same_word(option, "close");
            seen.says_keep_alive |= same_word(option, "keep-alive");
        });
    } else if (same_word(name, "expect")) {
        if (!same_word(value, "100-continue"))
            return {417, "expectation_failed", "Expect may only be 100-continue"};
        head.expects_continue = !head.is_http_1_0;
    }
    return {};
}

Fault check_framing(Head& head) {
    FramingHeaders seen;
    for (const Header& field : head.headers)
        if (Fault fault = take_field(field, seen, head)) return fault;
    if (head.is_chunked && seen.content_lengths > 0)
        return malformed("Transfer-Encoding and Content-Length exclude each other");
    if (head.is_chunked && head.is_http_1_0)
        return malformed("HTTP/1.0 does not allow Transfer-Encoding");
    if (seen.hosts == 0 && !head.is_http_1_0) return malformed("Host is missing");
    head.keeps_alive = !seen.says_close && (!head.is_http_1_0 || seen.says_keep_alive);
    return {};
}

}  // namespace

Fault HeadScan::scan(std::string_view bytes) {
    if (!bytes.empty() && !is_token_character(bytes.front()))
        return malformed("the request line does not begin with a method");
    while (true) {
        const std::size_t end = bytes.find('\n', line_);
        const std::size_t seen = end == std::string_view::npos ? bytes.size() : end;
        if (fields_ == 0 && seen > request_line_bytes_max)
            return {414, "uri_too_long", "a URL may have 4096 bytes"};
        if (fields_ != 0 && seen - fields_ > fields_bytes_max)
            return {431, "header_too_large", "all headers together may have at most 16384 bytes"};
        if (end == std::string_view::npos) return {};
        if (end == line_ || bytes[end - 1] != '\r')
            return malformed("a line does not end with CRLF");
        const bool is_empty = end - line_ == 1;
        line_ = end + 1;
        if (is_empty) {
            length_ = line_;
            return {};
        }
        if (fields_ == 0) fields_ = line_;
    }
}

Fault parse_head(std::string_view bytes, Head& head) {
    std::vector<Header> headers = std::move(head.headers);  // keeps its memory
    headers.clear();
    head = Head{};
    const auto next_line = [&bytes] {
        const std::size_t end = std::min(bytes.find("\r\n"), bytes.size());
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 2, bytes.size()));
        return line;
    };
    Fault fault = parse_request_line(next_line(), head);
    if (!fault || fault.status == 505)
        for (std::string_view line = next_line(); !line.empty(); line = next_line())
            if (Fault of_field = parse_field(line, headers)) {
                if (!fault) fault = of_field;
                break;
            }
    head.headers = std::move(headers);
    head.request.headers = head.headers;
    return fault ? fault : check_framing(head);
}

BodyReader::BodyReader(const Head& head, std::size_t bytes_max)
    : remaining_(head.content_length), bytes_max_(bytes_max) {
    if (head.is_chunked)
        state_ = State::size_line;
    else if (head.content_length > 0)
        state_ = State::data;
}

Fault BodyReader::read(std::string_view bytes, std::string& body, std::size_t& used) {
    used = 0;
    if (state_ == State::done) return {};
    if (state_ != State::data) return read_chunked(bytes, body, used);
    used = static_cast<std::size_t>(std::min<std::uint64_t>(remaining_, bytes.size()));
    body.append(bytes.substr(0, used));
    remaining_ -= used;
    if (remaining_ == 0) state_ = State::done;
    return {};
}

Fault BodyReader::read_chunked(std::string_view bytes, std::string& body, std::size_t& used) {
    while (used < bytes.size() && state_ != State::done) {
        if (state_ == State::chunk) {
            const auto count =
                static_cast<std::size_t>(std::min<std::uint64_t>(remaining_, bytes.size() - used));
            body.append(bytes.substr(used, count));
            used += count;
            remaining_ -= count;
            if (remaining_ == 0) state_ = State::chunk_end;
            continue;
        }
        const char c = bytes[used++];
        line_ += c;
        if (state_ == State::chunk_end && c != "\r\n"[line_.size() - 1])
            return malformed("a chunk is longer than its size");
        if (line_.size() > chunk_line_bytes_max)
            return malformed("a chunk or trailer line is too long");
        if (c != '\n') continue;
        if (line_.size() < 2 || line_[line_.size() - 2] != '\r')
            return malformed("a line of the chunked body does not end with CRLF");
        if (Fault fault = end_line(body.size())) return fault;
        line_.clear();
    }
    return {};
}

// `line_` holds a whole line: "5;extension", a trailer, or the empty one after a chunk.
Fault BodyReader::end_line(std::size_t body_bytes) {
    std::string_view line(line_.data(), line_.size() - 2);
    if (has_control(line))
        return malformed("a line of the chunked body contains a control character");
    if (state_ == State::chunk_end) {
        state_ = State::size_line;
        return {};
    }
    if (state_ == State::trailer_line) {
        trailer_bytes_ += line.size();
        if (trailer_bytes_ > trailer_bytes_max)
            return {431, "header_too_large", "all trailers together may have at most 4096 bytes"};
        if (line.empty()) state_ = State::done;
        return {};
    }
    const std::string_view digits = cut(line, ';');
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), remaining_, 16);
    if (digits.empty() || end != digits.data() + digits.size() ||
        error == std::errc::invalid_argument)
        return malformed("a chunk size is not a hexadecimal number");
    if (error != std::errc{} || remaining_ > bytes_max_ - std::min(body_bytes, bytes_max_))
        return body_too_large(bytes_max_);
    state_ = remaining_ == 0 ? State::trailer_line : State::chunk;
    return {};
}

std::string Fault::sentence() const {
    if (bytes_max == 0) return std::string(detail);
    return std::string(detail) + ' ' + std::to_string(bytes_max) +
           " bytes, the maximum for this request";
}

}  // namespace http
