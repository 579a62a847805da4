// A small mail server (RFC 5321) that behaves as well or as badly as a test tells it to, and
// remembers what it was sent. Listens on all addresses of IPv4.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

struct ssl_ctx_st;

namespace support {

class MailServer {
public:
    enum class Tls { none, offered, at_once };
    struct Manners {
        Tls tls = Tls::none;
        std::string certificate{}, key{};           // PEM files, for TLS
        std::map<std::string, std::string> says{};  // instead, to a verb or "." after the text:
                                                    // "RCPT" -> "550 no such user"
        std::string hangs_at{}, drops_at{};         // verbs, "CONNECT" or "."
    };
    struct Letter {
        std::string from, to;         // of the envelope, with their brackets
        std::string text;             // with its headers, lines end in \r\n
        bool is_encrypted = false;    // how it came
        std::string authorization{};  // what AUTH PLAIN said: "\0user\0password"
    };

    explicit MailServer(Manners manners);
    MailServer() : MailServer(Manners{}) {}
    ~MailServer();
    MailServer(const MailServer&) = delete;
    MailServer& operator=(const MailServer&) = delete;

    unsigned short port() const { return port_; }
    std::vector<Letter> letters() const;
    std::vector<std::string> lines() const;  // all that clients said, but the texts of letters

private:
    class Talk;
    void accept_all();
    void note(const std::string& line);

    const Manners manners_;
    std::unique_ptr<ssl_ctx_st, void (*)(ssl_ctx_st*)> tls_;
    int listener_ = -1;
    unsigned short port_ = 0;
    mutable std::mutex mutex_;
    bool is_stopping_ = false;
    std::set<int> sockets_;
    std::vector<Letter> letters_;
    std::vector<std::string> lines_;
    std::vector<std::thread> threads_;  // the first accepts
};

}  // namespace support
