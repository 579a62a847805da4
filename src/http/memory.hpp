// The bytes that the edge holds for its clients: bodies on their way in, answers on their way out.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace http {

// A budget over all connections. A holder (a key, or an address without one) gets at most half of
// it, and the last eighth is kept for small things, so that one who takes all he can leaves the
// others room to work. Any thread.
class Memory {
public:
    explicit Memory(std::size_t bytes_max) : bytes_max_(bytes_max) {}
    std::size_t bytes() const;  // held now
    std::size_t bytes_max() const { return bytes_max_; }

private:
    friend class Charge;
    bool take(std::string_view holder, std::size_t bytes, bool is_small, bool is_forced);
    void give_back(std::string_view holder, std::size_t bytes);

    const std::size_t bytes_max_;
    mutable std::mutex mutex_;
    std::size_t bytes_ = 0;
    std::map<std::string, std::size_t, std::less<>> by_holder_;
};

// What one connection, or one picture, holds of the budget. Ends with it.
class Charge {
public:
    Charge() = default;
    ~Charge() { clear(); }
    Charge(const Charge&) = delete;
    Charge& operator=(const Charge&) = delete;

    // Holds just so many bytes. False: the budget has no room, and all is as it was. What is held
    // already and cannot wait is counted all the same when `is_forced`.
    bool hold(Memory& memory, std::string_view holder, std::size_t bytes, bool is_forced = false);
    void clear();
    std::size_t bytes() const { return bytes_; }

private:
    Memory* memory_ = nullptr;
    std::string holder_{};
    std::size_t bytes_ = 0;
};

// Takes `bytes` for many answers to share, counted once and as long as one of them needs them.
// Null: the budget has no room, and the bytes are where they were. `memory` outlives them.
std::shared_ptr<const std::string> share_bytes(Memory& memory, std::string_view holder,
                                               std::string& bytes);

}  // namespace http
