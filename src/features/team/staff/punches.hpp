// Punches in answers, and how one is recorded.
#pragma once

#include "api/route.hpp"
#include "domain/calendar/timesheet.hpp"
#include "features/team/staff/staff_store.hpp"
#include "schema/object.hpp"

namespace features::staff {

inline constexpr api::Subject clock_subject{
    "punch", "Clock",
    "When people clocked in and out, and the timesheets that follow from it. A punch is a fact: "
    "one that does not fit is kept and reported as a warning."};

// The calendar of a store of the account.
domain::Calendar calendar_of(storage::ReadView& view, std::string_view account,
                             std::string_view store);

// The warnings about the punches of one user, which depend on all of these together. Removed ones
// do not count and have none.
std::vector<domain::Warning> warnings_about(const std::vector<StoredPunch>& punches,
                                            const domain::Calendar& calendar, std::int64_t now_ms);
// Those that remain after corrections.
std::vector<domain::Punch> counted(const std::vector<StoredPunch>& punches);

// The full name of a user of the store, active or not; "" when there is none.
std::string name_of_user(storage::ReadView& view, std::string_view account, std::string_view user);

// The punch as answers show it, with what it replaced.
struct ShownPunch {
    StoredPunch punch;
    std::string user_name;
    domain::Day day;
    std::vector<std::string_view> warnings;
    std::vector<Correction> replaced;
};
extern const schema::Object<ShownPunch> punch_answer;

// Only warnings about this punch are shown.
ShownPunch shown(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                 std::string_view user_name, const domain::Calendar& calendar,
                 std::span<const domain::Warning> warnings);

// The same as JSON, with name and warnings from the database.
std::string describe(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                     std::int64_t now_ms);

// Whether the user is in, at that time.
bool is_in(storage::ReadView& view, std::string_view account, std::string_view store,
           std::string_view user, const domain::Calendar& calendar, std::int64_t now_ms);

// Stores the punch and its event, unless the same punch is already stored; returns the stored one.
// Inside a write that holds the lock of the store.
StoredPunch take(storage::Transaction& tx, std::string_view account, StoredPunch punch);

// For Resolver: punches whose events are in the feed of changes.
std::vector<storage::ChangedRecord> resolve_punches(storage::ReadView& view,
                                                    std::string_view account,
                                                    std::span<const storage::Event> events,
                                                    std::int64_t limit);

}  // namespace features::staff
