#include "cli/stop_signals.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <system_error>

namespace cli {

namespace {

int checked(int result, const char* what) {
    if (result < 0) throw std::system_error(errno, std::generic_category(), what);
    return result;
}

bool is_ignored(int signal) {
    struct sigaction present {};
    checked(sigaction(signal, nullptr, &present), "sigaction");
    return present.sa_handler == SIG_IGN;
}

}  // namespace

StopSignals::StopSignals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    if (!is_ignored(SIGHUP)) sigaddset(&set, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    signals_ = checked(signalfd(-1, &set, SFD_CLOEXEC), "signalfd");
    end_ = checked(eventfd(0, EFD_CLOEXEC), "eventfd");
}

StopSignals::~StopSignals() {
    if (thread_.joinable()) {
        eventfd_write(end_, 1);
        thread_.join();
    }
    close(signals_);
    close(end_);
}

void StopSignals::on_stop(std::function<void()> stop) {
    thread_ = std::thread([this, stop = std::move(stop)] { wait(stop); });
}

void StopSignals::wait(const std::function<void()>& stop) const {
    pollfd sources[] = {{signals_, POLLIN, 0}, {end_, POLLIN, 0}};
    for (int signal_count = 0;;) {
        if (poll(sources, std::size(sources), -1) < 0) continue;
        if (sources[1].revents != 0) return;
        signalfd_siginfo info;
        if (read(signals_, &info, sizeof info) != sizeof info) continue;
        if (++signal_count > 1) std::_Exit(128 + static_cast<int>(info.ssi_signo));
        stop();
    }
}

}  // namespace cli
