// Timesheets, and the punches behind them: person by person, for a range of business dates.
#include "api/answers.hpp"
#include "api/reading.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/calendar/periods.hpp"
#include "features/date_parameters.hpp"
#include "features/team/staff/operations.hpp"
#include "features/team/staff/punch_schema.hpp"
#include "features/team/staff/punches.hpp"
#include "features/team/staff/requests.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <map>

namespace features::staff {
namespace {

using api::Call;

constexpr std::int64_t minute_ms = 60'000;
constexpr date::days short_range(31);  // a longer one is made on a worker
constexpr std::size_t part_bytes = 256 * 1'024;

// What was asked for.
struct Asked {
    std::string account, store, user;  // user "": everybody
    domain::Calendar calendar;
    domain::DayRange days;
    std::int64_t now_ms;

    domain::TimeSpan span() const { return domain::deciding(days.first, days.last, calendar); }
    bool has(domain::Day day) const { return day >= days.first && day <= days.last; }
};

Asked read_query(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const auto calendar = calendar_of(view, call.principal->account, store);
    const auto get = [&](std::string_view name) { return call.query.get(name).value_or(""); };
    base::Problems problems;
    const auto days =
        domain::read_range({.date_option = get("dateOption"),
                            .number_of_day = get("numberOfDay"),
                            .specific_date = get("specificDate"),
                            .from_date = get("fromDate"),
                            .to_date = get("toDate")},
                           calendar.day_of(call.now_ms), calendar.week_start, problems);
    const auto user = call.query.id("user", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    return {call.principal->account,
            store,
            user.value_or(""),
            calendar,
            *days,
            call.now_ms - call.now_ms % minute_ms};
}

// Makes the entries of one person, as JSON.
using Entries = std::vector<std::string> (*)(storage::ReadView& view, const Asked& asked,
                                             const std::string& user, const std::string& name,
                                             const std::vector<StoredPunch>& punches);

// An array that is made person by person, in the order of their names. It depends on the minute
// that runs: open shifts grow.
class PersonByPerson final : public api::Reading {
public:
    PersonByPerson(const Call& call, storage::ReadView& view, Asked asked, Entries entries)
        : Reading(api::sequence_tag(storage::position(view, asked.account, asked.store),
                                    call.request, " at " + std::to_string(asked.now_ms)),
                  asked.days.last - asked.days.first > short_range, true),
          asked_(std::move(asked)),
          entries_(entries) {}

    bool append(storage::ReadView& view, std::string& out) override {
        if (!has_begun_) begin(view, out);
        const std::size_t end = out.size() + part_bytes;
        while (!people_.empty() && out.size() < end) append_next(view, out);
        if (!people_.empty()) return true;
        out += ']';
        return false;
    }

private:
    void begin(storage::ReadView& view, std::string& out) {
        has_begun_ = true;
        out += '[';
        for (std::string& id :
             users_with_punches(view, asked_.account, asked_.store, asked_.user, asked_.span())) {
            std::string name = name_of_user(view, asked_.account, id);
            std::string key = base::search_key(name);
            people_.push_back({std::move(key), std::move(id), std::move(name)});
        }
        std::ranges::sort(people_, std::greater(),
                          [](const Person& one) { return std::tie(one.sort_key, one.id); });
    }

    void append_next(storage::ReadView& view, std::string& out) {
        const Person person = std::move(people_.back());
        people_.pop_back();
        const auto punches =
            punches_of(view, asked_.account, asked_.store, person.id, asked_.span());
        for (const std::string& entry : entries_(view, asked_, person.id, person.name, punches)) {
            if (!is_first_) out += ',';
            is_first_ = false;
            out += entry;
        }
    }

    struct Person {
        std::string sort_key, id, name;
    };

    const Asked asked_;
    const Entries entries_;
    std::vector<Person> people_{};  // the next one last
    bool has_begun_ = false, is_first_ = true;
};

std::vector<std::string> punches_told(storage::ReadView& view, const Asked& asked,
                                      const std::string&, const std::string& name,
                                      const std::vector<StoredPunch>& punches) {
    const auto warnings = warnings_about(punches, asked.calendar, asked.now_ms);
    std::vector<std::string> told;
    for (const StoredPunch& punch : punches)
        if (asked.has(asked.calendar.day_of(punch.now.at_ms)))
            told.push_back(json_of(view, asked.account, punch, name, asked.calendar, warnings));
    return told;
}

void add_time(base::JsonObject& object, std::string_view name, std::optional<std::int64_t> ms) {
    if (ms) object.text(name, base::iso_time(*ms));
}

std::string json_of(const domain::Break& one) {
    base::JsonObject object;
    add_time(object, "start", one.start_ms);
    add_time(object, "end", one.end_ms);
    return object.done();
}

std::string json_of(const domain::Warning& warning) {
    return base::JsonObject()
        .text("warning", domain::name_of(warning.oddity))
        .text("punch", warning.punch)
        .done();
}

std::string json_of(const domain::Shift& shift);

template <class Range>
std::string json_of_each(const Range& range) {
    std::vector<std::string> each;
    for (const auto& one : range) each.push_back(json_of(one));
    return base::json_array(each);
}

std::string json_of(const domain::Shift& shift) {
    base::JsonObject object;
    add_time(object, "clockIn", shift.in_ms);
    add_time(object, "clockOut", shift.out_ms);
    return object.raw("breaks", json_of_each(shift.breaks))
        .number("workedMinutes", shift.worked_minutes)
        .number("breakMinutes", shift.break_minutes)
        .flag("open", shift.is_open)
        .raw("warnings", json_of_each(shift.warnings))
        .done();
}

std::string json_of_day(domain::Day day, const std::vector<domain::Shift>& shifts,
                        const std::string& user, const std::string& name) {
    std::int64_t worked = 0, breaks = 0;
    bool is_open = false;
    for (const domain::Shift& shift : shifts) {
        worked += shift.worked_minutes;
        breaks += shift.break_minutes;
        is_open |= shift.is_open;
    }
    return base::JsonObject()
        .text("user", user)
        .text("name", name)
        .text("businessDate", domain::iso_text(day))
        .number("workedMinutes", worked)
        .number("breakMinutes", breaks)
        .flag("open", is_open)
        .raw("shifts", json_of_each(shifts))
        .done();
}

std::vector<std::string> days_told(storage::ReadView&, const Asked& asked, const std::string& user,
                                   const std::string& name,
                                   const std::vector<StoredPunch>& punches) {
    std::map<domain::Day, std::vector<domain::Shift>> days;
    for (domain::Shift& shift : domain::shifts_of(counted(punches), asked.calendar, asked.now_ms))
        if (asked.has(shift.day)) days[shift.day].push_back(std::move(shift));
    std::vector<std::string> told;
    for (const auto& [day, shifts] : days) told.push_back(json_of_day(day, shifts, user, name));
    return told;
}

template <Entries entries>
std::unique_ptr<api::Reading> open(const Call& call, storage::ReadView& view) {
    return std::make_unique<PersonByPerson>(call, view, read_query(call, view), entries);
}

constexpr api::Parameter of_user{"user", api::in_query, api::an_id, R"("650000000000000000001102")",
                                 "Only of the user with this id. An extension."};

constexpr api::Schema break_schema{"ShiftBreak",
                                   R"({"type":"object","description":"A break in a shift.",
"required":["start"],"properties":{
"start":{"type":"string","format":"date-time","description":"When it began."},
"end":{"type":"string","format":"date-time","description":"When it ended."}},
"additionalProperties":true})"};
constexpr api::Schema warning_schema{
    "ShiftWarning", R"({"type":"object","description":"Something in a shift that does not fit.",
"required":["warning","punch"],"properties":{
"warning":{"type":"string","description":"What does not fit."},
"punch":{"type":"string","description":"Id of the punch that does not fit."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_shift[] = {&break_schema, &warning_schema};
constexpr api::Schema shift_schema{
    "Shift", R"({"type":"object","description":"From clocking in to clocking out.",
"required":["breaks","workedMinutes","breakMinutes","open","warnings"],"properties":{
"clockIn":{"type":"string","format":"date-time","description":"When it began; absent for a punch outside any shift."},
"clockOut":{"type":"string","format":"date-time","description":"When it ended."},
"breaks":{"type":"array","items":{"$ref":"#/components/schemas/ShiftBreak"},"description":"The breaks in it."},
"workedMinutes":{"type":"integer","format":"int64","description":"Minutes worked; those of an open shift up to now."},
"breakMinutes":{"type":"integer","format":"int64","description":"Minutes of breaks."},
"open":{"type":"boolean","description":"Whether it still goes on."},
"warnings":{"type":"array","items":{"$ref":"#/components/schemas/ShiftWarning"},"description":"What does not fit."}},
"additionalProperties":true})",
    used_by_shift};
constexpr const api::Schema* used_by_day[] = {&shift_schema};
constexpr api::Schema day_schema{
    "TimesheetDay", R"({"type":"object","description":"What somebody worked on a business date.",
"required":["user","name","businessDate","workedMinutes","breakMinutes","open","shifts"],"properties":{
"user":{"type":"string","description":"Id of the user."},
"name":{"type":"string","description":"Full name of the user."},
"businessDate":{"type":"string","format":"date","description":"The business date; a shift belongs to the one on which it began."},
"workedMinutes":{"type":"integer","format":"int64","description":"Minutes worked."},
"breakMinutes":{"type":"integer","format":"int64","description":"Minutes of breaks."},
"open":{"type":"boolean","description":"Whether a shift still goes on."},
"shifts":{"type":"array","items":{"$ref":"#/components/schemas/Shift"},"description":"The shifts, in their order."}},
"additionalProperties":true})",
    used_by_day};

const std::vector<const api::Parameter*> range_parameters{
    &date_option, &number_of_day, &specific_date, &from_date, &to_date, &of_user};

}  // namespace

const api::Operation list_punches{
    .name = "list",
    .subject = &clock_subject,
    .id = "listPunches",
    .summary = "List punches",
    .description =
        "Lists the punches of the business dates by the name of the person and time, with what "
        "they replaced and what does not fit. Removed ones are listed too.",
    .open = open<punches_told>,
    .answer = {.of = api::Content::Of::schema, .schema = &punch_schema, .is_list = true},
    .parameters = range_parameters};
const api::Operation read_timesheet{
    .name = "timesheet",
    .subject = &clock_subject,
    .id = "getTimesheet",
    .summary = "Read the timesheet",
    .description =
        "Lists what people worked, by name and business date, with their shifts and breaks.",
    .open = open<days_told>,
    .answer = {.of = api::Content::Of::schema, .schema = &day_schema, .is_list = true},
    .parameters = range_parameters};

}  // namespace features::staff
