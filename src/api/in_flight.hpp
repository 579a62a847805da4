// Large bytes on their way out, held once however many answers send them at the same time.
#pragma once

#include "http/memory.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace api {

// Any thread.
class InFlight {
public:
    explicit InFlight(http::Memory& memory) : memory_(memory) {}

    using Shared = std::shared_ptr<const std::string>;
    Shared find(std::string_view name);  // null: nobody is sending them now
    // Counts `bytes` for `holder`. Throws base::Refusal (503) when memory has no room for them.
    Shared share(std::string_view name, std::string_view holder, std::string bytes);

private:
    http::Memory& memory_;
    std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const std::string>, std::less<>> sent_;
};

}  // namespace api
