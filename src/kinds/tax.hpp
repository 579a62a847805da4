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
    Percent qsr       {this, "qsrTax", a_share | help("Rate for quick service.")
            | labelled("Quick service")};
    Percent bar_tab   {this, "barTabTax", a_share | help("Rate for bar tabs.")
            | labelled("Bar tabs")};
    Percent to_go     {this, "toGoTax", a_share | help("Rate for orders to go.")
            | labelled("Orders to go")};
    Percent delivery  {this, "deliveryTax", a_share | help("Rate for deliveries.")
            | labelled("Deliveries")};
    Percent for_here  {this, "forHereTax", a_share | help("Rate for orders eaten here.")
            | labelled("Eaten here")};
    Percent web_order {this, "webOrderTax", a_share | help("Rate for web orders.")
            | labelled("Web orders")};
    Percent dine_in   {this, "dineInTax", a_share | help("Rate for guests at a table.")
            | labelled("At a table")};
};
inline constexpr ServiceRates service_rates;
static_assert(service_rates.is_unambiguous());

// The rates that apply from a quantity on.
struct QuantityRates : ServiceRates {
    constexpr QuantityRates() : ServiceRates("quantityRates", "quantityRates", Traits{.about = "Rates of a tax from a given number of pieces."}) {}

    Count   quantity {this, "quantity", at_least(0) | help("Number of pieces from which the row applies.")
            | labelled("From pieces") | shown_first | column(1)};
    Percent rate     {this, "taxPercentage", a_share | help("Rate of the row.")
            | labelled("Rate") | shown_first | column(2)};
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
        .label = "Tax", .in_use = "This tax is attached with some item, so could not inactivate.",
        .shown = {.group = "store"}}) {}

    Text       name               {this, "name", a_name | help("Name of the tax, unique among the active taxes of the store.")};
    Text       code               {this, "taxCode", searchable | help("Code of the tax in other systems; `search` finds it.")
            | labelled("Code") | column(6) | hint("Its code in other systems.")};
    Choice     type               {this, "taxType", one_of(tax_types) | initially("\"Percentage\"") | help("Whether `percentage` or `amount` applies.")
            | labelled("Calculated as") | no_hint | shown_first};
    Choice     applies_to         {this, "applyTo", one_of(tax_targets) | facet | initially("\"Item\"") | help("What the tax is on: items, modifiers or whole checks.")
            | labelled("Applies to") | column(3) | no_hint | shown_first};
    Percent    percentage         {this, "percentage", a_share | shown_empty_as("0") | help("Rate of the tax, when `taxType` is Percentage.")
            | labelled("Rate") | column(2) | when("taxType", "Percentage") | no_hint | shown_first};
    Percent    applied_rate       {this, "applyTax", a_share | shown_empty_as("0") | help("Rate that registers apply, where it differs.")
            | labelled("Rate on registers") | when("taxType", "Percentage") | folded | hint("Where registers apply another rate.") | in_section(sections::rates)};
    Amount     amount             {this, "amount", at_least(0) | shown_empty_as("0") | help("Amount of the tax for each piece, when `taxType` is Amount.")
            | when("taxType", "Amount") | hint("For each piece.") | shown_first};
    Flag       is_inclusive       {this, "inclusive", help("Whether prices already contain the tax.")
            | labelled("Contained in prices") | column(4)};
    Flag       is_default         {this, "defaultTax", help("Whether a new menu item that names no taxes gets this one.")
            | labelled("For new items") | column(5) | hint("A new menu item that names no taxes gets this one.")};
    Flag       on_raw_check       {this, "applyOnRawCheck", help("Whether it is calculated on the check before discounts.")
            | labelled("Before discounts") | folded | in_section(sections::rates)};
    References together_with      {this, "taxes", to("tax") | help("Ids of the taxes that are applied together with this one; never in a circle.")
            | labelled("Together with") | hint("Taxes that are applied together with this one.") | in_section(sections::rates)};
    Flag       is_by_quantity     {this, "isQuantityBased", help("Whether the rate depends on the number of pieces.")
            | labelled("Rate depends on pieces") | in_section(sections::rates)};
    Records    quantity_rates     {this, "quantityBasedTaxes", kinds::quantity_rates, help("Rates by number of pieces, when `isQuantityBased` is true.")
            | labelled("Rates by pieces") | when("isQuantityBased", "true") | no_hint | in_section(sections::rates)};
    Flag       is_by_service_type {this, "isTaxPerServiceType", help("Whether the rate depends on the service type.")
            | labelled("Rate depends on service type") | in_section(sections::rates)};
    Records    service_rates      {this, "taxPerServiceTypeTaxes", kinds::service_rates, help("Rates by service type, when `isTaxPerServiceType` is true.")
            | labelled("Rates by service type") | when("isTaxPerServiceType", "true") | no_hint | in_section(sections::rates)};
    Count      combo_length       {this, "comboLength", at_least(0) | help("How many taxes a device shows with it, kept as sent.")
            | left_out};
};

inline constexpr Tax tax;
static_assert(tax.is_unambiguous());

}  // namespace kinds
