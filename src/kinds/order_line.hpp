// What a web order is made of: its lines, their modifiers, and the taxes and discounts on them.
//
// The service fills in amounts that a client leaves out. Those marked "informational" show how
// others were calculated: what a client sends for them is never a reason to refuse an order.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

// For Format::canonical: a number, or a number in text, from 0 to 100.
std::optional<std::string> canonical_share(std::string_view json);

inline constexpr Format a_decimal_share{
    .expectation = "must be a number from 0 to 100",
    .schema = R"({"type":"number","minimum":0,"maximum":100})", .example = "12.5", .canonical = &canonical_share};

// For Format::canonical: a list of indexes, from 0.
std::optional<std::string> canonical_places(std::string_view json);

inline constexpr Format some_places{
    .expectation = "must be a list of whole numbers, 0 or more",
    .schema = R"({"type":"array","items":{"type":"integer","minimum":0}})", .example = "[0]", .canonical = &canonical_places};

inline constexpr Rules a_price = at_least(0);
inline constexpr Rules a_quantity = initially("1") | at_least(1) | at_most(100'000);
inline constexpr Rules a_remark = characters_max(2'000);

struct OrderTax : Kind {
    constexpr OrderTax() : Kind("orderTax", "orderTaxes", Traits{.about = "A tax on a part of an order, or on all of it."}) {}

    Text    external_id        {this, "txExternalID", help("Id of the tax.")};
    Text    name               {this, "txName", help("Name of the tax.")};
    Percent percentage         {this, "percentage", a_share | help("The rate for this order. Without one, `amount` applies.")};
    Amount  amount             {this, "amount", at_least(0) | help("Amount of the tax.")};
    Text    tax                {this, "tax", help("Id of the tax in the system that sent it, kept as sent.")};
    Flag    is_by_service_type {this, "isTaxPerServiceType", help("Whether the rate depends on the service type, kept as sent.")};
    Json    tax_on_tax         {this, "taxOnTax", in_form(some_texts) | help("The taxes that are charged on this one: their `txExternalID` or `tax`.")};
    Flag    is_on_raw          {this, "applyOnRawCheck", help("Whether it is calculated on the price before discounts. An extension.")};
    Flag    is_on_taxes_only   {this, "isOnTaxesOnly", help("Whether it is charged on the taxes that name it in `taxOnTax`, and not on the price. An extension.")};
};
inline constexpr OrderTax order_tax;
static_assert(order_tax.is_unambiguous());

struct OrderDiscount : Kind {
    constexpr OrderDiscount() : Kind("orderDiscount", "orderDiscounts", Traits{.about = "A discount on a line of an order, or on the whole order."}) {}

    Text   external_id               {this, "disExternalID", help("Id of the discount.")};
    Text   name                      {this, "name", help("Name of the discount.")};
    Count  value                     {this, "discountValue", at_least(0) | at_most(100) | help("Whole percent that it takes off; 0 or none means that `discountAmount` applies.")};
    Amount amount                    {this, "discountAmount", a_price | help("The amount it takes off.")};
    Text   type                      {this, "discountType", help("`Item Based` and the like, kept as sent.")};
    Flag   is_after_tax              {this, "isAfterTax", help("Whether it is taken off the amount after tax. It then reduces no tax.")};
    Amount tax                       {this, "discountTax", help("Tax that it saved; informational.")};
    Flag   covers_modifiers          {this, "includeAdditionalModifier", help("Whether it also applies to modifiers; true when absent.")};
    Count  item_amount               {this, "menuDiscountAmount", help("Amount it took off items; informational.")};
    Count  item_inclusive_tax        {this, "menuDiscountInclusiveTax", help("Inclusive tax that it saved on items; informational.")};
    Count  modifier_amount           {this, "modifiersDiscountAmount", help("Amount it took off modifiers; informational.")};
    Count  item_tax                  {this, "menuDiscountTax", help("Exclusive tax that it saved on items; informational.")};
    Count  modifier_inclusive_tax    {this, "modifiersDiscountInclusiveTax", help("Inclusive tax that it saved on modifiers; informational.")};
    Count  modifier_tax              {this, "modifiersDiscountTax", help("Exclusive tax that it saved on modifiers; informational.")};
    Count  all_inclusive_tax         {this, "totalInclusiveTax", help("Inclusive tax that it saved on items and modifiers; informational.")};
    Count  all_modifier_inclusive_tax{this, "modifierTotalInclusiveTax", help("Inclusive tax that it saved on modifiers; informational.")};
    Text   adjust_amount             {this, "adjustAmount", help("`After Tax` means the same as `isAfterTax`.")};
    Percent percentage               {this, "percentage", a_share | help("The percentage with decimals, which `discountValue` cannot express. An extension.")};
    Amount amount_max                {this, "maximumAmount", a_price | help("The most that it takes off. An extension.")};
    Amount full_amount               {this, "fullAmount", a_price | help("For an amount: its value for the whole order, shared among all lines that name it, or with `perQuantity` for each piece; `discountAmount` is then the amount it took off here. An extension.")};
    Flag   is_per_piece              {this, "perQuantity", help("Whether `fullAmount` applies to each piece. An extension.")};
    Json   lines                     {this, "lines", in_form(some_places) | help("For a discount on the whole order: the lines it applies to, the first being 0; none means all. An extension.")};
    Count  quantity                  {this, "quantity", at_least(0) | help("Number of pieces that it was given for, kept as sent.")};
};
inline constexpr OrderDiscount order_discount;
static_assert(order_discount.is_unambiguous());

struct OrderModifier : Kind {
    constexpr OrderModifier() : Kind("orderModifier", "orderModifiers", Traits{.about = "A modifier of a line of an order. Amounts are for the whole line."}) {}

    Text    group_id               {this, "mgExternalID", help("Id of the modifier group.")};
    Text    group_name             {this, "mgName", help("Name of the modifier group.")};
    Text    external_id            {this, "mExternalID", help("Id of the modifier.")};
    Text    name                   {this, "mName", help("Name of the modifier.")};
    Text    prefix_id              {this, "pExternalID", help("Id of the prefix: extra, no, on the side.")};
    Text    prefix_name            {this, "pName", help("Name of the prefix.")};
    Text    slice_name             {this, "sliceName", help("The part of the item that it is on, kept as sent.")};
    Count   quantity               {this, "quantity", a_quantity | help("How many times it is on each item of the line.")};
    Amount  price                  {this, "mPrice", a_price | help("Unit price: that of the modifier plus that of its prefix.")};
    Amount  prefix_price           {this, "prefixPrice", a_price | help("Price of the prefix.")};
    Amount  modifier_price         {this, "modifierPrice", a_price | help("Price of the modifier without its prefix.")};
    Amount  amount                 {this, "amount", help("`mPrice` times its quantity times the quantity of the line.")};
    Amount  total                  {this, "totalAmount", help("Its amount plus the exclusive taxes on it.")};
    Records taxes                  {this, "taxes", order_tax, help("Taxes that are added to its price.")};
    Amount  tax_amount             {this, "taxAmount", help("Sum of the exclusive taxes on it.")};
    Records inclusive_taxes        {this, "inclusiveTaxes", order_tax, help("Taxes that its price contains.")};
    Amount  inclusive_tax_amount   {this, "inclusiveTaxAmount", help("Sum of the inclusive taxes in it.")};
    Amount  total_tax              {this, "totalTax", help("Both sums together.")};
    Amount  discount_price         {this, "discountModifierprice", help("Amount that discounts took off it; informational.")};
    Amount  discount_tax           {this, "discountTaxAmount", help("Exclusive tax that discounts saved on it; informational.")};
    Amount  discount_inclusive_tax {this, "discountInclusiveTaxAmount", help("Inclusive tax that discounts saved on it; informational.")};
    Amount  exempted_tax           {this, "exemptTaxAmount", server_owned | help("Tax that an exempt customer did not pay. An extension.")};
};
inline constexpr OrderModifier order_modifier;
static_assert(order_modifier.is_unambiguous());

struct OrderDetail : Kind {
    constexpr OrderDetail() : Kind("orderDetail", "orderDetails", Traits{.about = "A line of an order: an item with its modifiers, taxes and discounts."}) {}

    Text    own_id                       {this, "_id", help("Identifies the line, kept as sent.")};
    Text    category_id                  {this, "catExternalID", help("Id of the category.")};
    Text    subcategory_id               {this, "subCatexternalID", help("Id of the subcategory.")};
    Flag    is_free                      {this, "isFreeItem", help("Whether the item is free. Its modifiers are not.")};
    Text    item_id                      {this, "miExternalID", help("Id of the menu item.")};
    Text    item_name                    {this, "miName", help("Name of the menu item.")};
    Text    image_id                     {this, "miimageID", help("Id of its picture, kept as sent.")};
    Text    size_id                      {this, "ssExternalID", help("Id of the serving size.")};
    Text    size_name                    {this, "ssName", help("Name of the serving size.")};
    Text    menu_item                    {this, "menuItem", help("Id of the item in the system that sent it, kept as sent.")};
    Text    category                     {this, "category", help("Id of the category in the system that sent it, kept as sent.")};
    Count   quantity                     {this, "quantity", a_quantity | help("Number of pieces.")};
    Flag    is_customized                {this, "customizeFlag", help("Whether the guest changed the item, kept as sent.")};
    Count   slices                       {this, "noOfSlice", at_least(0) | help("Number of slices, kept as sent.")};
    Amount  item_price                   {this, "itemPrice", a_price | help("Price of one piece without modifiers.")};
    Amount  price_amount                 {this, "priceAmount", help("`itemPrice` times `quantity`.")};
    Amount  amount                       {this, "amount", help("`priceAmount` plus the amounts of the modifiers.")};
    Amount  total                        {this, "totalAmount", help("`amount` less `totalDiscount`, plus `taxAmount`.")};
    Records included_modifiers           {this, "includedModifiers", order_modifier, help("Modifiers that come with the item.")};
    Records optional_modifiers           {this, "optionalModifiers", order_modifier, help("Modifiers that the guest added.")};
    Records mandatory_modifiers          {this, "mandatoryModifiers", order_modifier, help("Modifiers that the guest had to choose.")};
    Amount  included_price               {this, "includedModifierPrice", help("Sum of the amounts of the included modifiers.")};
    Amount  optional_price               {this, "optionalModifierPrice", help("Sum of the amounts of the optional modifiers.")};
    Amount  mandatory_price              {this, "mandatoryModifierPrice", help("Sum of the amounts of the mandatory modifiers.")};
    Amount  modifier_price               {this, "totalModifierPrice", help("Sum of the amounts of all modifiers.")};
    Count   included_tax                 {this, "includedmodifiertax", help("Exclusive tax on the included modifiers; informational.")};
    Count   included_inclusive_tax       {this, "includedmodiferinctax", help("Inclusive tax in the included modifiers; informational.")};
    Count   optional_tax                 {this, "optionalmodifiertax", help("Exclusive tax on the optional modifiers; informational.")};
    Count   optional_inclusive_tax       {this, "optionalmodifierinctax", help("Inclusive tax in the optional modifiers; informational.")};
    Count   mandatory_tax                {this, "mandatorymodifiertax", help("Exclusive tax on the mandatory modifiers; informational.")};
    Count   mandatory_inclusive_tax      {this, "mandatorymodifierinctax", help("Inclusive tax in the mandatory modifiers; informational.")};
    Records taxes                        {this, "taxes", order_tax, help("Taxes that are added to the price of the item itself.")};
    Amount  item_tax_amount              {this, "itemTaxAmount", help("Exclusive tax on the item.")};
    Amount  item_inclusive_tax_amount    {this, "itemInclusiveTaxAmount", help("Inclusive tax in the item.")};
    Amount  modifier_tax_amount          {this, "modifierTaxAmount", help("Exclusive tax on the modifiers.")};
    Amount  modifier_inclusive_tax_amount{this, "modifierInclusiveTaxAmount", help("Inclusive tax in the modifiers.")};
    Amount  tax_amount                   {this, "taxAmount", help("Exclusive tax on item and modifiers.")};
    Records inclusive_taxes              {this, "inclusiveTaxes", order_tax, help("Taxes that the price of the item contains.")};
    Amount  inclusive_tax_amount         {this, "inclusiveTaxAmount", help("Inclusive tax in item and modifiers.")};
    Amount  exclusive_tax_amount         {this, "exclusiveTaxAmount", help("The same as `taxAmount`.")};
    Amount  item_total_tax               {this, "itemTotalTax", help("All tax of the item.")};
    Amount  modifier_total_tax           {this, "modifierTotalTax", help("All tax of the modifiers.")};
    Amount  total_tax                    {this, "totalTax", help("All tax of the line.")};
    Text    comments                     {this, "comments", a_remark | help("Notes for the kitchen.")};
    Text    allergy_note                 {this, "allergyNote", a_remark | help("Allergies of whoever eats it, apart from other notes. An extension.")};
    Records discounts                    {this, "discounts", order_discount, help("Discounts on this line.")};
    Amount  item_discount                {this, "discountOnMenuItem", help("Amount that discounts took off the item; informational.")};
    Amount  item_discount_inclusive_tax  {this, "discountOnItemIncTax", help("Inclusive tax that they saved on the item; informational.")};
    Amount  item_discount_tax            {this, "discountOnItemTax", help("Exclusive tax that they saved on the item; informational.")};
    Amount  discount_tax                 {this, "totalDiscountTaxAmount", help("Exclusive tax that discounts saved; informational.")};
    Amount  discount_inclusive_tax       {this, "totalDiscountInTaxAmount", help("Inclusive tax that discounts saved; informational.")};
    Amount  discount                     {this, "totalDiscount", help("Amount that discounts took off the line, including its share of those on the whole order.")};
    Amount  discount_taxes               {this, "totalDiscountOnTaxes", help("All tax that discounts saved; informational.")};
    Amount  modifier_discount            {this, "discountOnModifier", help("Amount that discounts took off the modifiers; informational.")};
    Amount  modifier_discount_inclusive_tax{this, "discountOnModifierIncTax", help("Inclusive tax that they saved on the modifiers; informational.")};
    Amount  modifier_discount_tax        {this, "discountOnModifierTax", help("Exclusive tax that they saved on the modifiers; informational.")};
    Count   discounted_pieces            {this, "appliedDiscountQty", at_least(0) | help("How many pieces are discounted, kept as sent.")};
    Count   other_pieces                 {this, "appliedNonDiscountQty", at_least(0) | help("How many are not, kept as sent.")};
    Json    discount_percentage          {this, "discountPercentage", in_form(a_decimal_share) | help("Percentage of the discount, kept as sent.")};
    Flag    amount_differs               {this, "isAmountDiffers", help("Whether the amount differs from that of the order that is repeated, kept as sent.")};
    Amount  exempted_tax                 {this, "exemptTaxAmount", server_owned | help("Tax that an exempt customer did not pay. An extension.")};
};
inline constexpr OrderDetail order_detail;
static_assert(order_detail.is_unambiguous());

}  // namespace kinds
