// Rules: what the description of a kind cannot say about it, as small named functions that run
// when a record of the kind is written. Features bring them; this folder only calls them.
#pragma once

#include "features/records/write.hpp"

#include <span>

namespace features::records {

// One record on its way into the database, as the rules see it: inside the write transaction, under
// the lock of its store.
struct Change {
    storage::Transaction& tx;
    const Actor& actor;
    const Draft& draft;
    const Conditions& conditions;  // `lookups` is never null here
    const schema::Record* before;  // null on create
    const schema::Record& after;
};

// The rules of one kind; what it has no rule for is null. Except for `adjust`, `mark` and
// `followers`, which may run anywhere, all run inside the write transaction, and may run again
// with it. Any of them may throw base::Refusal.
struct Rules {
    const kinds::StoredKind* kind;
    // After the merge, before anything is checked: alters `after` by what follows from the request
    // and the record alone. Reads no other record, because it may run before the transaction.
    void (*adjust)(const Draft& draft, const schema::Record* before, schema::Record& after,
                   schema::Problems& problems) = nullptr;
    // After that: alters `after` by what follows from other records.
    void (*settle)(const Change& change, schema::Record& after) = nullptr;
    // Beside the other checks: what only other records can tell.
    void (*check)(const Change& change, schema::Problems& problems) = nullptr;
    // Whether the value of a field follows from another record, so that the sender is not blamed
    // for what it refers to.
    bool (*is_derived)(const schema::Record& after, const schema::Field& field) = nullptr;
    // Adds rows of the reference table that stand for no field of their own.
    void (*mark)(const schema::Record& after,
                 std::vector<storage::Save::Reference>& references) = nullptr;
    // After the record is saved: may write others by amend().
    void (*saved)(const Change& change) = nullptr;
    // Writes what `saved` has only noted in BatchContext::pending, once for many records: see
    // write_pending(). Of `change.draft` only account and store are meant.
    void (*write_pending)(const Change& change) = nullptr;
    // How many others `saved` will write; counted no further than just beyond followers_max.
    std::size_t (*followers)(storage::ReadView& view, const Draft& draft,
                             const schema::Record& before, const schema::Record& after) = nullptr;
};

// The rules of all kinds: put together once at the start from what each feature brings, then only
// read, from any thread.
class Rulebook {
public:
    Rulebook() = default;  // no kind has rules
    explicit Rulebook(std::span<const Rules> rules) { add(rules); }

    // A kind has its rules from one feature: those that were added first.
    void add(std::span<const Rules> rules);

    const Rules& of(const kinds::StoredKind& kind) const;  // of a kind without rules: all null
    std::span<const Rules> all() const { return rules_; }

private:
    std::vector<Rules> rules_;
};

// For rules: changes another record of the same store through the normal path, in the same
// transaction. Throws like write().
void amend(const Change& change, const kinds::StoredKind& kind, std::string_view id,
           schema::Patch patch);

// For rules: the record behind an id of the change's account; null when there is none of the kind.
std::shared_ptr<const schema::Record> read_of(const Change& change, const kinds::StoredKind& kind,
                                              const std::string& id);

}  // namespace features::records
