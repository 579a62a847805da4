// Paired devices for managers: list, add, change, give a new code, revoke.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/row_query.hpp"
#include "api/shown_once.hpp"
#include "auth/totp.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/edge/pairings/answers.hpp"
#include "features/edge/pairings/bodies.hpp"
#include "features/edge/pairings/giving.hpp"
#include "features/edge/pairings/operations.hpp"
#include "features/records/read.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::pairings {
namespace {

using api::Call;
using auth::Pairing;
using base::Refusal;

constexpr std::int64_t pairings_max = 200;  // of a store, without revoked ones
constexpr std::size_t host_characters_max = 300;
constexpr const char* no_such_role = "must be an active role of this store";

bool is_in_page(char c, std::string_view more) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           more.find(c) != more.npos;
}

http::Response answer_list(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    std::vector<ShownPairing> all;
    for (Pairing& one :
         auth::pairings_of(view, call.principal->account, base::lower_ascii(call.path["store"])))
        all.push_back(shown(view, std::move(one), call.now_ms));
    return api::hashed_answer(call.request, schema::write_all(pairing_answer, all));
}

// The one of the path. Throws base::Refusal: 404, and 403 for a key that does not cover its store.
Pairing require_pairing(const Call& call, storage::ReadView& view) {
    auto found =
        auth::find_pairing(view, call.principal->account, base::lower_ascii(call.path["pairing"]));
    if (!found) throw Refusal::not_found("pairing");
    records::require_store(view, *call.principal, found->store);
    return *std::move(found);
}

// The same for a change: one that is not revoked.
Pairing require_open(const Call& call, storage::ReadView& view) {
    Pairing pairing = require_pairing(call, view);
    if (pairing.revoked_ms != 0)
        throw Refusal::conflict("pairing_revoked", "This device was revoked; pair it anew");
    return pairing;
}

// Throws base::Refusal: 400 when the role is not one of the store, 403 when it may do more than the
// caller.
void require_role(const Call& call, storage::ReadView& view, std::string_view store,
                  std::string_view role) {
    const auto privileges = privileges_of_role(view, call.principal->account, store, role);
    if (!privileges) throw Refusal::invalid("role", no_such_role);
    require_may_give(view, *call.principal, store, *privileges);
}

// A code that this answer shows. It is made from a seed, which is what safe retries store.
struct Code {
    std::string seed, text;
};

std::string code_from(const Call& call, std::string_view seed) {
    return auth::pairing_code_form(api::secret_of(call, "pairing code of seed", seed));
}

Code new_code(const Call& call) {
    std::string seed = auth::random_hex(call.services.world.random, api::seed_bytes);
    std::string text = code_from(call, seed);
    return {std::move(seed), std::move(text)};
}

// How browsers reach this server: as configured, else as the caller does. Behind a TLS proxy that
// is not trusted only our own page knows the scheme.
std::string own_base(const Call& call) {
    const http::Request& request = call.request;
    if (!call.services.settings.public_url.empty()) return call.services.settings.public_url;
    const std::string host(request.header("host"));
    if (host.empty() || host.size() > host_characters_max) return {};
    const bool is_secure = request.is_tls || request.header("origin") == "https://" + host;
    return (is_secure ? "https://" : "http://") + host;
}

// Where browsers find the page for codes. The code stands after `#`, so it is in no log.
std::string url_of(const Call& call, std::string_view code) {
    return own_base(call) + "/pair#code=" + std::string(code);
}

struct Made {
    std::string id;
    std::int64_t expires_ms;
};
constexpr schema::Property<Made> made_properties[] = {
    {"id", schema::of<&Made::id>, "Identifies the paired device."},
    {"expires", schema::instant<&Made::expires_ms>, "Until when the code can be used."},
    {"code", schema::added<Made>(schema::Holds::text),
     "The code, to type in at `/pair`. It can be used once, and is only shown here."},
    {"url", schema::added<Made>(schema::Holds::text), "The page for codes, with this code."},
    {"qr", schema::added<Made>(schema::Holds::text), "That address as a QR code: an SVG image."},
};
constexpr schema::Object<Made> made_answer{"PairingCode", "A code that pairs a device.",
                                           made_properties};

http::Response answer_with_code(const Pairing& pairing, const Code& code, std::int64_t expires_ms) {
    base::JsonObject kept;
    schema::put_members(kept, made_answer, {pairing.id, expires_ms});
    auto response = api::json_answer(kept.text("seed", code.seed).done());
    response.set("Cache-Control", "no-store");
    return response;
}

