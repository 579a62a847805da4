// API keys for people: list, make and revoke those of an account.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/row_query.hpp"
#include "api/shown_once.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/asked.hpp"
#include "features/operating/admin/new_key.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/records/read.hpp"
#include "schema/object.hpp"

#include <algorithm>

namespace features::admin {
namespace {

using api::Call;
using auth::KeyInfo;
using base::Refusal;
using schema::of;
using schema::within;

constexpr std::int64_t keys_max = 200;  // of an account, valid at the same time

struct ShownKey {
    KeyInfo key;
    std::string_view state;
};
constexpr std::array<std::string_view, 3> states{"active", "revoked", "expired"};
constexpr schema::Property<ShownKey> key_properties[] = {
    {"id", of<within<&ShownKey::key, &KeyInfo::id>>, "Identifies the key; not the key itself."},
    {"name", of<within<&ShownKey::key, &KeyInfo::name>>, "What the key is for."},
    {"state", of<&ShownKey::state>, "Whether it is valid.", states},
    {"stores", of<within<&ShownKey::key, &KeyInfo::stores>>,
     "Ids of the only stores it may see; empty: all, future ones too."},
    {"areas", of<[](const ShownKey& shown) { return shown.key.areas.names(); }>,
     "The areas it may be used for."},
    {"readOnly", of<within<&ShownKey::key, &KeyInfo::is_read_only>>, "Whether it may not write."},
    {"created", schema::instant<within<&ShownKey::key, &KeyInfo::created_ms>>,
     "When it was created."},
    {"expires", schema::instant_if<within<&ShownKey::key, &KeyInfo::expires_ms>>,
     "When it expires, if it does."},
    {"revoked", schema::instant_if<within<&ShownKey::key, &KeyInfo::revoked_ms>>,
     "When it was revoked, if it was."},
    {"lastUsed", schema::instant_if<within<&ShownKey::key, &KeyInfo::last_used_ms>>,
     "When it was last used, to the minute; absent if it never was."},
};
constexpr schema::Object<ShownKey> key_answer{"ApiKey", "An API key, without the key itself.",
                                              key_properties};
constexpr auto new_key_properties = schema::with_first(
    {"apiKey", schema::added<ShownKey>(schema::Holds::text), "The key. It is only shown here."},
    key_properties);
constexpr schema::Object<ShownKey> new_key_answer{"ApiKeyWithSecret", "A new API key.",
                                                  new_key_properties};

ShownKey shown(const KeyInfo& key, std::int64_t now_ms) { return {key, state_of(key, now_ms)}; }

// The account of the path, for a caller that may see all of it.
const std::string& account_of(const Call& call, storage::ReadView& view) {
    if (call.path.find("account"))
        records::require_account(view, *call.principal, call.path["account"]);
    require_whole_account(*call.principal);
    return call.principal->account;
}

http::Response answer_keys(const Call& call, storage::ReadView& view) {
    std::vector<ShownKey> all;
    for (const KeyInfo& key : auth::keys_of(view, account_of(call, view)))
        all.push_back(shown(key, call.now_ms));
    return api::hashed_answer(call.request, schema::write_all(key_answer, all));
}

struct KeyTerms : schema::Kind {
    constexpr KeyTerms()
        : Kind("apiKeyTerms", "apiKeyTermsList",
               schema::Traits{.about = "What a new key may be used for."}) {}

