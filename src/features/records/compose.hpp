// What a change makes of a record, as far as it depends on the change and the record alone. Where
// other records matter, write() does the rest inside the transaction.
#pragma once

#include "features/records/rules.hpp"

namespace features::records {

// Applies the change to the record in the row; null for a new record. Reads no other record, so it
// may run in and outside a transaction. `save` is set when there are no `problems` and the kind has
// no rule `settle`.
Composed composed(const Draft& draft, const Actor& actor, const storage::Row* row);

// Sets the server-owned fields of the changed record (id, times, who, the next revision) and
// returns what storage::save() will store. `before` is null for a new record.
storage::Save save_of(const Draft& draft, const Actor& actor, const schema::Record* before,
                      schema::Record& after);

// Calls composed() before the transaction and leaves the result in the draft; write() does it again
// only when the record has another revision by then. Also sets `draft.is_long`. Problems are left
// for write(), which reports them together with what it finds itself; base::Refusal (400) is thrown
// here only when there are more than a refusal can list.
void compose(Draft& draft, const Actor& actor, storage::ReadView& view, const storage::Row* row);

// A composed draft that changes the record of the row. `decimals` as decimals_of() returns them.
Draft draft_of(const kinds::StoredKind& kind, const storage::Row& row, const Actor& actor,
               int decimals, schema::Patch patch, storage::ReadView& view);
// The decimals of amounts in a record of this kind and store: those of the store's currency. 2 for
// a kind without amounts, for which no store is read.
int decimals_of(const kinds::StoredKind& kind, std::string_view store, const Actor& actor,
                storage::ReadView& view);
// For Draft::currency_store.
std::string currency_store_of(const kinds::StoredKind& kind, const Actor& actor,
                              storage::ReadView& view);

// The value of the field Traits::named_by; "" where the kind has no such field.
std::string name_of(const schema::Record& record);
// The name as base::name_key compares it; "" where names need not be unique.
std::string unique_name_of(const schema::Record& record);
// What lists sort the record by: its name, or what Traits::listed_as returns.
std::string listed_as(const schema::Record& record);
// The id in the field Traits::unique_within: names need only be unique among the records with the
// same one. "" where the kind has no such field: names are unique in the whole store.
std::string within_of(const schema::Record& record);
// The references of the record that clients choose and that are checked: without those to its
// store, server-owned ones and those marked form_only.
std::vector<schema::Link> checked_links(const kinds::StoredKind& kind,
                                        const schema::Record& record);

// The natural keys of the changed record. A secret one is not stored in the record: it stays as it
// was (no value) unless the change has one.
std::vector<storage::Save::Key> keys_of(const Draft& draft, const Actor& actor,
                                        const schema::Record* before, const schema::Record& after);

// The rows of the `reference` table that a record has: one for each record that it refers to, and
// the marks of its kind's rules. The mark of an inactivation by force is not among them.
std::vector<storage::Save::Reference> references_in(const kinds::StoredKind& kind,
                                                    const Rules& rules,
                                                    const schema::Record& record);

}  // namespace features::records
