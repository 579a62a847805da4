// Paired devices as answers show them.
#pragma once

#include "auth/pairings.hpp"
#include "schema/object.hpp"

namespace features::pairings {

struct ShownPairing {
    auth::Pairing pairing;
    std::int64_t code_ms = 0;  // when its code expires; 0: it has none
};
extern const schema::Object<ShownPairing> pairing_answer;

ShownPairing shown(storage::ReadView& view, auth::Pairing pairing, std::int64_t now_ms);

}  // namespace features::pairings
