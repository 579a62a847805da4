// The program itself, for the page of routes.
#pragma once

#include "api/route.hpp"

namespace features::service {

extern const api::Operation show_health;     // the process runs
extern const api::Operation show_readiness;  // 503 while the database does not answer
extern const api::Operation show_metrics;    // metrics for Prometheus; not reachable from outside
extern const api::Operation show_openapi;    // the API document
extern const api::Operation show_forms;      // form descriptions of all kinds

}  // namespace features::service
