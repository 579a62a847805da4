#include "features/operating/admin/demo.hpp"

#include "auth/licences.hpp"
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/records/create.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/installation.hpp"

#include <date/tz.h>

#include <chrono>

namespace features::admin {

namespace {

// Names of installation values.
constexpr std::string_view mark = "demo", pace_name = "demo_pace";

constexpr std::string_view account = "650000000000000000000001";
constexpr std::string_view kiosk_id = "650000000000000000000202";
constexpr std::string_view key_id = "650000000000000000000301";
constexpr std::string_view display_key_id = "650000000000000000000302";

// The first owns the stores; users of the staff's demo have the sign-ins of the others.
constexpr DemoPerson people[] = {
    {"Manager", "Rosa Delgado", demo_email, "650000000000000000000201"},
    {"Waiter", "Luca Ferri", "waiter@demo.example", "650000000000000000000203"},
    {"Kitchen", "Diego Castro", "kitchen@demo.example", "650000000000000000000204"},
};
constexpr std::string_view manager_id = people[0].sign_in;

// argon2id of `demo`, precomputed: hashing it would add 100 ms to the first start of the demo.
constexpr std::string_view password_hash =
    "$argon2id$v=19$m=65536,t=2,p=1$h5WAs/KYh0hkZQmw6VhCyg$"
    "I2RBUJ+iaCMcx0FB3ksU3hnZwL9yyKiMRMskGCrK63Y";

constexpr DemoStore stores[] = {
    {demo_store, "Harbor Street Grill", "DEMAA-AAAAA-AAAAA-AAAAA", 100, "650000000000000000000401"},
    {"650000000000000000000102", "Harbor Street Grill Uptown", "DEMBB-BBBBB-BBBBB-BBBBB", 108,
     "650000000000000000000402"},
};

// Between them the day is far along somewhere at any time.
constexpr std::string_view cities[] = {"America/New_York", "Europe/Istanbul", "Australia/Sydney"};
constexpr auto latest = std::chrono::hours(23);  // so that midnight does not end it at once

// Where most of a day has passed: the first page then has guests to show whenever the demo is made.
std::string_view city_of_demo(std::int64_t now_ms) {
    const date::sys_time<std::chrono::milliseconds> now{std::chrono::milliseconds(now_ms)};
    std::string_view chosen;
    std::chrono::milliseconds longest{-1};
    for (const std::string_view city : cities) {
        const auto local = date::locate_zone(city)->to_local(now);
        const auto passed = local - date::floor<date::days>(local);
        if (passed > latest || passed <= longest) continue;
        longest = passed;
        chosen = city;
    }
    return chosen;
}

void make_features(storage::Transaction& tx, const Context& context, int days) {
    const auth::Principal manager{.account = std::string(account),
                                  .id = std::string(manager_id),
                                  .stores = {},
                                  .is_read_only = false,
                                  .areas = auth::Areas::all()};
    const records::Actor actor{manager, context.world.clock.now_ms(), context.rules};
    for (const Feature* feature : context.features)
        if (feature->make_demo)
            feature->make_demo(tx, {context.world, actor, account, stores, days});
}

// A key of which nobody knows more than what the list of keys shows.
void make_display_key(storage::Transaction& tx, const Context& context, std::int64_t now_ms) {
    auth::NewKey display{.account = std::string(account),
                         .name = "Kitchen display",
                         .stores = {std::string(demo_store)}};
    display.areas = {};
    for (const auth::Area area : {auth::Area::orders, auth::Area::sync}) display.areas.add(area);
    auth::add_key(tx, context.pepper, display, display_key_id,
                  auth::make_api_key(context.world.random), now_ms);
}

void make_access(storage::Transaction& tx, const auth::Pepper& pepper, std::int64_t now_ms) {
    auth::add_key(tx, pepper, {.account = std::string(account), .name = "demo"}, key_id, demo_key,
                  now_ms);
    for (const DemoPerson& person : people)
        auth::add_sign_in(tx,
                          {.id = std::string(person.sign_in),
                           .account = std::string(account),
                           .store = "",
                           .email = std::string(person.email),
                           .password_hash = std::string(password_hash),
                           .role = person.sign_in == manager_id ? auth::SignInRole::owner
                                                                : auth::SignInRole::person},
                          now_ms);
    auth::add_sign_in(tx,
                      {.id = std::string(kiosk_id),
                       .account = std::string(account),
                       .store = std::string(stores[0].id),
                       .email = "kiosk@demo.example",
                       .password_hash = std::string(password_hash),
                       .role = auth::SignInRole::kiosk},
                      now_ms);
    for (const DemoStore& store : stores)
        auth::add_licence(tx, pepper, account,
                          {.id = std::string(store.licence_id),
                           .store = std::string(store.id),
                           .devices_max = licence_devices,
                           .created_ms = now_ms},
                          store.licence);
}

}  // namespace

std::span<const DemoStore> demo_stores() { return stores; }

std::span<const DemoPerson> demo_people() { return people; }

Contents contents_of(storage::ReadView& view) {
    if (storage::installation_value(view, mark)) return Contents::demo;
    return storage::has_accounts(view) ? Contents::accounts : Contents::nothing;
}

Contents contents_of(storage::Database& database) {
    Contents contents = Contents::nothing;
    database.read([&](storage::ReadView& view) { contents = contents_of(view); });
    return contents;
}

int evening_pace(storage::ReadView& view) {
    const auto pace = storage::installation_value(view, pace_name);
    return pace ? std::stoi(*pace) : 0;
}

void set_evening_pace(storage::Transaction& tx, int pace) {
    storage::set_installation_value(tx, pace_name, std::to_string(pace));
}

void make_demo(const Context& context, int days) {
    context.database.write_now([&](storage::Transaction& tx) {
        announce_account(tx, account);
        if (storage::has_accounts(tx))
            throw base::Refusal::conflict("already_set_up", "the database already has an account");
        records::create_account(tx, context.world, context.rules, account, "Demo Restaurants",
                                manager_id);
        for (const DemoStore& store : stores) {
            records::create_store(tx, context.world, context.rules, account, store.id, store.name,
                                  city_of_demo(context.world.clock.now_ms()), "USD", manager_id);
            fill_new_store(tx, context, account, store.id,
                           {staff::Owner{.sign_in = std::string(manager_id),
                                         .first_name = "Rosa",
                                         .last_name = "Delgado"}},
                           manager_id);
        }
        make_features(tx, context, days);
        make_access(tx, context.pepper, context.world.clock.now_ms());
        make_display_key(tx, context, context.world.clock.now_ms());
        storage::set_installation_value(tx, mark, "1");
    });
}

}  // namespace features::admin
