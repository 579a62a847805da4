// The device commands: list, block, unblock.
#include "features/edge/devices/devices.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/commands.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {

namespace {

std::string line_of(const devices::Device& device, const std::string& account,
                    std::int64_t now_ms) {
    return base::JsonObject()
        .text("id", device.id)
        .text("account", account)
        .text("store", device.store)
        .text("knownBy", device.known_by())
        .text("name", device.name)
        .text("version", device.app_version)
        .flag("blocked", device.is_blocked)
        .flag("online", devices::is_online(device, now_ms))
        .raw("lastSeen", time_or_null(device.seen_ms))
        .done();
}

// The account that has the device with the id of the body, and the device.
struct Found {
    std::string account;
    devices::Device device;
};
Found require_device(storage::ReadView& view, const std::string& id) {
    for (const std::string& account : storage::all_accounts(view))
        if (auto device = devices::find(view, account, id)) return {account, *std::move(device)};
    throw base::Refusal::invalid("id", "is not the id of a device; see `comanda device list`");
}

std::string set_blocked(const Context& context, Body& body, bool is_blocked) {
    const std::string id = base::lower_ascii(body.text("id"));
    body.finish();
    context.database.write_now([&](storage::Transaction& tx) {
        const Found found = require_device(tx, id);
        devices::set_blocked(tx, found.account, found.device, is_blocked,
                             context.world.clock.now_ms());
        note(tx, context, found.account, found.device.store,
             {is_blocked ? "blockDevice" : "unblockDevice", "device", id});
    });
    return base::JsonObject().text("id", id).flag("blocked", is_blocked).done();
}

}  // namespace

std::string device_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts)
            for (const devices::Device& device : devices::devices_of(view, one))
                lines.push_back(line_of(device, one, now_ms));
    });
    return base::json_array(lines);
}

std::string device_block(const Context& context, Body& body) {
    return set_blocked(context, body, true);
}

std::string device_unblock(const Context& context, Body& body) {
    return set_blocked(context, body, false);
}

}  // namespace features::admin
