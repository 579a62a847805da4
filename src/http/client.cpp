#include "http/client.hpp"

#include "http/grammar.hpp"
#include "http/listen.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <system_error>

namespace http {
namespace {

using Deadline = std::chrono::steady_clock::time_point;

[[noreturn]] void fail(int error, const std::string& what) {
    throw std::system_error(error, std::generic_category(), what);
}

// One opened connection; every wait ends at the deadline.
class Wire {
public:
    Wire(Descriptor socket, std::string name)
        : socket_(std::move(socket)), name_(std::move(name)) {}

    Deadline deadline{};
    const std::string& name() const { return name_; }

    void await(short events) const {
        using namespace std::chrono;
        const auto left = duration_cast<milliseconds>(deadline - steady_clock::now()).count();
        pollfd waiting{socket_.get(), events, 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
        if (ready == 0) fail(ETIMEDOUT, name_ + " does not answer");
        if (ready < 0 && errno != EINTR) fail(errno, name_);
    }

    void connect_to(const sockaddr* address, socklen_t size) const {
        if (::connect(socket_.get(), address, size) == 0) return;
        if (errno != EINPROGRESS) fail(errno, "cannot reach " + name_);
        await(POLLOUT);
        int error = 0;
        socklen_t error_size = sizeof error;
        getsockopt(socket_.get(), SOL_SOCKET, SO_ERROR, &error, &error_size);
        if (error != 0) fail(error, "cannot reach " + name_);
    }

    void write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t count = send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (count > 0) {
                bytes.remove_prefix(static_cast<std::size_t>(count));
            } else if (errno == EAGAIN) {
                await(POLLOUT);
            } else if (errno != EINTR) {
                fail(errno, "cannot write to " + name_);
            }
        }
    }

    // False: the server has closed the connection.
    bool read_more() {
        std::array<char, 16 * 1024> bytes;
        while (true) {
            const ssize_t count = recv(socket_.get(), bytes.data(), bytes.size(), 0);
            if (count > 0) received_.append(bytes.data(), static_cast<std::size_t>(count));
            if (count >= 0) return count > 0;
            if (errno == EAGAIN)
                await(POLLIN);
            else if (errno != EINTR)
                fail(errno, "cannot read from " + name_);
        }
    }

    std::string& received() { return received_; }

    // The server has closed it while it was idle, or sent something unsolicited.
    bool is_spent() const {
        char byte;
        return recv(socket_.get(), &byte, 1, MSG_PEEK) >= 0 || errno != EAGAIN;
    }

    std::string line() {  // without CRLF
        std::size_t end;
        while ((end = received_.find("\r\n")) == std::string::npos) need_more();
        std::string text = received_.substr(0, end);
        received_.erase(0, end + 2);
        return text;
    }

    std::string bytes(std::size_t count) {
        while (received_.size() < count) need_more();
        std::string text = received_.substr(0, count);
        received_.erase(0, count);
        return text;
    }

private:
    void need_more() {
        if (!read_more()) fail(ECONNRESET, name_ + " closed the connection");
    }

    Descriptor socket_;
    std::string name_;
    std::string received_{};
};

template <class Number>
Number number_in(std::string_view text, int base, const Wire& wire) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc{} || end != text.data() + text.size())
        fail(EBADMSG, wire.name() + " does not speak HTTP");
    return number;
}

std::string read_chunks(Wire& wire) {
    std::string body;
    while (true) {
        const std::string line = wire.line();
        std::string_view rest = line;
        const auto size = number_in<std::size_t>(cut(rest, ';'), 16, wire);
        if (size == 0) break;
        body += wire.bytes(size);
        wire.line();
    }
    while (!wire.line().empty()) {
    }
    return body;
}

// A status line and headers; interim answers (100) are skipped.
ClientAnswer read_head(Wire& wire) {
    while (true) {
        ClientAnswer answer;
        const std::string status_line = wire.line();
        if (!status_line.starts_with("HTTP/1.") || status_line.size() < 12)
            fail(EBADMSG, wire.name() + " does not speak HTTP");
        answer.status = number_in<int>(std::string_view(status_line).substr(9, 3), 10, wire);
        for (std::string line = wire.line(); !line.empty(); line = wire.line()) {
            std::string_view value = line;
            const std::string_view name = cut(value, ':');
            answer.headers.emplace_back(name, without_blanks(value));
        }
        if (answer.status >= 200) return answer;
    }
}

