#include "domain/check/spelling.hpp"

#include "domain/check/members.hpp"
#include "domain/spelling.hpp"

namespace domain {
namespace {

using schema::Tree;

using Place = KnownMembers;

const Place& check_place() {
    static const Place place{
        "",
        {{{"seats", "orders"}, {"lines", "items", "orderDetails", "orderLines", "details"}},
         {{"payments"}, {"payment", "tenders", "paymentDetails"}},
         {{"status"}, {"state", "checkStatus"}},
         {{"totalAmount"}, {"total", "amount", "grandTotal"}},
         {{"paidAmount"}, {"paid"}},
         {{"totalTaxAmount"}, {"totalTax", "taxAmount"}},
         {{"taxes"}, {"tax"}},
         {{"discounts"}, {"discount"}},
         {{"tips", "tip", "tipAmount"}, {"gratuityTip"}},
         {{"customer", "customerId", "customerID", "customerName"}},
         {{"guestCount"}, {"guests", "covers", "noOfGuests"}},
         {{"lastUpdateInMillisec"}, {"lastUpdate", "lastUpdateInMillis", "timestamp"}},
         {{"saleOpenDate"}, {"openDate"}},
         {{"saleCloseDate"}, {"closeDate"}},
         {{"redeemPoints"}, {"redeemedPoints", "loyaltyPoints", "points"}},
         {{"allowanceAmount"}, {"allowance"}},
         {{"allergyNote"}, {"allergy", "allergies"}},
         {{"serviceCharge", "serviceChargeAmount"}}},
        {"checkID",
         "checkNo",
         "ticketNo",
         "node",
         "deviceName",
         "deviceId",
         "MacID",
         "deviceAppVersion",
         "floorID",
         "floorId",
         "floor",
         "floorName",
         "floorNo",
         "tableID",
         "tableId",
         "tableName",
         "tableNo",
         "employeeID",
         "employeeId",
         "employeeName",
         "employee",
         "service",
         "serviceType",
         "openByNode",
         "openByIpadName",
         "openByEmpId",
         "openEmployeeName",
         "saleCloseEmployee",
         "saleCloseEmployeeId",
         "saleCloseEmployeeName",
         "closeEmployee",
         "closeEmployeeName",
         "nextSeqNo",
         "totalGrossAmount",
         "totalSaleAmount",
         "balanceAmount",
         "netSales",
         "totalDiscountAmount",
         "deliveryCharge",
         "deliveryChargeAmount",
         "gratuity",
         "gratuityAmount",
         "orderID",
         "orderId",
         "orderNo",
         "saleUniqueId",
         "baseRevision",
         "reopen"}};
    return place;
}

const Place& seat_place() {
    static const Place place{
        "seats[].", {{{"orders"}, {"lines", "items", "orderDetails"}}}, {"id"}};
    return place;
}

const Place& line_place() {
    static const Place place{"seats[].orders[].",
                             {{{"quantity"}, {"qty", "count", "quantityOrdered"}},
                              {{"price", "grossAmount", "totalGrossAmount", "totalPrice"},
                               {"itemPrice", "unitPrice", "amount", "value"}},
                              {{"menuName", "name"}, {"itemName", "miName", "title"}},
                              {{"menuId", "menuItem", "itemId"}, {"menuItemId", "miExternalID"}},
                              {{"isVoid"}, {"void", "voided", "isVoided"}},
                              {{"allergyNote"}, {"allergy", "allergies"}},
                              {{"taxes"}, {"tax"}},
                              {{"discounts"}, {"discount"}}},
                             {"orderUniqueId",
                              "orderNo",
                              "orderDate",
                              "orderTime",
                              "orderDateInMillisec",
                              "employee",
                              "totalDiscountAmount",
                              "servingSizeId",
                              "category",
                              "categoryId",
                              "categoryName",
                              "subCategory",
                              "subCategoryId",
                              "subCategoryName",
                              "department",
                              "departmentId",
                              "departmentName",
                              "course",
                              "includedModifiers",
                              "optionalModifiers",
                              "mandatoryModifiers",
                              "voidReason",
                              "voidError",
                              "voidBy",
                              "voidByEmployee",
                              "voidByEmployeeName",
                              "kitchenPrinters",
                              "labelPrinters"}};
    return place;
}

const Place& payment_place() {
    static const Place place{
        "payments[].",
        {{{"amount", "authorizedAmount"},
          {"value", "paid", "paidAmount", "total", "paymentAmount"}},
         {{"paymentMethod", "method", "paymentType", "type"},
          {"tender", "tenderName", "tenderType"}},
         {{"isVoid"}, {"void", "voided", "isVoided"}},
         {{"tip", "paymentTip", "tipAmount"}, {"tips"}}},
        {"id", "paymentId", "paymentID", "paymentUniqueId", "transactionID", "transactionId"}};
    return place;
}

bool says_nothing(const Tree& value) {
    return value.elements.empty() && value.members.empty() &&
           (value.text.empty() || value.text == "0" || value.text == "false");
}

void look_at(Speller& speller, const Tree& object, const Place& place) {
    if (!object.is_object()) return;
    for (const auto& [name, value] : object.members)
        if (!says_nothing(value))
            speller.look_at(name, place, [&](std::string_view one) { return object.find(one); });
}

}  // namespace

std::vector<std::string> misspelt_members(const Tree& data) {
    Speller speller;
    look_at(speller, data, check_place());
    for (const Tree& seat : list_in(data, "seats")) {
        look_at(speller, seat, seat_place());
        for (const Tree& line : list_in(seat, "orders")) look_at(speller, line, line_place());
    }
    for (const Tree& line : list_in(data, "orders")) look_at(speller, line, line_place());
    for (const Tree& payment : list_in(data, "payments"))
        look_at(speller, payment, payment_place());
    return std::move(speller).told();
}

}  // namespace domain
