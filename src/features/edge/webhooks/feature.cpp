#include "features/edge/webhooks/feature.hpp"

#include "api/guard.hpp"
#include "auth/authors.hpp"
#include "features/edge/webhooks/deliver.hpp"
#include "features/edge/webhooks/followed.hpp"
#include "features/edge/webhooks/hearing.hpp"
#include "features/edge/webhooks/post.hpp"
#include "features/edge/webhooks/webhooks.hpp"
#include "features/records/shown_events.hpp"
#include "features/selling/sales/close_body.hpp"
#include "features/selling/sales/subjects.hpp"
#include "jobs/trigger.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

using storage::Event;
using storage::ReadView;

bool is_shown_as_sale(const Delivery& delivery) {
    return delivery.hook == close_order && delivery.event.kind == "sale";
}

std::string body_of(ReadView& view, const api::Services& services, const StoreKey& at,
                    const Delivery& delivery) {
    const std::span<const Event> event(&delivery.event, 1);
    if (is_shown_as_sale(delivery))
        return sales::close_bodies(view, at.account, at.store, event).front();
    return records::event_json(delivery.event,
                               records::shown_records(view, services, at.account, event).front(),
                               at.store);
}

Dependencies means_of(api::Services& services) {
    return {.database = services.database,
            .world = services.world,
            .pepper = services.pepper,
            .subjects =
                [](ReadView& view, const StoreKey& at, std::span<const Event> events) {
                    return sales::subjects_of(view, at.account, events);
                },
            .hearing =
                [&](ReadView& view, const StoreKey& at, const Hook& hook) {
                    const auto setter = auth::principal_now(view, at.account, hook.set_by,
                                                            services.world.clock.now_ms());
                    return [name = hook.name, hearing = Hearing(services.routes, setter, at.store)](
                               const std::string& kind) { return hearing(name, kind); };
                },
            .body = [&](ReadView& view, const StoreKey& at,
                        const Delivery& delivery) { return body_of(view, services, at, delivery); },
            .post = services.of<Post>(),
            .counters = services.of<Counters>()};
}

std::optional<std::int64_t> run(api::Services& services, const jobs::Lease& lease) {
    return deliver(means_of(services), lease);
}

constexpr Job work[] = {{.name = deliver_job,
                         .is_of_store = true,
                         .every = jobs::every_day,
                         .run = run,
                         .waits_outside = true}};

void trigger(const api::Services& services, std::string_view account, std::string_view store) {
    services.of<jobs::Trigger>()(
        {std::string(account), std::string(store), std::string(deliver_job)});
}

void on_hint(api::Services& services, std::string_view hint) {
    const auto events = storage::read_events_hint(hint);
    if (events && services.of<Followed>().has(events->account, events->store))
        trigger(services, events->account, events->store);
}

void connect(api::Services& services) {
    services.of<Post>().connect(
        [&services](const StoreKey& at) { trigger(services, at.account, at.store); },
        &services.memory);
}

void stop(api::Services& services) {
    Post& post = services.of<Post>();
    post.stop();
    for (const StoreKey& at : post.with_receipts())
        api::succeeds("webhooks", [&] { settle(means_of(services), at); });
}

// Finds what hints have missed, and new hooks to follow.
void look(api::Services& services) {
    services.of<Post>().wake_again();
    std::vector<FollowingHook> hooks;
    services.database.read([&](ReadView& view) { hooks = following_hooks(view); });
    services.of<Followed>().set(hooks);
    for (const FollowingHook& hook : hooks)
        if (hook.read_to < std::min(hook.last_sequence, hook.ends_at) &&
            hook.pending < pending_max && !hook.has_lost_right)
            trigger(services, hook.account, hook.store);
}

constexpr Interval intervals[] = {
    {.name = "webhooks", .every = std::chrono::seconds(1), .run = look}};

std::int64_t delivery_keep_ms(const base::Settings& settings) {
    return settings.delivery_days * 86'400'000LL;
}

constexpr Retention retention[] = {
    {.name = "deliveries", .keep_ms = delivery_keep_ms, .forget = forget_delivered}};

std::vector<api::Figure> figures(const api::Services& services) {
    const auto& counters = services.of<Counters>();
    const Followed::Sums sums = services.of<Followed>().sums();
    const Room::Use used = services.of<Post>().used();
    return {
        {"comanda_webhook_deliveries_total", "Calls of webhooks.", true, counters.delivered,
         R"(outcome="delivered")"},
        {"comanda_webhook_deliveries_total", "Calls of webhooks.", true, counters.failed,
         R"(outcome="failed")"},
        {"comanda_webhook_pauses_total", "Hooks paused after 72 hours of failures.", true,
         counters.paused},
        {"comanda_webhooks", "Active hooks of all stores.", false, sums.hooks},
        {"comanda_webhooks_paused", "Active hooks that are paused.", false, sums.paused},
        {"comanda_webhook_pending", "Pending deliveries of all stores.", false, sums.pending},
        {"comanda_webhook_calls_in_flight", "Calls of webhooks in flight.", false, used.calls},
        {"comanda_webhook_bytes_in_flight", "Bytes held by calls in flight.", false, used.bytes}};
}

// A quarter of the memory for answers, but no more than the default, so that enough is left for
// answers.
Room::Limits limits_of(const base::Settings& settings) {
    Room::Limits limits;
    limits.bytes = std::min(limits.bytes, std::int64_t{settings.answer_memory_mb} << 18);
    return limits;
}

void add_objects(api::Objects& objects, const base::Settings& settings) {
    objects.add(std::make_shared<Post>(settings.webhook_allow, limits_of(settings)));
    objects.add(std::make_shared<Followed>());
    objects.add(std::make_shared<Counters>());
}

}  // namespace

const Feature feature{.name = "webhooks",
                      .tables = tables,
                      .invariants = invariants,
                      .retention = retention,
                      .jobs = work,
                      .intervals = intervals,
                      .on_hint = on_hint,
                      .figures = figures,
                      .start = connect,
                      .add_objects = add_objects,
                      .stop = stop};

}  // namespace features::webhooks
