// One connection: turns bytes into requests, one at a time and in order, and answers into bytes.
//
//   opening → head → body → waiting → answered [→ streaming] [→ skipping] → head ...
//                └────────────────────↗
//   any → closing [→ lingering | finishing] → closed
//
// Everything here runs on the connection's own I/O thread. The two exceptions are the callbacks
// that others hold: a handler's `respond` and a stream's `ready` may be called by any thread and
// post their result to the I/O thread. PlainConnection and TlsConnection (transport.cpp) derive
// from it and move the bytes.
#pragma once

#include "http/answer.hpp"
#include "http/buffer.hpp"
#include "http/framing.hpp"
#include "http/memory.hpp"
#include "http/message.hpp"
#include "http/proxies.hpp"
#include "http/server.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace http {

class Connection;

// What a connection sees of its I/O thread, and what all connections of that thread share. Except
// for post() and is_this_thread() it is only for that thread.
class Loop : public Home {
public:
    Loop(const ServerSettings& its_settings, Handler& its_handler,
         const TrustedProxies& its_proxies)
        : settings(its_settings), handler(its_handler), proxies(its_proxies) {}

    virtual bool is_this_thread() const = 0;
    virtual void forget(Connection& connection) = 0;  // called by it, once, when it has closed

    const ServerSettings settings;
    Handler& handler;
    const TrustedProxies& proxies;
    // Counted by the thread's own timer: a thread that was held up does not blame clients for the
    // delay.
    std::int64_t now_s = 0;
    std::string date{};        // as the Date header has it
    bool is_draining = false;  // no further requests on any connection
};

struct Peer {
    std::string address;
    bool is_tls = false;
    bool is_private = false;
    bool is_service = false;
};

class Connection : public std::enable_shared_from_this<Connection> {
public:
    using Place = std::list<std::shared_ptr<Connection>>::iterator;

    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    virtual void open() = 0;             // begins to serve
    void refuse_service();               // instead of open(): too many connections
    void keep_deadlines();               // called every second; ends what takes too long
    void drain();                        // the server stops: ends after the current request
    void close(bool is_abrupt = false);  // now; abrupt: the peer must not take it for an end
    const Peer& peer() const { return peer_; }

    Place place{};  // in the loop's list of connections

protected:
    void refuse_plain();  // instead of on_opened(): the peer does not use TLS although it must
    Connection(std::shared_ptr<Loop> loop, Peer peer);

    // The transport. At most one operation of each kind is in progress; it ends in on_read or
    // on_written, never inside the call that started it.
    virtual void start_read(std::span<char> room) = 0;
    virtual void start_write(std::string_view first, std::string_view second) = 0;
    // Writes what the peer takes immediately; nothing on failure.
    virtual std::optional<std::size_t> write_now(std::string_view first,
                                                 std::string_view second) = 0;
    virtual void end_sending() = 0;  // the peer sees the end, but may still send
    virtual void finish() = 0;       // sends the transport's closing message, if any, then close()
    virtual void close_socket(bool is_abrupt) = 0;

    void on_opened();
    // 0: the peer sends nothing more, but may still read; nothing: the socket failed.
    void on_read(std::optional<std::size_t> count);
    void on_written(std::optional<std::size_t> count);  // nothing: the socket failed

private:
    enum class Phase : std::uint8_t {
        opening,    // a handshake
        head,       // reading a head, or idle before one
        body,       // reading a body
        waiting,    // for the handler
        answered,   // the answer is here but not yet in the buffer
        streaming,  // sending a body piece by piece
        skipping,   // dropping the rest of a small body that was answered before it was read
        closing,    // sending the last bytes
        lingering,  // dropping what the peer still sends, so that it can read our last bytes
        finishing,  // the transport sends its closing message
        closed,
    };
    static constexpr std::size_t kept_bytes_max = 8 * 1024;   // larger buffers are freed
    static constexpr std::size_t free_bytes_max = 16 * 1024;  // that every connection may have
    static constexpr std::size_t coder_bytes = 512 * 1024;    // that compresses a stream
    static constexpr std::size_t ahead_read_bytes = 512;      // of memory for a waiting stream

