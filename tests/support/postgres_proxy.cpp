// Whole messages of the server are looked at; what the client says passes as it comes, and is only
// counted.
#include "support/postgres_proxy.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace support {
namespace {

using namespace std::string_view_literals;
using Break = PostgresProxy::Break;

constexpr int look_around_ms = 50;  // for the end of the test
constexpr std::size_t head_bytes = 5;
constexpr char notification = 'A', sync = 'S', script = 'Q';
constexpr std::string_view told =
    "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"sv;

class Socket {
public:
    explicit Socket(int handle) : handle_(handle) {}
    ~Socket() { ::close(handle_); }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    int handle() const { return handle_; }

private:
    int handle_;
};

int new_socket() {
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0) throw std::runtime_error("no socket for the proxy");
    return handle;
}

sockaddr_un address_of(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error("too long: " + path);
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    return address;
}

std::string socket_in(const std::string& folder) { return folder + "/.s.PGSQL.5432"; }

bool send_all(int handle, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(handle, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool receive(int handle, std::string& into) {
    char buffer[16'384];
    const ssize_t received = ::recv(handle, buffer, sizeof buffer, 0);
    if (received > 0) into.append(buffer, static_cast<std::size_t>(received));
    return received > 0;
}

// Type, length of the rest in four bytes, the rest.
std::string_view first_message(std::string_view bytes) {
    if (bytes.size() < head_bytes) return {};
    std::size_t length = 0;
    for (char c : bytes.substr(1, 4)) length = length << 8 | static_cast<unsigned char>(c);
    return length + 1 <= bytes.size() ? bytes.substr(0, length + 1) : std::string_view{};
}

// The answer to a statement is its name: CommandComplete.
std::string answer_to(std::string_view statement) {
    const auto length = static_cast<char>(statement.size() + 5);
    return std::string("C\0\0\0"sv) + length + std::string(statement) + '\0';
}

std::string fatal_message() {
    const auto length = static_cast<char>(told.size() + 4);
    return std::string("E\0\0\0"sv) + length + std::string(told);
}

}  // namespace

PostgresProxy::PostgresProxy(const std::string& url) : listening_(new_socket()) {
    constexpr std::string_view host = "?host=";
    const std::size_t at = url.find(host);
    if (at == std::string::npos) throw std::runtime_error("not a local socket: " + url);
    target_ = socket_in(url.substr(at + host.size()));
    url_ = url.substr(0, at) + std::string(host) + folder_.path().string();
    const sockaddr_un address = address_of(socket_in(folder_.path()));
    if (::bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(listening_, 64) != 0)
        throw std::runtime_error("the proxy cannot listen");
    accepting_ = std::thread([this] { accept_all(); });
}

PostgresProxy::~PostgresProxy() {
    is_stopping_ = true;
    accepting_.join();
    for (std::thread& thread : serving_) thread.join();
    ::close(listening_);
}

void PostgresProxy::accept_all() {
    while (!is_stopping_) {
        pollfd ready{listening_, POLLIN, 0};
        if (::poll(&ready, 1, look_around_ms) <= 0) continue;
        const int client = ::accept(listening_, nullptr, nullptr);
        if (client < 0) continue;
        serving_.emplace_back([this, client] { serve(client); });
    }
}

void PostgresProxy::serve(int client_handle) {
    const Socket client(client_handle), server(new_socket());
    const sockaddr_un address = address_of(target_);
    if (::connect(server.handle(), reinterpret_cast<const sockaddr*>(&address), sizeof address))
        return;
    {
        const std::lock_guard lock(mutex_);
        clients_.insert(client_handle);
    }
    pass_between(client_handle, server.handle());
    const std::lock_guard lock(mutex_);
    clients_.erase(client_handle);  // before it is closed
}

void PostgresProxy::pass_between(int client, int server) {
    std::string from_server;
    std::string to_count = " ";  // in place of a type, which the first message of a client lacks
    bool listens = false;
    while (!is_stopping_) {
        pollfd ready[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
        if (::poll(ready, 2, look_around_ms) <= 0) continue;
        if (ready[0].revents) {
            std::string from_client;
            if (!take_from_client(client, from_client, to_count, listens)) return;
            if (!send_all(server, from_client)) return;
        }
        if (ready[1].revents) {
            const bool is_open = receive(server, from_server);
            if (!pass_on(client, from_server) || !is_open) return;
        }
    }
}

// Under the lock, so that trips() never sees what has left the socket and is not counted.
bool PostgresProxy::take_from_client(int client, std::string& bytes, std::string& to_count,
                                     bool& listens) {
    const std::lock_guard lock(mutex_);
    if (!receive(client, bytes)) {
        clients_.erase(client);
        return false;
    }
    count_trips(to_count += bytes, listens);
    return true;
}

std::int64_t PostgresProxy::trips() const {
    for (;;) {
        {
            const std::lock_guard lock(mutex_);
            const bool is_counted = std::ranges::none_of(clients_, [](int client) {
                int waiting_bytes = 0;
                return ::ioctl(client, FIONREAD, &waiting_bytes) == 0 && waiting_bytes > 0;
            });
            if (is_counted) return trips_;
        }
        std::this_thread::yield();
    }
}

void PostgresProxy::break_next(Break how, std::string_view statement) {
    const std::lock_guard lock(mutex_);
    next_ = how;
    next_answer_ = answer_to(statement);
}

Break PostgresProxy::take_break(std::string_view message) {
    const std::lock_guard lock(mutex_);
    return message == next_answer_ ? std::exchange(next_, Break::none) : Break::none;
}

void PostgresProxy::count_trips(std::string& pending, bool& listens) {
    for (;;) {
        const std::string_view message = first_message(pending);
        if (message.empty()) return;
        listens |= message.front() == script && message.find("LISTEN") != message.npos;
        if (message.front() == sync && !listens) ++trips_;
        pending.erase(0, message.size());
    }
}

// False: this connection ends here.
bool PostgresProxy::pass_on(int client, std::string& pending) {
    for (;;) {
        const std::string_view message = first_message(pending);
        if (message.empty()) return true;
        if (message.front() == notification && loses_notifications_) {
            ++lost_;
            pending.erase(0, message.size());
            continue;
        }
        const Break how = take_break(message);
        const bool is_answered = how == Break::none || how == Break::closed_after_answer ||
                                 how == Break::silent_after_answer;
        if (is_answered && !send_all(client, message)) return false;
        if (how == Break::closed_after_answer || how == Break::closed_at_answer)
            send_all(client, fatal_message());
        if (how != Break::none) return false;
        pending.erase(0, message.size());
    }
}

}  // namespace support
