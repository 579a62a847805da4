// The program itself, for the page of routes.
#pragma once

#include "api/route.hpp"

namespace features::service {

extern const api::Operation show_health;
extern const api::Operation show_readiness;
extern const api::Operation show_metrics;
extern const api::Operation show_openapi;
extern const api::Operation show_forms;

}  // namespace features::service
