// What one submission does to a check that needs a privilege: void, give a discount, change a
// price. Found by comparing the check before and after it, so that copies of what others did do not
// count.
#pragma once

#include "domain/check/check.hpp"

#include <set>
#include <string>
#include <vector>

namespace domain {

struct CheckChanges {
    // Keys of lines. Removing a line, or some of its quantity, voids it.
    std::vector<std::string> voided{}, repriced{}, discounted{};
    bool is_discounted = false;         // the check as a whole
    std::set<std::string> discounts{};  // ids of those that were given; "" for one without
};

// `before` null: there was no check. A quantity that grows brings its discounts and its price with
// it, to a cent.
CheckChanges changes_between(const CheckDocument* before, const CheckDocument& after, int decimals);

}  // namespace domain
