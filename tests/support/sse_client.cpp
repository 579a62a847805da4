// One thread polls all sockets. What they read is kept under one mutex, which tests look through.
#include "support/sse_client.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <cerrno>
#include <set>
#include <stdexcept>
#include <system_error>

namespace support {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr milliseconds back_after{10};

std::string small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

void require(bool is_so, const std::string& what) {
    if (!is_so) throw std::runtime_error(what);
}

std::optional<std::int64_t> revision_of(const json::value& record) {
    if (record.is_null()) return {};
    const json::object& members = record.as_object();
    const json::value* revision = members.if_contains("revision");
    return revision ? std::optional(revision->to_number<std::int64_t>()) : std::nullopt;
}

// A reset, where `is_rude`.
void close_socket(int handle, bool is_rude) {
    const linger at_once{.l_onoff = is_rude ? 1 : 0, .l_linger = 0};
    ::setsockopt(handle, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    ::close(handle);
}

}  // namespace

SseEvent read_event(const StreamMessage& message) {
    require(message.type == "message", "not for onmessage: " + message.type);
    const json::value parsed = json::parse(message.data);
    const json::object& event = parsed.as_object();
    std::set<std::string> names;
    for (const auto& member : event) names.emplace(member.key());
    for (const char* optional : {"by", "fields", "orderStatusThen"}) names.erase(optional);
    require(names ==
                std::set<std::string>{"at", "id", "kind", "record", "revision", "sequence", "type"},
            "other members than those of an event: " + message.data);
    require(!event.at("at").as_string().empty(), "no time");
    SseEvent read{message.id,
                  event.at("sequence").to_number<std::int64_t>(),
                  event.at("revision").to_number<std::int64_t>(),
                  std::string(event.at("type").as_string()),
                  std::string(event.at("kind").as_string()),
                  std::string(event.at("id").as_string()),
                  !event.at("record").is_null(),
                  revision_of(event.at("record")),
                  std::chrono::steady_clock::now()};
    require(read.position.starts_with(std::to_string(read.sequence) + '.'),
            "the id " + read.position + " is not the position of " + message.data);
    return read;
}

SseClient::SseClient(unsigned seed) : random_(seed), wake_(::eventfd(0, EFD_CLOEXEC)) {
    if (wake_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    thread_ = std::thread([this] { run(); });
}

SseClient::~SseClient() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    wake();
    thread_.join();
    for (Socket& socket : sockets_)
        if (socket.handle >= 0) ::close(socket.handle);
    ::close(wake_);
}

void SseClient::wake() const {
    const std::uint64_t one = 1;
    while (::write(wake_, &one, sizeof one) < 0 && errno == EINTR) {
    }
}

std::size_t SseClient::add(const SsePlan& plan) {
    std::size_t number = 0;
    {
        const std::lock_guard lock(mutex_);
        number = sockets_.size();
        sockets_.push_back({.plan = plan, .connects_at = Clock::now()});
    }
    wake();
    return number;
}

void SseClient::leave(std::size_t reader) {
    const std::lock_guard lock(mutex_);
    Socket& socket = sockets_.at(reader);
    stay_away(socket);
    socket.connects_at.reset();
    end(socket, SseEnding::left);
}

void SseClient::come_back(std::size_t reader, const SsePlan& plan) {
    {
        const std::lock_guard lock(mutex_);
        Socket& socket = sockets_.at(reader);
        end(socket, SseEnding::left);
        socket.plan = plan;
        socket.is_stopped = false;
        socket.connects_at = Clock::now();
    }
    wake();
}

void SseClient::aim(unsigned short port) {
    const std::lock_guard lock(mutex_);
    for (Socket& socket : sockets_) socket.plan.port = port;
}

SseClient::Readers SseClient::readers() const {
    Readers all;
    for (const Socket& socket : sockets_) all.push_back(&socket.seen);
    return all;
}

bool SseClient::wait_until(const std::function<bool(const Readers&)>& is_so, milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, timeout, [&] { return is_so(readers()); });
}

