// The bodies that pairing and pins take.
#pragma once

#include "kinds/user.hpp"
#include "schema/kind.hpp"

namespace features::pairings {

using namespace schema;

inline constexpr std::size_t name_characters_max = 60, page_characters_max = 300;

// A page of the back office, so that a code leads nowhere else: a path below /app/ and a query.
std::optional<std::string> canonical_page(std::string_view text);
inline constexpr Format a_page{
    .expectation = "must be a page of the back office, such as /app/kitchen",
    .schema =
        R"({"type":"string","pattern":"^(/app/[A-Za-z0-9/_-]+([?][A-Za-z0-9=&._~%+-]*)?)?$"})",
    .example = R"("/app/kitchen")",
    .canonical = &canonical_page};
inline constexpr Rules a_name{.trimmed = true, .characters_max = name_characters_max};

struct NewPairing : Kind {
    constexpr NewPairing()
        : Kind("tabletPairing", "tabletPairings", Traits{.about = "A device to pair."}) {}

    Text name{this, "name",
              required | a_name | help("Name of the device, such as where it hangs.")};
    Reference role{this, "role",
                   required | form_only |
                       help("Id of an active role of the store, whose "
                            "privileges the device gets.")};
    Text page{this, "page",
              in_form(a_page) | characters_max(page_characters_max) |
                  help("The page that it shows first; by default the first that its role sees.")};
};
inline constexpr NewPairing new_pairing;
static_assert(new_pairing.is_unambiguous());

struct PairingChange : Kind {
    constexpr PairingChange()
        : Kind("pairingChange", "pairingChanges",
               Traits{.about = "What to change in a paired device. What is absent stays."}) {}

    Text name{this, "name", a_name | help("Name of the device.")};
    Reference role{this, "role", form_only | help("Id of an active role of the store.")};
    Text page{this, "page",
              in_form(a_page) | characters_max(page_characters_max) |
                  help("The page that it shows first; empty: the first that its role may see.")};
};
inline constexpr PairingChange pairing_change;
static_assert(pairing_change.is_unambiguous());

struct PairInput : Kind {
    constexpr PairInput()
        : Kind("pairInput", "pairInputs", Traits{.about = "The code that pairs this browser."}) {}

    Text code{this, "code",
              required | secret | Rules{.trimmed = true, .characters_max = 40} |
                  help("The code; capitals, blanks and hyphens make no difference.")};
    Text name{this, "deviceName", a_name | help("Another name for the device than it was given.")};
};
inline constexpr PairInput pair_input;
static_assert(pair_input.is_unambiguous());

struct PinInput : Kind {
    constexpr PinInput()
        : Kind("pinInput", "pinInputs", Traits{.about = "Who is at the paired device."}) {}

    Text pin{this, "pin",
             required | secret | in_form(kinds::a_pin) | help("The pin that the person entered.")};
};
inline constexpr PinInput pin_input;
static_assert(pin_input.is_unambiguous());

}  // namespace features::pairings
