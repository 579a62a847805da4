#include "bench/counting_proxy.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace bench {
namespace {

constexpr std::string_view socket_name = ".s.PGSQL.5432";

sockaddr_un address_in(const std::filesystem::path& folder) {
    const std::string path = folder / socket_name;
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error("too long: " + path);
    std::ranges::copy(path, address.sun_path);
    return address;
}

int unix_socket() {
    const int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (made < 0) throw std::system_error(errno, std::generic_category(), "no socket");
    return made;
}

bool send_all(int to, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

// Finds the messages in a stream: a letter, then the length of the rest, then the rest. The first
// message of a connection has no letter.
class Messages {
public:
    template <class Take>
    void read(std::string_view bytes, Take take) {
        for (kept_ += bytes;;) {
            const std::size_t letters = has_begun_ ? 1 : 0;
            if (kept_.size() < letters + 4) return;
            std::size_t length = 0;
            for (const char byte : std::string_view(kept_).substr(letters, 4))
                length = length << 8U | static_cast<unsigned char>(byte);
            if (kept_.size() < letters + length) return;
            if (has_begun_) take(kept_.front(), std::string_view(kept_).substr(5, length - 4));
            kept_.erase(0, letters + length);
            has_begun_ = true;
        }
    }

private:
    bool has_begun_ = false;
    std::string kept_;
};

// The text up to the next NUL, which it takes from the front.
std::string take_text(std::string_view& bytes) {
    std::string text(bytes.substr(0, bytes.find('\0')));
    bytes.remove_prefix(std::min(text.size() + 1, bytes.size()));
    return text;
}

}  // namespace

struct CountingProxy::Connection {
    int client, server, number;
    std::atomic<bool> is_answered = true;  // since the last request
};

CountingProxy::CountingProxy(const std::filesystem::path& folder, std::filesystem::path cluster)
    : cluster_(std::move(cluster)), listener_(unix_socket()) {
    const sockaddr_un address = address_in(folder);
    if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        listen(listener_, 64) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot listen");
    acceptor_ = std::thread([this] {
        for (int client = 0; (client = accept(listener_, nullptr, nullptr)) >= 0;) serve(client);
    });
}

CountingProxy::~CountingProxy() {
    shutdown(listener_, SHUT_RDWR);
    acceptor_.join();
    for (const int one : sockets_) shutdown(one, SHUT_RDWR);
    for (std::thread& one : threads_) one.join();
    for (const int one : sockets_) close(one);
    close(listener_);
}

void CountingProxy::serve(int client) {
    const int server = unix_socket();
    const sockaddr_un address = address_in(cluster_);
    sockets_.insert(sockets_.end(), {client, server});
    if (connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        shutdown(client, SHUT_RDWR);
        return;
    }
    const auto connection =
        std::make_shared<Connection>(client, server, static_cast<int>(sockets_.size()) / 2);
    threads_.emplace_back([this, connection] { pass_requests(*connection); });
    threads_.emplace_back([this, connection] { pass_answers(*connection); });
}

void CountingProxy::pass_requests(Connection& connection) {
    std::array<char, 65'536> buffer;
    Messages messages;
    std::map<std::string, std::string> prepared;  // statements by name
    for (;;) {
        const ssize_t got = recv(connection.client, buffer.data(), buffer.size(), 0);
        const std::string_view bytes(buffer.data(),
                                     static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (connection.is_answered.exchange(false) && !bytes.empty()) note_trip(connection.number);
        messages.read(bytes, [&](char letter, std::string_view body) {
            if (letter == 'Q' || letter == 'E') ++statements_;
            if (letter == 'Q') note(take_text(body));
            if (letter == 'P') {
                std::string name = take_text(body);
                prepared[name] = take_text(body);
            }
            if (letter == 'B') {
                take_text(body);
                note(prepared[take_text(body)]);
            }
        });
        if (bytes.empty() || !send_all(connection.server, bytes)) break;
    }
    shutdown(connection.server, SHUT_WR);
}

void CountingProxy::note_trip(int connection) {
    ++trips_;
    const std::lock_guard lock(noting_);
    noted_ += "connection " + std::to_string(connection) + ":\n";
}

void CountingProxy::note(std::string_view sql) {
    const std::lock_guard lock(noting_);
    (((noted_ += "    ") += sql)) += '\n';
}

std::string CountingProxy::take_statements() {
    const std::lock_guard lock(noting_);
    return std::exchange(noted_, {});
}

void CountingProxy::pass_answers(Connection& connection) {
    std::array<char, 65'536> buffer;
    for (;;) {
        const ssize_t got = recv(connection.server, buffer.data(), buffer.size(), 0);
        if (got <= 0) break;
        connection.is_answered = true;
        if (!send_all(connection.client, {buffer.data(), static_cast<std::size_t>(got)})) break;
    }
    shutdown(connection.client, SHUT_WR);
}

}  // namespace bench
