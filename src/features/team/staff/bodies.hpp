// The bodies that logins and the clock take.
#pragma once

#include "domain/calendar/timesheet.hpp"
#include "kinds/user.hpp"

namespace features::staff {

using namespace schema;

inline constexpr std::array<std::string_view, 4> punch_types{"in", "out", "breakStart", "breakEnd"};
inline constexpr Rules a_device{.trimmed = true, .characters_max = 100};

struct PinLogin : Kind {
    constexpr PinLogin()
        : Kind("pinLogin", "pinLogins", Traits{.about = "Who logs in at which device."}) {}

    Text pin{this, "pin",
             required | secret | in_form(kinds::a_pin) | help("The pin that the person entered.")};
    Text device{
        this, "deviceId",
        required | a_device | help("Identifies the device: any text that stays the same for it.")};
};
inline constexpr PinLogin pin_login;
static_assert(pin_login.is_unambiguous());

struct NewPunch : Kind {
    constexpr NewPunch()
        : Kind("punch", "punches",
               Traits{.about = "Who clocks in or out: the user by id, or by pin at a device."}) {}

    Reference user{this, "user", form_only | help("Id of the user.")};
    Text pin{this, "pin",
             secret | in_form(kinds::a_pin) |
                 help("Pin of the user, instead of `user`; `deviceId` is then required.")};
    Text device{this, "deviceId", a_device | help("Identifies the device.")};
    Choice type{this, "type", required | one_of(punch_types) | help("Type of the punch.")};
    Instant time{this, "time", help("When, by the clock of the device; by default now.")};
};
inline constexpr NewPunch new_punch;
static_assert(new_punch.is_unambiguous());

struct PunchCorrection : Kind {
    constexpr PunchCorrection()
        : Kind("punchCorrection", "punchCorrections",
               Traits{.about = "The correction of a punch; fields that are not sent stay."}) {}

    Text id{this, "id", help("Id of the punch, as in the path; it may be left out.")};
    Choice type{this, "type", one_of(punch_types) | help("The corrected type.")};
    Instant time{this, "time", help("The corrected time.")};
    Flag is_removed{this, "remove",
                    help("Whether to remove it, so that it no longer counts; false restores it.")};
    Text reason{this, "reason",
                Rules{.trimmed = true, .characters_max = 500} | help("Why it is corrected.")};
};
inline constexpr PunchCorrection punch_correction;
static_assert(punch_correction.is_unambiguous());

}  // namespace features::staff
