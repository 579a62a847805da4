#include "features/images/feature.hpp"

#include "features/images/operations.hpp"
#include "storage/retention.hpp"

namespace features::images {
namespace {

constexpr const api::Operation* operations[] = {&upload_image, &remove_image, &show_image};

// Pages that were open when a record changed its picture still show it.
std::int64_t a_week(const base::Settings&) { return 7 * 24 * 3'600'000LL; }

constexpr Retention retention[] = {
    {.name = "pictures", .keep_ms = a_week, .forget = storage::forget_old_images}};

}  // namespace

const Feature feature{.name = "images", .operations = operations, .retention = retention};

}  // namespace features::images
