#include "features/selling/checks/data_schema.hpp"

namespace features::checks {
namespace {

using schema::Description;
using schema::Holds;
using schema::Member;
using schema::MemberType;

// A device may leave out anything.
constexpr MemberType text{.is_optional = true};
constexpr MemberType flag{.holds = Holds::flag, .is_optional = true};
constexpr MemberType count{.holds = Holds::count, .is_optional = true};
constexpr MemberType list_of(const Description& description) {
    return {.holds = Holds::object, .is_list = true, .is_optional = true, .of = &description};
}

constexpr Member tax_members[] = {
    {"id", text, "Id of the tax."},
    {"name", text, "Name of the tax."},
    {"taxRate", count, "Thousandths of a percent: 8875 is 8.875 %."},
    {"taxAmount", count, "Amount of the tax, in minor units."},
    {"inclusive", flag, "Whether the price contains it."},
};
constexpr Description check_tax{"CheckTax", "A tax of a line, or of the whole check.", tax_members};

constexpr Member discount_members[] = {
    {"id", text, "Id of the discount."},
    {"name", text, "Name of the discount."},
    {"discountType", text, "How it is calculated, in the device's own words."},
    {"discountAmount", count, "Amount of the discount, in minor units."},
    {"coupon", text, "The code of a coupon."},
    {"reason", text, "Why it was given."},
    {"discountAppliedBy", text, "Who gave it."},
    {"approvedBy", text, "Who approved it."},
};
constexpr Description check_discount{
    "CheckDiscount", "A discount of a line, or of the whole check.", discount_members};

constexpr Member modifier_members[] = {
    {"modifierId", text, "Id of the modifier."},
    {"modifierName", text, "Name of the modifier."},
    {"quantity", count, "How many for each unit of the line; 1 by default."},
    {"price", count, "Of one, in minor units."},
    {"totalPrice", count, "Total price, in minor units; by default price times quantity."},
};
constexpr Description check_modifier{"CheckModifier", "A modifier of a line.", modifier_members};

constexpr Member line_members[] = {
    {"orderUniqueId", text,
     "Identifies the line in the whole check, whatever its seat. A line without one is identified "
     "by seat, `orderNo` and `menuId`, so lines of two tablets may be confused."},
    {"orderNo", text, "Its position among the lines, as the device counts them."},
    {"menuId", text, "Id of the menu item."},
    {"menuName", text, "Name of the item."},
    {"quantity", count, "Quantity; 1 by default."},
    {"price", count, "Of one, in minor units."},
    {"totalPrice", count,
     "Total price with modifiers, in minor units. By default price times quantity, without the "
     "price of modifiers."},
    {"servingSizeId", text, "Id of the serving size."},
    {"department", text, "Id of the department."},
    {"category", text, "Id of the category."},
    {"subCategory", text, "Id of the subcategory."},
    {"course", text, "Id of the course."},
    {"orderDate", text, "When it was ordered."},
    {"allergyNote", text, "Allergies of whoever eats it, apart from other notes."},
    {"isVoid", flag, "Whether the line was voided. It stays in the check, but does not count."},
    {"voidReason", text, "Why it was voided."},
    {"voidByEmployee", text, "Who voided it."},
    {"totalDiscountAmount", count,
     "Total of all discounts, in minor units. It counts even if it differs from their sum."},
    {"taxes", list_of(check_tax), "Taxes of the line."},
    {"discounts", list_of(check_discount), "Discounts of the line."},
    {"includedModifiers", list_of(check_modifier), "Modifiers that come with it."},
    {"optionalModifiers", list_of(check_modifier), "Modifiers that were chosen."},
    {"mandatoryModifiers", list_of(check_modifier), "Modifiers that had to be chosen."},
};
constexpr Description check_line{
    "CheckLine", "A line: something that was ordered, once or several times.", line_members};

constexpr Member seat_members[] = {
    {"id", text, "Identifies the seat in the check."},
    {"name", text, "What the staff call it."},
    {"tableId", text, "Id of the table."},
    {"tableName", text, "Name of the table."},
    {"orders", list_of(check_line), "Its lines."},
};
constexpr Description check_seat{"CheckSeat", "A seat with its lines.", seat_members};

constexpr Member payment_members[] = {
    {"id", text, "Identifies the payment in the check. By default made from node and position."},
    {"paymentMethod", text, "How it was paid: Cash, Visa."},
    {"paymentType", text, "Type of payment, in the device's own words."},
    {"amount", count, "Amount paid, without the tip, in minor units."},
    {"tipAmount", count, "Tip paid with it, in minor units."},
    {"isVoid", flag, "Whether the payment was voided. It stays in the check, but does not count."},
};
constexpr Description check_payment{"CheckPayment", "A payment.", payment_members};

constexpr Member data_members[] = {
    {"checkID", text, "The devices' id of the check, unless it is sent next to `data`."},
    {"status", text,
     "`ACTIVE`; `CLOSED`, `PAID` or `COMPLETED` make it a sale; `VOID`, `VOIDED` or `CANCELLED` "
     "void it."},
    {"lastUpdateInMillisec", count,
     "When the device made this state, in milliseconds since 1970. By default the time of "
     "arrival."},
    {"checkNo", text, "Number of the check."},
    {"ticketNo", text, "Number on the receipt."},
    {"service", text, "How guests are served, such as `TABLESERVICE`."},
    {"guestCount", count, "Number of guests."},
    {"allergyNote", text, "Allergies of the guests, apart from other notes."},
    {"floorId", text, "Id of the floor."},
    {"tableName", text, "Name of the table."},
    {"customer", text, "Id of the customer."},
    {"customerName", text, "Name of the customer, who need not have a record."},
    {"openByEmpId", text, "Id of the employee who opened it."},
    {"openEmployeeName", text, "Name of the employee who opened it."},
    {"saleCloseEmployee", text, "Id of the employee who closed it."},
    {"saleOpenDate", text, "When it was opened."},
    {"saleCloseDate", text, "When it was closed; by default `lastUpdateInMillisec`."},
    {"orderID", text, "Id of the web order whose place it takes."},
    {"redeemPoints", count, "The customer's points used to pay it."},
    {"allowanceAmount", count, "Allowance of the customer's plan used to pay it, in minor units."},
    {"seats", list_of(check_seat), "Seats with their lines."},
    {"payments", list_of(check_payment), "Payments."},
    {"taxes", list_of(check_tax), "Taxes of the whole check, if the lines have none."},
    {"discounts", list_of(check_discount), "Discounts on the whole check."},
    {"serviceChargeAmount", count, "Service charge, in minor units."},
    {"gratuityAmount", count, "Gratuity, in minor units."},
    {"deliveryChargeAmount", count, "Delivery charge, in minor units."},
    {"totalAmount", count, "Total to be paid, in minor units."},
    {"totalGrossAmount", count, "Total before discounts and taxes, in minor units."},
    {"totalTaxAmount", count, "All taxes, in minor units."},
    {"totalSaleAmount", count, "Sales total, in minor units."},
    {"netSales", count, "Sales total without taxes, in minor units."},
    {"paidAmount", count, "Amount paid, in minor units."},
    {"balanceAmount", count, "Amount still to be paid, in minor units."},
};

constexpr std::string_view data_example =
    R"({"status":"CLOSED","lastUpdateInMillisec":1767225900000,"checkNo":"2001","guestCount":2,)"
    R"("seats":[{"id":"1","orders":[{"orderUniqueId":"a1","menuId":"650000000000000000001009",)"
    R"("menuName":"Lemonade","quantity":2,"price":450,"totalPrice":900,)"
    R"("taxes":[{"id":"NY","name":"Sales Tax","taxRate":8875,"taxAmount":80}]}]}],"totalAmount":980,)"
    R"("payments":[{"id":"p1","paymentMethod":"Cash","amount":980,"tipAmount":100}]})";

}  // namespace

constexpr Description check_data{
    "CheckData",
    "A check as devices send it. Amounts are whole numbers in minor units; each may also be sent "
    "as text (`totalAmountStr`). Other members are kept and returned.",
    data_members, data_example};

}  // namespace features::checks
