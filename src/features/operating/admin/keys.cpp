// The key commands: add, list, revoke.
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/admin/new_key.hpp"

#include <stdexcept>

namespace features::admin {

namespace {

using schema::of;

void check_new_key(const schema::Record& asked, base::Problems& problems);

struct NewKeyBody : schema::Kind {
    constexpr NewKeyBody() : Kind("newKey", "newKeys", schema::Traits{.check = check_new_key}) {}

    schema::Text account{this, "account", required | an_id | help("account of the key")};
    schema::Text name{this, "name",
                      a_text | schema::characters_max(255) | help("what the key is for")};
    schema::Json stores{this, "stores", some_words | help("ids of the only stores it may see")};
    schema::Json areas{
        this, "areas",
        some_words | help("catalogue, staff, customers, orders, submit, kiosk, reports, sync, "
                          "admin (default all)")};
    schema::Flag is_read_only{this, "readOnly", help("the key may not write")};
    schema::Text expires{this, "expires",
                         a_text | help("2030-12-31 (through that day, UTC) or an ISO time")};
};
constexpr NewKeyBody new_key;
static_assert(new_key.is_unambiguous());

SentKey sent_key(const schema::Record& asked) {
    return {.name = asked[new_key.name],
            .stores = words_of(asked[new_key.stores]),
            .areas = words_of(asked[new_key.areas]),
            .has_areas = asked.has(new_key.areas),
            .is_read_only = asked[new_key.is_read_only],
            .expires = asked[new_key.expires]};
}

void check_new_key(const schema::Record& asked, base::Problems& problems) {
    check(sent_key(asked), problems);
}

std::string owner_of_key(storage::ReadView& view, std::string_view id) {
    for (const auth::KeyInfo& key : auth::list_keys(view, ""))
        if (key.id == id) return key.account;
    throw std::logic_error("there is no such key");
}

struct AddedKey {
    std::string id, secret;
};
constexpr schema::Property<AddedKey> added_key_properties[] = {
    {"keyId", of<&AddedKey::id>, "Identifies the key."},
    {"apiKey", of<&AddedKey::secret>, "The key itself. It is only shown here."},
};
constexpr schema::Object<AddedKey> added_key{"AddedKey", "A new key.", added_key_properties};

AddedKey add_key(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    const auth::NewKey key = key_of(sent_key(asked), asked[new_key.account], now_ms);
    AddedKey added{context.world.ids.next(), auth::make_api_key(context.world.random)};
    context.database.write_now([&](storage::Transaction& tx) {
        require_account(tx, key.account);
        require_stores(tx, key);
        note(tx, context, key.account, "", {"addKey", "key", added.id});
        auth::add_key(tx, context.pepper, key, added.id, added.secret, now_ms);
    });
    return added;
}

struct ListedKey {
    auth::KeyInfo key;
    std::string_view state;
};
constexpr schema::Property<ListedKey> listed_key_properties[] = {
    {"keyId", of<within<&ListedKey::key, &auth::KeyInfo::id>>, "Identifies the key."},
    {"account", of<within<&ListedKey::key, &auth::KeyInfo::account>>, "Id of the account."},
    {"name", of<within<&ListedKey::key, &auth::KeyInfo::name>>, "What the key is for."},
    {"state", of<&ListedKey::state>, "active, revoked or expired."},
    {"stores", of<within<&ListedKey::key, &auth::KeyInfo::stores>>,
     "The only stores it may see; empty: all."},
    {"areas", of<[](const ListedKey& listed) { return listed.key.areas.names(); }>,
     "The areas it may be used for."},
    {"readOnly", of<within<&ListedKey::key, &auth::KeyInfo::is_read_only>>,
     "Whether it may not write."},
    {"created", time_or_null<within<&ListedKey::key, &auth::KeyInfo::created_ms>>,
     "When it was created."},
    {"expires", time_or_null<within<&ListedKey::key, &auth::KeyInfo::expires_ms>>,
     "When it expires."},
    {"revoked", time_or_null<within<&ListedKey::key, &auth::KeyInfo::revoked_ms>>,
     "When it was revoked."},
    {"lastUsed", time_or_null<within<&ListedKey::key, &auth::KeyInfo::last_used_ms>>,
     "When it was last used."},
};
constexpr schema::Object<ListedKey> listed_key{"ListedKey", "A key, without its secret.",
                                               listed_key_properties};

std::vector<ListedKey> list_keys(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<ListedKey> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (const auth::KeyInfo& key : auth::list_keys(view, account))
            all.push_back({key, state_of(key, now_ms)});
    });
    return all;
}

struct NamedKey : schema::Kind {
    constexpr NamedKey() : Kind("namedKey", "namedKeys") {}

    schema::Text id{this, "id", required | an_id | help("id of the key, from `comanda key list`")};
};
constexpr NamedKey named_key;
static_assert(named_key.is_unambiguous());

struct RevokedKey {
    std::string id;
    bool is_revoked = true;
};
constexpr schema::Property<RevokedKey> revoked_key_properties[] = {
    {"id", of<&RevokedKey::id>, "Identifies the key."},
    {"revoked", of<&RevokedKey::is_revoked>, "Always true."},
};
constexpr schema::Object<RevokedKey> revoked_key{"RevokedKey", "A revoked key.",
                                                 revoked_key_properties};

RevokedKey revoke_key(const Context& context, const schema::Record& asked) {
    const std::string& id = asked[named_key.id];
    context.database.write_now([&](storage::Transaction& tx) {
        if (!auth::revoke_key(tx, id, context.world.clock.now_ms()))
            throw base::Refusal::invalid("id", "is not the id of a key; see `comanda key list`");
        note(tx, context, owner_of_key(tx, id), "", {"revokeKey", "key", id});
    });
    return {id};
}

constexpr Command key_commands[] = {
    {.name = "add",
     .help = "Issue an API key",
     .example = "comanda key add --account 64b5... --areas catalogue,orders --read-only --expires "
                "2030-12-31",
     .takes = new_key,
     .does = one<added_key, add_key>,
     .note = shown_once},
    {.name = "list",
     .help = "List API keys (never the keys themselves)",
     .example = "comanda key list --account 64b5...",
     .takes = one_account,
     .does = many<listed_key, list_keys>},
    {.name = "revoke",
     .help = "Revoke an API key; takes effect everywhere within 5 seconds",
     .example = "comanda key revoke 64b5...",
     .takes = named_key,
     .does = one<revoked_key, revoke_key>,
     .first = &named_key.id},
};

}  // namespace

constexpr Group group::keys{"key", "API keys", key_commands};

}  // namespace features::admin
