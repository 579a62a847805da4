// What a change makes of a record, as far as it follows from the two alone.
#pragma once

#include "features/records/write.hpp"

namespace features::records {

// The record with the change laid over it. `before`: null for a new one.
schema::Record merged(const Draft& draft, const schema::Record* before, schema::Problems& problems);

// Stamps the changed record and says what is to be stored of it.
storage::Save save_of(const Draft& draft, const Actor& actor, const schema::Record* before,
                      schema::Record& after);

// Does both before the transaction for a new record that follows from no other; what is wrong with
// one is left to the transaction, which tells it with all else that is.
void compose(Draft& draft, const Actor& actor);

std::string name_of(const schema::Record& record);
// The id under which the name is unique.
std::string within_of(const schema::Record& record);
// Those that a client has to answer for.
std::vector<schema::Link> checked_links(const kinds::StoredKind& kind,
                                        const schema::Record& record);

// What the `reference` table holds of a record that nobody forced.
std::vector<storage::Save::Reference> references_in(const kinds::StoredKind& kind,
                                                    const schema::Record& record);

}  // namespace features::records
