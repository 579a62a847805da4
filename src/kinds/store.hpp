// A store and its settings. It is stored like every other record, with its own id as the store.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> order_pricings{"verify", "catalogue", "trust"};
inline constexpr std::array<std::string_view, 3> order_pricing_labels{"Must match the menu", "The menu counts", "The web shop counts"};
inline constexpr std::array<std::string_view, 2> tax_roundings{"component", "order"};
inline constexpr std::array<std::string_view, 2> tax_rounding_labels{"For each part of an order", "Once for an order"};
inline constexpr std::array<std::string_view, 7> week_days{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

// For Format::canonical of the formats below: hh:mm, or hh:mm:ss unless ss is 00.
std::optional<std::string> canonical_opening(std::string_view text);
std::optional<std::string> canonical_closing(std::string_view text);

inline constexpr Format an_opening_time{
    .expectation = "must be a time of day, HH:mm",
    .schema = R"({"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"})",
    .example = R"("11:00")", .canonical = &canonical_opening, .input = Input::time};
inline constexpr Format a_closing_time{
    .expectation = "must be a time of day, HH:mm, or 24:00",
    .schema = R"({"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?|24:00)$"})",
    .example = R"("02:00")", .canonical = &canonical_closing, .input = Input::time};

struct OpeningWindow : Kind {
    constexpr OpeningWindow() : Kind("openingWindow", "openingWindows", Traits{.about = "A period of the day during which a store is open."}) {}

    Text from {this, "from", required | in_form(an_opening_time) | help("When it opens, HH:mm in the store's local time.")
            | column(1) | no_hint};
    Text to   {this, "to", required | in_form(a_closing_time) | help("When it closes, HH:mm, or 24:00; a time at or before `from` is on the next day.")
            | column(2) | hint("A time at or before the opening is on the next day.")};
};
inline constexpr OpeningWindow opening_window;
static_assert(opening_window.is_unambiguous());

struct OpeningDay : Kind {
    constexpr OpeningDay() : Kind("openingDay", "openingDays", Traits{.about = "When a store is open on a day of the week."}) {}

    Choice  day     {this, "day", required | one_of(week_days) | help("Day of the week.")
            | column(1)};
    Records windows {this, "windows", opening_window, help("When it is open on that day; none means closed.")
            | column(2)};
};
inline constexpr OpeningDay opening_day;
static_assert(opening_day.is_unambiguous());

// For Traits::check: the time zone must be one of the IANA database, the currency one of ISO 4217,
// and no day may be listed twice in the opening hours.
void check_store(const Record& record, base::Problems& problems);

struct Store : StoredKind {
    constexpr Store() : StoredKind("store", "stores", Traits{
        .about = "A store and its settings.",
        .example_id = "650000000000000000000101",
        .example = R"({"name":"Harbor Street Grill","timeZone":"America/New_York","currency":"USD","dayStart":240,"weekStart":"Monday","openingHours":[{"day":"Friday","windows":[{"from":"11:00","to":"15:00"},{"from":"18:00","to":"02:00"}]}],"city":"New York"})",
        .label = "Store", .check = &check_store,
        .shown = {.about = "Settings of the store.", .group = "store"}}) {}

