// Couriers for the threads that deliver, and which addresses they may call.
#pragma once

#include "http/courier.hpp"

#include <mutex>

namespace features::webhooks {

class Post {
public:
    // Throws std::invalid_argument naming the one that is no network.
    explicit Post(const std::vector<std::string>& allowed_networks) : targets_(allowed_networks) {}

    const http::Targets& targets() const { return targets_; }

    // Any thread; each has a courier of its own meanwhile, with the connections of earlier times.
    std::vector<http::Receipt> send(std::span<const http::Parcel> parcels,
                                    const std::stop_token& stop) {
        std::unique_ptr<http::Courier> courier = take();
        auto receipts = courier->send(parcels, stop);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(courier));
        return receipts;
    }

private:
    std::unique_ptr<http::Courier> take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return std::make_unique<http::Courier>(targets_);
        std::unique_ptr<http::Courier> courier = std::move(idle_.back());
        idle_.pop_back();
        return courier;
    }

    const http::Targets targets_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<http::Courier>> idle_;
};

}  // namespace features::webhooks
