// Secrets that an answer shows and nothing stores, although a safe retry gets the same answer.
//
// A secret is derived from a random seed and the caller's credential: the API key, or the token of
// the session. The seed is in the answer stored for safe retries; key and token are stored nowhere,
// so nobody can derive the secret from what is stored.
#pragma once

#include "api/call.hpp"
#include "auth/secrets.hpp"

namespace api {

inline constexpr std::size_t seed_bytes = 32;

// 64 hex characters, as Pepper makes them.
std::string secret_of(const Call& call, std::string_view purpose, std::string_view seed);

// For Retry::compared_body: the body and the caller's credential, so that nobody can guess the
// content of a body with a secret.
std::string body_and_key(const Call& call);

}  // namespace api
