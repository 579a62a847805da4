#include "storage/kept_text.hpp"

#include <mutex>
#include <set>

namespace storage {

// The set is never destroyed: a database that is closed while static objects are destroyed still
// runs statements.
std::string_view kept_text(std::string text) {
    static std::mutex mutex;
    static auto& texts = *new std::set<std::string>;
    const std::lock_guard lock(mutex);
    return *texts.insert(std::move(text)).first;
}

}  // namespace storage
