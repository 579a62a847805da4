// A small HTTP server that behaves as well or as badly as a test tells it to, and remembers what it
// was sent. Listens on 127.0.0.1.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace support {

class Receiver {
public:
    struct Reply {
        int status = 200;
        std::string headers{};  // whole lines
        std::string body = "ok";
        std::optional<std::size_t> cut_at{};  // hangs up after so many bytes
        bool is_silent = false;               // says nothing until the client goes
        std::chrono::milliseconds after{};    // waits so long first, or until the client goes
        std::chrono::milliseconds between{};  // and so long after every byte
    };

    struct Request {
        int connection = 0;  // those of one have the same number
        // When it came, and when the reply began to go out, in the order of all that happened here;
        // 0: none did.
        std::uint64_t came = 0, replied = 0;
        // Another with the same value of the header `identity` was under way: its client had not
        // gone, and no reply to it had begun.
        bool is_doubled = false;
        std::string target{};
        std::map<std::string, std::string> headers{};  // names in lower case
        std::string body{};
        Reply reply{};
        bool is_answered = false;  // the reply went out as a whole
    };

    // Called by many threads at once.
    using Behaviour = std::function<Reply(const Request&)>;

    explicit Receiver(Behaviour behaviour, std::string identity = {});
    ~Receiver();  // calls stop()
    Receiver(const Receiver&) = delete;
    Receiver& operator=(const Receiver&) = delete;

    void stop();   // in the middle of whatever goes on
    void start();  // again, on the same port

    unsigned short port() const { return port_; }
    std::vector<Request> requests() const;
    int connection_count() const;

private:
    void accept_all(int listener);
    void serve(int socket, int connection);
    std::size_t note(Request request, int socket);
    bool reply(int socket, std::size_t index, const Reply& reply);

    const Behaviour behaviour_;
    const std::string identity_;
    unsigned short port_ = 0;
    mutable std::mutex mutex_;
    bool is_stopping_ = false;
    int listener_ = -1, connection_count_ = 0;
    std::uint64_t happened_ = 0;
    std::set<int> sockets_;
    std::map<std::size_t, int> under_way_;  // sockets of the requests at these places
    std::vector<std::thread> threads_;      // the first accepts
    std::vector<Request> requests_;
};

}  // namespace support
