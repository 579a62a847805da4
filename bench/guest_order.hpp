// An order such as a guest places: six lines with sizes, modifiers with prefixes, three taxes,
// discounts.
#pragma once

#include <string>
#include <string_view>

namespace bench {

inline constexpr std::string_view guest_order_line =
    R"({"miExternalID":"65f0c0ffee0000000000a1b2","miName":"Chicken Tikka","quantity":2,"itemPrice":1095,
"ssName":"Large","taxes":[{"txExternalID":"S","txName":"Sales tax","percentage":8875},
{"txExternalID":"C","txName":"City tax","percentage":1500}],
"inclusiveTaxes":[{"txExternalID":"V","txName":"VAT","percentage":7000}],
"includedModifiers":[{"mExternalID":"65f0c0ffee0000000000a1b3","mName":"Rice","mPrice":0}],
"optionalModifiers":[{"mExternalID":"65f0c0ffee0000000000a1b4","mName":"Raita","pName":"Extra",
"modifierPrice":150,"prefixPrice":35,"taxes":[{"txExternalID":"S","txName":"Sales tax","percentage":8875}]}],
"discounts":[{"disExternalID":"D","name":"Lunch","discountValue":10}]})";

// `more`: further members, such as "uniqueOrderID":"1",
inline std::string guest_order(const std::string& more = {}) {
    std::string text = '{' + more + R"("orderDetails":[)";
    for (int i = 0; i < 6; ++i) (text += i ? "," : "") += guest_order_line;
    return text + R"(],"discounts":[{"name":"Friends","discountValue":5}],"deliveryCharge":250})";
}

}  // namespace bench
