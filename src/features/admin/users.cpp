// The user commands: list, reset, revoke.
#include "access/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/admin/commands.hpp"

namespace features::admin {

namespace {

constexpr int reset_hours = 24;

}  // namespace

std::string user_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        for (const auth::SignIn& one : auth::list_sign_ins(view, account))
            lines.push_back(base::JsonObject()
                                .text("email", one.email)
                                .text("account", one.account)
                                .text("store", one.store)
                                .text("role", auth::name_of(one.role))
                                .flag("active", one.is_active)
                                .done());
    });
    return base::json_array(lines);
}

std::string user_reset(const Context& context, Body& body) {
    const std::string email = body.text("email");
    body.finish();
    const std::int64_t now_ms = context.world.clock.now_ms();
    const std::string token = auth::random_base62(context.world.random, 43);
    context.database.write_now([&](storage::Transaction& tx) {
        const std::optional<auth::SignIn> found = auth::find_sign_in(tx, email);
        if (!found) throw base::Refusal::invalid("email", "is not the address of a sign-in");
        if (!found->is_active)
            throw base::Refusal::invalid("email", "belongs to a revoked sign-in");
        auth::add_reset(tx, context.pepper, *found, token, now_ms, reset_hours);
    });
    return base::JsonObject()
        .text("email", email)
        .text("link", "/reset?token=" + token)
        .text("expiresAt", base::iso_time(now_ms + std::int64_t{reset_hours} * 3'600'000))
        .done();
}

std::string user_revoke(const Context& context, Body& body) {
    const std::string email = body.text("email");
    body.finish();
    context.database.write_now([&](storage::Transaction& tx) {
        if (!auth::set_sign_in_active(tx, email, false, context.world.clock.now_ms()))
            throw base::Refusal::invalid("email", "is not the address of a sign-in");
    });
    return base::JsonObject().text("email", email).flag("active", false).done();
}

}  // namespace features::admin
