// Many records of one store in one transaction: all or nothing, in an order in which each record
// finds what it refers to.
#pragma once

#include "features/records/write.hpp"

#include <functional>
#include <map>

namespace features::bulk {

inline constexpr std::size_t entries_max = 10'000;  // of one request

// One record as it was sent.
struct Entry {
    std::string place;              // where it was in the body, for problems: "records[17]"
    const kinds::StoredKind* kind;  // null: not a kind of the catalogue, as the problems report
    // An id: the record with it is changed, or created with it if there is none. A temporary id
    // ("#soups"): a new record, which other entries may refer to by it. "": a new record.
    std::string id;
    std::string json;  // the object of its fields, without `id` and `kind`
    // With a temporary id: the id of an existing record that the entry changes instead; the
    // temporary id stands for it. "": none.
    std::string record_id{};
    // The revision that the caller has seen of an existing record. Nothing: any.
    std::optional<storage::EpochNumber> revision{};
    bool is_fresh = false;  // the caller made the id for a new record: no record has it yet
    std::function<void(schema::Record&)> amend{};  // becomes Draft::amend
    // What its reader found wrong; a problem without a path is about the entry as a whole.
    base::Problems problems{};
};

// The entries of `{"records":[{"kind":"category","id":"#soups","name":"Soups"}]}`. Throws
// base::Refusal (400) when the body is not a JSON object with such a list, or the list has more
// than entries_max. What is wrong with one entry is among the problems of that entry.
std::vector<Entry> read_entries(std::string_view body);

// Entries that have been read and await their transaction.
struct Batch {
    struct Step {
        records::Draft draft;
        std::size_t index;  // of the entry
        std::string place;  // of the entry
        // The entry has an id or a record_id: the transaction checks whether the record exists and
        // sets `draft.is_new`.
        bool has_given_id;
        std::vector<std::string> targets;  // ids of records of this batch that it refers to
        std::optional<storage::EpochNumber> revision{};  // of the entry
        // Set by write().
        bool is_unchanged = false;           // the entry changes nothing
        std::int64_t revision_now = 0;       // of the record
        std::vector<std::string> changed{};  // the names of its fields that were changed
    };
    std::string account, store;
    std::vector<Step> steps;   // in the order of writing
    schema::TemporaryIds ids;  // temporary ids, each with the id it stands for
    // What draft() found wrong, by the index of the entry. When there is any, nothing will be
    // stored, but write() still runs in order to report all problems together.
    std::map<std::size_t, base::Problems> problems{};
    // Ids assigned to entries of an unknown kind, which are not written. References to them are not
    // reported as problems of their own.
    std::vector<std::string> lost{};
};

// Before the transaction: assigns ids, reads the fields and puts the entries in an order in which
// most find what they refer to. The caller has made sure that the actor may change `store`. Throws
// base::Refusal (400) when there are more problems than a refusal can list.
Batch draft(std::vector<Entry> entries, std::string_view store, const records::Actor& actor,
            base::IdSource& ids, storage::ReadView& view);

// How to treat the entries, see records::Conditions: as sent by a client; as copies of records from
// elsewhere; or as settled by the caller: nothing outside the batch uses what they inactivate, and
// the batch includes what follows from them in other records.
enum class As : std::uint8_t { sent, copies, settled_copies };

struct Written {
    std::int64_t count;             // of entries, unchanged ones included
    storage::EpochNumber sequence;  // of the last event of the store, those of this batch included
    std::int64_t sequence_before = 0;  // of the last event before this batch
};

// Inside the transaction: locks the store and writes all entries by records::write(). May run more
// than once. Throws base::Refusal: 412 when records have another revision than that of their entry,
// with those records as they are now; 400 with the problems of all entries, each under its place,
// up to what a refusal can list; another only when there are none of these, with the place in
// `entry`, or immediately for a server error (5xx). Does not report what only follows from another
// entry's refusal.
Written write(storage::Transaction& tx, Batch& batch, const records::Actor& actor,
              As as = As::sent);

}  // namespace features::bulk
