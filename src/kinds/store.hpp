// A store and its settings. It is kept like every other record, under its own id as the store.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> order_pricings{"verify", "catalogue", "trust"};
inline constexpr std::array<std::string_view, 2> tax_roundings{"component", "order"};
inline constexpr std::array<std::string_view, 7> week_days{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

// Time zone and currency against their lists (kinds/store.cpp).
void check_store(const Record& record, base::Problems& problems);

struct Store : StoredKind {
    constexpr Store() : StoredKind("store", "stores", Traits{
        .about = "A store and its settings.",
        .label = "Store", .check = &check_store}) {}

    Text   name                  {this, "name", a_name};
    Text   time_zone             {this, "timeZone", initially("\"UTC\"") | help("name of the IANA time zone database")};
    Text   currency              {this, "currency", initially("\"USD\"") | help("ISO 4217; fixed once amounts exist")};
    Count  day_start             {this, "dayStart", initially("0") | at_least(0) | at_most(1439) | help("minutes after midnight")};
    Choice week_start            {this, "weekStart", one_of(week_days) | initially("\"Monday\"")};
    Choice order_pricing         {this, "orderPricing", one_of(order_pricings) | initially("\"verify\"")};
    Choice tax_rounding          {this, "taxRounding", one_of(tax_roundings) | initially("\"component\"")};
    Count  order_lead_minutes    {this, "orderLeadMinutes", initially("60") | at_least(0) | at_most(100'000)};
    Count  accept_within_minutes {this, "acceptWithinMinutes", initially("0") | at_least(0) | at_most(100'000) | help("0: no limit")};
    Text   minimum_app_version   {this, "minimumAppVersion"};
    Text   address_line1         {this, "addressLine1"};
    Text   address_line2         {this, "addressLine2"};
    Text   city                  {this, "city"};
    Text   state                 {this, "state"};
    Text   zip_code              {this, "zipCode"};
    Text   country               {this, "country"};
    Text   phone_number          {this, "phoneNumber"};
};

inline constexpr Store store;
static_assert(store.is_unambiguous());

}  // namespace kinds
