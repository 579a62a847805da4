#include "features/selling/checks/data_schema.hpp"

namespace features::checks {
namespace {

const api::Schema tax_schema{
    "CheckTax",
    R"({"type":"object","description":"A tax of a line, or of the whole check.","properties":{
"id":{"type":"string","description":"Id of the tax."},
"name":{"type":"string","description":"Name of the tax."},
"taxRate":{"type":"integer","format":"int64","description":"Thousandths of a percent: 8875 is 8.875 %."},
"taxAmount":{"type":"integer","format":"int64","description":"What it comes to, in minor units."},
"inclusive":{"type":"boolean","description":"Whether the price contains it."}},
"additionalProperties":true})"};

const api::Schema discount_schema{
    "CheckDiscount",
    R"({"type":"object","description":"A discount of a line, or of the whole check.","properties":{
"id":{"type":"string","description":"Id of the discount."},
"name":{"type":"string","description":"Name of the discount."},
"discountType":{"type":"string","description":"How it is reckoned, as the device calls it."},
"discountAmount":{"type":"integer","format":"int64","description":"What it takes off, in minor units."},
"coupon":{"type":"string","description":"The code of a coupon."},
"reason":{"type":"string","description":"Why it was given."},
"discountAppliedBy":{"type":"string","description":"Who gave it."},
"approvedBy":{"type":"string","description":"Who allowed it."}},
"additionalProperties":true})"};

const api::Schema modifier_schema{
    "CheckModifier",
    R"({"type":"object","description":"A modifier of a line.","properties":{
"modifierId":{"type":"string","description":"Id of the modifier."},
"modifierName":{"type":"string","description":"Name of the modifier."},
"quantity":{"type":"integer","format":"int64","description":"How many for each piece of the line; 1 when it is not said."},
"price":{"type":"integer","format":"int64","description":"Of one, in minor units."},
"totalPrice":{"type":"integer","format":"int64","description":"Of all, in minor units; else it follows from price and quantity."}},
"additionalProperties":true})"};

const api::Schema* const used_by_line[] = {&tax_schema, &discount_schema, &modifier_schema};
const api::Schema line_schema{
    "CheckLine",
    R"({"type":"object","description":"A line: something that was ordered, once or several times.","properties":{
"orderUniqueId":{"type":"string","description":"Identifies the line in the whole check, whatever its seat. A line without one is known by seat, `orderNo` and `menuId`, which two tablets can take for each other."},
"orderNo":{"type":"string","description":"Its place among the lines, as the device counts them."},
"menuId":{"type":"string","description":"Id of the menu item."},
"menuName":{"type":"string","description":"Name of the item."},
"quantity":{"type":"integer","format":"int64","description":"How many; 1 when it is not said."},
"price":{"type":"integer","format":"int64","description":"Of one, in minor units."},
"totalPrice":{"type":"integer","format":"int64","description":"Of all, with modifiers, in minor units. Without it the line comes to price times quantity, whatever its modifiers cost."},
"servingSizeId":{"type":"string","description":"Id of the serving size."},
"department":{"type":"string","description":"Id of the department."},
"category":{"type":"string","description":"Id of the category."},
"subCategory":{"type":"string","description":"Id of the subcategory."},
"course":{"type":"string","description":"Id of the course."},
"orderDate":{"type":"string","description":"When it was ordered."},
"isVoid":{"type":"boolean","description":"Whether it was voided. It stays in the check, and counts for nothing."},
"voidReason":{"type":"string","description":"Why it was voided."},
"voidByEmployee":{"type":"string","description":"Who voided it."},
"totalDiscountAmount":{"type":"integer","format":"int64","description":"What all discounts take off, in minor units; where it differs from their sum it counts."},
"taxes":{"type":"array","items":{"$ref":"#/components/schemas/CheckTax"},"description":"Taxes of the line."},
"discounts":{"type":"array","items":{"$ref":"#/components/schemas/CheckDiscount"},"description":"Discounts of the line."},
"includedModifiers":{"type":"array","items":{"$ref":"#/components/schemas/CheckModifier"},"description":"Modifiers that come with it."},
"optionalModifiers":{"type":"array","items":{"$ref":"#/components/schemas/CheckModifier"},"description":"Modifiers that were chosen."},
"mandatoryModifiers":{"type":"array","items":{"$ref":"#/components/schemas/CheckModifier"},"description":"Modifiers that had to be chosen."}},
"additionalProperties":true})",
    used_by_line};

const api::Schema* const used_by_seat[] = {&line_schema};
const api::Schema seat_schema{
    "CheckSeat", R"({"type":"object","description":"A seat with its lines.","properties":{
"id":{"type":"string","description":"Identifies the seat in the check."},
"name":{"type":"string","description":"What the staff call it."},
"tableId":{"type":"string","description":"Id of the table."},
"tableName":{"type":"string","description":"Name of the table."},
"orders":{"type":"array","items":{"$ref":"#/components/schemas/CheckLine"},"description":"Its lines."}},
"additionalProperties":true})",
    used_by_seat};

