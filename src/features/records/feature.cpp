#include "features/records/feature.hpp"

#include "features/records/operations.hpp"
#include "features/records/verify.hpp"

namespace features::records {
namespace {

constexpr const api::Operation* operations[] = {
    &list_records,  &list_active_records, &read_record,       &read_store_record,
    &create_record, &update_record,       &inactivate_record, &activate_record,
    &read_history,  &undo_change,         &follow_changes};

}  // namespace

const Feature feature{.name = "records", .operations = operations, .verify = check_documents};

}  // namespace features::records
