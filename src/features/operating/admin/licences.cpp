// The licence commands: list, add, set.
#include "access/licences.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/commands.hpp"
#include "storage/tables/all_accounts.hpp"

#include <charconv>

namespace features::admin {

namespace {

std::string line_of(const auth::Licence& licence, const std::string& account) {
    return base::JsonObject()
        .text("id", licence.id)
        .text("account", account)
        .text("store", licence.store)
        .number("devices", licence.devices_max)
        .number("devicesInUse", licence.devices)
        .flag("revoked", licence.is_revoked())
        .raw("created", time_or_null(licence.created_ms))
        .done();
}

// The member `devices`, which commands send as text; 0 when it is absent.
std::int64_t devices_in(Body& body) {
    const auto text = body.optional_text("devices");
    if (!text) return 0;
    std::int64_t number = 0;
    const auto read = std::from_chars(text->data(), text->data() + text->size(), number);
    if (read.ec != std::errc() || read.ptr != text->data() + text->size() || number < 1 ||
        number > auth::licence_devices_max)
        body.add_problem("devices",
                         "must be a number from 1 to " + std::to_string(auth::licence_devices_max));
    return number;
}

struct FoundLicence {
    std::string account;
    auth::Licence licence;
};
FoundLicence require_licence(storage::ReadView& view, const std::string& id, std::int64_t now_ms) {
    for (const std::string& account : storage::all_accounts(view))
        if (auto licence = auth::find_licence(view, account, id, now_ms))
            return {account, *std::move(licence)};
    throw base::Refusal::invalid("id", "is not the id of a licence; see `comanda licence list`");
}

}  // namespace

std::string licence_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts)
            for (const auth::Licence& licence : auth::list_licences(view, one, "", now_ms))
                lines.push_back(line_of(licence, one));
    });
    return base::json_array(lines);
}

std::string licence_add(const Context& context, Body& body) {
    const std::string store = base::lower_ascii(body.text("store"));
    const std::int64_t devices = devices_in(body);
    body.finish();
    const auth::Licence licence{.id = context.world.ids.next(),
                                .store = store,
                                .devices_max = devices == 0 ? licence_devices : devices,
                                .created_ms = context.world.clock.now_ms()};
    const std::string key = auth::make_licence_key(context.world.random);
    context.database.write_now([&](storage::Transaction& tx) {
        const std::string account = owner_of_store(tx, store);
        tx.lock(account, store);
        auth::require_room(tx, account, store);
        auth::add_licence(tx, context.pepper, account, licence, key);
        note(tx, context, account, store, {"addLicence", "licence", licence.id});
    });
    return base::JsonObject()
        .text("id", licence.id)
        .text("store", store)
        .number("devices", licence.devices_max)
        .text("licenseKey", key)
        .done();
}

std::string licence_set(const Context& context, Body& body) {
    const std::string id = base::lower_ascii(body.text("id"));
    const std::int64_t devices = devices_in(body);
    const bool revokes = body.flag("revoke"), restores = body.flag("restore");
    if (revokes && restores) body.add_problem("restore", "cannot be asked together with revoke");
    body.finish();
    const std::int64_t now_ms = context.world.clock.now_ms();
    FoundLicence found;
    context.database.write_now([&](storage::Transaction& tx) {
        const FoundLicence before = require_licence(tx, id, now_ms);
        tx.lock(before.account, before.licence.store);
        found = require_licence(tx, id, now_ms);
        if (devices != 0) found.licence.devices_max = devices;
        if (revokes && !found.licence.is_revoked()) found.licence.revoked_ms = now_ms;
        if (restores) found.licence.revoked_ms = 0;
        auth::update_licence(tx, found.account, found.licence, now_ms);
        found = require_licence(tx, id, now_ms);
        note(tx, context, found.account, found.licence.store,
             {revokes    ? "revokeLicence"
              : restores ? "restoreLicence"
                         : "changeLicence",
              "licence", id});
    });
    return line_of(found.licence, found.account);
}

}  // namespace features::admin
