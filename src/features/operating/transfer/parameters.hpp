// What exports and imports share.
#pragma once

#include "api/query.hpp"
#include "kinds/stored_kind.hpp"

namespace features::transfer {

// The kind of the catalogue that the parameter `kind` names; null without it. Throws base::Refusal
// (400) for any other.
const kinds::StoredKind* kind_in(const api::Query& query);

}  // namespace features::transfer
