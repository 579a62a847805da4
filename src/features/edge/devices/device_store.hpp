// The table of devices: tills, tablets and kiosks of a store.
#pragma once

#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features::devices {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

struct Device {
    std::string id, store;
    std::string device_id{}, node{};  // its own ids; one may be ""
    std::string name{}, mac_id{}, app_version{};
    std::int64_t seen_ms = 0;
    bool is_blocked = false;
    std::int64_t revision = 1;

    // Its key, unique in its store.
    const std::string& known_by() const { return device_id.empty() ? node : device_id; }
};

std::optional<Device> find(storage::ReadView& view, std::string_view account, std::string_view id);
std::optional<Device> find_known_by(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::string_view known_by);
// The most recently seen device of that node.
std::optional<Device> find_of_node(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string_view node);
// The account's store where the device with that deviceId was last seen; "" if there is none.
std::string store_last_seen_in(storage::ReadView& view, std::string_view account,
                               std::string_view device_id);
// The devices of a store in the order of registration; all of an account by store.
std::vector<Device> devices_of(storage::ReadView& view, std::string_view account,
                               std::string_view store);
std::vector<Device> devices_of(storage::ReadView& view, std::string_view account);

// All functions that write, except set_seen(), need the lock of the device's store.
void insert(storage::Transaction& tx, std::string_view account, const Device& device);
void update(storage::Transaction& tx, std::string_view account, const Device& device);
// Only if that moves its time by at least this much; does nothing for an unknown device.
void set_seen(storage::Transaction& tx, std::string_view account, std::string_view store,
              std::string_view known_by, std::int64_t now_ms, std::int64_t at_least_ms);
// If the store has `most` devices, removes the least recently seen one. False if all of them are
// blocked.
bool make_room(storage::Transaction& tx, std::string_view account, std::string_view store,
               std::int64_t most);

}  // namespace features::devices
