// Logging in at a kiosk.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/guard.hpp"
#include "api/shown_once.hpp"
#include "auth/kiosk_passes.hpp"
#include "auth/licences.hpp"
#include "base/json_text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/kiosk/bodies.hpp"
#include "features/edge/kiosk/login.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"
#include "storage/tables/events.hpp"

namespace features::kiosk {
namespace {

using api::Call;
using base::Refusal;
using schema::of;

// A login before its transaction. The password has been checked and discarded.
struct Login {
    Knock knock;
    devices::Seen seen;
    std::optional<auth::SignIn> sign_in;  // found before the transaction
    bool is_right;
    std::string device_id;  // of a new device
    std::string seed, token;
    std::shared_ptr<const auth::Principal> principal;
};

Knock knock_of(const Call& call, const Record& body) {
    return {.account = call.principal->account,
            .email = body[kiosk_login.email],
            .address = std::string(call.request.client_address),
            .device_id = body[kiosk_login.device_id],
            .now_ms = call.now_ms};
}

devices::Seen seen_of(const Call& call, const Record& body) {
    return {.device_id = body[kiosk_login.device_id],
            .name = body[kiosk_login.device_name],
            .mac_id = body[kiosk_login.mac_id],
            .app_version = std::string(call.query.get("deviceAppVersion").value_or(""))};
}

// The sign-in, if it is still the one whose password was checked.
std::optional<auth::SignIn> same_sign_in(storage::ReadView& view, const Login& login) {
    auto now = find_kiosk(view, login.knock);
    const auto& then = login.sign_in;
    const bool is_same = now && then && now->id == then->id && now->store == then->store &&
                         now->password_hash == then->password_hash;
    if (!is_same) now.reset();
    return now;
}

storage::Row require_open_store(storage::Transaction& tx, const Login& login,
                                const std::string& store) {
    auto row = records::require(tx, kinds::store, *login.principal, store);
    if (!row.is_active) throw Refusal(403, "store_inactive", "The store is not active");
    const Record record = schema::read_stored(row.doc, kinds::store);
    require_version(login.seen.app_version, record[kinds::store.minimum_app_version]);
    return row;
}

// The answer kept for safe retries starts with the seeds of the two secrets; complete() replaces
// them with the secrets.
constexpr std::string_view before_seed = R"({"seed":")", before_licence = R"(","licence":")",
                           behind_licence = R"(",)";
constexpr std::size_t seed_at = before_seed.size();
constexpr std::size_t licence_at = seed_at + 2 * api::seed_bytes + before_licence.size();
constexpr std::size_t rest_at = licence_at + 24 + behind_licence.size();

// The pass of a kiosk, without its two secrets.
struct ShownPass {
    const auth::Pass& pass;
    std::int64_t version, customer_version;
    std::string_view store;  // its document
};

constexpr schema::Property<ShownPass> pass_properties[] = {
    {"token", schema::added<ShownPass>(schema::Holds::text),
     "The token for `kioskJSON`. It is only shown here."},
    {"licenseKey", schema::added<ShownPass>(schema::Holds::text), "The device's own licence key."},
    {"expiresAt", schema::instant<[](const ShownPass& shown) { return shown.pass.expires_ms; }>,
     "When the token expires unless it is used: each use extends it to seven days from then, up to "
     "90 days after the login."},
    {"account", of<[](const ShownPass& shown) { return shown.pass.account; }>,
     "Id of the account."},
    {"storeId", of<[](const ShownPass& shown) { return shown.pass.store; }>, "Id of the store."},
    {"deviceId", of<[](const ShownPass& shown) { return shown.pass.device_id; }>,
     "The device, as sent."},
    {"version", of<&ShownPass::version>, "Version of the store's configuration."},
    {"customerJsonVersion", of<&ShownPass::customer_version>,
     "Version of the account's loyalty and membership settings."},
    {"store", schema::json_of<&ShownPass::store>({.holds = schema::Holds::open}),
     "The record of the store."},
};
constexpr schema::Object<ShownPass> pass_answer{
    "KioskPass", "The pass of a kiosk that has logged in.", pass_properties};

std::string kept_answer(storage::Transaction& tx, const Login& login, const auth::Pass& pass,
                        const storage::Row& store) {
    const auto version = [&](std::string_view of_store) {
        return storage::sequences(tx, pass.account, of_store).configuration;
    };
    base::JsonObject kept;
    kept.text("seed", login.seed).text("licence", pass.licence);
    schema::put_members(kept, pass_answer, {pass, version(pass.store), version(""), store.doc});
    return kept.done();
}

