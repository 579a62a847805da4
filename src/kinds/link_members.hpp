// What the objects in lists of links hold besides their id, as forms show it. Nothing checks them:
// such lists are kept as sent. Pricing reads them (domain/pricing/menu_links.hpp).
#pragma once

#include "schema/kind.hpp"

namespace kinds {

struct SizePrice : schema::Kind {
    constexpr SizePrice() : Kind("sizePrice", "sizePrices") {}

    schema::Amount price {this, "price", schema::at_least(0) | schema::column(1)};
};
inline constexpr SizePrice size_price;
static_assert(size_price.is_unambiguous());

struct PrefixPrice : schema::Kind {
    constexpr PrefixPrice() : Kind("prefixPrice", "prefixPrices") {}

    schema::Text   name  {this, "name", schema::a_name};
    schema::Amount price {this, "price", schema::at_least(0) | schema::column(2)};
};
inline constexpr PrefixPrice prefix_price;
static_assert(prefix_price.is_unambiguous());

struct GroupChoice : schema::Kind {
    constexpr GroupChoice() : Kind("groupChoice", "groupChoices") {}

    schema::Count minimum {this, "minimum", schema::at_least(0) | schema::column(1) | schema::labelled("At least") | schema::help("How many a guest must choose.")};
    schema::Count maximum {this, "maximum", schema::at_least(0) | schema::column(2) | schema::labelled("At most") | schema::help("How many a guest may choose; none means any number.")};
};
inline constexpr GroupChoice group_choice;
static_assert(group_choice.is_unambiguous());

struct IncludedModifier : schema::Kind {
    constexpr IncludedModifier() : Kind("includedModifier", "includedModifiers") {}

    schema::Count quantity {this, "quantity", schema::at_least(0) | schema::column(1)};
};
inline constexpr IncludedModifier included_modifier;
static_assert(included_modifier.is_unambiguous());

}  // namespace kinds
