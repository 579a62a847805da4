// Exports of a store's catalogue and imports into it, for the page of routes; path: store.
#pragma once

#include "api/route.hpp"

namespace features::transfer {

extern const api::Operation export_catalogue;
extern const api::Operation import_catalogue;

}  // namespace features::transfer
