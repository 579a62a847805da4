#include "http/request_id.hpp"

#include <cstdint>
#include <random>

namespace http {

void write_request_id(std::array<char, 32>& out) {
    thread_local std::mt19937_64 engine = [] {
        std::random_device device;
        std::seed_seq seed{device(), device(), device(), device(), device(), device()};
        return std::mt19937_64(seed);
    }();
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint64_t bits = engine();
        for (std::size_t i = 0; i < 16; ++i, bits >>= 4)
            out[half * 16 + i] = "0123456789abcdef"[bits & 15];
    }
}

}  // namespace http
