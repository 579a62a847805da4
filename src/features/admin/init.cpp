// A new account: its first store, its owner, a kiosk, a licence and two keys.
#include "access/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/admin/commands.hpp"
#include "features/records/create.hpp"

namespace features::admin {

namespace {

constexpr std::size_t slug_characters_max = 40;
constexpr std::size_t password_characters = 16;

// What was asked for, and every secret and hash, made before the transaction begins.
struct NewAccount {
    std::string account_name, store_name, time_zone, currency;
    std::string owner_email, kiosk_email;  // empty: made from the account's name
    std::string account_id, store_id, owner_id, kiosk_id, api_key_id, kiosk_key_id;
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

NewAccount read(Body& body) {
    NewAccount fresh;
    fresh.account_name = body.text("account");
    fresh.store_name = body.text("store");
    fresh.time_zone = body.optional_text("timezone").value_or("UTC");
    fresh.currency = body.optional_text("currency").value_or("USD");
    fresh.owner_email = body.optional_text("ownerEmail").value_or("");
    if (!fresh.owner_email.empty() && !is_email(fresh.owner_email))
        body.add_problem("ownerEmail", "must be an e-mail address");
    body.finish();
    return fresh;
}

void make_secrets(NewAccount& fresh, const base::World& world) {
    for (std::string* id : {&fresh.account_id, &fresh.store_id, &fresh.owner_id, &fresh.kiosk_id,
                            &fresh.api_key_id, &fresh.kiosk_key_id})
        *id = world.ids.next();
    fresh.api_key = auth::make_api_key(world.random);
    fresh.kiosk_key = auth::make_api_key(world.random);
    fresh.licence_key = auth::make_licence_key(world.random);
    fresh.owner_password = auth::random_base62(world.random, password_characters);
    fresh.kiosk_password = auth::random_base62(world.random, password_characters);
    fresh.owner_hash = auth::hash_password(fresh.owner_password);
    fresh.kiosk_hash = auth::hash_password(fresh.kiosk_password);
}

// Addresses are unique in the whole installation: two chains of one name differ by a suffix.
void choose_emails(NewAccount& fresh, storage::ReadView& view, base::Random& random) {
    const std::string slug = slug_of(fresh.account_name);
    const bool has_owner_email = !fresh.owner_email.empty();
    if (has_owner_email && auth::find_sign_in(view, fresh.owner_email))
        throw base::Refusal::invalid("ownerEmail", "is in use by another sign-in");
    for (std::string domain = slug + ".example";;
         domain = slug + '-' + auth::random_hex(random, 3) + ".example") {
        fresh.kiosk_email = "kiosk@" + domain;
        if (!has_owner_email) fresh.owner_email = "owner@" + domain;
        const bool is_taken = auth::find_sign_in(view, fresh.kiosk_email) ||
                              (!has_owner_email && auth::find_sign_in(view, fresh.owner_email));
        if (!is_taken && fresh.kiosk_email != base::lower_ascii(fresh.owner_email)) return;
    }
}

void create_records(const NewAccount& fresh, storage::Transaction& tx, const base::World& world) {
    with_member_names("account", [&] {
        records::create_account(tx, world, fresh.account_id, fresh.account_name, operator_name);
    });
    with_member_names("store", [&] {
        records::create_store(tx, world, fresh.account_id, fresh.store_id, fresh.store_name,
                              fresh.time_zone, fresh.currency, operator_name);
    });
    furnish_store(tx, world, fresh.account_id, fresh.store_id, operator_name);
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
    auth::add_licence(tx, pepper, fresh.account_id, fresh.store_id, fresh.licence_key,
                      licence_devices, now_ms);
    auth::add_key(tx, pepper, {.account = fresh.account_id, .name = "first key"}, fresh.api_key_id,
                  fresh.api_key, now_ms);
    auth::NewKey kiosk{.account = fresh.account_id, .name = "kiosk", .areas = {}};
    kiosk.areas.add(auth::Area::kiosk);
    kiosk.areas.add(auth::Area::submit);
    auth::add_key(tx, pepper, kiosk, fresh.kiosk_key_id, fresh.kiosk_key, now_ms);
}

}  // namespace

std::string init(const Context& context, Body& body) {
    NewAccount prepared = read(body);
    make_secrets(prepared, context.world);
    NewAccount done;
    context.database.write_now([&](storage::Transaction& tx) {
        NewAccount fresh = prepared;
        choose_emails(fresh, tx, context.world.random);
        create_records(fresh, tx, context.world);
        create_access(fresh, tx, context.pepper, context.world.clock.now_ms());
        done = std::move(fresh);
    });
    return base::JsonObject()
        .text("accountId", done.account_id)
        .text("storeId", done.store_id)
        .text("apiKey", done.api_key)
        .text("kioskKey", done.kiosk_key)
        .text("licenseKey", done.licence_key)
        .text("kioskEmail", done.kiosk_email)
        .text("kioskPassword", done.kiosk_password)
        .text("ownerEmail", done.owner_email)
        .text("ownerPassword", done.owner_password)
        .done();
}

}  // namespace features::admin
