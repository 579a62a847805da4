// For the tests of http/: a handler whose paths show one behaviour each, a server around it, and a
// client that sends raw bytes.
#pragma once

#include "http/memory.hpp"
#include "http/server.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace http::test {

using namespace std::chrono_literals;

// Makes `count` pieces of `bytes` each.
class CountingStream final : public Stream {
public:
    CountingStream(int count, std::size_t bytes, bool fails, bool is_threaded)
        : count_(count), bytes_(bytes), fails_(fails), is_threaded_(is_threaded) {}
    void pull(Ready ready) override;

    static inline std::atomic<int> pulled = 0;

private:
    int count_;
    const std::size_t bytes_;
    const bool fails_, is_threaded_;
    int made_ = 0;
};

// Streams whose pieces the test gives, and which wait between them. Any thread.
class Feed {
public:
    // To every stream that waits; says to how many.
    int give(const std::string& piece, Stream::State state = Stream::State::more);
    int give_too_late();  // as give(), to streams that were destroyed while they waited
    int waiting_count();
    int open_count();  // streams that are not yet destroyed
    // Without `farewell` the stream does not listen to end_soon(); else it ends with that piece.
    std::unique_ptr<Stream> open(std::optional<std::string> farewell);

private:
    class FedStream;
    std::mutex mutex_;
    std::map<const FedStream*, Stream::Ready> waiting_;
    std::vector<Stream::Ready> too_late_;
    int open_count_ = 0;
};

class TestHandler final : public Handler {
public:
    explicit TestHandler(std::size_t memory_bytes = 256 << 20) : memory_(memory_bytes) {}
    ~TestHandler() override;
    Admission admit(const Request& head) override;
    void handle(const Request& request, std::shared_ptr<Ticket> ticket, Respond respond) override;
    Response refuse(const Request& request, int status, std::string_view code,
                    std::string_view detail) override;
    Memory& memory() override { return memory_; }

    void release_held();  // answers /hold
    int held_count();

    std::atomic<int> handled = 0, admitted = 0;
    Feed feed;  // of /events, which ends with its query, and of /pieces, which ends when it ends
    std::shared_ptr<const std::string> prepared_gzip, prepared_zstd;

private:
    Response answer(const Request& request);

    Memory memory_;
    std::mutex mutex_;
    std::vector<std::pair<std::string, Respond>> held_;
    std::vector<std::thread> threads_;
};

std::string text_of(std::size_t bytes);  // compressible

class TestServer {
public:
    explicit TestServer(ServerSettings settings = {}, std::size_t memory_bytes = 256 << 20);
    ~TestServer();
    void stop();  // returns when run() has

    Server& server() { return *server_; }
    TestHandler& handler() { return handler_; }
    unsigned short port() const;

private:
    TestHandler handler_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

struct RawAnswer {
    int status = 0;
    std::string head{};
    std::string body{};
    bool is_whole = true;
    std::string header(std::string_view name) const;
};

class RawClient {
public:
    explicit RawClient(unsigned short port);
    explicit RawClient(const std::string& local_path);
    ~RawClient();
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    bool send(std::string_view bytes);
    void end_sending();
    void close();
    void reset();  // closes so that the server sees a failed connection, not an end
    // One answer, or nothing when the server closes or is silent for `patience`.
    std::optional<RawAnswer> answer(bool is_head = false, std::chrono::milliseconds patience = 5s);
    // Whether the server closes within `patience`, having sent nothing more.
    bool is_closed(std::chrono::milliseconds patience = 5s);
    int descriptor() const { return socket_; }

private:
    bool read_some(std::chrono::milliseconds patience);
    bool read_until(std::string_view mark, std::chrono::milliseconds patience);
    bool read_chunks(RawAnswer& answer, std::chrono::milliseconds patience);

    int socket_ = -1;
    bool is_ended_ = false;
    std::string received_{};
};

// Waits until `claim` holds; false when it does not within ten seconds.
bool eventually(const std::function<bool()>& claim);

std::string get(std::string_view target, std::string_view more_headers = {});

}  // namespace http::test
