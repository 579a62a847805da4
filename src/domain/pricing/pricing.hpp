// The amounts of an order: prices, discounts, taxes and totals, to the minor unit.
//
// A basket is an order reduced to what its arithmetic needs. It is made from what a client sent
// (domain/order/order.hpp) or from the menu (domain/pricing/menu.hpp); price() does not know which.
//
//     component   the item of a line, or one of its modifiers: amount = unit price x pieces
//     before tax  line %, order %, line amount, order amount: each on what the ones before it left,
//                 shared over the components in its base by largest remainder; those of lines in
//                 the order in which their ids first appear
//     tax         inclusive taxes out of what is left, then exclusive taxes on the net
//     after tax   discounts in the same order, off the taxed amount
//
// Integers only. Rounding is half away from zero, once; shares add up. The same code writes the
// trace (domain/pricing/trace.hpp), if one is requested.
#pragma once

#include "domain/pricing/money.hpp"
#include "domain/pricing/trace.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace domain {

// Where taxes are rounded: on each component, or once for each tax over the order: its exact
// amounts are rounded down, and the missing units go to the largest remainders. Rules with the same
// id and rate are one tax (unless they would then name each other in a circle); its inclusive and
// its exclusive part are rounded separately.
enum class TaxRounding : std::uint8_t { component, order };

// A tax as it applies to this order. One tax has two rules where components bear it at different
// rates.
struct TaxRule {
    enum class Basis : std::uint8_t {
        rate,      // a share of its base
        per_unit,  // `amount` for each piece
        stated,    // `amount` for the component, whatever its base
    };
    // From this number of pieces on another rate applies.
    struct Step {
        std::int64_t pieces;
        std::int64_t rate;
    };

    std::string id{}, name{};
    Basis basis = Basis::rate;
    std::int64_t rate = 0;  // thousandths of a percent: 8'875 is 8.875 %
    Minor amount = 0;
    bool is_inclusive = false;
    bool is_on_raw = false;            // its base is the amount before discounts
    std::vector<Step> steps{};         // by pieces, ascending: see price()
    std::vector<std::size_t> names{};  // rules that are charged whenever this one is
};

struct DiscountRule {
    std::string id{}, name{};
    std::int64_t rate = 0;  // thousandths of a percent; 0: `amount` applies
    Minor amount = 0;
    std::optional<Minor> amount_max{};  // the most that it takes off
    bool is_after_tax = false;
    bool covers_modifiers = true;
    bool is_per_piece = false;  // `amount` is for each piece of a line, and at most what it costs
    // Of a line's discount: it counts once for all lines that have an equal one.
    bool is_once = false;
    std::vector<std::size_t> lines{};  // of an order's discount: those in its base; none: all

    bool operator==(const DiscountRule&) const = default;
};

struct Component {
    Minor unit_price = 0;              // 0 or more
    std::int64_t quantity = 1;         // of a modifier: for each item of the line
    std::vector<std::size_t> taxes{};  // rules on it, by their place in Basket::taxes
};

struct BasketLine {
    std::int64_t quantity = 1;
    Component item{};                    // its own quantity is 1
    std::vector<Component> modifiers{};  // in the order in which the order lists them
    std::vector<DiscountRule> discounts{};
};

struct Basket {
    std::vector<TaxRule> taxes{};
    std::vector<BasketLine> lines{};
    std::vector<DiscountRule> discounts{};  // of the whole order
    Minor delivery_charge = 0;
    Minor tip = 0;
    TaxRounding rounding = TaxRounding::component;
    // Nobody pays tax: exclusive taxes are not charged, and the inclusive taxes of one piece are
    // taken out of its unit price.
    bool is_tax_exempt = false;
};

// The sum of its lines, before discounts. Throws AmountTooLarge.
Minor sub_total_of(const Basket& basket);

// One tax on one component.
struct TaxAmount {
    std::size_t rule;
    Minor base;  // what it was calculated on; of an inclusive tax the gross
    Minor amount;
    bool is_inclusive;  // may differ from the rule: see price()
    std::int64_t rate;  // that was charged, after steps
};

// What a discount did to a component.
struct Saving {
    Minor amount = 0;
    // The tax that it saved: its share, by amount, of what all discounts saved together. 0 for a
    // discount after tax.
    Minor exclusive_tax = 0;
    Minor inclusive_tax = 0;
};

struct PricedComponent {
    Minor unit_price = 0;  // lower than in the basket where the order is tax exempt
    Minor amount = 0;      // before discounts
    Minor discount = 0;
    Minor exclusive_tax = 0;
    Minor inclusive_tax = 0;
    Minor exempted_tax = 0;          // that an exempt customer would have paid otherwise
    std::vector<TaxAmount> taxes{};  // in the order of Basket::taxes
    std::vector<Saving> savings{};   // by the line's discounts, then by those of the order
};

struct PricedLine {
    PricedComponent item{};
    std::vector<PricedComponent> modifiers{};
};

struct Priced {
    std::vector<PricedLine> lines{};
    // The amount of each discount: of a line's [line][discount], of the order's [discount].
    std::vector<std::vector<Minor>> line_discounts{};
    std::vector<Minor> order_discounts{};
    Minor sub_total = 0;
    Minor discount = 0;
    Minor exclusive_tax = 0;
    Minor inclusive_tax = 0;
    Minor exempted_tax = 0;
    Minor total = 0;
};

// Prices a basket. Quantities and prices must be within the limits of money.hpp, rule indices must
// exist and `names` must not form a circle (std::logic_error). Throws AmountTooLarge when a product
// or sum leaves 64 bits.
//
// - A rule with steps has the rate of the last step not above the pieces that bear the tax: the
//   quantities of all lines in which some component bears a rule with that id. Below the first step
//   its own rate.
// - A rule is charged on a component that lists it, and where a rule charged there names it. One
//   amount for each: its base is the net, if the component lists it, and the amounts of the rules
//   that name it.
// - Inclusive taxes are parts of the gross: only those that are listed or are named by inclusive
//   ones. An inclusive rule that only exclusive ones name comes on top like them.
Priced price(const Basket& basket, Trace* trace = nullptr);

}  // namespace domain
