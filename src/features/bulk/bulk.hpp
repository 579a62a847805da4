// Many records of one store in one transaction: all or nothing, in an order in which each finds
// what it refers to.
#pragma once

#include "features/records/write.hpp"

#include <functional>

namespace features::bulk {

inline constexpr std::size_t entries_max = 10'000;  // of one request

// One record as it was sent.
struct Entry {
    std::string place;  // in problems: "records[17]"
    const kinds::StoredKind* kind;
    // Of a record: it is changed, or made under this id where no record has it. "#...": a new
    // record, which others may refer to by it. "": a new record.
    std::string id;
    std::string json;         // its fields; `id` and `store` are not among them
    std::string record_id{};  // of the record that is there already under a temporary id
    std::function<void(schema::Record&)> amend{};  // of the draft
};

// The entries of `{"records":[{"kind":"category","id":"#soups","name":"Soups"}]}`. Throws
// base::Refusal that names each entry without a known kind.
std::vector<Entry> read_entries(std::string_view body);

// Entries that have been read and await their transaction.
struct Batch {
    struct Step {
        records::Draft draft;
        std::string place;
        bool has_given_id;                 // so that only the transaction knows whether it is new
        std::vector<std::string> targets;  // ids of the batch that it refers to
    };
    std::string account, store;
    std::vector<Step> steps;  // in the order of writing
    schema::TemporaryIds ids;
};

// Before the transaction. Throws base::Refusal with all problems of form of all entries. `store` is
// one that the actor may change.
Batch draft(std::vector<Entry> entries, std::string_view store, const records::Actor& actor,
            base::IdSource& ids, storage::ReadView& view);

struct Written {
    std::int64_t count;
    storage::EpochNumber sequence;  // of the store's events, these included
};

// Inside the transaction, under the store's lock; may run more than once. Refuses with the problems
// of all entries, except that an entry is not looked at when one that it refers to is refused.
Written write(storage::Transaction& tx, Batch& batch, const records::Actor& actor,
              bool is_copy = false);

}  // namespace features::bulk
