#include "features/edge/pairings/demo_pairings.hpp"

#include "auth/pairings.hpp"

namespace features::pairings {
namespace {

constexpr std::string_view tablet_id = "650000000000000000001901";
constexpr std::string_view servers_role = "650000000000000000001104";  // of the demo's staff

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    const std::string store(demo.stores.front().id);
    tx.lock(demo.account, store);
    auth::add_pairing(tx, {.account = std::string(demo.account),
                           .id = std::string(tablet_id),
                           .store = store,
                           .name = "Tablet at the pass",
                           .role = std::string(servers_role),
                           .page = "/app/orders",
                           .made_by = demo.actor.principal.id,
                           .created_ms = demo.world.clock.now_ms()});
}

}  // namespace features::pairings
