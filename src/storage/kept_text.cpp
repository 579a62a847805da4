#include "storage/kept_text.hpp"

#include <mutex>
#include <set>

namespace storage {

// Never destroyed: a database that is closed while the process exits still writes.
std::string_view kept_text(std::string text) {
    static std::mutex mutex;
    static auto& texts = *new std::set<std::string>;
    const std::lock_guard lock(mutex);
    return *texts.insert(std::move(text)).first;
}

}  // namespace storage
