#include "features/webhooks/deliver.hpp"

#include "base/failpoint.hpp"
#include "base/haste.hpp"
#include "base/log.hpp"
#include "features/webhooks/webhooks.hpp"
#include "storage/retention.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace features::webhooks {
namespace {

using storage::Event;
using storage::ReadView;
using storage::Transaction;

constexpr std::int64_t delivery_wait_ms = 5'000, delivery_wait_ms_max = 3'600'000;
constexpr std::int64_t hook_wait_ms = 2'000, hook_wait_ms_max = 60'000;
// A time that lies further ahead than any wait was written before the clock was set back.
constexpr std::int64_t believed_ms = 2 * delivery_wait_ms_max;
constexpr std::int64_t stillborn_ms = 600'000;
constexpr std::size_t error_bytes_max = 300;
constexpr auto run_max = std::chrono::seconds(10);  // then other stores have their turn

// Events that some hooks have yet to look at, read without a lock: they cannot change.
struct Ahead {
    std::int64_t read_to = 0;  // the last one that was read
    std::vector<Event> wanted{};
    std::vector<std::string> subjects{};
};
using AheadOf = std::map<std::int64_t, Ahead>;  // by where the hooks are

bool has_room(const Hook& hook) { return hook.pending < pending_max; }
// One that has lost its right goes on where it stopped when somebody sets it again.
bool is_listening(const Hook& hook) { return hook.follows() && !hook.has_lost_right; }

AheadOf read_ahead(const Means& means, ReadView& view, const Place& at) {
    AheadOf all;
    const std::vector<Hook> hooks = hooks_of(view, at);
    const std::int64_t last = storage::sequence(view, at.account, at.store);
    for (const Hook& behind : hooks) {
        if (!is_listening(behind) || behind.read_to >= last || !has_room(behind)) continue;
        const auto [entry, is_new] = all.try_emplace(behind.read_to);
        if (!is_new) continue;
        Ahead& ahead = entry->second;
        auto events =
            storage::events_after(view, at.account, at.store, behind.read_to, events_at_once);
        if (!events.empty()) ahead.read_to = events.back().sequence;
        for (Event& event : events)
            if (std::ranges::any_of(hooks, [&](const Hook& hook) { return wants(hook, event); }))
                ahead.wanted.push_back(std::move(event));
        ahead.subjects = means.subjects(view, at, ahead.wanted);
    }
    return all;
}

// A delivery that was sent, and what came of it.
struct Sent {
    Delivery delivery;
    std::int64_t edition;  // of its hook
    http::Receipt receipt;

    bool has_arrived() const { return receipt.status >= 200 && receipt.status < 300; }
};

// A wait of `first_ms`, doubled with each further time.
std::int64_t doubled(std::int64_t first_ms, std::int64_t times, std::int64_t max_ms) {
    const std::int64_t wait_ms = std::min(max_ms, first_ms << std::min<std::int64_t>(times, 20));
    return base::hastened(std::chrono::milliseconds(wait_ms)).count();
}

std::string error_of(const http::Receipt& receipt) {
    if (receipt.status != 0) return "answered " + std::to_string(receipt.status);
    return receipt.error.substr(0, error_bytes_max);
}

void tell_paused(const Place& at, const std::string& hook, const std::string& cause) {
    base::log::write(base::log::Level::warning, "webhook_paused",
                     base::JsonObject()
                         .text("account", at.account)
                         .text("store", at.store)
                         .text("hook", hook)
                         .text("cause", cause));
}

// What is to be sent next, and when after that.
struct Batch {
    Settings settings{};
    std::vector<Hook> hooks{};
    std::vector<Delivery> deliveries{};
    bool has_more_events = false;
    std::int64_t next_ms = never;

    const Hook& hook_of(const Delivery& delivery) const {
        return *std::ranges::find(hooks, delivery.hook, &Hook::name);
    }
};

// One transaction of the job, under the lock of the store.
class Round {
public:
    Round(Transaction& tx, const Means& means, const Place& at)
        : tx_(tx), means_(means), at_(at), now_ms_(means.world.clock.now_ms()) {
        batch_.settings = settings_of(tx, at);
        batch_.hooks = hooks_of(tx, at);
    }

