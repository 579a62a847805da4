// An answer as bytes: status line, headers and body.
#pragma once

#include "http/compression.hpp"
#include "http/message.hpp"

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace http {

// What the answer depends on in the request and its connection.
struct AnswerContext {
    std::span<const Header> request_headers{};
    std::string_view date{};  // as date_text() writes it
    bool is_head = false;
    bool is_http_1_0 = false;
    bool closes = false;
    bool is_tls = false;  // here, or at a trusted proxy
};

// What remains to be sent when the head is written.
struct AnswerRest {
    std::shared_ptr<const std::string> shared{};
    std::string owned{};
    std::unique_ptr<Stream> stream{};
    Encoding stream_encoding = Encoding::identity;
    bool is_chunked = false;  // the stream; else it ends with the connection
    bool closes = false;

    std::string_view bytes() const { return shared ? std::string_view(*shared) : owned; }
};

// Appends the head to `out`, and a small body after it: one write then sends both.
AnswerRest append_answer(std::string& out, Response&& response, const AnswerContext& context);

void append_chunk(std::string& out, std::string_view piece);  // nothing for an empty piece
void append_last_chunk(std::string& out);

std::string date_text(std::chrono::system_clock::time_point time);  // "Sun, 06 Nov 1994 ... GMT"

}  // namespace http
