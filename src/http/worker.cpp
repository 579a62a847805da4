#include "http/worker.hpp"

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

Worker::Worker(Common& common)
    : Loop(common.settings, common.handler, common.proxies),
      common_(common),
      tcp_(io_),
      local_(io_),
      second_(io_) {}

void Worker::listen_tcp(Descriptor socket, bool is_v6) {
    tcp_.acceptor.assign(is_v6 ? Tcp::v6() : Tcp::v4(), socket.get());
    socket.release();
}

void Worker::listen_local(Descriptor socket) {
    local_.acceptor.assign(Local(), socket.get());
    socket.release();
}

// Whom the requests at hand wake is woken when all of them are read.
void Worker::run() {
    base::WakeLater wakes([&] { asio::post(io_, [&] { wakes.release(); }); });
    tick();
    if (tcp_.acceptor.is_open()) accept(tcp_);
    if (local_.acceptor.is_open()) accept(local_);
    io_.run();
    {
        const std::lock_guard lock(posted_mutex_);
        is_over_ = true;
    }
    run_posted();
    io_.restart();
    io_.poll();  // what was begun before the door closed
}

void Worker::stop() {
    post([this] { begin_drain(); });
}

bool Worker::is_this_thread() const {
    return const_cast<Worker*>(this)->io_.get_executor().running_in_this_thread();
}

void Worker::post(std::function<void()> work) {
    {
        const std::lock_guard lock(posted_mutex_);
        if (is_over_) return;
        posted_.push_back(std::move(work));
        if (posted_.size() > 1) return;
    }
    base::wake([self = shared_from_this()] { self->begin_posted(); });
}

void Worker::begin_posted() {
    const std::lock_guard lock(posted_mutex_);
    if (!is_over_) asio::post(io_, [this] { run_posted(); });
}

void Worker::run_posted() {
    std::vector<std::function<void()>> posted;
    {
        const std::lock_guard lock(posted_mutex_);
        posted.swap(posted_);
    }
    for (auto& work : posted) work();
}

template <class Protocol>
void Worker::accept(Listener<Protocol>& listener) {
    using Socket = asio::basic_stream_socket<Protocol, Executor>;
    listener.acceptor.async_accept(listener.peer,
                                   [this, &listener](error_code error, Socket socket) {
                                       if (!listener.acceptor.is_open()) return;
                                       if (error && error != asio::error::connection_aborted)
                                           return accept_later(listener);
                                       if (!error) welcome(std::move(socket), listener.peer);
                                       accept(listener);
                                   });
}

// Descriptors or memory have run out: asking again at once would only burn the processor.
template <class Protocol>
void Worker::accept_later(Listener<Protocol>& listener) {
    listener.pause.expires_after(accept_pause);
    listener.pause.async_wait([this, &listener](error_code error) {
        if (!error && listener.acceptor.is_open()) accept(listener);
    });
}

void Worker::welcome(TcpSocket socket, const Tcp::endpoint& peer) {
    const int excess = common_.connection_count.load() - settings.connections_max;
    const bool is_full = excess >= 0;
    if (is_full && (common_.tls || excess >= refused_connections_max)) return;
    Peer who{.address = address_text(peer.address()), .is_tls = common_.tls != nullptr};
    const auto session =
        common_.tls
            ? make_tls_session(shared_from_this(), std::move(socket), *common_.tls, std::move(who))
            : make_plain_session(shared_from_this(), PlainSocket(std::move(socket)),
                                 std::move(who));
    ++common_.connection_count;
    add(session);
    is_full ? session->refuse_service() : session->open();
}

void Worker::welcome(PlainSocket socket, const Local::endpoint&) {
    if (private_count_ >= private_connections_max) return;
    ++private_count_;
    const auto session = make_plain_session(shared_from_this(), std::move(socket),
                                            {.address = "local", .is_private = true});
    add(session);
    session->open();
}

void Worker::add(const std::shared_ptr<Session>& session) {
    session->place = sessions_.insert(sessions_.end(), session);
}

void Worker::forget(Session& session) {
    session.peer().is_private ? --private_count_ : --common_.connection_count;
    sessions_.erase(session.place);
    end_if_drained();
}

// A session may leave the list while it is visited.
template <class Visit>
void Worker::for_each_session(Visit visit) {
    for (auto next = sessions_.begin(); next != sessions_.end();) {
        const std::shared_ptr<Session> session = *next++;
        visit(*session);
    }
}

// The only timer there is: one per operation was measured to cost a fifth of a request.
void Worker::tick() {
    ++now_s;
    date = date_text(std::chrono::system_clock::now());
    for_each_session([](Session& session) { session.keep_deadlines(); });
    if (is_draining && now_s >= drain_deadline_s_)
        for_each_session([](Session& session) { session.close(true); });
    if (is_draining && sessions_.empty()) return;
    second_.expires_after(std::chrono::seconds(1));
    second_.async_wait([this](error_code error) {
        if (!error) tick();
    });
}

void Worker::begin_drain() {
    if (is_draining) return;
    is_draining = true;
    drain_deadline_s_ = now_s + settings.drain_seconds;
    error_code ignored;
    tcp_.acceptor.close(ignored);
    local_.acceptor.close(ignored);
    tcp_.pause.cancel();
    local_.pause.cancel();
    for_each_session([](Session& session) { session.drain(); });
    end_if_drained();
}

void Worker::end_if_drained() {
    if (is_draining && sessions_.empty()) second_.cancel();
}

}  // namespace http
