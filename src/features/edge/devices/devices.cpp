#include "features/edge/devices/devices.hpp"

#include "auth/kiosk_passes.hpp"
#include "base/card_numbers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "storage/tables/events.hpp"

#include <cstdlib>

namespace features::devices {
namespace {

constexpr std::size_t characters_max = 255;

// The first characters of a text, without those that no column can hold.
std::string cut(std::string_view text) {
    std::string kept;
    std::size_t characters = 0;
    for (const char byte : base::trimmed(text)) {
        const bool begins_character = (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
        if (begins_character && ++characters > characters_max) break;
        if (byte != '\0') kept += byte;
    }
    return kept;
}

Seen cut(const Seen& seen) {
    const auto masked = [](std::string_view text) { return cut(base::without_card_numbers(text)); };
    return {.device_id = cut(seen.device_id),
            .node = cut(seen.node),
            .name = masked(seen.name),
            .mac_id = masked(seen.mac_id),
            .app_version = masked(seen.app_version)};
}

std::optional<Device> find_seen(storage::ReadView& view, std::string_view account,
                                std::string_view store, const Seen& seen) {
    if (!seen.device_id.empty()) {
        auto device = find_known_by(view, account, store, seen.device_id);
        if (device || seen.node.empty()) return device;
        device = find_known_by(view, account, store, seen.node);
        return device && device->device_id.empty() ? device : std::nullopt;
    }
    if (seen.node.empty()) return {};
    auto device = find_known_by(view, account, store, seen.node);
    return device ? device : find_of_node(view, account, store, seen.node);
}

void require_unblocked(const Device& device) {
    if (device.is_blocked)
        throw base::Refusal(403, "device_blocked", "This device is blocked in the store")
            .with_text("id", device.id);
}

// Updates the device with what it sent; true if anything changed.
bool learn(Device& device, const Seen& seen) {
    bool is_changed = false;
    const auto take = [&](std::string& known, const std::string& said) {
        if (said.empty() || said == known) return;
        known = said;
        is_changed = true;
    };
    take(device.device_id, seen.device_id);
    take(device.node, seen.node);
    take(device.name, seen.name);
    take(device.mac_id, seen.mac_id);
    take(device.app_version, seen.app_version);
    return is_changed;
}

bool is_long_ago(const Device& device, std::int64_t now_ms) {
    return std::abs(now_ms - device.seen_ms) >= presence_ms;
}

void note_change(storage::Transaction& tx, const Seeing& at, const Device& device,
                 std::string_view type) {
    storage::note_event(tx, at.account, device.store,
                        {.type = type,
                         .kind = device_label,
                         .id = device.id,
                         .revision = device.revision,
                         .at_ms = at.now_ms,
                         .is_configuration = false,
                         .who = at.who});
}

void keep(storage::Transaction& tx, const Seeing& at, Device device, const Seen& seen) {
    const bool is_changed = learn(device, seen);
    if (!is_changed && !is_long_ago(device, at.now_ms)) return;
    device.seen_ms = at.now_ms;
    if (is_changed) ++device.revision;
    update(tx, at.account, device);
    if (is_changed) note_change(tx, at, device, "updated");
}

void enlist(storage::Transaction& tx, const Seeing& at, const Seen& seen, std::string_view new_id) {
    if (seen.device_id.empty() && seen.node.empty()) return;
    if (!make_room(tx, at.account, at.store, devices_max)) return;
    const Device device{.id = std::string(new_id),
                        .store = at.store,
                        .device_id = seen.device_id,
                        .node = seen.node,
                        .name = seen.name,
                        .mac_id = seen.mac_id,
                        .app_version = seen.app_version,
                        .seen_ms = at.now_ms};
    insert(tx, at.account, device);
    note_change(tx, at, device, "created");
}

using schema::of;

template <auto member>
const auto& in_device(const ShownDevice& shown) {
    return shown.device.*member;
}

// For members that are documented as always present, though events leave them out.
constexpr schema::Binding<ShownDevice> in_answers(schema::Binding<ShownDevice> presence) {
    presence.type.is_optional = false;
    return presence;
}
std::optional<std::int64_t> last_seen(const ShownDevice& shown) {
    return shown.now_ms ? std::optional(shown.device.seen_ms) : std::nullopt;
}
std::optional<bool> online(const ShownDevice& shown) {
    return shown.now_ms ? std::optional(is_online(shown.device, *shown.now_ms)) : std::nullopt;
}

constexpr schema::Property<ShownDevice> device_properties[] = {
    {"id", of<in_device<&Device::id>>, "Identifies the device."},
    {"store", of<in_device<&Device::store>>, "Id of the store."},
    {"node", of<in_device<&Device::node>>, "Its own name in checks."},
    {"deviceId", of<in_device<&Device::device_id>>, "Its own id in other calls."},
    {"deviceName", of<in_device<&Device::name>>, "Its display name."},
    {"MacID", of<in_device<&Device::mac_id>>, "Its network address."},
    {"deviceAppVersion", of<in_device<&Device::app_version>>, "Version of the app on the device."},
    {"blocked", of<in_device<&Device::is_blocked>>, "Whether it is blocked."},
    {"revision", of<in_device<&Device::revision>>,
     "Starts at 1 and grows by one with each change, except of its presence."},
    {"lastSeen", in_answers(schema::instant<last_seen>),
     "When it was last seen, to half a minute."},
    {"online", in_answers(of<online>), "Whether that is at most 90 seconds ago."},
};

}  // namespace

constexpr schema::Object<ShownDevice> device_answer{"Device", "A till, tablet or kiosk of a store.",
                                                    device_properties};

void require_unblocked(storage::ReadView& view, std::string_view account, std::string_view store,
                       const Seen& seen) {
    if (const auto device = find_seen(view, account, store, cut(seen))) require_unblocked(*device);
}

void note(storage::Transaction& tx, const Seeing& at, const Seen& said, std::string_view new_id) {
    const Seen seen = cut(said);
    auto device = find_seen(tx, at.account, at.store, seen);
    if (!device) return enlist(tx, at, seen, new_id);
    require_unblocked(*device);
    keep(tx, at, *std::move(device), seen);
}

void note_known(storage::Transaction& tx, const Seeing& at, const Seen& said) {
    const Seen seen = cut(said);
    if (auto device = find_seen(tx, at.account, at.store, seen))
        keep(tx, at, *std::move(device), seen);
}

bool is_news(storage::ReadView& view, const Seeing& at, const Seen& said) {
    const Seen seen = cut(said);
    auto device = find_seen(view, at.account, at.store, seen);
    return device && (is_long_ago(*device, at.now_ms) || learn(*device, seen));
}

void refresh(storage::Transaction& tx, const Seeing& at, std::string_view device_id) {
    if (!device_id.empty())
        set_seen(tx, at.account, at.store, cut(device_id), at.now_ms, presence_ms);
}

Device set_blocked(storage::Transaction& tx, std::string_view account, const Device& device,
                   bool is_blocked, std::int64_t now_ms, std::string_view who) {
    tx.lock(account, device.store);
    auto now = find(tx, account, device.id);
    if (!now) throw base::Refusal::not_found("device");
    if (now->is_blocked == is_blocked) return *std::move(now);
    now->is_blocked = is_blocked;
    ++now->revision;
    update(tx, account, *now);
    note_change(tx, {std::string(account), now->store, now_ms, std::string(who)}, *now,
                is_blocked ? "blocked" : "unblocked");
    if (is_blocked) auth::revoke_passes_of_device(tx, account, now->store, now->device_id, now_ms);
    return *std::move(now);
}

bool is_online(const Device& device, std::int64_t now_ms) {
    return std::abs(now_ms - device.seen_ms) <= online_ms;
}

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::int64_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        const auto device = find(view, account, event.id);
        if (!device || !event.wants(device->revision)) continue;
        storage::Row row{.store = device->store,
                         .id = device->id,
                         .revision = device->revision,
                         .sequence = event.sequence,
                         .doc = schema::write(device_answer, {*device, {}})};
        bytes += std::ssize(row.doc);
        found.push_back({event, std::move(row)});
    }
    return found;
}

}  // namespace features::devices
