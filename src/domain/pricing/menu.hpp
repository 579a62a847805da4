// An order by the menu: what its lines, modifiers, taxes and discounts are called and cost,
// whatever the order itself says about prices.
//
//     nearest   an item has the taxes, the offered and included modifiers and the free toppings
//     that
//               it says itself, else those of its subcategory, else those of its category; an empty
//               list says nothing, except that an item has no taxes
//     size      the price of an item is that of the serving size which the line names. Without one:
//               the price that has no size, else that of the default size, else the only one
//     modifier  it has the price for the size of the line, its own before that of its group; else
//               the one for the default size, else the only one; no prices at all: it is free.
//               What comes with the item costs nothing but its prefix
//     toppings  the first free ones of each item, in the order optional, mandatory, each as listed;
//               neither they nor their prefix costs anything. Those that never are free use up none
//     taxes     of a modifier: its own, and the default ones where it includes them; with neither
//               those of the item. Default taxes are those of modifiers, where there are such, else
//               those of items
#pragma once

#include "base/problem.hpp"
#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

#include <map>

namespace domain {

// Whether something is sold at the moment of an order.
enum class Selling : std::uint8_t { now, sold_out, not_now };

// What an order needs to know of a menu: the active records of its store that it names, and those
// that they refer to. Where a modifier includes the default taxes, all of these.
struct Menu {
    struct Entry {
        schema::Record record;
        Selling sale = Selling::now;  // of menu items and discounts
    };
    std::map<std::string, Entry, std::less<>> entries{};  // by id, whatever the kind
    std::string code_discount{};  // id of the discount with the code that the order names; "": none
    int currency_decimals = 2;

    // Null: there is no such record of that kind. The id may be in any case.
    const Entry* entry(const schema::Kind& kind, std::string_view id) const;
    const schema::Record* find(const schema::Kind& kind, std::string_view id) const;
};

// How an order comes to its guest, as far as rates and discounts depend on it, and where it was
// made, as far as something is hidden there.
struct Service {
    std::string delivery_type{};  // small letters and digits only: "dinein"; "" for none
    bool is_at_kiosk = false;     // else in the web shop
};
Service service_of(const schema::Record& order);

// Lines of an order that keep the prices and rates that they have, whatever the menu says by now:
// by their places.
using KeptLines = std::map<std::size_t, schema::Record>;

// The basket of an order, and in the order itself what the menu decides: ids, names, unit prices,
// the taxes that are charged on each component with their rates, and the discounts. What the menu
// refuses is added to `problems` under its path in the order as it was sent; the basket is then of
// no use.
//
// A modifier of which some units are free becomes two in the order, the free ones first. A discount
// that only the order's `discountId` or `appliedDiscountCode` names is added to its discounts.
// Rounding and exemption are left to the caller. Throws AmountTooLarge like price().
//
// The menu has nothing against kept lines. A discount that one of them has and that counts once for
// the order is on other lines what it is there.
Basket basket_from_menu(schema::Record& order, const Menu& menu, const Service& service,
                        base::Problems& problems, const KeptLines& kept = {});

}  // namespace domain
