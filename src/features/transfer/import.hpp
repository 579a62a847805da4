// Bringing a catalogue into a store, in one transaction.
#pragma once

#include "access/secrets.hpp"
#include "features/transfer/catalogue.hpp"

namespace features::transfer {

struct Imported {
    struct OfKind {
        const kinds::StoredKind* kind;
        std::int64_t created = 0, changed = 0, unchanged = 0;
    };
    std::vector<OfKind> kinds;  // those of which there is any, in the order of kinds::catalogue
    std::int64_t pictures;
};

// A record that has the name of an active one of its kind is laid over it; all others are new.
// Throws base::Refusal with the problems of all entries, named by their places. `is_dry`: all is
// checked as if it were written, and nothing is.
Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry);

}  // namespace features::transfer
