#include "features/webhooks/feature.hpp"

#include "features/records/told_events.hpp"
#include "features/reports/close_body.hpp"
#include "features/reports/subjects.hpp"
#include "features/webhooks/deliver.hpp"
#include "features/webhooks/followed.hpp"
#include "features/webhooks/operations.hpp"
#include "features/webhooks/post.hpp"
#include "features/webhooks/webhooks.hpp"
#include "jobs/urge.hpp"

#include <algorithm>
#include <map>

namespace features::webhooks {
namespace {

using storage::Event;
using storage::ReadView;

constexpr const api::Operation* operations[] = {&read_webhooks, &save_webhooks, &ping_webhooks,
                                                &redeliver_events, &list_deliveries};

bool is_told_as_sale(const Delivery& delivery) {
    return delivery.hook == close_order && delivery.event.kind == "sale";
}

// The events of the deliveries that are, or are not, told as sales: by sequence, each once.
std::vector<Event> events_of(std::span<const Delivery> deliveries, bool told_as_sale) {
    std::map<std::int64_t, const Event*> by_sequence;
    for (const Delivery& delivery : deliveries)
        if (is_told_as_sale(delivery) == told_as_sale)
            by_sequence.emplace(delivery.event.sequence, &delivery.event);
    std::vector<Event> events;
    for (const auto& [sequence, event] : by_sequence) events.push_back(*event);
    return events;
}

std::vector<std::string> event_bodies(ReadView& view, const api::Services& services,
                                      const Place& at, const std::vector<Event>& events) {
    std::vector<std::string> bodies;
    while (bodies.size() < events.size())
        for (const std::string& record : records::told_records(
                 view, services, at.account, std::span(events).subspan(bodies.size())))
            bodies.push_back(records::event_json(events[bodies.size()], record, at.store));
    return bodies;
}

std::vector<std::string> bodies_of(ReadView& view, const api::Services& services, const Place& at,
                                   std::span<const Delivery> deliveries) {
    std::map<std::int64_t, std::string> of_sales, of_events;
    const std::vector<Event> sales = events_of(deliveries, true);
    const auto told_sales = reports::close_bodies(view, at.account, at.store, sales);
    for (std::size_t i = 0; i < sales.size(); ++i) of_sales[sales[i].sequence] = told_sales[i];
    const std::vector<Event> events = events_of(deliveries, false);
    const auto told_events = event_bodies(view, services, at, events);
    for (std::size_t i = 0; i < events.size(); ++i) of_events[events[i].sequence] = told_events[i];
    std::vector<std::string> bodies;
    for (const Delivery& delivery : deliveries)
        bodies.push_back(
            (is_told_as_sale(delivery) ? of_sales : of_events)[delivery.event.sequence]);
    return bodies;
}

std::optional<std::int64_t> run(api::Services& services, const jobs::Lease& lease) {
    return deliver({.database = services.database,
                    .world = services.world,
                    .pepper = services.pepper,
                    .subjects =
                        [](ReadView& view, const Place& at, std::span<const Event> events) {
                            return reports::subjects_of(view, at.account, events);
                        },
                    .bodies =
                        [&](ReadView& view, const Place& at, std::span<const Delivery> deliveries) {
                            return bodies_of(view, services, at, deliveries);
                        },
                    .send =
                        [&](std::span<const http::Parcel> parcels) {
                            return services.of<Post>().send(parcels, lease.stop_token());
                        },
                    .counters = services.of<Counters>()},
                   lease);
}

constexpr Job work[] = {{.name = deliver_job,
                         .is_of_store = true,
                         .every = jobs::every_day,
                         .run = run,
                         .waits_outside = true}};

void urge(const api::Services& services, std::string_view account, std::string_view store) {
    services.of<jobs::Urge>()({std::string(account), std::string(store), std::string(deliver_job)});
}

void on_hint(api::Services& services, std::string_view hint) {
    const auto events = storage::read_events_hint(hint);
    if (events && services.of<Followed>().has(events->account, events->store))
        urge(services, events->account, events->store);
}

// What hints have missed, and what is new to follow.
void look(api::Services& services) {
    std::vector<storage::FollowingHook> hooks;
    services.database.read([&](ReadView& view) { hooks = storage::following_hooks(view); });
    services.of<Followed>().set(hooks);
    for (const storage::FollowingHook& hook : hooks)
        if (hook.read_to < std::min(hook.last_sequence, hook.ends_at) && hook.pending < pending_max)
            urge(services, hook.account, hook.store);
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
    return {{"comanda_webhook_deliveries_total", "Calls of webhooks.", true, counters.delivered,
             R"(outcome="delivered")"},
            {"comanda_webhook_deliveries_total", "Calls of webhooks.", true, counters.failed,
             R"(outcome="failed")"},
            {"comanda_webhook_pauses_total", "Hooks that were paused after 72 hours of failures.",
             true, counters.paused},
            {"comanda_webhooks", "Hooks that are active, of all stores.", false, sums.hooks},
            {"comanda_webhooks_paused", "Those of them that are paused.", false, sums.paused},
            {"comanda_webhook_pending", "Deliveries that have not arrived yet, of all stores.",
             false, sums.pending}};
}

void furnish(api::Objects& objects, const base::Settings& settings) {
    objects.add(std::make_shared<Post>(settings.webhook_allow));
    objects.add(std::make_shared<Followed>());
    objects.add(std::make_shared<Counters>());
}

}  // namespace

const Feature feature{.name = "webhooks",
                      .operations = operations,
                      .tables = tables,
                      .checks = checks,
                      .retention = retention,
                      .jobs = work,
                      .intervals = intervals,
                      .on_hint = on_hint,
                      .figures = figures,
                      .furnish = furnish};

}  // namespace features::webhooks
