// A request, its answer, and the handler. All that the rest of the program sees of HTTP.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace http {

enum class Method : std::uint8_t { get, head, post, put, patch, del, options, other };
std::string_view name_of(Method method);
std::string_view reason_of(int status);  // "Not Found"

struct Header {
    std::string_view name;
    std::string_view value;
};

// The thread that received a request.
class Home {
public:
    virtual ~Home() = default;
    virtual void post(std::function<void()> work) = 0;  // any thread; dropped when it has ended
};

// Views into the connection's buffer: valid until the answer has been handed over.
struct Request {
    Method method = Method::get;
    std::string_view method_name{};
    std::string_view target{};  // as sent
    std::string_view path{};    // before '?', still percent-encoded
    std::string_view query{};   // after '?', still encoded
    std::span<const Header> headers{};
    std::string_view body{};
    std::string_view request_id{};      // the caller's when well-formed, else a new one
    std::string_view client_address{};  // the real one where a trusted proxy vouches for it
    bool is_tls = false;                // here, or at a trusted proxy
    bool is_private = false;            // came through the private local socket
    bool is_service = false;            // came through the listener for health and figures
    Home* home = nullptr;               // valid as long as the request; null: without a socket

    // The first header of that name (any case), else an empty view with a null pointer.
    std::string_view header(std::string_view name) const;
    // From this machine, and not forwarded for another client by a proxy.
    bool is_local() const;
    bool has_body() const;  // is here, or announced by the headers
};

// A body made piece by piece, for one reader. The edge calls it on the connection's thread, and
// destroys it as soon as nobody needs it: after its last piece, or earlier when the reader has
// left, also while a piece is being made. Its destructor should release what it holds.
class Stream {
public:
    enum class State : std::uint8_t { more, last, failed };  // failed: the connection is cut
    using Ready = std::function<void(std::string piece, State state)>;
    virtual ~Stream() = default;

    // Asks for the next piece; the one before has been sent. The stream calls `ready` once,
    // immediately or minutes later, from any thread. It does so without holding a lock and touches
    // nothing of itself afterwards, because it may be destroyed before `ready` returns. A `ready`
    // that outlives its stream may be called or dropped: it does nothing.
    virtual void pull(Ready ready) = 0;

    // The server stops, or the client has closed its sending side: it has gone, or it reads to the
    // end of this body and asks for nothing more. A stream that can end early (events, a long poll)
    // answers the current or the next pull with what completes the body, with State::last. Any
    // other is pulled to its end. Called at most once, perhaps before the first pull; it may call
    // `ready`.
    virtual void end_soon() {}

    // The edge keeps room for a piece of that size in its memory budget from the pull on. A stream
    // that waits long for small pieces returns less here, or its waiting takes memory from others.
    virtual std::size_t piece_bytes_max() const { return 128 * 1024; }
};

using Body = std::variant<std::string, std::shared_ptr<const std::string>, std::unique_ptr<Stream>>;

struct Response {
    int status = 200;
    std::string_view content_type = "application/json";  // a literal; empty: no body
    std::string fields{};  // further headers as they are sent, each line with its end
    static constexpr std::size_t fields_bytes = 768;  // which is nearly always enough
    Body body{};
    // A prepared copy of `body`; when set, the edge sends it to clients that take the encoding.
    std::shared_ptr<const std::string> gzip{};
    std::shared_ptr<const std::string> zstd{};
    bool is_encoded = false;  // `body` has its Content-Encoding already: the edge leaves it alone
    bool closes_connection = false;

    // A control character in the value becomes a blank: it must not begin a header of its own.
    void set(std::string_view name, std::string_view value);
    // The header that was set under exactly this name; empty when there is none.
    std::string_view header(std::string_view name) const;
};

using Respond = std::function<void(Response)>;

// What a handler keeps of a request between its head and its body.
class Ticket {
public:
    virtual ~Ticket() = default;
};

// A handler's reply to a head.
struct Admission {
    std::optional<Response> answer{};  // the body is not wanted, no handle() follows
    std::shared_ptr<Ticket> ticket{};  // for handle()
    std::size_t body_bytes_max = 0;
    std::string_view holder{};  // for whom bytes are held; views into the ticket or the request
};

class Memory;

// The edge adds Content-Length or chunked framing, Date, Connection, Content-Encoding and Vary,
// appends "-gzip"/"-zstd" inside an ETag of an encoded body, and drops the body of HEAD and 304.
// X-Request-Id, CORS and everything else is the handler's.
class Handler {
public:
    virtual ~Handler() = default;

    // On an I/O thread; must not throw. The answer to a request without a body, if it is ready:
    // then nothing else is called.
    virtual std::optional<Response> answer_at_once(const Request&) { return {}; }

    // On an I/O thread, when the head has arrived and the body was not looked at; must not throw.
    // `head` becomes the `request` of handle(), or is dropped with the ticket.
    virtual Admission admit(const Request& head) = 0;

    // On an I/O thread; must not throw. `respond` may be called from any thread, exactly once;
    // `request` stays valid until then.
    virtual void handle(const Request& request, std::shared_ptr<Ticket> ticket,
                        Respond respond) = 0;

    // The answer to bytes that are not an acceptable request (400, 408, 413, 414, 431, 503 ...).
    // `request` holds what was understood so far. The connection is closed afterwards.
    virtual Response refuse(const Request& request, int status, std::string_view code,
                            std::string_view detail) = 0;

    // What bodies and answers are counted in while the edge holds them.
    virtual Memory& memory() = 0;
};

}  // namespace http