SseReader SseClient::at(std::size_t reader) const {
    const std::lock_guard lock(mutex_);
    return sockets_.at(reader).seen;
}

std::vector<SseReader> SseClient::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<SseReader> all;
    for (const Socket& socket : sockets_) all.push_back(socket.seen);
    return all;
}

// Until the next reader has something to do by itself.
int SseClient::wait_ms(Clock::time_point now) const {
    milliseconds least{1'000};
    for (const Socket& socket : sockets_)
        for (const auto& at : {socket.connects_at, socket.reads_at})
            if (at)
                least = std::min(
                    least, std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*at - now)));
    return static_cast<int>(least.count());
}

void SseClient::run() {
    std::vector<pollfd> ready;
    std::unique_lock lock(mutex_);
    while (!is_stopping_) {
        ready.assign(1, {wake_, POLLIN, 0});
        for (const Socket& socket : sockets_) {
            const bool is_waiting = !socket.is_stopped && !socket.reads_at;
            const short events = socket.is_connecting ? POLLOUT : POLLIN;
            ready.push_back({is_waiting ? socket.handle : -1, events, 0});
        }
        const int timeout = wait_ms(Clock::now());
        lock.unlock();
        ::poll(ready.data(), ready.size(), timeout);
        std::uint64_t woken = 0;
        if (ready[0].revents && ::read(wake_, &woken, sizeof woken) < 0) woken = 0;
        lock.lock();
        const auto now = Clock::now();
        for (std::size_t i = 0; i + 1 < ready.size(); ++i) {
            const bool is_same = ready[i + 1].fd == sockets_[i].handle;
            turn(sockets_[i], is_same ? ready[i + 1].revents : short{0}, now);
        }
        changed_.notify_all();
    }
}

void SseClient::turn(Socket& socket, short ready, Clock::time_point now) {
    if (socket.connects_at && *socket.connects_at <= now) {
        socket.connects_at.reset();
        connect(socket);
    } else if (socket.reads_at) {
        if (*socket.reads_at <= now) socket.reads_at.reset();
    } else if (ready && socket.handle >= 0 && !socket.is_stopped) {
        socket.is_connecting ? send_request(socket) : read(socket);
    }
}

