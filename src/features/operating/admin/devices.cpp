// The device commands: list, block, unblock.
#include "features/edge/devices/devices.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {
namespace {

using devices::Device;
using schema::of;

struct ListedDevice {
    std::string account;
    Device device;
    bool is_online;
};
constexpr schema::Property<ListedDevice> listed_device_properties[] = {
    {"id", of<within<&ListedDevice::device, &Device::id>>, "Identifies the device."},
    {"account", of<&ListedDevice::account>, "Id of the account."},
    {"store", of<within<&ListedDevice::device, &Device::store>>, "Id of the store."},
    {"knownBy", of<[](const ListedDevice& one) { return one.device.known_by(); }>, "Its own id."},
    {"name", of<within<&ListedDevice::device, &Device::name>>, "Its display name."},
    {"version", of<within<&ListedDevice::device, &Device::app_version>>, "Version of its app."},
    {"blocked", of<within<&ListedDevice::device, &Device::is_blocked>>, "Whether it is blocked."},
    {"online", of<&ListedDevice::is_online>, "Whether it was seen in the last 90 seconds."},
    {"lastSeen", time_or_null<within<&ListedDevice::device, &Device::seen_ms>>,
     "When it was last seen."},
};
constexpr schema::Object<ListedDevice> listed_device{"ListedDevice", "A device.",
                                                     listed_device_properties};

std::vector<ListedDevice> list_devices(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<ListedDevice> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (const Device& device : devices::devices_of(view, account))
            all.push_back({account, device, devices::is_online(device, now_ms)});
    });
    return all;
}

struct NamedDevice : schema::Kind {
    constexpr NamedDevice() : Kind("namedDevice", "namedDevices") {}

    schema::Text id{this, "id",
                    required | an_id | help("id of the device, from `comanda device list`")};
};
constexpr NamedDevice named_device;
static_assert(named_device.is_unambiguous());

struct Blocked {
    std::string id;
    bool is_blocked;
};
constexpr schema::Property<Blocked> blocked_properties[] = {
    {"id", of<&Blocked::id>, "Identifies the device."},
    {"blocked", of<&Blocked::is_blocked>, "Whether it is blocked."},
};
constexpr schema::Object<Blocked> blocked_device{"BlockedDevice", "The new state of a device.",
                                                 blocked_properties};

// The device and its account.
struct FoundDevice {
    std::string account;
    Device device;
};
FoundDevice require_device(storage::ReadView& view, const std::string& id) {
    for (const std::string& account : storage::all_accounts(view))
        if (auto device = devices::find(view, account, id)) return {account, *std::move(device)};
    throw base::Refusal::invalid("id", "is not the id of a device; see `comanda device list`");
}

template <bool is_blocked>
Blocked set_blocked(const Context& context, const schema::Record& asked) {
    const std::string& id = asked[named_device.id];
    context.database.write_now([&](storage::Transaction& tx) {
        const FoundDevice found = require_device(tx, id);
        devices::set_blocked(tx, found.account, found.device, is_blocked,
                             context.world.clock.now_ms(), operator_name);
        note(tx, context, found.account, found.device.store,
             {is_blocked ? "blockDevice" : "unblockDevice", "device", id});
    });
    return {id, is_blocked};
}

constexpr Command device_commands[] = {
    {.name = "list",
     .help = "List devices: tills, tablets and kiosks",
     .example = "comanda device list --account 64b5...",
     .takes = one_account,
     .does = many<listed_device, list_devices>},
    {.name = "block",
     .help = "Block a device",
     .example = "comanda device block 64b5...",
     .takes = named_device,
     .does = one<blocked_device, set_blocked<true>>,
     .first = &named_device.id},
    {.name = "unblock",
     .help = "Unblock a device",
     .example = "comanda device unblock 64b5...",
     .takes = named_device,
     .does = one<blocked_device, set_blocked<false>>,
     .first = &named_device.id},
};

}  // namespace

constexpr Group group::devices{"device", "Devices", device_commands};

}  // namespace features::admin
