#include "features/team/staff/punches.hpp"

#include "domain/calendar/business_date.hpp"
#include "features/records/record_of.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::staff {
namespace {

using schema::instant;
using schema::of;
using schema::within;

constexpr schema::Property<Correction> replaced_properties[] = {
    {"revision", of<&Correction::revision>, "Revision of the punch that had these values."},
    {"replacedBy", of<&Correction::by>, "Id of the key or person that corrected it."},
    {"replacedAt", instant<&Correction::at_ms>, "When it was corrected."},
    {"reason", of<&Correction::reason>, "Why it was corrected."},
    {"type", of<[](const Correction& it) { return domain::name_of(it.was.type); }>,
     "Type of the punch then."},
    {"time", instant<within<&Correction::was, &PunchState::at_ms>>, "Time of the punch then."},
    {"removed", of<within<&Correction::was, &PunchState::is_removed>>,
     "Whether it was removed then."},
};
constexpr schema::Object<Correction> replaced_answer{
    "ReplacedPunch", "The values of a punch before a correction.", replaced_properties};

constexpr std::array<std::string_view, 2> sources{"clock", "pinLogin"};
constexpr schema::Property<ShownPunch> punch_properties[] = {
    {"id", of<within<&ShownPunch::punch, &StoredPunch::id>>, "Identifies the punch."},
    {"store", of<within<&ShownPunch::punch, &StoredPunch::store>>, "Id of the store."},
    {"user", of<within<&ShownPunch::punch, &StoredPunch::user>>, "Id of the user."},
    {"name", of<&ShownPunch::user_name>, "Full name of the user."},
    {"type", of<[](const ShownPunch& it) { return domain::name_of(it.punch.now.type); }>,
     "Type of the punch.", domain::punch_types},
    {"time", instant<within<&ShownPunch::punch, &StoredPunch::now, &PunchState::at_ms>>,
     "When, by the clock of the device."},
    {"businessDate", schema::date<[](const ShownPunch& it) { return domain::iso_text(it.day); }>,
     "The business date that it belongs to."},
    {"removed", of<within<&ShownPunch::punch, &StoredPunch::now, &PunchState::is_removed>>,
     "Whether a manager has removed it; then it does not count."},
    {"deviceId", of<within<&ShownPunch::punch, &StoredPunch::device>>,
     "The device where it was made."},
    {"source", of<within<&ShownPunch::punch, &StoredPunch::source>>, "Whether a pin login made it.",
     sources},
    {"createdBy", of<within<&ShownPunch::punch, &StoredPunch::made_by>>,
     "Id of the key that sent it."},
    {"dateCreated", instant<within<&ShownPunch::punch, &StoredPunch::made_ms>>, "When it arrived."},
    {"revision", of<within<&ShownPunch::punch, &StoredPunch::revision>>,
     "1, plus 1 for each correction."},
    {"warnings", of<&ShownPunch::warnings>,
     "What does not fit: inTwice, missingOut, outWithoutIn, breakWithoutIn, breakStartTwice, "
     "breakEndWithoutStart, breakNotEnded."},
    {"replaced", schema::object<&ShownPunch::replaced, replaced_answer>,
     "Its values before each correction, the latest first."},
};

std::vector<StoredPunch> around(storage::ReadView& view, std::string_view account,
                                std::string_view store, std::string_view user,
                                const domain::Calendar& calendar, std::int64_t at_ms) {
    const domain::Day day = calendar.day_of(at_ms);
    return punches_of(view, account, store, user, domain::deciding(day, day, calendar));
}

}  // namespace

constexpr schema::Object<ShownPunch> punch_answer{
    "Punch", "A record that somebody clocked in or out.", punch_properties};

domain::Calendar calendar_of(storage::ReadView& view, std::string_view account,
                             std::string_view store) {
    return domain::calendar_of(records::record_of(view, kinds::store, account, store));
}

std::vector<domain::Punch> counted(const std::vector<StoredPunch>& punches) {
    std::vector<domain::Punch> left;
    for (const StoredPunch& punch : punches)
        if (!punch.now.is_removed) left.push_back({punch.id, punch.now.type, punch.now.at_ms});
    return left;
}

std::vector<domain::Warning> warnings_about(const std::vector<StoredPunch>& punches,
                                            const domain::Calendar& calendar, std::int64_t now_ms) {
    std::vector<domain::Warning> warnings;
    for (domain::Shift& shift : domain::shifts_of(counted(punches), calendar, now_ms))
        std::ranges::move(shift.warnings, std::back_inserter(warnings));
    return warnings;
}

std::string name_of_user(storage::ReadView& view, std::string_view account, std::string_view user) {
    const auto row = storage::find(view, kinds::user, account, user);
    if (!row) return {};
    return schema::read_stored(row->doc, kinds::user)[kinds::user.name];
}

ShownPunch shown(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                 std::string_view user_name, const domain::Calendar& calendar,
                 std::span<const domain::Warning> warnings) {
    ShownPunch shown{.punch = punch,
                     .user_name = std::string(user_name),
                     .day = calendar.day_of(punch.now.at_ms),
                     .warnings = {},
                     .replaced = {}};
    for (const domain::Warning& warning : warnings)
        if (warning.punch == punch.id) shown.warnings.push_back(domain::name_of(warning.oddity));
    if (punch.revision > 1) shown.replaced = corrections_of(view, account, punch.id);
    return shown;
}

std::string describe(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                     std::int64_t now_ms) {
    const domain::Calendar calendar = calendar_of(view, account, punch.store);
    const auto warnings =
        warnings_about(around(view, account, punch.store, punch.user, calendar, punch.now.at_ms),
                       calendar, now_ms);
    return schema::write(
        punch_answer,
        shown(view, account, punch, name_of_user(view, account, punch.user), calendar, warnings));
}

bool is_in(storage::ReadView& view, std::string_view account, std::string_view store,
           std::string_view user, const domain::Calendar& calendar, std::int64_t now_ms) {
    const auto shifts = domain::shifts_of(
        counted(around(view, account, store, user, calendar, now_ms)), calendar, now_ms);
    return !shifts.empty() && shifts.back().is_open;
}

StoredPunch take(storage::Transaction& tx, std::string_view account, StoredPunch punch) {
    if (auto same = find_sent(tx, account, punch.store, punch.user, punch.sent))
        return *std::move(same);
    punch.now = punch.sent;
    add_punch(tx, account, punch);
    storage::note_event(tx, account, punch.store,
                        {.type = "created",
                         .kind = clock_subject.label,
                         .id = punch.id,
                         .revision = 1,
                         .at_ms = punch.made_ms,
                         .is_configuration = false,
                         .who = punch.made_by});
    return punch;
}

std::vector<storage::ChangedRecord> resolve_punches(storage::ReadView& view,
                                                    std::string_view account,
                                                    std::span<const storage::Event> events,
                                                    std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::int64_t bytes = 0;
    for (const storage::Event& event : events) {
        if (static_cast<std::int64_t>(found.size()) == limit || bytes >= storage::step_bytes_max)
            break;
        const auto punch = find_punch(view, account, event.id);
        if (!punch || !event.wants(punch->revision)) continue;
        storage::Row row{
            .store = punch->store,
            .id = punch->id,
            .revision = punch->revision,
            .sequence = event.sequence,
            .doc = schema::write(
                punch_answer, shown(view, account, *punch, name_of_user(view, account, punch->user),
                                    calendar_of(view, account, punch->store), {}))};
        bytes += static_cast<std::int64_t>(row.doc.size());
        found.push_back({event, std::move(row)});
    }
    return found;
}

}  // namespace features::staff
