// A small blocking client: for the command line (private socket) and for tests (TCP).
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace http {

struct ClientAnswer {
    int status = 0;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    std::string_view header(std::string_view name) const;  // any case; empty when absent
};

struct ClientRequest {
    std::string method = "GET";
    std::string target = "/";
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
};

// One connection, kept alive between calls and reopened when the server closed it. Throws
// std::system_error when the server cannot be reached or does not answer in time.
class Client {
public:
    static Client to_socket(const std::string& path);
    static Client to_address(const std::string& host, unsigned short port);
    ~Client();
    Client(Client&&) noexcept;

    ClientAnswer call(const ClientRequest& request,
                      std::chrono::milliseconds timeout = std::chrono::seconds(30));

private:
    struct Impl;
    explicit Client(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace http
