// The configuration of a store as its kiosks show it: what is active and not hidden from them, with
// references resolved.
//
//     hidden    an item, discount, display group or service type with `hideInKiosk`; a category
//               with `hideMenuItemInKiosk`, and one that stands in it, or in a department that is
//               not active; an item of such a category
//     dangling  an id of a kind that the configuration contains leads to an entry of it, or is left
//               out, and with it the price, or the object in a list of links, that it stands in. A
//               discount that counted for some things, none of which is left, is left out: without
//               any it would count for all
//     order     by `priority` where the kind has one, then by name. `menuItemSort`,
//               `subCategorySort` and `alignType` rule the items and subcategories of a category
//               and the modifiers of a group
//
// A category has its `subCategories` and `menuItems` as whole records, a group its `modifiers`;
// their ids are beside them, in `subCategoryIds`, `menuItemIds` and `modifierIds`.
#pragma once

#include "schema/record.hpp"
#include "storage/database.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace features::kiosk {

// Beyond it a configuration is refused (409): modifiers are repeated in each of their groups.
inline constexpr std::size_t configuration_bytes_max = 32 << 20;

// What a configuration is made of: the records of one moment.
struct Sources {
    schema::Record store, account;
    // By the name of the kind: those of the store, and membership types and plans; active ones
    // only, in the order of lists.
    std::map<std::string_view, std::vector<schema::Record>, std::less<>> records{};
    int account_decimals = 2;  // of the amounts in membership plans
};

// Reads each kind once. Throws base::Refusal (404) when the account has no such store.
Sources read_sources(storage::ReadView& view, const std::string& account, const std::string& store);

struct Configuration {
    struct Entry {
        std::string id, json;
    };
    struct List {
        std::string_view name;  // of the member
        std::vector<Entry> entries{};
    };
    std::string store;  // JSON
    // `menuItems` of it are those that stand in no category, `modifiers` those of no group.
    std::vector<List> lists;
    // The account's settings of loyalty, its membership types and plans. JSON; depends on records
    // of the account alone, as all the rest does on those of the store.
    std::string customer;
};

Configuration configuration_of(Sources sources);

}  // namespace features::kiosk
