// What a request may not make up by itself: time, randomness and ids. Tests hand in fixed ones.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace base {

class Clock {
public:
    virtual ~Clock() = default;
    virtual std::int64_t now_ms() const = 0;  // since 1970, UTC
};

class Random {
public:
    virtual ~Random() = default;
    virtual void fill(std::span<std::byte> bytes) = 0;  // any thread
};

// 24 hex characters: 4 bytes of seconds, 5 random per process, 3 of a counter. Any thread.
class IdSource {
public:
    IdSource(const Clock& clock, Random& random);
    std::string next();

private:
    const Clock& clock_;
    std::string process_hex_;
    std::atomic<std::uint32_t> counter_;
};

bool is_id(std::string_view text);  // 24 hex characters, either case

struct World {
    const Clock& clock;
    Random& random;
    IdSource& ids;
};

const Clock& system_clock();
Random& system_random();
World system_world();

}  // namespace base
