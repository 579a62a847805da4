// A sale as a fact: what was sold, its total and how it was paid, whether it was a web order or a
// check of a device.
//
//     line   sale amount = gross - discount + exclusive tax      net sales = sale amount - all tax
//     sale   each figure is the sum of its lines, without void ones; tips are separate
//
// Lines hold their gross, their discounts and their taxes; everything else follows, so that a sale
// cannot contradict itself. Amounts may be negative: a device may take a bottle back, and a refund
// is a sale of its own with all signs reversed (domain/sale/refund.hpp).
#pragma once

#include "domain/pricing/pricing.hpp"

#include <string>
#include <vector>

namespace domain {

// No sum over a sale is larger, so that products of two of them fit in 128 bits, and thousands of
// sales can be added up in 64.
inline constexpr Minor sale_max = 1'000'000'000'000'000;
// No sum over a day of a store grows larger by one sale above small_sale_max, so that those of ten
// years can be added up. Hundreds of millions of smaller sales also fit into a day.
inline constexpr Minor day_max = 2 * sale_max;
inline constexpr Minor small_sale_max = 10'000'000'000;

// Something that has an id, and the name that it had then. Either may be "".
struct Named {
    std::string id{}, name{};
    bool operator==(const Named&) const = default;
};

struct SaleTax {
    Named tax{};
    std::int64_t rate = 0;  // thousandths of a percent; 0 where it is an amount
    bool is_inclusive = false;
    Minor base = 0;  // what it was charged on: base x rate is the amount, except for rounding
    Minor amount = 0;
    bool operator==(const SaleTax&) const = default;
};

struct SaleDiscount {
    Named discount{};
    std::string type{}, coupon{}, reason{}, approved_by{}, applied_by{};
    std::int64_t rate = 0;  // thousandths of a percent; 0 where it is an amount
    Minor amount = 0;
    Minor tax_share = 0;  // the part of `amount` that reports leave out: see set_tax_shares()
    bool operator==(const SaleDiscount&) const = default;
};

// A modifier of a line; its figures are parts of those of the line.
struct SaleModifier {
    Named modifier{};
    std::int64_t quantity = 0;  // of all pieces of the line
    Minor gross = 0, discount = 0, tax_share = 0;
    Minor inclusive_tax = 0, exclusive_tax = 0;
    bool operator==(const SaleModifier&) const = default;
};

struct SaleLine {
    std::string key{};  // the line's id in the order or check; unique in the sale, never ""
    Named item{};       // no id: a charge, such as delivery
    Named department{}, category{}, subcategory{};
    std::int64_t quantity = 1;
    Minor unit_price = 0;
    Minor gross = 0;         // modifiers included, before discounts
    Minor exempted_tax = 0;  // that would have been due without an exemption
    std::int64_t at_ms = 0;  // when it was ordered; 0: when the sale was opened
    // A void line is listed but not counted.
    bool is_void = false;
    std::string void_reason{}, void_by{};
    std::vector<SaleModifier> modifiers{};
    std::vector<SaleDiscount> discounts{};
    std::vector<SaleTax> taxes{};
    bool operator==(const SaleLine&) const = default;
};

struct SalePayment {
    std::string key{};             // unique in the sale, never ""
    std::string method{}, type{};  // "Visa", "Credit card"
    Minor amount = 0;              // without tip and change
    Minor tip = 0;
    std::int64_t at_ms = 0;  // 0: when the sale was closed
    bool operator==(const SalePayment&) const = default;
};

struct Sale {
    std::string source{};     // "order" or "check"
    std::string ticket_no{};  // as guest and staff know it; "": the number of the sale
    std::int64_t opened_ms = 0, closed_ms = 0;
    Named customer{}, employee{}, closed_by{}, floor{};
    std::string table{}, service_type{};
    std::int64_t guests = 0;
    std::vector<SaleLine> lines{};
    std::vector<SalePayment> payments{};
    bool operator==(const Sale&) const = default;
};

// The figures of a line or a sale. A sum that leaves 64 bits throws AmountTooLarge.
struct Figures {
    Minor gross = 0;
    Minor discount = 0;
    Minor tax_share = 0;  // of the discount
    Minor inclusive_tax = 0, exclusive_tax = 0;

    Minor sale_amount() const { return sum(difference(gross, discount), exclusive_tax); }
    Minor tax() const { return sum(inclusive_tax, exclusive_tax); }
    Minor net_sales() const { return difference(sale_amount(), tax()); }
    Minor shown_discount() const { return difference(discount, tax_share); }  // as reports show it
    Figures& operator+=(const Figures& other);
    bool operator==(const Figures&) const = default;
};
Figures figures_of(const SaleLine& line);       // all 0 of a void line
Figures figures_as_sold(const SaleLine& line);  // of a void line too
Figures figures_of(const Sale& sale);
Minor paid_of(const Sale& sale);  // without tips
Minor tips_of(const Sale& sale);

// The most that the sale adds to any one sum, as an absolute value.
Minor weight_of(const Sale& sale);

// What a tax was charged on: `base`, unless base x rate differs from the amount by more than
// rounding; then the base that gives the amount. Without a rate it is `base`.
Minor taxed_base(Minor base, std::int64_t rate, Minor amount);

// Its amounts, line by line: the same sale without names, places, people and times.
Sale figures_alone(Sale sale);

// Whether two entries are the same except for their amounts: such entries are added up.
bool is_same(const SaleTax& a, const SaleTax& b);
bool is_same(const SaleDiscount& a, const SaleDiscount& b);
bool is_same(const SaleModifier& a, const SaleModifier& b);
// Adds to the same entry of the line, or as a new one.
void add(SaleLine& line, const SaleTax& tax);
void add(SaleLine& line, const SaleDiscount& discount);
void add(SaleLine& line, const SaleModifier& modifier);

// The sale with equal entries of a line added up. Throws AmountTooLarge when the sum of its
// absolute values is more than sale_max, and std::logic_error when keys of its lines or payments
// are "" or occur twice, which the maker of a sale must prevent.
Sale settled(Sale sale);

// Call it when the line has all its taxes and discounts, shared ones too. Sets the inclusive tax
// share of each discount: of all of them together discount x R / (100000 + R), R being the
// inclusive rates of the line, rounded once.
void set_tax_shares(SaleLine& line);

// Shares amounts that belong to no line over the lines that are not void, by largest remainder, in
// proportion to their amounts after discounts, as far as these are positive. Without such a line, a
// new line is added.
void share_discount(Sale& sale, const SaleDiscount& discount);
void share_tax(Sale& sale, const SaleTax& tax);

// Takes the change, which is what was paid beyond the total of the sale, off the last cash payment,
// as far as it suffices.
void take_change_off(Sale& sale);
// Of payments that contain a tip: takes it out of the last ones.
void take_tip_out(Sale& sale, Minor tip);

// The lines of a priced order, the delivery charge included, with keys "1", "2", ... and
// "delivery". A basket has no names: the caller fills in items and modifiers, which come in the
// order of the basket. The tip of a basket is not a line.
std::vector<SaleLine> lines_of(const Basket& basket, const Priced& priced);

}  // namespace domain
