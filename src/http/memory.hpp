// The bytes that the edge holds for its clients: incoming bodies and outgoing answers.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace http {

// A budget over all connections. One holder (a key, or the address of a caller without a key) gets
// at most half of it, and the last eighth is kept for small amounts, so that a greedy holder leaves
// room for others. Any thread.
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

// The part of the budget that one connection, or one picture, holds; given back by the destructor.
// Belongs to one thread at a time.
class Charge {
public:
    Charge() = default;
    ~Charge() { clear(); }
    Charge(const Charge&) = delete;
    Charge& operator=(const Charge&) = delete;

    // From now on holds exactly `bytes`. Returns false when the budget has no room; then nothing
    // has changed. With `is_forced` it always succeeds, beyond the budget if need be.
    bool hold(Memory& memory, std::string_view holder, std::size_t bytes, bool is_forced = false);
    void clear();
    std::size_t bytes() const { return bytes_; }

private:
    Memory* memory_ = nullptr;
    std::string holder_{};
    std::size_t bytes_ = 0;
};

// Takes `bytes` for many answers to share, counted once and as long as one of them needs them.
// Null: the budget has no room, and the bytes were not moved. `memory` outlives them.
std::shared_ptr<const std::string> share_bytes(Memory& memory, std::string_view holder,
                                               std::string& bytes);

}  // namespace http
