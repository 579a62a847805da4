// Licences of stores: how many kiosks may be logged in at the same time. The key of a licence is
// never stored, only its keyed hash.
#pragma once

#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <optional>
#include <vector>

namespace auth {

inline constexpr std::int64_t licence_devices_max = 1'000;  // of one licence
inline constexpr std::int64_t licences_max = 100;           // of a store

struct Licence {
    std::string id, store;
    std::int64_t devices_max = 0;
    std::int64_t created_ms = 0, revoked_ms = 0;  // since 1970; 0: never
    std::int64_t devices = 0;  // with a valid pass under it: seats that are taken

    bool is_revoked() const { return revoked_ms != 0; }
};

// Stores a licence with the hash of its key. Needs the lock of the store.
void add_licence(storage::Transaction& tx, const Pepper& pepper, std::string_view account,
                 const Licence& licence, std::string_view licence_key);

// Throws base::Refusal (409 `too_many_licences`) when the store has the maximum.
void require_room(storage::ReadView& view, std::string_view account, std::string_view store);

// Those of a store, or of the account when it is "", by store and in the order they were made;
// revoked ones included. Seats are counted at `now_ms`.
std::vector<Licence> list_licences(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::int64_t now_ms);
std::optional<Licence> find_licence(storage::ReadView& view, std::string_view account,
                                    std::string_view id, std::int64_t now_ms);

// Both need the lock of the store. Writes how many devices it is for and when it was revoked;
// revoking it revokes the passes under it, which stay revoked.
void update_licence(storage::Transaction& tx, std::string_view account, const Licence& licence,
                    std::int64_t now_ms);
// The id of the licence under which the device gets a seat: that of its pass, else the oldest one
// with a seat that nobody else has. "" when there is none.
std::string seat_for(storage::ReadView& view, std::string_view account, std::string_view store,
                     std::string_view device_id, std::int64_t now_ms);

// Whether the store has a licence with that key that is not revoked.
bool has_licence_key(storage::ReadView& view, const Pepper& pepper, std::string_view account,
                     std::string_view store, std::string_view licence_key);

}  // namespace auth
