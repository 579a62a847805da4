// Changing a record of any kind: read the body before the transaction, decide and write inside it.
#pragma once

#include "access/principal.hpp"
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

// Who changes something, when, and by which rules. Refers to what outlives it; copied freely.
struct Actor {
    const auth::Principal& principal;
    std::int64_t now_ms;
    const Rulebook& rules;
};

struct Stored {
    std::string id;
    std::int64_t revision;
    std::string doc;
    bool is_unchanged = false;  // the record was like that before
};

// A change as far as it follows from the request and the record at one revision of it.
struct Composed {
    std::int64_t revision;  // 0: a new record
    std::optional<schema::Record> before;
    schema::Record after;
    schema::Problems problems;
    // What will be stored, unless the transaction finds a reason against it; absent where other
    // records have a say.
    std::optional<storage::Save> save;
};

// A change that has been read and awaits its transaction.
struct Draft {
    const kinds::StoredKind* kind;
    std::string account;
    std::string store;  // whose lock the write takes; "" for account-level kinds
    std::string id;     // of the record to be written
    bool is_new;
    int currency_decimals;
    schema::Patch patch;
    // What the service itself changes, server-owned fields included; laid over after the patch.
    std::function<void(schema::Record&)> amend{};
    std::shared_ptr<const Composed> composed{};  // where that was possible beforehand
    // It was seen to write more than followers_max records besides its own: others should not wait
    // for its commit. What is seen wrongly costs them time, no more.
    bool is_long = false;

    void amend_with(std::function<void(schema::Record&)> change) {
        amend = std::move(change);
        composed = nullptr;
    }
};

inline constexpr std::size_t followers_max = 500;

// What the writes of one transaction have looked up, so that many that need the same read it once:
// a limited number of records, and whatever else rules keep in `slots`. What is kept must be
// forgotten when it is written.
class Lookups {
public:
    std::shared_ptr<const schema::Record> find(const std::string& id) const;  // null: not kept
    void keep(const std::string& id, std::shared_ptr<const schema::Record> record,
              std::size_t bytes);
    void forget(const std::string& id);

    Slots slots{};

private:
    std::unordered_map<std::string, std::shared_ptr<const schema::Record>> records_;
    std::size_t bytes_ = 0;
};

// What the writes of a batch, one transaction, know of each other.
struct BatchContext {
    // Ids of records that are written later, and their kinds (null: any). What refers to them as
    // such is not objected to yet.
    std::unordered_map<std::string, const schema::Kind*> awaited{};
    // Ids of records that were written with such a reference, and what they were before: confirm()
    // looks at them when all are written.
    std::unordered_map<std::string, std::optional<schema::Record>> unconfirmed{};
    // Ids of records whose writes were refused, so that in the end nothing is written; they stay
    // awaited. What becomes of a record that refers to one of them is not judged.
    std::unordered_set<std::string> refused{};
    std::unordered_map<std::string, std::string> refused_names{};  // to ids
    // In which store the records are that others refer to, as far as it was looked up.
    struct Place {
        std::string store;
        bool is_active;
    };
    std::unordered_map<std::string, Place> places{};  // by kind and id
    Lookups lookups{};
    Slots pending{};                         // what rules have still to write: see write_pending()
    std::optional<int> currency_decimals{};  // of the store, as far as it was looked up
};

struct Conditions {
    std::optional<std::vector<storage::EpochNumber>>
        if_match{};          // the revisions a client will accept
    bool is_forced = false;  // inactivate although active records use it
    // A record as it stood elsewhere: it may refer to inactive ones, an inactive one counts as
    // inactivated by force, and nothing is filled in for what it lacks.
    bool is_copy = false;
    BatchContext* batch = nullptr;  // null: the record is written for itself
    Lookups* lookups = nullptr;     // null: the batch's, or of this write alone
    std::string_view follows{};     // the id of the record whose change brings this one
};

// Before the transaction. They throw Refusal: 404 for an unknown or foreign id of a path, 403 for a
// store outside the key's scope, 400 where not even the store can be told.
Draft draft_create(const kinds::StoredKind& kind, std::string_view body, const Actor& actor,
                   base::IdSource& ids, storage::ReadView& view);
// `path_id` empty: the id comes from the body.
Draft draft_update(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   const Actor& actor, storage::ReadView& view);
// `body` may be empty; `entity` and `id` in it must fit.
Draft draft_status(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   bool is_active, const Actor& actor, storage::ReadView& view);

// Inside the transaction; may run more than once. Takes the lock of the draft's store first. A
// change that changes nothing writes nothing: no revision, no event.
Stored write(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions = {});

// Writes what rules have left to be written once for many records of a batch. To be called when all
// records of a kind are written; without a batch there is nothing to do. `one`: any draft of the
// account and store.
void write_pending(storage::Transaction& tx, const Draft& one, const Actor& actor,
                   const Conditions& conditions);

// For a record that is unconfirmed, when all are written: checks once more what its write checked,
// and lets follow what follows from it.
void confirm(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions);

}  // namespace features::records
