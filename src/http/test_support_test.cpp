#include "http/test_support.hpp"
#include "http/grammar.hpp"

#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <charconv>

namespace http::test {
namespace {

std::size_t number_in(std::string_view text, int base = 10) {
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number, base);
    return number;
}

}  // namespace

void CountingStream::pull(Ready ready) {
    ++pulled;
    ++made_;
    const State state = made_ < count_ ? State::more : fails_ ? State::failed : State::last;
    std::string piece(bytes_, static_cast<char>('a' + made_ % 26));
    if (!is_threaded_) return ready(std::move(piece), state);
    std::thread([ready = std::move(ready), piece = std::move(piece), state] {
        ready(piece, state);
    }).detach();
}

class Feed::FedStream final : public Stream {
public:
    FedStream(Feed& feed, std::optional<std::string> farewell)
        : feed_(feed), farewell_(std::move(farewell)) {
        const std::lock_guard lock(feed_.mutex_);
        ++feed_.open_count_;
    }
    ~FedStream() override {
        const std::lock_guard lock(feed_.mutex_);
        if (auto node = feed_.waiting_.extract(this))
            feed_.too_late_.push_back(std::move(node.mapped()));
        --feed_.open_count_;
    }
    void pull(Ready ready) override {
        if (is_ending_) return ready(*farewell_, State::last);
        const std::lock_guard lock(feed_.mutex_);
        feed_.waiting_.emplace(this, std::move(ready));
    }
    void end_soon() override {
        if (!farewell_) return;
        EXPECT_FALSE(is_ending_) << "is told twice";
        is_ending_ = true;
        if (const Ready ready = take_ready()) ready(*farewell_, State::last);
    }
    // One that listens is one of many: its pieces are small.
    std::size_t piece_bytes_max() const override {
        return farewell_ ? 1024 : Stream::piece_bytes_max();
    }

private:
    Ready take_ready() {
        const std::lock_guard lock(feed_.mutex_);
        auto node = feed_.waiting_.extract(this);
        return node ? std::move(node.mapped()) : Ready{};
    }

    Feed& feed_;
    const std::optional<std::string> farewell_;
    bool is_ending_ = false;
};

int Feed::give(const std::string& piece, Stream::State state) {
    std::map<const FedStream*, Stream::Ready> waiting;
    {
        const std::lock_guard lock(mutex_);
        waiting.swap(waiting_);
    }
    for (const auto& [stream, ready] : waiting) ready(piece, state);
    return static_cast<int>(waiting.size());
}

int Feed::give_too_late() {
    const std::lock_guard lock(mutex_);
    for (const auto& ready : too_late_) ready("too late", Stream::State::more);
    return static_cast<int>(too_late_.size());
}

int Feed::waiting_count() {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(waiting_.size());
}

int Feed::open_count() {
    const std::lock_guard lock(mutex_);
    return open_count_;
}

std::unique_ptr<Stream> Feed::open(std::optional<std::string> farewell) {
    return std::make_unique<FedStream>(*this, std::move(farewell));
}

TestHandler::~TestHandler() {
    for (std::thread& thread : threads_) thread.join();
}

// Nobody may bring a body to /closed, and more than 1000 bytes only to /large.
Admission TestHandler::admit(const Request& head) {
    ++admitted;
    Admission admission;
    if (head.path == "/closed") {
        admission.answer = Response{.status = 401};
        admission.answer->set("X-Request-Id", head.request_id);
        if (head.query == "pieces") admission.answer->body = feed.open(std::nullopt);
    }
    admission.body_bytes_max = head.path == "/large" ? 8 << 20 : 1000;
    admission.holder = head.header("holder");
    return admission;
}

void TestHandler::handle(const Request& request, std::shared_ptr<Ticket>, Respond respond) {
    ++handled;
    if (request.path == "/hold") {
        const std::lock_guard lock(mutex_);
        held_.emplace_back(request.query, std::move(respond));
    } else if (request.path == "/late") {
        const std::lock_guard lock(mutex_);
        threads_.emplace_back([&request, respond = std::move(respond), this] {
            std::this_thread::sleep_for(10ms);
            respond(answer(request));
        });
    } else {
        respond(answer(request));
    }
}

Response TestHandler::answer(const Request& request) {
    Response response;
    response.set("X-Request-Id", std::string(request.request_id));
    const std::size_t number = number_in(request.query);
    if (request.path == "/size") {
        response.set("ETag", "\"5\"");
        response.body = text_of(number);
    } else if (request.path == "/shared") {
        response.set("ETag", "W/\"5\"");
        response.body = std::make_shared<const std::string>(text_of(number));
    } else if (request.path == "/picture") {
        response.content_type = "image/png";
        response.body = text_of(5000);
    } else if (request.path == "/prepared") {
        response.body = text_of(number);
        response.gzip = prepared_gzip;
        response.zstd = prepared_zstd;
    } else if (request.path == "/same") {
        response.status = 304;
        response.set("ETag", "\"5\"");
        response.body = text_of(10);
    } else if (request.path == "/none") {
        response.status = 204;
        response.content_type = {};
    } else if (request.path == "/bye") {
        response.closes_connection = true;
        response.body = "bye";
    } else if (request.path == "/stream" || request.path == "/threads" ||
               request.path == "/broken") {
        response.content_type = "text/plain";
        response.body =
            std::make_unique<CountingStream>(static_cast<int>(number), 10'000,
                                             request.path == "/broken", request.path == "/threads");
    } else if (request.path == "/events") {
        response.content_type = "text/event-stream";
        response.body = feed.open(std::string(request.query));
    } else if (request.path == "/pieces") {
        response.content_type = "text/plain";
        response.body = feed.open(std::nullopt);
    } else if (request.path == "/who") {
        response.body =
            fmt::format("{} {} {}", request.client_address, request.is_tls ? "tls" : "plain",
                        request.is_private   ? "private"
                        : request.is_service ? "service"
                                             : "public");
    } else {
        response.body = fmt::format("{} {}?{} {}", request.method_name, request.path, request.query,
                                    request.body);
    }
    return response;
}

