// The webhook commands: list, pause, resume.
#include "features/edge/webhooks/webhooks.hpp"
#include "features/operating/admin/commands.hpp"

namespace features::admin {
namespace {

using schema::of;
using webhooks::Hook;

struct ListedHook {
    std::string account, store;
    Hook hook;
};
constexpr schema::Property<ListedHook> listed_hook_properties[] = {
    {"account", of<&ListedHook::account>, "Id of the account."},
    {"store", of<&ListedHook::store>, "Id of the store."},
    {"hook", of<within<&ListedHook::hook, &Hook::name>>, "Its name in the store."},
    {"url", of<within<&ListedHook::hook, &Hook::url>>, "Address of the hook."},
    {"active", of<within<&ListedHook::hook, &Hook::is_active>>, "Whether it receives new events."},
    {"paused", of<[](const ListedHook& one) { return one.hook.is_paused(); }>,
     "Whether deliveries wait."},
    {"pending", of<within<&ListedHook::hook, &Hook::pending>>, "Number of pending deliveries."},
    {"failures", of<within<&ListedHook::hook, &Hook::failures>>, "Number of consecutive failures."},
    {"lastDelivered", time_or_null<within<&ListedHook::hook, &Hook::delivered_ms>>,
     "When the last delivery arrived."},
    {"lastError", text_or_null<within<&ListedHook::hook, &Hook::error>>, "The last error."},
};
constexpr schema::Object<ListedHook> listed_hook{"ListedHook", "A webhook and its state.",
                                                 listed_hook_properties};

std::vector<ListedHook> list_hooks(const Context& context, const schema::Record& asked) {
    std::vector<ListedHook> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (const webhooks::HookOfStore& one : webhooks::hooks_of(view, account))
            all.push_back({account, one.store, one.hook});
    });
    return all;
}

struct NamedHook : schema::Kind {
    constexpr NamedHook() : Kind("namedHook", "namedHooks") {}

    schema::Text hook{this, "hook",
                      required | a_text | help("its name, from `comanda webhook list`")};
    schema::Text store{this, "store", required | an_id | help("store of the hook")};
};
constexpr NamedHook named_hook;
static_assert(named_hook.is_unambiguous());

struct PausedHook {
    std::string store, hook;
    bool is_paused;
};
constexpr schema::Property<PausedHook> paused_hook_properties[] = {
    {"store", of<&PausedHook::store>, "Id of the store."},
    {"hook", of<&PausedHook::hook>, "Its name in the store."},
    {"paused", of<&PausedHook::is_paused>, "Whether deliveries wait."},
};
constexpr schema::Object<PausedHook> paused_hook{"PausedHook", "The new state of a webhook.",
                                                 paused_hook_properties};

template <bool is_paused>
PausedHook set_paused(const Context& context, const schema::Record& asked) {
    const PausedHook paused{asked[named_hook.store], asked[named_hook.hook], is_paused};
    context.database.write_now([&](storage::Transaction& tx) {
        const webhooks::StoreKey at{owner_of_store(tx, paused.store), paused.store};
        if (webhooks::set_paused(tx, at, paused.hook, is_paused, context.world.clock.now_ms()))
            note(tx, context, at.account, at.store,
                 {is_paused ? "pauseWebhook" : "resumeWebhook", "webhook"});
    });
    return paused;
}

constexpr Command hook_commands[] = {
    {.name = "list",
     .help = "List webhooks: which addresses are called, and their state",
     .example = "comanda webhook list --account 64b5...",
     .takes = one_account,
     .does = many<listed_hook, list_hooks>},
    {.name = "pause",
     .help = "Pause the deliveries to a webhook",
     .example = "comanda webhook pause closeOrder --store 64b5...",
     .takes = named_hook,
     .does = one<paused_hook, set_paused<true>>,
     .first = &named_hook.hook},
    {.name = "resume",
     .help = "Resume the deliveries to a paused webhook",
     .example = "comanda webhook resume closeOrder --store 64b5...",
     .takes = named_hook,
     .does = one<paused_hook, set_paused<false>>,
     .first = &named_hook.hook},
};

}  // namespace

constexpr Group group::webhooks{"webhook", "Webhooks", hook_commands};

}  // namespace features::admin
