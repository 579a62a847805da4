// A new account: its first store, its owner, a kiosk, a licence and two keys.
#include "auth/licences.hpp"
#include "auth/sign_ins.hpp"
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

using schema::of;

constexpr std::size_t slug_characters_max = 40;
constexpr std::size_t password_characters = 16;

constexpr std::string_view newest = "newest_account";  // name of the installation value

// The request, with all ids, secrets and hashes: made before the transaction, which may run more
// than once.
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

// Adds the problems of a new record that can be found without the database, under the names of the
// command's members.
void check_record(const kinds::StoredKind& kind, const std::string& json,
                  std::string_view name_member, base::Problems& problems) {
    try {
        with_member_names(name_member, [&] {
            schema::Record record(kind);
            base::Problems found;
            schema::merge(record, schema::read_patch(json, kind), found);
            schema::complete(record, found);
            if (kind.traits.check) kind.traits.check(record, found);
            if (!found.empty()) throw base::Refusal::invalid(std::move(found));
        });
    } catch (const base::Refusal& refusal) {
        problems.append(refusal.problems);
    }
}

void check_new_account(const schema::Record& asked, base::Problems& problems);

struct NewAccountBody : schema::Kind {
    constexpr NewAccountBody()
        : Kind("newAccount", "newAccounts", schema::Traits{.check = check_new_account}) {}

    schema::Text account{this, "account", required | a_text | help("name of the new account")};
    schema::Text store{this, "store", required | a_text | help("name of its first store")};
    schema::Text time_zone{
        this, "timezone",
        a_text | schema::initially(R"("UTC")") | help("for example America/New_York")};
    schema::Text currency{
        this, "currency",
        a_currency | schema::initially(R"("USD")") | help("ISO 4217, for example EUR")};
    schema::Text owner_email{this, "ownerEmail",
                             a_text | help("sign-in of the owner (default: derived from the "
                                           "name)")};
    schema::Flag is_namesake{this, "again", help("allow a name that another account has")};
};
constexpr NewAccountBody new_account;
static_assert(new_account.is_unambiguous());

Founding founding_of(const schema::Record& asked) {
    return {.account = asked[new_account.account],
            .store = asked[new_account.store],
            .time_zone = asked[new_account.time_zone],
            .currency = asked[new_account.currency],
            .owner_email = asked[new_account.owner_email],
            .owner_password = {},
            .is_namesake = asked[new_account.is_namesake]};
}

void check_new_account(const schema::Record& asked, base::Problems& problems) {
    check_founding(founding_of(asked), "ownerEmail", problems);
}

void refuse_twins(const Founding& founding, storage::ReadView& view) {
    if (founding.is_first && storage::has_accounts(view))
        throw base::Refusal::conflict("already_set_up", "the database already has an account");
    if (contents_of(view) == Contents::demo)
        throw base::Refusal::conflict(
            "demo_database",
            "the database contains the demo, whose key is public; choose another with --database");
    if (founding.is_namesake) return;
    if (const auto id = storage::account_named(view, base::name_key(founding.account)))
        throw base::Refusal::invalid(
            "account", "is already the name of account " + *id +
                           "; add a store to it with `comanda store add`, or create another "
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

// A second account with the same name gets addresses with a suffix, so that signing in with a
// generated address needs no account.
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
    fill_new_store(tx, context, fresh.account_id, fresh.store_id,
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

constexpr schema::Property<Founded> founded_properties[] = {
    {"accountId", of<&Founded::account_id>, "Id of the account."},
    {"storeId", of<&Founded::store_id>, "Id of the store."},
    {"apiKey", of<&Founded::api_key>, "A key for everything in the account."},
    {"kioskKey", of<&Founded::kiosk_key>, "A key for kiosks."},
    {"licenseKey", of<&Founded::licence_key>, "The licence of the store's kiosks."},
    {"kioskEmail", of<&Founded::kiosk_email>, "E-mail address with which kiosks sign in."},
    {"kioskPassword", of<&Founded::kiosk_password>, "Password of the kiosks."},
    {"ownerEmail", of<&Founded::owner_email>, "E-mail address with which the owner signs in."},
    {"ownerPassword", schema::unless_empty<&Founded::owner_password>,
     "Password of the owner, if it was generated here."},
};

Founded init(const Context& context, const schema::Record& asked) {
    return found_account(context, founding_of(asked));
}

constexpr Command founding_commands[] = {
    {.name = "init",
     .help = "Create an account with its first store, keys and sign-ins",
     .example = "comanda init --account \"Blue Door\" --store Downtown --timezone America/New_York",
     .takes = new_account,
     .does = one<founded_answer, init>,
     .note = shown_once},
};

}  // namespace

void announce_account(storage::Transaction& tx, std::string_view account) {
    storage::set_installation_value(tx, newest, account);
}

void check_founding(const Founding& founding, std::string_view email_member,
                    base::Problems& problems) {
    if (!founding.owner_email.empty() && !is_email(founding.owner_email))
        problems.push_back({std::string(email_member), "must be an e-mail address"});
    if (!founding.account.empty())
        check_record(kinds::account, base::JsonObject().text("name", founding.account).done(),
                     "account", problems);
    // Missing members are already among the problems.
    const auto or_else = [](const std::string& text, const char* another) {
        return text.empty() ? std::string(another) : text;
    };
    check_record(kinds::store,
                 base::JsonObject()
                     .text("name", or_else(founding.store, "Store"))
                     .text("timeZone", or_else(founding.time_zone, "UTC"))
                     .text("currency", or_else(founding.currency, "USD"))
                     .done(),
                 "store", problems);
}

Founded found_account(const Context& context, const Founding& founding) {
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
    return {done.account_id,
            done.store_id,
            done.api_key,
            done.kiosk_key,
            done.licence_key,
            done.kiosk_email,
            done.kiosk_password,
            done.owner_email,
            founding.owner_password.empty() ? done.owner_password : ""};
}

constexpr schema::Object<Founded> founded_answer{
    "Founded", "A new account. The secrets are shown once.", founded_properties};
constexpr Group group::founding{"", "", founding_commands};

}  // namespace features::admin
