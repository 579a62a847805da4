// One-time links that people make for others, and until when they are good.
//
// A token is a secret, then `.` and the id of who made it, then `.` and the id of the user for whom
// it was made. What is kept is the keyed hash of all of it, so nobody can alter what it says. One
// that people asked for themselves, or that the operator made, is the secret alone.
#pragma once

#include "access/sign_ins.hpp"

namespace features::people {

std::string link_token(std::string_view secret, std::string_view maker, std::string_view user);

// Whether it may still be used: the person has an active user, who made it could make it now, and
// the user for whom it was made has the sign-in still. Whoever has no password yet was invited:
// then that user must be active too.
bool is_link_good(storage::ReadView& view, const auth::SignIn& sign_in, std::string_view token,
                  std::int64_t now_ms);

}  // namespace features::people
