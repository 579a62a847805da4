#include "http/request_id.hpp"

#include <cstdint>
#include <random>

namespace http {
namespace {

constexpr std::uint64_t golden_step = 0x9e3779b97f4a7c15;

// The finish of SplitMix64 (Steele, Lea, Flood): one to one, so that no two states look alike.
std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

}  // namespace

void write_request_id(std::array<char, 32>& out) {
    // A random start and a step: unique, but not secret.
    thread_local std::array<std::uint64_t, 2> state = [] {
        std::random_device device;
        const auto half = [&] { return std::uint64_t{device()} << 32 | device(); };
        return std::array{half(), half()};
    }();
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint64_t bits = mixed(state[half] += golden_step);
        for (std::size_t i = 0; i < 16; ++i, bits >>= 4)
            out[half * 16 + i] = "0123456789abcdef"[bits & 15];
    }
}

}  // namespace http
