// One thread of the server: its event loop, its listening sockets, its connections.
#pragma once

#include "http/connection.hpp"
#include "http/listen.hpp"
#include "http/transport.hpp"

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <mutex>

namespace http {

// Made and run by Server. All of it belongs to the thread that calls run(), except stop(), post()
// and is_this_thread(), which any thread may call.
class IoThread final : public Loop, public std::enable_shared_from_this<IoThread> {
public:
    // What all I/O threads of a server share.
    struct Common {
        ServerSettings settings;
        Handler& handler;
        TrustedProxies proxies;
        std::unique_ptr<boost::asio::ssl::context> tls{};  // null: plain
        std::atomic<int> connection_count = 0;             // over TCP
    };

    explicit IoThread(Common& common);
    void listen_tcp(Descriptor socket, bool is_v6);
    void listen_service(Descriptor socket, bool is_v6);
    void listen_local(Descriptor socket);

    void run();   // returns when stop() was called and all connections have ended
    void stop();  // accepts nothing more and drains
    bool is_this_thread() const override;
    void post(std::function<void()> work) override;
    void forget(Connection& connection) override;

private:
    using Tcp = boost::asio::ip::tcp;
    using Local = boost::asio::local::stream_protocol;
    using Timer = boost::asio::basic_waitable_timer<
        std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;
    template <class Protocol>
    struct Listener {
        explicit Listener(boost::asio::io_context& io) : acceptor(io), pause(io) {}
        boost::asio::basic_socket_acceptor<Protocol, Executor> acceptor;
        typename Protocol::endpoint peer{};
        Timer pause;              // after a failure
        bool is_waiting = false;  // for a connection, or the end of the pause
    };

    template <class Protocol>
    void accept(Listener<Protocol>& listener);
    template <class Protocol>
    void accept_later(Listener<Protocol>& listener);
    void welcome(const Listener<Tcp>& listener, TcpSocket socket);
    void welcome(const Listener<Local>& listener, PlainSocket socket);
    std::shared_ptr<Connection> make_connection(TcpSocket socket, Peer who);
    void begin();
    void end_waiting();
    void add(const std::shared_ptr<Connection>& connection);
    template <class Visit>
    void for_each_connection(Visit visit);
    void tick();
    void begin_drain();
    void end_if_drained();
    void begin_posted();
    void run_posted();

    Common& common_;
    boost::asio::io_context io_{1};
    Listener<Tcp> tcp_, service_;
    Listener<Local> local_;
    Timer second_;
    std::list<std::shared_ptr<Connection>> connections_;
    bool is_ticking_ = false;
    int private_count_ = 0, service_count_ = 0;
    std::int64_t drain_deadline_s_ = 0;

    std::mutex posted_mutex_;
    std::vector<std::function<void()>> posted_;
    bool is_over_ = false;  // the loop has ended: what is posted now is dropped
};

}  // namespace http
