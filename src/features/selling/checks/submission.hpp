// A check in the body of a request, before its transaction: read, masked and hashed.
#pragma once

#include "api/call.hpp"
#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

// Throws base::Refusal: 404, 403.
Shop require_shop(const api::Call& call, storage::ReadView& view);
WriteContext write_context_of(const api::Call& call, const Shop& shop);

// Throws base::Refusal (400): malformed JSON, `data` that is not an object, no `checkID`. Anything
// else that looks wrong is a warning.
Incoming read_incoming(std::string_view body, std::int64_t now_ms, base::IdSource& ids);

// The body without what must not even be hashed, for safe retries.
std::string masked_body(const api::Call& call);

// Throws base::Refusal (400): an id of a check is text of 1 to 255 characters.
void require_check_id(std::string_view check_id, std::string_view field);

}  // namespace features::checks
