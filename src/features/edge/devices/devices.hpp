// The one writer of devices, and queries about them.
//
// A device belongs to a store: one that is carried to another store is a device of that store too.
// It is identified by its `deviceId`, or else by its `node`. A device that was identified by its
// node and now sends a deviceId as well stays the same device; so does one that no longer sends its
// deviceId, as long as it sends the same node.
#pragma once

#include "features/edge/devices/device_store.hpp"
#include "schema/object.hpp"
#include "storage/database.hpp"
#include "storage/tables/changes.hpp"

namespace features::devices {

inline constexpr std::string_view device_label = "device";  // the kind of its events

inline constexpr std::int64_t presence_ms = 30'000;  // how often a device's presence is written
inline constexpr std::int64_t online_ms = 90'000;    // a device counts as online for this long
inline constexpr std::int64_t devices_max = 1'000;   // of a store

// What a request says about the device that sent it; "" if nothing. Any text is accepted: it is cut
// to 255 characters, and card numbers are masked except in `device_id` and `node`.
struct Seen {
    std::string device_id{}, node{}, name{}, mac_id{}, app_version{};
};

// Where, when and by whose call.
struct Seeing {
    std::string account, store;
    std::int64_t now_ms;
    std::string who{};  // id of the key or person; "": unknown
};

// Throws base::Refusal (403 `device_blocked`) when the device is blocked in the store.
void require_unblocked(storage::ReadView& view, std::string_view account, std::string_view store,
                       const Seen& seen);

// Inside a write that holds the lock of the store: registers the device under the id `new_id`, or
// stores what it says now and that it was seen. A row is written only if it is new, something has
// changed, or it was not written for presence_ms. In a store with devices_max devices, the least
// recently seen one that is not blocked is forgotten. Throws like require_unblocked().
void note(storage::Transaction& tx, const Seeing& at, const Seen& seen, std::string_view new_id);

// The same for a registered device, blocked or not; does nothing for any other.
void note_known(storage::Transaction& tx, const Seeing& at, const Seen& seen);
// Whether note_known() would write.
bool is_news(storage::ReadView& view, const Seeing& at, const Seen& seen);
// Records that the device with that deviceId was seen, if it is registered, in one statement that
// nobody waits for; inside any write.
void refresh(storage::Transaction& tx, const Seeing& at, std::string_view device_id);

// Blocks the device, which revokes its passes, or unblocks it, and returns it. Takes the lock of
// its store; does nothing if it is already in that state.
Device set_blocked(storage::Transaction& tx, std::string_view account, const Device& device,
                   bool is_blocked, std::int64_t now_ms, std::string_view who);

bool is_online(const Device& device, std::int64_t now_ms);

// The device as answers show it. Events show it without its presence, which changes without an
// event.
struct ShownDevice {
    const Device& device;
    std::optional<std::int64_t> now_ms;  // nothing: without its presence
};
extern const schema::Object<ShownDevice> device_answer;

// For Resolver: the devices of events in the change feed.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::devices
