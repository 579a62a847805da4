// The rules of the catalogue's kinds, one small function each; rules.cpp lists which kind has
// which. records::Rules says when a function of each signature runs, and what it may do.
#pragma once

#include "features/records/rules.hpp"

namespace features::catalogue {

using records::amend;
using records::BatchContext;
using records::Change;
using records::Draft;
using records::read_of;

// Whether the batch of the change writes the record with that id later. Then records::confirm()
// checks the record of the change again when all are written.
bool is_written_later(const Change& change, const std::string& id);

// A time restriction of the type Always takes no days, dates or times: they are kept, with
// warnings. Windows by weekday set the restriction to what covers them; a change of the restriction
// alone clears them, and a change of both is refused unless they agree.
void adjust_restriction(const Draft& draft, const schema::Record* before, schema::Record& after,
                        schema::Problems& problems);

// A department's isDelete is always the opposite of activeStatus; a change of either changes both.
void mirror_deletion(const Draft& draft, const schema::Record* before, schema::Record& after,
                     schema::Problems& problems);

// A subcategory is under a category of level 1 and has the department of that category; items of a
// subcategory are in its parent category. When a category changes, pass_on_category() writes the
// subcategories or items that must follow.
void derive_department(const Change& change, schema::Record& after);
bool is_department_of_parent(const schema::Record& after, const schema::Field& field);
void check_level(const Change& change, schema::Problems& problems);
void pass_on_category(const Change& change);
std::size_t count_below_category(storage::ReadView& view, const Draft& draft,
                                 const schema::Record& before, const schema::Record& after);

// A menu item that is given only a subcategory gets that subcategory's parent as its category. A
// new item without taxes gets the default taxes of the store, unless it is a copy.
void settle_menu_item(const Change& change, schema::Record& item);
// An item is in a category of level 1, and in a subcategory only of that same category.
void check_place(const Change& change, schema::Problems& problems);

// The currency of a store cannot change (409) while records of the store hold amounts, or when
// there are too many records to search.
void keep_currency(const Change& change, schema::Problems& problems);

// Assigns an id to each table of a floor that has none. No id is used twice.
void number_tables(const Draft& draft, const schema::Record* before, schema::Record& after,
                   schema::Problems& problems);

// At most one serving size of a store is the default. The default one is marked by a row of the
// reference table that points to the store, so that an index finds the one to clear.
void mark_default(const schema::Record& after, std::vector<storage::Save::Reference>& references);
void clear_other_defaults(const Change& change);

// A modifier is in the list of its home group. A change of its home (`modifyWith`) takes it out of
// the old group's list and adds it to the new one's; other lists that name it stay as they are. An
// inactive modifier joins no group, and none joins a group whose list is full. In a batch the lists
// are written by move_pending_members(), once for all modifiers.
void check_joining(const Change& change, schema::Problems& problems);
void follow_home(const Change& change);
void move_pending_members(const Change& change);

// The same seen from the group: its list names a modifier once; a modifier without a home that is
// added to the list of an active group has that group as its home; one that is taken out of the
// list of its home group no longer has a home.
void list_each_once(const Draft& draft, const schema::Record* before, schema::Record& after,
                    schema::Problems& problems);
void follow_members(const Change& change);
std::size_t count_moved_members(storage::ReadView& view, const Draft& draft,
                                const schema::Record& before, const schema::Record& after);

// Taxes that apply together with a tax never lead back to it. Follows at most 100 taxes and refuses
// a change that leads to more. Where a batch writes one of these later, confirm() checks it again.
void refuse_circle(const Change& change, schema::Problems& problems);
// Default taxes are marked like the default serving size, but a store may have several.
void mark_default_tax(const schema::Record& after,
                      std::vector<storage::Save::Reference>& references);
// The ids of the active default taxes that apply to items, at most 100. Looked up once for the
// whole transaction; forget_default_taxes() makes the next call look them up again, after a tax was
// written.
const std::vector<std::string>& default_taxes(const Change& change);
void forget_default_taxes(const Change& change);

}  // namespace features::catalogue
