#include "domain/calendar/timesheet.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace domain {
namespace {

constexpr std::int64_t minute_ms = 60'000;

constexpr std::array<std::string_view, 7> oddity_names{
    "inTwice",         "missingOut",           "outWithoutIn", "breakWithoutIn",
    "breakStartTwice", "breakEndWithoutStart", "breakNotEnded"};

// Takes the punches one by one and keeps the current shift.
class Walk {
public:
    explicit Walk(const Calendar& calendar) : calendar_(calendar) {}

    void take(const Punch& punch) {
        if (is_on_ && punch.at_ms >= *shift().in_ms + shift_ms_max) abandon();
        switch (punch.type) {
            case PunchType::in: return take_in(punch);
            case PunchType::out: return take_out(punch);
            case PunchType::break_start: return take_break_start(punch);
            case PunchType::break_end: return take_break_end(punch);
        }
    }

    std::vector<Shift> done(std::int64_t now_ms) {
        if (is_on_ && now_ms >= *shift().in_ms + shift_ms_max) abandon();
        if (is_on_) {
            shift().is_open = true;
            count(shift(), std::max(now_ms, last_ms_));
        }
        return std::move(shifts_);
    }

private:
    Shift& shift() { return shifts_.back(); }
    bool is_in_break() { return !shift().breaks.empty() && !shift().breaks.back().end_ms; }
    void warn(Oddity oddity, const Punch& punch) { shift().warnings.push_back({oddity, punch.id}); }

    void begin(const Punch& punch) {
        shifts_.push_back({.day = calendar_.day_of(punch.at_ms)});
        last_ms_ = punch.at_ms;
    }

    void stand_alone(Oddity oddity, const Punch& punch) {
        begin(punch);
        if (punch.type == PunchType::out) shift().out_ms = punch.at_ms;
        warn(oddity, punch);
    }

    // Nobody knows when it ended, so it counts nothing.
    void abandon() {
        shift().warnings.push_back({Oddity::missing_out, in_});
        is_on_ = false;
    }

    void take_in(const Punch& punch) {
        if (is_on_ && calendar_.day_of(punch.at_ms) == shift().day) {
            last_ms_ = punch.at_ms;
            return warn(Oddity::in_twice, punch);
        }
        if (is_on_) abandon();
        begin(punch);
        shift().in_ms = punch.at_ms;
        in_ = punch.id;
        is_on_ = true;
    }

    void take_out(const Punch& punch) {
        if (!is_on_) return stand_alone(Oddity::out_without_in, punch);
        if (is_in_break()) {
            shift().breaks.back().end_ms = punch.at_ms;
            warn(Oddity::break_not_ended, punch);
        }
        shift().out_ms = punch.at_ms;
        count(shift(), punch.at_ms);
        is_on_ = false;
    }

    void take_break_start(const Punch& punch) {
        if (!is_on_) return stand_alone(Oddity::break_without_in, punch);
        last_ms_ = punch.at_ms;
        if (is_in_break()) return warn(Oddity::break_start_twice, punch);
        shift().breaks.push_back({punch.at_ms});
    }

    void take_break_end(const Punch& punch) {
        if (!is_on_) return stand_alone(Oddity::break_without_in, punch);
        last_ms_ = punch.at_ms;
        if (!is_in_break()) return warn(Oddity::break_end_without_start, punch);
        shift().breaks.back().end_ms = punch.at_ms;
    }

    static void count(Shift& shift, std::int64_t until_ms) {
        std::int64_t break_ms = 0;
        for (const Break& each : shift.breaks)
            break_ms += each.end_ms.value_or(until_ms) - each.start_ms;
        shift.break_minutes = break_ms / minute_ms;
        shift.worked_minutes = (until_ms - *shift.in_ms) / minute_ms - shift.break_minutes;
    }

    const Calendar& calendar_;
    std::vector<Shift> shifts_{};
    bool is_on_ = false;        // the last of them has begun with `in` and may go on
    std::string in_{};          // the id of that `in`
    std::int64_t last_ms_ = 0;  // of the last punch of it
};

std::int64_t ms_of(date::sys_seconds instant) {
    return std::chrono::milliseconds(instant.time_since_epoch()).count();
}

}  // namespace

std::optional<PunchType> punch_type_named(std::string_view name) {
    for (std::size_t i = 0; i < punch_types.size(); ++i)
        if (base::same_ignoring_case(name, punch_types[i])) return static_cast<PunchType>(i);
    return {};
}

std::string_view name_of(PunchType type) { return punch_types[static_cast<std::size_t>(type)]; }

std::string_view name_of(Oddity oddity) { return oddity_names[static_cast<std::size_t>(oddity)]; }

std::vector<Shift> shifts_of(std::span<const Punch> punches, const Calendar& calendar,
                             std::int64_t now_ms) {
    Walk walk(calendar);
    for (const Punch& punch : punches) walk.take(punch);
    return walk.done(now_ms);
}

TimeSpan deciding(Day first, Day last, const Calendar& calendar) {
    return {ms_of(calendar.start_of(first - date::days(3))),
            ms_of(calendar.start_of(last + date::days(1))) + shift_ms_max};
}

}  // namespace domain
