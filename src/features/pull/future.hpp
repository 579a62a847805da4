// A store's records as they shall be: changes are collected, then settled so that the store can
// take them (names, the default size, what is in use), then handed to features/bulk.
#pragma once

#include "features/bulk/bulk.hpp"
#include "features/pull/menu.hpp"

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

// Whether an active record of another kind than those of the menu uses the record: its name, "" for
// none.
using UsedBy = std::function<std::string(const std::string& id)>;

class Future {
public:
    // The menu must outlive it.
    explicit Future(const Menu& menu) : menu_(menu) {}

    // The change of a record of the menu, to be altered; the same one each time.
    Change& of(const Item& item);
    Change& add(Change change);
    const Change* find(const std::string& id) const;

    // Takes back what the store cannot take, and reports it: a name that another active record has
    // or keeps (a new record gets a number behind its name), a second default size, the
    // inactivation of what an active record uses.
    void settle(const UsedBy& used_by, std::vector<Conflict>& conflicts);

    const std::vector<std::unique_ptr<Change>>& changes() const { return changes_; }

    // What bulk::draft() takes, in two batches to be written one after the other: the first moves
    // names out of the way that others are about to take, and is mostly empty.
    struct Entries {
        std::vector<bulk::Entry> first, second;
    };
    Entries entries(int decimals) const;

private:
    using Names = std::unordered_map<std::string, std::vector<Change*>>;
    Names names_to_be();
    void yield(Change& change, const std::string& key, const Names& names,
               std::vector<Conflict>& conflicts);
    void settle_names(std::vector<Conflict>& conflicts);
    void settle_default_size(std::vector<Conflict>& conflicts);
    void settle_inactivations(const UsedBy& used_by, std::vector<Conflict>& conflicts);
    // What the rules of the catalogue will do to a group or a modifier by themselves.
    struct Move {
        std::set<std::string> left{};       // modifiers that leave its list
        std::vector<std::string> joined{};  // and those that come to it
        bool is_homeless = false;           // it loses its home group
    };
    using Moves = std::unordered_map<std::string, Move>;  // by id
    bool is_list_written(const std::string& group) const;
    Moves moves() const;
    static schema::Record moved(const kinds::StoredKind& kind, const Move& move,
                                schema::Record record);
    std::unordered_map<std::string, std::string> users() const;
    template <class Visit>
    void for_each_future(Visit visit) const;

    const Menu& menu_;
    std::vector<std::unique_ptr<Change>> changes_;
    std::unordered_map<std::string, Change*> by_id_;
};

}  // namespace features::pull
