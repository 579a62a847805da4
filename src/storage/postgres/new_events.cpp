#include "storage/postgres/new_events.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace storage {
namespace {

constexpr std::size_t text_bytes_max = 7'500;  // the server takes 8,000

}  // namespace

NewEvents::NewEvents() : descriptor_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

NewEvents::~NewEvents() { ::close(descriptor_); }

void NewEvents::add(const EventsHint& hint) {
    const std::lock_guard lock(mutex_);
    const bool is_first = last_.empty();
    last_[{std::string(hint.account), std::string(hint.store)}] = hint.sequence;
    if (is_first) ::eventfd_write(descriptor_, 1);
}

std::vector<std::string> NewEvents::take() {
    std::vector<std::string> texts;
    const std::lock_guard lock(mutex_);
    eventfd_t ignored = 0;
    ::eventfd_read(descriptor_, &ignored);
    for (const auto& [scope, sequence] : last_) {
        const std::string line = text_of(EventsHint{scope.first, scope.second, sequence});
        if (texts.empty() || texts.back().size() + line.size() >= text_bytes_max)
            texts.push_back(line);
        else
            texts.back() += '\n' + line;
    }
    last_.clear();
    return texts;
}

}  // namespace storage
