// Runs as answers show them.
#pragma once

#include "features/menu/pull_runs/pull_runs_store.hpp"
#include "schema/object.hpp"

namespace features::pull_runs {

struct ShownRun {
    const Run& run;
    std::span<const RunStore> stores;  // that the key sees
    bool with_stores;                  // else only how many are in which state
};
extern const schema::Object<ShownRun> run_answer;

struct ShownRuns {
    std::vector<std::string> runs;  // JSON
    std::optional<std::int64_t> next;

    bool has_more() const { return next.has_value(); }
};
extern const schema::Object<ShownRuns> runs_answer;

}  // namespace features::pull_runs
