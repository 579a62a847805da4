#include "features/edge/webhooks/deliver.hpp"

#include "base/failpoint.hpp"
#include "base/log.hpp"
#include "base/short_waits.hpp"
#include "features/edge/webhooks/hand_over.hpp"
#include "features/edge/webhooks/webhooks.hpp"
#include "storage/retention.hpp"
#include "storage/write_under.hpp"

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
// A time further ahead than any wait was written before the clock was set back.
constexpr std::int64_t believed_ms = 2 * delivery_wait_ms_max;
constexpr std::int64_t never_reached_ms = 600'000;
constexpr std::size_t error_bytes_max = 300;
constexpr auto run_max = std::chrono::seconds(1);  // then other stores get their turn
// The run that calls a receiver waits this long to record an immediate answer.
constexpr auto linger_max = std::chrono::milliseconds(10);

// Events that some hooks have not read yet, read without a lock: they cannot change.
struct Ahead {
    std::int64_t read_to = 0;  // the last one read
    std::vector<Event> wanted{};
    std::vector<std::string> subjects{};
};
using AheadOf = std::map<std::int64_t, Ahead>;  // by position of the hooks

bool has_room(const Hook& hook) { return hook.pending < pending_max; }
// A hook that has lost its right continues where it stopped when somebody sets it again.
bool is_listening(const Hook& hook) { return hook.follows() && !hook.has_lost_right; }

AheadOf read_ahead(const Dependencies& dependencies, ReadView& view, const StoreKey& at) {
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
        ahead.subjects = dependencies.subjects(view, at, ahead.wanted);
    }
    return all;
}

// A wait of `first_ms`, doubled each time.
std::int64_t doubled(std::int64_t first_ms, std::int64_t times, std::int64_t max_ms) {
    const std::int64_t wait_ms = std::min(max_ms, first_ms << std::min<std::int64_t>(times, 20));
    return base::shortened(std::chrono::milliseconds(wait_ms)).count();
}

std::string error_of(const http::Receipt& receipt) {
    if (receipt.status != 0) return "answered " + std::to_string(receipt.status);
    return receipt.error.substr(0, error_bytes_max);
}

void tell_paused(const StoreKey& at, const std::string& hook, const std::string& cause) {
    base::log::write(base::log::Level::warning, "webhook_paused",
                     base::JsonObject()
                         .text("account", at.account)
                         .text("store", at.store)
                         .text("hook", hook)
                         .text("cause", cause));
}

// What remains to be done, and when.
struct Outcome {
    Batch batch{};
    bool has_more = false;  // events to read, or deliveries that are due
    std::int64_t next_ms = never;
};

// One transaction of the job, under the lock of the store.
class Round {
public:
    Round(Transaction& tx, const Dependencies& dependencies, const StoreKey& at)
        : tx_(tx),
          dependencies_(dependencies),
          at_(at),
          now_ms_(dependencies.world.clock.now_ms()) {
        batch_.settings = settings_of(tx, at);
        batch_.hooks = hooks_of(tx, at);
    }

    // Records what was sent, makes deliveries, and picks what to send next, except for hooks known
    // to have no room.
    Outcome run(const std::vector<Sent>& sent, const AheadOf& ahead, const Full* full) {
        const Settings settings = batch_.settings;
        const std::vector<Hook> hooks = batch_.hooks;
        for (Hook& hook : batch_.hooks) note(hook, sent);
        for (Hook& hook : batch_.hooks) check_right(hook);
        for (Hook& hook : batch_.hooks) plan(hook, ahead);
        if (full)
            for (Hook& hook : batch_.hooks) pick(hook, full->contains(hook.name));
        if (batch_.settings != settings) put(tx_, at_, batch_.settings);
        for (std::size_t i = 0; i < hooks.size(); ++i)
            if (batch_.hooks[i] != hooks[i]) {
                put(tx_, at_, batch_.hooks[i]);
                keep_events(tx_, at_, batch_.hooks[i]);
            }
        return std::move(outcome_);
    }

private:
    void note(Hook& hook, const std::vector<Sent>& all) {
        bool has_success = false, has_news = false, is_tried = false;
        for (const Sent& sent : all) {
            if (sent.picked.delivery.hook != hook.name) continue;
            if (sent.receipt.is_cut || sent.picked.edition != hook.edition) {
                forgo(hook, sent.picked);
                continue;
            }
            is_tried = true;
            has_news |= is_news(hook, sent);
            note(hook, sent);
            has_success |= sent.has_arrived();
        }
        if (!is_tried) return;
        hook.tried_ms = now_ms_;
        if (has_success)
            recover(hook);
        else if (has_news)
            back_off(hook);
    }

