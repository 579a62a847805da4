// Many records of one store in one transaction: all or nothing, in an order in which each finds
// what it refers to.
#pragma once

#include "features/records/write.hpp"

#include <functional>
#include <map>

namespace features::bulk {

inline constexpr std::size_t entries_max = 10'000;  // of one request

// One record as it was sent.
struct Entry {
    std::string place;              // in problems: "records[17]"
    const kinds::StoredKind* kind;  // null: it cannot be told, which is among the problems
    // Of a record: it is changed, or made under this id where no record has it. "#...": a new
    // record, which others may refer to by it. "": a new record.
    std::string id;
    std::string json;         // its fields; `id` and `store` are not among them
    std::string record_id{};  // of the record that is there already under a temporary id
    std::function<void(schema::Record&)> amend{};  // of the draft
    base::Problems problems{};  // that its reader has found; without a path: of the entry
};

// The entries of `{"records":[{"kind":"category","id":"#soups","name":"Soups"}]}`. Throws
// base::Refusal only where there is no such list.
std::vector<Entry> read_entries(std::string_view body);

// Entries that have been read and await their transaction.
struct Batch {
    struct Step {
        records::Draft draft;
        std::size_t index;  // of the entry
        std::string place;
        bool has_given_id;                 // so that only the transaction knows whether it is new
        std::vector<std::string> targets;  // ids of the batch that it refers to
        bool is_unchanged = false;         // as written: the record was like that before
    };
    std::string account, store;
    std::vector<Step> steps;  // in the order of writing
    schema::TemporaryIds ids;
    // What is wrong already, by the index of the entry: nothing will be written, but the
    // transaction tells what else is.
    std::map<std::size_t, base::Problems> problems{};
    std::vector<std::string> lost{};  // ids of entries that make no step; others may refer to them
};

// Before the transaction. Throws base::Refusal when problems of form alone are more than can be
// told. `store` is one that the actor may change.
Batch draft(std::vector<Entry> entries, std::string_view store, const records::Actor& actor,
            base::IdSource& ids, storage::ReadView& view);

struct Written {
    std::int64_t count;
    storage::EpochNumber sequence;  // of the store's events, these included
};

// Inside the transaction, under the store's lock; may run more than once. Refuses with the problems
// of all entries: form, references, names and rules. What an entry has to do with a refused one is
// not judged.
Written write(storage::Transaction& tx, Batch& batch, const records::Actor& actor,
              bool is_copy = false);

}  // namespace features::bulk
