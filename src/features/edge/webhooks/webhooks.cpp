#include "features/edge/webhooks/webhooks.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "jobs/job.hpp"
#include "storage/tables/changes.hpp"

#include <algorithm>
#include <utility>

namespace features::webhooks {
namespace {

using base::Refusal;
using storage::Transaction;

constexpr std::size_t id_characters = 32;
constexpr std::string_view header_purpose = "webhook header";

void announce(Transaction& tx, const StoreKey& at, std::int64_t now_ms) {
    jobs::due_at(tx, at.account, at.store, deliver_job, now_ms);
}

std::string holder_of(const Hook& hook) { return "webhook/" + hook.name; }

void pause(Hook& hook, std::int64_t now_ms) { hook.paused_ms = now_ms; }

// One delivery is sent first, as after trouble: nobody knows yet whether the receiver is available.
void resume(Transaction& tx, const StoreKey& at, Hook& hook, std::int64_t now_ms) {
    hook.paused_ms = hook.next_ms = 0;
    hook.resumed_ms = now_ms;
    hook.failures = hook.pending > 0 ? 1 : 0;
    hook.trouble_ms = hook.pending > 0 ? now_ms : 0;
    make_due(tx, at, hook.name, 0);
}

// A new address is a fresh start for pending deliveries.
void move_to(Transaction& tx, const StoreKey& at, Hook& hook, const std::string& url,
             std::int64_t now_ms) {
    hook.url = url;
    hook.status = 0;
    hook.error.clear();
    resume(tx, at, hook, now_ms);
}

// A hook that has not read all events of its last active time continues there.
void set_active(Hook& hook, bool is_active, std::int64_t last_sequence) {
    if (hook.is_active == is_active) return;
    hook.is_active = is_active;
    if (!is_active) {
        hook.ends_at = last_sequence;
        return;
    }
    if (!hook.follows()) hook.read_to = last_sequence;
    hook.ends_at = never;
}

std::int64_t place_of(std::string_view name, std::size_t index) {
    const auto wild = std::ranges::find(wildcard_hooks, name);
    const std::ptrdiff_t before = wild - wildcard_hooks.begin();
    return wild == wildcard_hooks.end() ? before + static_cast<std::ptrdiff_t>(index) : before;
}

class Saving {
public:
    Saving(Transaction& tx, const StoreKey& at, const HooksChange& change, const Setter& setter,
           Saved before, std::int64_t now_ms)
        : tx_(tx),
          at_(at),
          change_(change),
          setter_(setter),
          now_ms_(now_ms),
          last_sequence_(tx.last_sequence(at.account, at.store)),
          before_(std::move(before)) {}

    Saved run() {
        after_.settings = before_.settings;
        ++after_.settings.revision;
        apply_header();
        if (change_.rotates_secret) ++after_.settings.generation;
        std::size_t listed = 0;
        for (const HookChange& change : change_.hooks)
            apply(change, is_wildcard(change.name) ? 0 : listed++);
        keep_others();
        std::ranges::sort(after_.hooks, {}, &Hook::place);
        if (is_unchanged()) return std::move(before_);
        write();
        return std::move(after_);
    }

private:
    void apply_header() {
        Settings& settings = after_.settings;
        if (change_.header_name) settings.header_name = *change_.header_name;
        const bool is_there =
            change_.is_header_value && change_.is_header_value(settings.header_value);
        if (change_.header_value && !is_there) settings.header_value = *change_.header_value;
        if (settings.header_name.empty() && !settings.header_value.empty())
            throw Refusal::invalid("headerName", "is required with a headerValue");
    }

    void apply(const HookChange& change, std::size_t index) {
        const Hook* known = find(change.name);
        const std::string url = change.url.value_or(known ? known->url : "");
        if (url.empty()) {
            if (change.is_active.value_or(false))
                throw Refusal::invalid(change.path + ".url", "is required");
            return;
        }
        Hook hook = known ? *known : new_hook(change.name);
        hook.place = place_of(change.name, index);
        const bool is_resumed = hook.has_lost_right && change.is_paused == false;
        const bool is_set = !known || hook.url != url || hook.types != change.types || is_resumed;
        hook.types = change.types;
        if (is_resumed) require_right(hook, change);
        if (is_set) set(hook);
        if (hook.url != url) {
            move_to(tx_, at_, hook, url, now_ms_);
            hook.edition = after_.settings.revision;
        }
        set_active(hook, change.is_active.value_or(known ? known->is_active : true),
                   last_sequence_);
        if (change.is_paused && *change.is_paused != hook.is_paused()) {
            if (*change.is_paused)
                pause(hook, now_ms_);
            else
                resume(tx_, at_, hook, now_ms_);
        }
        after_.hooks.push_back(std::move(hook));
    }

