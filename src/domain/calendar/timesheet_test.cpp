#include "domain/calendar/timesheet.hpp"

#include "base/time_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace domain {
namespace {

const Calendar new_york{date::locate_zone("America/New_York"), std::chrono::minutes(240)};

std::int64_t ms_of(std::string_view iso) { return base::parse_iso_time(iso).value(); }

// Punches with ids "1", "2", ...
std::vector<Punch> punches(std::initializer_list<std::pair<PunchType, const char*>> list) {
    std::vector<Punch> out;
    for (const auto& [type, at] : list)
        out.push_back({std::to_string(out.size() + 1), type, ms_of(at)});
    return out;
}

// "2026-03-05 worked 480 break 30 open missingOut:1" of each shift.
std::vector<std::string> told(const std::vector<Shift>& shifts) {
    std::vector<std::string> out;
    for (const Shift& shift : shifts) {
        std::string text = iso_text(shift.day) + " worked " + std::to_string(shift.worked_minutes) +
                           " break " + std::to_string(shift.break_minutes);
        if (shift.is_open) text += " open";
        for (const Warning& warning : shift.warnings)
            text += ' ' + std::string(name_of(warning.oddity)) + ':' + warning.punch;
        out.push_back(text);
    }
    return out;
}

using Told = std::vector<std::string>;
using enum PunchType;

constexpr const char* later = "2026-03-20T00:00:00Z";

Told sheet(std::initializer_list<std::pair<PunchType, const char*>> list, const char* now = later) {
    return told(shifts_of(punches(list), new_york, ms_of(now)));
}

TEST(Timesheet, CountsWorkAndBreaks) {
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"},
                     {break_start, "2026-03-05T12:00:00-05:00"},
                     {break_end, "2026-03-05T12:30:30-05:00"},
                     {out, "2026-03-05T17:00:00-05:00"},
                     {in, "2026-03-05T18:00:00-05:00"},
                     {out, "2026-03-05T23:00:59-05:00"}}),
              (Told{"2026-03-05 worked 450 break 30", "2026-03-05 worked 300 break 0"}));
    EXPECT_EQ(sheet({}), Told{});
}

TEST(Timesheet, KeepsANightWithTheDayItBeganOn) {
    EXPECT_EQ(sheet({{in, "2026-03-05T22:00:00-05:00"}, {out, "2026-03-06T06:00:00-05:00"}}),
              Told{"2026-03-05 worked 480 break 0"});
    // The night of 2026-03-08 has an hour less.
    EXPECT_EQ(sheet({{in, "2026-03-07T22:00:00-05:00"}, {out, "2026-03-08T06:00:00-04:00"}}),
              Told{"2026-03-07 worked 420 break 0"});
    // Before the day starts it is still yesterday.
    EXPECT_EQ(sheet({{in, "2026-03-06T03:59:00-05:00"}, {out, "2026-03-06T05:00:00-05:00"}}),
              Told{"2026-03-05 worked 61 break 0"});
}

TEST(Timesheet, CountsAnOpenShiftUpToNow) {
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"}}, "2026-03-05T10:30:00-05:00"),
              Told{"2026-03-05 worked 90 break 0 open"});
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"}, {break_start, "2026-03-05T10:00:00-05:00"}},
                    "2026-03-05T10:30:00-05:00"),
              Told{"2026-03-05 worked 60 break 30 open"});
    // A device whose clock is ahead.
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"}}, "2026-03-05T08:59:00-05:00"),
              Told{"2026-03-05 worked 0 break 0 open"});
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"}}, "2026-03-06T09:00:00-05:00"),
              Told{"2026-03-05 worked 0 break 0 missingOut:1"});
}

TEST(Timesheet, KeepsWhatDoesNotFitAndTellsIt) {
    EXPECT_EQ(sheet({{out, "2026-03-05T09:00:00-05:00"}}),
              Told{"2026-03-05 worked 0 break 0 outWithoutIn:1"});
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"},
                     {in, "2026-03-05T10:00:00-05:00"},
                     {out, "2026-03-05T11:00:00-05:00"}}),
              Told{"2026-03-05 worked 120 break 0 inTwice:2"});
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"},
                     {in, "2026-03-06T08:00:00-05:00"},
                     {out, "2026-03-06T09:00:00-05:00"}}),
              (Told{"2026-03-05 worked 0 break 0 missingOut:1", "2026-03-06 worked 60 break 0"}));
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"}, {out, "2026-03-06T09:00:00-05:00"}}),
              (Told{"2026-03-05 worked 0 break 0 missingOut:1",
                    "2026-03-06 worked 0 break 0 outWithoutIn:2"}));
    EXPECT_EQ(sheet({{break_start, "2026-03-05T09:00:00-05:00"},
                     {break_end, "2026-03-05T10:00:00-05:00"}}),
              (Told{"2026-03-05 worked 0 break 0 breakWithoutIn:1",
                    "2026-03-05 worked 0 break 0 breakWithoutIn:2"}));
    EXPECT_EQ(sheet({{in, "2026-03-05T09:00:00-05:00"},
                     {break_end, "2026-03-05T09:30:00-05:00"},
                     {break_start, "2026-03-05T10:00:00-05:00"},
                     {break_start, "2026-03-05T10:10:00-05:00"},
                     {out, "2026-03-05T11:00:00-05:00"}}),
              Told{"2026-03-05 worked 60 break 60 breakEndWithoutStart:2 breakStartTwice:4 "
                   "breakNotEnded:5"});
}

