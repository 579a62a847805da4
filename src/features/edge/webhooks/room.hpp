// How much may be under way at a time: calls, and bytes of their bodies, in total, for an account
// and for a hook.
//
// For the first call of a hook, its account may have half as much as is free; for further calls of
// a hook, a quarter. So newcomers find room however many receivers hang, and an account with
// nothing under way may take the last of it. Large bodies leave an eighth of the bytes to small
// ones, for which only calls count for the account. A body that is larger than all that is sent
// alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>

namespace features::webhooks {

class Room {
public:
    struct Limits {
        std::int64_t calls = 512, calls_of_hook = 8;
        std::int64_t bytes = 64 << 20, bytes_of_hook = 1 << 20;  // of a hook, or one body
    };
    struct Caller {
        std::string account, store, hook;
        auto operator<=>(const Caller&) const = default;
    };
    struct Use {
        std::int64_t calls = 0, bytes = 0;
    };

    explicit Room(const Limits& limits) : limits_(limits) {}

    bool fits(const Caller& caller, std::int64_t bytes) const;
    void take(const Caller& caller, std::int64_t bytes);
    void give_back(const Caller& caller, std::int64_t bytes);  // needs no memory
    // How many more calls of the hook fit, if their bodies are as long as those under way.
    std::int64_t calls_left(const Caller& caller) const;
    const Use& used() const { return all_; }

    // Callers without room wait in the order of arrival, each hook once. A hook with a call under
    // way does not wait here: it waits for the end of that call.
    void wait(const Caller& caller, std::int64_t bytes);
    void stop_waiting(const std::string& account, const std::string& store);
    // Removes and returns the first one that has room now.
    std::optional<Caller> next_that_fits();

private:
    struct Uses {
        Use all, account, hook;
        void add(std::int64_t calls, std::int64_t bytes);
    };
    struct Waiting {
        Caller caller;
        std::int64_t bytes;
    };
    Uses uses_of(const Caller& caller) const;
    bool fits(const Uses& uses, std::int64_t bytes) const;

    const Limits limits_;
    Use all_;
    std::map<std::string, Use> accounts_;
    std::map<Caller, Use> hooks_;
    std::list<Waiting> waiting_;
};

}  // namespace features::webhooks
