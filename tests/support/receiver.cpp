#include "support/receiver.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <system_error>

namespace support {
namespace {

void check(bool is_fine, const char* what) {
    if (!is_fine) throw std::system_error(errno, std::generic_category(), what);
}

std::string cut_line(std::string& text) {
    const std::size_t end = text.find("\r\n");
    std::string line = text.substr(0, end);
    text.erase(0, end == std::string::npos ? text.size() : end + 2);
    return line;
}

std::string lower_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
    });
    return text;
}

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (size <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

// Whether the client goes within that time; -1: however long it takes.
bool goes_within(int socket, int ms) {
    pollfd waits{.fd = socket, .events = POLLRDHUP, .revents = 0};
    return poll(&waits, 1, ms) == 1;
}

int ms_of(std::chrono::milliseconds time) { return static_cast<int>(time.count()); }

std::optional<Receiver::Request> read_request(int socket, std::string& received) {
    const auto receives = [&] {
        char bytes[16 << 10];
        const ssize_t size = recv(socket, bytes, sizeof bytes, 0);
        if (size > 0) received.append(bytes, static_cast<std::size_t>(size));
        return size > 0;
    };
    while (received.find("\r\n\r\n") == std::string::npos)
        if (!receives()) return std::nullopt;
    Receiver::Request request;
    std::string line = cut_line(received);
    const std::size_t blank = line.find(' ') + 1;
    request.target = line.substr(blank, line.rfind(' ') - blank);
    while (!(line = cut_line(received)).empty()) {
        const std::size_t colon = line.find(':');
        const std::size_t value = line.find_first_not_of(' ', colon + 1);
        request.headers[lower_case(line.substr(0, colon))] =
            value == std::string::npos ? "" : line.substr(value);
    }
    const auto length = request.headers.find("content-length");
    const std::size_t size = length == request.headers.end() ? 0 : std::stoul(length->second);
    while (received.size() < size)
        if (!receives()) return std::nullopt;
    request.body = received.substr(0, size);
    received.erase(0, size);
    return request;
}

}  // namespace

Receiver::Receiver(Behaviour behaviour, std::string identity)
    : behaviour_(std::move(behaviour)), identity_(std::move(identity)) {
    start();
}

Receiver::~Receiver() { stop(); }

void Receiver::start() {
    const int on = 1;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    check(listener_ >= 0, "socket");
    setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    check(bind(listener_, generic, size) == 0, "bind");
    check(::listen(listener_, 128) == 0, "listen");
    check(getsockname(listener_, generic, &size) == 0, "getsockname");
    port_ = ntohs(address.sin_port);
    is_stopping_ = false;
    threads_.emplace_back([this, listener = listener_] { accept_all(listener); });
}

void Receiver::stop() {
    std::vector<std::thread> threads;
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_) return;
        is_stopping_ = true;
        shutdown(listener_, SHUT_RDWR);
        for (int socket : sockets_) shutdown(socket, SHUT_RDWR);
        threads.swap(threads_);
    }
    for (std::thread& thread : threads) thread.join();
    close(listener_);
}

std::vector<Receiver::Request> Receiver::requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
}

int Receiver::connection_count() const {
    const std::lock_guard lock(mutex_);
    return connection_count_;
}

void Receiver::accept_all(int listener) {
    while (true) {
        const int socket = accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
        const std::lock_guard lock(mutex_);
        if (is_stopping_ || socket < 0) {
            if (socket >= 0) close(socket);
            return;
        }
        sockets_.insert(socket);
        threads_.emplace_back(
            [this, socket, connection = ++connection_count_] { serve(socket, connection); });
    }
}

void Receiver::serve(int socket, int connection) {
    std::string received;
    bool stays = true;
    while (stays) {
        auto request = read_request(socket, received);
        if (!request) break;
        request->connection = connection;
        request->reply = behaviour_(*request);
        const Reply its_reply = request->reply;
        const std::size_t index = note(*std::move(request), socket);
        stays = reply(socket, index, its_reply);
        const std::lock_guard lock(mutex_);
        under_way_.erase(index);
        requests_[index].is_answered = stays;
    }
    const std::lock_guard lock(mutex_);
    sockets_.erase(socket);
    close(socket);
}

std::size_t Receiver::note(Request request, int socket) {
    const std::lock_guard lock(mutex_);
    request.came = ++happened_;
    for (const auto& [index, other] : under_way_)
        request.is_doubled |= !identity_.empty() && requests_[index].replied == 0 &&
                              requests_[index].headers[identity_] == request.headers[identity_] &&
                              !goes_within(other, 0);
    under_way_.emplace(requests_.size(), socket);
    requests_.push_back(std::move(request));
    return requests_.size() - 1;
}

// Whether the whole went out and the connection may be used again.
bool Receiver::reply(int socket, std::size_t index, const Reply& reply) {
    if (reply.is_silent) {
        goes_within(socket, -1);
        return false;
    }
    if (reply.after.count() > 0 && goes_within(socket, ms_of(reply.after))) return false;
    {
        const std::lock_guard lock(mutex_);
        requests_[index].replied = ++happened_;
    }
    const std::string text = "HTTP/1.1 " + std::to_string(reply.status) +
                             " Status\r\nContent-Length: " + std::to_string(reply.body.size()) +
                             "\r\n" + reply.headers + "\r\n" + reply.body;
    const std::string_view sent = std::string_view(text).substr(0, reply.cut_at.value_or(-1));
    if (reply.between.count() == 0) return send_all(socket, sent) && !reply.cut_at;
    for (std::size_t i = 0; i < sent.size(); ++i)
        if (!send_all(socket, sent.substr(i, 1)) || goes_within(socket, ms_of(reply.between)))
            return false;
    return !reply.cut_at;
}

}  // namespace support
