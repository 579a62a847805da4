#include "http/memory.hpp"

namespace http {
namespace {

constexpr std::size_t small_bytes = 64 * 1024;

}  // namespace

std::size_t Memory::bytes() const {
    const std::lock_guard lock(mutex_);
    return bytes_;
}

bool Memory::take(std::string_view holder, std::size_t bytes, bool is_small, bool is_forced) {
    const std::lock_guard lock(mutex_);
    auto found = by_holder_.find(holder);
    const std::size_t of_holder = found == by_holder_.end() ? 0 : found->second;
    const std::size_t total_max = is_small ? bytes_max_ : bytes_max_ - bytes_max_ / 8;
    const bool has_room = bytes_ + bytes <= total_max && of_holder + bytes <= bytes_max_ / 2;
    if (!has_room && !is_forced) return false;
    if (found == by_holder_.end()) found = by_holder_.emplace(holder, 0).first;
    found->second += bytes;
    bytes_ += bytes;
    return true;
}

void Memory::give_back(std::string_view holder, std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    const auto found = by_holder_.find(holder);
    bytes_ -= bytes;
    found->second -= bytes;
    if (found->second == 0) by_holder_.erase(found);
}

bool Charge::hold(Memory& memory, std::string_view holder, std::size_t bytes, bool is_forced) {
    if (bytes_ > 0 && holder_ != holder) clear();
    if (bytes == 0) {
        clear();
    } else if (bytes > bytes_) {
        if (bytes_ == 0) holder_.assign(holder);
        if (!memory.take(holder, bytes - bytes_, bytes <= small_bytes, is_forced)) return false;
        memory_ = &memory;
        bytes_ = bytes;
    } else if (bytes < bytes_) {
        memory.give_back(holder, bytes_ - bytes);
        bytes_ = bytes;
    }
    return true;
}

void Charge::clear() {
    if (bytes_ > 0) memory_->give_back(holder_, bytes_);
    bytes_ = 0;
}

std::shared_ptr<const std::string> share_bytes(Memory& memory, std::string_view holder,
                                               std::string& bytes) {
    struct Shared {
        std::string bytes;
        Charge charge{};
    };
    auto shared = std::make_shared<Shared>();
    if (!shared->charge.hold(memory, holder, bytes.size())) return {};
    shared->bytes = std::move(bytes);
    return {shared, &shared->bytes};
}

}  // namespace http
