#include "support/event_stream.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <utility>

namespace support {

std::vector<StreamMessage> EventStreamParser::add(std::string_view bytes) {
    std::vector<StreamMessage> messages;
    for (char byte : bytes) {
        const bool ends_crlf = byte == '\n' && is_after_cr_;
        is_after_cr_ = byte == '\r';
        if (ends_crlf) continue;
        if (byte == '\n' || byte == '\r')
            end_line(messages);
        else
            line_ += byte;
    }
    return messages;
}

void EventStreamParser::end_line(std::vector<StreamMessage>& messages) {
    const std::string whole = std::exchange(line_, {});
    std::string_view line = whole;
    if (std::exchange(is_first_line_, false) && line.starts_with("\xEF\xBB\xBF"))
        line.remove_prefix(3);
    if (line.empty()) return end_block(messages);
    if (line.starts_with(':')) {
        ++comments_;
        return;
    }
    is_in_block_ = true;
    const std::size_t colon = line.find(':');
    const std::string_view name = line.substr(0, colon);
    std::string_view value = colon == std::string_view::npos ? "" : line.substr(colon + 1);
    if (value.starts_with(' ')) value.remove_prefix(1);
    take_field(name, value);
}

void EventStreamParser::take_field(std::string_view name, std::string_view value) {
    if (name == "event") {
        type_ = value;
    } else if (name == "data") {
        (data_ += value) += '\n';
    } else if (name == "id") {
        if (value.find('\0') == std::string_view::npos) id_ = value;
    } else if (name == "retry") {
        std::int64_t number = 0;
        const auto [end, error] =
            std::from_chars(value.data(), value.data() + value.size(), number);
        const bool is_digits =
            std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (is_digits && error == std::errc{}) retry_ms_ = number;
    }
}

void EventStreamParser::end_block(std::vector<StreamMessage>& messages) {
    is_in_block_ = false;
    ++blocks_;
    last_id_ = id_;
    const std::string type = std::exchange(type_, {});
    std::string data = std::exchange(data_, {});
    if (data.empty()) return;
    data.pop_back();
    messages.push_back({id_, type.empty() ? "message" : type, std::move(data)});
}

std::string ChunkDecoder::add(std::string_view bytes) {
    unread_ += bytes;
    std::string body;
    std::size_t at = 0;
    while (at < unread_.size()) {
        const std::string_view rest = std::string_view(unread_).substr(at);
        if (state_ == State::content) {
            const std::size_t count = std::min(left_, rest.size());
            body += rest.substr(0, count);
            at += count;
            left_ -= count;
            if (left_ == 0) state_ = State::content_end;
            continue;
        }
        const std::size_t end = rest.find("\r\n");
        if (end == std::string_view::npos) break;
        take_line(rest.substr(0, end));
        at += end + 2;
    }
    unread_.erase(0, at);
    return body;
}

void ChunkDecoder::take_line(std::string_view line) {
    if (state_ == State::ended) throw std::runtime_error("bytes after the last chunk");
    if (state_ != State::size) {
        if (!line.empty()) throw std::runtime_error("a chunk longer than it said");
        state_ = state_ == State::last_end ? State::ended : State::size;
        return;
    }
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), left_, 16);
    if (error != std::errc{} || end != line.data() + line.size())
        throw std::runtime_error("no size of a chunk: " + std::string(line));
    state_ = left_ == 0 ? State::last_end : State::content;
}

}  // namespace support
