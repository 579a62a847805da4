// Rules: what the description of a kind cannot express, as small named functions that run when a
// record of the kind is written. Features define them; this folder only calls them.
#pragma once

#include "auth/secrets.hpp"
#include "features/records/write.hpp"

#include <span>

namespace features::records {

// One record that is being written, as its rules see it: inside the write transaction, under the
// lock of its store. Valid only during the call of the rule.
struct Change {
    storage::Transaction& tx;
    const Actor& actor;
    const Draft& draft;
    const Conditions& conditions;  // `lookups` is never null here
    const schema::Record* before;  // null on create
    const schema::Record& after;
};

// The rules of one kind, null where it has none. All run inside the write transaction, and again
// when that runs again; `adjust`, `mark` and `followers` also run outside one, on any thread. Any
// of them may throw base::Refusal to refuse the write.
struct Rules {
    const kinds::StoredKind* kind;
    // After the request was applied to the record, before any check: alters `after` by what follows
    // from these two alone. It may run before the transaction, and again in it.
    void (*adjust)(const Draft& draft, const schema::Record* before, schema::Record& after,
                   schema::Problems& problems) = nullptr;
    // Alters `after`, which is `change.after`, by what follows from other records.
    void (*settle)(const Change& change, schema::Record& after) = nullptr;
    // Adds the problems that depend on other records. They are reported together with those of the
    // other checks.
    void (*check)(const Change& change, schema::Problems& problems) = nullptr;
    // Whether the value of a reference was derived from another record. Then the write does not
    // check that its target is active and in the store: the client did not choose it.
    bool (*is_derived)(const schema::Record& after, const schema::Field& field) = nullptr;
    // Adds rows for the reference table besides those of the reference fields: marks for finding
    // records by index, such as the default one of a store.
    void (*mark)(const schema::Record& after,
                 std::vector<storage::Save::Reference>& references) = nullptr;
    // After the record was saved: may write other records of the store by amend(). In a batch it
    // may instead note in BatchContext::pending what to write once for many records.
    void (*saved)(const Change& change) = nullptr;
    // Writes what `saved` noted there; see records::write_pending(). `change` has no record: use
    // only its transaction, actor, conditions and the account and store of its draft.
    void (*write_pending)(const Change& change) = nullptr;
    // How many other records `saved` will write. Beyond followers_max any larger number is enough,
    // so it may stop counting. Called before the transaction; a wrong number costs only time.
    std::size_t (*followers)(storage::ReadView& view, const Draft& draft,
                             const schema::Record& before, const schema::Record& after) = nullptr;
    // For a kind with Traits::has_parts: the members that answers show with each of these records
    // besides its document, in their order, as JSON without braces: `"points":5,"visits":1`. One
    // query for all of them. "": none.
    std::vector<std::string> (*parts)(storage::ReadView& view, std::string_view account,
                                      std::span<const std::string> ids) = nullptr;
};

// Whether tables of a feature hold an amount of the store, or for store "" of the account itself.
using HoldsAmounts = bool (*)(storage::ReadView& view, std::string_view account,
                              std::string_view store);

// The rules of all kinds, and the key with which secret fields are hashed: assembled once at the
// start from all features, then only read, from any thread.
class Rulebook {
public:
    Rulebook() = default;  // no kind has rules
    explicit Rulebook(std::span<const Rules> rules) { add(rules); }

    // One feature defines all rules of a kind: of two sets for a kind, of() finds the first added.
    void add(std::span<const Rules> rules);
    void add(HoldsAmounts asked) { amount_holders_.push_back(asked); }
    void hash_with(const auth::Pepper& pepper) { pepper_ = pepper; }

    // What is kept of a secret field in the table `natural_key`. The same text in another store or
    // field has another hash. std::logic_error without a pepper.
    std::string hash_secret(std::string_view store, std::string_view field,
                            std::string_view canonical) const;

    const Rules& of(const kinds::StoredKind& kind) const;  // of a kind without rules: all null
    std::span<const Rules> all() const { return rules_; }
    // Whether anything but records holds an amount of the store, or for store "" of the account.
    bool hold_amounts(storage::ReadView& view, std::string_view account,
                      std::string_view store) const;

private:
    std::vector<Rules> rules_;
    std::vector<HoldsAmounts> amount_holders_;
    std::optional<auth::Pepper> pepper_;
};

// For rules: changes another record of the same store by write(), with all its rules, in the same
// transaction. Throws like write().
void amend(const Change& change, const kinds::StoredKind& kind, std::string_view id,
           schema::Patch patch);

// For rules: the record with this id, as the transaction sees it; null when the account has none of
// this kind. Cached in the lookups of the change, so that a second call costs nothing.
std::shared_ptr<const schema::Record> read_of(const Change& change, const kinds::StoredKind& kind,
                                              const std::string& id);

// Throws base::Refusal (409) if erased: what is left of an erased person stays as it is.
void refuse_when_erased(bool is_so);

}  // namespace features::records
