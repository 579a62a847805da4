// Time, randomness and ids that are the same in every run.
#pragma once

#include "base/world.hpp"

#include <atomic>
#include <mutex>
#include <random>

namespace support {

class FixedClock final : public base::Clock {
public:
    std::int64_t now_ms() const override { return now_ms_; }
    void set(std::int64_t now_ms) { now_ms_ = now_ms; }

private:
    std::atomic<std::int64_t> now_ms_{1'760'000'000'000};
};

class FixedRandom final : public base::Random {
public:
    explicit FixedRandom(unsigned seed) : engine_(seed) {}
    void fill(std::span<std::byte> bytes) override {
        const std::lock_guard lock(mutex_);
        for (std::byte& byte : bytes) byte = static_cast<std::byte>(engine_());
    }

private:
    std::mutex mutex_;
    std::mt19937 engine_;
};

struct FixedWorld {
    explicit FixedWorld(unsigned seed) : random(seed), ids(clock, random) {}

    FixedClock clock;
    FixedRandom random;
    base::IdSource ids;
    base::World world() { return {clock, random, ids}; }
};

}  // namespace support
