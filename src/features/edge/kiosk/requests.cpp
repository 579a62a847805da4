#include "features/edge/kiosk/requests.hpp"

namespace features::kiosk {

auth::ShownPass shown_pass(const api::Call& call) {
    const auto text = [&](std::string_view name) {
        const auto found = call.query.get(name);
        return found ? std::string_view(*found) : std::string_view();
    };
    return {.store = call.path["store"],
            .token = text("token"),
            .device_id = text("deviceId"),
            .licence_key = text("licenseKey")};
}

void keep_pass(const api::Call& call) {
    if (!call.principal || !call.path.find("store") || !call.query.get("token")) return;
    auto& ring = call.services.of<auth::PassRing>();
    const auth::ShownPass shown = shown_pass(call);
    const std::string& account = call.principal->account;
    const auto end_ms = ring.due_end(account, shown, call.now_ms);
    const auto pass = end_ms ? ring.recall(account, shown, call.now_ms) : nullptr;
    if (!pass) return;
    call.services.database.write(
        {.apply =
             [pass, end_ms, &clock = call.services.world.clock](storage::Transaction& tx) {
                 tx.lock(pass->account, pass->store);
                 auth::move_end(tx, *pass, *end_ms, clock.now_ms());
             },
         .done = [](const std::exception_ptr&) {},
         .scopes = storage::Scope{pass->account, pass->store}});
}

}  // namespace features::kiosk
