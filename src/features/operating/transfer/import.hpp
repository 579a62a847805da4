// Importing a catalogue into a store, in one transaction.
#pragma once

#include "auth/secrets.hpp"
#include "features/operating/transfer/catalogue.hpp"

namespace features::transfer {

struct Imported {
    struct OfKind {
        const kinds::StoredKind* kind;
        std::int64_t created = 0, changed = 0, unchanged = 0;
    };
    std::vector<OfKind> kinds;  // only those with records, in the order of kinds::catalogue
    std::int64_t pictures;      // pictures of the records
};

// Writes the catalogue to a store and waits for the commit: not on an I/O thread. The caller has
// checked that the actor may change the store. A record with the name of an active one of its kind
// changes that one; all others are new. Writes all or nothing: throws base::Refusal with the
// problems of all entries under their places. `is_dry`: checks everything, but writes nothing.
// `also` is called at the end of the same transaction.
Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry, const std::function<void(storage::Transaction&)>& also = {});

}  // namespace features::transfer