std::string with_secrets(const Call& call, std::string body) {
    const Record sent = api::read_body(call.request.body, kiosk_login);
    const std::string licence = body.substr(licence_at, 24);
    base::JsonObject secrets;
    secrets
        .text("token", api::secret_of(call, "kiosk token of seed",
                                      body.substr(seed_at, 2 * api::seed_bytes)))
        .text("licenseKey",
              auth::device_key(call.services.pepper, licence, sent[kiosk_login.device_id]));
    std::string head = secrets.done();
    head.back() = ',';
    body.replace(0, rest_at, head);
    return body;
}

std::string let_in(storage::Transaction& tx, const auth::Pepper& pepper, const Login& login,
                   const auth::SignIn& sign_in) {
    const std::string &account = login.knock.account, &store = sign_in.store;
    const std::int64_t now_ms = login.knock.now_ms;
    const storage::Row row = require_open_store(tx, login, store);
    devices::note(tx, {account, store, now_ms}, login.seen, login.device_id);
    const std::string licence = auth::seat_for(tx, account, store, login.knock.device_id, now_ms);
    if (licence.empty())
        throw Refusal(403, "licence_full", "All device places of the store's licences are in use");
    const auth::Pass pass = auth::add_pass(tx, pepper,
                                           {.account = account,
                                            .store = store,
                                            .device_id = login.knock.device_id,
                                            .licence = licence,
                                            .sign_in = sign_in.id},
                                           login.token, now_ms);
    return kept_answer(tx, login, pass, row);
}

// A failure is returned, not thrown, because it must be counted.
api::Outcome decide(storage::Transaction& tx, const Call& call, const Login& login) {
    const auto sign_in = same_sign_in(tx, login);
    const LoginFailures guard(tx, call.services.pepper, login.knock, sign_in);
    guard.require_open();
    if (!login.is_right || !sign_in) {
        guard.note_failure(tx);
        return api::refusal_answer(
            call.request,
            Refusal(401, "wrong_login", "The e-mail address or the password is wrong"));
    }
    guard.note_login(tx);
    return api::json_answer(let_in(tx, call.services.pepper, login, *sign_in));
}

api::Plan prepare_kiosk_login(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, kiosk_login);
    Login login{.knock = knock_of(call, body),
                .seen = seen_of(call, body),
                .sign_in = {},
                .is_right = false,
                .device_id = call.services.world.ids.next(),
                .seed = auth::random_hex(call.services.world.random, api::seed_bytes),
                .token = {},
                .principal = call.principal};
    login.token = api::secret_of(call, "kiosk token of seed", login.seed);
    login.sign_in = find_kiosk(view, login.knock);
    LoginFailures(view, call.services.pepper, login.knock, login.sign_in).require_open();
    login.is_right = auth::is_password_of(login.sign_in, body[kiosk_login.password]);
    // A failing login only waits for the account, whether or not the sign-in exists.
    const std::string store = login.is_right ? login.sign_in->store : std::string();
    return {.scope = {login.knock.account, store},
            .run = [&call, login](storage::Transaction& tx) { return decide(tx, call, login); },
            .also = {{login.knock.account, ""}}};
}

constexpr api::Parameter app_version_parameter{
    "deviceAppVersion", api::in_query, api::any_text, R"("2.4.1")",
    "Version of the app on the device: numbers separated by dots."};

}  // namespace

const api::Subject kiosk_subject{
    "kiosk", "Kiosks",
    "Devices at which guests place orders themselves. A kiosk logs in with a sign-in of its store "
    "and gets a token. The licences of the store limit how many may be logged in."};

const api::Operation log_in_at_kiosk{
    .name = "login",
    .subject = &kiosk_subject,
    .id = "logInAtKiosk",
    .summary = "Log in at a kiosk",
    .description =
        "Registers the device and returns its token. An unknown `emailId` and a wrong `password` "
        "both give 401 `wrong_login`; after five of them for one e-mail address from one network "
        "address within 15 minutes logins give 429 `login_locked`, except for devices that have "
        "logged in before. An app older than the store's `minimumAppVersion` gives 426 "
        "`app_too_old`, a device without a free place in a licence 403 `licence_full`, a blocked "
        "one 403 `device_blocked`.",
    .run = prepare_kiosk_login,
    .body = api::described(
        kiosk_login,
        R"({"emailId":"kiosk@demo.example","password":"demo","deviceId":"kiosk-1","deviceName":"Kiosk at the door","MacID":"02:00:00:00:00:01"})"),
    .answer = api::one(pass_answer),
    .parameters = {&app_version_parameter},
    .failures = {401, 403, 426, 429},
    .pace = {.is_slow = api::always},
    .retry = {.compared_body = api::body_and_key, .complete = with_secrets}};

}  // namespace features::kiosk