    // Removes pending deliveries that the new setter may not read.
    void set(Hook& hook) {
        hook.set_by = setter_.id;
        hook.heard = wanted_kinds(hook, setter_.kinds);
        std::erase_if(hook.heard, [&](const std::string& kind) { return !may_read(hook, kind); });
        for (const std::string& kind : pending_kinds(tx_, at_, hook.name))
            if (!may_read(hook, kind)) hook.pending -= remove_pending_of(tx_, at_, hook.name, kind);
        if (std::exchange(hook.has_lost_right, false)) resume(tx_, at_, hook, now_ms_);
    }

    bool may_read(const Hook& hook, const std::string& kind) const {
        return !setter_.may_read || kind == webhook_label || setter_.may_read(hook.name, kind);
    }

    // Only somebody who has the right may resume a hook that has lost it.
    void require_right(const Hook& hook, const HookChange& change) const {
        for (const std::string& kind : hook.heard)
            if (!may_read(hook, kind))
                throw Refusal(403, "not_readable",
                              "You may not read all events that this hook receives", {},
                              {{change.path + ".paused",
                                "it receives " + kind + ", which you may not read"}});
    }

    Hook new_hook(const std::string& name) const {
        return {
            .name = name, .is_active = false, .read_to = last_sequence_, .ends_at = last_sequence_};
    }

    const Hook* find(std::string_view name) const {
        const auto found = std::ranges::find(before_.hooks, name, &Hook::name);
        return found == before_.hooks.end() ? nullptr : &*found;
    }

    // Hooks that the request does not name.
    void keep_others() {
        for (const Hook& hook : before_.hooks) {
            const bool is_named = std::ranges::find(change_.hooks, hook.name, &HookChange::name) !=
                                  change_.hooks.end();
            if (!is_named && (is_wildcard(hook.name) || !change_.replaces_list))
                after_.hooks.push_back(hook);
        }
    }

    bool is_unchanged() const {
        Settings same = after_.settings;
        same.revision = before_.settings.revision;
        return same == before_.settings && after_.hooks == before_.hooks;
    }

    void write() {
        after_.settings.changed_ms = now_ms_;
        put(tx_, at_, after_.settings);
        for (const Hook& hook : before_.hooks)
            if (std::ranges::find(after_.hooks, hook.name, &Hook::name) == after_.hooks.end()) {
                remove(tx_, at_, hook.name);
                storage::release_events(tx_, at_.account, at_.store, holder_of(hook));
            }
        for (const Hook& hook : after_.hooks) {
            put(tx_, at_, hook);
            keep_events(tx_, at_, hook);
        }
        announce(tx_, at_, now_ms_);
    }

