#include "base/wake.hpp"

#include <utility>

namespace base {

static thread_local WakeLater* collector = nullptr;

void wake(std::function<void()> wake) {
    if (!collector) return wake();
    collector->kept_.push_back(std::move(wake));
    if (collector->kept_.size() == 1 && collector->on_first_) collector->on_first_();
}

WakeLater::WakeLater(std::function<void()> on_first)
    : outer_(std::exchange(collector, this)), on_first_(std::move(on_first)) {}

WakeLater::~WakeLater() {
    collector = outer_;
    release();
}

void WakeLater::release() {
    for (auto& wake : std::exchange(kept_, {})) wake();
}

}  // namespace base