    schema::Text name{
        this, "name",
        schema::required | schema::Rules{.trimmed = true, .characters_max = 255} |
            schema::help("What the key is for, such as the program that will use it.")};
    schema::Json areas{this, "areas",
                       schema::required | some_words |
                           schema::help("The areas it may be used for: catalogue, staff, "
                                        "customers, orders, submit, kiosk, reports, sync, admin.")};
    schema::Json stores{this, "stores",
                        some_words | schema::help("Ids of the only stores it may see. Without "
                                                  "them it sees all, future ones too.")};
    schema::Flag is_read_only{this, "readOnly", schema::help("Whether it may not write.")};
    schema::Text expires{this, "expires",
                         schema::Rules{.trimmed = true} |
                             schema::help("When it expires: a date, through the end of that day "
                                          "in UTC, or an ISO time. Without it, never.")};
};
constexpr KeyTerms key_terms;
static_assert(key_terms.is_unambiguous());

auth::NewKey read_new_key(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const schema::Record body = api::read_body(call.request.body, key_terms, problems);
    const SentKey sent{.name = body[key_terms.name],
                       .stores = words_of(body[key_terms.stores]),
                       .areas = words_of(body[key_terms.areas]),
                       .is_read_only = body[key_terms.is_read_only],
                       .expires = body[key_terms.expires]};
    check(sent, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    auth::NewKey key = key_of(sent, account_of(call, view), call.now_ms);
    require_stores(view, key);
    return key;
}

// The answer kept for safe retries has the seed of the key in place of the key.
std::string key_from(const Call& call, std::string_view seed) {
    return auth::api_key_form(api::secret_of(call, "api key of seed", seed));
}

constexpr std::string_view before_seed = R"({"seed":")";
constexpr std::size_t after_seed = before_seed.size() + 2 * api::seed_bytes + 2;

std::string with_key(const Call& call, std::string body) {
    const std::string_view seed =
        std::string_view(body).substr(before_seed.size(), 2 * api::seed_bytes);
    std::string head = base::JsonObject().text("apiKey", key_from(call, seed)).done();
    head.back() = ',';
    body.replace(0, after_seed, head);
    return body;
}

void require_room(storage::ReadView& view, const std::string& account, std::int64_t now_ms) {
    const auto all = auth::keys_of(view, account);
    const auto valid = std::ranges::count_if(
        all, [&](const KeyInfo& key) { return state_of(key, now_ms) == "active"; });
    if (valid >= keys_max)
        throw Refusal::conflict("too_many_keys", "The account has " + std::to_string(keys_max) +
                                                     " valid keys; revoke one that is not used");
}

std::string members_of(const auth::NewKey& key) {
    std::string names = "name areas";
    if (!key.stores.empty()) names += " stores";
    if (key.is_read_only) names += " readOnly";
    if (key.expires_ms != 0) names += " expires";
    return names;
}

api::Outcome add_one(storage::Transaction& tx, const Call& call, const auth::NewKey& key,
                     const std::string& id, const std::string& seed) {
    require_may_give(tx, call, key);
    require_room(tx, key.account, call.now_ms);
    auth::add_key(tx, call.services.pepper, key, id, key_from(call, seed), call.now_ms);
    base::JsonObject kept;
    kept.text("seed", seed);
    schema::put_members(kept, new_key_answer,
                        shown(*auth::key_of_id(tx, key.account, id), call.now_ms));
    api::Outcome outcome(api::json_answer(kept.done()));
    outcome.touched = {.id = id, .fields = members_of(key)};
    return outcome;
}

// Under the lock of the account, so that no two callers take the last place.
api::Plan prepare_key(const Call& call, storage::ReadView& view) {
    auth::NewKey key = read_new_key(call, view);
    require_may_give(view, call, key);
    storage::Scope scope{key.account, ""};
    return {std::move(scope),
            [&call, key = std::move(key), id = call.services.world.ids.next(),
             seed = auth::random_hex(call.services.world.random, api::seed_bytes)](
                storage::Transaction& tx) { return add_one(tx, call, key, id, seed); }};
}

KeyInfo require_key(storage::ReadView& view, const Call& call) {
    auto key = auth::key_of_id(view, account_of(call, view), base::lower_ascii(call.path["key"]));
    if (!key) throw Refusal::not_found("key");
    return *std::move(key);
}

api::Plan prepare_revocation(const Call& call, storage::ReadView& view) {
    const KeyInfo key = require_key(view, call);
    return {{key.account, ""}, [&call, id = key.id](storage::Transaction& tx) -> api::Outcome {
                const bool was_revoked = require_key(tx, call).revoked_ms != 0;
                auth::revoke_key(tx, id, call.now_ms);
                api::Outcome outcome(api::json_answer(
                    schema::write(key_answer, shown(require_key(tx, call), call.now_ms))));
                outcome.touched = {.id = id, .is_unchanged = was_revoked};
                return outcome;
            }};
}

constexpr api::Subject key_subject{
    "key", "Keys",
    "API keys of the account. Managing them takes the privilege BO_API_KEYS in every store, or a "
    "key with the area admin for all stores."};
constexpr api::Parameter key_in_path{"key", api::in_path, api::an_id,
                                     R"("650000000000000000000302")", "Id of the key."};

}  // namespace

const api::Operation list_api_keys{
    .name = "list",
    .subject = &key_subject,
    .id = "listKeys",
    .summary = "List the keys of an account",
    .description =
        "Returns the keys of the account in the order of creation, including revoked and expired "
        "ones. The keys themselves are not shown again.",
    .run = api::choosing<answer_keys>,
    .answer = api::many(key_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};
const api::Operation add_api_key{
    .name = "add",
    .subject = &key_subject,
    .id = "addKey",
    .summary = "Create a key",
    .description =
        "Creates an API key, which is shown only once. Nobody gives away more than they have: a "
        "person needs, in every store, every privilege that the areas make possible (403 "
        "`privilege_missing`; `needs` lists those missing), and every privilege there is for a key "
        "without `stores`. A key gives only its own areas, no longer than it is valid itself (403 "
        "`holds_more`). An account has at most 200 valid keys (409 `too_many_keys`).",
    .run = prepare_key,
    .body =
        api::described(key_terms, R"({"name":"Accounting","areas":["reports"],"readOnly":true})"),
    .answer = api::one(new_key_answer),
    .failures = {409},
    .retry = {.compared_body = api::body_and_key, .complete = with_key}};
const api::Operation revoke_api_key{
    .name = "revoke",
    .subject = &key_subject,
    .id = "revokeKey",
    .summary = "Revoke a key",
    .description =
        "Makes a key invalid everywhere within 5 seconds, forever. A revoked key keeps the time of "
        "its first revocation.",
    .run = prepare_revocation,
    .answer = api::one(key_answer),
    .parameters = {&key_in_path}};

}  // namespace features::admin
