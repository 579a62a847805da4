// The demo: a small chain of restaurants with a key that everyone knows.
#pragma once

#include "features/admin/admin.hpp"

namespace features::admin {

enum class Contents : std::uint8_t { nothing, demo, accounts };
Contents contents_of(storage::ReadView& view);
Contents contents_of(storage::Database& database);

inline constexpr std::string_view demo_key = "demo-key";
inline constexpr std::string_view demo_store = "650000000000000000000101";  // the first of two

// Account 650000000000000000000001 with two stores and their catalogue, key `demo-key`, sign-ins
// manager@demo.example and kiosk@demo.example with the password `demo`. Marks the database, so that
// it is never served as anything but the demo. Needs a database that holds nothing.
void make_demo(const Context& context);

}  // namespace features::admin
