// That a device is there: told by any call that names it, written behind the call's back.
#pragma once

#include "api/call.hpp"

#include <mutex>
#include <string>
#include <unordered_map>

namespace features::devices {

inline constexpr std::int64_t look_ms = 10'000;

// When this process last looked after each device, so that most calls cost nothing. Any thread.
class Presence {
public:
    // Whether look_ms have passed since it last said so of that device. At most 10,000 devices are
    // remembered.
    bool is_due(const std::string& device, std::int64_t now_ms);

private:
    std::mutex mutex_;
    std::unordered_map<std::string, std::int64_t> told_ms_;
};

// For Feature::on_call: refreshes the device that the query names with `deviceId`, in the store of
// the path, else in the one where it was seen last. Nobody waits for the write, and nobody hears
// when it fails: the next one will do.
void on_call(const api::Call& call);

}  // namespace features::devices
