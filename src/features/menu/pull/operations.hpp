// Operations of the pull, for the page of routes; path: store.
#pragma once

#include "api/route.hpp"

namespace features::pull {

inline constexpr api::Subject pull_subject{
    "pull", "Menu configuration",
    "Copying the menu of one store into others, and what these have changed in it."};

// The plan of a pull into the store of the path, by a body without `at`.
api::Plan prepare_pull(const api::Call& call, storage::ReadView& view);

// For the API document: what is sent.
extern const schema::Description pull_body;
extern const api::Parameter dry_run_parameter;

extern const api::Operation undo_pull;  // path: also pull
extern const api::Operation list_pulls;
extern const api::Operation list_overrides;
extern const api::Operation reset_overrides;

}  // namespace features::pull
