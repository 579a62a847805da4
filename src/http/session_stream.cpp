// How a session sends a body that is made piece by piece.
#include "http/session.hpp"

namespace http {
namespace {

constexpr int pieces_in_a_row_max = 16;  // then the other connections of the thread have a turn

}  // namespace

// Asks for a piece only when the last one has left, so a slow reader holds one piece in memory.
bool Session::go_on_streaming() {
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
    is_pulling_ = true;
    rest_.stream->pull([self = shared_from_this(), number = ++pull_number_](std::string bytes,
                                                                            Stream::State state) {
        if (self->loop_->is_this_thread()) return self->on_piece(number, {std::move(bytes), state});
        self->loop_->post([self, number, piece = Piece{std::move(bytes), state}]() mutable {
            self->on_piece(number, std::move(piece));
        });
    });
    return true;
}

void Session::on_piece(std::uint64_t number, Piece piece) {
    if (!is_pulling_ || number != pull_number_) return;
    is_pulling_ = false;
    if (phase_ == Phase::closed) {
        rest_.stream.reset();
        return;
    }
    piece_ = std::move(piece);
    advance();
}

void Session::take_piece() {
    const Piece piece = *std::exchange(piece_, std::nullopt);
    if (piece.state == Stream::State::failed) return close(true);
    const bool is_last = piece.state == Stream::State::last;
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
    phase_ = closes_ ? Phase::closing : Phase::head;
}

}  // namespace http
