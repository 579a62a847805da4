#include "domain/check_spelling.hpp"

#include "base/nearest.hpp"
#include "domain/check_members.hpp"

#include <algorithm>
#include <unordered_set>

namespace domain {
namespace {

using schema::Tree;

// One thing that is read: by the first of its names that there is. The first name is the usual one.
struct Member {
    std::vector<std::string_view> names;
    std::vector<std::string_view> others{};  // what else people call it, which is not read
};

// What is read of one sort of object. What stands under `kept` is known and read elsewhere, or of
// use to devices alone.
class Place {
public:
    std::string_view path;
    std::vector<Member> members;

    Place(std::string_view its_path, std::vector<Member> its_members,
          std::initializer_list<std::string_view> kept)
        : path(its_path), members(std::move(its_members)), known_(kept) {
        for (const Member& member : members)
            known_.insert(member.names.begin(), member.names.end());
    }
    bool knows(std::string_view name) const {
        if (name.ends_with("Str")) name.remove_suffix(3);
        return known_.contains(name);
    }

private:
    std::unordered_set<std::string_view> known_;
};

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

constexpr std::size_t told_max = 20;  // of one check

bool says_nothing(const Tree& value) {
    return value.elements.empty() && value.members.empty() &&
           (value.text.empty() || value.text == "0" || value.text == "false");
}

class Speller {
public:
    void look_at(const Tree& object, const Place& place) {
        if (!object.is_object()) return;
        for (const auto& [name, value] : object.members) {
            if (told_.size() == told_max || place.knows(name) || says_nothing(value)) continue;
            const std::string_view meant = meant_by(name, object, place);
            if (!meant.empty())
                tell(std::string(place.path) + name + ": is kept and not read; did you mean " +
                     std::string(meant) + '?');
        }
    }
    std::vector<std::string> told() && { return std::move(told_); }

private:
    static std::string_view meant_by(std::string_view name, const Tree& object,
                                     const Place& place) {
        for (const Member& member : place.members) {
            const auto is_there = [&](std::string_view one) { return object.find(one); };
            if (std::ranges::any_of(member.names, is_there)) continue;
            const auto is_it = [&](std::string_view one) { return base::is_near(name, one); };
            if (std::ranges::find(member.others, name) != member.others.end() ||
                std::ranges::any_of(member.names, is_it))
                return member.names.front();
        }
        return {};
    }
    void tell(std::string sentence) {
        if (std::ranges::find(told_, sentence) == told_.end()) told_.push_back(std::move(sentence));
    }

    std::vector<std::string> told_{};
};

}  // namespace

std::vector<std::string> misspelt_members(const Tree& data) {
    Speller speller;
    speller.look_at(data, check_place());
    for (const Tree& seat : list_in(data, "seats")) {
        speller.look_at(seat, seat_place());
        for (const Tree& line : list_in(seat, "orders")) speller.look_at(line, line_place());
    }
    for (const Tree& line : list_in(data, "orders")) speller.look_at(line, line_place());
    for (const Tree& payment : list_in(data, "payments")) speller.look_at(payment, payment_place());
    return std::move(speller).told();
}

}  // namespace domain
