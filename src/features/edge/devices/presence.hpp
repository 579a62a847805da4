// Presence of devices: shown by any call that names a device, written in the background.
#pragma once

#include "api/call.hpp"

#include <mutex>
#include <string>
#include <unordered_map>

namespace features::devices {

inline constexpr std::int64_t look_ms = 10'000;

// When this process last recorded each device, so that most calls cost nothing. Any thread.
class Presence {
public:
    // Whether look_ms have passed since this last returned true for that device. At most 10,000
    // devices are remembered.
    bool is_due(const std::string& device, std::int64_t now_ms);

private:
    std::mutex mutex_;
    std::unordered_map<std::string, std::int64_t> reported_ms_;
};

// For Feature::on_call: refreshes the device that the query names with `deviceId`, in the store of
// the path, or else in the one where it was last seen. Nobody waits for the write, and failures are
// ignored: the next call tries again.
void on_call(const api::Call& call);

}  // namespace features::devices
