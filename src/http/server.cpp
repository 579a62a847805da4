#include "http/server.hpp"

#include "http/io_thread.hpp"
#include "http/listen.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>

namespace http {

struct Server::Impl {
    Impl(const ServerSettings& settings, Handler& handler)
        : common{settings, handler, TrustedProxies(settings.trusted_proxies)} {}

    // Before the listener closes: from then on the path may belong to our successor.
    void remove_private_socket() {
        if (has_private_socket.exchange(false)) unlink(common.settings.private_socket.c_str());
    }

    IoThread::Common common;
    std::atomic<bool> has_private_socket = false;
    std::vector<std::shared_ptr<IoThread>> io_threads;
    std::string address, service_address;
};

void check_tls(const std::string& certificate_path, const std::string& key_path) {
    make_tls_context(certificate_path, key_path);
}

Server::Server(const ServerSettings& settings, Handler& handler)
    : impl_(std::make_unique<Impl>(settings, handler)) {
    if (settings.tls_cert.empty() != settings.tls_key.empty())
        throw std::system_error(EINVAL, std::generic_category(),
                                "TLS needs both a certificate and a private key");
    if (!settings.tls_cert.empty())
        impl_->common.tls = make_tls_context(settings.tls_cert, settings.tls_key);

    TcpListeners listeners = listen_tcp(settings.listen, std::max(1, settings.threads));
    const auto shown = [&](const TcpListeners& those) {
        return fmt::format("{}://{}:{}", impl_->common.tls ? "https" : "http", those.host,
                           those.port);
    };
    impl_->address = shown(listeners);
    for (Descriptor& socket : listeners.sockets) {
        impl_->io_threads.push_back(std::make_shared<IoThread>(impl_->common));
        impl_->io_threads.back()->listen_tcp(std::move(socket), listeners.is_v6);
    }
    if (!settings.service_listen.empty()) {
        TcpListeners service = listen_tcp(settings.service_listen, 1);
        impl_->service_address = shown(service);
        impl_->io_threads.front()->listen_service(std::move(service.sockets.front()),
                                                  service.is_v6);
    }
    if (!settings.private_socket.empty()) {
        impl_->io_threads.front()->listen_local(listen_local(settings.private_socket));
        impl_->has_private_socket = true;
    }
}

Server::~Server() { impl_->remove_private_socket(); }

std::string Server::address() const { return impl_->address; }

std::string Server::service_address() const { return impl_->service_address; }

void Server::run() {
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < impl_->io_threads.size(); ++i)
        threads.emplace_back([io_thread = impl_->io_threads[i]] { io_thread->run(); });
    impl_->io_threads.front()->run();
    for (std::thread& thread : threads) thread.join();
}

void Server::stop() {
    impl_->remove_private_socket();
    for (const auto& io_thread : impl_->io_threads) io_thread->stop();
}

int Server::connection_count() const { return impl_->common.connection_count.load(); }

}  // namespace http
