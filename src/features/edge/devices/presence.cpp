#include "features/edge/devices/presence.hpp"

#include "base/fingerprint.hpp"
#include "base/text.hpp"
#include "features/edge/devices/devices.hpp"

#include <cstdlib>

namespace features::devices {
namespace {

constexpr std::size_t remembered_max = 10'000;

Seen seen_in(const api::Query& query) {
    const auto text = [&](std::string_view name) {
        return std::string(query.get(name).value_or(std::string_view()));
    };
    return {.device_id = text("deviceId"),
            .node = text("node"),
            .name = text("deviceName"),
            .mac_id = text("MacID"),
            .app_version = text("deviceAppVersion")};
}

std::string store_in_path(const api::Call& call) {
    const std::string* store = call.path.find("store");
    return store ? base::lower_ascii(*store) : std::string();
}

// A device that sends changed data is written immediately.
std::string said(const Seeing& at, const Seen& seen) {
    std::string text = at.account + '/' + at.store;
    for (const std::string* part :
         {&seen.device_id, &seen.node, &seen.name, &seen.mac_id, &seen.app_version})
        (text += '\n') += *part;
    return base::fingerprint_of(text).hex();
}

void write(api::Services& services, const Seeing& at, const Seen& seen) {
    services.database.write({.apply =
                                 [at, seen](storage::Transaction& tx) {
                                     tx.lock(at.account, at.store);
                                     note_known(tx, at, seen);
                                 },
                             .done = [](std::exception_ptr) {},
                             .scopes = storage::Scope{at.account, at.store}});
}

}  // namespace

bool Presence::is_due(const std::string& device, std::int64_t now_ms) {
    const std::lock_guard lock(mutex_);
    const auto known = reported_ms_.find(device);
    if (known != reported_ms_.end() && std::abs(now_ms - known->second) < look_ms) return false;
    if (known == reported_ms_.end() && reported_ms_.size() >= remembered_max) reported_ms_.clear();
    reported_ms_[device] = now_ms;
    return true;
}

void on_call(const api::Call& call) {
    const auto device_id = call.query.get("deviceId");
    if (!device_id || !call.principal) return;
    Seeing at{call.principal->account, store_in_path(call), call.now_ms};
    const Seen seen = seen_in(call.query);
    if (!call.services.of<Presence>().is_due(said(at, seen), at.now_ms)) return;
    bool is_written = false;
    call.services.database.read([&](storage::ReadView& view) {
        if (at.store.empty()) at.store = store_last_seen_in(view, at.account, seen.device_id);
        is_written = call.principal->may_see(at.store) && is_news(view, at, seen);
    });
    if (is_written) write(call.services, at, seen);
}

}  // namespace features::devices
