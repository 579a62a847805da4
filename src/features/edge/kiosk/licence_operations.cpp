// Listing, adding and changing the licences of a store.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/row_query.hpp"
#include "api/shown_once.hpp"
#include "auth/licences.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/edge/kiosk/bodies.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/records/read.hpp"
#include "schema/object.hpp"

namespace features::kiosk {
namespace {

using api::Call;
using auth::Licence;
using schema::of;

constexpr schema::Property<Licence> licence_properties[] = {
    {"id", of<&Licence::id>, "Identifies the licence."},
    {"store", of<&Licence::store>, "Id of the store."},
    {"devices", of<&Licence::devices_max>,
     "How many devices may be logged in with it at the same time."},
    {"devicesInUse", of<&Licence::devices>, "How many devices are logged in with it."},
    {"revoked", of<&Licence::is_revoked>, "Whether it has been revoked."},
    {"createdAt", schema::instant<&Licence::created_ms>, "When it was created."},
    {"revokedAt", schema::instant_if<&Licence::revoked_ms>, "When it was revoked, if it was."},
};
constexpr schema::Object<Licence> licence_answer{"Licence", "A licence for kiosks of a store.",
                                                 licence_properties};
constexpr auto new_licence_properties = schema::with_first(
    {"licenseKey", schema::added<Licence>(schema::Holds::text), "The key. It is only shown here."},
    licence_properties);
constexpr schema::Object<Licence> new_licence_answer{
    "LicenceWithKey", "A new licence, with its key.", new_licence_properties};

http::Response answer_licences(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return api::hashed_answer(
        call.request,
        schema::write_all(licence_answer,
                          auth::list_licences(view, call.principal->account,
                                              base::lower_ascii(call.path["store"]), call.now_ms)));
}

// The answer kept for safe retries starts with the seed of the key; with_licence_key() replaces it
// with the key.
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
    base::JsonObject kept;
    kept.text("seed", seed);
    schema::put_members(kept, new_licence_answer, licence);
    return api::json_answer(kept.done());
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

struct LicenceRequest {
    std::optional<std::int64_t> devices;
    std::optional<bool> is_revoked;
};

api::Outcome change_one(storage::Transaction& tx, const Call& call, const LicenceRequest& request) {
    const std::string& account = call.principal->account;
    Licence licence = require_licence(tx, call);
    licence.devices_max = request.devices.value_or(licence.devices_max);
    if (request.is_revoked.value_or(licence.is_revoked()) != licence.is_revoked())
        licence.revoked_ms = licence.is_revoked() ? 0 : call.now_ms;
    auth::update_licence(tx, account, licence, call.now_ms);
    return api::json_answer(schema::write(licence_answer, require_licence(tx, call)));
}

api::Plan prepare_licence_change(const Call& call, storage::ReadView& view) {
    const Licence licence = require_licence(view, call);
    const Record body = api::read_body(call.request.body, licence_change);
    LicenceRequest request;
    if (body.has(licence_change.devices)) request.devices = body[licence_change.devices];
    if (body.has(licence_change.is_revoked)) request.is_revoked = body[licence_change.is_revoked];
    return {{call.principal->account, licence.store},
            [&call, request](storage::Transaction& tx) { return change_one(tx, call, request); }};
}

constexpr api::Subject licence_subject{
    "licence", "Licences",
    "How many kiosks of a store may be logged in at the same time. A store may have several "
    "licences."};

constexpr api::Parameter licence_in_path{"licence", api::in_path, api::an_id,
                                         R"("650000000000000000000401")", "Id of the licence."};

}  // namespace

const api::Operation list_licences{
    .name = "list",
    .subject = &licence_subject,
    .id = "listLicences",
    .summary = "List the licences of a store",
    .description =
        "Returns the licences of the store in the order of creation, including revoked ones, and "
        "how many devices are logged in with each. The keys are not shown again.",
    .run = api::choosing<answer_licences>,
    .answer = api::many(licence_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

const api::Operation add_licence{
    .name = "add",
    .subject = &licence_subject,
    .id = "addLicence",
    .summary = "Add a licence to a store",
    .description = "Creates a licence for a number of devices. Its key is shown only once.",
    .run = prepare_licence,
    .body = api::described(new_licence, R"({"devices":3})"),
    .answer = api::one(new_licence_answer),
    .failures = {409},
    .retry = {.compared_body = api::body_and_key, .complete = with_licence_key}};

const api::Operation change_licence{
    .name = "change",
    .subject = &licence_subject,
    .id = "changeLicence",
    .summary = "Extend or revoke a licence",
    .description =
        "Changes the number of devices of a licence, or revokes it, which logs out every device "
        "that has logged in with it. Reducing the number logs no device out.",
    .run = prepare_licence_change,
    .body = api::described(licence_change, R"({"devices":12})"),
    .answer = api::one(licence_answer),
    .parameters = {&licence_in_path}};

}  // namespace features::kiosk
