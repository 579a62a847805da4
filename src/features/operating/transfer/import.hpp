// Bringing a catalogue into a store, in one transaction.
#pragma once

#include "access/secrets.hpp"
#include "features/operating/transfer/catalogue.hpp"

namespace features::transfer {

struct Imported {
    struct OfKind {
        const kinds::StoredKind* kind;
        std::int64_t created = 0, changed = 0, unchanged = 0;
    };
    std::vector<OfKind> kinds;  // only those with records, in the order of kinds::catalogue
    std::int64_t pictures;      // that records of the catalogue show
};

// Writes the catalogue to a store, which the caller has made sure the actor may change, and waits
// for the commit: not on an I/O thread. A record that has the name of an active one of its kind
// changes that one; all others are new. All is written or nothing: throws base::Refusal with the
// problems of all entries under their places. `is_dry`: everything is checked as if it were
// written, and nothing is. `also` is called at the end of the same transaction.
Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry, const std::function<void(storage::Transaction&)>& also = {});

}  // namespace features::transfer
