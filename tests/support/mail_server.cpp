#include "support/mail_server.hpp"

#include "base/base64.hpp"

#include <netinet/in.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <stdexcept>

namespace support {
namespace {

void require(bool is_fine, const char* what) {
    if (!is_fine) throw std::runtime_error(what);
}

// The TLS library writes to connections that the client has left.
void ignore_broken_pipes() {
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);
}

}  // namespace

// One connection.
class MailServer::Talk {
public:
    Talk(MailServer& server, int socket) : server_(server), socket_(socket) {}

    void run() {
        if (server_.manners_.tls == Tls::at_once && !encrypt()) return;
        if (!answer("CONNECT", "220 mail.test ESMTP")) return;
        while (const auto line = read_line()) {
            server_.note(*line);
            if (!obey(*line)) return;
        }
    }

private:
    using Ssl = std::unique_ptr<SSL, decltype(&SSL_free)>;

    bool obey(const std::string& line) {
        const std::string verb = line.substr(0, line.find(' '));
        if (verb == "EHLO") return answer(verb, greeting());
        if (verb == "STARTTLS") return answer(verb, "220 go ahead") && encrypt();
        if (verb == "AUTH") return authorize();
        if (verb == "MAIL") letter_.from = line.substr(line.find('<'));
        if (verb == "RCPT") letter_.to = line.substr(line.find('<'));
        if (verb == "DATA" && !server_.manners_.says.contains(verb))
            return answer(verb, "354 go ahead") && read_letter();
        if (verb == "QUIT") return answer(verb, "221 bye") && false;
        return answer(verb, "250 fine");
    }

    bool authorize() {
        if (!answer("CHALLENGE", "334 ")) return false;
        letter_.authorization = base::from_base64(read_line().value_or("")).value_or("");
        return answer("AUTH", "235 welcome");
    }

    std::string greeting() const {
        std::string text = "250-mail.test\r\n";
        if (server_.manners_.tls == Tls::offered && !ssl_) text += "250-STARTTLS\r\n";
        return text + "250 AUTH PLAIN";
    }

    bool read_letter() {
        letter_.text.clear();
        while (const auto line = read_line()) {
            if (*line == ".") {
                letter_.is_encrypted = ssl_ != nullptr;
                const std::lock_guard lock(server_.mutex_);
                if (server_.manners_.says.contains(".") || server_.manners_.drops_at == ".") break;
                server_.letters_.push_back(letter_);
                break;
            }
            letter_.text += (line->starts_with('.') ? line->substr(1) : *line) + "\r\n";
        }
        return answer(".", "250 taken");
    }

    // False when the connection is to end.
    bool answer(const std::string& verb, std::string text) {
        if (server_.manners_.drops_at == verb) return false;
        if (server_.manners_.hangs_at == verb) {
            while (read_line()) {
            }
            return false;
        }
        const auto instead = server_.manners_.says.find(verb);
        if (instead != server_.manners_.says.end()) text = instead->second;
        text += "\r\n";
        const auto size = static_cast<int>(text.size());
        return ssl_ ? SSL_write(ssl_.get(), text.data(), size) == size
                    : send(socket_, text.data(), text.size(), MSG_NOSIGNAL) == size;
    }

    std::optional<std::string> read_line() {
        for (;;) {
            if (const std::size_t end = received_.find("\r\n"); end != std::string::npos) {
                std::string line = received_.substr(0, end);
                received_.erase(0, end + 2);
                return line;
            }
            char bytes[4096];
            const auto size = ssl_ ? SSL_read(ssl_.get(), bytes, sizeof bytes)
                                   : recv(socket_, bytes, sizeof bytes, 0);
            if (size <= 0) return std::nullopt;
            received_.append(bytes, static_cast<std::size_t>(size));
        }
    }

    bool encrypt() {
        ssl_.reset(SSL_new(server_.tls_.get()));
        SSL_set_fd(ssl_.get(), socket_);
        return SSL_accept(ssl_.get()) == 1;
    }

    MailServer& server_;
    const int socket_;
    Ssl ssl_{nullptr, SSL_free};
    std::string received_;
    Letter letter_;
};

MailServer::MailServer(Manners manners)
    : manners_(std::move(manners)), tls_(nullptr, SSL_CTX_free) {
    if (manners_.tls != Tls::none) {
        tls_.reset(SSL_CTX_new(TLS_server_method()));
        require(SSL_CTX_use_certificate_chain_file(tls_.get(), manners_.certificate.c_str()) == 1,
                "no certificate");
        require(
            SSL_CTX_use_PrivateKey_file(tls_.get(), manners_.key.c_str(), SSL_FILETYPE_PEM) == 1,
            "no key");
    }
    sockaddr_in address{};
    address.sin_family = AF_INET;
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    require(listener_ >= 0 && bind(listener_, generic, size) == 0 && listen(listener_, 16) == 0 &&
                getsockname(listener_, generic, &size) == 0,
            "cannot listen");
    port_ = ntohs(address.sin_port);
    threads_.emplace_back([this] { accept_all(); });
}

MailServer::~MailServer() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
        shutdown(listener_, SHUT_RDWR);
        for (int socket : sockets_) shutdown(socket, SHUT_RDWR);
    }
    threads_.front().join();
    for (std::size_t at = 1; at < threads_.size(); ++at) threads_[at].join();
    close(listener_);
}

void MailServer::accept_all() {
    for (;;) {
        const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        const std::lock_guard lock(mutex_);
        if (socket < 0 || is_stopping_) {
            if (socket >= 0) close(socket);
            return;
        }
        sockets_.insert(socket);
        threads_.emplace_back([this, socket] {
            ignore_broken_pipes();
            Talk(*this, socket).run();
            const std::lock_guard closing(mutex_);
            sockets_.erase(socket);
            close(socket);
        });
    }
}

void MailServer::note(const std::string& line) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(line);
}

std::vector<MailServer::Letter> MailServer::letters() const {
    const std::lock_guard lock(mutex_);
    return letters_;
}

std::vector<std::string> MailServer::lines() const {
    const std::lock_guard lock(mutex_);
    return lines_;
}

}  // namespace support
