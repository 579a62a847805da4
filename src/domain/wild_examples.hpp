// Random JSON with the names that checks use and values that no device should send.
#pragma once

#include "domain/sale/examples.hpp"
#include "schema/json_tree.hpp"

#include <array>

namespace domain::testing {

using schema::Tree;

template <std::size_t N>
const char* one_of(Random& random, const std::array<const char*, N>& words) {
    return words.at(static_cast<std::size_t>(random.below(N)));
}

inline Tree number(std::int64_t value) { return Tree::of(value); }

// Names that checks use, and values that nobody should.
class WildTree {
public:
    explicit WildTree(Random& random) : random_(random) {}

    Tree object(int depth = 0) {
        Tree made = Tree::object();
        for (auto i = random_.below(9); i > 0; --i) made.set(one_of(random_, names), value(depth));
        return made;
    }

private:
    static constexpr std::array<const char*, 48> names{"seats",
                                                       "seats",
                                                       "orders",
                                                       "orders",
                                                       "orders",
                                                       "payments",
                                                       "payments",
                                                       "taxes",
                                                       "discounts",
                                                       "totalAmount",
                                                       "totalAmountStr",
                                                       "totalTaxAmount",
                                                       "paidAmount",
                                                       "totalGrossAmount",
                                                       "totalPrice",
                                                       "price",
                                                       "priceStr",
                                                       "quantity",
                                                       "totalDiscountAmount",
                                                       "discountAmount",
                                                       "taxAmount",
                                                       "taxRate",
                                                       "inclusive",
                                                       "isVoid",
                                                       "id",
                                                       "name",
                                                       "orderUniqueId",
                                                       "menuName",
                                                       "saleOpenDate",
                                                       "saleCloseDate",
                                                       "lastUpdateInMillisec",
                                                       "guestCount",
                                                       "gratuity",
                                                       "serviceCharge",
                                                       "deliveryCharge",
                                                       "amount",
                                                       "tip",
                                                       "authorizedAmount",
                                                       "paymentMethod",
                                                       "comments",
                                                       "cardNumber",
                                                       "cvv",
                                                       "expDate",
                                                       "4111111111111111",
                                                       "department",
                                                       "category",
                                                       "optionalModifiers",
                                                       "customer"};
    static constexpr std::array<const char*, 23> texts{"",
                                                       "x",
                                                       "true",
                                                       "0",
                                                       "1",
                                                       "-5",
                                                       "5.0",
                                                       "1e300",
                                                       "0.335",
                                                       "1,234.50",
                                                       "Cash",
                                                       "CLOSED",
                                                       "9223372036854775807",
                                                       "-9223372036854775808",
                                                       "99999999999999999999",
                                                       "60000000000000",
                                                       "31-Dec-9999 23:59:59",
                                                       "2026-05-01T10:00",
                                                       "4111 1111 1111 1111",
                                                       "5555555555554444",
                                                       ";4111111111111111=27121010000",
                                                       "1777629600000",
                                                       "-9223372036854775.808"};

    Tree value(int depth) {
        const auto shape = random_.below(depth > 2 ? 4 : 8);
        if (shape == 0) return {};
        if (shape == 1) return Tree::of_flag(random_.one_in(2));
        const std::string text = one_of(random_, texts);
        if (shape == 2) return Tree::of(text);
        if (shape == 3)
            return number(random_.one_in(3) ? random_.below(sale_max) : random_.below(3'000));
        if (shape == 4) return object(depth + 1);
        Tree list = Tree::list();
        for (auto i = random_.below(4); i > 0; --i)
            list.elements.push_back(random_.one_in(6) ? value(depth + 1) : object(depth + 1));
        return list;
    }

    Random& random_;
};

}  // namespace domain::testing
