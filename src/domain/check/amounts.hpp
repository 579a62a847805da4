// The amounts of a check: as devices write them, and calculated from its lines and payments.
//
//     amount   a whole number of minor units, also as text or like 5.0; where the member is absent,
//              its twin `...Str` with the decimals of the currency. If both differ, the number
//              counts
//     line     gross = `totalGrossAmount`, else `totalPrice`, else `price` x `quantity`
//              discount = `totalDiscountAmount`, else the sum of `discounts[].discountAmount`
//              tax = the sum of `taxes[].taxAmount`, `inclusive` or not
//     check    the sum of its lines that are not void, and of amounts that belong to no line
//
// Nothing that a device writes is refused: what cannot be an amount is treated as absent.
#pragma once

#include "domain/check/members.hpp"
#include "domain/sale/sale.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

// Reads the amounts of one document. Their absolute values add up to less than sale_max / 16, so
// that a sale that has each of them a few times can be settled(); any amount beyond that is treated
// as absent.
class AmountReader {
public:
    explicit AmountReader(int decimals) : decimals_(decimals) {}

    std::optional<Minor> find(const schema::Tree& object, std::string_view name);
    // The first that is present.
    std::optional<Minor> first(const schema::Tree& object, Names names);
    // An amount that is calculated from others, under the name of the member that it replaces.
    std::optional<Minor> admit(Wide amount, std::string_view name);

    void warn(std::string_view name, std::string_view sentence);
    // Each names a member; sorted.
    const std::set<std::string>& warnings() const { return warnings_; }

private:
    int decimals_;
    Wide left_ = sale_max / 16;
    std::set<std::string> warnings_{};
};

// The amounts of a line of a check: quantity, unit price, gross, discounts and taxes,
// and whether it is void.
SaleLine amounts_of_line(const schema::Tree& line, AmountReader& reader);
// All lines, seat by seat, then those without a seat.
std::vector<SaleLine> amounts_of_lines(const schema::Tree& check, AmountReader& reader);

// Amounts of a check that belong to no line. For a tax or discount that the check lists, identified
// by its id, else by name and rate, that is what exceeds the sum over the lines. Charges, such as
// `serviceCharge`, count when the check's `totalAmount` includes them.
// `totalAmount` and `totalTaxAmount` decide: where they equal the lines plus some of these amounts,
// the rest are leftovers of lines that are gone, and do not count.
struct CheckExtras {
    std::vector<SaleDiscount> discounts{};
    std::vector<SaleTax> taxes{};
    std::vector<SaleLine> charges{};
};
CheckExtras extras_of(const schema::Tree& check, const std::vector<SaleLine>& lines,
                      AmountReader& reader);
Figures figures_of(const CheckExtras& extras);

// The payments of a check without void ones; of a check without any, its own `paidAmount`.
Minor paid_of(const schema::Tree& check, AmountReader& reader);

// Sets `totalAmount`, `totalGrossAmount`, `totalTaxAmount`, `totalSaleAmount`, `netSales`,
// `paidAmount` and `balanceAmount` of the check, and of each of its seats from the lines of that
// seat, with their `...Str` twins. Paid amounts belong to the check: those of a seat stay, and so
// do all other amounts. Returns warnings. Amounts that belong to no line are taken from `latest`:
// the document that the check has its other members from, where its lines come from several.
std::vector<std::string> reckon_amounts(schema::Tree& check, const schema::Tree& latest,
                                        int decimals);
std::vector<std::string> reckon_amounts(schema::Tree& check, int decimals);

// Sets `paidAmount` and, by the check's `totalAmount`, `balanceAmount`.
void set_paid(schema::Tree& check, Minor paid, int decimals);

}  // namespace domain