    // Whether a failure shows that the hook is in trouble. A delivery that failed before, or while
    // others arrived, does not; for a hook in trouble only the probe does.
    static bool is_news(const Hook& hook, const Sent& sent) {
        if (sent.has_arrived()) return false;
        if (hook.failures > 0) return sent.picked.is_probe;
        return sent.picked.delivery.attempts == 0 && hook.delivered_ms <= sent.picked.begun_ms;
    }

    // Treats it as if it had not been picked.
    void forgo(Hook& hook, const Picked& picked) {
        let_go(tx_, at_, picked.delivery, picked.held_ms);
        if (picked.is_probe && hook.next_ms == picked.held_ms) hook.next_ms = 0;
    }

    void note(Hook& hook, const Sent& sent) {
        Delivery after = sent.picked.delivery;
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
        const bool is_noted = note_attempt(tx_, at_, after, sent.picked.held_ms);
        if (is_noted && sent.has_arrived()) --hook.pending;
        if (is_noted && !sent.has_arrived()) give_up_on_time(hook, after);
    }

    // The account itself reads everything.
    bool may_hear(const Hook& hook, const std::string& kind) {
        if (hook.set_by.empty() || kind == webhook_label) return true;
        auto& hearing = hearings_[hook.name];
        if (!hearing) hearing = dependencies_.hearing(tx_, at_, hook);
        return hearing(kind);
    }

    void check_right(Hook& hook) {
        if (hook.is_paused() || !(hook.follows() || hook.is_sending())) return;
        if (std::ranges::all_of(hook.heard, [&](const auto& kind) { return may_hear(hook, kind); }))
            return;
        hook.has_lost_right = true;
        pause(hook, "whoever set it may no longer read all events it receives");
    }

    void pause(Hook& hook, std::string cause) {
        hook.paused_ms = now_ms_;
        ++batch_.settings.revision;
        batch_.settings.changed_ms = now_ms_;
        tx_.after_commit([at = at_, name = hook.name, cause = std::move(cause),
                          &counters = dependencies_.counters] {
            ++counters.paused;
            tell_paused(at, name, cause);
        });
    }

    // Up to a fifth less, so that deliveries that failed together are not retried together forever.
    std::int64_t jittered(std::int64_t wait_ms) {
        std::array<std::byte, 1> random{};
        dependencies_.world.random.fill(random);
        return wait_ms - wait_ms * std::to_integer<std::int64_t>(random[0]) / (5 * 255);
    }

    // Only time while the installation runs counts: its own outages are not held against a
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
        outcome_.has_more |= hook.read_to < last && has_room(hook);
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

    // A picked delivery is not due for others while it is being sent. Nothing else keeps them from
    // it: no lease is held meanwhile.
    void pick(Hook& hook, bool is_full) {
        if (!hook.is_sending() || !is_ready(hook)) return;
        const bool is_probe = hook.failures > 0;
        const std::int64_t held_ms = now_ms_ + base::shortened(held_for).count();
        const std::int64_t places = is_full ? 0 : dependencies_.post.places(at_, hook.name);
        const std::int64_t rest = sent_at_once - std::ssize(batch_.picked);
        const std::int64_t limit = std::min({places, rest, is_probe ? 1 : places});
        if (limit == 0) {
            outcome_.has_more |= places > 0;
            return expect(held_ms);
        }
        const Before before = before_of(hook);
        auto due = due_of(tx_, at_, hook.name, before, {now_ms_, now_ms_ + believed_ms}, limit);
        const bool is_all = std::ssize(due) < limit;
        // A clock that was set forward.
        std::erase_if(due, [&](const Delivery& each) {
            return dependencies_.post.is_under_way(at_, each.number);
        });
        if (is_probe && !due.empty()) hook.next_ms = held_ms;
        for (Delivery& each : due) {
            hold(tx_, at_, each.number, held_ms);
            batch_.picked.push_back({std::move(each), hook.edition, now_ms_, held_ms, is_probe});
        }
        outcome_.has_more |= limit == rest && limit < places && !is_all;
        expect(is_all ? next_due_ms(tx_, at_, hook.name, before) : held_ms);
    }

