// What one submission does to a check that not everybody may do: void, give a discount, change a
// price. Told by the check before it and after it, so that what is only a copy of what others did
// does not count.
#pragma once

#include "domain/check/check.hpp"

#include <set>
#include <string>
#include <vector>

namespace domain {

struct CheckChanges {
    // Keys of lines. To take a line off the check, or some of its quantity, is to void it.
    std::vector<std::string> voided{}, repriced{}, discounted{};
    bool is_discounted = false;         // the check as a whole
    std::set<std::string> discounts{};  // ids of those that were given; "" for one without
};

// `before` null: there was no check. A quantity that grows brings its discounts and its price with
// it, to a cent.
CheckChanges changes_between(const CheckDocument* before, const CheckDocument& after, int decimals);

}  // namespace domain
