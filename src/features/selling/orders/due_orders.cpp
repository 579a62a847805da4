#include "features/selling/orders/due_orders.hpp"

#include "auth/authors.hpp"
#include "features/selling/orders/order_store.hpp"
#include "storage/retention.hpp"
#include "storage/write_under.hpp"

namespace features::orders {
namespace {

constexpr std::int64_t orders_max = 500;         // in one run
constexpr std::int64_t looks_again_ms = 30'000;  // at one that has not waited long enough yet

// Whether it has waited for as long as it may, also in terms of the time the installation has run.
bool has_waited(storage::ReadView& view, const StoredOrder& order, std::int64_t now_ms) {
    return order.released_ms <= storage::oldest_kept(view, now_ms, order.accept_ms);
}

// Nobody needs to accept it any more: a check has taken its place.
void wait_no_more(storage::Transaction& tx, const WriteContext& by, StoredOrder& order) {
    order.due_ms = 0;
    update_order(tx, by.account, order);
}

void act_on(storage::Transaction& tx, const WriteContext& by, const std::string& id,
            const std::string& new_id) {
    tx.lock(by.account, by.store);
    auto order = find_order(tx, by.account, by.store, id);
    if (!order || order->due_ms == 0 || order->due_ms > by.now_ms) return;
    if (order->status == OrderStatus::scheduled)
        change_status(tx, by, *std::move(order), {OrderStatus::placed, "", new_id});
    else if (order->has_check())
        wait_no_more(tx, by, *order);
    else if (order->status == OrderStatus::placed && has_waited(tx, *order, by.now_ms))
        change_status(tx, by, *std::move(order),
                      {OrderStatus::expired, "Nobody accepted it in time", new_id});
}

std::vector<std::string> find_due(storage::Database& database, const WriteContext& by) {
    std::vector<std::string> ids;
    database.read([&](storage::ReadView& view) {
        ids = due_orders(view, by.account, by.store, by.now_ms, orders_max);
    });
    return ids;
}

// When there will be more to do. Under the lock of the store, so that no order being placed is
// missed; announced immediately, because it must hold after a failure too.
std::optional<std::int64_t> announce_next(storage::Database& database, const jobs::Lease& lease,
                                          std::int64_t now_ms) {
    std::optional<std::int64_t> next_ms;
    const storage::Scope store{lease.account(), lease.store()};
    storage::write_under(database, store, [&](storage::Transaction& tx) {
        lease.require(tx);
        next_ms = next_due_ms(tx, lease.account(), lease.store(), now_ms);
        if (!due_orders(tx, lease.account(), lease.store(), now_ms, 1).empty())
            next_ms = std::min(next_ms.value_or(INT64_MAX), now_ms + looks_again_ms);
        if (next_ms) jobs::due_at(tx, lease.account(), lease.store(), lease.key().name, *next_ms);
    });
    return next_ms;
}

}  // namespace

std::optional<std::int64_t> act_on_due_orders(storage::Database& database, const base::World& world,
                                              const jobs::Lease& lease) {
    const WriteContext by{lease.account(), lease.store(), std::string(auth::upkeep_name),
                          world.clock.now_ms()};
    std::exception_ptr failure;
    for (const std::string& id : find_due(database, by)) {
        if (lease.is_stopping()) return by.now_ms;
        const std::string new_id = world.ids.next();
        try {
            const storage::Scope store{by.account, by.store};
            storage::write_under(database, store, [&](storage::Transaction& tx) {
                lease.require(tx);
                act_on(tx, by, id, new_id);
            });
        } catch (const jobs::LeaseLost&) {
            throw;
        } catch (const std::exception&) {
            if (!failure) failure = std::current_exception();
        }
    }
    const auto next_ms = announce_next(database, lease, by.now_ms);
    if (failure) std::rethrow_exception(failure);
    return next_ms;
}

}  // namespace features::orders