    // The opening, changes and closing of an order go to three addresses, but in order.
    Before before_of(const Hook& hook) const {
        Before before;
        if (!is_wildcard(hook.name)) return before;
        for (const Hook& other : batch_.hooks) {
            if (!is_wildcard(other.name) || other.name == hook.name || !holds_up(other)) continue;
            (before.one.empty() ? before.one : before.two) = other.name;
            before.read_to = std::min(before.read_to, other.read_to);
        }
        return before;
    }

    // A hook that never received anything, as with a wrong address, does not keep the others
    // waiting for long.
    bool holds_up(const Hook& hook) const {
        const bool was_never_reached = hook.delivered_ms == 0 && hook.failures > 0 &&
                                       hook.trouble_ms < now_ms_ - never_reached_ms;
        return hook.is_active && !hook.is_paused() && !was_never_reached;
    }

    bool is_ready(const Hook& hook) {
        if (hook.next_ms <= now_ms_ || hook.next_ms > now_ms_ + hook_wait_ms_max) return true;
        expect(hook.next_ms);
        return false;
    }

    void expect(std::int64_t at_ms) { outcome_.next_ms = std::min(outcome_.next_ms, at_ms); }

    Transaction& tx_;
    const Dependencies& dependencies_;
    const StoreKey& at_;
    const std::int64_t now_ms_;
    std::map<std::string, std::function<bool(const std::string&)>> hearings_{};  // by hook
    Outcome outcome_;
    Batch& batch_ = outcome_.batch;
};

void count(Counters& counters, const std::vector<Sent>& all) {
    for (const Sent& sent : all)
        if (!sent.receipt.is_cut) ++(sent.has_arrived() ? counters.delivered : counters.failed);
}

// One transaction under the store's lock, which starts with the results received so far.
template <class Work>
void noting(const Dependencies& dependencies, const StoreKey& at, const Work& work) {
    std::vector<Sent> sent = dependencies.post.take(at);
    if (!sent.empty()) base::failpoint("webhooks_sent");
    try {
        storage::write_under(dependencies.database, storage::Scope{at.account, at.store},
                             [&](Transaction& tx) { work(tx, sent); });
    } catch (...) {
        dependencies.post.put_back(at, std::move(sent));
        throw;
    }
    count(dependencies.counters, sent);
}

Outcome go_on(const Dependencies& dependencies, const jobs::Lease& lease, const StoreKey& at,
              const Full* full) {
    AheadOf ahead;
    dependencies.database.read([&](ReadView& view) { ahead = read_ahead(dependencies, view, at); });
    Outcome outcome;
    noting(dependencies, at, [&](Transaction& tx, const std::vector<Sent>& sent) {
        lease.require(tx);
        outcome = Round(tx, dependencies, at).run(sent, ahead, full);
    });
    return outcome;
}

}  // namespace

std::optional<std::int64_t> deliver(const Dependencies& dependencies, const jobs::Lease& lease) {
    const StoreKey at{lease.account(), lease.store()};
    const auto ends = std::chrono::steady_clock::now() + run_max;
    Post::Turn turn(dependencies.post, at);
    Full full;
    while (true) {
        const bool is_stopping = lease.is_stopping() || dependencies.post.is_stopped();
        const bool is_over = is_stopping || std::chrono::steady_clock::now() > ends;
        const Outcome outcome = go_on(dependencies, lease, at, is_over ? nullptr : &full);
        if (is_over && !is_stopping) turn.wants_another();
        if (is_over) return dependencies.world.clock.now_ms();
        hand_over(dependencies, at, outcome.batch, full);
        if (!dependencies.post.wait(at, linger_max) && !outcome.has_more)
            return outcome.next_ms == never ? std::nullopt : std::optional(outcome.next_ms);
    }
}

void settle(const Dependencies& dependencies, const StoreKey& at) {
    noting(dependencies, at, [&](Transaction& tx, const std::vector<Sent>& sent) {
        Round(tx, dependencies, at).run(sent, {}, nullptr);
        jobs::due_at(tx, at.account, at.store, deliver_job, dependencies.world.clock.now_ms());
    });
}

}  // namespace features::webhooks
