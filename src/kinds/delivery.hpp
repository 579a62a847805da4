// How an order reaches its guest: when, where and to whom.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

// For Format::canonical: a number, or a number in text, within the bounds of the coordinate.
std::optional<std::string> canonical_latitude(std::string_view json);
std::optional<std::string> canonical_longitude(std::string_view json);

inline constexpr Format a_latitude{
    .expectation = "must be a number from -90 to 90",
    .schema = R"({"type":"number","minimum":-90,"maximum":90})", .example = "40.7128", .canonical = &canonical_latitude};
inline constexpr Format a_longitude{
    .expectation = "must be a number from -180 to 180",
    .schema = R"({"type":"number","minimum":-180,"maximum":180})", .example = "-74.006", .canonical = &canonical_longitude};

struct DeliveryAddress : Kind {
    constexpr DeliveryAddress() : Kind("deliveryAddress", "deliveryAddresses", Traits{.about = "Where an order is delivered."}) {}

    Text line1     {this, "line1", help("Street and number.")};
    Text line2     {this, "line2", help("Second line of the address.")};
    Text city      {this, "city", help("City.")};
    Text state     {this, "state", help("State or region.")};
    Text country   {this, "country", help("Country.")};
    Text zip_code  {this, "zipCode", help("Postal code.")};
    Json latitude  {this, "latitude", in_form(a_latitude) | help("Latitude in degrees.")};
    Json longitude {this, "longitude", in_form(a_longitude) | help("Longitude in degrees.")};
};
inline constexpr DeliveryAddress delivery_address;
static_assert(delivery_address.is_unambiguous());

struct ZoneDetails : Kind {
    constexpr ZoneDetails() : Kind("zoneDetails", "zonesDetails", Traits{.about = "The zone of an address."}) {}

    Text external_id   {this, "externalID", help("Id of the zone.")};
    Text delivery_time {this, "deliveryTime", help("How long a delivery to it takes.")};
    Text name          {this, "name", help("Name of the zone.")};
};
inline constexpr ZoneDetails zone_details;
static_assert(zone_details.is_unambiguous());

struct DeliveryDetail : Kind {
    constexpr DeliveryDetail() : Kind("deliveryDetail", "deliveryDetails", Traits{.about = "How an order reaches its guest."}) {}

    Text   type           {this, "deliveryType", help("`Pickup`, `Delivery`, `Dine In`, `Curbside`; other values are kept.")};
    Text   date           {this, "dateStr", help("When it is due, in the store's local time.")};
    Text   contact_person {this, "contactPerson", help("Person to ask for.")};
    Text   phone_number   {this, "phoneNumber", help("Phone number of the guest.")};
    Text   email          {this, "email", help("E-mail address of the guest.")};
    Nested address        {this, "address", delivery_address, help("Where it is delivered.")};
    Nested zone           {this, "zoneDetails", zone_details, help("The zone of the address.")};
    Flag   is_future      {this, "isFutureOrder", help("Whether it is for a later time.")};
};
inline constexpr DeliveryDetail delivery_detail;
static_assert(delivery_detail.is_unambiguous());

}  // namespace kinds
