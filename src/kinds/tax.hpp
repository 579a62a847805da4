// Taxes: a rate or an amount, by quantity or by service type where a country wants that.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 2> tax_types{"Percentage", "Amount"};
inline constexpr std::string_view tax_target_item = "Item";
inline constexpr std::array<std::string_view, 3> tax_targets{tax_target_item, "Modifier", "Check"};

// A rate of its own for each service type.
struct ServiceRates : Kind {
    using Kind::Kind;
    constexpr ServiceRates() : Kind("serviceRates", "serviceRates") {}

    Text    id        {this, "id"};
    Percent qsr       {this, "qsrTax", a_share};
    Percent bar_tab   {this, "barTabTax", a_share};
    Percent to_go     {this, "toGoTax", a_share};
    Percent delivery  {this, "deliveryTax", a_share};
    Percent for_here  {this, "forHereTax", a_share};
    Percent web_order {this, "webOrderTax", a_share};
    Percent dine_in   {this, "dineInTax", a_share};
};
inline constexpr ServiceRates service_rates;
static_assert(service_rates.is_unambiguous());

// The rates that hold from a quantity on.
struct QuantityRates : ServiceRates {
    constexpr QuantityRates() : ServiceRates("quantityRates", "quantityRates") {}

    Count   quantity {this, "quantity", at_least(0)};
    Percent rate     {this, "taxPercentage", a_share};
    Json    message  {this, "sMessage", help("left by editors that check a row, kept as sent")};
    Json    error    {this, "qtyErr", help("likewise")};
};
inline constexpr QuantityRates quantity_rates;
static_assert(quantity_rates.is_unambiguous());

struct Tax : StoredKind {
    constexpr Tax() : StoredKind("tax", "taxes", Traits{
        .about = "Taxes: a rate or an amount, by quantity or by service type where a country wants that.",
        .label = "Tax", .in_use = "This tax is attached with some item, so could not inactivate."}) {}

    Text       name               {this, "name", a_name};
    Text       code               {this, "taxCode", searchable};
    Choice     type               {this, "taxType", one_of(tax_types) | initially("\"Percentage\"")};
    Choice     applies_to         {this, "applyTo", one_of(tax_targets) | facet | initially("\"Item\"")};
    Percent    percentage         {this, "percentage", a_share};
    Percent    applied_rate       {this, "applyTax", a_share};
    Amount     amount             {this, "amount", at_least(0)};
    Flag       is_inclusive       {this, "inclusive", help("the price already contains it")};
    Flag       is_default         {this, "defaultTax", help("given to a new menu item that names no taxes")};
    Flag       on_raw_check       {this, "applyOnRawCheck"};
    References together_with      {this, "taxes", to("tax") | help("taxes applied together with this one; never in a circle")};
    Flag       is_by_quantity     {this, "isQuantityBased"};
    Records    quantity_rates     {this, "quantityBasedTaxes", kinds::quantity_rates};
    Flag       is_by_service_type {this, "isTaxPerServiceType"};
    Records    service_rates      {this, "taxPerServiceTypeTaxes", kinds::service_rates};
    Count      combo_length       {this, "comboLength", at_least(0)};
};

inline constexpr Tax tax;
static_assert(tax.is_unambiguous());

}  // namespace kinds
