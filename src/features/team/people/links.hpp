// One-time links that people make for others, and how long they are valid.
//
// A token is a secret, then `.` and the id of its maker, then `.` and the id of the user it was
// made for. Only the keyed hash of all of it is kept, so nobody can alter it. A token that people
// requested for themselves, or that the operator made, is the secret alone.
#pragma once

#include "auth/sign_ins.hpp"

namespace features::people {

std::string link_token(std::string_view secret, std::string_view maker, std::string_view user);

// Whether it may still be used: the person has an active user, its maker could make it now, and the
// user it was made for still has the sign-in. A person without a password was invited: then that
// user must be active too.
bool is_link_good(storage::ReadView& view, const auth::SignIn& sign_in, std::string_view token,
                  std::int64_t now_ms);

}  // namespace features::people
