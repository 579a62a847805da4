#include "features/records/feature.hpp"

#include "features/records/operations.hpp"
#include "features/records/verify.hpp"
#include "storage/retention.hpp"

namespace features::records {
namespace {

constexpr const api::Operation* operations[] = {
    &list_records,  &list_active_records, &read_record,       &read_store_record,
    &create_record, &update_record,       &inactivate_record, &activate_record,
    &read_history,  &undo_change,         &follow_changes,    &follow_account_changes};

std::int64_t events_kept_ms(const base::Settings& settings) {
    return settings.event_days * 24LL * 3'600'000;
}

constexpr Retention retention[] = {
    {.name = "events", .keep_ms = events_kept_ms, .forget = storage::forget_old_events}};

}  // namespace

const Feature feature{
    .name = "records", .operations = operations, .verify = check_documents, .retention = retention};

}  // namespace features::records
