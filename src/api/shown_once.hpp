// Secrets that one answer shows and nothing keeps, though a safe retry gets the same answer again.
//
// A secret is made of a random seed and of what the caller has shown: the API key, or the token of
// the session. The seed stands in the answer that is kept for safe retries; key and token are kept
// nowhere, so nobody can make the secret of what is kept.
#pragma once

#include "access/secrets.hpp"
#include "api/call.hpp"

namespace api {

inline constexpr std::size_t seed_bytes = 32;

// 64 hex characters, as Pepper makes them.
std::string secret_of(const Call& call, std::string_view purpose, std::string_view seed);

// For Retry::compared_body: the body, and what the caller has shown, so that nobody can find
// out by trying what was in a body that held a secret.
std::string body_and_key(const Call& call);

}  // namespace api
