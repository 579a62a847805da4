// Listing, adding and changing the licences of a store.
#include "access/licences.hpp"
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/shown_once.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/edge/kiosk/bodies.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/records/read.hpp"

namespace features::kiosk {
namespace {

using api::Call;
using auth::Licence;

base::JsonObject licence_members(const Licence& licence) {
    base::JsonObject object;
    object.text("id", licence.id)
        .text("store", licence.store)
        .number("devices", licence.devices_max)
        .number("devicesInUse", licence.devices)
        .flag("revoked", licence.is_revoked())
        .text("createdAt", base::iso_time(licence.created_ms));
    if (licence.is_revoked()) object.text("revokedAt", base::iso_time(licence.revoked_ms));
    return object;
}

http::Response answer_licences(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    std::vector<std::string> docs;
    for (const Licence& licence : auth::list_licences(
             view, call.principal->account, base::lower_ascii(call.path["store"]), call.now_ms))
        docs.push_back(licence_members(licence).done());
    std::string body = base::json_array(docs);
    const std::string tag = api::quoted_tag(api::hash_of_answer(body));
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response = api::json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

// What is kept for safe retries begins with what the key is made of, with_licence_key() puts the
// key in its place.
constexpr std::string_view before_licence_seed = R"({"seed":")";
constexpr std::size_t after_licence_seed = before_licence_seed.size() + 2 * api::seed_bytes + 2;

std::string licence_key_of(const Call& call, std::string_view seed) {
    return auth::licence_form(api::secret_of(call, "licence of seed", seed));
}

std::string with_licence_key(const Call& call, std::string body) {
    const std::string_view seed =
        std::string_view(body).substr(before_licence_seed.size(), 2 * api::seed_bytes);
    std::string head = base::JsonObject().text("licenseKey", licence_key_of(call, seed)).done();
    head.back() = ',';
    body.replace(0, after_licence_seed, head);
    return body;
}

api::Outcome add_one(storage::Transaction& tx, const Call& call, const Licence& licence,
                     const std::string& seed) {
    const std::string& account = call.principal->account;
    auth::require_room(tx, account, licence.store);
    auth::add_licence(tx, call.services.pepper, account, licence, licence_key_of(call, seed));
    std::string body = base::JsonObject().text("seed", seed).done();
    body.back() = ',';
    return api::json_answer(body += licence_members(licence).done().substr(1));
}

api::Plan prepare_licence(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const Record body = api::read_body(call.request.body, new_licence);
    Licence licence{.id = call.services.world.ids.next(),
                    .store = base::lower_ascii(call.path["store"]),
                    .devices_max = body[new_licence.devices],
                    .created_ms = call.now_ms};
    storage::Scope scope{call.principal->account, licence.store};
    return {std::move(scope),
            [&call, licence = std::move(licence),
             seed = auth::random_hex(call.services.world.random, api::seed_bytes)](
                storage::Transaction& tx) { return add_one(tx, call, licence, seed); }};
}

Licence require_licence(storage::ReadView& view, const Call& call) {
    auto licence = auth::find_licence(view, call.principal->account,
                                      base::lower_ascii(call.path["licence"]), call.now_ms);
    if (!licence) throw base::Refusal::not_found("licence");
    records::require_store(view, *call.principal, licence->store);
    return *std::move(licence);
}

struct LicenceWish {
    std::optional<std::int64_t> devices;
    std::optional<bool> is_revoked;
};

api::Outcome change_one(storage::Transaction& tx, const Call& call, const LicenceWish& wish) {
    const std::string& account = call.principal->account;
    Licence licence = require_licence(tx, call);
    licence.devices_max = wish.devices.value_or(licence.devices_max);
    if (wish.is_revoked.value_or(licence.is_revoked()) != licence.is_revoked())
        licence.revoked_ms = licence.is_revoked() ? 0 : call.now_ms;
    auth::update_licence(tx, account, licence, call.now_ms);
    return api::json_answer(licence_members(require_licence(tx, call)).done());
}

api::Plan prepare_licence_change(const Call& call, storage::ReadView& view) {
    const Licence licence = require_licence(view, call);
    const Record body = api::read_body(call.request.body, licence_change);
    LicenceWish wish;
    if (body.has(licence_change.devices)) wish.devices = body[licence_change.devices];
    if (body.has(licence_change.is_revoked)) wish.is_revoked = body[licence_change.is_revoked];
    return {{call.principal->account, licence.store},
            [&call, wish](storage::Transaction& tx) { return change_one(tx, call, wish); }};
}

constexpr api::Subject licence_subject{
    "licence", "Licences",
    "How many kiosks of a store may be logged in at the same time. A store may have several."};

constexpr api::Schema licence_schema{
    "Licence", R"({"type":"object","description":"A licence for kiosks of a store.",
"required":["id","store","devices","devicesInUse","revoked","createdAt"],"properties":{
"id":{"type":"string","description":"Identifies the licence."},
"store":{"type":"string","description":"Id of the store."},
"devices":{"type":"integer","format":"int64","description":"How many devices may be logged in with it at the same time."},
"devicesInUse":{"type":"integer","format":"int64","description":"How many are."},
"revoked":{"type":"boolean","description":"Whether it has been ended."},
"createdAt":{"type":"string","format":"date-time","description":"When it was made."},
"revokedAt":{"type":"string","format":"date-time","description":"When it was ended, if it was."}},
"additionalProperties":true})"};
constexpr api::Schema new_licence_schema{
    "LicenceWithKey",
    R"({"type":"object","description":"A licence that was just made, with its key.",
"required":["licenseKey","id","store","devices","devicesInUse","revoked","createdAt"],"properties":{
"licenseKey":{"type":"string","description":"The key. It is shown here only."},
"id":{"type":"string","description":"Identifies the licence."},
"store":{"type":"string","description":"Id of the store."},
"devices":{"type":"integer","format":"int64","description":"How many devices may be logged in with it at the same time."},
"devicesInUse":{"type":"integer","format":"int64","description":"How many are."},
"revoked":{"type":"boolean","description":"Whether it has been ended."},
"createdAt":{"type":"string","format":"date-time","description":"When it was made."}},
"additionalProperties":true})"};
constexpr api::Parameter licence_in_path{"licence", api::in_path, api::an_id,
                                         R"("650000000000000000000401")", "Id of the licence."};

}  // namespace

