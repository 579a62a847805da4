// What a menu pull must do, told simply: states of all stores before and after, and what the model
// remembers of earlier pulls. It shares nothing with the program but the descriptions of kinds.
#pragma once

#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace support::pull {

struct Doc {
    const kinds::StoredKind* kind;
    std::string id, store, name;
    std::string original;  // its originalID
    std::string root;      // the original of its original, and so on
    bool is_active;
    std::string text;
    schema::Tree tree;
};

// All records that menus are made of, printers and roles too, of all stores of an account.
using State = std::map<std::string, Doc>;  // by id
State read_state(AppFixture& app, const std::string& account);

// The choices of a pull, by the names of the body's members.
using Choice = std::set<std::string>;

// Members of a record by name, with roots in the place of ids, and names in the place of printers
// and roles. Empty ones are left out, and printers and roles that `target` has no active one of
// that name of.
using Fields = std::map<std::string, std::string>;
Fields fields_of(const State& state, const Doc& doc, const std::string& target);

// The name of the field that a member follows a source with: that of the first of several that only
// go together, such as a category and its subcategory.
std::string field_of(std::string_view member);

// Everything that must be true of any state: each id in a reference is one of a record of the same
// store and the right kind, no two records of a store are copies of the same, and each originalID
// is that of a root. "" or what is wrong.
std::string find_dangling(const State& state);

// An answer to a pull.
struct Counts {
    std::int64_t inserted = 0, updated = 0, unchanged = 0, inactivated = 0;
};
struct Conflict {
    std::string reason, kind, original_id, id, name;
    std::set<std::string> fields;
};
struct Report {
    std::string pull_id;
    std::map<std::string, Counts> counts;  // by the plural of the kind
    std::vector<Conflict> conflicts;
    bool has_changes() const;
};
Report read_report(const std::string& answer);

class Model {
public:
    // A pull that was answered by this report. "" or what is wrong.
    std::string pull(const State& before, const State& after, const std::string& source,
                     const std::string& target, const Choice& choice, const Report& report);

    // The last pull into the target was undone: `before` and `after` are as the undo found and left
    // them, `pulled_over` and `pulled` as that pull did. `told`: ids of records that could not be
    // what they were.
    std::string undo(const State& pulled_over, const State& pulled, const State& before,
                     const State& after, const std::string& target,
                     const std::set<std::string>& told);

    // The last pull into the target turned out to have changed nothing that can be undone.
    void forget_last(const std::string& target) { past_[target].pop_back(); }

    // What the service tells of the fields, by id, in which copies of the store differ from what
    // was last pulled. "" or what is wrong.
    std::string check_overrides(const State& state, const std::string& store,
                                const std::map<std::string, std::set<std::string>>& told) const;
    // A field of a copy has taken the value of its last pull, or it was told why not.
    std::string check_reset(const State& before, const State& after, const std::string& id,
                            const std::string& field, bool is_told) const;

    // Somebody edited a record of the store, which may have changed others with it.
    void edited(const std::string& store) { edited_.insert(store); }

private:
    struct Link {
        Fields base;                  // the source's at the last pull
        std::set<std::string> vague;  // fields whose base the model is not sure of
        std::optional<bool> active;   // base of activeStatus; absent: not sure
    };
    using Links = std::map<std::string, Link>;  // by copy

    class Check;
    // Bases name roots, which may have become copies since.
    void refresh(const State& state, const std::string& target);

    // An undo takes links away, also those of what copies elsewhere were made from.
    bool is_undone_ = false;
    std::map<std::string, Links> links_;              // by target
    std::map<std::string, std::vector<Links>> past_;  // before each pull that stands
    std::set<std::string> edited_;                    // stores
};

}  // namespace support::pull
