// Changes a record of any kind: reads the body before the transaction, decides and writes inside
// it.
#pragma once

#include "auth/principal.hpp"
#include "base/world.hpp"
#include "features/records/slots.hpp"
#include "kinds/stored_kind.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace features::records {

class Rulebook;  // rules.hpp

// Who changes something, when, and by which rules. Copied freely; principal and rules must outlive
// every copy.
struct Actor {
    const auth::Principal& principal;
    std::int64_t now_ms;
    const Rulebook& rules;
};

// A record after a write.
struct Stored {
    std::string id;
    std::int64_t revision;
    std::string doc;                     // its JSON
    bool is_unchanged = false;           // nothing was written, because nothing changed
    std::vector<std::string> changed{};  // the names of the fields that differ from before
};

// What a draft makes of the record at one of its revisions, as far as it depends on the two alone;
// see compose.hpp.
struct Composed {
    std::int64_t revision;  // 0: a new record
    std::optional<schema::Record> before;
    schema::Record after;
    schema::Problems problems;
    // What will be stored unless a check in the transaction refuses it. Absent when there are
    // problems, or when a rule of the kind has yet to alter the record depending on others.
    std::optional<storage::Save> save;
};

// A change that has been read and awaits its transaction.
struct Draft {
    const kinds::StoredKind* kind;
    std::string account;
    std::string store;  // whose lock the write takes; "" for account-level kinds
    std::string id;     // of the record to be written
    bool is_new;
    int currency_decimals;  // with which the amounts of the patch were read
    // The store whose currency applies to the amounts of a record of the account; the write locks
    // it too. "": there are none, or the record belongs to a store.
    std::string currency_store{};
    schema::Patch patch;
    // Called after the patch was applied to the record, to set what no client may, such as
    // server-owned fields. May run more than once, on any thread.
    std::function<void(schema::Record&)> amend{};
    std::shared_ptr<const Composed> composed{};  // null: write() composes it itself
    // It will write more than followers_max other records, by an estimate made before the
    // transaction, so it should be committed apart from short writes (Plan::is_long).
    bool is_long = false;

    // Sets `amend` and drops what was composed without it.
    void amend_with(std::function<void(schema::Record&)> change) {
        amend = std::move(change);
        composed = nullptr;
    }
};

inline constexpr std::size_t record_bytes_max = 256 * 1024;  // of its document

// A write that changes more other records than this is long.
inline constexpr std::size_t followers_max = 500;

// A cache for the writes of one transaction, so that what many of them need is read once: some
// records, and what rules keep in `slots`. Whoever writes a record must forget() it here; write()
// does so, and rules do it for their slots. Used by one thread.
class Lookups {
public:
    std::shared_ptr<const schema::Record> find(const std::string& id) const;  // null: not kept
    // `bytes` is the size of the record's document. When the documents exceed 4 MiB in all,
    // everything that was cached before is dropped.
    void keep(const std::string& id, std::shared_ptr<const schema::Record> record,
              std::size_t bytes);
    void forget(const std::string& id);

    Slots slots{};

private:
    std::unordered_map<std::string, std::shared_ptr<const schema::Record>> records_;
    std::size_t bytes_ = 0;
};

// What the writes of a batch share. A batch is many writes in one transaction: all are committed,
// or none. It continues after a refused write, in order to report all problems together.
struct BatchContext {
    // Ids of records that will be written later in this batch, with their kinds (null: any kind). A
    // reference to one of them is not checked yet.
    std::unordered_map<std::string, const schema::Kind*> awaited{};
    // Ids of records that were written with such an unchecked reference, each with the record as it
    // was before (nothing: it is new). confirm() checks them when all records are written.
    std::unordered_map<std::string, std::optional<schema::Record>> unconfirmed{};
    // Ids of records whose writes were refused, so that the batch will not be committed. They stay
    // in `awaited`. The rules `check` and `saved` are not run for a record that refers to one of
    // them: they would report what only follows from the refusal.
    std::unordered_set<std::string> refused{};
    // The names that refused records would have taken, with their ids: no other record of the batch
    // may take them either.
    std::unordered_map<std::string, std::string> refused_names{};
    // The store of a record that others refer to, once it was looked up.
    struct Place {
        std::string store;
        bool is_active;
    };
    std::unordered_map<std::string, Place> places{};  // by kind and id
    Lookups lookups{};
    Slots pending{};                         // what rules still have to write: see write_pending()
    std::optional<int> currency_decimals{};  // of the store, once it was looked up
};

// How a record is written. What it points to must outlive the write.
struct Conditions {
    // If-Match: write only if the record has one of these revisions. Nothing: any revision.
    std::optional<std::vector<storage::EpochNumber>> if_match{};
    bool is_forced = false;  // inactivate even if active records use it
    // The record is a copy of one from elsewhere (an import): it may refer to inactive records,
    // which then count as inactivated by force, as it does itself when it is inactive, and rules
    // give it no default values.
    bool is_copy = false;
    // The caller has settled what follows from and for other records, and writes that itself: the
    // rules do not (Rules::settle and saved).
    bool is_settled = false;
    BatchContext* batch = nullptr;  // null: the record is not part of a batch
    Lookups* lookups = nullptr;     // null: those of the batch, else new ones for this write
    // The id of the record whose change made a rule write this one; "" for what a client writes.
    std::string_view follows{};
};

// These read a request before the transaction, and compose it (compose.hpp). They throw
// base::Refusal: 400 for a body that is not a JSON object, and for a create whose store is unknown;
// 404 for an id that is not a record of the account; 403 when the key does not see its store. Other
// problems of the body are in the draft, and write() reports them.

// A new record with the next of `ids`; or, when the body has the id of an existing record, an
// update of that. Without a store in the body it belongs to the only one that the key sees.
Draft draft_create(const kinds::StoredKind& kind, std::string_view body, const Actor& actor,
                   base::IdSource& ids, storage::ReadView& view);
// A change of the fields that the body has. Where `path_id` is empty the id comes from the body
// (400 when it has none).
Draft draft_update(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   const Actor& actor, storage::ReadView& view);
// Activates or inactivates a record. `body` may be empty; an `entity` or `id` in it must match the
// record (400), other members are ignored.
Draft draft_status(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   bool is_active, const Actor& actor, storage::ReadView& view);

// What write() will lock, in the order of locks.
std::vector<storage::Scope> scopes_of(const Draft& draft);

// Inside the transaction: locks the draft's store, checks the change, stores the record with its
// history, references and event, and lets the rules of its kind write what follows from it. A
// change that changes nothing writes nothing: no revision, no event. May run more than once with
// the same draft. Throws base::Refusal: 400 with all problems, 403 when a person lacks the
// privilege for a field that changes (privileges.hpp), 404 when there is no such record, 409 when
// it is in use or the store's currency has changed, 412 for If-Match, 413 above 256 KiB; and what
// rules throw.
Stored write(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions = {});

// Writes what rules have noted in BatchContext::pending, once for many records of the batch. Call
// it when all records of a kind are written. Without a batch it does nothing. `one`: any draft of
// the batch, for its account and store.
void write_pending(storage::Transaction& tx, const Draft& one, const Actor& actor,
                   const Conditions& conditions);

// For a record in BatchContext::unconfirmed, when all records of the batch are written: runs the
// checks of its write again, now that all it refers to is there, and then the rules that write what
// follows from it. Throws like write().
void confirm(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions);

}  // namespace features::records
