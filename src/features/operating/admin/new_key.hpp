// A new API key, as the command and people ask for it.
#pragma once

#include "api/route.hpp"
#include "auth/keys.hpp"
#include "base/problem.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features::admin {

struct SentKey {
    std::string name;
    std::vector<std::string> stores{}, areas{};
    bool has_areas = true;  // false: the key is for all
    bool is_read_only = false;
    std::string expires{};  // 2030-12-31, through that day in UTC, or an ISO time; "": never
};

// Adds the problems that can be found without the database.
void check(const SentKey& sent, base::Problems& problems);
// Throws base::Refusal (400) when it would expire in the past.
auth::NewKey key_of(const SentKey& sent, std::string_view account, std::int64_t now_ms);
// Throws base::Refusal (400) naming each store that is not one of the account.
void require_stores(storage::ReadView& view, const auth::NewKey& key);

std::string_view state_of(const auth::KeyInfo& key, std::int64_t now_ms);  // active and so on

// All that a key with these areas may do, as privileges: those of the rows of the areas, of the
// fields that the rows write, and those that the key could use or give to others without holding
// them.
kinds::PrivilegeSet privileges_behind(const std::vector<api::Route>& routes, auth::Areas areas);

// Throws base::Refusal (403) when the caller would give away more than they have, by what the view
// shows: a person who does not hold all privileges behind the areas in every store of the account;
// a key that has fewer areas, or expires earlier.
void require_may_give(storage::ReadView& view, const api::Call& call, const auth::NewKey& key);
// Throws base::Refusal (403) for a key that is limited to some stores.
void require_whole_account(const auth::Principal& principal);

}  // namespace features::admin
