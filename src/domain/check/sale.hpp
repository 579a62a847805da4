// A check as a sale.
//
// Nothing that a device sends is refused, for what was sold and paid is a fact: invalid values are
// left out, and what does not add up is reported as warnings that name the member.
//
//     charges      such as `serviceCharge` are lines without an item (domain/check/amounts.hpp)
//     difference   between `totalAmount` and all lines: one more such line, so that the sale has
//                  the total of the check; unless it is exactly the tips, which no total contains
//     payments     as listed, without void ones; if there are none, one of `paidAmount`. What
//                  exceeds the sale is the tips, if it is exactly those; else change, which is
//                  taken off the last cash payment. A closed check gets warnings for change, for an
//                  excess that is not cash, for money taken when nothing was sold, and for having
//                  no lines
//     times        milliseconds since 1970, also as text, or as in domain/order/times.hpp. Ignored:
//                  later than ten minutes after the arrival, or more than a year before it
#pragma once

#include "domain/check/check.hpp"
#include "domain/sale/sale.hpp"

#include <date/tz.h>

namespace domain {

struct CheckSale {
    // Can be settled(). Its customer is the one that the check names, whether there is one or not.
    Sale sale{};
    Minor total = 0;    // the check's own total, else that of its lines
    Minor paid = 0;     // by its payments, else its `paidAmount`
    Minor earning = 0;  // what earns points: after discounts; without tax, tips and charges
    std::vector<std::string> warnings{};
};
// `claimed`: what nodes that list no payments say is paid; the excess over all payments becomes a
// payment of its own.
CheckSale sale_of(const CheckDocument& check, int decimals, std::int64_t arrived_ms,
                  const date::time_zone& zone, Minor claimed = 0);

// When it was opened, as in sale_of() but at less cost.
std::int64_t opened_at(const CheckDocument& check, std::int64_t arrived_ms,
                       const date::time_zone& zone);

// Whether its payments cover its own total.
inline bool is_covered(const CheckSale& sale) { return sale.paid >= sale.total; }

}  // namespace domain
