// The webhook commands: list, pause, resume.
#include "features/edge/webhooks/webhooks.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/commands.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {

namespace {

std::string line_of(const webhooks::HookOfStore& of, const std::string& account) {
    const webhooks::Hook& hook = of.hook;
    return base::JsonObject()
        .text("account", account)
        .text("store", of.store)
        .text("hook", hook.name)
        .text("url", hook.url)
        .flag("active", hook.is_active)
        .flag("paused", hook.is_paused())
        .number("pending", hook.pending)
        .number("failures", hook.failures)
        .raw("lastDelivered", time_or_null(hook.delivered_ms))
        .raw("lastError", hook.error.empty() ? "null" : base::json_string(hook.error))
        .done();
}

std::string set_paused(const Context& context, Body& body, bool is_paused) {
    const std::string store = base::lower_ascii(body.text("store"));
    const std::string hook = body.text("hook");
    body.finish();
    context.database.write_now([&](storage::Transaction& tx) {
        const webhooks::Place at{owner_of_store(tx, store), store};
        if (webhooks::set_paused(tx, at, hook, is_paused, context.world.clock.now_ms()))
            note(tx, context, at.account, at.store,
                 {is_paused ? "pauseWebhook" : "resumeWebhook", "webhook"});
    });
    return base::JsonObject()
        .text("store", store)
        .text("hook", hook)
        .flag("paused", is_paused)
        .done();
}

}  // namespace

std::string webhook_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts)
            for (const auto& hook : webhooks::hooks_of(view, one))
                lines.push_back(line_of(hook, one));
    });
    return base::json_array(lines);
}

std::string webhook_pause(const Context& context, Body& body) {
    return set_paused(context, body, true);
}

std::string webhook_resume(const Context& context, Body& body) {
    return set_paused(context, body, false);
}

}  // namespace features::admin
