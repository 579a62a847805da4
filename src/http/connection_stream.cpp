// How a connection sends a body that is made piece by piece.
#include "http/connection.hpp"

namespace http {
namespace {

constexpr std::size_t ahead_bytes_max = 8 * 1024;
constexpr int pieces_in_a_row_max = 16;  // then the other connections of the thread have a turn

}  // namespace

// Asks for a piece only when the last one has left, so a slow reader holds one piece in memory.
bool Connection::go_on_streaming() {
    if (piece_) {
        take_piece();
        return phase_ != Phase::streaming || flush();
    }
    if (is_pulling_) {
        flush();
        return false;
    }
    if (++pieces_in_a_row_ > pieces_in_a_row_max) {
        pieces_in_a_row_ = 0;
        if (flush()) loop_->post([self = shared_from_this()] { self->advance(); });
        return false;
    }
    const bool needs_coder = !compressor_ && rest_.stream_encoding != Encoding::identity;
    waits_for_memory_ = !hold(rest_.stream->piece_bytes_max() + (needs_coder ? coder_bytes : 0));
    if (waits_for_memory_) return false;  // a started stream is not dropped
    is_pulling_ = true;
    // The weak pointer frees a closed connection, however long somebody keeps `ready`.
    rest_.stream->pull(
        [weak = weak_from_this(), number = ++pull_number_](std::string bytes, Stream::State state) {
            if (const auto self = weak.lock()) self->bring_piece(number, {std::move(bytes), state});
        });
    return true;
}

// Reads the socket while a body is streamed, in order to notice that the reader has gone before
// anything is sent to it. The bytes that arrive belong to the next requests and are kept for them.
// Beyond ahead_bytes_max nothing more is read, and only the next write shows whether the reader is
// still there.
void Connection::read_ahead() {
    if (is_reading_ || has_peer_ended_ || ahead_.size() >= ahead_bytes_max) return;
    if (!ahead_room_) ahead_room_ = std::make_unique<std::array<char, ahead_read_bytes>>();
    is_reading_ = is_reading_ahead_ = true;
    start_read(*ahead_room_);
}

// Pretends to be advancing, so that a piece brought by end_soon() itself is not taken, and the
// stream not destroyed, before end_soon() has returned. The caller calls advance().
void Connection::end_stream_soon() {
    if (std::exchange(is_stream_answered_, true)) return;
    const bool was_advancing = std::exchange(is_advancing_, true);
    guarded([this] { rest_.stream->end_soon(); });
    is_advancing_ = was_advancing;
}

// Called by any thread, as respond() is.
void Connection::bring_piece(std::uint64_t number, Piece piece) noexcept {
    try {
        if (loop_->is_this_thread()) return on_piece(number, std::move(piece));
        loop_->post([self = shared_from_this(), number, piece = std::move(piece)]() mutable {
            self->on_piece(number, std::move(piece));
        });
    } catch (...) {
        is_lost_ = true;
    }
}

void Connection::on_piece(std::uint64_t number, Piece piece) {
    if (!is_pulling_ || number != pull_number_) return;
    is_pulling_ = false;
    piece_ = std::move(piece);
    advance();
}

void Connection::take_piece() {
    const Piece piece = *std::exchange(piece_, std::nullopt);
    if (piece.state == Stream::State::failed) return close(true);
    const bool is_last = piece.state == Stream::State::last;
    if (!compressor_ && rest_.stream_encoding != Encoding::identity)
        compressor_.emplace(rest_.stream_encoding);
    std::string coded;
    if (compressor_ && (is_last || !piece.bytes.empty()))
        coded = compressor_->add(piece.bytes, is_last);
    const std::string_view bytes = compressor_ ? coded : piece.bytes;
    if (rest_.is_chunked)
        append_chunk(out_, bytes);
    else
        out_.append(bytes);
    if (!is_last) return;
    if (rest_.is_chunked) append_last_chunk(out_);
    rest_.stream.reset();
    compressor_.reset();
    pieces_in_a_row_ = 0;
    end_answer();
}

}  // namespace http
