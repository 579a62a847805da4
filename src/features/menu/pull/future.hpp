// The future records of a store: changes are collected, then settled so that the store can accept
// them (places, memberships, circles of taxes, names, the default size, what is in use, checks of
// single records), then handed to features/menu/bulk. By then the changes include what the rules of
// the catalogue would write in other records, so that only what was decided is written.
#pragma once

#include "features/menu/bulk/bulk.hpp"
#include "features/menu/pull/fields.hpp"
#include "features/menu/pull/menu.hpp"

#include <set>

namespace features::pull {

// Something that was not taken over, and why.
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

// The part of the kind that contains the field. std::logic_error when none does.
const Part& part_with(const kinds::StoredKind& kind, std::string_view field);
Conflict conflict_of(const Change& change, std::string_view reason, std::vector<std::string> fields,
                     std::string message);

// The name of an active record that uses the record and is of a kind outside the menu; "" for none.
using UsedBy = std::function<std::string(const std::string& id)>;
// What is wrong with a change alone, whatever the other records are.
using Objections = std::function<base::Problems(const Change& change)>;

class Future {
public:
    // The menu must outlive it.
    explicit Future(const Menu& menu) : menu_(menu) {}

    // The change of a record of the menu, to modify; the same one each time.
    Change& of(const Item& item);
    Change& add(Change change);
    const Change* find(const std::string& id) const;

    // The future record; null when the store has none with that id.
    const schema::Record* record(const std::string& id) const;
    // Takes a modifier out of the list of a group, because that is no longer its home.
    void leave(const std::string& modifier, const std::string& group);

    // Reverts what the store cannot accept, and reports it. Where a rule forbids a change in
    // combination with the store's records, the store's values stay; a new record, which has none,
    // gets the nearest valid ones: the place next to it, a number after its name.
    void settle(const UsedBy& used_by, const Objections& objections,
                std::vector<Conflict>& conflicts);

    const std::vector<std::unique_ptr<Change>>& changes() const { return changes_; }

    // What bulk::draft() takes, in two batches to be written one after the other: the first frees
    // names that other records are about to take, and is usually empty.
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
    // Reverts what is invalid in a single record; whether there was anything.
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
