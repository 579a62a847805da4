// What a check says as a sale.
//
// Nothing that a device sends is refused, for what was sold and paid is a fact: what cannot be what
// it should be is left out, and what does not add up is told, as warnings that name the member.
//
//     charges      such as `serviceCharge` are lines without an item (domain/check/amounts.hpp)
//     difference   between `totalAmount` and all lines: one more such line, so that the sale comes
//                  to what the check says; unless it is just the tips, which no total contains
//     payments     as they are listed, those that are void left out; without any one of
//                  `paidAmount`. What they come to above the sale is, where it is just the tips,
//                  these; else change, which comes off the last cash payment. That, what is more
//                  than the sale without being cash, money for nothing and a closing without lines
//                  are told of a check that is closed
//     times        milliseconds since 1970, also as text, or as domain/order/times.hpp says. Not
//                  believed: later than ten minutes after the arrival, or more than a year before
#pragma once

#include "domain/check/check.hpp"
#include "domain/sale/sale.hpp"

#include <date/tz.h>

namespace domain {

struct CheckSale {
    // Can be settled(). Its customer is the one that the check names, whether there is one or not.
    Sale sale{};
    Minor total = 0;    // what the check itself says that it comes to, else what its lines do
    Minor paid = 0;     // by its payments, else as it says
    Minor earning = 0;  // what earns points: after discounts; without tax, tips and charges
    std::vector<std::string> warnings{};
};
// `claimed`: what others who list no payments say is paid; what that is more than all payments is
// one of its own.
CheckSale sale_of(const CheckDocument& check, int decimals, std::int64_t arrived_ms,
                  const date::time_zone& zone, Minor claimed = 0);

// When it was opened, as sale_of() says, at less cost.
std::int64_t opened_at(const CheckDocument& check, std::int64_t arrived_ms,
                       const date::time_zone& zone);

// Whether its payments cover its own total.
inline bool is_covered(const CheckSale& sale) { return sale.paid >= sale.total; }

}  // namespace domain
