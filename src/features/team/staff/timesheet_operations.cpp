// Timesheets, and the punches behind them: person by person, for a range of business dates.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/row_query.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "domain/calendar/periods.hpp"
#include "features/date_parameters.hpp"
#include "features/team/staff/operations.hpp"
#include "features/team/staff/punches.hpp"
#include "features/team/staff/requests.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <map>

namespace features::staff {
namespace {

using api::Call;
using schema::instant;
using schema::object;
using schema::of;

constexpr std::int64_t minute_ms = 60'000;
constexpr date::days short_range(31);  // a longer one is made on a worker

// The request.
struct Asked {
    std::string account, store, user;  // user "": everybody
    domain::Calendar calendar;
    domain::DayRange days;
    std::int64_t now_ms;

    domain::TimeSpan span() const { return domain::deciding(days.first, days.last, calendar); }
    bool has(domain::Day day) const { return day >= days.first && day <= days.last; }
};

constexpr kinds::PrivilegeSet sees_all{"BO_TIMESHEETS", "DASH_STAFF"};

// Who may use the clock but sees nobody's hours sees their own.
void keep_to_own(const Call& call, Asked& asked) {
    const auto& person = call.principal->person;
    if (!person || person->held_in(asked.store).has_any(sees_all)) return;
    const auth::Rights* own = person->in(asked.store);
    if (asked.user.empty() && own) asked.user = own->user;
    if (asked.user.empty() || !own || asked.user != own->user)
        throw auth::privilege_missing(*person, "You may see your own hours only", sees_all);
}

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

// Makes an array person by person, in the order of their names.
class PersonByPerson {
public:
    PersonByPerson(Asked asked, Entries entries) : asked_(std::move(asked)), entries_(entries) {}

    bool operator()(storage::ReadView& view, api::Elements& out) {
        if (!std::exchange(has_begun_, true)) begin(view);
        if (people_.empty()) return false;
        const Person person = std::move(people_.back());
        people_.pop_back();
        const auto punches =
            punches_of(view, asked_.account, asked_.store, person.id, asked_.span());
        for (const std::string& entry : entries_(view, asked_, person.id, person.name, punches))
            out.add(entry);
        return !people_.empty();
    }

private:
    void begin(storage::ReadView& view) {
        for (std::string& id :
             users_with_punches(view, asked_.account, asked_.store, asked_.user, asked_.span())) {
            std::string name = name_of_user(view, asked_.account, id);
            std::string key = base::search_key(name);
            people_.push_back({std::move(key), std::move(id), std::move(name)});
        }
        std::ranges::sort(people_, std::greater(),
                          [](const Person& one) { return std::tie(one.sort_key, one.id); });
    }

    struct Person {
        std::string sort_key, id, name;
    };

    Asked asked_;
    Entries entries_;
    std::vector<Person> people_{};  // the next one last
    bool has_begun_ = false;
};

std::vector<std::string> punches_told(storage::ReadView& view, const Asked& asked,
                                      const std::string&, const std::string& name,
                                      const std::vector<StoredPunch>& punches) {
    const auto warnings = warnings_about(punches, asked.calendar, asked.now_ms);
    std::vector<std::string> told;
    for (const StoredPunch& punch : punches)
        if (asked.has(asked.calendar.day_of(punch.now.at_ms)))
            told.push_back(schema::write(
                punch_answer, shown(view, asked.account, punch, name, asked.calendar, warnings)));
    return told;
}

constexpr schema::Property<domain::Break> break_properties[] = {
    {"start", instant<&domain::Break::start_ms>, "When it began."},
    {"end", instant<&domain::Break::end_ms>, "When it ended."},
};
constexpr schema::Object<domain::Break> break_answer{"ShiftBreak", "A break in a shift.",
                                                     break_properties};

constexpr schema::Property<domain::Warning> warning_properties[] = {
    {"warning", of<[](const domain::Warning& it) { return domain::name_of(it.oddity); }>,
     "What does not fit."},
    {"punch", of<&domain::Warning::punch>, "Id of the punch that does not fit."},
};
constexpr schema::Object<domain::Warning> warning_answer{
    "ShiftWarning", "Something in a shift that does not fit.", warning_properties};

constexpr schema::Property<domain::Shift> shift_properties[] = {
    {"clockIn", instant<&domain::Shift::in_ms>,
     "When it began; absent for a punch outside a shift."},
    {"clockOut", instant<&domain::Shift::out_ms>, "When it ended."},
    {"breaks", object<&domain::Shift::breaks, break_answer>, "The breaks in it."},
    {"workedMinutes", of<&domain::Shift::worked_minutes>,
     "Minutes worked; for an open shift, until now."},
    {"breakMinutes", of<&domain::Shift::break_minutes>, "Minutes of breaks."},
    {"open", of<&domain::Shift::is_open>, "Whether it is still open."},
    {"warnings", object<&domain::Shift::warnings, warning_answer>, "What does not fit."},
};
constexpr schema::Object<domain::Shift> shift_answer{"Shift", "From clocking in to clocking out.",
                                                     shift_properties};

// What somebody worked on a business date.
struct WorkedDay {
    std::string_view user, name;
    domain::Day day;
    const std::vector<domain::Shift>& shifts;

