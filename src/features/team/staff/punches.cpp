#include "features/team/staff/punches.hpp"

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "domain/calendar/business_date.hpp"
#include "features/records/record_of.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::staff {
namespace {

std::string json_of(const PunchState& state, base::JsonObject object = {}) {
    return object.text("type", domain::name_of(state.type))
        .text("time", base::iso_time(state.at_ms))
        .flag("removed", state.is_removed)
        .done();
}

std::string json_of(const Correction& correction) {
    return json_of(correction.was, base::JsonObject()
                                       .number("revision", correction.revision)
                                       .text("replacedBy", correction.by)
                                       .text("replacedAt", base::iso_time(correction.at_ms))
                                       .text("reason", correction.reason));
}

std::vector<StoredPunch> around(storage::ReadView& view, std::string_view account,
                                std::string_view store, std::string_view user,
                                const domain::Calendar& calendar, std::int64_t at_ms) {
    const domain::Day day = calendar.day_of(at_ms);
    return punches_of(view, account, store, user, domain::deciding(day, day, calendar));
}

}  // namespace

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

std::string json_of(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                    std::string_view user_name, const domain::Calendar& calendar,
                    std::span<const domain::Warning> warnings) {
    std::vector<std::string> told, replaced;
    for (const domain::Warning& warning : warnings)
        if (warning.punch == punch.id)
            told.push_back(base::json_string(domain::name_of(warning.oddity)));
    if (punch.revision > 1)
        for (const Correction& correction : corrections_of(view, account, punch.id))
            replaced.push_back(json_of(correction));
    return base::JsonObject()
        .text("id", punch.id)
        .text("store", punch.store)
        .text("user", punch.user)
        .text("name", user_name)
        .text("type", domain::name_of(punch.now.type))
        .text("time", base::iso_time(punch.now.at_ms))
        .text("businessDate", domain::iso_text(calendar.day_of(punch.now.at_ms)))
        .flag("removed", punch.now.is_removed)
        .text("deviceId", punch.device)
        .text("source", punch.source)
        .text("createdBy", punch.made_by)
        .text("dateCreated", base::iso_time(punch.made_ms))
        .number("revision", punch.revision)
        .raw("warnings", base::json_array(told))
        .raw("replaced", base::json_array(replaced))
        .done();
}

std::string describe(storage::ReadView& view, std::string_view account, const StoredPunch& punch,
                     std::int64_t now_ms) {
    const domain::Calendar calendar = calendar_of(view, account, punch.store);
    const auto warnings =
        warnings_about(around(view, account, punch.store, punch.user, calendar, punch.now.at_ms),
                       calendar, now_ms);
    return json_of(view, account, punch, name_of_user(view, account, punch.user), calendar,
                   warnings);
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
                         .is_configuration = false});
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
            .doc = json_of(view, account, *punch, name_of_user(view, account, punch->user),
                           calendar_of(view, account, punch->store), {})};
        bytes += static_cast<std::int64_t>(row.doc.size());
        found.push_back({event, std::move(row)});
    }
    return found;
}

}  // namespace features::staff
