// Where a request begins and ends: the guard before body, authentication and everything else.
//
// One strict parser for the head, so that no other can disagree with it. Lines end with CRLF and
// nothing else; anything that two programs could read differently is refused:
//
//   head   = method SP target SP "HTTP/1." ("0" | "1") CRLF *( name ":" value CRLF ) CRLF
//   target = "/" ... | "http" ["s"] "://" host ... | "*" (OPTIONS only), without a blank but within
//            its query, where each stands for %20; no " HTTP/" there
//   body   = Content-Length bytes | chunks; never both, each header at most once
#pragma once

#include "http/message.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace http {

inline constexpr std::size_t url_bytes_max = 4 * 1024;
inline constexpr std::size_t fields_bytes_max = 16 * 1024;  // all header lines together
inline constexpr std::size_t fields_max = 64;
inline constexpr std::size_t method_bytes_max = 32;
inline constexpr std::size_t chunk_line_bytes_max = 256;
inline constexpr std::size_t trailer_bytes_max = 4 * 1024;

// Why bytes are not an acceptable request; false when nothing is wrong.
struct Fault {
    int status = 0;
    std::string_view code{};
    std::string_view detail{};
    std::size_t bytes_max = 0;  // of a body that is too large: its limit
    explicit operator bool() const { return status != 0; }
    std::string sentence() const;
};

constexpr Fault body_too_large(std::size_t bytes_max) {
    return {413, "body_too_large", "The body is larger than", bytes_max};
}

// Finds the end of a head whose bytes arrive bit by bit.
class HeadScan {
public:
    // `bytes` begin with the head and only grow between calls.
    Fault scan(std::string_view bytes);
    std::size_t length() const { return length_; }  // through the empty line; 0: not yet there

private:
    std::size_t line_ = 0;    // where the first incomplete line begins
    std::size_t fields_ = 0;  // where the header lines begin; 0: inside the request line
    std::size_t length_ = 0;
};

struct Head {
    Request request{};  // views into the parsed bytes; the headers into `headers`
    std::vector<Header> headers{};
    std::uint64_t content_length = 0;
    bool is_http_1_0 = false;
    bool is_chunked = false;
    bool keeps_alive = false;
    bool expects_continue = false;
};

// Reads a complete head. On a fault `head` holds what was understood before it.
Fault parse_head(std::string_view bytes, Head& head);

// Takes a body from the bytes after the head, removing the framing. Trailers are dropped.
class BodyReader {
public:
    BodyReader() = default;
    BodyReader(const Head& head, std::size_t bytes_max);

    // Appends to `body`; `used` is how many of `bytes` belong to this request.
    Fault read(std::string_view bytes, std::string& body, std::size_t& used);
    bool is_done() const { return state_ == State::done; }

private:
    enum class State : std::uint8_t { data, size_line, chunk, chunk_end, trailer_line, done };

    Fault read_chunked(std::string_view bytes, std::string& body, std::size_t& used);
    Fault end_line(std::size_t body_bytes);

    State state_ = State::done;
    std::uint64_t remaining_ = 0;  // of the body, or of the chunk
    std::size_t bytes_max_ = 0;
    std::size_t trailer_bytes_ = 0;
    std::string line_{};  // a size or trailer line that is not complete yet
};

}  // namespace http
