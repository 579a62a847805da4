// The first account of an empty database, or the demo, for whoever has the token.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/session_cookie.hpp"
#include "auth/passwords.hpp"
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/asked.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/admin/found.hpp"
#include "features/operating/setup/first_run.hpp"
#include "features/operating/setup/operations.hpp"
#include "features/records/rules.hpp"
#include "storage/tables/all_accounts.hpp"

#include <algorithm>
#include <thread>

namespace features::setup {
namespace {

using api::Call;
using base::Refusal;
using schema::unless_empty;

constexpr std::size_t setup_bytes_max = 16 << 10;

void require_empty(const Call& call) {
    if (admin::contents_of(call.services.database) == admin::Contents::nothing) return;
    call.services.of<FirstRun>().end();
    throw Refusal::conflict("already_set_up", "the database already has an account");
}

// What is required in addition to the token depends on `demo`.
struct SetupInput : schema::Kind {
    constexpr SetupInput()
        : Kind("setupInput", "setupInputs",
               schema::Traits{.about = "What to set up; with `demo` only the token."}) {}

    schema::Text token{this, "token",
                       schema::required | admin::a_text |
                           schema::help("The token that the server printed when it started.")};
    schema::Text account{this, "account", admin::a_text | schema::help("Name of the account.")};
    schema::Text store{this, "store", admin::a_text | schema::help("Name of its first store.")};
    schema::Text time_zone{this, "timezone",
                           admin::a_text | schema::help("Time zone of the store, such as "
                                                        "Europe/Lisbon.")};
    schema::Text currency{this, "currency",
                          admin::a_currency | schema::help("Currency of the store, such as EUR.")};
    schema::Text email{
        this, "email",
        admin::a_text | schema::help("E-mail address of the first manager, for signing in.")};
    schema::Text password{
        this, "password",
        schema::secret | schema::help("Password of the first manager: 10 to 256 characters, and "
                                      "not a common password.")};
    schema::Flag is_demo{this, "demo",
                         schema::help("Set up the demo instead: only on a server that listens on "
                                      "this machine alone, and with nothing but the token.")};
};
constexpr SetupInput setup_input;
static_assert(setup_input.is_unambiguous());

// Members for the first account, which the demo does not take.
constexpr const schema::Text* of_account[] = {&setup_input.account,   &setup_input.store,
                                              &setup_input.time_zone, &setup_input.currency,
                                              &setup_input.email,     &setup_input.password};

struct Made {
    bool is_demo = false;
    admin::Founded founded{};
    std::string next{};
};
template <auto member>
const std::string& founded(const Made& made) {
    return made.founded.*member;
}
constexpr schema::Property<Made> made_properties[] = {
    {"demo", unless_empty<&Made::is_demo>, "Whether the demo was set up."},
    {"accountId", unless_empty<founded<&admin::Founded::account_id>>, "Id of the account."},
    {"storeId", unless_empty<founded<&admin::Founded::store_id>>, "Id of the store."},
    {"apiKey", unless_empty<founded<&admin::Founded::api_key>>,
     "A key for everything in the account."},
    {"kioskKey", unless_empty<founded<&admin::Founded::kiosk_key>>, "A key for kiosks."},
    {"licenseKey", unless_empty<founded<&admin::Founded::licence_key>>,
     "The licence of the store's kiosks."},
    {"kioskEmail", unless_empty<founded<&admin::Founded::kiosk_email>>,
     "E-mail address with which kiosks sign in."},
    {"kioskPassword", unless_empty<founded<&admin::Founded::kiosk_password>>,
     "Password of the kiosks."},
    {"ownerEmail", unless_empty<founded<&admin::Founded::owner_email>>,
     "E-mail address with which the first manager signs in."},
    {"next", unless_empty<&Made::next>, "What to do next, after the demo was set up."},
};
constexpr schema::Object<Made> made_answer{
    "SetupAnswer", "What was set up, as `comanda init` shows it. The secrets are shown once.",
    made_properties};

struct Needed {
    bool is_needed;
};
constexpr schema::Property<Needed> needed_properties[] = {
    {"needed", schema::of<&Needed::is_needed>, "Whether the database has no account yet."},
    {"currencies", schema::of<[](const Needed&) { return base::currencies(); }>,
     "Codes of the currencies that a store can have, sorted."},
};
constexpr schema::Object<Needed> needed_answer{"Setup", "Whether the program needs to be set up.",
                                               needed_properties};

http::Response show_needed(const Call&, storage::ReadView& view) {
    return api::json_answer(schema::write(needed_answer, {!storage::has_accounts(view)}));
}

bool is_named(const base::Problems& problems, std::string_view member) {
    return std::ranges::find(problems, member, &base::Problem::path) != problems.end();
}

void refuse(base::Problems& problems) {
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
}

Made make_demo(const Call& call, const admin::Context& context, const schema::Record& asked,
               base::Problems& problems) {
    for (const schema::Text* field : of_account)
        if (asked.has(*field))
            problems.push_back({std::string(field->name), "cannot be combined with demo"});
    if (!base::is_loopback(call.services.settings.listen))
        problems.push_back(
            {"demo",
             "needs a server that listens on 127.0.0.1, because the key of the demo is public"});
    refuse(problems);
    admin::make_demo(context, call.services.settings.demo_days);
    Made made{.is_demo = true, .next = "Start the server with --demo from now on."};
    made.founded.api_key = admin::demo_key;
    made.founded.owner_email = admin::demo_email;
    return made;
}

Made found(const admin::Context& context, const schema::Record& asked, base::Problems& problems) {
    for (const schema::Text* field : of_account)
        if (asked[*field].empty() && !is_named(problems, field->name))
            problems.push_back({std::string(field->name), "is required"});
    const admin::Founding founding{.account = asked[setup_input.account],
                                   .store = asked[setup_input.store],
                                   .time_zone = asked[setup_input.time_zone],
                                   .currency = asked[setup_input.currency],
                                   .owner_email = asked[setup_input.email],
                                   .owner_password = asked[setup_input.password],
                                   .is_first = true};
    admin::check_founding(founding, "email", problems);
    if (!founding.owner_password.empty())
        if (const auto weakness = auth::weakness_of(founding.owner_password, founding.owner_email))
            problems.push_back({"password", *weakness});
    refuse(problems);
    return {.founded = admin::found_account(context, founding)};
}

http::Response run_setup(const Call& call) {
    api::require_own_origin(call.request);
    FirstRun& first_run = call.services.of<FirstRun>();
    base::Problems problems;
    const schema::Record asked = admin::read_members(call.request.body, setup_input, problems);
    const std::string& token = asked[setup_input.token];
    const bool is_right = token.empty() || first_run.accepts(token, call.request.client_address,
                                                             std::chrono::steady_clock::now());
    // After the token, which is also wrong if another set-up has just invalidated it.
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
    const Made made = asked[setup_input.is_demo] ? make_demo(call, context, asked, problems)
                                                 : found(context, asked, problems);
    first_run.end();
    auto response = api::json_answer(schema::write(made_answer, made));
    response.set("Cache-Control", "no-store");
    return response;
}

}  // namespace

const api::Operation show_setup{
    .name = "show_setup",
    .subject = &api::service_subject,
    .id = "getSetup",
    .summary = "Get whether the program needs to be set up",
    .description =
        "`needed` is true on an empty database. The server prints the token for `setUp`, which "
        "takes one of the `currencies`.",
    .run = show_needed,
    .answer = api::one(needed_answer)};

const api::Operation set_up{
    .name = "set_up",
    .subject = &api::service_subject,
    .id = "setUp",
    .summary = "Set up an empty database",
    .description =
        "Creates the account, its first store and the first manager, with two keys, a kiosk and a "
        "licence, or the demo. Needs the one-time token that the server prints on an empty "
        "database; each process has its own. After ten wrong tokens from an address, that address "
        "gets 429 for a minute.",
    .run = run_setup,
    .body = api::described(
        setup_input, R"({"token":"0123456789abcdef","account":"Blue Door","store":"Downtown",)"
                     R"("timezone":"Europe/Lisbon","currency":"EUR",)"
                     R"("email":"ana@bluedoor.example","password":"lantern velvet harbour"})"),
    .answer = {.of = api::Content::Of::object,
               .object = &made_answer,
               .example =
                   R"({"accountId":"65f0c0ffee00000000000001",)"
                   R"("storeId":"65f0c0ffee00000000000002","apiKey":"ck_0123456789abcdef",)"
                   R"("kioskKey":"ck_fedcba9876543210","licenseKey":"ABCDE-FGHJK-LMNPQ-RSTUV",)"
                   R"("kioskEmail":"kiosk-1@kiosks.example","kioskPassword":"harbour-lantern",)"
                   R"("ownerEmail":"ana@bluedoor.example"})"},
    .failures = {400, 403, 409, 429},
    .body_bytes_max = setup_bytes_max};

}  // namespace features::setup
