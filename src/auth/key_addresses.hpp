// The addresses from which keys are used, so that use from a new one can be reported. Only a keyed
// digest and the network of an address are stored.
#pragma once

#include "auth/principal.hpp"
#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <memory>

namespace auth {

// What this process has looked up today, so that nearly every request costs one look into memory.
// Copies share their knowledge, so that a write that ends late may own one. Any thread.
class KeyAddresses {
public:
    KeyAddresses();

    // Whether the address has yet to be looked up for the key: true once a day, and at most 1,000
    // times a day for one key. Never for people, nor for keys with only the areas `submit` and
    // `kiosk`, which every visitor of a shop's page has.
    bool is_due(const Principal& key, std::string_view address, std::int64_t now_ms);
    // Makes it due again, because it could not be looked up.
    void forget(const Principal& key, std::string_view address);

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

// Notes that the key was used from the address. True when that must be reported: the address is
// new, not the key's first, and one of the first 200 new ones on that day (UTC); further ones are
// not stored. Under the lock of the account.
struct KeyUse {
    std::string account, key, address /* keyed digest */, network;
    std::int64_t at_ms;
};
bool note_key_address(storage::Transaction& tx, const KeyUse& use);

// Those that were last seen before: see Retention::forget.
std::int64_t forget_key_addresses(storage::Transaction& tx, std::string_view account,
                                  std::int64_t oldest_ms);

}  // namespace auth
