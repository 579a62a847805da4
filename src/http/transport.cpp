#include "http/transport.hpp"

#include "base/file.hpp"
#include "http/server.hpp"

#include <openssl/err.h>
#include <openssl/x509err.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <array>

namespace http {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

std::array<asio::const_buffer, 2> gathered(std::string_view first, std::string_view second) {
    return {asio::buffer(first), asio::buffer(second)};
}

// An end that the peer has announced (FIN, or close_notify of TLS) is not a failure: it may still
// read. TLS without that announcement has been cut.
std::optional<std::size_t> count_read(const error_code& error, std::size_t count) {
    if (error == asio::error::eof) return 0;
    return error ? std::nullopt : std::optional(count);
}

template <class Socket>
void close_abruptly_or_not(Socket& socket, bool is_abrupt) {
    error_code ignored;
    if (is_abrupt) socket.set_option(asio::socket_base::linger(true, 0), ignored);
    socket.close(ignored);
}

class PlainConnection final : public Connection {
public:
    PlainConnection(std::shared_ptr<Loop> loop, PlainSocket socket, Peer peer)
        : Connection(std::move(loop), std::move(peer)), socket_(std::move(socket)) {
        error_code ignored;
        socket_.non_blocking(true, ignored);
    }

    void open() override { on_opened(); }

private:
    void start_read(std::span<char> room) override {
        socket_.async_read_some(asio::buffer(room.data(), room.size()),
                                [this, self = shared_from_this()](error_code error, std::size_t n) {
                                    on_read(count_read(error, n));
                                });
    }

    void start_write(std::string_view first, std::string_view second) override {
        socket_.async_write_some(gathered(first, second), [this, self = shared_from_this()](
                                                              error_code error, std::size_t n) {
            on_written(error ? std::nullopt : std::optional(n));
        });
    }

    std::optional<std::size_t> write_now(std::string_view first, std::string_view second) override {
        error_code error;
        const std::size_t count = second.empty()
                                      ? socket_.write_some(asio::buffer(first), error)
                                      : socket_.write_some(gathered(first, second), error);
        if (error && error != asio::error::would_block) return std::nullopt;
        return count;
    }

    void end_sending() override {
        error_code ignored;
        socket_.shutdown(asio::socket_base::shutdown_send, ignored);
    }

    void finish() override { close(); }
    void close_socket(bool is_abrupt) override { close_abruptly_or_not(socket_, is_abrupt); }

    PlainSocket socket_;
};

// Never writes synchronously: a TLS record that the socket took only half of would be lost.
class TlsConnection final : public Connection {
public:
    TlsConnection(std::shared_ptr<Loop> loop, TcpSocket socket, asio::ssl::context& context,
                  Peer peer)
        : Connection(std::move(loop), std::move(peer)), stream_(std::move(socket), context) {}

    // Looks at the first byte: a client that sends HTTP without TLS gets an error.
    void open() override {
        stream_.next_layer().async_wait(asio::socket_base::wait_read,
                                        [this, self = shared_from_this()](error_code error) {
                                            if (error) return close();
                                            is_plain_ = begins_like_http();
                                            is_plain_ ? refuse_plain() : shake_hands();
                                        });
    }

private:
    bool begins_like_http() {
        char first = 0;
        error_code error;
        const std::size_t count = stream_.next_layer().receive(
            asio::buffer(&first, 1), asio::socket_base::message_peek, error);
        return !error && count == 1 && first >= 'A' && first <= 'Z';
    }

    void shake_hands() {
        stream_.async_handshake(
            asio::ssl::stream_base::server,
            [this, self = shared_from_this()](error_code error) { error ? close() : on_opened(); });
    }

    void start_read(std::span<char> room) override {
        const auto done = [this, self = shared_from_this()](error_code error, std::size_t n) {
            on_read(count_read(error, n));
        };
        const auto buffer = asio::buffer(room.data(), room.size());
        is_plain_ ? stream_.next_layer().async_read_some(buffer, done)
                  : stream_.async_read_some(buffer, done);
    }

    void start_write(std::string_view first, std::string_view second) override {
        const auto done = [this, self = shared_from_this()](error_code error, std::size_t n) {
            on_written(error ? std::nullopt : std::optional(n));
        };
        is_plain_ ? stream_.next_layer().async_write_some(gathered(first, second), done)
                  : stream_.async_write_some(gathered(first, second), done);
    }

    std::optional<std::size_t> write_now(std::string_view, std::string_view) override { return 0; }

    void end_sending() override {  // close_notify would make OpenSSL refuse what still arrives
        error_code ignored;
        stream_.next_layer().shutdown(asio::socket_base::shutdown_send, ignored);
    }

    void finish() override {
        if (is_plain_) return close();
        stream_.async_shutdown([this, self = shared_from_this()](error_code) { close(); });
    }

    void close_socket(bool is_abrupt) override {
        close_abruptly_or_not(stream_.next_layer(), is_abrupt);
    }

    asio::ssl::stream<TcpSocket> stream_;
    bool is_plain_ = false;
};

// A few certificates at most.
constexpr std::size_t pem_bytes_max = 1 << 20;

std::string read_pem(const std::string& what, const std::string& path) {
    try {
        return base::read_file(path, base::Links::follow, pem_bytes_max);
    } catch (const base::FileError& error) {
        throw TlsError("the " + what + " cannot be read: " + error.what());
    }
}

void check(const error_code& error, const std::string& what, const std::string& path) {
    if (error)
        throw TlsError("the " + what + ' ' + path + " cannot be used; is it a PEM file? " +
                       error.message());
}

}  // namespace

std::shared_ptr<Connection> make_plain_connection(std::shared_ptr<Loop> loop, PlainSocket socket,
                                                  Peer peer) {
    return std::make_shared<PlainConnection>(std::move(loop), std::move(socket), std::move(peer));
}

std::shared_ptr<Connection> make_tls_connection(std::shared_ptr<Loop> loop, TcpSocket socket,
                                                asio::ssl::context& context, Peer peer) {
    return std::make_shared<TlsConnection>(std::move(loop), std::move(socket), context,
                                           std::move(peer));
}

std::unique_ptr<asio::ssl::context> make_tls_context(const std::string& certificate_path,
                                                     const std::string& key_path) {
    auto context = std::make_unique<asio::ssl::context>(asio::ssl::context::tls_server);
    context->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                         asio::ssl::context::no_tlsv1_1);
    SSL_CTX_set_options(context->native_handle(), SSL_OP_NO_RENEGOTIATION);
    // Of TLS 1.2: fresh keys for each connection, and no CBC. TLS 1.3 has no others.
    if (SSL_CTX_set_cipher_list(context->native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20") != 1)
        throw TlsError("OpenSSL has none of the ciphers of TLS 1.2");
    error_code error;
    const std::string certificate = read_pem("certificate", certificate_path);
    const std::string key = read_pem("private key", key_path);
    context->use_certificate_chain(asio::buffer(certificate), error);
    check(error, "certificate", certificate_path);
    // This call already reports a key that does not belong to the certificate; our message is
    // better.
    context->use_private_key(asio::buffer(key), asio::ssl::context::pem, error);
    const bool is_other = error && ERR_GET_REASON(static_cast<unsigned long>(error.value())) ==
                                       X509_R_KEY_VALUES_MISMATCH;
    if (is_other || (!error && SSL_CTX_check_private_key(context->native_handle()) != 1))
        throw TlsError("the private key " + key_path + " does not belong to the certificate " +
                       certificate_path);
    check(error, "private key", key_path);
    return context;
}

}  // namespace http