    template <auto minutes>
    std::int64_t sum() const {
        std::int64_t sum = 0;
        for (const domain::Shift& shift : shifts) sum += shift.*minutes;
        return sum;
    }
    bool is_open() const { return std::ranges::any_of(shifts, &domain::Shift::is_open); }
};
constexpr schema::Property<WorkedDay> day_properties[] = {
    {"user", of<&WorkedDay::user>, "Id of the user."},
    {"name", of<&WorkedDay::name>, "Full name of the user."},
    {"businessDate", schema::date<[](const WorkedDay& it) { return domain::iso_text(it.day); }>,
     "The business date; a shift belongs to the one on which it began."},
    {"workedMinutes", of<&WorkedDay::sum<&domain::Shift::worked_minutes>>, "Minutes worked."},
    {"breakMinutes", of<&WorkedDay::sum<&domain::Shift::break_minutes>>, "Minutes of breaks."},
    {"open", of<&WorkedDay::is_open>, "Whether a shift is still open."},
    {"shifts", object<[](const WorkedDay& it) { return it.shifts; }, shift_answer>,
     "The shifts, in their order."},
};
constexpr schema::Object<WorkedDay> day_answer{
    "TimesheetDay", "What somebody worked on a business date.", day_properties};

std::vector<std::string> days_told(storage::ReadView&, const Asked& asked, const std::string& user,
                                   const std::string& name,
                                   const std::vector<StoredPunch>& punches) {
    std::map<domain::Day, std::vector<domain::Shift>> days;
    for (domain::Shift& shift : domain::shifts_of(counted(punches), asked.calendar, asked.now_ms))
        if (asked.has(shift.day)) days[shift.day].push_back(std::move(shift));
    std::vector<std::string> told;
    for (const auto& [day, shifts] : days)
        told.push_back(schema::write(day_answer, {user, name, day, shifts}));
    return told;
}

// It depends on the current minute: open shifts grow.
template <Entries entries>
std::unique_ptr<api::StreamedAnswer> open(const Call& call, storage::ReadView& view) {
    Asked asked = read_query(call, view);
    if constexpr (entries == days_told) keep_to_own(call, asked);
    auto tag = api::sequence_tag(storage::position(view, asked.account, asked.store), call.request,
                                 " at " + std::to_string(asked.now_ms) + " of " + asked.user);
    const bool is_slow = asked.days.last - asked.days.first > short_range;
    return api::list_answer(std::move(tag), PersonByPerson(std::move(asked), entries),
                            {.is_slow = is_slow, .is_momentary = true});
}

constexpr api::Parameter of_user{"user", api::in_query, api::an_id, R"("650000000000000000001102")",
                                 "Only for the user with this id. An extension."};

const std::vector<const api::Parameter*> range_parameters{&date_option,
                                                          &number_of_day,
                                                          &specific_date,
                                                          &from_date,
                                                          &to_date,
                                                          &of_user,
                                                          &api::page_parameter,
                                                          &api::page_size_parameter,
                                                          &api::row_sort_parameter};

}  // namespace

const api::Operation list_punches{
    .name = "list",
    .subject = &clock_subject,
    .id = "listPunches",
    .summary = "List punches",
    .description =
        "Lists the punches of the business dates by name of the person and time, with replaced "
        "values and warnings. Removed ones are listed too.",
    .run = api::choosing<open<punches_told>>,
    .answer = api::many(punch_answer),
    .parameters = range_parameters};
const api::Operation read_timesheet{.name = "timesheet",
                                    .subject = &clock_subject,
                                    .id = "getTimesheet",
                                    .summary = "Read the timesheet",
                                    .description =
                                        "Lists the hours that people worked, by name and business "
                                        "date, with their shifts and breaks. Who may use the clock "
                                        "but not see hours gets their own.",
                                    .run = api::choosing<open<days_told>>,
                                    .answer = api::many(day_answer),
                                    .parameters = range_parameters};

}  // namespace features::staff
