// Who makes a request, and what they may do.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace auth {

struct Person;  // person.hpp

// A part of the API that a key may be allowed to use. The order is that of area_names and of the
// bits in the table api_key: new ones go to the end.
enum class Area : std::uint8_t {
    catalogue,
    staff,
    customers,
    orders,
    submit,
    kiosk,
    reports,
    sync,
    admin
};
inline constexpr std::string_view area_names[] = {
    "catalogue", "staff", "customers", "orders", "submit", "kiosk", "reports", "sync", "admin"};

std::optional<Area> area_named(std::string_view name);

// A set of areas, kept in the table as bits: bit n stands for the n-th Area. all() has the bits of
// future areas as well.
class Areas {
public:
    static constexpr Areas all() { return Areas(0xffff); }
    constexpr Areas() = default;
    constexpr explicit Areas(std::uint16_t bits) : bits_(bits) {}
    constexpr bool has(Area area) const { return (bits_ >> static_cast<int>(area) & 1) != 0; }
    constexpr void add(Area area) {
        bits_ = static_cast<std::uint16_t>(bits_ | 1U << static_cast<int>(area));
    }
    constexpr void remove(Area area) {
        bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << static_cast<int>(area)));
    }
    constexpr std::uint16_t bits() const { return bits_; }
    std::vector<std::string_view> names() const;

private:
    std::uint16_t bits_ = 0;
};

// The stores that were looked up and found. Records are never deleted, so a store that was found
// once need not be looked up again while the key is cached. Any thread.
class SeenStores {
public:
    bool contains(std::string_view store) const;
    void add(std::string_view store);

private:
    mutable std::mutex mutex_;
    std::set<std::string, std::less<>> stores_;
};

// The owner of a key, as a request sees it. Immutable while it is shared, so any thread may read
// it.
struct Principal {
    std::string account;
    // Of the key, or the word of an operator's command; written as createdBy, as modifiedBy and
    // into the history.
    std::string id;
    std::vector<std::string> stores;  // empty: all stores of the account
    bool is_read_only = false;
    Areas areas;
    std::shared_ptr<SeenStores> seen = std::make_shared<SeenStores>();  // of this account
    // Who has signed in; null for a key and for an operator's command. Then `id` is that of the
    // sign-in, and `stores` are those in which the person may do what this request asks for.
    std::shared_ptr<const Person> person{};
    // Changes when the rights of a person change: part of the key of cached answers. 0 for keys,
    // which never change.
    std::uint64_t rights = 0;

    // Whether the key is for that store. Does not check whether the account has such a store.
    bool may_see(std::string_view store) const;
};

}  // namespace auth