    Batch run(const std::vector<Sent>& sent, const AheadOf& ahead) {
        const Settings settings = batch_.settings;
        const std::vector<Hook> hooks = batch_.hooks;
        seal_header();
        for (Hook& hook : batch_.hooks) note(hook, sent);
        for (Hook& hook : batch_.hooks) check_right(hook);
        for (Hook& hook : batch_.hooks) plan(hook, ahead);
        if (batch_.settings != settings) put(tx_, at_, batch_.settings);
        for (std::size_t i = 0; i < hooks.size(); ++i)
            if (batch_.hooks[i] != hooks[i]) {
                put(tx_, at_, batch_.hooks[i]);
                keep_events(tx_, at_, batch_.hooks[i]);
            }
        pick(false);
        if (batch_.deliveries.empty()) pick(true);
        return std::move(batch_);
    }

private:
    // One from before values were sealed.
    void seal_header() {
        std::string& kept = batch_.settings.header_value;
        if (!is_sealed_header(kept))
            kept = sealed_header(means_.pepper, at_, std::string(kept), means_.world.random);
    }

    void note(Hook& hook, const std::vector<Sent>& all) {
        bool has_success = false, has_news = false, is_tried = false;
        for (const Sent& sent : all) {
            if (sent.delivery.hook != hook.name || sent.edition != hook.edition) continue;
            is_tried = true;
            note(hook, sent);
            has_success |= sent.has_arrived();
            // One that failed before, while others arrived, says nothing about the hook.
            has_news |= !sent.has_arrived() && (sent.delivery.attempts == 0 || hook.failures > 0);
        }
        if (!is_tried) return;
        hook.tried_ms = now_ms_;
        if (has_success)
            recover(hook);
        else if (has_news)
            back_off(hook);
    }

    void note(Hook& hook, const Sent& sent) {
        Delivery after = sent.delivery;
        ++after.attempts;
        if (after.first_ms == 0) after.first_ms = now_ms_;
        after.last_ms = now_ms_;
        after.status = hook.status = sent.receipt.status;
        after.took_ms = sent.receipt.took.count();
        if (sent.has_arrived()) {
            after.state = State::delivered;
            after.error.clear();
            after.next_ms = 0;
            hook.delivered_ms = now_ms_;
            hook.error.clear();
        } else {
            after.error = hook.error = error_of(sent.receipt);
            after.next_ms = now_ms_ + jittered(doubled(delivery_wait_ms, after.attempts - 1,
                                                       delivery_wait_ms_max));
        }
        const bool is_noted = note_attempt(tx_, at_, after);
        if (is_noted && sent.has_arrived()) --hook.pending;
        if (is_noted && !sent.has_arrived()) give_up_on_time(hook, after);
    }

    // The account itself reads everything.
    bool may_hear(const Hook& hook, const std::string& kind) {
        if (hook.set_by.empty() || kind == webhook_label) return true;
        auto& hearing = hearings_[hook.name];
        if (!hearing) hearing = means_.hearing(tx_, at_, hook);
        return hearing(kind);
    }

    void check_right(Hook& hook) {
        if (hook.is_paused() || !(hook.follows() || hook.is_sending())) return;
        if (std::ranges::all_of(hook.heard, [&](const auto& kind) { return may_hear(hook, kind); }))
            return;
        hook.has_lost_right = true;
        pause(hook, "whoever set it may no longer read all that it hears of");
    }

    void pause(Hook& hook, std::string cause) {
        hook.paused_ms = now_ms_;
        ++batch_.settings.revision;
        batch_.settings.changed_ms = now_ms_;
        tx_.after_commit(
            [at = at_, name = hook.name, cause = std::move(cause), &counters = means_.counters] {
                ++counters.paused;
                tell_paused(at, name, cause);
            });
    }

    // Up to a fifth less, so that what failed together is not tried together for ever.
    std::int64_t jittered(std::int64_t wait_ms) {
        std::array<std::byte, 1> random{};
        means_.world.random.fill(random);
        return wait_ms - wait_ms * std::to_integer<std::int64_t>(random[0]) / (5 * 255);
    }

