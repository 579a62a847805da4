// LISTEN, on a thread that reconnects for as long as it is wanted.
#include "storage/postgres/hints.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace storage {
namespace {

constexpr int reconnect_pause_ms = 500;
constexpr int look_every_ms = 2'000;

}  // namespace

PostgresListener::PostgresListener(PostgresServer& server, PostgresEpoch& epoch, Hints& hints)
    : server_(server), epoch_(epoch), hints_(hints), stop_(::eventfd(0, EFD_CLOEXEC)) {
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

// Returns when the thread shall end.
void PostgresListener::listen() {
    auto connection = server_.connect();
    connection->run_script("LISTEN comanda_hint");
    epoch_.look(*connection);
    hints_.tell("");
    while (!wait_for(connection->socket(), look_every_ms)) {
        epoch_.look(*connection);
        for (const std::string& text : connection->take_notifications()) hints_.tell(text);
    }
}

// True: the thread shall end. False: the socket has something, or the time is over.
bool PostgresListener::wait_for(int socket, int timeout_ms) const {
    pollfd ready[] = {{stop_, POLLIN, 0}, {socket, POLLIN, 0}};
    ::poll(ready, 2, timeout_ms);
    return ready[0].revents != 0;
}

}  // namespace storage
