// How a connection passes a request to the handler and gets its answer: head first, body after.
#include "http/connection.hpp"

#include <algorithm>

namespace http {
namespace {

constexpr std::size_t body_read_bytes = 32 * 1024;
constexpr std::size_t skip_read_bytes = 4 * 1024;
constexpr std::size_t small_answer_bytes = 64 * 1024;
constexpr std::size_t skipped_bytes_max = 64 * 1024;
constexpr Fault no_memory{503, "memory_full", "too much data is in flight; try again shortly"};

}  // namespace

// The head is whole and acceptable.
bool Connection::begin_request() {
    closes_ = !head_.keeps_alive;
    request_bytes_ = scan_.length();
    const bool has_body = head_.is_chunked || head_.content_length > 0;
    if (!has_body)
        if (auto kept = loop_->handler.answer_at_once(head_.request)) {
            holder_.assign(head_.request.client_address);
            answer(*std::move(kept));
            return true;
        }
    Admission admission = loop_->handler.admit(head_.request);
    holder_.assign(admission.answer ? head_.request.client_address : admission.holder);
    if (admission.answer)
        answer_head(*std::move(admission.answer));
    else
        take_admission(std::move(admission));
    return true;
}

// A body that has arrived whole with its head is not copied: the request views it in in_.
void Connection::take_admission(Admission admission) {
    ticket_ = std::move(admission.ticket);
    if (head_.content_length > admission.body_bytes_max)
        return refuse(body_too_large(admission.body_bytes_max));
    const std::string_view behind = in_.view().substr(request_bytes_);
    if (!head_.is_chunked && behind.size() >= head_.content_length) {
        head_.request.body = behind.substr(0, static_cast<std::size_t>(head_.content_length));
        request_bytes_ += head_.request.body.size();
        return dispatch();
    }
    if (head_.expects_continue && behind.empty()) out_.append("HTTP/1.1 100 Continue\r\n\r\n");
    head_bytes_ = std::exchange(in_, Buffer{});
    in_.append(behind);
    request_bytes_ = 0;
    body_reader_ = BodyReader(head_, admission.body_bytes_max);
    deadline_s_ = deadline_in(loop_->settings.body_seconds);
    phase_ = Phase::body;
}

// The handler answered from the head alone. A small body is skipped, and the next request follows
// it. A client that waits for "100 Continue" may omit its body or send it: the next bytes could be
// a body or a request, so the connection is closed.
void Connection::answer_head(Response response) {
    const std::string_view behind = in_.view().substr(request_bytes_);
    const bool is_waiting = head_.expects_continue && behind.empty();
    skips_ = head_.is_chunked || head_.content_length > 0;
    if (skips_ && (is_waiting || head_.content_length > skipped_bytes_max))
        response.closes_connection = true;
    if (skips_) body_reader_ = BodyReader(head_, skipped_bytes_max);
    answer(std::move(response));
}

bool Connection::skip_body() {
    std::size_t used = 0;
    const Fault fault = body_reader_.read(in_.view(), body_, used);
    in_.consume(used);
    body_.clear();
    skipped_bytes_ += used;
    if (fault || skipped_bytes_ > skipped_bytes_max) {
        closes_ = lingers_ = true;
        phase_ = Phase::closing;
        return true;
    }
    if (!body_reader_.is_done()) return read_more(skip_read_bytes);
    phase_ = Phase::head;
    return true;
}

// Grows body_ by doubling, but never beyond the announced length.
void Connection::make_room_for_body() {
    const std::size_t wanted = body_.size() + in_.size();
    if (wanted <= body_.capacity()) return;
    std::string larger;
    larger.reserve(std::min(std::max(wanted, 2 * body_.capacity()),
                            std::max<std::size_t>(head_.content_length, wanted)));
    larger += body_;
    body_ = std::move(larger);
}

bool Connection::read_body() {
    make_room_for_body();
    std::size_t used = 0;
    Fault fault = body_reader_.read(in_.view(), body_, used);
    in_.consume(used);
    if (!fault && !hold(0)) fault = no_memory;
    if (fault) {
        give_back(body_);
        refuse(fault);
        return true;
    }
    if (!body_reader_.is_done()) return read_more(body_read_bytes);
    head_.request.body = body_;
    dispatch();
    return true;
}

void Connection::dispatch() {
    deadline_s_ = 0;
    phase_ = Phase::waiting;
    loop_->handler.handle(head_.request, std::move(ticket_),
                          [self = shared_from_this(), number = ++number_](Response response) {
                              self->respond(number, std::move(response));
                          });
}

// The thread that answers could not handle a failure. When there is no memory to post the answer,
// the connection is marked as lost and closed by the next keep_deadlines().
void Connection::respond(std::uint64_t number, Response response) noexcept {
    try {
        if (loop_->is_this_thread()) return deliver(number, std::move(response));
        auto shared = std::make_shared<Response>(std::move(response));
        loop_->post([self = shared_from_this(), number, shared] {
            self->deliver(number, std::move(*shared));
        });
    } catch (...) {
        is_lost_ = true;
    }
}

void Connection::deliver(std::uint64_t number, Response response) {
    if (number != number_ || phase_ != Phase::waiting) return;
    answer(std::move(response));
    advance();
}

void Connection::answer(Response response) {
    response_ = std::move(response);
    phase_ = Phase::answered;
    deadline_s_ = 0;
}

void Connection::refuse(const Fault& fault) {
    if (head_.request.request_id.empty()) describe_request();
    Response response =
        loop_->handler.refuse(head_.request, fault.status, fault.code, fault.sentence());
    if (fault.status == 503 && response.header("Retry-After").empty())
        response.set("Retry-After", "1");
    closes_ = lingers_ = true;
    answer(std::move(response));
}

bool Connection::is_read() const {
    return head_.request.method == Method::get || head_.request.method == Method::head;
}

// A read that finds the memory budget used up is refused, because it can be repeated. The outcome
// of a write is always sent.
bool Connection::has_room_for_answer() {
    const auto* text = std::get_if<std::string>(&response_.body);
    if (!text || !is_read() || text->size() <= small_answer_bytes || hold(text->capacity()))
        return true;
    refuse(no_memory);
    return false;
}

// Counts what this connection holds and `more_bytes` in the memory budget. Returns false when the
// budget has no room for it.
bool Connection::hold(std::size_t more_bytes, bool is_forced) {
    std::size_t bytes = in_.capacity() + ahead_.capacity() + body_.capacity() + out_.capacity() +
                        rest_.owned.capacity() + (compressor_ ? coder_bytes : 0) + more_bytes;
    if (bytes <= free_bytes_max) bytes = 0;
    if (bytes == 0 && charge_.bytes() == 0) return true;
    return charge_.hold(loop_->handler.memory(), holder_, bytes, is_forced);
}

}  // namespace http
