#include "http/answer.hpp"

#include "http/grammar.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <ctime>

namespace http {
namespace {

constexpr std::size_t copied_bytes_max = 4096;  // up to here a copy is cheaper than a second buffer

void append_number(std::string& out, std::size_t number, int base = 10) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, base).ptr;
    out.append(digits.data(), end);
}

bool has_no_body(int status) { return status == 204 || status == 304; }

AnswerRest take_body(Response& response) {
    AnswerRest rest;
    if (auto* text = std::get_if<std::string>(&response.body)) rest.owned = std::move(*text);
    if (auto* shared = std::get_if<std::shared_ptr<const std::string>>(&response.body))
        rest.shared = std::move(*shared);
    if (auto* stream = std::get_if<std::unique_ptr<Stream>>(&response.body))
        rest.stream = std::move(*stream);
    return rest;
}

// Replaces the body with its compressed form if the client accepts one and it is worth it.
Encoding encode_body(Response& response, AnswerRest& rest, std::span<const Header> headers) {
    const bool is_prepared = response.gzip || response.zstd;
    const bool is_worth_it = is_compressible(response.content_type) &&
                             (rest.stream || rest.bytes().size() >= compressed_bytes_min);
    if (!is_prepared && !is_worth_it) return Encoding::identity;
    const AcceptedEncodings accepted = accepted_encodings(headers);
    const Encoding prepared = accepted.best(response.gzip != nullptr, response.zstd != nullptr);
    if (is_prepared && prepared != Encoding::identity) {
        rest.shared = prepared == Encoding::zstd ? response.zstd : response.gzip;
        return prepared;
    }
    Encoding encoding = is_worth_it ? accepted.best() : Encoding::identity;
    if (encoding == Encoding::identity) return encoding;
    if (rest.stream) return rest.stream_encoding = encoding;
    std::string coded = compressed(rest.bytes(), encoding);
    if (coded.empty()) return Encoding::identity;
    rest.shared.reset();
    rest.owned = std::move(coded);
    return encoding;
}

void append_own_fields(std::string& out, const Response& response, Encoding encoding) {
    if (encoding == Encoding::identity) {
        out.append(response.fields);
        return;
    }
    std::string_view fields = response.fields;
    if (const std::string_view tag = response.header("ETag"); !tag.empty()) {
        const auto begin = static_cast<std::size_t>(tag.data() - fields.data());
        out.append(fields.substr(0, begin)).append(tag_of_encoded(tag, encoding));
        fields.remove_prefix(begin + tag.size());
    }
    out.append(fields).append("Content-Encoding: ").append(name_of(encoding)).append("\r\n");
}

void append_framing(std::string& out, const AnswerRest& rest, int status, bool is_http_1_0) {
    if (rest.is_chunked) {
        out.append("Transfer-Encoding: chunked\r\n");
    } else if (!rest.stream && !has_no_body(status)) {
        out.append("Content-Length: ");
        append_number(out, rest.bytes().size());
        out.append("\r\n");
    }
    if (rest.closes)
        out.append("Connection: close\r\n");
    else if (is_http_1_0)
        out.append("Connection: keep-alive\r\n");
}

}  // namespace

AnswerRest append_answer(std::string& out, Response&& response, const AnswerContext& context) {
    const bool has_body = !has_no_body(response.status);
    AnswerRest rest = has_body ? take_body(response) : AnswerRest{};
    Encoding encoding = Encoding::identity;
    const bool is_encodable = !response.is_encoded && (response.gzip || response.zstd ||
                                                       is_compressible(response.content_type));
    if (has_body && is_encodable) encoding = encode_body(response, rest, context.request_headers);
    rest.is_chunked = rest.stream && !context.is_http_1_0;
    rest.closes = context.closes || response.closes_connection ||
                  (rest.stream && context.is_http_1_0 && !context.is_head);

    out.append("HTTP/1.1 ");
    append_number(out, static_cast<std::size_t>(response.status));
    out.append(" ").append(reason_of(response.status)).append("\r\nDate: ").append(context.date);
    out.append("\r\n");
    if (context.is_tls) out.append("Strict-Transport-Security: max-age=31536000\r\n");
    if (has_body && !response.content_type.empty())
        out.append("Content-Type: ").append(response.content_type).append("\r\n");
    const bool varies = response.status == 200 || response.status == 304;
    if (encoding != Encoding::identity || (is_encodable && varies))
        out.append("Vary: Accept-Encoding\r\n");
    append_own_fields(out, response, encoding);
    append_framing(out, rest, response.status, context.is_http_1_0);
    out.append("\r\n");

    if (context.is_head) {
        rest.stream.reset();
        rest.shared.reset();
        rest.owned.clear();
    } else if (!rest.stream && rest.bytes().size() <= copied_bytes_max) {
        out.append(rest.bytes());
        rest.shared.reset();
        rest.owned.clear();
    }
    return rest;
}

void append_chunk(std::string& out, std::string_view piece) {
    if (piece.empty()) return;
    append_number(out, piece.size(), 16);
    out.append("\r\n").append(piece).append("\r\n");
}

void append_last_chunk(std::string& out) { out.append("0\r\n\r\n"); }

std::string date_text(std::chrono::system_clock::time_point time) {
    static constexpr const char* days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                             "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", days[utc.tm_wday], utc.tm_mday,
                       months[utc.tm_mon], utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

}  // namespace http
