// A sale as a fact: what was sold, what it came to and how it was paid, whether it was a web order
// or a check of a device.
//
//     line   sale amount = gross - discount + exclusive tax      net sales = sale amount - all tax
//     sale   each figure is the sum of its lines, those that are void left out; tips stand apart
//
// Lines say their gross, their discounts and their taxes; everything else follows, so that a sale
// cannot contradict itself. Amounts may be negative: a device may take a bottle back, and a refund
// is a sale of its own with all signs turned (domain/sale/refund.hpp).
#pragma once

#include "domain/pricing/pricing.hpp"

#include <string>
#include <vector>

namespace domain {

// No sum over a sale is larger, so that products of two of them fit in 128 bits, and thousands of
// sales can be added up in 64.
inline constexpr Minor sale_max = 1'000'000'000'000'000;
// No sum over a day of a store grows larger by one sale above small_sale_max, so that those of ten
// years can be added up. Hundreds of millions of smaller sales fit into a day beside that.
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
    Minor base = 0;  // what it was charged on: the amount is that at the rate, but for rounding
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
    std::string key{};  // what the order or check calls the line; unique in the sale, never ""
    Named item{};       // no id: a charge, such as that for delivery
    Named department{}, category{}, subcategory{};
    std::int64_t quantity = 1;
    Minor unit_price = 0;
    Minor gross = 0;         // modifiers included, before discounts
    Minor exempted_tax = 0;  // that would have been due without an exemption
    std::int64_t at_ms = 0;  // when it was ordered; 0: when the sale was opened
    // A void line is listed and counts for nothing.
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

// What a line or a sale comes to. A sum that leaves 64 bits throws AmountTooLarge.
struct Figures {
    Minor gross = 0;
    Minor discount = 0;
    Minor tax_share = 0;  // of the discount
    Minor inclusive_tax = 0, exclusive_tax = 0;

    Minor sale_amount() const { return sum(difference(gross, discount), exclusive_tax); }
    Minor tax() const { return sum(inclusive_tax, exclusive_tax); }
    Minor net_sales() const { return difference(sale_amount(), tax()); }
    Minor shown_discount() const { return difference(discount, tax_share); }  // as reports tell it
    Figures& operator+=(const Figures& other);
    bool operator==(const Figures&) const = default;
};
Figures figures_of(const SaleLine& line);       // all 0 of a void line
Figures figures_as_sold(const SaleLine& line);  // what a void line would come to, too
Figures figures_of(const Sale& sale);
Minor paid_of(const Sale& sale);  // without tips
Minor tips_of(const Sale& sale);

// The most that the sale adds to any one sum, signs apart.
Minor weight_of(const Sale& sale);

// What a tax was charged on: `base`, unless that at this rate comes to another amount, rounding
// apart; then what comes to it. Without a rate it is `base`.
Minor taxed_base(Minor base, std::int64_t rate, Minor amount);

// What it comes to, line by line: the same sale without names, places, people and times.
Sale figures_alone(Sale sale);

// These two are the same but for their amounts: what one is told twice is told together.
bool is_same(const SaleTax& a, const SaleTax& b);
bool is_same(const SaleDiscount& a, const SaleDiscount& b);
bool is_same(const SaleModifier& a, const SaleModifier& b);
// Adds to what is the same on the line, or as one more.
void add(SaleLine& line, const SaleTax& tax);
void add(SaleLine& line, const SaleDiscount& discount);
void add(SaleLine& line, const SaleModifier& modifier);

// The sale with what is the same on a line told together. Throws AmountTooLarge when what it sums
// up to, signs apart, is more than sale_max, and std::logic_error when keys of its lines or
// payments are "" or occur twice, which whoever makes sales sees to.
Sale settled(Sale sale);

// To be called when all taxes and discounts stand on the line, shared ones too. Sets the inclusive
// tax share of each discount: of all of them together discount x R / (100000 + R), R being the
// inclusive rates of the line, rounded once.
void set_tax_shares(SaleLine& line);

// Shares what stands on no line out over the lines that are not void, by largest remainder, in
// proportion to what they come to after the discounts that they have already, as far as that is
// positive. Without such a line, a line of its own is added for it.
void share_discount(Sale& sale, const SaleDiscount& discount);
void share_tax(Sale& sale, const SaleTax& tax);

// The change that was given comes off the last cash payment, as far as it goes: what was paid
// beyond what the sale comes to.
void take_change_off(Sale& sale);
// Of payments that contain a tip: takes it out of the last ones.
void take_tip_out(Sale& sale, Minor tip);

// The lines of a priced order, the delivery charge included, with keys "1", "2", ... and
// "delivery". What things are called is not known to their arithmetic: the caller fills in items
// and modifiers, which come in the order of the basket. The tip of a basket is no line.
std::vector<SaleLine> lines_of(const Basket& basket, const Priced& priced);

}  // namespace domain
