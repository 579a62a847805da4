#include "features/edge/webhooks/all_accounts_store.hpp"

namespace features::webhooks {

std::vector<FollowingHook> following_hooks(storage::ReadView& view) {
    std::vector<FollowingHook> hooks;
    storage::Rows rows = view.query(
        "SELECT w.account, w.store, w.read_to, w.ends_at, w.pending, w.paused_ms, w.lost_right, "
        "s.sequence "
        "FROM webhook w JOIN scope s ON s.account = w.account AND s.store = w.store "
        "WHERE w.read_to < w.ends_at");
    while (rows.next())
        hooks.push_back({.account = std::string(rows.text(0)),
                         .store = std::string(rows.text(1)),
                         .read_to = rows.integer(2),
                         .ends_at = rows.integer(3),
                         .pending = rows.integer(4),
                         .is_paused = rows.integer(5) != 0,
                         .has_lost_right = rows.integer(6) != 0,
                         .last_sequence = rows.integer(7)});
    return hooks;
}

}  // namespace features::webhooks
