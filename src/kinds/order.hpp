// Web orders: what a guest orders, how it reaches them and how it is paid.
#pragma once

#include "kinds/delivery.hpp"
#include "kinds/order_line.hpp"

namespace kinds {

struct CcDetails : Kind {
    constexpr CcDetails() : Kind("ccDetails", "ccDetails", Traits{.about = "What a payment service reported about a card payment."}) {}

    Count transaction_status {this, "transactionStatus", help("Outcome reported by the payment service.")};
    Text  transaction_id     {this, "transactionID", help("Id of the payment.")};
    Text  transaction_tag    {this, "transactionTag", help("A further id of the payment.")};
    Text  amount             {this, "amount", help("Amount paid, as the payment service wrote it.")};
    Text  amount_text        {this, "amountStr", help("The same, as the payment service wrote it.")};
    Text  currency           {this, "currency", help("Currency of the payment.")};
    Text  card_holder        {this, "cardHolderName", help("Name on the card.")};
    Text  expiry             {this, "expDate", help("When the card expires; never kept.")};
    Text  card_type          {this, "cardType", help("Brand of the card.")};
    Text  card_number        {this, "cardNumber", help("Number of the card; only the last four digits are kept.")};
};
inline constexpr CcDetails cc_details;
static_assert(cc_details.is_unambiguous());

struct Refund : Kind {
    constexpr Refund() : Kind("refund", "refunds", Traits{.about = "A refund for an order."}) {}

    Text    id                   {this, "id", help("Identifies the refund.")};
    Amount  amount               {this, "amount", help("Amount refunded, including points and allowance.")};
    Amount  money                {this, "moneyAmount", help("The part refunded in money; the rest was returned as points or allowance. An extension.")};
    Amount  tax_amount           {this, "taxAmount", help("Exclusive tax in it.")};
    Amount  inclusive_tax_amount {this, "inclusiveTaxAmount", help("Inclusive tax in it.")};
    Text    reason               {this, "reason", a_remark | help("Why it was refunded.")};
    Json    items                {this, "items", in_form(a_list) | help("The lines and quantities that were refunded.")};
    Count   status               {this, "status", help("1 pending, 2 completed, 3 failed.")};
    Count   point_difference     {this, "loyaltyPointDifference", help("By how much it changed the customer's points.")};
    Text    created_by           {this, "createdBy", help("Who refunded it.")};
    Instant date                 {this, "date", help("When it was refunded.")};
};
inline constexpr Refund refund;
static_assert(refund.is_unambiguous());

struct OrderPayment : Kind {
    constexpr OrderPayment() : Kind("orderPayment", "orderPayments", Traits{.about = "A payment for an order, whole or in part. Points and allowances that were spent are payments too."}) {}

    Text    id         {this, "id", server_owned | help("Identifies the payment.")};
    Amount  amount     {this, "amount", help("Amount paid, including tip; for a new payment without it, the balance of the order.")};
    Text    method     {this, "paymentMethod", help("How it was paid: `Visa`, `Cash`, `Points`, `Allowance`.")};
    Text    type       {this, "paymentType", help("Type of the payment, kept as sent.")};
    Count   points     {this, "points", server_owned | help("For points: how many.")};
    Nested  card       {this, "ccDetails", cc_details, help("What the payment service reported.")};
    Text    created_by {this, "createdBy", server_owned | help("Who recorded it.")};
    Instant date       {this, "date", server_owned | help("When it was recorded.")};
};
inline constexpr OrderPayment order_payment;
static_assert(order_payment.is_unambiguous());

struct StatusRequest : Kind {
    constexpr StatusRequest() : Kind("orderStep", "orderSteps", Traits{.about = "The status to give an order."}) {}