std::string with_code(const Call& call, std::string body) {
    base::JsonObject answer;
    for (const auto& [name, raw] : schema::read_members(body)) {
        if (name != "seed") {
            answer.raw(name, raw);
            continue;
        }
        const std::string code = code_from(call, schema::text_of(raw).value_or(""));
        const std::string url = url_of(call, code);
        answer.text("code", code).text("url", url).text("qr", auth::qr_svg(url));
    }
    return answer.done();
}

// Under the lock of the store.
http::Response give_code(storage::Transaction& tx, const Call& call, const Pairing& pairing,
                         const Code& code) {
    const std::int64_t expires_ms = call.now_ms + auth::pairing_code_ms;
    auth::put_pairing_code(tx, call.services.pepper,
                           {pairing.account, pairing.id, call.principal->id, expires_ms},
                           code.text);
    return answer_with_code(pairing, code, expires_ms);
}

api::Outcome::Touched touched(const Pairing& pairing, std::string fields = {}) {
    return {.id = pairing.id, .revision = pairing.revision, .fields = std::move(fields)};
}

api::Plan prepare_make(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    base::Problems problems;
    const Record body = api::read_body(call.request.body, new_pairing, problems);
    const std::string& role = body[new_pairing.role];
    if (!role.empty() && !privileges_of_role(view, call.principal->account,
                                             base::lower_ascii(call.path["store"]), role))
        problems.push_back({"role", no_such_role});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const Pairing pairing{.account = call.principal->account,
                          .id = call.services.world.ids.next(),
                          .store = base::lower_ascii(call.path["store"]),
                          .name = body[new_pairing.name],
                          .role = body[new_pairing.role],
                          .page = body[new_pairing.page],
                          .made_by = call.principal->id,
                          .created_ms = call.now_ms};
    return {{pairing.account, pairing.store},
            [&call, pairing, code = new_code(call)](storage::Transaction& tx) -> api::Outcome {
                require_role(call, tx, pairing.store, pairing.role);
                if (auth::count_pairings(tx, pairing.account, pairing.store) >= pairings_max)
                    throw Refusal::conflict("too_many_pairings",
                                            "The store has " + std::to_string(pairings_max) +
                                                " paired devices; revoke one that is not used");
                auth::add_pairing(tx, pairing);
                api::Outcome outcome = give_code(tx, call, pairing, code);
                outcome.touched = touched(pairing, "name role page");
                return outcome;
            }};
}

// A plan for the device of the path, which is read again under the lock.
using Change = std::function<http::Response(storage::Transaction&, Pairing&)>;
api::Plan plan_of(const Call& call, const Pairing& pairing, Change change,
                  std::string fields = {}) {
    return {{pairing.account, pairing.store},
            [&call, change = std::move(change),
             fields = std::move(fields)](storage::Transaction& tx) -> api::Outcome {
                Pairing now = require_pairing(call, tx);
                api::Outcome outcome = change(tx, now);
                outcome.touched = touched(now, fields);
                return outcome;
            }};
}

http::Response answer_one(storage::ReadView& view, const Pairing& pairing, std::int64_t now_ms) {
    return api::json_answer(schema::write(pairing_answer, shown(view, pairing, now_ms)));
}

template <class Field>
bool is_sent(const Record& body, const Field& field) {
    return body.at(field).index() != 0;
}

std::string fields_of(const Record& body) {
    std::string names;
    for (const schema::Field* field : pairing_change.fields())
        if (is_sent(body, *field)) (names += names.empty() ? "" : " ") += field->name;
    return names;
}

api::Plan prepare_change(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, pairing_change);
    if (is_sent(body, pairing_change.name) && body[pairing_change.name].empty())
        throw Refusal::invalid("name", "is required");
    if (is_sent(body, pairing_change.role) && body[pairing_change.role].empty())
        throw Refusal::invalid("role", "is required");
    return plan_of(
        call, require_pairing(call, view),
        [&call, body](storage::Transaction& tx, Pairing& now) {
            now = require_open(call, tx);
            if (is_sent(body, pairing_change.name)) now.name = body[pairing_change.name];
            if (is_sent(body, pairing_change.page)) now.page = body[pairing_change.page];
            if (is_sent(body, pairing_change.role) && body[pairing_change.role] != now.role) {
                require_role(call, tx, now.store, body[pairing_change.role]);
                now.role = body[pairing_change.role];
            }
            auth::change_pairing(tx, now);
            return answer_one(tx, now, call.now_ms);
        },
        fields_of(body));
}

api::Plan prepare_code(const Call& call, storage::ReadView& view) {
    return plan_of(call, require_pairing(call, view),
                   [&call, code = new_code(call)](storage::Transaction& tx, Pairing& now) {
                       now = require_open(call, tx);
                       require_role(call, tx, now.store, now.role);
                       return give_code(tx, call, now, code);
                   });
}

