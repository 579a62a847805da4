// Data about people in the clock: when they punched, and why that was corrected.
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/team/staff/personal.hpp"
#include "features/team/staff/staff_store.hpp"

namespace features::staff {
namespace {

using storage::Rows;

constexpr std::int64_t step_punches_max = 1'000;

std::vector<Trace> find(storage::ReadView& view, const DataSubject& person, std::string& position) {
    std::vector<Trace> found;
    std::int64_t count = 0;
    Rows rows = view.query(
        "SELECT id, store, user_id FROM punch WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3",
        {person.account, position, step_punches_max});
    while (rows.next()) {
        ++count;
        position = rows.text(0);
        if (!person.is_customer() && person.has_id(rows.text(2)))
            found.push_back({std::string(rows.text(1)), position});
    }
    if (count < step_punches_max || person.is_customer()) position.clear();
    return found;
}

std::string tell(storage::ReadView& view, const DataSubject& person, const Trace& trace) {
    base::JsonObject json;
    json.text("id", trace.id).text("store", trace.store);
    const auto punch = find_punch(view, person.account, trace.id);
    if (!punch) return json.done();
    std::vector<std::string> corrections;
    for (const Correction& one : corrections_of(view, person.account, trace.id))
        corrections.push_back(base::JsonObject()
                                  .text("type", domain::name_of(one.was.type))
                                  .text("time", base::iso_time(one.was.at_ms))
                                  .text("correctedBy", one.by)
                                  .text("correctedAt", base::iso_time(one.at_ms))
                                  .text("reason", one.reason)
                                  .done());
    return json.text("type", domain::name_of(punch->now.type))
        .text("time", base::iso_time(punch->now.at_ms))
        .text("device", punch->device)
        .raw("corrections", base::json_array(corrections))
        .done();
}

bool erase(storage::Transaction& tx, const DataSubject& person, const Trace& trace) {
    return tx.execute(
               "UPDATE punch_correction SET reason = '' "
               "WHERE account = $1 AND punch = $2 AND reason <> ''",
               {person.account, trace.id}) > 0;
}

constexpr std::string_view own_tables[] = {"punch", "punch_correction"};
constexpr Personal places[] = {
    {.name = "punches", .tables = own_tables, .find = find, .tell = tell, .erase = erase}};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::staff
