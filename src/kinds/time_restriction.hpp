// When something is sold: the fields that categories, menu items and discounts share. A kind holds
// them as one member and calls check_time_restriction() in its own check:
//     TimeRestriction sold {this};
// `timeApplicableType` chooses which of the others apply (domain/calendar/availability.hpp).
// `availability`, windows by weekday, replaces them all; cover_windows() derives them from it.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 6> time_applicable_types{
    "Always", "Days of the week", "Days of the month", "Date range", "Specific date", "Start date time and end date time"};

inline constexpr std::array<std::string_view, 6> time_applicable_labels{
    "Always", "On days of the week", "On days of the month", "In a range of dates", "On one date", "From a moment to another"};

// The fields that have no effect with the type Always.
inline constexpr std::array<std::string_view, 7> time_restriction_parts{
    "daysOfWeek", "daysOfMonth", "startDate", "endDate", "specificDate", "startTime", "endTime"};

// For Format::canonical of the formats below: the one spelling that is stored.
std::optional<std::string> canonical_date(std::string_view text);
std::optional<std::string> canonical_time(std::string_view text);
std::optional<std::string> canonical_time_of_day(std::string_view text);
std::optional<std::string> canonical_week_days(std::string_view json);
std::optional<std::string> canonical_month_days(std::string_view json);

inline constexpr Format a_date{
    .expectation = "must be a valid date, YYYY-MM-DD",
    .schema = R"({"type":"string","format":"date"})", .example = R"("2026-01-01")", .canonical = &canonical_date, .input = Input::date};
inline constexpr Format a_time{
    .expectation = "must be a time of day, HH:mm, or an ISO 8601 timestamp",
    .schema = R"({"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T.*Z|[0-2][0-9]:[0-5][0-9](:[0-5][0-9])?)$"})",
    .example = R"("11:30")", .canonical = &canonical_time, .input = Input::time};
inline constexpr Format a_time_of_day{
    .expectation = "must be a time of day, HH:mm",
    .schema = R"({"type":"string","pattern":"^[0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$"})",
    .example = R"("11:30")", .canonical = &canonical_time_of_day, .input = Input::time};
inline constexpr Format some_week_days{
    .expectation = "must be a list of days of the week",
    .schema = R"({"type":"array","items":{"type":"string","enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]}})",
    .example = R"(["Monday"])", .canonical = &canonical_week_days, .input = Input::week_days};
inline constexpr Format some_month_days{
    .expectation = "must be a list of days from 1 to 31",
    .schema = R"({"type":"array","items":{"type":"integer","minimum":1,"maximum":31}})",
    .example = "[1,15]", .canonical = &canonical_month_days, .input = Input::month_days};

struct AvailabilityWindow : Kind {
    constexpr AvailabilityWindow() : Kind("availabilityWindow", "availabilityWindows", Traits{.about = "A part of some days of the week in which something is sold."}) {}

    Json days {this, "days", in_form(some_week_days) | help("Days on which the window begins; none means every day.")
            | labelled("On days") | hint("None means every day.") | column(1)};
    Text from {this, "from", required | in_form(a_time_of_day) | help("Time of day, HH:mm, from which it is sold.")
            | no_hint | column(2)};
    Text to   {this, "to", required | in_form(a_time_of_day) | help("Time of day, HH:mm, until which it is sold; one at or before `from` is on the next day, and 23:59 is the end of the day.")
            | labelled("Until") | hint("A time before the first is on the next day.") | column(3)};
};
inline constexpr AvailabilityWindow availability_window;
static_assert(availability_window.is_unambiguous());

inline constexpr std::size_t windows_max = 50;

struct TimeRestriction {
    constexpr explicit TimeRestriction(Kind* owner)
        : type          {owner, "timeApplicableType", one_of(time_applicable_types, time_applicable_labels) | initially("\"Always\"") | help("When it is sold: which of the other fields of the restriction apply.")
            | labelled("Available") | no_hint | in_section(sections::availability)},
          days_of_week  {owner, "daysOfWeek", in_form(some_week_days) | help("Days on which it is sold, for Days of the week; none means every day.")
            | labelled("On days") | hint("None means every day.") | when("timeApplicableType", "Days of the week") | in_section(sections::availability)},
          days_of_month {owner, "daysOfMonth", in_form(some_month_days) | help("Days on which it is sold, for Days of the month. Days that a month does not have are skipped.")
            | labelled("On days of the month") | hint("Days that a month does not have are skipped.") | when("timeApplicableType", "Days of the month") | in_section(sections::availability)},
          start_date    {owner, "startDate", in_form(a_date) | help("First day of a Date range.")
            | labelled("From") | no_hint | when("timeApplicableType", "Date range") | in_section(sections::availability)},
          end_date      {owner, "endDate", in_form(a_date) | help("Last day of a Date range, inclusive.")
            | labelled("To") | hint("This day included.") | when("timeApplicableType", "Date range") | in_section(sections::availability)},
          specific_date {owner, "specificDate", in_form(a_date) | help("The date, for Specific date.")
            | labelled("On") | no_hint | when("timeApplicableType", "Specific date") | in_section(sections::availability)},
          start_time    {owner, "startTime", in_form(a_time) | help("Time of day, HH:mm, from which it is sold, or a timestamp before `endTime`.")
            | labelled("From time") | no_hint | as(Input::time) | as_when("Start date time and end date time", Input::instant) | when("timeApplicableType", "Days of the week|Days of the month|Date range|Specific date|Start date time and end date time") | in_section(sections::availability)},
          end_time      {owner, "endTime", in_form(a_time) | help("Time of day, HH:mm, until which it is sold; a time before `startTime` is on the next day. Or a timestamp.")
            | labelled("Until time") | hint("A time before the first is on the next day.") | as(Input::time) | as_when("Start date time and end date time", Input::instant) | when("timeApplicableType", "Days of the week|Days of the month|Date range|Specific date|Start date time and end date time") | in_section(sections::availability)},
          availability  {owner, "availability", availability_window, help("Windows by weekday: it is sold in any of them. They set `timeApplicableType`, `daysOfWeek`, `startTime` and `endTime` to what covers them all: exactly, when all windows have the same times. A change of those four alone clears the windows; a body that changes both is refused unless they agree. At most 50. An extension.")
            | labelled("Windows") | hint("Several times a week; they set the days and times above.") | folded | in_section(sections::availability)},
          warnings      {owner, "warnings", server_owned | in_form(some_texts) | help("What was kept but has no effect: days and times while `timeApplicableType` is Always. Absent when there is nothing. An extension.")} {}

    Choice type;
    Json   days_of_week;
    Json   days_of_month;
    Text   start_date;
    Text   end_date;
    Text   specific_date;
    Text   start_time;
    Text   end_time;
    Records availability;
    Json   warnings;
};

// Sets the single restriction to the narrowest that covers all windows, of which there are some:
// their days, and their times where all have the same; else the span of these times, or none where
// one runs past midnight.
void cover_windows(const TimeRestriction& fields, Record& record);

// Adds a problem for timestamps or dates that end before they start, for a timestamp combined with
// a time of day, and for more than windows_max windows.
void check_time_restriction(const TimeRestriction& fields, const Record& record, base::Problems& problems);

}  // namespace kinds