// True: the connection can be used again.
bool read_body(Wire& wire, bool is_head, ClientAnswer& answer) {
    const bool closes = same_word(answer.header("connection"), "close");
    if (is_head || answer.status == 204 || answer.status == 304) return !closes;
    if (same_word(answer.header("transfer-encoding"), "chunked")) {
        answer.body = read_chunks(wire);
        return !closes;
    }
    if (const auto length = answer.header("content-length"); !length.empty()) {
        answer.body = wire.bytes(number_in<std::size_t>(length, 10, wire));
        return !closes;
    }
    while (wire.read_more()) {
    }
    answer.body = std::exchange(wire.received(), {});
    return false;
}

std::string request_bytes(const ClientRequest& request, const std::string& host) {
    std::string bytes =
        request.method + " " + request.target + " HTTP/1.1\r\nHost: " + host + "\r\n";
    for (const auto& [name, value] : request.headers) bytes += name + ": " + value + "\r\n";
    if (!request.body.empty() || request.method == "POST" || request.method == "PUT")
        bytes += "Content-Length: " + std::to_string(request.body.size()) + "\r\n";
    return bytes + "\r\n" + request.body;
}

}  // namespace

std::string_view ClientAnswer::header(std::string_view name) const {
    for (const auto& [its_name, value] : headers)
        if (same_word(its_name, name)) return value;
    return {};
}

struct Client::Impl {
    std::string path;  // of a local socket; empty: host and port
    std::string host = "localhost";
    unsigned short port = 0;
    std::unique_ptr<Wire> wire{};

    void open(Deadline deadline) {
        if (wire) return;
        path.empty() ? open_tcp(deadline) : open_local(deadline);
    }

    void open_local(Deadline deadline) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        if (path.size() >= sizeof address.sun_path) fail(ENAMETOOLONG, path);
        path.copy(address.sun_path, path.size());
        connect(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), sizeof address, path,
                deadline);
    }

    void open_tcp(Deadline deadline) {
        const std::string name = host + ":" + std::to_string(port);
        addrinfo hints{};
        hints.ai_socktype = SOCK_STREAM;
        addrinfo* found = nullptr;
        const int error = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
        if (error != 0) fail(EHOSTUNREACH, "cannot reach " + name + ": " + gai_strerror(error));
        const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> all(found, &freeaddrinfo);
        for (const addrinfo* one = found; one; one = one->ai_next) try {
                return connect(one->ai_family, one->ai_addr, one->ai_addrlen, name, deadline);
            } catch (const std::system_error&) {
                if (!one->ai_next) throw;
            }
    }

    void connect(int family, const sockaddr* address, socklen_t size, const std::string& name,
                 Deadline deadline) {
        Descriptor socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (socket.get() < 0) fail(errno, "cannot open a socket");
        const int on = 1;
        if (family != AF_UNIX) setsockopt(socket.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        auto fresh = std::make_unique<Wire>(std::move(socket), name);
        fresh->deadline = deadline;
        fresh->connect_to(address, size);
        wire = std::move(fresh);
    }

    ClientAnswer exchange(const ClientRequest& request, Deadline deadline) {
        open(deadline);
        wire->deadline = deadline;
        wire->write(request_bytes(request, host));
        ClientAnswer answer = read_head(*wire);
        if (!read_body(*wire, request.method == "HEAD", answer)) wire.reset();
        return answer;
    }
};

Client::Client(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Client::~Client() = default;
Client::Client(Client&&) noexcept = default;

Client Client::to_socket(const std::string& path) {
    auto impl = std::make_unique<Impl>();
    impl->path = path;
    return Client(std::move(impl));
}

Client Client::to_address(const std::string& host, unsigned short port) {
    auto impl = std::make_unique<Impl>();
    impl->host = host;
    impl->port = port;
    return Client(std::move(impl));
}

ClientAnswer Client::call(const ClientRequest& request, std::chrono::milliseconds timeout) {
    const Deadline deadline = std::chrono::steady_clock::now() + timeout;
    if (impl_->wire && impl_->wire->is_spent()) impl_->wire.reset();
    try {
        return impl_->exchange(request, deadline);
    } catch (...) {
        impl_->wire.reset();
        throw;
    }
}

}  // namespace http
