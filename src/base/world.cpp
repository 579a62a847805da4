#include "base/world.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>

namespace base {
namespace {

constexpr std::size_t id_characters = 24;
constexpr char hex_digits[] = "0123456789abcdef";

void append_hex(std::string& out, std::uint64_t value, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        out += hex_digits[(value >> shift) & 15];
}

template <std::size_t N>
std::uint64_t random_number(Random& random) {
    std::array<std::byte, N> bytes;
    random.fill(bytes);
    std::uint64_t value = 0;
    for (std::byte byte : bytes) value = value << 8 | std::to_integer<std::uint64_t>(byte);
    return value;
}

class SystemClock final : public Clock {
public:
    std::int64_t now_ms() const override {
        auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
    }
};

class SystemRandom final : public Random {
public:
    SystemRandom() {
        if (sodium_init() < 0) throw std::runtime_error("libsodium cannot start: no randomness");
    }
    void fill(std::span<std::byte> bytes) override { randombytes_buf(bytes.data(), bytes.size()); }
};

}  // namespace

IdSource::IdSource(const Clock& clock, Random& random)
    : clock_(clock), counter_(static_cast<std::uint32_t>(random_number<3>(random))) {
    append_hex(process_hex_, random_number<5>(random), 10);
}

std::string IdSource::next() {
    std::string id;
    id.reserve(id_characters);
    append_hex(id, static_cast<std::uint64_t>(clock_.now_ms() / 1000), 8);
    id += process_hex_;
    append_hex(id, counter_.fetch_add(1, std::memory_order_relaxed), 6);
    return id;
}

bool is_id(std::string_view text) {
    return text.size() == id_characters && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
           });
}

const Clock& system_clock() {
    static const SystemClock clock;
    return clock;
}

Random& system_random() {
    static SystemRandom random;
    return random;
}

World system_world() {
    static IdSource ids(system_clock(), system_random());
    return {system_clock(), system_random(), ids};
}

}  // namespace base
