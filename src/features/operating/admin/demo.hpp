// The demo: a small chain of restaurants with a key that everyone knows.
#pragma once

#include "features/operating/admin/admin.hpp"

#include <span>

namespace features::admin {

// The secrets of the demo, which are published.
inline constexpr std::string_view demo_key = "demo-key";
inline constexpr std::string_view demo_email = "manager@demo.example";
inline constexpr std::string_view demo_password = "demo";
inline constexpr std::string_view demo_store = "650000000000000000000101";  // the first of two
std::span<const DemoStore> demo_stores();

// Somebody who signs in to the demo, with demo_password.
struct DemoPerson {
    std::string_view label;  // what the person is there
    std::string_view name;   // of the user record
    std::string_view email;
    std::string_view sign_in;  // id
};
std::span<const DemoPerson> demo_people();

// What a database contains: nothing yet, the demo, or the operator's own accounts.
enum class Contents : std::uint8_t { nothing, demo, accounts };
Contents contents_of(storage::ReadView& view);
Contents contents_of(storage::Database& database);

// Account 650000000000000000000001 with two stores and their catalogue, key `demo-key`, sign-ins of
// demo_people() and kiosk@demo.example with the password `demo`. Marks the database, so that
// it is only ever served as the demo. `days`: how many days of sales the stores have. Runs one
// transaction and waits for it. Throws base::Refusal (409) if the database has an account.
void make_demo(const Context& context, int days);

// How many steps of the demo's evening are played in a minute; 0: none. Kept in the database, where
// a running server looks every second (features/operating/demo_evening).
inline constexpr int evening_pace_max = 600;
int evening_pace(storage::ReadView& view);
void set_evening_pace(storage::Transaction& tx, int pace);

}  // namespace features::admin
