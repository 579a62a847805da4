#include "http/connection.hpp"

#include "http/grammar.hpp"
#include "http/request_id.hpp"

namespace http {
namespace {

constexpr std::size_t read_bytes = 4 * 1024;  // of memory for an idle connection
constexpr std::size_t room_bytes_min = 512;
constexpr std::size_t collected_bytes_max = 64 * 1024;
constexpr std::size_t discarded_bytes_max = 4 * 1024 * 1024;
constexpr std::size_t progress_bytes_min = 64 * 1024;  // within the seconds for a write
constexpr int linger_seconds = 2;

}  // namespace

Connection::Connection(std::shared_ptr<Loop> loop, Peer peer)
    : loop_(std::move(loop)),
      peer_(std::move(peer)),
      is_peer_trusted_(!peer_.is_private && loop_->proxies.contains(peer_.address)) {
    deadline_s_ = deadline_in(loop_->settings.header_seconds);
}

// Rounded up: `now_s` may be a second old.
std::int64_t Connection::deadline_in(int seconds) const { return loop_->now_s + seconds + 1; }

void Connection::on_opened() {
    phase_ = Phase::head;
    advance();
}

void Connection::refuse_service() {
    guarded([this] {
        refuse({503, "too_many_connections", "too many connections are open; try again shortly"});
    });
    advance();
}

void Connection::refuse_plain() {
    peer_.is_tls = false;
    guarded([this] {
        refuse({400, "tls_required", "this port requires TLS: use an https:// address"});
    });
    advance();
}

// Takes steps until the connection must wait for something. An answer or a piece that arrives
// during a step is taken by the next one, so that a thousand pipelined requests do not call each
// other.
void Connection::advance() {
    if (is_advancing_) return;
    is_advancing_ = true;
    guarded([this] {
        while (step()) {
        }
        if (phase_ == Phase::streaming) read_ahead();
    });
    is_advancing_ = false;
}

// Returns false when the connection must wait for an event; that event calls advance() again.
bool Connection::step() {
    if (is_writing_) return false;
    if ((out_.size() >= collected_bytes_max || !rest_.bytes().empty()) && !flush()) return false;
    switch (phase_) {
        case Phase::head: return read_head();
        case Phase::body: return read_body();
        case Phase::waiting: flush(); return false;
        case Phase::answered: write_answer(); return true;
        case Phase::streaming: return go_on_streaming();
        case Phase::skipping: return skip_body();
        case Phase::closing: return end_connection();
        case Phase::lingering: return read_more(read_bytes);
        case Phase::opening:
        case Phase::finishing:
        case Phase::closed: return false;
    }
    return false;
}

bool Connection::read_head() {
    while (in_.view().starts_with("\r\n")) in_.consume(2);  // some clients end a body like this
    const std::string_view bytes = in_.view();
    const Fault fault = bytes == "\r" ? Fault{} : scan_.scan(bytes);
    if (!fault && scan_.length() == 0)
        return read_more(bytes.empty() ? read_bytes : room_bytes_min);
    const Fault of_head = parse_head(fault ? bytes : bytes.substr(0, scan_.length()), head_);
    describe_request();
    if (fault || of_head) {
        refuse(fault ? fault : of_head);
        return true;
    }
    return begin_request();
}

// Fills in what the head alone does not tell.
void Connection::describe_request() {
    Request& request = head_.request;
    request.request_id = request.header("x-request-id");
    if (!is_request_id(request.request_id)) {
        write_request_id(request_id_);
        request.request_id = {request_id_.data(), request_id_.size()};
    }
    request.home = loop_.get();
    request.is_private = peer_.is_private;
    request.is_service = peer_.is_service;
    request.is_tls = peer_.is_tls;
    request.client_address = peer_.address;
    if (!is_peer_trusted_) return;
    request.client_address = loop_->proxies.client_address(peer_.address, request.headers);
    request.is_tls |= is_forwarded_https(request.headers);
}

void Connection::write_answer() {
    if (!has_room_for_answer()) return;
    const bool is_of_write = !is_read();
    lingers_ |= response_.closes_connection;
    const AnswerContext context{.request_headers = head_.request.headers,
                                .date = loop_->date,
                                .is_head = head_.request.method == Method::head,
                                .is_http_1_0 = head_.is_http_1_0,
                                .closes = closes_ || loop_->is_draining,
                                .is_tls = head_.request.is_tls};
    rest_ = append_answer(out_, std::move(response_), context);
    response_ = Response{};
    closes_ = rest_.closes;
    must_tell_ = is_of_write || rest_.stream;
    end_request();
    if (!rest_.stream) return end_answer();
    phase_ = Phase::streaming;
    is_stream_answered_ = false;
    if (loop_->is_draining || has_peer_ended_) end_stream_soon();
}

// The whole answer is in the buffer: decides what comes next.
void Connection::end_answer() {
    const bool skips = std::exchange(skips_, false);
    if (closes_) {
        phase_ = Phase::closing;
    } else if (skips) {
        skipped_bytes_ = 0;
        deadline_s_ = deadline_in(loop_->settings.header_seconds);
        phase_ = Phase::skipping;
    } else {
        phase_ = Phase::head;
    }
}

// Makes room for the next request; the views of this one end here.
void Connection::end_request() {
    in_.consume(request_bytes_);
    request_bytes_ = 0;
    if (head_bytes_.capacity() > 0) {  // back to the small buffer, unless a read still fills in_
        if (in_.empty() && !is_reading_) in_.swap_and_clear(head_bytes_);
        head_bytes_ = Buffer{};
    }
    head_.request = Request{};
    ticket_.reset();
    if (body_.capacity() > kept_bytes_max) give_back(body_);
    body_.clear();
    scan_ = HeadScan{};
    has_begun_ = false;
}

bool Connection::read_more(std::size_t room_min) {
    if (!flush()) return false;
    if (!ahead_.empty()) {
        in_.append(ahead_);
        give_back(ahead_);
        return true;
    }
    if (phase_ == Phase::lingering) in_.clear();
    if (phase_ == Phase::head && in_.empty() && loop_->is_draining) {
        say_goodbye();
    } else if (has_peer_ended_) {
        close();
    } else {
        if (phase_ == Phase::head) set_head_deadline();
        if (is_reading_) return false;
        is_reading_ = true;
        start_read(in_.room(room_min));
    }
    return false;
}

void Connection::set_head_deadline() {
    if (in_.empty()) {
        deadline_s_ = deadline_in(loop_->settings.idle_seconds);
    } else if (!has_begun_) {
        has_begun_ = true;
        deadline_s_ = deadline_in(loop_->settings.header_seconds);
    }
}

void Connection::on_read(std::optional<std::size_t> count) {
    is_reading_ = false;
    const bool is_ahead = std::exchange(is_reading_ahead_, false);
    if (phase_ == Phase::closed) return;
    if (!count || phase_ == Phase::finishing) return close();
    if (phase_ == Phase::lingering) {
        discarded_bytes_ += *count;
        if (discarded_bytes_ > discarded_bytes_max) return close();
    }
    has_peer_ended_ = *count == 0;
    if (has_peer_ended_ && rest_.stream) end_stream_soon();
    if (is_ahead)
        guarded([&] { ahead_.append(ahead_room_->data(), *count); });
    else
        in_.commit(*count);
    advance();
}

// Sends what is collected. Returns true when all of it has been handed to the socket; else the rest
// is being written, or the connection has closed.
bool Connection::flush() {
    if (is_writing_ || phase_ == Phase::closed) return false;
    if (out_.empty() && rest_.bytes().empty()) return true;
    const auto count = write_now(unsent_head(), unsent_rest());
    if (!count) {
        close();
        return false;
    }
    if (take_written(*count)) return true;
    if (!hold(0, must_tell_)) {
        close(true);
        return false;
    }
    is_writing_ = true;
    progress_bytes_ = 0;
    write_deadline_s_ = deadline_in(loop_->settings.write_seconds);
    start_write(unsent_head(), unsent_rest());
    return false;
}

// Drops written bytes. Returns true when nothing is left to send.
bool Connection::take_written(std::size_t count) {
    const std::size_t of_head = std::min(count, out_.size() - out_sent_);
    out_sent_ += of_head;
    rest_sent_ += count - of_head;
    if (!unsent_head().empty() || !unsent_rest().empty()) return false;
    if (out_.capacity() > kept_bytes_max) give_back(out_);
    out_.clear();
    rest_.shared.reset();
    give_back(rest_.owned);
    out_sent_ = rest_sent_ = 0;
    hold(0);
    return true;
}

void Connection::on_written(std::optional<std::size_t> count) {
    if (phase_ == Phase::closed) return;
    if (!count) return close();
    if (take_written(*count)) {
        is_writing_ = false;
        return advance();
    }
    progress_bytes_ += *count;
    if (progress_bytes_ >= progress_bytes_min) {
        progress_bytes_ = 0;
        write_deadline_s_ = deadline_in(loop_->settings.write_seconds);
    }
    guarded([this] { start_write(unsent_head(), unsent_rest()); });
}

bool Connection::end_connection() {
    if (!flush()) return false;
    if (!lingers_ && in_.empty() && ahead_.empty()) {
        say_goodbye();
        return false;
    }
    end_sending();
    phase_ = Phase::lingering;
    deadline_s_ = deadline_in(linger_seconds);
    return true;
}

void Connection::say_goodbye() {
    phase_ = Phase::finishing;
    deadline_s_ = deadline_in(linger_seconds);
    finish();
}

void Connection::keep_deadlines() {
    if (is_lost_) return close(true);
    if (std::exchange(waits_for_memory_, false)) return advance();
    if (is_writing_) {
        if (loop_->now_s >= write_deadline_s_) close(true);
        return;
    }
    if (deadline_s_ == 0 || loop_->now_s < deadline_s_) return;
    const bool has_begun = (phase_ == Phase::head && !in_.empty()) || phase_ == Phase::body;
    if (!has_begun) return close();
    guarded([this] { refuse({408, "request_timeout", "the request did not arrive in time"}); });
    advance();
}

void Connection::drain() {
    if (phase_ == Phase::opening || phase_ == Phase::lingering) return close();
    if (phase_ == Phase::head && in_.empty() && !is_writing_) return close();
    if (!rest_.stream) return;
    end_stream_soon();
    advance();
}

void Connection::close(bool is_abrupt) {
    if (phase_ == Phase::closed) return;
    phase_ = Phase::closed;
    is_pulling_ = false;
    rest_.stream.reset();
    ticket_.reset();
    close_socket(is_abrupt);
    loop_->forget(*this);
}

}  // namespace http
