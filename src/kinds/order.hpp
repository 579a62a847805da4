// Web orders: what a guest asks for, how it comes to them and how it is paid.
#pragma once

#include "kinds/delivery.hpp"
#include "kinds/order_line.hpp"

namespace kinds {

struct CcDetails : Kind {
    constexpr CcDetails() : Kind("ccDetails", "ccDetails", Traits{.about = "What a payment service said about a payment by card."}) {}

    Count transaction_status {this, "transactionStatus", help("Outcome that the payment service gave.")};
    Text  transaction_id     {this, "transactionID", help("Id of the payment.")};
    Text  transaction_tag    {this, "transactionTag", help("A further id of the payment.")};
    Text  amount             {this, "amount", help("What was paid, as the payment service wrote it.")};
    Text  amount_text        {this, "amountStr", help("The same, as the payment service wrote it.")};
    Text  currency           {this, "currency", help("Currency of the payment.")};
    Text  card_holder        {this, "cardHolderName", help("Name on the card.")};
    Text  expiry             {this, "expDate", help("When the card expires; never kept.")};
    Text  card_type          {this, "cardType", help("Brand of the card.")};
    Text  card_number        {this, "cardNumber", help("Number of the card, of which the last four digits are kept.")};
};
inline constexpr CcDetails cc_details;
static_assert(cc_details.is_unambiguous());

struct Refund : Kind {
    constexpr Refund() : Kind("refund", "refunds", Traits{.about = "Money that was given back for an order."}) {}

    Text    id                   {this, "id", help("Identifies the refund.")};
    Amount  amount               {this, "amount", help("What was given back.")};
    Amount  tax_amount           {this, "taxAmount", help("Exclusive tax in it.")};
    Amount  inclusive_tax_amount {this, "inclusiveTaxAmount", help("Inclusive tax in it.")};
    Text    reason               {this, "reason", a_remark | help("Why it was given back.")};
    Json    items                {this, "items", in_form(a_list) | help("The lines and quantities that were given back.")};
    Count   status               {this, "status", help("1 pending, 2 completed, 3 failed.")};
    Count   point_difference     {this, "loyaltyPointDifference", help("By how much the customer's points changed with it.")};
    Text    created_by           {this, "createdBy", help("Who gave it back.")};
    Instant date                 {this, "date", help("When it was given back.")};
};
inline constexpr Refund refund;
static_assert(refund.is_unambiguous());

struct Order : Kind {
    constexpr Order() : Kind("order", "orders", Traits{
        .about = "A web order. Amounts that are left out are filled in by the service.",
        .example = R"({"orderDetails":[{"miName":"Margherita","quantity":2,"itemPrice":1250,"taxes":[{"txExternalID":"VAT","txName":"Sales Tax","percentage":8875}],"optionalModifiers":[{"mName":"Olives","modifierPrice":150}]}],"deliveryDetail":[{"deliveryType":"Pickup"}]})",
        .label = "Order"}) {}

    Text    id                   {this, "id", server_owned | help("Identifies the order; made by the service.")};
    Text    unique_id            {this, "uniqueOrderID", characters_max(255) | help("The client's own id of the order. The same order sent twice is one order.")};
    Text    number               {this, "orderNumber", help("Number of the order; made by the service.")};
    Records lines                {this, "orderDetails", order_detail, help("Its lines.")};
    Amount  sub_total            {this, "subTotal", help("Sum of the amounts of the lines.")};
    Amount  total                {this, "totalAmount", help("What is to be paid: `subTotal` less discounts, with `taxAmount`, delivery charge and tip.")};
    Records taxes                {this, "taxes", order_tax, help("What each exclusive tax comes to.")};
    Amount  tax_amount           {this, "taxAmount", help("Sum of the exclusive taxes.")};
    Records inclusive_taxes      {this, "inclusiveTaxes", order_tax, help("What each inclusive tax comes to.")};
    Amount  inclusive_tax_amount {this, "inclusiveTaxAmount", help("Sum of the inclusive taxes.")};
    Amount  total_tax            {this, "totalTax", help("Both sums together.")};
    Records discounts            {this, "discounts", order_discount, help("Discounts on the whole order.")};
    Count   status               {this, "orderStatus", help("1 placed, 2 accepted, 3 preparing, 4 ready, 5 out for delivery, 6 completed, 7 rejected, 8 cancelled, 9 expired, 10 scheduled.")};
    Text    ordered_date         {this, "orderedDateStr", help("When the guest ordered, kept as sent.")};
    Records delivery             {this, "deliveryDetail", delivery_detail, one_element_list | help("How it comes to the guest; the first entry decides. One object will do.")};
    Nested  zone                 {this, "zoneDetails", zone_details, help("The zone that it is delivered to.")};
    Flag    is_paid              {this, "paymentPaid", help("Whether it is paid.")};
    Count   payment_type         {this, "paymentType", help("1 online, 2 cash on delivery.")};
    Amount  delivery_charge      {this, "deliveryCharge", a_price | help("What the delivery costs.")};
    Text    delivery_time        {this, "deliveryTime", help("When it is expected to arrive, kept as sent.")};
    Text    comments             {this, "comments", a_remark | help("What the driver should know.")};
    Flag    is_discounted        {this, "discountApplied", help("Whether a discount was given, kept as sent.")};
    Text    discount_id          {this, "discountId", help("Id of the discount, kept as sent.")};
    Text    discount_code        {this, "appliedDiscountCode", help("The code that the guest typed in for a discount.")};
    Text    mail_status          {this, "mailStatus", help("Whether the guest was written to, kept as sent.")};
    Text    user_type            {this, "userType", help("`guest` and the like, kept as sent.")};
    Amount  tip                  {this, "driverTipAmount", a_price | help("Tip for the driver.")};
    Nested  card                 {this, "ccDetails", cc_details, help("What the payment service said, for payments online.")};
    Count   merchant_type        {this, "merchantType", help("Number of the payment service, kept as sent.")};
    Flag    is_refunded          {this, "isRefunded", server_owned | help("Whether money was given back.")};
    Records refunds              {this, "refund", refund, server_owned | help("What was given back.")};
    Reference customer           {this, "customer", form_only | help("Id of the customer. Its membership may exempt it from tax. An extension.")};
    Amount  exempted_tax         {this, "exemptTaxAmount", server_owned | help("Tax that an exempt customer does not pay. An extension.")};
    Flag    pricing_differs      {this, "pricingDiffers", server_owned | help("Whether an amount was sent that decides and is another by the service's reckoning. An extension.")};
    Text    pricing              {this, "orderPricing", server_owned | help("Where its prices come from: `verify` from the order itself, `catalogue` from the menu. An extension.")};
    Json    declared             {this, "declared", server_owned | help("Amounts that were sent and are others by the service's reckoning, by their path. An extension.")};
    Json    trace                {this, "trace", server_owned | help("How each amount was reckoned, step by step; of `priceOrder` only. An extension.")};
};
inline constexpr Order order;
static_assert(order.is_unambiguous());

}  // namespace kinds