// Whoever may manage devices may revoke any, also one that may do more: it takes rights away and
// gives none.
api::Plan prepare_revoke(const Call& call, storage::ReadView& view) {
    return plan_of(call, require_pairing(call, view),
                   [&call](storage::Transaction& tx, Pairing& now) {
                       if (now.revoked_ms == 0) auth::revoke_pairing(tx, now, call.now_ms);
                       return answer_one(tx, now, call.now_ms);
                   });
}

constexpr api::Parameter pairing_in_path{"pairing", api::in_path, api::an_id,
                                         R"("650000000000000000001901")",
                                         "Id of the paired device."};

}  // namespace

std::optional<std::string> canonical_page(std::string_view text) {
    const std::string_view page = base::trimmed(text);
    if (page.empty()) return std::string();
    constexpr std::string_view beginning = "/app/";
    if (!page.starts_with(beginning) || page.size() == beginning.size()) return {};
    const std::string_view path = page.substr(0, page.find('?'));
    const bool is_path = path.find("//") == path.npos &&
                         std::ranges::all_of(path, [](char c) { return is_in_page(c, "/_-"); });
    const std::string_view query = page.substr(std::min(path.size() + 1, page.size()));
    const bool is_query =
        std::ranges::all_of(query, [](char c) { return is_in_page(c, "=&._~%+-"); });
    if (!is_path || !is_query) return {};
    return std::string(page);
}

constexpr api::Subject pairing_subject{
    "pairing", "Paired devices",
    "A screen on a wall that stays signed in, in one store, with the privileges of a role. A code "
    "pairs its browser: once, within ten minutes. Its session ends when the device is revoked or "
    "paired anew, and rests while its role or store is inactive. Whatever the role says, a paired "
    "device never decides what others may do or see (roles, staff, sign-ins, keys, webhooks, "
    "devices, kiosks, settings, erasure, audit). For refunds, for rejecting and cancelling orders, "
    "and for voids and changes of checks by hand it needs a person: 403 `person_needed`. The "
    "person enters their pin (`enterPin`), and the requests of the next two minutes that send its "
    "token in the header `X-Person` are theirs, with the privileges of their own roles. The audit "
    "keeps both. Nobody gives a device a role that may do more than themselves: 403 `holds_more`."};

const api::Operation list_pairings{
    .name = "list",
    .subject = &pairing_subject,
    .id = "listPairings",
    .summary = "List the paired devices of a store",
    .description = "Returns those that are not revoked, by name.",
    .run = api::choosing<answer_list>,
    .answer = api::many(pairing_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

const api::Operation make_pairing{
    .name = "make",
    .subject = &pairing_subject,
    .id = "makePairing",
    .summary = "Add a device to pair",
    .description =
        "Adds a device and returns its first code. The code is void once whoever made it may no "
        "longer do so.",
    .run = prepare_make,
    .body = api::described(
        new_pairing,
        R"({"name":"Kitchen, left","role":"650000000000000000001104","page":"/app/orders"})"),
    .answer = api::one(made_answer),
    .failures = {400, 403, 404, 409},
    .retry = {.complete = with_code}};

const api::Operation change_pairing{
    .name = "change",
    .subject = &pairing_subject,
    .id = "changePairing",
    .summary = "Rename a paired device, or change its role or page",
    .description = "Changes what is sent. Another role takes effect within 5 seconds.",
    .run = prepare_change,
    .body = api::described(pairing_change, R"({"name":"Kitchen, right"})"),
    .answer = api::one(pairing_answer),
    .parameters = {&pairing_in_path},
    .failures = {400, 403, 409}};

const api::Operation make_pairing_code{
    .name = "make_code",
    .subject = &pairing_subject,
    .id = "makePairingCode",
    .summary = "Make a new code for a paired device",
    .description =
        "Returns a code that pairs a browser as this device, and voids its earlier codes. The "
        "browser that is paired now stays until the code is used.",
    .run = prepare_code,
    .answer = api::one(made_answer),
    .parameters = {&pairing_in_path},
    .failures = {403, 409},
    .retry = {.complete = with_code}};

const api::Operation revoke_pairing{
    .name = "revoke",
    .subject = &pairing_subject,
    .id = "revokePairing",
    .summary = "Revoke a paired device",
    .description =
        "Ends the session of the device everywhere within 5 seconds, what it follows too, and "
        "voids its code, for good. What it did keeps its name.",
    .run = prepare_revoke,
    .answer = api::one(pairing_answer),
    .parameters = {&pairing_in_path}};

}  // namespace features::pairings
