// Changing a record of any kind: read the body before the transaction, decide and write inside it.
#pragma once

#include "access/principal.hpp"
#include "base/world.hpp"
#include "kinds/stored_kind.hpp"
#include "schema/json.hpp"
#include "storage/records.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace features::records {

struct Actor {
    const auth::Principal& principal;
    std::int64_t now_ms;
};

struct Stored {
    std::string id;
    std::int64_t revision;
    std::string doc;
};

// A new record as it will be stored, unless the transaction finds a reason against it.
struct Composed {
    schema::Record after;
    storage::Save save;
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
};

// What the writes of one transaction know of each other.
struct Company {
    // Ids of records that are written later, and their kinds. What refers to them as such is not
    // objected to yet.
    std::unordered_map<std::string, const schema::Kind*> awaited{};
    // Ids of records that were written with such a reference, and what they were before: confirm()
    // looks at them when all are written.
    std::unordered_map<std::string, std::optional<schema::Record>> unconfirmed{};
    // Where records stand that others refer to, as far as it was looked up.
    struct Place {
        std::string store;
        bool is_active;
    };
    std::unordered_map<std::string, Place> places{};  // by kind and id
};

struct Conditions {
    std::optional<std::vector<std::int64_t>> if_match{};  // the revisions a client will accept
    bool is_forced = false;  // inactivate although active records use it
    // A record as it stood elsewhere: it may refer to inactive ones, an inactive one counts as
    // inactivated by force, and nothing is filled in for what it lacks.
    bool is_copy = false;
    Company* company = nullptr;
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

// For a record that is unconfirmed, when all are written: checks once more what its write checked,
// and lets follow what follows from it.
void confirm(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions);

}  // namespace features::records
