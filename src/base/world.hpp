// Time, randomness and ids, as parameters: a request takes them from here, so that a test can hand
// in fixed ones.
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
    // Milliseconds since 1970, UTC. May jump forward or back when somebody sets the clock. Any
    // thread.
    virtual std::int64_t now_ms() const = 0;
};

class Random {
public:
    virtual ~Random() = default;
    // Fills with random bytes that are fit for secrets. Any thread.
    virtual void fill(std::span<std::byte> bytes) = 0;
};

// Makes ids of 24 lower-case hex characters: 4 bytes of the time in seconds, 5 random bytes that
// are drawn once per source, 3 bytes of a counter. A source never repeats an id as long as it makes
// fewer than 2^24 in a second and the clock is not set back; ids of two sources collide only by
// chance. Any thread.
class IdSource {
public:
    // `clock` must outlive the source; `random` is used only here.
    IdSource(const Clock& clock, Random& random);
    std::string next();

private:
    const Clock& clock_;
    std::string process_hex_;
    std::atomic<std::uint32_t> counter_;
};

bool is_id(std::string_view text);  // 24 hex characters, either case

// What the parts of the program receive. Refers to objects that must outlive it.
struct World {
    const Clock& clock;
    Random& random;
    IdSource& ids;
};

// Those of the operating system; they live as long as the process. Randomness throws
// std::runtime_error when the library behind it cannot start.
const Clock& system_clock();
Random& system_random();
World system_world();

}  // namespace base
