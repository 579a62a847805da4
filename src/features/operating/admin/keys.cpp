// The key commands: add, list, revoke.
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "kinds/store.hpp"
#include "storage/tables/records.hpp"

#include <stdexcept>

namespace features::admin {

namespace {

constexpr std::int64_t day_ms = 86'400'000;
constexpr std::size_t name_characters_max = 255;

std::string known_areas() {
    std::string text;
    for (std::string_view name : auth::area_names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

auth::Areas read_areas(Body& body) {
    const std::vector<std::string> names = body.texts("areas");
    if (names.empty()) return auth::Areas::all();
    auth::Areas areas;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::optional<auth::Area> area = auth::area_named(names[i]);
        if (area)
            areas.add(*area);
        else
            body.add_problem("areas[" + std::to_string(i) + "]", "must be one of " + known_areas());
    }
    return areas;
}

// When the key expires, Unix time; 0 for never. A date alone means the end of that day in UTC.
std::int64_t read_expiry(Body& body, std::int64_t now_ms) {
    const std::optional<std::string> text = body.optional_text("expires");
    if (!text) return 0;
    std::optional<std::int64_t> expires_ms = base::parse_iso_time(*text);
    if (!expires_ms && text->size() == 10) {
        expires_ms = base::parse_iso_time(*text + "T00:00:00Z");
        if (expires_ms) *expires_ms += day_ms;
    }
    if (!expires_ms)
        body.add_problem("expires", "must be a date (2030-12-31) or a time (2030-12-31T18:00:00Z)");
    else if (*expires_ms <= now_ms)
        body.add_problem("expires", "must be in the future");
    return expires_ms.value_or(0);
}

void require_stores(storage::ReadView& view, const auth::NewKey& key) {
    base::Problems problems;
    for (std::size_t i = 0; i < key.stores.size(); ++i)
        if (!storage::find(view, kinds::store, key.account, key.stores[i]))
            problems.push_back(
                {"stores[" + std::to_string(i) + "]", "is not the id of a store of the account"});
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
}

std::string owner_of_key(storage::ReadView& view, std::string_view id) {
    for (const auth::KeyInfo& key : auth::list_keys(view, ""))
        if (key.id == id) return key.account;
    throw std::logic_error("there is no such key");
}

std::string_view state_of(const auth::KeyInfo& key, std::int64_t now_ms) {
    if (key.revoked_ms != 0) return "revoked";
    return key.expires_ms != 0 && key.expires_ms <= now_ms ? "expired" : "active";
}

std::string texts_json(const auto& texts) {
    std::vector<std::string> quoted;
    for (const auto& text : texts) quoted.push_back(base::json_string(text));
    return base::json_array(quoted);
}

std::string line_of(const auth::KeyInfo& key, std::int64_t now_ms) {
    return base::JsonObject()
        .text("keyId", key.id)
        .text("account", key.account)
        .text("name", key.name)
        .text("state", state_of(key, now_ms))
        .raw("stores", texts_json(key.stores))
        .raw("areas", texts_json(key.areas.names()))
        .flag("readOnly", key.is_read_only)
        .raw("created", time_or_null(key.created_ms))
        .raw("expires", time_or_null(key.expires_ms))
        .raw("revoked", time_or_null(key.revoked_ms))
        .raw("lastUsed", time_or_null(key.last_used_ms))
        .done();
}

}  // namespace

std::string time_or_null(std::int64_t ms) {
    return ms == 0 ? "null" : base::json_string(base::iso_time(ms));
}

std::string key_add(const Context& context, Body& body) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    auth::NewKey key;
    key.account = base::lower_ascii(body.text("account"));
    key.name = body.optional_text("name").value_or("");
    if (base::character_count(key.name) > name_characters_max)
        body.add_problem("name", "must have at most 255 characters");
    for (const std::string& store : body.texts("stores"))
        key.stores.push_back(base::lower_ascii(store));
    key.areas = read_areas(body);
    key.is_read_only = body.flag("readOnly");
    key.expires_ms = read_expiry(body, now_ms);
    body.finish();

    const std::string id = context.world.ids.next();
    const std::string secret = auth::make_api_key(context.world.random);
    context.database.write_now([&](storage::Transaction& tx) {
        require_account(tx, key.account);
        require_stores(tx, key);
        note(tx, context, key.account, "", {"addKey", "key", id});
        auth::add_key(tx, context.pepper, key, id, secret, now_ms);
    });
    return base::JsonObject().text("keyId", id).text("apiKey", secret).done();
}

std::string key_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        for (const auth::KeyInfo& key : auth::list_keys(view, account))
            lines.push_back(line_of(key, now_ms));
    });
    return base::json_array(lines);
}

std::string key_revoke(const Context& context, Body& body) {
    const std::string id = base::lower_ascii(body.text("id"));
    body.finish();
    context.database.write_now([&](storage::Transaction& tx) {
        if (!auth::revoke_key(tx, id, context.world.clock.now_ms()))
            throw base::Refusal::invalid("id", "is not the id of a key; see `comanda key list`");
        note(tx, context, owner_of_key(tx, id), "", {"revokeKey", "key", id});
    });
    return base::JsonObject().text("id", id).flag("revoked", true).done();
}

}  // namespace features::admin
