// Copying the menu of one store into another: what was chosen, with everything it refers to.
//
//   - A copy knows its original forever: the *root*, its `originalID`, also through chains of
//     stores. What the store has no copy of is inserted.
//   - A field of a copy that its store has not changed follows the source; one that it has changed
//     is an *override* and stays. They are told apart by the *base*: the revision of the source
//     that was pulled last, whose document the history has.
//   - Everything is decided before the transaction, from a snapshot of both stores; the transaction
//     writes what was decided, by features/menu/bulk. When the store has changed meanwhile, it is
//     decided again inside; the source is read again only when links of the account have changed.
#pragma once

#include "features/records/write.hpp"
#include "schema/object.hpp"

#include <memory>

namespace features::pull {

// What is pulled, by its names in the API.
struct Choice {
    bool taxes = false, modifiers = false, menu_items = false, discounts = false;
    bool display_groups = false, gratuities = false, reasons = false, all = false;

    bool is_empty() const;
};

// What may be chosen: its name in bodies, and its description in the API document.
struct Choosable {
    std::string_view name;
    bool Choice::*is_chosen;
    std::string_view help;

    constexpr operator schema::Member() const {
        return {name, {.holds = schema::Holds::flag, .is_optional = true}, help};
    }
};
inline constexpr Choosable choosable[] = {
    {"taxes", &Choice::taxes, "Taxes."},
    {"modifiers", &Choice::modifiers, "Modifiers and their groups."},
    {"menuItems", &Choice::menu_items,
     "Departments, courses, serving sizes, categories and menu items."},
    {"discounts", &Choice::discounts, "Discounts."},
    {"displayGroup", &Choice::display_groups, "Display groups."},
    {"gratuity", &Choice::gratuities, "Gratuities."},
    {"reason", &Choice::reasons, "Reasons."},
    {"copyAll", &Choice::all, "All of these, service types, charges, tares and languages."},
};

// Ids in lower case.
struct Request {
    std::string source, target;
    Choice choice;
    bool names_source = true;  // false: none was sent, so it is the master store
};

// The choices in a body. Anything but true or false is a problem.
using Members = std::vector<std::pair<std::string, std::string>>;
Choice read_choice(const Members& members, base::Problems& problems);
void require_choice(const Choice& choice);  // throws base::Refusal (400) when nothing is chosen
// Their `sourceStore`; "" when none is named.
std::string source_in(const Members& members, base::Problems& problems);

// The store that is pulled from when `sent` is "": the account's master store, else its oldest.
std::string source_for(storage::ReadView& view, std::string_view account, std::string_view sent);

// What is wrong with a source that is the target, whether it was named or not.
constexpr std::string_view same_store(bool is_named) {
    return is_named ? "must be another store"
                    : "is required: the default is the master store, which is this one";
}

// A pull that has been decided and awaits its transaction.
struct Prepared;

// Before the transaction; slow. The caller has made sure that the actor may change the target.
// Throws base::Refusal: 400 when nothing is chosen, both are the same store or have different
// currencies, or the account has no such source; 403 when the key does not see it.
std::shared_ptr<Prepared> prepare(storage::ReadView& view, const Request& request,
                                  const records::Actor& actor, base::IdSource& ids,
                                  bool is_dry = false);

// Inside a write: locks the target, writes what was decided and keeps what undo needs under
// `pull_id`. May run more than once. Returns the JSON of the answer. Throws what bulk::write()
// throws.
std::string run(storage::Transaction& tx, Prepared& prepared, const records::Actor& actor,
                base::IdSource& ids, std::string_view pull_id);

// The answer that run() would give, without a `pullId` but with every record that would change. Of
// a pull that was prepared as dry.
std::string dry_answer(const Prepared& prepared);

}  // namespace features::pull
