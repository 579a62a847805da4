// What a pull will do, decided only from the records of both stores.
#pragma once

#include "features/menu/pull/future.hpp"
#include "features/menu/pull/pull.hpp"

namespace features::pull {

// The kinds that a choice names, in the order of kinds::catalogue.
Kinds kinds_of(const Choice& choice);

// What was pulled before.
class Past {
public:
    virtual ~Past() = default;
    // The revision of the source that the link names, with the ids of that store; nothing when it
    // is not available.
    virtual std::optional<schema::Record> document(const Link& link) = 0;
    // For a record of any store, its kind and root; for a printer, floor or role its key, as in
    // Menu::neighbours. Nothing when there is no such record.
    struct Identity {
        const kinds::StoredKind* kind;
        std::string root, words;
    };
    virtual std::optional<Identity> identify(const std::string& id) = 0;
};

using NewId = std::function<std::string()>;  // for a new record

struct Counts {
    const kinds::StoredKind* kind;
    std::int64_t inserted = 0, updated = 0, unchanged = 0, inactivated = 0;
};

// Fields of a copy that the store has changed itself, so that they stay.
struct Kept {
    const Item *item, *copy;
    schema::Record wanted;  // the record of the source, with ids of the store
    std::vector<std::string> fields;
};
enum class Explains : std::uint8_t { nothing, kept };  // whether the plan tells what is kept

struct Plan {
    Future future;
    std::vector<Counts> counts;  // of the kinds that the pull concerns
    std::vector<Conflict> conflicts{};
    std::vector<Link> links{};  // to be kept, new or with another base
    std::vector<Kept> kept{};   // with Explains::kept
};

// Both menus must outlive the plan.
Plan make_plan(const Menu& source, const Menu& target, const Choice& choice, Past& past,
               const UsedBy& used_by, const Objections& objections, const NewId& new_id,
               Explains explains = Explains::nothing);

}  // namespace features::pull