    Text   name                  {this, "name", a_name | help("Name of the store.")};
    Text   time_zone             {this, "timeZone", initially("\"UTC\"") | help("Time zone of the store, by its name in the IANA database: `America/New_York`.")
            | as(Input::time_zone) | column(4) | hint("The clock of the store.") | in_section(sections::reports)};
    Text   currency              {this, "currency", initially("\"USD\"") | help("Currency of every amount of the store, in ISO 4217. It is fixed once amounts exist.")
            | as(Input::currency) | column(5) | hint("Of every amount of the store; fixed once there are amounts.") | in_section(sections::reports)};
    Count  day_start             {this, "dayStart", initially("0") | at_least(0) | at_most(1439) | help("When a business day begins, in minutes after midnight.")
            | as(Input::minutes_of_day) | labelled("Start of the day") | hint("When a business day begins.") | in_section(sections::reports)};
    Choice week_start            {this, "weekStart", one_of(week_days) | initially("\"Monday\"") | help("First day of the week in reports.")
            | labelled("Start of the week") | no_hint | in_section(sections::reports)};
    Choice order_pricing         {this, "orderPricing", one_of(order_pricings, order_pricing_labels) | initially("\"verify\"") | help("How the prices of web orders are treated: compared with the catalogue, replaced by it, or trusted.")
            | labelled("Prices of web orders") | hint("What counts when a web shop sends other prices than the menu has.") | in_section(sections::orders)};
    Choice tax_rounding          {this, "taxRounding", one_of(tax_roundings, tax_rounding_labels) | initially("\"component\"") | help("Whether taxes are rounded for each part of an order or once for all of it.")
            | labelled("Taxes are rounded") | no_hint | folded | in_section(sections::reports)};
    Count  order_lead_minutes    {this, "orderLeadMinutes", initially("60") | at_least(0) | at_most(100'000) | help("How long before its time a web order goes to the kitchen, in minutes.")
            | labelled("Minutes to the kitchen") | hint("How long before its time a web order goes to the kitchen.") | in_section(sections::orders)};
    Count  accept_within_minutes {this, "acceptWithinMinutes", initially("0") | at_least(0) | at_most(100'000) | help("Minutes within which a web order must be accepted; 0 means no limit.")
            | labelled("Minutes to accept") | hint("Within which a web order must be accepted; 0 means no limit.") | in_section(sections::orders)};
    Count  promise_minutes       {this, "promiseMinutes", at_least(0) | at_most(1440) | help("Minutes from accepting a web order to the time that is promised, where nobody says otherwise; 0 or none means that no time is promised. An extension.")
            | labelled("Minutes promised") | hint("From accepting a web order to the time that the guest is told; empty means none.") | in_section(sections::orders)};
    Flag   kitchen_advances_orders {this, "kitchenAdvancesOrders", help("Whether the kitchen moves web orders on: the first line that is started to status 3, the last one that is done to 4. An extension.")
            | labelled("Kitchen moves orders on") | hint("The first dish started makes an order preparing, the last one done makes it ready.") | in_section(sections::orders)};
    Amount delivery_charge       {this, "deliveryCharge", at_least(0) | help("Price of a delivery for guests who place their own order; while it is not set, the price that their shop sends. An extension.")
            | hint("Price of a delivery; empty means what the shop sends.") | in_section(sections::orders)};
    Amount delivery_free_from    {this, "deliveryFreeFrom", at_least(0) | help("`subTotal` from which a delivery is free for them; while it is not set, it is never free. An extension.")
            | hint("Amount from which a delivery is free; empty means never.") | in_section(sections::orders)};
    Records opening_hours        {this, "openingHours", opening_day, help("When the store takes web orders from guests, by day of the week; a day that is not listed is closed. None at all means always open.")
            | as(Input::opening_hours) | hint("When guests may order. A day without hours is closed; no hours at all mean always open.") | in_section(sections::hours)};
    Instant paused_until         {this, "onlineOrdersPausedUntil", help("Until then the store takes no web orders from guests. An empty text ends the pause.")
            | labelled("Web orders paused until") | hint("Until then guests cannot order.") | in_section(sections::hours)};
    Text   minimum_app_version   {this, "minimumAppVersion", help("The oldest version of the app that devices of the store may run.")
            | labelled("Oldest app version") | folded | hint("Devices with an older app are asked to update.") | in_section(sections::devices)};
    Text   address_line1         {this, "addressLine1", help("Street and number of the store.")
            | no_hint | in_section(sections::address)};
    Text   address_line2         {this, "addressLine2", help("Second line of the address.")
            | no_hint | in_section(sections::address)};
    Text   city                  {this, "city", help("City of the store.")
            | column(2) | no_hint | in_section(sections::address)};
    Text   state                 {this, "state", help("State or region of the store.")
            | labelled("State or region") | no_hint | in_section(sections::address)};
    Text   zip_code              {this, "zipCode", help("Postal code of the store.")
            | labelled("ZIP code") | no_hint | in_section(sections::address)};
    Text   country               {this, "country", help("Country of the store.")
            | no_hint | in_section(sections::address)};
    Text   phone_number          {this, "phoneNumber", help("Telephone number of the store.")
            | as(Input::phone) | labelled("Phone") | column(3) | no_hint};
};

inline constexpr Store store;
static_assert(store.is_unambiguous());

}  // namespace kinds
