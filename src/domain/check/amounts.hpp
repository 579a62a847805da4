// The amounts of a check: as devices write them, and reckoned from its lines and payments.
//
//     amount   a whole number of minor units, also as text or like 5.0; where a member says none,
//              its twin `...Str` with the decimals of the currency. Of two that differ the number
//              counts
//     line     gross = `totalGrossAmount`, else `totalPrice`, else `price` x `quantity`
//              discount = `totalDiscountAmount`, else the sum of `discounts[].discountAmount`
//              tax = the sum of `taxes[].taxAmount`, `inclusive` or not
//     check    the sum of its lines that are not void, and of what stands on no line
//
// Nothing that a device writes is refused: what cannot be an amount counts as if it were absent.
#pragma once

#include "domain/check/members.hpp"
#include "domain/sale/sale.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

// Reads the amounts of one document. What it reads comes to less than sale_max / 16 in all, signs
// apart, so that a sale that has each of them a few times can be settled(); what would be more
// counts as absent.
class AmountReader {
public:
    explicit AmountReader(int decimals) : decimals_(decimals) {}

    std::optional<Minor> find(const schema::Tree& object, std::string_view name);
    // The first of them that there is.
    std::optional<Minor> first(const schema::Tree& object, Names names);
    // An amount that is reckoned from others, under the name of what it stands for.
    std::optional<Minor> admit(Wide amount, std::string_view name);

    void warn(std::string_view name, std::string_view sentence);
    // Each names a member, in the order of their text.
    const std::set<std::string>& warnings() const { return warnings_; }

private:
    int decimals_;
    Wide left_ = sale_max / 16;
    std::set<std::string> warnings_{};
};

// What a line of a check says of its amounts: quantity, unit price, gross, discounts and taxes,
// and whether it is void.
SaleLine amounts_of_line(const schema::Tree& line, AmountReader& reader);
// All lines, seat by seat, then those without a seat.
std::vector<SaleLine> amounts_of_lines(const schema::Tree& check, AmountReader& reader);

// What counts for a check and stands on no line. Of a tax or discount that the check lists, known
// by its id, else by name and rate, that is what exceeds the sum over the lines. Charges, such as
// `serviceCharge`, count when the check's `totalAmount` says so.
// That and `totalTaxAmount` have the last word: where they are the lines and some of all this, the
// rest of it is a leftover of lines that are gone, and does not count.
struct CheckExtras {
    std::vector<SaleDiscount> discounts{};
    std::vector<SaleTax> taxes{};
    std::vector<SaleLine> charges{};
};
CheckExtras extras_of(const schema::Tree& check, const std::vector<SaleLine>& lines,
                      AmountReader& reader);
Figures figures_of(const CheckExtras& extras);

// The payments of a check, those that are void left out; of a check without any, what it says
// itself is paid.
Minor paid_of(const schema::Tree& check, AmountReader& reader);

// Sets `totalAmount`, `totalGrossAmount`, `totalTaxAmount`, `totalSaleAmount`, `netSales`,
// `paidAmount` and `balanceAmount` of the check, and of each of its seats from the lines of that
// seat, with their `...Str` twins. What is paid belongs to the check alone: a seat keeps what it
// said of that. Other amounts stay. Returns warnings.
// What stands on no line is told from `latest`, where the check has lines of others than the one
// document from which it has its other members.
std::vector<std::string> reckon_amounts(schema::Tree& check, const schema::Tree& latest,
                                        int decimals);
std::vector<std::string> reckon_amounts(schema::Tree& check, int decimals);

// Sets `paidAmount` and, by the check's `totalAmount`, `balanceAmount`.
void set_paid(schema::Tree& check, Minor paid, int decimals);

}  // namespace domain