    // Only time that the installation has run counts: an outage of its own takes nothing from a
    // receiver.
    void give_up_on_time(Hook& hook, const Delivery& failed) {
        const std::int64_t since_ms = std::max(failed.first_ms, hook.resumed_ms);
        if (hook.is_paused() || since_ms > storage::oldest_kept(tx_, now_ms_, fails_for_ms)) return;
        pause(hook, hook.error);
    }

    void recover(Hook& hook) {
        if (hook.failures == 0) return;
        make_due(tx_, at_, hook.name, hook.trouble_ms);
        hook.failures = hook.trouble_ms = hook.next_ms = 0;
    }

    void back_off(Hook& hook) {
        if (hook.failures == 0) hook.trouble_ms = now_ms_;
        hook.next_ms = now_ms_ + doubled(hook_wait_ms, hook.failures, hook_wait_ms_max);
        ++hook.failures;
    }

    void plan(Hook& hook, const AheadOf& all) {
        if (!is_listening(hook)) return;
        const std::int64_t last = std::min(hook.ends_at, tx_.last_sequence(at_.account, at_.store));
        const auto found = all.find(hook.read_to);
        if (found != all.end() && found->second.read_to > hook.read_to && has_room(hook))
            insert_deliveries(hook, found->second);
        batch_.has_more_events |= hook.read_to < last && has_room(hook);
    }

    void insert_deliveries(Hook& hook, const Ahead& ahead) {
        for (std::size_t i = 0; i < ahead.wanted.size(); ++i) {
            const Event& event = ahead.wanted[i];
            if (event.sequence > hook.ends_at || !wants(hook, event)) continue;
            if (!may_hear(hook, event.kind)) continue;
            insert(tx_, at_,
                   {.number = ++batch_.settings.deliveries,
                    .hook = hook.name,
                    .event = event,
                    .subject = ahead.subjects[i]});
            ++hook.pending;
        }
        hook.read_to = std::min(ahead.read_to, hook.ends_at);
    }

    // Hooks in trouble get their turn when all others have nothing to send, for they may keep it
    // waiting until its time is up.
    void pick(bool in_trouble) {
        std::vector<const Hook*> ready;
        for (const Hook& hook : batch_.hooks)
            if (hook.is_sending() && (hook.failures > 0) == in_trouble && is_ready(hook))
                ready.push_back(&hook);
        for (const Hook* hook : ready) {
            const std::size_t share =
                in_trouble ? 1
                           : std::clamp<std::size_t>(sent_at_once / ready.size(), 1, sent_to_hook);
            const Before before = before_of(*hook);
            auto due = due_of(tx_, at_, hook->name, before, {now_ms_, now_ms_ + believed_ms},
                              static_cast<std::int64_t>(share));
            if (due.empty()) expect(next_due_ms(tx_, at_, hook->name, before));
            std::ranges::move(due, std::back_inserter(batch_.deliveries));
        }
    }

    // The opening, the changes and the closing of an order go to three addresses, and yet in their
    // order.
    Before before_of(const Hook& hook) const {
        Before before;
        if (!is_wild(hook.name)) return before;
        for (const Hook& other : batch_.hooks) {
            if (!is_wild(other.name) || other.name == hook.name || !holds_up(other)) continue;
            (before.one.empty() ? before.one : before.two) = other.name;
            before.read_to = std::min(before.read_to, other.read_to);
        }
        return before;
    }

    // One that never arrived anywhere, as with a wrong address, does not keep the others waiting
    // for long.
    bool holds_up(const Hook& hook) const {
        const bool is_stillborn =
            hook.delivered_ms == 0 && hook.failures > 0 && hook.trouble_ms < now_ms_ - stillborn_ms;
        return hook.is_active && !hook.is_paused() && !is_stillborn;
    }

    bool is_ready(const Hook& hook) {
        if (hook.next_ms <= now_ms_ || hook.next_ms > now_ms_ + hook_wait_ms_max) return true;
        expect(hook.next_ms);
        return false;
    }

    void expect(std::int64_t at_ms) { batch_.next_ms = std::min(batch_.next_ms, at_ms); }

