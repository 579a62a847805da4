// The head of a request, and the body that its framing announces: however the bytes are cut into
// reads, they mean one thing, and what is accepted can be read in one way only.
#include "fuzz/fuzz.hpp"
#include "http/framing.hpp"
#include "http/grammar.hpp"

#include <algorithm>

namespace {

using fuzz::require;

struct Scanned {
    int status = 0;
    std::size_t length = 0;
    bool operator==(const Scanned&) const = default;
};

Scanned scanned_by(std::string_view bytes, std::size_t step) {
    http::HeadScan scan;
    for (std::size_t end = std::min(step, bytes.size());;
         end = std::min(end + step, bytes.size())) {
        const http::Fault fault = scan.scan(bytes.substr(0, end));
        if (fault) return {fault.status, 0};
        if (scan.length() != 0 || end == bytes.size()) return {0, scan.length()};
    }
}

bool lies_within(std::string_view part, std::string_view whole) {
    return part.data() == nullptr || (part.data() >= whole.data() &&
                                      part.data() + part.size() <= whole.data() + whole.size());
}

std::string written_down(const http::Head& head) {
    std::string text(head.request.method_name);
    ((text += ' ') += head.request.target) += head.is_http_1_0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n";
    for (const auto& [name, value] : head.headers) (((text += name) += ": ") += value) += "\r\n";
    return text += "\r\n";
}

void check_accepted(std::string_view bytes, const http::Head& head) {
    int hosts = 0, lengths = 0, encodings = 0;
    for (const auto& [name, value] : head.headers) {
        require(lies_within(name, bytes) && lies_within(value, bytes), "headers are views");
        require(http::is_token(name), "header names are tokens");
        require(std::none_of(value.begin(), value.end(),
                             [](char c) { return c == '\r' || c == '\n' || c == '\0'; }),
                "no header value holds another line");
        hosts += http::same_word(name, "host");
        lengths += http::same_word(name, "content-length");
        encodings += http::same_word(name, "transfer-encoding");
    }
    require(hosts <= 1 && lengths + encodings <= 1, "one host, one framing");
    require(head.is_http_1_0 || hosts == 1, "HTTP/1.1 names its host");
    require(head.is_chunked == (encodings == 1), "only Transfer-Encoding makes chunks");
    require(!(head.is_chunked && head.is_http_1_0), "HTTP/1.0 has no chunks");
    require(lies_within(head.request.target, bytes), "the target is a view");
    require(head.request.path.starts_with('/') || head.request.path == "*", "the path is a path");
    require(head.headers.size() <= http::fields_max, "no more fields than allowed");
}

// What a second reader makes of the same request, written in the plainest way.
void check_again(const http::Head& head) {
    const std::string text = written_down(head);
    http::Head again;
    require(!http::parse_head(text, again), "an accepted head is accepted again");
    require(again.request.path == head.request.path && again.request.query == head.request.query &&
                again.content_length == head.content_length &&
                again.is_chunked == head.is_chunked && again.keeps_alive == head.keeps_alive &&
                again.expects_continue == head.expects_continue,
            "an accepted head means the same again");
}

void check_body(std::string_view behind, const http::Head& head) {
    constexpr std::size_t bytes_max = 4096;
    if (head.content_length > bytes_max) return;  // refused before the first byte is read
    http::BodyReader reader(head, bytes_max);
    std::string body;
    std::size_t used = 0;
    const http::Fault fault = reader.read(behind, body, used);
    require(used <= behind.size(), "a body takes no more than there is");
    require(body.size() <= bytes_max, "a body is no larger than allowed");
    if (fault || head.is_chunked) return;
    require(body == behind.substr(0, used), "a plain body is its bytes");
    require(reader.is_done() == (used == head.content_length), "a plain body has its length");
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const Scanned scanned = scanned_by(input, input.size());
    require(scanned == scanned_by(input, 1), "a head read byte by byte is the same head");
    require(scanned == scanned_by(input, 7), "a head read in parts is the same head");
    http::Head head;
    if (scanned.status != 0) {
        http::parse_head(input, head);  // for the request id of the refusal
        return;
    }
    if (scanned.length == 0) return;
    const std::string_view bytes = input.substr(0, scanned.length);
    if (const http::Fault fault = http::parse_head(bytes, head)) {
        require(fault.status >= 400 && fault.status <= 505 && !fault.detail.empty(),
                "a refusal has its reason");
        return;
    }
    check_accepted(bytes, head);
    check_again(head);
    check_body(input.substr(scanned.length), head);
}
