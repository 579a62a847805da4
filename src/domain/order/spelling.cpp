// Finds members of an order that look misspelt: names close to those of its kinds, and other words
// for them.
#include "domain/spelling.hpp"
#include "domain/order/parts.hpp"
#include "domain/order/warnings.hpp"

#include <utility>

namespace domain {
namespace {

using schema::Record;

// Other words for a member, by its name.
using OtherNames = std::vector<std::pair<std::string_view, std::vector<std::string_view>>>;

// All members that a client may send of such a record; those with other words first, as listed.
KnownMembers members_of(std::string_view path, const schema::Kind& kind, const OtherNames& others) {
    std::vector<KnownMember> members;
    for (const auto& [name, also] : others) members.push_back({{name}, also});
    for (const schema::Field* field : kind.fields())
        if (!field->rules.server_owned) members.push_back({{field->name}});
    return {path, std::move(members)};
}

const KnownMembers& order_members() {
    static const KnownMembers members = members_of(
        "", kinds::order,
        {{"orderDetails", {"lines", "items", "orders", "details", "orderLines", "orderItems"}},
         {"deliveryDetail", {"delivery", "deliveryInfo", "shipping"}},
         {"totalAmount", {"total", "amount", "grandTotal"}},
         {"subTotal", {"subtotalAmount"}},
         {"taxAmount", {"tax"}},
         {"discounts", {"discount"}},
         {"paymentPaid", {"paid", "isPaid"}},
         {"driverTipAmount", {"tip", "tips", "tipAmount", "driverTip"}},
         {"deliveryCharge", {"deliveryFee", "deliveryCost", "deliveryPrice"}},
         {"uniqueOrderID", {"orderID", "orderId", "externalOrderID", "externalId"}},
         {"comments", {"note", "notes", "remarks", "instructions"}},
         {"allergyNote", {"allergy", "allergies", "allergyNotes"}},
         {"appliedDiscountCode", {"discountCode", "coupon", "couponCode", "promoCode"}},
         {"customer", {"customerId", "customerID"}},
         {"redeemPoints", {"points", "loyaltyPoints", "redeemedPoints"}},
         {"allowanceAmount", {"allowance"}},
         {"ccDetails", {"card", "cardDetails", "creditCard"}}});
    return members;
}

const KnownMembers& line_members() {
    static const KnownMembers members = members_of(
        "orderDetails[].", kinds::order_detail,
        {{"quantity", {"qty", "count", "pieces", "quantityOrdered"}},
         {"itemPrice", {"price", "unitPrice", "grossAmount"}},
         {"miName", {"name", "itemName", "menuName", "title"}},
         {"miExternalID", {"menuId", "itemId", "itemID", "menuItemId", "externalID", "externalId"}},
         {"ssExternalID", {"size", "sizeId", "servingSize", "servingSizeId", "servingSizeLevel"}},
         {"optionalModifiers", {"modifiers", "options", "toppings", "extras", "addOns", "addons"}},
         {"mandatoryModifiers", {"modifiers", "requiredModifiers"}},
         {"includedModifiers", {"modifiers"}},
         {"taxes", {"tax"}},
         {"discounts", {"discount"}},
         {"comments", {"note", "notes", "remarks", "instructions"}},
         {"allergyNote", {"allergy", "allergies", "allergyNotes"}},
         {"isFreeItem", {"free", "isFree"}}});
    return members;
}

const OtherNames& modifier_names() {
    static const OtherNames names{
        {"quantity", {"qty", "count", "pieces"}},
        {"modifierPrice", {"price", "unitPrice"}},
        {"mName", {"name", "modifierName", "title"}},
        {"mExternalID", {"modifierId", "modifierID", "externalID", "externalId"}},
        {"mgExternalID", {"group", "groupId", "modifierGroup", "modifierGroupId"}},
        {"pName", {"prefix", "prefixName"}},
        {"taxes", {"tax"}}};
    return names;
}

const OtherNames& tax_names() {
    static const OtherNames names{{"percentage", {"rate", "taxRate", "taxPercentage", "percent"}},
                                  {"amount", {"taxAmount"}},
                                  {"txName", {"name", "taxName"}},
                                  {"txExternalID", {"taxId", "taxID", "externalID", "externalId"}}};
    return names;
}

const OtherNames& discount_names() {
    static const OtherNames names{
        {"discountAmount", {"amount", "value"}},
        {"discountValue", {"percent", "rate"}},
        {"disExternalID", {"discountId", "discountID", "externalID", "externalId"}}};
    return names;
}

const KnownMembers& delivery_members() {
    static const KnownMembers members =
        members_of("deliveryDetail[].", kinds::delivery_detail,
                   {{"deliveryType", {"type", "method"}},
                    {"dateStr", {"date", "time", "dateTime", "scheduledFor"}},
                    {"contactPerson", {"name", "contact", "contactName"}},
                    {"phoneNumber", {"phone", "tel", "mobile"}},
                    {"email", {"mail", "emailId"}},
                    {"isFutureOrder", {"future", "isFuture", "isScheduled"}}});
    return members;
}

bool says_nothing(const std::string& json) {
    return json == "null" || json == "\"\"" || json == "0" || json == "false" || json == "[]" ||
           json == "{}";
}

class OrderSpeller {
public:
    void look_at_order(const Record& order) {
        look_at(order, order_members());
        look_at_all(order[kinds::order.discounts], "discounts[].", kinds::order_discount,
                    discount_names());
        for (const Record& entry : order[kinds::order.delivery]) look_at(entry, delivery_members());
        for (const Record& line : order[kinds::order.lines]) look_at_line(line);
    }
    std::vector<std::string> told() && { return std::move(speller_).told(); }

private:
    void look_at_line(const Record& line) {
        const auto& kind = kinds::order_detail;
        look_at(line, line_members());
        look_at_all(line[kind.taxes], "orderDetails[].taxes[].", kinds::order_tax, tax_names());
        look_at_all(line[kind.inclusive_taxes], "orderDetails[].inclusiveTaxes[].",
                    kinds::order_tax, tax_names());
        look_at_all(line[kind.discounts], "orderDetails[].discounts[].", kinds::order_discount,
                    discount_names());
        for (const Records* list : modifier_lists) {
            const std::string path = "orderDetails[]." + std::string(list->name) + "[].";
            look_at_all(line[*list], path, kinds::order_modifier, modifier_names());
            for (const Record& modifier : line[*list]) {
                look_at_all(modifier[kinds::order_modifier.taxes], path + "taxes[].",
                            kinds::order_tax, tax_names());
                look_at_all(modifier[kinds::order_modifier.inclusive_taxes],
                            path + "inclusiveTaxes[].", kinds::order_tax, tax_names());
            }
        }
    }

    // Most records have no unknown members.
    void look_at_all(const std::vector<Record>& records, const std::string& path,
                     const schema::Kind& kind, const OtherNames& others) {
        for (const Record& record : records)
            if (!record.unknown.empty()) look_at(record, members_of(path, kind, others));
    }

    void look_at(const Record& record, const KnownMembers& members) {
        for (const auto& [name, json] : record.unknown)
            if (!says_nothing(json))
                speller_.look_at(name, members, [&](std::string_view one) {
                    const schema::Field* field = record.kind().find(one).field;
                    return field && record.has(*field) && !is_left_out(record, *field);
                });
    }
    // A quantity of 1 may be the default, which nobody sent.
    static bool is_left_out(const Record& record, const schema::Field& field) {
        const auto* number = std::get_if<std::int64_t>(&record.at(field));
        return field.name == kinds::order_detail.quantity.name && number && *number == 1;
    }

    Speller speller_{};
};

}  // namespace

void warn_of_spelling(const Record& order, Warnings& warnings) {
    OrderSpeller speller;
    speller.look_at_order(order);
    for (std::string& sentence : std::move(speller).told()) warnings.add(std::move(sentence));
}

}  // namespace domain