    Transaction& tx_;
    const Means& means_;
    const Place& at_;
    const std::int64_t now_ms_;
    Batch batch_;
    std::map<std::string, std::function<bool(const std::string&)>> hearings_{};  // by hook
};

Batch next_batch(const Means& means, const jobs::Lease& lease, const Place& at,
                 const std::vector<Sent>& sent) {
    AheadOf ahead;
    means.database.read([&](ReadView& view) { ahead = read_ahead(means, view, at); });
    Batch batch;
    means.database.write_now([&](Transaction& tx) {
        tx.lock(at.account, at.store);
        lease.require(tx);
        batch = Round(tx, means, at).run(sent, ahead);
    });
    return batch;
}

http::Parcel parcel_of(const Means& means, const Place& at, const Batch& batch,
                       const Delivery& delivery, std::string body) {
    const Settings& settings = batch.settings;
    http::Parcel parcel{.url = batch.hook_of(delivery).url, .headers = {}, .body = std::move(body)};
    const auto add = [&](std::string_view name, std::string value) {
        parcel.headers.emplace_back(name, std::move(value));
    };
    add("Content-Type", "application/json");
    add("X-Comanda-Event", delivery.event.kind + '.' + delivery.event.type);
    add("X-Comanda-Delivery", delivery_id(means.pepper, at, delivery));
    add("X-Comanda-Signature",
        http::signature(signing_secret(means.pepper, at, settings.generation),
                        means.world.clock.now_ms() / 1'000, parcel.body));
    if (std::string value = header_value_of(means.pepper, at, settings.header_value);
        !value.empty())
        add(settings.header_name, std::move(value));
    return parcel;
}

std::vector<std::string> bodies_of(const Means& means, const Place& at,
                                   std::span<const Delivery> deliveries) {
    std::vector<std::string> bodies;
    means.database.read([&](ReadView& view) { bodies = means.bodies(view, at, deliveries); });
    return bodies;
}

// A record that cannot be read keeps no other from being told.
std::vector<std::string> bodies_or_none(const Means& means, const Place& at,
                                        std::span<const Delivery> deliveries) {
    try {
        return bodies_of(means, at, deliveries);
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "webhook_body",
                         base::JsonObject().text("store", at.store).text("cause", error.what()));
    }
    if (deliveries.size() == 1) return {""};
    std::vector<std::string> bodies;
    for (const Delivery& delivery : deliveries)
        bodies.push_back(bodies_or_none(means, at, std::span(&delivery, 1)).front());
    return bodies;
}

std::vector<Sent> send(const Means& means, const Place& at, const Batch& batch) {
    std::vector<std::string> bodies = bodies_or_none(means, at, batch.deliveries);
    std::vector<Sent> all;
    std::vector<http::Parcel> parcels;
    std::vector<std::size_t> senders;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const Delivery& delivery = batch.deliveries[i];
        all.push_back({delivery, batch.hook_of(delivery).edition, {}});
        if (bodies[i].empty()) {
            all.back().receipt.error = "its record could not be read";
            continue;
        }
        parcels.push_back(parcel_of(means, at, batch, delivery, std::move(bodies[i])));
        senders.push_back(i);
    }
    std::vector<http::Receipt> receipts = means.send(parcels);
    for (std::size_t i = 0; i < senders.size(); ++i)
        all[senders[i]].receipt = std::move(receipts[i]);
    for (const Sent& sent : all)
        ++(sent.has_arrived() ? means.counters.delivered : means.counters.failed);
    return all;
}

}  // namespace

std::optional<std::int64_t> deliver(const Means& means, const jobs::Lease& lease) {
    const Place at{lease.account(), lease.store()};
    const auto ends = std::chrono::steady_clock::now() + run_max;
    std::vector<Sent> sent;
    while (true) {
        const Batch batch = next_batch(means, lease, at, sent);
        sent.clear();
        if (lease.is_stopping() || std::chrono::steady_clock::now() > ends)
            return std::min(batch.next_ms, means.world.clock.now_ms());
        if (!batch.deliveries.empty()) {
            sent = send(means, at, batch);
            base::failpoint("webhooks_sent");
            // What the end of the program cut short has not failed.
            if (lease.is_stopping())
                std::erase_if(sent, [](const Sent& one) { return one.receipt.status == 0; });
        } else if (!batch.has_more_events) {
            return batch.next_ms == never ? std::nullopt : std::optional(batch.next_ms);
        }
    }
}

}  // namespace features::webhooks
