// What the ids in records of one store are in another.
#pragma once

#include "features/menu/pull/plan.hpp"

namespace features::pull {

// Which record of the store `here` stands for which of the store `there`, or of any other. Menus
// and past must outlive it.
class Counterparts {
public:
    Counterparts(const Menu& here, const Menu& there, Past& past);

    // A record of that root will be here, under this id.
    void expect(const kinds::StoredKind& kind, const std::string& root, const std::string& id);

    // The record of the store that stands for one of that root; "" when there is none.
    std::string of_root(const kinds::StoredKind& kind, const std::string& root) const;

    // What an id in a record of `there` is here; "" for what has no counterpart. Only kept JSON can
    // name what that menu does not have: a record of an unread kind or of a third store. Without a
    // counterpart such an id stays itself.
    std::string of(const std::string& id) const;
    // The same for an id in what was pulled before, perhaps from a third store: what is known and
    // has no counterpart is "".
    std::string of_past(const std::string& id) const;

    // A record of `here` as it compares: where kept JSON still has ids of other stores, because
    // there was no counterpart then, they count as what they would be now.
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