    Count   status           {this, "orderStatus", required | at_least(1) | at_most(10) | help("2 accepted, 3 preparing, 4 ready, 5 out for delivery, 6 completed, 7 rejected, 8 cancelled, 9 expired; 1 releases a scheduled order.")};
    Text    reason           {this, "reason", a_remark | help("Why the status changed.")};
    Count   promised_minutes {this, "promisedMinutes", at_least(1) | at_most(1440) | help("With 2 to 5: in how many minutes the order is promised. An extension.")};
    Instant promised_time    {this, "promisedTime", help("With 2 to 5, instead of minutes: when the order is promised, at most 31 days ahead. An extension.")};
};
inline constexpr StatusRequest status_request;
static_assert(status_request.is_unambiguous());

struct PromiseRequest : Kind {
    constexpr PromiseRequest() : Kind("orderPromiseChange", "orderPromiseChanges", Traits{.about = "The time to promise for an order."}) {}

    Count   minutes {this, "promisedMinutes", at_least(1) | at_most(1440) | help("In how many minutes the order is promised.")};
    Instant time    {this, "promisedTime", help("Instead of minutes: when it is promised, at most 31 days ahead.")};
    Text    reason  {this, "reason", a_remark | help("Why the time changed.")};
};
inline constexpr PromiseRequest promise_request;
static_assert(promise_request.is_unambiguous());

struct CancelRequest : Kind {
    constexpr CancelRequest() : Kind("orderCancellation", "orderCancellations", Traits{.about = "How a guest cancels an order."}) {}

    Text follow_token {this, "followToken", help("The token of the order; `follow` in the query works too.")};
    Text reason       {this, "reason", a_remark | help("Why the status changed.")};
};
inline constexpr CancelRequest cancel_request;
static_assert(cancel_request.is_unambiguous());

struct StatusChange : Kind {
    constexpr StatusChange() : Kind("orderStatusChange", "orderStatusChanges", Traits{.about = "A change of an order's status."}) {}

    Count   status     {this, "orderStatus", help("The new status.")};
    Text    text       {this, "orderStatusStr", help("The same in words.")};
    Text    reason     {this, "reason", a_remark | help("Why the status changed.")};
    Text    created_by {this, "createdBy", help("Who changed it.")};
    Instant date       {this, "date", help("When it changed.")};
    Count   revision   {this, "revision", help("Revision of the order that the change made.")};
};
inline constexpr StatusChange status_change;
static_assert(status_change.is_unambiguous());

struct OrderPromise : Kind {
    constexpr OrderPromise() : Kind("orderPromise", "orderPromises", Traits{.about = "A time that was promised for an order."}) {}

    Instant time       {this, "promisedTime", help("The promised time; absent when the promise was taken back.")};
    Text    reason     {this, "reason", a_remark | help("Why the time changed.")};
    Flag    is_moved   {this, "isMoved", help("Whether the order itself was moved to another time by a correction.")};
    Text    created_by {this, "createdBy", help("Who promised it.")};
    Instant date       {this, "date", help("When it was promised.")};
    Count   revision   {this, "revision", help("Revision of the order that the promise made.")};
};
inline constexpr OrderPromise order_promise;
static_assert(order_promise.is_unambiguous());

// The status that an order had at one of its revisions, from the status changes in its document.
// Nothing when the document has none up to that revision.
std::optional<std::int64_t> order_status_at(std::string_view document, std::int64_t revision);

// What changes during the life of an order. It is stored apart from the rest, which stays as
// submitted, so that a step does not rewrite the whole order; an answer has both, one after the
// other.
struct OrderState : Kind {
    constexpr OrderState() : Kind("orderState", "orderStates", Traits{.about = "What changes during the life of an order."}) {}

    Text    number       {this, "orderNumber"};
    Count   status       {this, "orderStatus"};
    Text    status_text  {this, "orderStatusStr"};
    Flag    is_paid      {this, "paymentPaid"};
    Amount  paid         {this, "paidAmount"};
    Amount  balance      {this, "balanceAmount"};
    Records payments     {this, "payments", order_payment};
    Flag    is_refunded  {this, "isRefunded"};
    Records refunds      {this, "refund", refund};
    Instant released     {this, "released"};
    Text    sale         {this, "saleId"};
    Text    check_id     {this, "checkID"};
    Count   earned       {this, "loyaltyPointsEarned"};
    Records changes      {this, "statusChanges", status_change};
    Instant promised     {this, "promisedTime"};
    Records promises     {this, "promises", order_promise};
    Count   revision     {this, "revision"};
    Instant last_updated {this, "lastUpdated"};
};
inline constexpr OrderState order_state;
static_assert(order_state.is_unambiguous());

struct Order : Kind {
    constexpr Order() : Kind("order", "orders", Traits{
        .about = "A web order. The service fills in amounts that are left out.",
        .example = R"({"orderDetails":[{"miName":"Margherita","quantity":2,"itemPrice":1250,"taxes":[{"txExternalID":"VAT","txName":"Sales Tax","percentage":8875}],"optionalModifiers":[{"mName":"Olives","modifierPrice":150}]}],"deliveryDetail":[{"deliveryType":"Pickup"}]})",
        .label = "Order"}) {}

