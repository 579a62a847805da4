#include "bench/listeners.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace bench {
namespace {

constexpr int readers_of_key = 1'000;

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

}  // namespace

Listeners::Listeners(unsigned short port, const std::string& store,
                     const std::vector<std::string>& keys, int count)
    : Ears(static_cast<std::size_t>(count)), poll_(epoll_create1(EPOLL_CLOEXEC)) {
    if (poll_ < 0) fail("epoll_create1");
    const std::string target = "/v1/sync/store/" + store + "/events";
    streams_.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        open(port, target, keys.at(static_cast<std::size_t>(i / readers_of_key)));
    thread_ = std::thread([this] { run(); });
    wait_until_begun();
}

Listeners::~Listeners() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    thread_.join();
    for (const Stream& stream : streams_) ::close(stream.socket);
    ::close(poll_);
}

void Listeners::open(unsigned short port, const std::string& target, const std::string& key) {
    const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0) fail("socket");
    streams_.push_back({.socket = handle});
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        fail("connect");
    const std::string request = "GET " + target + " HTTP/1.1\r\nHost: x\r\napikey: " + key +
                                "\r\nAccept: text/event-stream\r\n\r\n";
    if (::send(handle, request.data(), request.size(), MSG_NOSIGNAL) !=
        static_cast<ssize_t>(request.size()))
        fail("send");
    epoll_event event{.events = EPOLLIN, .data = {.u64 = streams_.size() - 1}};
    if (epoll_ctl(poll_, EPOLL_CTL_ADD, handle, &event) != 0) fail("epoll_ctl");
}

void Listeners::run() {
    move_to_all_cores();
    std::array<epoll_event, 64> ready{};
    std::unique_lock lock(mutex_);
    while (!is_stopping_ && fault_.empty()) {
        lock.unlock();
        const int count = epoll_wait(poll_, ready.data(), ready.size(), 100);
        lock.lock();
        for (int i = 0; i < count && fault_.empty(); ++i)
            read(streams_[ready[static_cast<std::size_t>(i)].data.u64]);
    }
}

void Listeners::read(Stream& stream) {
    static thread_local std::array<char, 64 * 1024> buffer;
    const ssize_t count = ::recv(stream.socket, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
        fault_ = "a stream of events ended";
        return;
    }
    note_bytes(static_cast<std::size_t>(count));
    std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
    if (!stream.is_begun) take_head(stream, bytes);
    if (stream.is_begun) take_chunks(stream, bytes);
    if (!stream.is_begun && stream.head.find("\r\n\r\n") != std::string::npos)
        fault_ = "no stream of events: " + stream.head;
}

// The stream has begun when the head has come, and with it, or soon after it, its position.
void Listeners::take_head(Stream& stream, std::string_view& bytes) {
    const std::size_t before = stream.head.size();
    stream.head += bytes;
    const std::size_t end = stream.head.find("\r\n\r\n");
    if (end == std::string::npos) return;
    stream.is_begun = stream.head.starts_with("HTTP/1.1 200 ");
    bytes.remove_prefix(end + 4 - before);
}

void Listeners::take_chunks(Stream& stream, std::string_view bytes) {
    while (!bytes.empty()) {
        if (stream.left_of_chunk > 0) {
            const std::string_view body = bytes.substr(0, stream.left_of_chunk);
            if (stream.tail.empty()) ++begun_;  // its position, which comes first
            look_for_marks(stream, body);
            stream.left_of_chunk -= body.size();
            bytes.remove_prefix(body.size());
            continue;
        }
        const char byte = bytes.front();
        bytes.remove_prefix(1);
        if (byte != '\n' && byte != '\r') stream.size_line += byte;
        if (byte == '\n' && !stream.size_line.empty()) {
            stream.left_of_chunk = std::stoul(stream.size_line, nullptr, 16);
            stream.size_line.clear();
        }
    }
}

// A mark may begin in what came before; the tail is too short to hold a whole one.
void Listeners::look_for_marks(Stream& stream, std::string_view body) {
    constexpr std::size_t tail_bytes = before_number.size() + number_digits - 1;
    std::string border = stream.tail + std::string(body.substr(0, tail_bytes));
    note_marks(border);
    note_marks(body);
    if (body.size() > tail_bytes) border = body.substr(body.size() - tail_bytes);
    stream.tail = border.substr(border.size() - std::min(border.size(), tail_bytes));
}

void Listeners::require_health() const {
    if (!fault_.empty()) throw std::runtime_error(fault_);
}

void Listeners::wait_until_begun() const {
    const auto deadline = Clock::now() + patience;
    for (;;) {
        {
            const std::lock_guard lock(mutex_);
            require_health();
            if (begun_ == streams_.size()) return;
        }
        if (Clock::now() > deadline) throw std::runtime_error("streams of events do not begin");
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

}  // namespace bench
