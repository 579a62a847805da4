// Reads a stream of events as browsers do ("Server-sent events" of the HTML standard), and the
// chunks that it comes in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

// What `onmessage` would be given.
struct StreamMessage {
    std::string id, type, data;
    bool operator==(const StreamMessage&) const = default;
};

// One connection's. A new connection begins with no id, as the standard says: a block that ends
// before the server has said where the stream stands makes the reader forget its position.
class EventStreamParser {
public:
    // The messages whose end is among the bytes, which may break off anywhere.
    std::vector<StreamMessage> add(std::string_view bytes);

    // Of the last block that ended, which may have had no data; empty before the first block.
    const std::optional<std::string>& last_id() const { return last_id_; }
    std::optional<std::int64_t> retry_ms() const { return retry_ms_; }
    std::size_t blocks() const { return blocks_; }      // with data or without
    std::size_t comments() const { return comments_; }  // lines
    bool is_at_boundary() const { return line_.empty() && !is_in_block_; }

private:
    void end_line(std::vector<StreamMessage>& messages);
    void end_block(std::vector<StreamMessage>& messages);
    void take_field(std::string_view name, std::string_view value);

    std::string line_, id_, type_, data_;
    std::optional<std::string> last_id_;
    std::optional<std::int64_t> retry_ms_;
    std::size_t blocks_ = 0, comments_ = 0;
    bool is_first_line_ = true, is_after_cr_ = false, is_in_block_ = false;
};

// Takes a body out of its chunks.
class ChunkDecoder {
public:
    // What the bytes hold of the body. Throws std::runtime_error when they are no chunks, or go on
    // after the last one.
    std::string add(std::string_view bytes);
    bool has_ended() const { return state_ == State::ended; }  // the last chunk was there

private:
    enum class State : std::uint8_t { size, content, content_end, last_end, ended };
    void take_line(std::string_view line);

    State state_ = State::size;
    std::string unread_;
    std::size_t left_ = 0;  // of the chunk under way
};

}  // namespace support
