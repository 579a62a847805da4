// What somebody worked, from when they clocked in and out. A punch is a fact: none is refused here,
// and what does not fit becomes a warning.
//
//   - A shift begins with `in` and ends with `out`. It belongs to the business date of its `in`.
//   - Another `in` on that business date begins nothing; one on a later date begins a new shift,
//     and the first one has no end.
//   - A punch a day (24 hours) or more after the `in` does not belong to that shift.
//   - `out` ends a break that is still on.
//   - A punch outside any shift is a shift of its own, without `in`, that counts nothing.
//   - A shift without `out` is open while a day has not passed since its `in`, and counts up to
//     now; after that it counts nothing.
//
// The first `in` of a business date begins a shift whatever came before. So a punch depends on few
// dates before its own, and a part of a long history can be read alone.
#pragma once

#include "domain/calendar/business_date.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace domain {

enum class PunchType : std::uint8_t { in, out, break_start, break_end };
inline constexpr std::array<std::string_view, 4> punch_types{"in", "out", "breakStart", "breakEnd"};
std::optional<PunchType> punch_type_named(std::string_view name);  // in any case of letters
std::string_view name_of(PunchType type);

struct Punch {
    std::string id;
    PunchType type;
    std::int64_t at_ms;
};

enum class Oddity : std::uint8_t {
    in_twice,
    missing_out,
    out_without_in,
    break_without_in,
    break_start_twice,
    break_end_without_start,
    break_not_ended
};
std::string_view name_of(Oddity oddity);  // "inTwice"

struct Warning {
    Oddity oddity;
    std::string punch;  // the id of the punch that does not fit
    bool operator==(const Warning&) const = default;
};

struct Break {
    std::int64_t start_ms;
    std::optional<std::int64_t> end_ms{};  // nothing: it is still on, or its end is not known
    bool operator==(const Break&) const = default;
};

struct Shift {
    Day day;
    std::optional<std::int64_t> in_ms{}, out_ms{};
    std::vector<Break> breaks{};
    bool is_open = false;
    // Whole minutes; together they are those from `in` to `out`, or to now.
    std::int64_t worked_minutes = 0, break_minutes = 0;
    std::vector<Warning> warnings{};
    bool operator==(const Shift&) const = default;
};

inline constexpr std::int64_t shift_ms_max = 24LL * 3'600'000;

// The shifts of one person, in the order in which they began. The punches are in the order of their
// times.
std::vector<Shift> shifts_of(std::span<const Punch> punches, const Calendar& calendar,
                             std::int64_t now_ms);

// The time span whose punches decide the shifts of these business dates.
struct TimeSpan {
    std::int64_t from_ms, until_ms;  // `until_ms` excluded
};
TimeSpan deciding(Day first, Day last, const Calendar& calendar);

}  // namespace domain
