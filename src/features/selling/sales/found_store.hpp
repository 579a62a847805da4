// Sales that fit what people type.
#pragma once

#include "features/found.hpp"

namespace features::sales {

// By number however old they are; by ticket, customer and amount among the newest 1,000.
std::vector<Hit> find_sales_like(storage::ReadView& view, const Sought& sought);

}  // namespace features::sales