const api::Schema payment_schema{"CheckPayment",
                                 R"({"type":"object","description":"A payment.","properties":{
"id":{"type":"string","description":"Identifies the payment in the check. One without it gets one, of node and place."},
"paymentMethod":{"type":"string","description":"How it was paid: Cash, Visa."},
"paymentType":{"type":"string","description":"Sort of payment, as the device calls it."},
"amount":{"type":"integer","format":"int64","description":"What was paid without the tip, in minor units."},
"tipAmount":{"type":"integer","format":"int64","description":"Tip that was paid with it, in minor units."},
"isVoid":{"type":"boolean","description":"Whether it was taken back. It stays in the check, and counts for nothing."}},
"additionalProperties":true})"};

const api::Schema* const used_by_data[] = {&seat_schema, &payment_schema, &tax_schema,
                                           &discount_schema};

}  // namespace

const api::Schema check_data_schema{
    "CheckData",
    R"({"type":"object","description":"A check as devices send it. Amounts are whole numbers in minor units, and each may stand as text beside it (`totalAmountStr`). Members that are not named here are kept and given back.","properties":{
"checkID":{"type":"string","description":"The devices' id of the check, unless it stands beside `data`."},
"status":{"type":"string","description":"`ACTIVE`; `CLOSED`, `PAID` or `COMPLETED` make it a sale; `VOID`, `VOIDED` or `CANCELLED` void it."},
"lastUpdateInMillisec":{"type":"integer","format":"int64","description":"When the device made this state, in milliseconds since 1970. Without it the arrival counts."},
"checkNo":{"type":"string","description":"Number of the check."},
"ticketNo":{"type":"string","description":"Number on the receipt."},
"service":{"type":"string","description":"How guests are served, such as `TABLESERVICE`."},
"guestCount":{"type":"integer","format":"int64","description":"How many guests."},
"floorId":{"type":"string","description":"Id of the floor."},
"tableName":{"type":"string","description":"Name of the table."},
"customer":{"type":"string","description":"Id of the customer."},
"customerName":{"type":"string","description":"Name of the customer, who need not be known here."},
"openByEmpId":{"type":"string","description":"Id of who opened it."},
"openEmployeeName":{"type":"string","description":"Name of who opened it."},
"saleCloseEmployee":{"type":"string","description":"Id of who closed it."},
"saleOpenDate":{"type":"string","description":"When it was opened."},
"saleCloseDate":{"type":"string","description":"When it was closed; else `lastUpdateInMillisec` says it."},
"orderID":{"type":"string","description":"Id of the web order whose place it takes."},
"redeemPoints":{"type":"integer","format":"int64","description":"Points of the customer that it was paid with."},
"allowanceAmount":{"type":"integer","format":"int64","description":"Allowance of the customer's plan that it was paid with, in minor units."},
"seats":{"type":"array","items":{"$ref":"#/components/schemas/CheckSeat"},"description":"Seats with their lines."},
"payments":{"type":"array","items":{"$ref":"#/components/schemas/CheckPayment"},"description":"What was paid."},
"taxes":{"type":"array","items":{"$ref":"#/components/schemas/CheckTax"},"description":"Taxes of the whole check, where the lines do not say them."},
"discounts":{"type":"array","items":{"$ref":"#/components/schemas/CheckDiscount"},"description":"Discounts on the whole check."},
"serviceChargeAmount":{"type":"integer","format":"int64","description":"Service charge, in minor units."},
"gratuityAmount":{"type":"integer","format":"int64","description":"Gratuity, in minor units."},
"deliveryChargeAmount":{"type":"integer","format":"int64","description":"What delivery costs, in minor units."},
"totalAmount":{"type":"integer","format":"int64","description":"What is to be paid, in minor units."},
"totalGrossAmount":{"type":"integer","format":"int64","description":"Before discounts and taxes, in minor units."},
"totalTaxAmount":{"type":"integer","format":"int64","description":"All taxes, in minor units."},
"totalSaleAmount":{"type":"integer","format":"int64","description":"What was sold for, in minor units."},
"netSales":{"type":"integer","format":"int64","description":"What was sold for without taxes, in minor units."},
"paidAmount":{"type":"integer","format":"int64","description":"What was paid, in minor units."},
"balanceAmount":{"type":"integer","format":"int64","description":"What is still to be paid, in minor units."}},
"additionalProperties":true,"examples":[{"status":"CLOSED","lastUpdateInMillisec":1767225900000,"checkNo":"2001","guestCount":2,
"seats":[{"id":"1","orders":[{"orderUniqueId":"a1","menuId":"650000000000000000001009","menuName":"Lemonade","quantity":2,"price":450,"totalPrice":900,
"taxes":[{"id":"NY","name":"Sales Tax","taxRate":8875,"taxAmount":80}]}]}],"totalAmount":980,
"payments":[{"id":"p1","paymentMethod":"Cash","amount":980,"tipAmount":100}]}]})",
    used_by_data};

}  // namespace features::checks
