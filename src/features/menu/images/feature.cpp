#include "features/menu/images/feature.hpp"

#include "storage/retention.hpp"

namespace features::images {
namespace {

// Pictures that no record shows are kept for a week, for pages and devices that still have their
// addresses.
std::int64_t a_week(const base::Settings&) { return 7 * 24 * 3'600'000LL; }

constexpr Retention retention[] = {
    {.name = "pictures", .keep_ms = a_week, .forget = storage::forget_old_images}};

}  // namespace

const Feature feature{.name = "images", .retention = retention};

}  // namespace features::images
