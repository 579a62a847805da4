#include "features/selling/today/attention.hpp"

#include "base/time_text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/devices/operations.hpp"
#include "features/edge/webhooks/operations.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "features/selling/checks/check_store.hpp"
#include "features/selling/checks/conflict_store.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/order_store.hpp"
#include "kinds/all.hpp"
#include "kinds/write_privileges.hpp"
#include "storage/tables/counters.hpp"

#include <algorithm>

namespace features::today {
namespace {

using auth::Area;

void add_orders(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_call(orders::change_order_status)) return;
    for (WaitingOrder& order : waiting_orders(at.view, {at.account, at.shop.id}, attention_max)) {
        const std::string number = std::to_string(order.number);
        std::string detail = std::move(order.customer);
        if (!detail.empty() && !order.service.empty()) detail += ", ";
        all.push_back({.type = "orderWaiting",
                       .id = std::move(order.id),
                       .name = number,
                       .label = "Order " + number,
                       .detail = detail + order.service,
                       .amount = order.total,
                       .since_ms = order.since_ms,
                       .action = "acceptOrder"});
    }
}

void add_conflicts(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_call(checks::decide_conflict)) return;
    auto some = checks::some_conflicts(at.view, at.account, at.shop.id, "");
    some.resize(std::min<std::size_t>(some.size(), attention_max));
    for (checks::Conflict& conflict : some)
        all.push_back({.type = "conflict",
                       .id = std::move(conflict.id),
                       .name = conflict.check_id,
                       .label = "Check " + conflict.check_id,
                       .detail = std::move(conflict.node),
                       .since_ms = conflict.made_ms,
                       .action = "settle"});
}

void add_checks(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_call(checks::list_open_at_day_end)) return;
    for (const CheckLeftOpen& check :
         checks_left_open(at.view, {at.account, at.shop.id}, at.moment.day, attention_max))
        all.push_back({.type = "openAtDayEnd",
                       .id = check.check_id,
                       .name = check.check_id,
                       .label = "Check " + check.check_id,
                       .detail = domain::iso_text(check.opened_day),
                       .since_ms = check.opened_ms});
}

void add_pause(const Looking& at, std::vector<Attention>& all) {
    const auto until_ms = base::parse_iso_time(at.shop.record[kinds::store.paused_until]);
    if (!until_ms || *until_ms <= at.moment.now_ms) return;
    const bool may_resume = at.sight.may(
        kinds::privilege_of(kinds::store, kinds::store.paused_until.name), Area::admin);
    if (!may_resume && !at.sight.may_call(orders::change_order_status)) return;
    all.push_back({.type = "ordersPaused",
                   .id = at.shop.id,
                   .name = at.shop.record[kinds::store.name],
                   .label = "Online orders",
                   .until_ms = *until_ms,
                   .action = may_resume ? "resume" : "look"});
}

void add_devices(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_call(devices::list_devices)) return;
    auto some = devices::devices_of(at.view, at.account, at.shop.id);
    std::erase_if(some, [&](const devices::Device& one) {
        return one.is_blocked || one.seen_ms < at.moment.since_ms ||
               devices::is_online(one, at.moment.now_ms);
    });
    std::ranges::stable_sort(some, {}, &devices::Device::seen_ms);
    some.resize(std::min<std::size_t>(some.size(), attention_max));
    for (const devices::Device& device : some) {
        const std::string& name = device.name.empty() ? device.known_by() : device.name;
        all.push_back({.type = "deviceSilent",
                       .id = device.id,
                       .name = name,
                       .label = name,
                       .since_ms = device.seen_ms});
    }
}

void add_hooks(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_call(webhooks::read_webhooks)) return;
    for (const webhooks::Hook& hook : webhooks::hooks_of(at.view, {at.account, at.shop.id})) {
        const bool is_failing = hook.is_active && hook.failures > 0;
        if (!hook.is_paused() && !is_failing) continue;
        all.push_back({.type = "webhook",
                       .id = hook.name,
                       .name = hook.name,
                       .label = "Webhook " + hook.name,
                       .detail = hook.is_paused() ? "paused" : hook.error,
                       .since_ms = hook.is_paused() ? hook.paused_ms : hook.trouble_ms,
                       .action = hook.is_paused() ? "resume" : "look"});
    }
}

void add_sold_out(const Looking& at, std::vector<Attention>& all) {
    const auto ends_it = kinds::privilege_of(kinds::menu_item, kinds::menu_item.is_sold_out.name);
    if (!at.sight.may(ends_it, Area::catalogue)) return;
    std::int64_t left = attention_max;
    for (const SoldOutItem& item : at.menu.sold_out) {
        if (item.until_ms != 0 && item.until_ms <= at.moment.now_ms) continue;
        if (left-- == 0) return;
        all.push_back({.type = "soldOut",
                       .id = item.id,
                       .name = item.name,
                       .label = item.name,
                       .until_ms = item.until_ms,
                       .action = "backOnSale"});
    }
}

void add_jobs(const Looking& at, std::vector<Attention>& all) {
    if (!at.sight.may_everywhere({"BO_ACCOUNT_SETTINGS", "BO_AUDIT"}, Area::admin)) return;
    for (FailingJob& job : failing_jobs(at.view, {at.account, at.shop.id}, attention_max))
        all.push_back({.type = "job",
                       .id = job.name,
                       .name = job.name,
                       .label = "Job " + job.name,
                       .detail = std::move(job.error),
                       .since_ms = job.last_ms});
}

std::int64_t active_records(const Looking& at, const kinds::StoredKind& kind) {
    return storage::kept_count(at.view, at.account, at.shop.id, kind.name, true);
}

}  // namespace

std::vector<Attention> read_attention(const Looking& looking) {
    std::vector<Attention> all;
    for (const auto add : {add_orders, add_conflicts, add_checks, add_pause, add_devices, add_hooks,
                           add_sold_out, add_jobs})
        add(looking, all);
    return all;
}

// Each is for those who may do it.
std::vector<SetupStep> read_setup(const Looking& at) {
    std::vector<SetupStep> steps;
    const auto add = [&](std::string_view step, bool is_theirs, const auto& is_done) {
        if (is_theirs) steps.push_back({step, is_done()});
    };
    const auto changes = [&](const kinds::StoredKind& kind, Area area) {
        return at.sight.may(kinds::privilege_of(kind), area);
    };
    add("hours", changes(kinds::store, Area::admin),
        [&] { return !at.shop.record[kinds::store.opening_hours].empty(); });
    add("taxes", changes(kinds::tax, Area::catalogue),
        [&] { return active_records(at, kinds::tax) > 0; });
    add("menu", changes(kinds::menu_item, Area::catalogue),
        [&] { return at.menu.has_priced_item; });
    add("printer", changes(kinds::printer, Area::catalogue),
        [&] { return active_records(at, kinds::printer) > 0; });
    add("people", changes(kinds::user, Area::staff),
        [&] { return active_records(at, kinds::user) > 1; });
    add("testOrder",
        at.sight.may_call(orders::save_web_order) || at.sight.may_call(checks::save_check), [&] {
            return orders::has_orders(at.view, at.account, at.shop.id) ||
                   checks::has_checks(at.view, at.account, at.shop.id);
        });
    return steps;
}

}  // namespace features::today