    struct Piece {
        std::string bytes;
        Stream::State state;
    };

    // A failure on this thread, most likely for lack of memory, ends only the connection.
    template <class Work>
    void guarded(Work work) {
        try {
            work();
        } catch (...) {
            close(true);
        }
    }
    void advance();
    bool step();
    bool read_head();
    bool begin_request();
    void take_admission(Admission admission);
    void make_room_for_body();
    bool read_body();
    void dispatch();
    void answer(Response response);
    void answer_head(Response response);
    bool skip_body();
    void respond(std::uint64_t number, Response response) noexcept;
    void deliver(std::uint64_t number, Response response);
    void write_answer();
    void end_request();
    void end_answer();
    void refuse(const Fault& fault);
    void describe_request();

    bool go_on_streaming();
    void read_ahead();
    void end_stream_soon();
    void bring_piece(std::uint64_t number, Piece piece) noexcept;
    void on_piece(std::uint64_t number, Piece piece);
    void take_piece();

    // Frees the memory as well, which clear() and the assignment of an empty string do not.
    static void give_back(std::string& text) { std::string().swap(text); }
    bool hold(std::size_t more_bytes, bool is_forced = false);
    bool has_room_for_answer();
    bool is_read() const;
    bool read_more(std::size_t room_min);
    void set_head_deadline();
    bool flush();
    bool take_written(std::size_t count);
    std::string_view unsent_head() const { return std::string_view(out_).substr(out_sent_); }
    std::string_view unsent_rest() const { return rest_.bytes().substr(rest_sent_); }
    bool end_connection();
    void say_goodbye();
    std::int64_t deadline_in(int seconds) const;

    const std::shared_ptr<Loop> loop_;  // outlives the socket, even where a late answer holds us
    Peer peer_;
    const bool is_peer_trusted_;
    Phase phase_ = Phase::opening;
    bool is_advancing_ = false, is_reading_ = false, is_writing_ = false;
    bool has_peer_ended_ = false;        // it sends nothing more; it may still read
    std::int64_t deadline_s_ = 0;        // of the phase; 0: none
    std::int64_t write_deadline_s_ = 0;  // while writing
    std::size_t progress_bytes_ = 0;     // written since that was set
    std::atomic<bool> is_lost_ = false;  // an answer could not be delivered

    Buffer in_;
    Buffer head_bytes_;  // what head_ views while in_ continues with a body that came in parts
    HeadScan scan_;
    Head head_;
    BodyReader body_reader_;
    std::string body_;
    std::size_t request_bytes_ = 0;  // of in_, to be consumed with the request
    std::array<char, 32> request_id_{};
    bool has_begun_ = false;  // bytes of the next request are here
    bool closes_ = false;     // after this answer
    bool lingers_ = false;    // the peer may still be sending
    bool skips_ = false;      // after this answer, a body
    bool must_tell_ = false;  // the answer is sent even when the memory budget is used up
    std::size_t skipped_bytes_ = 0;
    std::shared_ptr<Ticket> ticket_;
    std::string holder_;  // of what is held for this request
    Charge charge_;
    std::uint64_t number_ = 0;
    Response response_;

    std::string out_;  // heads and small bodies, collected
    AnswerRest rest_;  // a large body after them, or the stream
    std::size_t out_sent_ = 0, rest_sent_ = 0;
    std::optional<StreamCompressor> compressor_;
    std::optional<Piece> piece_;
    std::uint64_t pull_number_ = 0;
    bool is_pulling_ = false;
    bool is_stream_answered_ = false;  // that it should end soon
    // What is read while a body is streamed: in_ stays as it is until the next bytes are needed.
    std::string ahead_;
    std::unique_ptr<std::array<char, ahead_read_bytes>> ahead_room_;  // for the next read
    bool is_reading_ahead_ = false;
    bool waits_for_memory_ = false;  // before the next pull; asked again every second
    int pieces_in_a_row_ = 0;
    std::size_t discarded_bytes_ = 0;
};

}  // namespace http