    Text    id                   {this, "id", server_owned | help("Identifies the order; assigned by the service.")};
    Text    unique_id            {this, "uniqueOrderID", characters_max(255) | help("The client's own id of the order. The same order sent twice is one order.")};
    Text    number               {this, "orderNumber", help("Number of the order; assigned by the service.")};
    Records lines                {this, "orderDetails", order_detail, help("Its lines.")};
    Amount  sub_total            {this, "subTotal", help("Sum of the amounts of the lines.")};
    Amount  total                {this, "totalAmount", help("Amount to be paid: `subTotal` less discounts, plus `taxAmount`, delivery charge and tip.")};
    Records taxes                {this, "taxes", order_tax, help("Total of each exclusive tax.")};
    Amount  tax_amount           {this, "taxAmount", help("Sum of the exclusive taxes.")};
    Records inclusive_taxes      {this, "inclusiveTaxes", order_tax, help("Total of each inclusive tax.")};
    Amount  inclusive_tax_amount {this, "inclusiveTaxAmount", help("Sum of the inclusive taxes.")};
    Amount  total_tax            {this, "totalTax", help("Both sums together.")};
    Records discounts            {this, "discounts", order_discount, help("Discounts on the whole order.")};
    Count   status               {this, "orderStatus", help("1 placed, 2 accepted, 3 preparing, 4 ready, 5 out for delivery, 6 completed, 7 rejected, 8 cancelled, 9 expired, 10 scheduled.")};
    Text    ordered_date         {this, "orderedDateStr", help("When the guest ordered, kept as sent.")};
    Records delivery             {this, "deliveryDetail", delivery_detail, one_element_list | help("How it reaches the guest; only the first entry counts. A single object is accepted too.")};
    Nested  zone                 {this, "zoneDetails", zone_details, help("The zone that it is delivered to.")};
    Flag    is_paid              {this, "paymentPaid", help("Whether it is paid.")};
    Count   payment_type         {this, "paymentType", help("1 online, 2 cash on delivery.")};
    Amount  delivery_charge      {this, "deliveryCharge", a_price | help("Price of the delivery.")};
    Text    delivery_time        {this, "deliveryTime", help("When it is expected to arrive, kept as sent.")};
    Text    comments             {this, "comments", a_remark | help("Notes for the driver.")};
    Text    allergy_note         {this, "allergyNote", a_remark | help("Allergies of the guest, apart from other notes, so that nobody overlooks them. An extension.")};
    Flag    is_discounted        {this, "discountApplied", help("Whether a discount was given, kept as sent.")};
    Text    discount_id          {this, "discountId", help("Id of the discount, kept as sent.")};
    Text    discount_code        {this, "appliedDiscountCode", help("The discount code that the guest entered.")};
    Text    mail_status          {this, "mailStatus", help("Whether a mail was sent to the guest, kept as sent.")};
    Text    user_type            {this, "userType", help("`guest` and the like, kept as sent.")};
    Amount  tip                  {this, "driverTipAmount", a_price | help("Tip for the driver.")};
    Nested  card                 {this, "ccDetails", cc_details, help("What the payment service reported, for online payments.")};
    Count   merchant_type        {this, "merchantType", help("Number of the payment service, kept as sent.")};
    Flag    is_refunded          {this, "isRefunded", server_owned | help("Whether money was refunded.")};
    Records refunds              {this, "refund", refund, server_owned | help("Its refunds.")};
    Reference customer           {this, "customer", form_only | help("Id of the customer. Its membership may exempt it from tax. An extension.")};
    Amount  exempted_tax         {this, "exemptTaxAmount", server_owned | help("Tax that an exempt customer does not pay. An extension.")};
    Flag    pricing_differs      {this, "pricingDiffers", server_owned | help("Whether a sent amount that decides what is to be paid differs from the service's calculation. An extension.")};
    Text    pricing              {this, "orderPricing", server_owned | help("Where its prices come from: `verify` from the order itself, `catalogue` from the menu. An extension.")};
    Json    declared             {this, "declared", server_owned | help("Sent amounts that differ from the service's calculation, by their path. An extension.")};
    Count   redeem_points        {this, "redeemPoints", at_least(0) | help("Points that the customer pays with. An extension.")};
    Amount  allowance            {this, "allowanceAmount", a_price | help("Amount that the customer pays with the allowance of the membership plan. An extension.")};
    Text    store                {this, "store", server_owned | help("Id of the store. An extension.")};
    Text    external_number      {this, "externalOrderNumber", server_owned | help("The `orderNumber` that was sent. An extension.")};
    Count   declared_status      {this, "declaredOrderStatus", server_owned | help("The `orderStatus` that was sent. An extension.")};
    Flag    declared_paid        {this, "declaredPaid", server_owned | help("The `paymentPaid` that was sent with a key that is not trusted to report payments. An extension.")};
    Instant date_created         {this, "dateCreated", server_owned | help("When it was placed, that is, when it arrived. An extension.")};
    Text    created_by           {this, "createdBy", server_owned | help("Id of the key that it was placed with. An extension.")};
    Instant scheduled_for        {this, "scheduledFor", server_owned | help("For a scheduled order: the time that it is for. An extension.")};
    Text    status_text          {this, "orderStatusStr", server_owned | help("The status in words. An extension.")};
    Amount  paid                 {this, "paidAmount", server_owned | help("Amount paid so far. An extension.")};
    Amount  balance              {this, "balanceAmount", server_owned | help("Amount still to be paid, less points and allowance that are held for it. An extension.")};
    Records payments             {this, "payments", order_payment, server_owned | help("How it was paid. An extension.")};
    Instant released             {this, "released", server_owned | help("For a scheduled order: when it went to the kitchen. An extension.")};
    Text    sale                 {this, "saleId", server_owned | help("Id of the sale that it became. An extension.")};
    Text    check_id             {this, "checkID", server_owned | help("The `checkID` of the check that replaced it: both are one sale, with the check's payments. An extension.")};
    Count   earned               {this, "loyaltyPointsEarned", server_owned | help("Points that the customer earned with it. An extension.")};
    Records changes              {this, "statusChanges", status_change, server_owned | help("Each status that it had, and who changed it. An extension.")};
    Instant promised             {this, "promisedTime", server_owned | help("When the store promised it. An extension.")};
    Records promises             {this, "promises", order_promise, server_owned | help("Each time that was promised, and who promised it; the last one counts. An extension.")};
    Count   revision             {this, "revision", server_owned | help("Increases with every change. An extension.")};
    Instant last_updated         {this, "lastUpdated", server_owned | help("When it last changed. An extension.")};
    Text    follow_token         {this, "followToken", server_owned | help("Lets the guest read and cancel this order with a key that may only submit. An extension.")};
    Json    warnings             {this, "warnings", server_owned | in_form(some_texts) | help("What looks wrong but was accepted: ids, prices and taxes that differ from the menu, members that look misspelt. Absent when nothing does. An extension.")};
    Json    trace                {this, "trace", server_owned | help("How each amount was calculated, step by step; only from `priceOrder`. An extension.")};
};
inline constexpr Order order;
static_assert(order.is_unambiguous());

// A stored order. A member that became a field after the order was stored is left out if it has
// another form: until then it was unknown, and kept as it came.
Record read_order(std::string_view json);
// The text that was stored before such a member could be in it, without those that the state of an
// order has by now.
std::string without_state(std::string_view json);

}  // namespace kinds
