// What a change makes of a record, as far as it follows from the two alone.
#pragma once

#include "features/records/rules.hpp"

namespace features::records {

// Lays the change over the record as it stands; no row: over nothing.
Composed composed(const Draft& draft, const Actor& actor, const storage::Row* row);

// Stamps the changed record and says what is to be stored of it.
storage::Save save_of(const Draft& draft, const Actor& actor, const schema::Record* before,
                      schema::Record& after);

// Does it before the transaction, which does it again when the record has changed meanwhile; and
// tells whether the write will be long. What is wrong is left to the transaction, which tells it
// with all else that is, unless that is more than can be told.
void compose(Draft& draft, const Actor& actor, storage::ReadView& view, const storage::Row* row);

// A change of the record behind the row, composed.
Draft draft_of(const kinds::StoredKind& kind, const storage::Row& row, const Actor& actor,
               int decimals, schema::Patch patch, storage::ReadView& view);
// Of the amounts in records of this kind.
int decimals_of(const kinds::StoredKind& kind, std::string_view store, const Actor& actor,
                storage::ReadView& view);

std::string name_of(const schema::Record& record);
// The id under which the name is unique.
std::string within_of(const schema::Record& record);
// Those that a client has to answer for.
std::vector<schema::Link> checked_links(const kinds::StoredKind& kind,
                                        const schema::Record& record);

// The rows of the `reference` table that a record has: one for each record that it refers to, and
// the marks of its kind's rules. The mark of an inactivation by force is not among them.
std::vector<storage::Save::Reference> references_in(const kinds::StoredKind& kind,
                                                    const Rules& rules,
                                                    const schema::Record& record);

}  // namespace features::records
