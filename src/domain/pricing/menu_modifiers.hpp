// The modifiers of a line by the menu: what the item offers and what they cost.
#pragma once

#include "domain/pricing/menu_links.hpp"
#include "domain/pricing/menu_taxes.hpp"
#include "kinds/offer.hpp"

#include <set>

namespace domain {

// For an id that an order leaves out.
inline constexpr std::string_view must_be_named = "is required, because prices come from the menu";

// For something that the menu does not have, or not now.
inline constexpr std::string_view no_item = "is not an active menu item of this store";
inline constexpr std::string_view no_modifier = "is not an active modifier of this store";
inline constexpr std::string_view no_discount = "is not an active discount of this store";
inline constexpr std::string_view sold_out = "is sold out";
inline constexpr std::string_view not_sold_now = "is not sold at this time";

// The categories of an item: what the item does not set itself, these set for it.
struct Standing {
    const schema::Record* item = nullptr;
    std::vector<const schema::Record*> categories{};  // the subcategory first

    const std::vector<std::string>& taxes() const;
    const std::vector<MenuLink>& links(MenuLinks& links, schema::Links kinds::Offer::*list) const;
    std::int64_t free_toppings() const;
};

// What all lines of an order share.
struct MenuContext {
    const Menu& menu;
    TaxRules& taxes;
    base::Problems& problems;
    MenuLinks links;
    // The modifiers of each group, made when they are first asked for.
    std::map<const schema::Record*, std::set<std::string_view>> members{};

    bool is_member(const schema::Record& group, std::string_view modifier);
    void refuse(const std::string& path, std::string_view why) {
        problems.push_back({path, std::string(why)});
    }
};

// A line whose item is known and has its size.
struct MenuLine {
    schema::Record& record;  // an OrderDetail
    std::string path;        // "orderDetails[2]"
    Standing standing;
    std::string size;  // id of the serving size; "" for none
};

// Writes what the menu decides into the modifiers of the line, and returns them as the basket has
// them: included, optional, mandatory, each as listed.
std::vector<Component> modifiers_from_menu(const MenuLine& line, MenuContext& context);

// Writes the rules on a component into the lists of an item or modifier.
template <class Kind>
void write_taxes(schema::Record& record, const Kind& kind, const std::vector<std::size_t>& rules,
                 const TaxRules& taxes) {
    record.set(kind.taxes, taxes.listed(rules, false));
    record.set(kind.inclusive_taxes, taxes.listed(rules, true));
}

}  // namespace domain
