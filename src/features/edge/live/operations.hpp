// Following the events of a store, for the page of routes. path: store
#pragma once

#include "api/route.hpp"

namespace features::live {

extern const api::Operation follow_events;

}  // namespace features::live
