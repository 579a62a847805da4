// Maps ids in records of one store to ids in another.
#pragma once

#include "features/menu/pull/plan.hpp"

namespace features::pull {

// Which record of the store `here` corresponds to which record of the store `there`, or of any
// other. Menus and past must outlive it.
class Counterparts {
public:
    Counterparts(const Menu& here, const Menu& there, Past& past);

    // A record of that root will be in `here`, with this id.
    void expect(const kinds::StoredKind& kind, const std::string& root, const std::string& id);

    // The record of the store with that root; "" when there is none.
    std::string of_root(const kinds::StoredKind& kind, const std::string& root) const;

    // The id in `here` for an id in a record of `there`; "" without a counterpart. Only kept JSON
    // can name records that the menu of `there` does not have: of an unread kind or a third store.
    // Such an id without a counterpart stays as it is.
    std::string of(const std::string& id) const;
    // The same for an id in what was pulled before, perhaps from a third store: "" for a known
    // record without a counterpart.
    std::string of_past(const std::string& id) const;

    // A record of `here` for comparison: ids of other stores that kept JSON still has, because they
    // had no counterpart then, are replaced by their counterparts now.
    schema::Record as_here(schema::Record record) const;

private:
    std::string neighbour(const std::string& words) const;
    bool is_there(const std::string& id) const;

    const Menu &here_, &there_;
    Past& past_;
    std::unordered_map<std::string, std::string> expected_;  // by kind and root
    std::unordered_map<std::string, std::string> copies_;    // linked ones, by original and by root
};

}  // namespace features::pull
