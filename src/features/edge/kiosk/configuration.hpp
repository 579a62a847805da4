// The configuration of a store for its kiosks: what is active and not hidden from them, with
// references resolved.
//
//     hidden    an item, discount, display group or service type with `hideInKiosk`; a category
//               with `hideMenuItemInKiosk`, and one inside it or in a department that is
//               not active; an item of such a category
//     dangling  an id of a kind in the configuration refers to an entry of it, or is left
//               out, together with the price, or the object in a list of links, that contains it. A
//               discount that was limited to items of which none is left is left out: without
//               any it would apply to all
//     order     by `priority` if the kind has one, then by name. `menuItemSort`,
//               `subCategorySort` and `alignType` sort the items and subcategories of a category
//               and the modifiers of a group
//
// A category has its `subCategories` and `menuItems` as whole records, a group its `modifiers`;
// their ids are also in `subCategoryIds`, `menuItemIds` and `modifierIds`.
#pragma once

#include "schema/record.hpp"
#include "storage/database.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace features::kiosk {

// A larger configuration is refused (409): modifiers are repeated in each of their groups.
inline constexpr std::size_t configuration_bytes_max = 32 << 20;

// The records that a configuration is made from, all of one snapshot.
struct Sources {
    schema::Record store, account;
    // By the name of the kind: active records of the store, and membership types and plans, in the
    // order of lists.
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
    // Its `menuItems` are those without a category, its `modifiers` those without a group.
    std::vector<List> lists;
    // The account's loyalty settings, membership types and plans. JSON; depends only on records of
    // the account, as the rest does on those of the store.
    std::string customer;
};

Configuration configuration_of(Sources sources);

}  // namespace features::kiosk
