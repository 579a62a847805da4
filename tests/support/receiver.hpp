// A small HTTP server that behaves as well or as badly as a test tells it to, and remembers what it
// was sent. Listens on 127.0.0.1.
#pragma once

#include <chrono>
#include <condition_variable>
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
    using Time = std::chrono::steady_clock::time_point;

    struct Reply {
        int status = 200;
        std::string headers{};  // whole lines
        std::string body = "ok";
        std::optional<std::size_t> cut_at{};  // hangs up after so many bytes
        bool is_silent = false;               // says nothing until the client goes
        std::chrono::milliseconds after{};    // waits so long first
        std::chrono::milliseconds between{};  // and so long after every byte
    };

    struct Request {
        int connection = 0;  // those of one have the same number
        Time began{}, ended{};
        std::string target{};
        std::map<std::string, std::string> headers{};  // names in lower case
        std::string body{};
        Reply reply{};
        bool is_over = false, is_answered = false;  // as a whole
    };

    // Called by many threads at once.
    using Behaviour = std::function<Reply(const Request&)>;

    explicit Receiver(Behaviour behaviour);
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
    std::optional<Request> read_request(int socket, std::string& received) const;
    bool reply(int socket, const Reply& reply);
    bool send(int socket, std::string_view bytes) const;
    bool wait(std::chrono::milliseconds time);

    const Behaviour behaviour_;
    unsigned short port_ = 0;
    mutable std::mutex mutex_;
    std::condition_variable stops_;
    bool is_stopping_ = false;
    int listener_ = -1, connection_count_ = 0;
    std::set<int> sockets_;
    std::vector<std::thread> threads_;  // the first accepts
    std::vector<Request> requests_;
};

}  // namespace support
