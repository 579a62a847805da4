// The rules of the catalogue's kinds, one small function each; rules.cpp says which kind has which.
#pragma once

#include "features/records/rules.hpp"

namespace features::catalogue {

using records::amend;
using records::Change;
using records::Draft;
using records::read_of;

// A time restriction of the type Always has no parts. New ones are refused: whoever sends them
// means them. Those that stood there go when the type becomes Always; where it was Always all
// along, as older records may have it, they stay.
void adjust_restriction(const Draft& draft, const schema::Record* before, schema::Record& after,
                        schema::Problems& problems);

// A department's isDelete is the other face of activeStatus.
void mirror_deletion(const Draft& draft, const schema::Record* before, schema::Record& after,
                     schema::Problems& problems);

// A subcategory stands under a category of level 1 and has its department; items of a subcategory
// stand in its category. What follows from a changed record is written with it.
void derive_department(const Change& change, schema::Record& after);
bool is_department_of_parent(const schema::Record& after, const schema::Field& field);
void check_level(const Change& change, schema::Problems& problems);
void pass_on_category(const Change& change);
std::size_t count_below_category(storage::ReadView& view, const Draft& draft,
                                 const schema::Record& before, const schema::Record& after);

// Where a menu item stands, and the taxes of a new one.
void settle_menu_item(const Change& change, schema::Record& item);
void check_place(const Change& change, schema::Problems& problems);

// A store's currency stays while records of it hold amounts.
void keep_currency(const Change& change, schema::Problems& problems);

// Every table of a floor has an id.
void number_tables(const Draft& draft, const schema::Record* before, schema::Record& after,
                   schema::Problems& problems);

// At most one serving size per store is the default: marked by a reference to the store, so that
// the one to be cleared is found by the index.
void mark_default(const schema::Record& after, std::vector<storage::Save::Reference>& references);
void clear_other_defaults(const Change& change);

// A modifier stands in the list of its home group. Writing `modifyWith` moves that one membership;
// an inactive modifier joins no group, and none joins a full one. What a batch moves is written
// when all its modifiers are.
void check_joining(const Change& change, schema::Problems& problems);
void follow_home(const Change& change);
void move_pending_members(const Change& change);

// The same seen from the group: its list names a modifier once, a modifier without a home group is
// at home where it is listed first, and one that is taken out of its home group's list has none.
void list_each_once(const Draft& draft, const schema::Record* before, schema::Record& after,
                    schema::Problems& problems);
void follow_members(const Change& change);
std::size_t count_moved_members(storage::ReadView& view, const Draft& draft,
                                const schema::Record& before, const schema::Record& after);

// Taxes that apply together never lead back to themselves.
void refuse_circle(const Change& change, schema::Problems& problems);
// Default taxes are marked like the default serving size; a store may have several.
void mark_default_tax(const schema::Record& after,
                      std::vector<storage::Save::Reference>& references);
// The ids of the active ones that apply to items: for a new menu item that names no taxes. Looked
// up once for many, until a tax is written.
const std::vector<std::string>& default_taxes(const Change& change);
void forget_default_taxes(const Change& change);

}  // namespace features::catalogue
