// A store and its settings. It is kept like every other record, under its own id as the store.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> order_pricings{"verify", "catalogue", "trust"};
inline constexpr std::array<std::string_view, 2> tax_roundings{"component", "order"};
inline constexpr std::array<std::string_view, 7> week_days{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

// For Traits::check: the time zone must be one of the IANA database, the currency one of ISO 4217.
void check_store(const Record& record, base::Problems& problems);

struct Store : StoredKind {
    constexpr Store() : StoredKind("store", "stores", Traits{
        .about = "A store and its settings.",
        .example_id = "650000000000000000000101",
        .example = R"({"name":"Harbor Street Grill","timeZone":"America/New_York","currency":"USD","dayStart":240,"weekStart":"Monday","city":"New York"})",
        .label = "Store", .check = &check_store}) {}

    Text   name                  {this, "name", a_name | help("Name of the store.")};
    Text   time_zone             {this, "timeZone", initially("\"UTC\"") | help("Time zone of the store, by its name in the IANA database: `America/New_York`.")};
    Text   currency              {this, "currency", initially("\"USD\"") | help("Currency of every amount of the store, in ISO 4217. It is fixed once amounts exist.")};
    Count  day_start             {this, "dayStart", initially("0") | at_least(0) | at_most(1439) | help("When a business day begins, in minutes after midnight.")};
    Choice week_start            {this, "weekStart", one_of(week_days) | initially("\"Monday\"") | help("Day on which a week of the reports begins.")};
    Choice order_pricing         {this, "orderPricing", one_of(order_pricings) | initially("\"verify\"") | help("How the prices of web orders are taken: compared with the catalogue, replaced by it, or trusted.")};
    Choice tax_rounding          {this, "taxRounding", one_of(tax_roundings) | initially("\"component\"") | help("Whether taxes are rounded for each part of an order or once for all of it.")};
    Count  order_lead_minutes    {this, "orderLeadMinutes", initially("60") | at_least(0) | at_most(100'000) | help("How long before its time a web order goes to the kitchen, in minutes.")};
    Count  accept_within_minutes {this, "acceptWithinMinutes", initially("0") | at_least(0) | at_most(100'000) | help("Within how many minutes a web order must be accepted; 0 means no limit.")};
    Text   minimum_app_version   {this, "minimumAppVersion", help("The oldest version of the app that devices of the store may run.")};
    Text   address_line1         {this, "addressLine1", help("Street and number of the store.")};
    Text   address_line2         {this, "addressLine2", help("What else stands in the address.")};
    Text   city                  {this, "city", help("City of the store.")};
    Text   state                 {this, "state", help("State or region of the store.")};
    Text   zip_code              {this, "zipCode", help("Postal code of the store.")};
    Text   country               {this, "country", help("Country of the store.")};
    Text   phone_number          {this, "phoneNumber", help("Telephone number of the store.")};
};

inline constexpr Store store;
static_assert(store.is_unambiguous());

}  // namespace kinds
