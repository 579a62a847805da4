// The one writer of devices, and what others ask of them.
//
// A device belongs to a store: one that is carried to another store is a device of that store too.
// It is known by its `deviceId`, else by its `node`. One that was known by its node and now says a
// deviceId as well stays the same device, and so does one that leaves out the deviceId it has said
// before, as long as it says the same node.
#pragma once

#include "features/edge/devices/device_store.hpp"
#include "schema/object.hpp"
#include "storage/database.hpp"
#include "storage/tables/changes.hpp"

namespace features::devices {

inline constexpr std::string_view device_label = "device";  // the kind of its events

inline constexpr std::int64_t presence_ms =
    30'000;                                        // how often it is written that a device is there
inline constexpr std::int64_t online_ms = 90'000;  // as long as this it counts as there
inline constexpr std::int64_t devices_max = 1'000;  // of a store

// What a request says of the device that sent it; "" where it says nothing. Whatever it is will do:
// texts are cut to 255 characters, and card numbers in all but `device_id` and `node` masked.
struct Seen {
    std::string device_id{}, node{}, name{}, mac_id{}, app_version{};
};

// Where and when.
struct Place {
    std::string account, store;
    std::int64_t now_ms;
};

// Throws base::Refusal (403 `device_blocked`) when the device is blocked in the store.
void require_unblocked(storage::ReadView& view, std::string_view account, std::string_view store,
                       const Seen& seen);

// Inside a write that holds the lock of the store: registers the device under the id `new_id`, or
// keeps what it says now and that it was seen. A row is written only when it is new, something has
// changed, or it was not written for presence_ms. In a store with devices_max of them, the one that
// is not blocked and was not seen for longest is forgotten. Throws as require_unblocked().
void note(storage::Transaction& tx, const Place& at, const Seen& seen, std::string_view new_id);

// The same for a device that is registered, blocked or not; nothing for another.
void note_known(storage::Transaction& tx, const Place& at, const Seen& seen);
// Whether note_known() would write.
bool is_news(storage::ReadView& view, const Place& at, const Seen& seen);
// That the device of that deviceId was seen, where it is registered, in one statement that nobody
// waits for; inside any write.
void refresh(storage::Transaction& tx, const Place& at, std::string_view device_id);

// Blocks the device, which revokes its passes, or lets it in again, and returns it. Takes the lock
// of its store; does nothing when it is like that already.
Device set_blocked(storage::Transaction& tx, std::string_view account, const Device& device,
                   bool is_blocked, std::int64_t now_ms);

bool is_online(const Device& device, std::int64_t now_ms);

// The device as answers show it, and without its presence as events tell it: that changes without
// an event.
struct ShownDevice {
    const Device& device;
    std::optional<std::int64_t> now_ms;  // nothing: without its presence
};
extern const schema::Object<ShownDevice> device_answer;

// For Resolver: devices whose events the feed of changes tells.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

}  // namespace features::devices
