// Large bodies that are being sent (pictures): however many answers send the same one at the same
// time, its bytes are held once.
#pragma once

#include "http/memory.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace api {

// Any thread. `memory` must outlive it and everything it shares.
class InFlight {
public:
    explicit InFlight(http::Memory& memory) : memory_(memory) {}

    using Shared = std::shared_ptr<const std::string>;
    // The bytes shared under `name`; null when nobody holds them. The same name must always mean
    // the same bytes.
    Shared find(std::string_view name);
    // Shares `bytes` until the last holder releases them; returns those that another thread has
    // shared under the name meanwhile. Counts them for `holder`, a key or an address. Throws
    // base::Refusal (503) when memory has no room for them.
    Shared share(std::string_view name, std::string_view holder, std::string bytes);

private:
    http::Memory& memory_;
    std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const std::string>, std::less<>> sent_;
};

}  // namespace api