    Transaction& tx_;
    const StoreKey& at_;
    const HooksChange& change_;
    const Setter& setter_;
    const std::int64_t now_ms_, last_sequence_;
    Saved before_, after_;
};

// The requested hooks; all of them active.
std::vector<Hook> asked_for(storage::ReadView& view, const StoreKey& at, std::string_view name) {
    std::vector<Hook> hooks = hooks_of(view, at);
    if (!name.empty()) std::erase_if(hooks, [&](const Hook& hook) { return hook.name != name; });
    if (hooks.empty() && !name.empty())
        throw Refusal::invalid("hook", "must be the name of a hook of the store");
    std::erase_if(hooks, [](const Hook& hook) { return !hook.is_active; });
    if (hooks.empty())
        throw Refusal::conflict("hook_inactive", name.empty() ? "The store has no active hook"
                                                              : "The hook is not active");
    return hooks;
}

std::vector<std::string> names_of(const std::vector<Hook>& hooks) {
    std::vector<std::string> names;
    for (const Hook& hook : hooks) names.push_back(hook.name);
    return names;
}

void require_kept(Transaction& tx, const StoreKey& at, const storage::EpochNumber& from) {
    const std::int64_t newest = tx.last_sequence(at.account, at.store);
    if (from.number < 1 || (!from.epoch && from.number > newest))
        throw Refusal::invalid(
            "from", "must be the number of an event, from 1 to " + std::to_string(newest));
    const std::int64_t oldest = storage::oldest_position(tx, at.account, at.store);
    const bool is_there = from.number > oldest && from.number <= newest;
    if (is_there && from.may_be_of(tx.epoch())) return;
    throw Refusal(410, "position_gone", "Some events from that position on are no longer kept")
        .with_text("oldest", storage::text_of({oldest + 1, tx.epoch()}))
        .with_text("newest", storage::text_of({newest, tx.epoch()}));
}

}  // namespace

Saved all_of(storage::ReadView& view, const StoreKey& at) {
    return {settings_of(view, at), hooks_of(view, at)};
}

Saved save(Transaction& tx, const StoreKey& at, const HooksChange& change, std::int64_t now_ms,
           const Setter& setter, const std::function<void(const Saved&)>& check) {
    tx.lock(at.account, at.store);
    Saved before = all_of(tx, at);
    if (check) check(before);
    return Saving(tx, at, change, setter, std::move(before), now_ms).run();
}

bool set_paused(Transaction& tx, const StoreKey& at, std::string_view name, bool is_paused,
                std::int64_t now_ms) {
    tx.lock(at.account, at.store);
    Saved saved = all_of(tx, at);
    const auto found = std::ranges::find(saved.hooks, name, &Hook::name);
    if (found == saved.hooks.end()) throw Refusal::not_found("webhook");
    if (found->is_paused() == is_paused) return false;
    if (is_paused)
        pause(*found, now_ms);
    else
        resume(tx, at, *found, now_ms);
    if (std::exchange(found->has_lost_right, false)) found->set_by.clear();
    put(tx, at, *found);
    ++saved.settings.revision;
    saved.settings.changed_ms = now_ms;
    put(tx, at, saved.settings);
    announce(tx, at, now_ms);
    return true;
}

Asked ping(Transaction& tx, const StoreKey& at, std::string_view name, std::int64_t now_ms) {
    tx.lock(at.account, at.store);
    const std::vector<Hook> hooks = asked_for(tx, at, name);
    const std::int64_t sequence =
        storage::note_event(tx, at.account, at.store,
                            {.type = ping_type,
                             .kind = webhook_label,
                             .id = name.empty() ? every_hook : name,
                             .revision = tx.last_sequence(at.account, at.store) + 1,
                             .at_ms = now_ms,
                             .is_configuration = false});
    announce(tx, at, now_ms);
    return {sequence, names_of(hooks)};
}

Asked redeliver(Transaction& tx, const StoreKey& at, std::string_view name,
                const storage::EpochNumber& from, std::int64_t now_ms) {
    tx.lock(at.account, at.store);
    std::vector<Hook> hooks = asked_for(tx, at, name);
    require_kept(tx, at, from);
    for (Hook& hook : hooks) {
        hook.pending -= remove_pending(tx, at, hook.name, from.number);
        hook.read_to = std::min(hook.read_to, from.number - 1);
        put(tx, at, hook);
        keep_events(tx, at, hook);
    }
    announce(tx, at, now_ms);
    return {from.number, names_of(hooks)};
}

void keep_events(Transaction& tx, const StoreKey& at, const Hook& hook) {
    if (!hook.follows()) return storage::release_events(tx, at.account, at.store, holder_of(hook));
    const auto oldest = hook.pending > 0 ? oldest_pending(tx, at, hook.name) : std::nullopt;
    const std::int64_t had = oldest ? std::min(hook.read_to, *oldest - 1) : hook.read_to;
    storage::hold_events(tx, at.account, at.store, holder_of(hook), had);
}

std::string signing_secret(const auth::Pepper& pepper, const StoreKey& at,
                           std::int64_t generation) {
    return "whsec_" + pepper.hash("webhook-secret",
                                  at.account + '/' + at.store + '/' + std::to_string(generation));
}

std::string sealed_header(const auth::Pepper& pepper, const StoreKey& at, std::string_view value,
                          base::Random& random) {
    if (value.empty()) return "";
    return pepper.seal(header_purpose, at.account + '/' + at.store, value, random);
}

std::string header_value_of(const auth::Pepper& pepper, const StoreKey& at, std::string_view kept) {
    return pepper.unseal(header_purpose, at.account + '/' + at.store, kept).value_or("");
}

std::string delivery_id(const auth::Pepper& pepper, const StoreKey& at, const Delivery& delivery) {
    const storage::Event& event = delivery.event;
    std::string text = at.account + '/' + at.store + '/' + delivery.hook;
    for (const std::int64_t number : {event.sequence, event.at_ms, event.revision})
        text += '/' + std::to_string(number);
    text += '/' + event.kind + '/' + event.type + '/' + event.id;
    return pepper.hash("webhook-delivery", text).substr(0, id_characters);
}

}  // namespace features::webhooks
