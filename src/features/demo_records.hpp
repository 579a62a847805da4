// Records of the account that a file of the demo lists:
//
//     [{"kind":"memberShipType","id":"650000000000000000001204","record":{"type":"Club"}}]
#pragma once

#include "features/feature.hpp"
#include "schema/json_tree.hpp"

namespace features {

// Writes them as the actor would over the wire, but with the listed ids. Throws base::Refusal.
void write_demo_records(storage::Transaction& tx, const Demo& demo, const records::Actor& actor,
                        const schema::Tree& list);

}  // namespace features
