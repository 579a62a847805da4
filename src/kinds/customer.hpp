// Customers of the account, whichever of its stores they visit.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

// For Format::canonical of the formats below: the one spelling that is stored.
std::optional<std::string> canonical_email(std::string_view text);
std::optional<std::string> canonical_birth_date(std::string_view text);

inline constexpr Format an_email{
    .expectation = "must be an e-mail address",
    .schema = R"({"type":"string","format":"email"})", .example = R"("ana.lopez@example.com")", .canonical = &canonical_email, .input = Input::email};
inline constexpr Format a_birth_date{
    .expectation = "must be a valid date, DD-Mon-YYYY or YYYY-MM-DD",
    .schema = R"({"type":"string","pattern":"^[0-3][0-9]-[A-Z][a-z]{2}-[0-9]{4}$"})",
    .example = R"("05-Jan-1990")", .canonical = &canonical_birth_date, .input = Input::date};

// For NaturalKey::canonical: an e-mail, trimmed and in lower case.
std::string email_key(std::string_view email);
// The same for a phone number: its digits, without the leading 00 that some write instead of +. A
// number with letters (1-800-FLOWERS) keeps them, in lower case. "" when it has no digit.
std::string phone_key(std::string_view phone);

inline constexpr std::string_view customer_exists = "Entered Email/phone number already present";
inline constexpr std::array<NaturalKey, 2> customer_keys{{
    {.field = "email", .canonical = &email_key, .path = "emailIdOrPhonenumber", .sentence = customer_exists},
    {.field = "phoneNumber", .canonical = &phone_key, .path = "emailIdOrPhonenumber", .sentence = customer_exists, .characters = "0123456789+-()./ "}}};

// For Traits::listed_as: the full name, else the e-mail, else the phone number.
std::string customer_title(const Record& record);

inline constexpr std::array<std::string_view, 3> customer_titles{"firstName lastName", "email", "phoneNumber"};

// For Traits::check: one of first name, e-mail and phone number is required.
void check_customer(const Record& record, base::Problems& problems);

inline constexpr Rules a_line{.trimmed = true, .characters_max = 255};

struct Customer : StoredKind {
    constexpr Customer() : StoredKind("customer", "customers", Traits{
        .about = "Customers of the account: who they are, their loyalty points and their membership plan.",
        .example_id = "650000000000000000001201",
        .example = R"({"firstName":"Ana","lastName":"Lopez","email":"ana.lopez@example.com","phoneNumber":"+1 212 555 0175","dateOfBirth":"05-Jan-1990","isLoyaltyCustomer":true,"city":"New York"})",
        .label = "Customer",
        .is_configuration = false, .is_of_account = true, .named_by = "firstName", .has_unique_name = false,
        .listed_as = &customer_title, .keys = customer_keys, .has_parts = true, .check = &check_customer,
        .shown = {.about = "Guests: who they are, their points and their membership.", .group = "guests", .titles = customer_titles}}) {}

    Text       first_name       {this, "firstName", also_printed("firstname") | a_line | help("First name of the customer. One of first name, e-mail and phone number is required.")
            | hint("A first name, an e-mail or a phone number is required.")};
    Text       last_name        {this, "lastName", also_printed("lastname") | a_line | help("Last name of the customer.")
            | shown_first | column(2) | no_hint};
    Text       email            {this, "email", also_printed("emailId") | searchable | in_form(an_email) | help("E-mail address, unique among the active customers of the account, ignoring case.")
            | shown_first | column(4) | labelled("E-mail") | no_hint};
    Text       phone_number     {this, "phoneNumber", searchable | a_line | characters_max(64) | help("Phone number, kept as sent; its digits are unique among the active customers of the account. `search` ignores punctuation.")
            | shown_first | column(3) | labelled("Phone") | as(Input::phone) | no_hint};
    Flag       is_loyal         {this, "isLoyaltyCustomer", initially("false") | help("Whether the customer collects points. Setting it enrols the customer in the loyalty history.")
            | labelled("Collects points") | in_section(sections::loyalty)};
    Reference  plan             {this, "memberShipPlan", to("memberShipPlan") | help("Id of the customer's membership plan.")
            | hint("What the guest may spend in a period.") | in_section(sections::loyalty)};
    Text       gender           {this, "gender", a_line | help("Gender, in free text.")
            | in_section(sections::details) | no_hint};
    Text       birth_date       {this, "dateOfBirth", in_form(a_birth_date) | help("Date of birth, DD-Mon-YYYY, in the past. The month may be in any case; YYYY-MM-DD is accepted too.")
            | hint("A date in the past.") | in_section(sections::details)};
    Text       address_line1    {this, "addressLine1", help("Street and number.")
            | in_section(sections::address)};
    Text       address_line2    {this, "addressLine2", help("Second line of the address.")
            | no_hint | in_section(sections::address)};
    Text       gate_code        {this, "gateCode", help("Code that opens the gate, for deliveries.")
            | folded | in_section(sections::address)};
    Text       city             {this, "city", help("City of the address.")
            | no_hint | in_section(sections::address)};
    Text       state            {this, "state", help("State or region of the address.")
            | labelled("State or region") | no_hint | in_section(sections::address)};
    Text       zip_code         {this, "zipCode", help("Postal code of the address.")
            | labelled("ZIP code") | no_hint | in_section(sections::address)};
    Text       country          {this, "country", help("Country of the address.")
            | no_hint | in_section(sections::address)};
    Text       nationality      {this, "nationality", help("Code of the nationality, kept as sent.")
            | folded | in_section(sections::details)};
    Text       identification   {this, "customerIdentificationNumber", help("Number of an identity card, a tax id or the like, kept as sent.")
            | folded | labelled("Identification number") | hint("Of an identity card, a tax number or the like.") | in_section(sections::details)};
    Text       notes            {this, "notes", help("Notes for the staff about the customer.")
            | as(Input::long_text) | hint("For the staff.")};
    References stores           {this, "stores", form_only | help("Ids of stores of the account where the customer is known. They restrict nothing.")
            | offers("store") | folded | labelled("Known in stores") | hint("Stores where the guest is known. They restrict nothing.") | in_section(sections::details)};
    Reference  account          {this, "account", form_only | help("Id of the account. It must be the key's account.")
            | left_out};
    Flag       has_image        {this, "imageAvailable", help("Whether a device has a picture of the customer, kept as sent.")
            | left_out};
    Count      loyalty_points   {this, "loyaltyPoints", server_owned | help("The customer's points. Only the loyalty operations change them.")
            | shown | column(5) | labelled("Points") | no_hint | in_section(sections::loyalty)};
    Count      visits           {this, "visits", server_owned | help("How often the customer has bought something. An extension.")
            | shown | no_hint | in_section(sections::visits)};
    Count      total_spent      {this, "totalSpent", server_owned | help("Amount that the customer has spent, in minor units of the currency of the account's oldest store. An extension.")
            | shown | as(Input::money) | no_hint | in_section(sections::visits)};
    Text       total_spent_text {this, "totalSpentStr", server_owned | help("The same as a decimal number.")};
    Instant    last_visit       {this, "lastVisit", server_owned | help("When the customer last bought something. An extension.")
            | shown | column(6) | no_hint | in_section(sections::visits)};
    Reference  merged_into      {this, "mergedInto", server_owned | to("customer") | help("Id of the customer that this one was merged into. An extension.")};
    Instant    erased           {this, "erasedAt", server_owned | help("When the person was erased; the record can no longer be changed. An extension.")};
};

inline constexpr Customer customer;
static_assert(customer.is_unambiguous());

}  // namespace kinds
