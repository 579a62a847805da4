// A new account: its first store, its owner, a kiosk, a licence and two keys.
#include "access/licences.hpp"
#include "access/sign_ins.hpp"
#include "base/failpoint.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/admin/found.hpp"
#include "features/records/create.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/installation.hpp"

namespace features::admin {

namespace {

constexpr std::size_t slug_characters_max = 40;
constexpr std::size_t password_characters = 16;

constexpr std::string_view newest = "newest_account";  // name of the installation value

// What was asked for, with all ids, secrets and hashes: made before the transaction, which may run
// more than once.
struct NewAccount {
    Founding asked;
    std::string owner_email, kiosk_email;
    std::string account_id, store_id, owner_id, kiosk_id, api_key_id, kiosk_key_id, licence_id;
    std::string api_key, kiosk_key, licence_key;
    std::string owner_password, owner_hash, kiosk_password, kiosk_hash;
};

bool is_email(std::string_view text) {
    const std::size_t at = text.find('@');
    return text.size() <= 254 && at != 0 && at != std::string_view::npos && at + 1 < text.size() &&
           text.find('@', at + 1) == std::string_view::npos &&
           text.find_first_of(" \t\r\n<>,;\"") == std::string_view::npos;
}

// "Café Río" -> "cafe-rio"
std::string slug_of(std::string_view name) {
    std::string slug;
    for (char character : base::search_key(name)) {
        const bool is_plain =
            (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
        if (is_plain)
            slug += character;
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
        if (slug.size() == slug_characters_max) break;
    }
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug.empty() ? "account" : slug;
}

// Adds the problems of a new record, as far as they can be found without the database, under the
// names of the command's members.
void check_record(const kinds::StoredKind& kind, const std::string& json,
                  std::string_view name_member, Body& body) {
    try {
        with_member_names(name_member, [&] {
            schema::Record record(kind);
            base::Problems problems;
            schema::merge(record, schema::read_patch(json, kind), problems);
            schema::complete(record, problems);
            if (kind.traits.check) kind.traits.check(record, problems);
            if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
        });
    } catch (const base::Refusal& refusal) {
        for (const base::Problem& problem : refusal.problems)
            body.add_problem(problem.path, problem.message);
    }
}

Founding read(Body& body) {
    Founding founding;
    founding.account = body.text("account");
    founding.store = body.text("store");
    founding.time_zone = body.optional_text("timezone").value_or("UTC");
    founding.currency = currency_code(body.optional_text("currency").value_or("USD"));
    founding.owner_email = body.optional_text("ownerEmail").value_or("");
    founding.is_namesake = body.flag("again");
    check_founding(founding, "ownerEmail", body);
    body.finish();
    return founding;
}

void refuse_twins(const Founding& founding, storage::ReadView& view) {
    if (founding.is_first && storage::has_accounts(view))
        throw base::Refusal::conflict("already_set_up", "the database holds an account already");
    if (contents_of(view) == Contents::demo)
        throw base::Refusal::conflict(
            "demo_database",
            "the database holds the demo, whose key everyone knows: name another with --database");
    if (founding.is_namesake) return;
    if (const auto id = storage::account_named(view, base::name_key(founding.account)))
        throw base::Refusal::invalid(
            "account", "is the name of account " + *id +
                           " already: add a store to it with `comanda store add`, or make another "
                           "account of that name with --again");
}

void make_secrets(NewAccount& fresh, const base::World& world) {
    for (std::string* id : {&fresh.account_id, &fresh.store_id, &fresh.owner_id, &fresh.kiosk_id,
                            &fresh.api_key_id, &fresh.kiosk_key_id, &fresh.licence_id})
        *id = world.ids.next();
    fresh.api_key = auth::make_api_key(world.random);
    fresh.kiosk_key = auth::make_api_key(world.random);
    fresh.licence_key = auth::make_licence_key(world.random);
    fresh.owner_password = fresh.asked.owner_password.empty()
                               ? auth::random_base62(world.random, password_characters)
                               : fresh.asked.owner_password;
    fresh.kiosk_password = auth::random_base62(world.random, password_characters);
    fresh.owner_hash = auth::hash_password(fresh.owner_password);
    fresh.kiosk_hash = auth::hash_password(fresh.kiosk_password);
}

// A second account with the same name gets addresses with a suffix, so that the ones made up here
// need no account beside them.
void choose_emails(NewAccount& fresh, storage::ReadView& view, base::Random& random) {
    const std::string slug = slug_of(fresh.asked.account);
    fresh.owner_email = fresh.asked.owner_email;
    const bool has_owner_email = !fresh.owner_email.empty();
    for (std::string domain = slug + ".example";;
         domain = slug + '-' + auth::random_hex(random, 3) + ".example") {
        fresh.kiosk_email = "kiosk@" + domain;
        if (!has_owner_email) fresh.owner_email = "owner@" + domain;
        const auto is_in_use = [&](const std::string& email) {
            return !auth::accounts_with(view, email).empty();
        };
        const bool is_taken =
            is_in_use(fresh.kiosk_email) || (!has_owner_email && is_in_use(fresh.owner_email));
        if (!is_taken && fresh.kiosk_email != base::lower_ascii(fresh.owner_email)) return;
    }
}

void create_records(const NewAccount& fresh, storage::Transaction& tx, const Context& context) {
    with_member_names("account", [&] {
        records::create_account(tx, context.world, context.rules, fresh.account_id,
                                fresh.asked.account, operator_name);
    });
    with_member_names("store", [&] {
        records::create_store(tx, context.world, context.rules, fresh.account_id, fresh.store_id,
                              fresh.asked.store, fresh.asked.time_zone, fresh.asked.currency,
                              operator_name);
    });
    furnish_store(tx, context, fresh.account_id, fresh.store_id,
                  {staff::Owner{.sign_in = fresh.owner_id}}, operator_name);
}

void create_access(const NewAccount& fresh, storage::Transaction& tx, const auth::Pepper& pepper,
                   std::int64_t now_ms) {
    auth::add_sign_in(tx,
                      {.id = fresh.owner_id,
                       .account = fresh.account_id,
                       .store = "",
                       .email = fresh.owner_email,
                       .password_hash = fresh.owner_hash,
                       .role = auth::SignInRole::owner},
                      now_ms);
    auth::add_sign_in(tx,
                      {.id = fresh.kiosk_id,
                       .account = fresh.account_id,
                       .store = fresh.store_id,
                       .email = fresh.kiosk_email,
                       .password_hash = fresh.kiosk_hash,
                       .role = auth::SignInRole::kiosk},
                      now_ms);
    auth::add_licence(tx, pepper, fresh.account_id,
                      {.id = fresh.licence_id,
                       .store = fresh.store_id,
                       .devices_max = licence_devices,
                       .created_ms = now_ms},
                      fresh.licence_key);
    auth::add_key(tx, pepper, {.account = fresh.account_id, .name = "first key"}, fresh.api_key_id,
                  fresh.api_key, now_ms);
    auth::NewKey kiosk{.account = fresh.account_id, .name = "kiosk", .areas = {}};
    kiosk.areas.add(auth::Area::kiosk);
    kiosk.areas.add(auth::Area::submit);
    auth::add_key(tx, pepper, kiosk, fresh.kiosk_key_id, fresh.kiosk_key, now_ms);
}

}  // namespace

void announce_account(storage::Transaction& tx, std::string_view account) {
    storage::set_installation_value(tx, newest, account);
}

void check_init(std::string_view body) {
    Body members(body);
    read(members);
}

void check_founding(const Founding& founding, std::string_view email_member, Body& body) {
    if (!founding.owner_email.empty() && !is_email(founding.owner_email))
        body.add_problem(email_member, "must be an e-mail address");
    if (!founding.account.empty())
        check_record(kinds::account, base::JsonObject().text("name", founding.account).done(),
                     "account", body);
    // What is missing is among the problems already.
    const auto or_else = [](const std::string& text, const char* another) {
        return text.empty() ? std::string(another) : text;
    };
    check_record(kinds::store,
                 base::JsonObject()
                     .text("name", or_else(founding.store, "Store"))
                     .text("timeZone", or_else(founding.time_zone, "UTC"))
                     .text("currency", or_else(founding.currency, "USD"))
                     .done(),
                 "store", body);
}

std::string found_account(const Context& context, const Founding& founding) {
    NewAccount prepared;
    prepared.asked = founding;
    make_secrets(prepared, context.world);
    NewAccount done;
    context.database.write_now([&](storage::Transaction& tx) {
        NewAccount fresh = prepared;
        announce_account(tx, fresh.account_id);
        refuse_twins(founding, tx);
        choose_emails(fresh, tx, context.world.random);
        note(tx, context, fresh.account_id, "", {"init", "account", fresh.account_id});
        create_records(fresh, tx, context);
        create_access(fresh, tx, context.pepper, context.world.clock.now_ms());
        base::failpoint("account_founded");
        done = std::move(fresh);
    });
    base::JsonObject answer;
    answer.text("accountId", done.account_id)
        .text("storeId", done.store_id)
        .text("apiKey", done.api_key)
        .text("kioskKey", done.kiosk_key)
        .text("licenseKey", done.licence_key)
        .text("kioskEmail", done.kiosk_email)
        .text("kioskPassword", done.kiosk_password)
        .text("ownerEmail", done.owner_email);
    if (founding.owner_password.empty()) answer.text("ownerPassword", done.owner_password);
    return answer.done();
}

std::string init(const Context& context, Body& body) { return found_account(context, read(body)); }

}  // namespace features::admin
