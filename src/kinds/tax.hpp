// Taxes: a rate or an amount, by quantity or by service type where a country requires it.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 2> tax_types{"Percentage", "Amount"};
inline constexpr std::string_view tax_target_item = "Item";
inline constexpr std::array<std::string_view, 3> tax_targets{tax_target_item, "Modifier", "Check"};

// A separate rate for each service type.
struct ServiceRates : Kind {
    using Kind::Kind;
    constexpr ServiceRates() : Kind("serviceRates", "serviceRates", Traits{.about = "Rates of a tax for each service type."}) {}

    Text    id        {this, "id", help("Identifies the row for the editor that made it, kept as sent.")};
    Percent qsr       {this, "qsrTax", a_share | help("Rate for quick service.")};
    Percent bar_tab   {this, "barTabTax", a_share | help("Rate for bar tabs.")};
    Percent to_go     {this, "toGoTax", a_share | help("Rate for orders to go.")};
    Percent delivery  {this, "deliveryTax", a_share | help("Rate for deliveries.")};
    Percent for_here  {this, "forHereTax", a_share | help("Rate for orders eaten here.")};
    Percent web_order {this, "webOrderTax", a_share | help("Rate for web orders.")};
    Percent dine_in   {this, "dineInTax", a_share | help("Rate for guests at a table.")};
};
inline constexpr ServiceRates service_rates;
static_assert(service_rates.is_unambiguous());

// The rates that apply from a quantity on.
struct QuantityRates : ServiceRates {
    constexpr QuantityRates() : ServiceRates("quantityRates", "quantityRates", Traits{.about = "Rates of a tax from a given number of pieces."}) {}

    Count   quantity {this, "quantity", at_least(0) | help("Number of pieces from which the row applies.")};
    Percent rate     {this, "taxPercentage", a_share | help("Rate of the row.")};
    Json    message  {this, "sMessage", help("Left by editors that check the row, kept as sent.")};
    Json    error    {this, "qtyErr", help("Left by editors that check the quantity, kept as sent.")};
};
inline constexpr QuantityRates quantity_rates;
static_assert(quantity_rates.is_unambiguous());

struct Tax : StoredKind {
    constexpr Tax() : StoredKind("tax", "taxes", Traits{
        .about = "Taxes: a rate or an amount, by quantity or by service type where a country requires it.",
        .example_id = "650000000000000000001006",
        .example = R"({"name":"City Tax","store":"650000000000000000000101","taxCode":"CT","taxType":"Percentage","percentage":1500,"applyTo":"Item"})",
        .label = "Tax", .in_use = "This tax is attached with some item, so could not inactivate."}) {}

    Text       name               {this, "name", a_name | help("Name of the tax, unique among the active taxes of the store.")};
    Text       code               {this, "taxCode", searchable | help("Code of the tax in other systems; `search` finds it.")};
    Choice     type               {this, "taxType", one_of(tax_types) | initially("\"Percentage\"") | help("Whether `percentage` or `amount` applies.")};
    Choice     applies_to         {this, "applyTo", one_of(tax_targets) | facet | initially("\"Item\"") | help("What the tax is on: items, modifiers or whole checks.")};
    Percent    percentage         {this, "percentage", a_share | shown_empty_as("0") | help("Rate of the tax, when `taxType` is Percentage.")};
    Percent    applied_rate       {this, "applyTax", a_share | shown_empty_as("0") | help("Rate that registers apply, where it differs.")};
    Amount     amount             {this, "amount", at_least(0) | shown_empty_as("0") | help("Amount of the tax for each piece, when `taxType` is Amount.")};
    Flag       is_inclusive       {this, "inclusive", help("Whether prices already contain the tax.")};
    Flag       is_default         {this, "defaultTax", help("Whether a new menu item that names no taxes gets this one.")};
    Flag       on_raw_check       {this, "applyOnRawCheck", help("Whether it is calculated on the check before discounts.")};
    References together_with      {this, "taxes", to("tax") | help("Ids of the taxes that are applied together with this one; never in a circle.")};
    Flag       is_by_quantity     {this, "isQuantityBased", help("Whether the rate depends on the number of pieces.")};
    Records    quantity_rates     {this, "quantityBasedTaxes", kinds::quantity_rates, help("Rates by number of pieces, when `isQuantityBased` is true.")};
    Flag       is_by_service_type {this, "isTaxPerServiceType", help("Whether the rate depends on the service type.")};
    Records    service_rates      {this, "taxPerServiceTypeTaxes", kinds::service_rates, help("Rates by service type, when `isTaxPerServiceType` is true.")};
    Count      combo_length       {this, "comboLength", at_least(0) | help("How many taxes a device shows with it, kept as sent.")};
};

inline constexpr Tax tax;
static_assert(tax.is_unambiguous());

}  // namespace kinds
