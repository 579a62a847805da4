// The first account of an empty database, or the demo, for whoever has the token.
#include "access/passwords.hpp"
#include "api/answers.hpp"
#include "api/session_cookie.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/admin/found.hpp"
#include "features/operating/setup/first_run.hpp"
#include "features/operating/setup/operations.hpp"
#include "features/records/rules.hpp"
#include "schema/object.hpp"
#include "storage/tables/all_accounts.hpp"

#include <thread>

namespace features::setup {
namespace {

using admin::Body;
using api::Call;
using base::Refusal;

constexpr std::size_t setup_bytes_max = 16 << 10;

struct Setup {
    bool is_needed;
};
constexpr schema::Property<Setup> setup_properties[] = {
    {"needed", schema::of<&Setup::is_needed>, "The database holds no account yet."},
};
constexpr schema::Object<Setup> setup_answer{"Setup", "Whether the program is to be set up.",
                                             setup_properties};

http::Response show_needed(const Call&, storage::ReadView& view) {
    return api::json_answer(schema::write(setup_answer, {!storage::has_accounts(view)}));
}

// As cli/ reads it: only programs on this machine can reach the listener.
bool is_loopback(std::string_view listen) {
    const std::string_view host = listen.substr(0, listen.rfind(':'));
    return host == "localhost" || host == "[::1]" || host.starts_with("127.");
}

void require_empty(const Call& call) {
    if (admin::contents_of(call.services.database) == admin::Contents::nothing) return;
    call.services.of<FirstRun>().end();
    throw Refusal::conflict("already_set_up", "the database holds an account already");
}

admin::Founding read_founding(Body& body) {
    admin::Founding founding;
    founding.is_first = true;
    founding.account = body.text("account");
    founding.store = body.text("store");
    founding.time_zone = body.text("timezone");
    founding.currency = admin::currency_code(body.text("currency"));
    founding.owner_email = body.text("email");
    founding.owner_password = body.secret("password");
    admin::check_founding(founding, "email", body);
    if (!founding.owner_password.empty())
        if (const auto weakness = auth::weakness_of(founding.owner_password, founding.owner_email))
            body.add_problem("password", *weakness);
    return founding;
}

std::string make_demo(const Call& call, const admin::Context& context, Body& body) {
    if (!is_loopback(call.services.settings.listen))
        body.add_problem("demo",
                         "everyone knows the key of the demo: listen on 127.0.0.1 to make it");
    body.finish();
    admin::make_demo(context, call.services.settings.demo_days);
    return base::JsonObject()
        .flag("demo", true)
        .text("apiKey", admin::demo_key)
        .text("ownerEmail", admin::demo_email)
        .text("next", "Start the server with --demo from the next time on.")
        .done();
}

http::Response run_setup(const Call& call) {
    api::require_own_origin(call.request);
    FirstRun& first_run = call.services.of<FirstRun>();
    Body body(call.request.body);
    const std::string token = body.text("token");
    const bool is_right = token.empty() || first_run.accepts(token, call.request.client_address,
                                                             std::chrono::steady_clock::now());
    // After the token: it is wrong too when another set-up has just ended it.
    require_empty(call);
    if (!is_right) {
        std::this_thread::sleep_for(first_run.delay_of_wrong());
        throw Refusal(403, "wrong_token", "The token is not the one that the server printed");
    }
    const admin::Context context{.database = call.services.database,
                                 .pepper = call.services.pepper,
                                 .world = call.services.world,
                                 .features = call.services.of<FeatureList>(),
                                 .rules = call.services.of<records::Rulebook>()};
    std::string answer;
    if (body.flag("demo")) {
        answer = make_demo(call, context, body);
    } else {
        const admin::Founding founding = read_founding(body);
        body.finish();
        answer = admin::found_account(context, founding);
    }
    first_run.end();
    auto response = api::json_answer(std::move(answer));
    response.set("Cache-Control", "no-store");
    return response;
}

constexpr schema::MemberType a_text{.is_optional = true};
constexpr schema::MemberType a_flag{.holds = schema::Holds::flag, .is_optional = true};

constexpr schema::Member input_members[] = {
    {"token", {}, "What the server printed when it started."},
    {"account", a_text, "Name of the account."},
    {"store", a_text, "Name of its first store."},
    {"timezone", a_text, "Of the store, such as Europe/Lisbon."},
    {"currency", a_text, "Of the store, such as EUR."},
    {"email", a_text, "With which the first manager signs in."},
    {"password", a_text,
     "Of the first manager: 10 to 256 characters, and none of the common ones."},
    {"demo", a_flag,
     "Make the demo instead, only on a server that listens on this machine alone; with the token "
     "and nothing else."},
};
constexpr schema::Description setup_input{
    "SetupInput", "What to make; with `demo` no more than the token.", input_members};

constexpr schema::Member founded_members[] = {
    {"accountId", a_text, "Id of the account."},
    {"storeId", a_text, "Id of the store."},
    {"apiKey", a_text, "A key for everything in the account."},
    {"kioskKey", a_text, "A key for kiosks."},
    {"licenseKey", a_text, "The licence of the store's kiosks."},
    {"kioskEmail", a_text, "With which kiosks sign in."},
    {"kioskPassword", a_text, "With which kiosks sign in."},
    {"ownerEmail", a_text, "With which the first manager signs in."},
    {"demo", a_flag, "The demo was made."},
    {"next", a_text, "What to do next, after the demo was made."},
};
constexpr schema::Description founded_answer{
    "SetupAnswer", "What was made, as `comanda init` tells it. The secrets are shown once.",
    founded_members};

}  // namespace

const api::Operation show_setup{
    .name = "show_setup",
    .subject = &api::service_subject,
    .id = "getSetup",
    .summary = "Ask whether the program is to be set up",
    .description = "True on an empty database. The token for `setUp` is printed by the server.",
    .read = show_needed,
    .answer = api::one(setup_answer)};

const api::Operation set_up{
    .name = "set_up",
    .subject = &api::service_subject,
    .id = "setUp",
    .summary = "Set up an empty database",
    .description =
        "Makes the account, its first store and the first manager, with two keys, a kiosk and a "
        "licence, or the demo. Needs the one-time token that the server prints on an empty "
        "database; each process has its own. Ten wrong tokens from an address are followed by 429 "
        "for a minute, for that address.",
    .work = run_setup,
    .body = {.of = api::Content::Of::object,
             .object = &setup_input,
             .example = R"({"token":"0123456789abcdef","account":"Blue Door","store":"Downtown",)"
                        R"("timezone":"Europe/Lisbon","currency":"EUR",)"
                        R"("email":"ana@bluedoor.example","password":"lantern velvet harbour"})"},
    .answer = {.of = api::Content::Of::object,
               .object = &founded_answer,
               .example =
                   R"({"accountId":"65f0c0ffee00000000000001",)"
                   R"("storeId":"65f0c0ffee00000000000002","apiKey":"ck_0123456789abcdef",)"
                   R"("kioskKey":"ck_fedcba9876543210","licenseKey":"ABCDE-FGHJK-LMNPQ-RSTUV",)"
                   R"("kioskEmail":"kiosk-1@kiosks.example","kioskPassword":"harbour-lantern",)"
                   R"("ownerEmail":"ana@bluedoor.example"})"},
    .failures = {400, 403, 409, 429},
    .body_bytes_max = setup_bytes_max};

}  // namespace features::setup
