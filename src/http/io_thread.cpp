#include "http/io_thread.hpp"

#include "base/wake.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>

namespace http {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

constexpr auto accept_pause = std::chrono::milliseconds(100);

std::string address_text(const asio::ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    return address.to_string();
}

}  // namespace

IoThread::IoThread(Common& common)
    : Loop(common.settings, common.handler, common.proxies),
      common_(common),
      tcp_(io_),
      service_(io_),
      local_(io_),
      second_(io_) {}

void IoThread::listen_tcp(Descriptor socket, bool is_v6) {
    tcp_.acceptor.assign(is_v6 ? Tcp::v6() : Tcp::v4(), socket.get());
    socket.release();
}

void IoThread::listen_service(Descriptor socket, bool is_v6) {
    service_.acceptor.assign(is_v6 ? Tcp::v6() : Tcp::v4(), socket.get());
    socket.release();
}

void IoThread::listen_local(Descriptor socket) {
    local_.acceptor.assign(Local(), socket.get());
    socket.release();
}

// Handling a request may wake another thread, such as the writer. Those calls are collected and
// made once, when all requests that have arrived by now are handled.
void IoThread::run() {
    base::WakeLater wakes([&] { asio::post(io_, [&] { wakes.release(); }); });
    for (bool is_over = false; !is_over;) try {
            begin();
            io_.run();
            is_over = true;
        } catch (const std::bad_alloc&) {  // whatever it was, the others are still served
            end_waiting();
        }
    {
        const std::lock_guard lock(posted_mutex_);
        is_over_ = true;
    }
    run_posted();
    io_.restart();
    io_.poll();  // what was started before it stopped
}

// After a std::bad_alloc it is unknown which waits were lost. All are cancelled; begin() restarts
// them.
void IoThread::end_waiting() {
    error_code ignored;
    tcp_.acceptor.cancel(ignored);
    service_.acceptor.cancel(ignored);
    local_.acceptor.cancel(ignored);
    tcp_.is_waiting = service_.is_waiting = local_.is_waiting = false;
    second_.cancel();
    is_ticking_ = false;
}

// Starts the timer and the accepting of connections unless they are running.
void IoThread::begin() {
    if (!is_ticking_) tick();
    if (tcp_.acceptor.is_open() && !tcp_.is_waiting) accept(tcp_);
    if (service_.acceptor.is_open() && !service_.is_waiting) accept(service_);
    if (local_.acceptor.is_open() && !local_.is_waiting) accept(local_);
}

void IoThread::stop() {
    post([this] { begin_drain(); });
}

bool IoThread::is_this_thread() const {
    return const_cast<IoThread*>(this)->io_.get_executor().running_in_this_thread();
}

void IoThread::post(std::function<void()> work) {
    {
        const std::lock_guard lock(posted_mutex_);
        if (is_over_) return;
        posted_.push_back(std::move(work));
        if (posted_.size() > 1) return;
    }
    base::wake([self = shared_from_this()] { self->begin_posted(); });
}

void IoThread::begin_posted() {
    const std::lock_guard lock(posted_mutex_);
    if (!is_over_) asio::post(io_, [this] { run_posted(); });
}

void IoThread::run_posted() {
    std::vector<std::function<void()>> posted;
    {
        const std::lock_guard lock(posted_mutex_);
        posted.swap(posted_);
    }
    for (auto& work : posted) work();  // posted by connections; it does not throw
}

template <class Protocol>
void IoThread::accept(Listener<Protocol>& listener) {
    using Socket = asio::basic_stream_socket<Protocol, Executor>;
    listener.acceptor.async_accept(listener.peer,
                                   [this, &listener](error_code error, Socket socket) {
                                       if (error == asio::error::operation_aborted) return;
                                       listener.is_waiting = false;
                                       if (!listener.acceptor.is_open()) return;
                                       if (error && error != asio::error::connection_aborted)
                                           return accept_later(listener);
                                       if (!error) welcome(listener, std::move(socket));
                                       accept(listener);
                                   });
    listener.is_waiting = true;
}

