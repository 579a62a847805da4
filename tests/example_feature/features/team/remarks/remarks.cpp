#include "features/team/remarks/remarks.hpp"

#include "domain/calendar/business_date.hpp"
#include "features/records/record_of.hpp"
#include "kinds/store.hpp"
#include "storage/tables/events.hpp"
#include "storage/write_under.hpp"

namespace features::remarks {
namespace {

constexpr std::int64_t reminders_max = 100;  // in one write

using schema::instant;
using schema::of;
constexpr schema::Property<Remark> remark_properties[] = {
    {"id", of<&Remark::id>, "Identifies the remark."},
    {"store", of<&Remark::store>, "Id of the store."},
    {"businessDate", schema::date<&Remark::day>, "Business date on which it was written."},
    {"text", of<&Remark::text>, "Text of the remark."},
    {"createdBy", of<&Remark::by>, "Id of the key or person that wrote it."},
    {"dateCreated", instant<&Remark::at_ms>, "When it was written."},
    {"remindAt", schema::instant_if<&Remark::remind_ms>,
     "When it is brought up again; absent if there is no pending reminder."},
    {"revision", of<&Remark::revision>, "Starts at 1 and grows by one with each change."},
};

// [event]
void note(storage::Transaction& tx, std::string_view account, const Remark& remark,
          std::string_view type, std::int64_t now_ms) {
    storage::note_event(tx, account, remark.store,
                        {.type = type,
                         .kind = remark_label,
                         .id = remark.id,
                         .revision = remark.revision,
                         .at_ms = now_ms,
                         .is_configuration = false});
}
// [/event]

}  // namespace

constexpr schema::Object<Remark> remark_answer{
    "Remark", "A manager's remark about a business date.", remark_properties};

std::string day_at(storage::ReadView& view, const Place& at, std::int64_t ms) {
    const auto store = records::record_of(view, kinds::store, at.account, at.store);
    return domain::iso_text(domain::calendar_of(store).day_of(ms));
}

// [writer]
void add(storage::Transaction& tx, std::string_view account, const Remark& remark) {
    tx.lock(account, remark.store);
    insert(tx, account, remark);
    note(tx, account, remark, "created", remark.at_ms);
    if (remark.remind_ms > 0)
        jobs::due_at(tx, account, remark.store, reminders_job, remark.remind_ms);
}

void change(storage::Transaction& tx, std::string_view account, Remark remark,
            std::int64_t now_ms) {
    ++remark.revision;
    update(tx, account, remark);
    note(tx, account, remark, "updated", now_ms);
}
// [/writer]

// [job]
std::optional<std::int64_t> remind(storage::Database& database, const base::Clock& clock,
                                   const jobs::Lease& lease) {
    const Place at{lease.account(), lease.store()};
    const std::int64_t now_ms = clock.now_ms();
    std::optional<std::int64_t> next_ms;
    const storage::Scope store{at.account, at.store};
    storage::write_under(database, store, [&](storage::Transaction& tx) {
        lease.require(tx);
        for (Remark& remark : due(tx, at, now_ms, reminders_max)) {
            remark.remind_ms = 0;
            change(tx, at.account, std::move(remark), now_ms);
        }
        next_ms = next_due_ms(tx, at);
    });
    return next_ms;
}
// [/job]

std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit) {
    std::vector<storage::ChangedRecord> found;
    std::int64_t bytes = 0;
    for (const storage::Event& event : events) {
        if (std::ssize(found) >= limit || bytes >= storage::step_bytes_max) break;
        const auto remark = find(view, account, event.id);
        if (!remark || !event.wants(remark->revision)) continue;
        storage::Row row{.store = remark->store,
                         .id = remark->id,
                         .revision = remark->revision,
                         .sequence = event.sequence,
                         .doc = schema::write(remark_answer, *remark)};
        bytes += std::ssize(row.doc);
        found.push_back({event, std::move(row)});
    }
    return found;
}

}  // namespace features::remarks
