// Importing a catalogue into a store, in one transaction, which is a step that can be undone.
#pragma once

#include "auth/secrets.hpp"
#include "features/menu/images/images.hpp"
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

// A catalogue that awaits its transaction.
struct Drafted {
    bulk::Batch batch;
    std::vector<images::Shown> pictures;
};
// Before the transaction; slow: not on an I/O thread. The caller has checked that the actor may
// change the store. A record with the name of one of its kind and status changes that one, the
// second of a name the second one; all others are new. What is spelled as spoken_names() does and
// is not in the file is the record of that name in the store.
Drafted draft_import(storage::ReadView& view, Catalogue catalogue, std::string_view store,
                     const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids);
// Inside it: writes all or nothing, and saves the step. Throws what bulk::write() throws, with the
// problems of all entries under their places. False when nothing changed: then there is no step.
bool write_import(storage::Transaction& tx, Drafted& drafted, const records::Actor& actor,
                  std::string_view step);
// What became of the records, after write_import().
Imported counted(const Drafted& drafted);

// All of it, and waits for the commit. `is_dry`: checks everything, but writes nothing. `also` is
// called at the end of the same transaction.
Imported import(storage::Database& database, Catalogue catalogue, std::string_view store,
                const records::Actor& actor, const auth::Pepper& pepper, base::IdSource& ids,
                bool is_dry, const std::function<void(storage::Transaction&)>& also = {});

}  // namespace features::transfer
