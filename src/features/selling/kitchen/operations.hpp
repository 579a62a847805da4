// What can be asked of the kitchen, for the page of routes.
// "path: x" behind an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::kitchen {

extern const api::Operation list_tickets;     // path: store
extern const api::Operation read_one_ticket;  // path: store, ticket
extern const api::Operation bump_ticket;      // path: store

}  // namespace features::kitchen
