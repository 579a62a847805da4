// The staff of a store.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> first_screens{"toTable", "pos", "bar", "retail"};
inline constexpr std::array<std::string_view, 4> first_screen_labels{"Tables", "Point of sale", "Bar", "Retail"};

// For Format::canonical: 4 to 8 digits.
std::optional<std::string> canonical_pin(std::string_view text);
// For NaturalKey::canonical: a pin is compared as it is.
std::string pin_key(std::string_view text);
// For Traits::listed_as.
std::string full_name(const Record& user);

inline constexpr Format a_pin{
    .expectation = "must be 4 to 8 digits", .schema = R"({"type":"string","pattern":"^[0-9]{4,8}$"})",
    .example = R"("40817")", .canonical = &canonical_pin};

inline constexpr NaturalKey user_keys[] = {
    {.field = "pin", .canonical = &pin_key, .path = "pin", .sentence = "This pin cannot be used; choose another", .is_secret = true}};

struct User : StoredKind {
    constexpr User() : StoredKind("user", "users", Traits{
        .about = "The staff of a store.",
        .example_id = "650000000000000000001102",
        .example = R"({"firstName":"Ines","lastName":"Moreau","store":"650000000000000000000101","firstScreen":"bar","clockInWhenPunchIn":true,"roles":["650000000000000000001104"]})",
        .label = "User", .has_unique_name = false, .listed_as = &full_name, .keys = user_keys,
        .shown = {.label = "Staff member", .plural = "Staff", .about = "The people who work here.", .group = "team"}}) {}

    Text       first_name {this, "firstName", a_name | help("First name.")
            | no_hint};
    Text       last_name  {this, "lastName", Rules{.searchable = true, .trimmed = true, .characters_max = 255} | help("Last name.")
            | shown_first | no_hint};
    Text       name       {this, "name", server_owned | help("Full name, made of the first and last name.")
            | folded | column(1) | no_hint};
    Text       pin        {this, "pin", secret | in_form(a_pin) | help("What the person enters at a device: 4 to 8 digits, unique among the active users of the store. It is never shown.")
            | labelled("PIN") | shown_first | hint("What the person enters at a device: 4 to 8 digits. It is never shown.")};
    Choice     first_screen {this, "firstScreen", one_of(first_screens, first_screen_labels) | help("The screen that a device shows first: tables, point of sale, bar or retail.")
            | column(3) | hint("What a device shows first.")};
    Flag       clocks_in_at_login {this, "clockInWhenPunchIn", also_printed("clockINWhenPunchIn") | help("Whether a pin login at a device clocks the person in.")
            | column(4) | labelled("Clocks in at login")};
    References roles      {this, "roles", to("role") | help("Ids of the roles that the person has.")
            | column(2) | shown_first | no_hint};
    Reference  sign_in    {this, "signIn", server_owned | form_only | help("Id of the person's sign-in to the back office, if any.")};
    Reference  language   {this, "language", form_only | help("Id of the language that devices use for the person.")
            | offers("language") | hint("What devices speak to the person.")};
    Instant    erased     {this, "erasedAt", server_owned | help("When the person was erased; the record can no longer be changed. An extension.")};
};

inline constexpr User user;
static_assert(user.is_unambiguous());

}  // namespace kinds