void SseClient::connect(Socket& socket) {
    socket.connection = {};
    socket.seen.ending = SseEnding::none;
    socket.handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket.handle < 0) throw std::system_error(errno, std::generic_category(), "socket");
    const int bytes = socket.plan.receive_bytes;
    if (bytes) ::setsockopt(socket.handle, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(socket.plan.port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const auto* to = reinterpret_cast<const sockaddr*>(&address);
    if (::connect(socket.handle, to, sizeof address) != 0 && errno != EINPROGRESS)
        return end(socket, SseEnding::refused);
    socket.is_connecting = true;  // what became of it is told when it can be written to
}

void SseClient::send_request(Socket& socket) {
    int error = 0;
    socklen_t error_size = sizeof error;
    ::getsockopt(socket.handle, SOL_SOCKET, SO_ERROR, &error, &error_size);
    if (error != 0) return end(socket, SseEnding::refused);
    socket.is_connecting = false;
    std::string request =
        "GET " + socket.plan.target +
        " HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\napikey: " + socket.plan.key + "\r\n";
    const auto& last_id = socket.seen.last_id;
    if (last_id && !last_id->empty()) request += "Last-Event-ID: " + *last_id + "\r\n";
    request += "\r\n";
    const ssize_t sent = ::send(socket.handle, request.data(), request.size(), MSG_NOSIGNAL);
    if (sent != static_cast<ssize_t>(request.size())) end(socket, SseEnding::cut);
}

void SseClient::read(Socket& socket) {
    std::string bytes(socket.plan.read_bytes, '\0');
    const ssize_t count = ::recv(socket.handle, bytes.data(), bytes.size(), 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) return end(socket, SseEnding::cut);
    bytes.resize(static_cast<std::size_t>(count));
    socket.is_stopped = socket.plan.stops_reading;
    const unsigned leaves_one_in = socket.plan.leaves_one_in;
    const bool leaves = leaves_one_in && random_() % leaves_one_in == 0;
    if (leaves) bytes.resize(random_() % (bytes.size() + 1));
    try {
        take(socket, bytes);
    } catch (const std::exception& error) {
        if (socket.seen.fault.empty()) socket.seen.fault = error.what();
        stay_away(socket);
        return end(socket, SseEnding::left);
    }
    if (leaves && socket.handle >= 0) end(socket, SseEnding::left);
    if (socket.plan.read_pause.count() && socket.handle >= 0)
        socket.reads_at = Clock::now() + socket.plan.read_pause;
}

// False: the head is not yet whole.
bool SseClient::take_head(Socket& socket, std::string_view& bytes) {
    Connection& connection = socket.connection;
    if (connection.has_head) return true;
    const std::size_t before = connection.head.size();
    connection.head += bytes;
    const std::size_t end = connection.head.find("\r\n\r\n");
    if (end == std::string::npos) return false;
    bytes.remove_prefix(end + 4 - before);
    connection.head.resize(end + 2);
    connection.has_head = true;
    SseReader& seen = socket.seen;
    seen.status = std::stoi(connection.head.substr(9, 3));
    seen.headers.clear();
    ++seen.answers;
    std::size_t at = connection.head.find("\r\n") + 2;
    while (at < connection.head.size()) {
        const std::size_t line_end = connection.head.find("\r\n", at);
        const std::size_t colon = connection.head.find(": ", at);
        seen.headers[small_letters(connection.head.substr(at, colon - at))] =
            connection.head.substr(colon + 2, line_end - colon - 2);
        at = line_end + 2;
    }
    connection.is_chunked = seen.headers["transfer-encoding"] == "chunked";
    return true;
}

void SseClient::take(Socket& socket, std::string_view bytes) {
    SseReader& seen = socket.seen;
    seen.bytes += bytes.size();
    if (!take_head(socket, bytes)) return;
    if (seen.headers["content-type"].starts_with("text/event-stream")) {
        require(seen.status == 200 && socket.connection.is_chunked, "not as streams are");
        return take_stream(socket, bytes);
    }
    stay_away(socket);
    if (socket.connection.is_chunked) {
        seen.body += socket.connection.chunks.add(bytes);
        if (socket.connection.chunks.has_ended()) end(socket, SseEnding::whole);
        return;
    }
    seen.body += bytes;
    if (seen.body.size() >=
        static_cast<std::size_t>(std::stoi("0" + seen.headers["content-length"])))
        end(socket, SseEnding::whole);
}

void SseClient::take_stream(Socket& socket, std::string_view bytes) {
    SseReader& seen = socket.seen;
    Connection& connection = socket.connection;
    EventStreamParser& parser = connection.parser;
    const std::size_t blocks = parser.blocks(), comments = parser.comments();
    for (const StreamMessage& message : parser.add(connection.chunks.add(bytes)))
        seen.events.push_back(read_event(message));
    seen.blocks += parser.blocks() - blocks;
    seen.comments += parser.comments() - comments;
    if (parser.last_id()) seen.last_id = parser.last_id();
    if (parser.retry_ms()) seen.retry_ms = parser.retry_ms();
    if (connection.chunks.has_ended())
        end(socket, parser.is_at_boundary() ? SseEnding::whole : SseEnding::torn);
}

void SseClient::stay_away(Socket& socket) {
    socket.plan.comes_back = false;
    socket.plan.leaves_one_in = 0;
}

void SseClient::end(Socket& socket, SseEnding ending) {
    if (socket.handle < 0) return;
    close_socket(socket.handle, ending == SseEnding::left && random_() % 2 == 0);
    socket.handle = -1;
    socket.is_connecting = false;
    socket.reads_at.reset();
    socket.seen.ending = ending;
    const bool is_own = ending == SseEnding::left && socket.plan.leaves_one_in != 0;
    if (socket.plan.comes_back || is_own) socket.connects_at = Clock::now() + back_after;
}

}  // namespace support
