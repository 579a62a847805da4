// Places for followers of events: a total, and shares of it.
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace features::live {

// An account may have as many places as are left over, and a key as many as its account could still
// have, `of_key_max` at most. So taking all one can always leaves places for others: one account
// alone gets half of them, one key a third. Not thread-safe.
class Seats {
public:
    Seats(std::size_t places, std::size_t of_key_max) : places_(places), of_key_max_(of_key_max) {}

    bool has_room(const std::string& account, const std::string& key) const;
    void take(const std::string& account, const std::string& key);  // all or nothing
    void leave(const std::string& account, const std::string& key);
    std::size_t taken() const { return taken_; }

private:
    struct Account {
        std::size_t taken = 0;
        std::map<std::string, std::size_t> by_key{};
    };

    const std::size_t places_, of_key_max_;
    std::size_t taken_ = 0;
    std::map<std::string, Account> accounts_;
};

}  // namespace features::live