Response TestHandler::refuse(const Request& request, int status, std::string_view code,
                             std::string_view) {
    Response response;
    response.status = status;
    response.set("X-Request-Id", std::string(request.request_id));
    response.body = std::string(code);
    return response;
}

void TestHandler::release_held() {
    std::vector<std::pair<std::string, Respond>> held;
    {
        const std::lock_guard lock(mutex_);
        held.swap(held_);
    }
    for (auto& [name, respond] : held) {
        Response response;
        response.body = "held " + name;
        respond(std::move(response));
    }
}

int TestHandler::held_count() {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(held_.size());
}

std::string text_of(std::size_t bytes) {
    std::string text;
    for (int i = 0; text.size() < std::min<std::size_t>(bytes, 10'007); ++i)
        text += fmt::format("{{\"line\":{}}}\n", i);
    while (text.size() < bytes) text += text;
    text.resize(bytes);
    return text;
}

TestServer::TestServer(ServerSettings settings, std::size_t memory_bytes) : handler_(memory_bytes) {
    if (settings.listen.empty()) settings.listen = "127.0.0.1:0";
    server_ = std::make_unique<Server>(settings, handler_);
    thread_ = std::thread([this] { server_->run(); });
}

TestServer::~TestServer() { stop(); }

void TestServer::stop() {
    server_->stop();
    if (thread_.joinable()) thread_.join();
}

unsigned short TestServer::port() const {
    const std::string address = server_->address();
    return static_cast<unsigned short>(
        number_in(std::string_view(address).substr(address.rfind(':') + 1)));
}

std::string RawAnswer::header(std::string_view name) const {
    std::string_view rest = head;
    while (!rest.empty()) {
        std::string_view value = cut(rest, '\n');
        const std::string_view its_name = cut(value, ':');
        if (!same_word(its_name, name)) continue;
        if (value.ends_with('\r')) value.remove_suffix(1);
        return std::string(without_blanks(value));
    }
    return {};
}

RawClient::RawClient(unsigned short port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
}

RawClient::RawClient(const std::string& local_path) : socket_(socket(AF_UNIX, SOCK_STREAM, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    local_path.copy(address.sun_path, sizeof address.sun_path - 1);
    EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
}

RawClient::~RawClient() { close(); }

bool RawClient::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void RawClient::end_sending() { shutdown(socket_, SHUT_WR); }

void RawClient::close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
}

void RawClient::reset() {
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close();
}

bool RawClient::read_some(std::chrono::milliseconds patience) {
    pollfd waiting{socket_, POLLIN, 0};
    if (poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
    char bytes[16 * 1024];
    const ssize_t count = recv(socket_, bytes, sizeof bytes, 0);
    if (count > 0) received_.append(bytes, static_cast<std::size_t>(count));
    is_ended_ = count <= 0;
    return count > 0;
}

bool RawClient::read_until(std::string_view mark, std::chrono::milliseconds patience) {
    while (received_.find(mark) == std::string::npos)
        if (!read_some(patience)) return false;
    return true;
}

bool RawClient::read_chunks(RawAnswer& answer, std::chrono::milliseconds patience) {
    while (true) {
        if (!read_until("\r\n", patience)) return false;
        const std::size_t line_end = received_.find("\r\n");
        const std::size_t size = number_in(std::string_view(received_).substr(0, line_end), 16);
        while (received_.size() < line_end + 2 + size + 2)
            if (!read_some(patience)) return false;
        answer.body.append(received_, line_end + 2, size);
        received_.erase(0, line_end + 2 + size + 2);
        if (size == 0) return true;
    }
}

std::optional<RawAnswer> RawClient::answer(bool is_head, std::chrono::milliseconds patience) {
    if (!read_until("\r\n\r\n", patience)) return std::nullopt;
    RawAnswer answer;
    const std::size_t head_bytes = received_.find("\r\n\r\n") + 4;
    answer.head = received_.substr(0, head_bytes);
    received_.erase(0, head_bytes);
    EXPECT_TRUE(answer.head.starts_with("HTTP/1.1 ")) << answer.head;
    answer.status = static_cast<int>(number_in(std::string_view(answer.head).substr(9, 3)));
    if (is_head || answer.status == 304 || answer.status == 204 || answer.status == 100)
        return answer;
    if (answer.header("transfer-encoding") == "chunked") {
        answer.is_whole = read_chunks(answer, patience);
    } else if (const std::string length = answer.header("content-length"); !length.empty()) {
        while (received_.size() < number_in(length) && read_some(patience)) {
        }
        answer.is_whole = received_.size() >= number_in(length);
        answer.body = received_.substr(0, number_in(length));
        received_.erase(0, answer.body.size());
    } else {
        while (read_some(patience)) {
        }
        answer.body = std::exchange(received_, {});
    }
    return answer;
}

bool RawClient::is_closed(std::chrono::milliseconds patience) {
    if (!is_ended_) read_some(patience);
    return is_ended_ && received_.empty();
}

bool eventually(const std::function<bool()>& claim) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (std::chrono::steady_clock::now() < end) {
        if (claim()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

std::string get(std::string_view target, std::string_view more_headers) {
    return fmt::format("GET {} HTTP/1.1\r\nHost: x\r\n{}\r\n", target, more_headers);
}

}  // namespace http::test
