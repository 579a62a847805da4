// The name under which libFuzzer looks for a target.
#include "fuzz/fuzz.hpp"

#include <cstddef>
#include <cstdint>

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::try_input({reinterpret_cast<const char*>(data), size});
    return 0;
}
