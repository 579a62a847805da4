#include "features/images/feature.hpp"

#include "features/images/operations.hpp"

namespace features::images {

static constexpr const api::Operation* operations[] = {&upload_image, &remove_image, &show_image};

const Feature feature{.name = "images", .operations = operations};

}  // namespace features::images
