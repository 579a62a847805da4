// LISTEN, on a thread that reconnects for as long as it is wanted.
#include "storage/postgres/hints.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <vector>

namespace storage {
namespace {

constexpr int reconnect_pause_ms = 500;
constexpr int look_every_ms = 2'000;

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (auto end = text.find('\n'); end != text.npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    lines.push_back(text);
    return lines;
}

}  // namespace

PostgresListener::PostgresListener(PostgresServer& server, PostgresEpoch& epoch, Hints& hints,
                                   NewEvents& new_events)
    : server_(server),
      epoch_(epoch),
      hints_(hints),
      new_events_(new_events),
      stop_(::eventfd(0, EFD_CLOEXEC)) {
    if (stop_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    thread_ = std::thread([this] { run(); });
}

PostgresListener::~PostgresListener() {
    const std::uint64_t one = 1;
    while (::write(stop_, &one, sizeof one) < 0 && errno == EINTR) {
    }
    thread_.join();
    ::close(stop_);
}

void PostgresListener::run() {
    do {
        try {
            listen();
            return;
        } catch (const std::exception&) {
            // Not logged here: PostgresServer logs that the database cannot be reached. The hints
            // that are missed meanwhile are made up for by the hint "" after the next connection.
        }
    } while (!wait_for(-1, reconnect_pause_ms));
}

// Returns when the thread must end.
void PostgresListener::listen() {
    auto connection = server_.connect();
    connection->run_script("SET synchronous_commit = off; LISTEN comanda_hint");
    epoch_.look(*connection);
    hints_.tell("");
    while (!wait_for(connection->socket(), look_every_ms)) {
        epoch_.look(*connection);
        send(*connection);
        // Last, because notifications that arrive while waiting for a result do not make the socket
        // readable.
        for (const std::string& text : connection->take_notifications())
            for (const std::string_view line : lines_of(text)) hints_.tell(line);
    }
}

void PostgresListener::send(PostgresConnection& connection) {
    for (const std::string& text : new_events_.take()) {
        const Value values[] = {std::string_view(text)};
        connection.send(notify_statement, values);
        connection.wait();
    }
}

// True: the thread must end. False: the socket is readable, or the time is over.
bool PostgresListener::wait_for(int socket, int timeout_ms) const {
    pollfd ready[] = {
        {stop_, POLLIN, 0}, {socket, POLLIN, 0}, {new_events_.descriptor(), POLLIN, 0}};
    ::poll(ready, socket < 0 ? 2 : 3, timeout_ms);
    return ready[0].revents != 0;
}

}  // namespace storage
