// An order by the menu: the names and prices of its lines, modifiers, taxes and discounts, whatever
// prices the order itself states.
//
//     nearest   an item has its own taxes, offered and included modifiers and free toppings, else
//               those of its subcategory, else those of its category; an empty list does not count,
//               except that an item with an empty list of taxes has none
//     size      the price of an item is that of the serving size that the line names. Without one:
//               the price that has no size, else that of the default size, else the only one
//     modifier  it has the price for the size of the line, its own before that of its group; else
//               the one for the default size, else the only one; without any price it is free.
//               An included modifier costs only its prefix
//     toppings  the first free ones of each item, in the order optional, mandatory, each as listed;
//               neither they nor their prefixes cost anything. Toppings that are never free do not
//               count
//     taxes     of a modifier: its own, and the default ones where it includes them; with neither
//               those of the item. Default taxes are those of modifiers, if there are any, else
//               those of items
#pragma once

#include "base/problem.hpp"
#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

#include <map>

namespace domain {

// Whether something is sold at the moment of an order.
enum class Selling : std::uint8_t { now, sold_out, not_now };

// The part of a menu that an order needs: the active records of its store that it names, and those
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

// How an order reaches its guest, because rates and discounts depend on it, and where it was made,
// because some items are hidden there.
struct Service {
    std::string delivery_type{};  // lower-case letters and digits only: "dinein"; "" for none
    bool is_at_kiosk = false;     // else in the web shop
};
Service service_of(const schema::Record& order);

// Lines of an order that keep their prices and rates, whatever the menu has now: by their places.
using KeptLines = std::map<std::size_t, schema::Record>;

// The basket of an order, and in the order itself what the menu decides: ids, names, unit prices,
// the taxes that are charged on each component with their rates, and the discounts. What the menu
// refuses is added to `problems` under its path in the order as sent; the basket must not be used
// then.
//
// A modifier of which some units are free becomes two in the order, the free ones first. A discount
// that only the order's `discountId` or `appliedDiscountCode` names is added to its discounts.
// Rounding and exemption are left to the caller. Throws AmountTooLarge like price().
//
// The menu refuses no kept line. A discount of a kept line that counts once for the order is the
// same on other lines as there.
Basket basket_from_menu(schema::Record& order, const Menu& menu, const Service& service,
                        base::Problems& problems, const KeptLines& kept = {});

}  // namespace domain