const api::Operation list_licences{
    .name = "list",
    .subject = &licence_subject,
    .id = "listLicences",
    .summary = "List the licences of a store",
    .description =
        "Lists the licences of the store in the order they were made, revoked ones included, and "
        "how many devices are logged in with each. The keys are not shown again.",
    .read = answer_licences,
    .answer = {.of = api::Content::Of::schema, .schema = &licence_schema, .is_list = true}};

const api::Operation add_licence{
    .name = "add",
    .subject = &licence_subject,
    .id = "addLicence",
    .summary = "Add a licence to a store",
    .description = "Makes a licence for so many devices, and shows its key, this once.",
    .prepare = prepare_licence,
    .body = api::described(new_licence, R"({"devices":3})"),
    .answer = {.of = api::Content::Of::schema, .schema = &new_licence_schema},
    .failures = {409},
    .compared_body = api::body_and_key,
    .complete = with_licence_key};

const api::Operation change_licence{
    .name = "change",
    .subject = &licence_subject,
    .id = "changeLicence",
    .summary = "Extend or revoke a licence",
    .description =
        "Changes for how many devices it is, or revokes it, which logs out every device that has "
        "logged in with it. Fewer devices than are logged in log none of them out.",
    .prepare = prepare_licence_change,
    .body = api::described(licence_change, R"({"devices":12})"),
    .answer = {.of = api::Content::Of::schema, .schema = &licence_schema},
    .parameters = {&licence_in_path}};

}  // namespace features::kiosk
