// Who asks for a write: askers take turns at the database (storage/turns.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>

namespace storage {

// An account, and within it a key, a person or a job. Kept as two hashes: if two askers happened to
// have the same ones, they would share their turns, nothing worse. Empty: the program itself.
struct Asker {
    std::uint64_t account = 0, who = 0;

    Asker() = default;
    // `account` is "" for a client that has not identified itself: `who` is then its address.
    Asker(std::string_view account_id, std::string_view who_id)
        : account(std::hash<std::string_view>{}(account_id)),
          who(std::hash<std::string_view>{}(who_id)) {}
    bool operator==(const Asker&) const = default;

    // The asker of the AskedBy that lives on the calling thread, else the program itself.
    static Asker of_this_thread();
};

// While one lives, writes that its thread queues belong to that asker, unless they name another.
// Only the thread that made it may destroy it.
class AskedBy {
public:
    explicit AskedBy(Asker asker) : before_(std::exchange(current(), asker)) {}
    ~AskedBy() { current() = before_; }
    AskedBy(const AskedBy&) = delete;
    AskedBy& operator=(const AskedBy&) = delete;

private:
    friend struct Asker;
    static Asker& current() {
        static thread_local Asker of_this_thread;
        return of_this_thread;
    }

    Asker before_;
};

inline Asker Asker::of_this_thread() { return AskedBy::current(); }

}  // namespace storage
