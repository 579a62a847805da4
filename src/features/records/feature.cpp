#include "features/records/feature.hpp"

#include "features/records/verify.hpp"
#include "storage/retention.hpp"

namespace features::records {
namespace {

std::int64_t events_kept_ms(const base::Settings& settings) {
    return settings.event_days * 24LL * 3'600'000;
}

constexpr Retention retention[] = {
    {.name = "events", .keep_ms = events_kept_ms, .forget = storage::forget_old_events}};

}  // namespace

const Feature feature{.name = "records", .verify = check_documents, .retention = retention};

}  // namespace features::records
