// The network edge: sockets, framing, TLS, timeouts, compression. Knows nothing of restaurants.
#pragma once

#include "http/message.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace http {

// Connections in addition to the `connections_max` of TCP.
inline constexpr int private_connections_max = 64;
inline constexpr int service_connections_max = 64;
inline constexpr int refused_connections_max = 64;  // at a time, that get an answer why

struct ServerSettings {
    std::string listen{};                        // HOST:PORT, port 0 picks one
    std::string service_listen{};                // HOST:PORT for health and figures; empty: none
    std::string private_socket{};                // path of a local socket, mode 0600; empty: none
    std::string tls_cert{}, tls_key{};           // PEM files; empty: plain HTTP
    std::vector<std::string> trusted_proxies{};  // CIDR; whose X-Forwarded-For and -Proto count
    int threads = 1;
    int connections_max = 20'000;
    int drain_seconds = 10;  // for running requests, after stop()
    int header_seconds = 10, body_seconds = 30, write_seconds = 30, idle_seconds = 60;
};

// A certificate or its key that cannot be used; says which file and why.
class TlsError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};
void check_tls(const std::string& certificate_path, const std::string& key_path);

class Server {
public:
    // Binds and listens; throws std::system_error with a message that says what to do, and
    // TlsError.
    Server(const ServerSettings& settings, Handler& handler);
    ~Server();

    std::string address() const;          // "http://127.0.0.1:8080", with the port picked
    std::string service_address() const;  // likewise; empty: none
    void run();                           // serves until stop(); blocks
    void stop();  // any thread or signal handler thread: stop accepting, drain, end run()
    int connection_count() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace http
