// The request bodies of logins and licences.
#pragma once

#include "auth/licences.hpp"
#include "schema/kind.hpp"

namespace features::kiosk {

using namespace schema;

inline constexpr Rules one_line{.trimmed = true, .characters_max = 255};

struct KioskLogin : Kind {
    constexpr KioskLogin()
        : Kind("kioskLogin", "kioskLogins",
               Traits{.about = "The sign-in and the device that log in."}) {}

    Text email{this, "emailId",
               required | Rules{.trimmed = true, .characters_max = 254} |
                   help("E-mail address of a sign-in of the store.")};
    Text password{this, "password",
                  required | secret | characters_max(1'024) | help("Its password.")};
    Text device_id{
        this, "deviceId",
        required | one_line | help("Identifies the device: any text that never changes.")};
    Text device_name{this, "deviceName", one_line | help("Display name of the device.")};
    Text mac_id{this, "MacID", one_line | help("Network address of the device.")};
};
inline constexpr KioskLogin kiosk_login;
static_assert(kiosk_login.is_unambiguous());

inline constexpr Rules a_number_of_devices =
    at_least(1) | at_most(auth::licence_devices_max) |
    help("How many devices may be logged in with it at the same time.");

struct NewLicence : Kind {
    constexpr NewLicence()
        : Kind("licence", "licences", Traits{.about = "The terms of a licence."}) {}

    Count devices{this, "devices", required | a_number_of_devices};
};
inline constexpr NewLicence new_licence;
static_assert(new_licence.is_unambiguous());

struct LicenceChange : Kind {
    constexpr LicenceChange()
        : Kind("licenceChange", "licenceChanges",
               Traits{.about = "Changes of a licence; missing members stay the same."}) {}

    Count devices{this, "devices", a_number_of_devices};
    Flag is_revoked{this, "revoked",
                    help("True revokes it and logs its devices out; false makes it valid again.")};
};
inline constexpr LicenceChange licence_change;
static_assert(licence_change.is_unambiguous());

}  // namespace features::kiosk