TEST(Timesheet, ReadsTypesInAnyCase) {
    EXPECT_EQ(punch_type_named("IN"), in);
    EXPECT_EQ(punch_type_named("breakstart"), break_start);
    EXPECT_EQ(punch_type_named("break"), std::nullopt);
    for (const PunchType type : {in, out, break_start, break_end})
        EXPECT_EQ(punch_type_named(name_of(type)), type);
}

// ---- random histories ---------------------------------------------------------------------------

constexpr std::int64_t minute_ms = 60'000;

std::vector<Punch> random_history(std::mt19937& random) {
    std::vector<Punch> out;
    std::int64_t at = ms_of("2026-10-20T00:00:00Z");
    const std::size_t count = random() % 40;
    while (out.size() < count) {
        at += static_cast<std::int64_t>(random() % (random() % 4 ? 400 : 2'000)) * minute_ms / 2;
        out.push_back({std::to_string(out.size()), static_cast<PunchType>(random() % 4), at});
    }
    return out;
}

// A second opinion, in the words of the header, without remembering anything from left to right.
class Oracle {
public:
    Oracle(const std::vector<Punch>& all, const Calendar& calendar)
        : all_(all), calendar_(calendar) {}

    // An `in` begins a shift unless one of its business date is still on.
    bool begins(std::size_t i) const {
        if (all_[i].type != in) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (begins(j) && is_on(j, i) &&
                calendar_.day_of(all_[j].at_ms) == calendar_.day_of(all_[i].at_ms))
                return false;
        return true;
    }

    std::int64_t worked(std::size_t start) const {
        for (std::size_t k = start + 1; k < all_.size(); ++k)
            if (all_[k].type == out && is_on(start, k))
                return (all_[k].at_ms - all_[start].at_ms) / minute_ms - breaks(start, k);
        return 0;
    }

private:
    // Whether the shift that began at `j` is on when punch `i` comes.
    bool is_on(std::size_t j, std::size_t i) const {
        if (all_[i].at_ms >= all_[j].at_ms + shift_ms_max) return false;
        for (std::size_t k = j + 1; k < i; ++k)
            if (all_[k].type == out || begins(k)) return false;
        return true;
    }

    std::int64_t breaks(std::size_t start, std::size_t end) const {
        std::int64_t sum = 0, since = -1;
        for (std::size_t k = start + 1; k <= end; ++k) {
            if (since >= 0) sum += all_[k].at_ms - all_[k - 1].at_ms;
            if (all_[k].type == break_start) since = all_[k].at_ms;
            if (all_[k].type == break_end) since = -1;
        }
        return sum / minute_ms;
    }

    const std::vector<Punch>& all_;
    const Calendar& calendar_;
};

TEST(Timesheet, AgreesWithASecondOpinion) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        auto history = random_history(random);
        history.resize(std::min<std::size_t>(history.size(), 14));  // the oracle is slow
        const auto shifts = shifts_of(history, new_york, ms_of("2027-03-01T00:00:00Z"));
        const Oracle oracle(history, new_york);
        std::vector<std::int64_t> expected, found;
        for (std::size_t i = 0; i < history.size(); ++i)
            if (oracle.begins(i)) expected.push_back(oracle.worked(i));
        for (const Shift& shift : shifts)
            if (shift.in_ms) found.push_back(shift.worked_minutes);
        ASSERT_EQ(found, expected) << "round " << round;
    }
}

TEST(Timesheet, LosesNoPunchAndNoMinute) {
    std::mt19937 random(8);
    for (int round = 0; round < 2'000; ++round) {
        const auto history = random_history(random);
        const auto shifts = shifts_of(history, new_york, ms_of("2027-03-01T00:00:00Z"));
        std::int64_t ins = 0, outs = 0;
        for (const Shift& shift : shifts) {
            ins += shift.in_ms ? 1 : 0;
            outs += shift.out_ms ? 1 : 0;
            for (const Warning& warning : shift.warnings)
                ins += warning.oddity == Oddity::in_twice ? 1 : 0;
            EXPECT_GE(shift.worked_minutes, 0);
            if (!shift.in_ms || !shift.out_ms) continue;
            EXPECT_EQ(shift.worked_minutes + shift.break_minutes,
                      (*shift.out_ms - *shift.in_ms) / minute_ms);
        }
        EXPECT_EQ(ins, std::ranges::count(history, in, &Punch::type));
        EXPECT_EQ(outs, std::ranges::count(history, out, &Punch::type));
    }
}

TEST(Timesheet, IsTheSameFromAPartOfTheHistory) {
    std::mt19937 random(9);
    const std::int64_t now = ms_of("2027-03-01T00:00:00Z");
    for (int round = 0; round < 2'000; ++round) {
        const auto history = random_history(random);
        const Day first = new_york.day_of(ms_of("2026-10-20T00:00:00Z")) + date::days(random() % 9);
        const Day last = first + date::days(random() % 3);
        const TimeSpan span = deciding(first, last, new_york);
        std::vector<Punch> part;
        for (const Punch& punch : history)
            if (punch.at_ms >= span.from_ms && punch.at_ms < span.until_ms) part.push_back(punch);
        auto of_all = shifts_of(history, new_york, now), of_part = shifts_of(part, new_york, now);
        const auto is_other = [&](const Shift& s) { return s.day < first || s.day > last; };
        std::erase_if(of_all, is_other);
        std::erase_if(of_part, is_other);
        ASSERT_EQ(told(of_part), told(of_all)) << "round " << round;
    }
}

}  // namespace
}  // namespace domain