// Descriptors or memory have run out: retrying immediately would only burn the processor.
template <class Protocol>
void IoThread::accept_later(Listener<Protocol>& listener) {
    listener.pause.expires_after(accept_pause);
    listener.pause.async_wait([this, &listener](error_code error) {
        listener.is_waiting = false;
        if (!error && listener.acceptor.is_open()) accept(listener);
    });
    listener.is_waiting = true;
}

void IoThread::welcome(const Listener<Tcp>& listener, TcpSocket socket) {
    Peer who{.address = address_text(listener.peer.address()), .is_tls = common_.tls != nullptr};
    if (&listener == &service_) {
        if (service_count_ >= service_connections_max) return;
        who.is_service = true;
        const auto connection = make_connection(std::move(socket), std::move(who));
        ++service_count_;
        add(connection);
        return connection->open();
    }
    const int excess = common_.connection_count.load() - settings.connections_max;
    const bool is_full = excess >= 0;
    if (is_full && (common_.tls || excess >= refused_connections_max)) return;
    const auto connection = make_connection(std::move(socket), std::move(who));
    ++common_.connection_count;
    add(connection);
    is_full ? connection->refuse_service() : connection->open();
}

std::shared_ptr<Connection> IoThread::make_connection(TcpSocket socket, Peer who) {
    if (common_.tls)
        return make_tls_connection(shared_from_this(), std::move(socket), *common_.tls,
                                   std::move(who));
    return make_plain_connection(shared_from_this(), PlainSocket(std::move(socket)),
                                 std::move(who));
}

void IoThread::welcome(const Listener<Local>&, PlainSocket socket) {
    if (private_count_ >= private_connections_max) return;
    const auto connection = make_plain_connection(shared_from_this(), std::move(socket),
                                                  {.address = "local", .is_private = true});
    ++private_count_;
    add(connection);
    connection->open();
}

void IoThread::add(const std::shared_ptr<Connection>& connection) {
    connection->place = connections_.insert(connections_.end(), connection);
}

void IoThread::forget(Connection& connection) {
    if (connection.peer().is_private)
        --private_count_;
    else if (connection.peer().is_service)
        --service_count_;
    else
        --common_.connection_count;
    connections_.erase(connection.place);
    end_if_drained();
}

// `visit` may close its connection, which takes it out of the list.
template <class Visit>
void IoThread::for_each_connection(Visit visit) {
    for (auto next = connections_.begin(); next != connections_.end();) {
        const std::shared_ptr<Connection> connection = *next++;
        visit(*connection);
    }
}

// The only timer there is: one per operation was measured to cost a fifth of a request.
void IoThread::tick() {
    is_ticking_ = false;
    ++now_s;
    run_posted();  // for which there was no memory to wake anybody
    date = date_text(std::chrono::system_clock::now());
    for_each_connection([](Connection& connection) { connection.keep_deadlines(); });
    if (is_draining && now_s >= drain_deadline_s_)
        for_each_connection([](Connection& connection) { connection.close(true); });
    if (is_draining && connections_.empty()) return;
    second_.expires_after(std::chrono::seconds(1));
    second_.async_wait([this](error_code error) {
        if (!error) tick();
    });
    is_ticking_ = true;
}

void IoThread::begin_drain() {
    if (is_draining) return;
    is_draining = true;
    drain_deadline_s_ = now_s + settings.drain_seconds;
    error_code ignored;
    tcp_.acceptor.close(ignored);
    service_.acceptor.close(ignored);
    local_.acceptor.close(ignored);
    tcp_.pause.cancel();
    service_.pause.cancel();
    local_.pause.cancel();
    for_each_connection([](Connection& connection) { connection.drain(); });
    end_if_drained();
}

void IoThread::end_if_drained() {
    if (is_draining && connections_.empty()) second_.cancel();
}

}  // namespace http
