// Who has signed in, as answers tell it.
#pragma once

#include "access/sessions.hpp"
#include "access/sign_ins.hpp"
#include "api/content.hpp"

namespace features::people {

// "" when there is no such account.
std::string account_name(storage::ReadView& view, std::string_view account);

// The person, the stores with what they may do there, and what a page needs to keep the session.
std::string who_json(storage::ReadView& view, const auth::SignIn& sign_in,
                     const auth::Session& session, std::string_view csrf_token);

extern const api::Schema who_schema;

}  // namespace features::people
