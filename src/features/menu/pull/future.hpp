// A store's records as they shall be: changes are collected, then settled so that the store can
// take them (places, memberships, circles of taxes, names, the default size, what is in use, what
// a record alone may say), then handed to features/menu/bulk. What the rules of the catalogue would
// write in other records is among the changes then, so that nothing is written but what was
// decided.
#pragma once

#include "features/menu/bulk/bulk.hpp"
#include "features/menu/pull/fields.hpp"
#include "features/menu/pull/menu.hpp"

#include <set>

namespace features::pull {

// Something that was not taken over, for people.
struct Conflict {
    std::string_view reason;
    const kinds::StoredKind* kind;
    std::string root, id, name;
    std::vector<std::string> fields{};
    std::string message;
    bool is_of_new = false;  // the record is new
};

struct Change {
    const kinds::StoredKind* kind;
    std::string id;
    std::string root;
    std::optional<schema::Record> before;  // absent for a new one
    schema::Record after;

    bool is_new() const { return !before; }
    bool was_active() const { return before && (*before)[kind->is_active]; }
    bool is_active() const { return after[kind->is_active]; }
    bool is_inactivation() const { return was_active() && !is_active(); }
    bool is_change() const { return is_new() || *before != after; }
};

// The part of the kind that the field is in. std::logic_error when it is in none.
const Part& part_with(const kinds::StoredKind& kind, std::string_view field);
Conflict conflict_of(const Change& change, std::string_view reason, std::vector<std::string> fields,
                     std::string message);

// Whether an active record of another kind than those of the menu uses the record: its name, "" for
// none.
using UsedBy = std::function<std::string(const std::string& id)>;
// What is wrong with a change by itself, whatever the other records say.
using Objections = std::function<base::Problems(const Change& change)>;

class Future {
public:
    // The menu must outlive it.
    explicit Future(const Menu& menu) : menu_(menu) {}

    // The change of a record of the menu, to be altered; the same one each time.
    Change& of(const Item& item);
    Change& add(Change change);
    const Change* find(const std::string& id) const;

    // The record as it shall be; null when the store has none with that id.
    const schema::Record* record(const std::string& id) const;
    // Takes a modifier out of the list of a group, because it is not at home there any more.
    void leave(const std::string& modifier, const std::string& group);

    // Takes back what the store cannot take, and reports it. Where a rule forbids what a change
    // makes together with what the store says, the store's side stays; a new record, which has
    // none, gets what is nearest to it: the place beside, a number behind its name.
    void settle(const UsedBy& used_by, const Objections& objections,
                std::vector<Conflict>& conflicts);

    const std::vector<std::unique_ptr<Change>>& changes() const { return changes_; }

    // What bulk::draft() takes, in two batches to be written one after the other: the first moves
    // names out of the way that others are about to take, and is mostly empty.
    struct Entries {
        std::vector<bulk::Entry> first, second;
    };
    Entries entries(int decimals) const;

private:
    using Names = std::map<std::string, std::vector<Change*>>;
    Names names_to_be();
    void yield(Change& change, const std::string& key, const Names& names,
               std::vector<Conflict>& conflicts);
    void settle_names(std::vector<Conflict>& conflicts);
    void settle_inactivations(const UsedBy& used_by, std::vector<Conflict>& conflicts);
    std::unordered_map<std::string, std::string> users() const;

    // The rules of the catalogue: future_rules.cpp.
    Change& change_of(const std::string& id);
    void settle_default_size(std::vector<Conflict>& conflicts);
    void settle_places(std::vector<Conflict>& conflicts);
    bool settle_parents(std::vector<Conflict>& conflicts);
    bool settle_items(std::vector<Conflict>& conflicts);
    void derive();
    void settle_memberships(std::vector<Conflict>& conflicts);
    void join(const std::string& modifier, Change& group, std::vector<Conflict>& conflicts);
    void settle_taxes(std::vector<Conflict>& conflicts);
    std::string objection_to(const Change& tax) const;
    // What a record alone may not say; whether there was anything.
    bool settle_alone(const Objections& objections, std::vector<Conflict>& conflicts);

    template <class Visit>
    void for_each_future(Visit visit) const;

    const Menu& menu_;
    std::vector<std::unique_ptr<Change>> changes_;
    std::unordered_map<std::string, Change*> by_id_;
};

template <class Visit>
void Future::for_each_future(Visit visit) const {
    for (const Item& item : menu_.items)
        if (!by_id_.contains(item.id)) visit(*item.kind, item.id, item.record);
    for (const auto& change : changes_) visit(*change->kind, change->id, change->after);
}

}  // namespace features::pull
