// What a description cannot say about a kind: small named rules that run inside the write.
#pragma once

#include "features/records/write.hpp"

namespace features::records {

struct Change {
    storage::Transaction& tx;
    const Actor& actor;
    const Draft& draft;
    const schema::Record* before;  // null on create
    schema::Record& after;
};

struct Rules {
    const kinds::StoredKind* kind;
    // After the merge, before anything is checked: may alter `after`.
    void (*settle)(Change& change) = nullptr;
    // References that stand in no field of their own.
    void (*mark)(const schema::Record& after,
                 std::vector<storage::Save::Reference>& references) = nullptr;
    // After the record is saved: may write others through the normal path.
    void (*saved)(Change& change) = nullptr;
};

const Rules& rules_of(const kinds::StoredKind& kind);

// A department's isDelete is the other face of activeStatus.
void mirror_deletion(Change& change);

// At most one serving size per store is the default: marked by a reference to the store, so that
// the one to be cleared is found by the index.
void mark_default(const schema::Record& after, std::vector<storage::Save::Reference>& references);
void clear_other_defaults(Change& change);

}  // namespace features::records
