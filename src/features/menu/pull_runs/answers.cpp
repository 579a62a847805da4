#include "features/menu/pull_runs/answers.hpp"

#include "features/menu/pull/answer.hpp"

#include <algorithm>

namespace features::pull_runs {
namespace {

using schema::Holds;
using schema::instant;
using schema::instant_if;
using schema::json_of;
using schema::Object;
using schema::of;
using schema::Property;

struct Progress {
    std::int64_t total, pending, done, failed;
};
constexpr Property<Progress> progress_properties[] = {
    {"total", of<&Progress::total>, "Stores of the run."},
    {"pending", of<&Progress::pending>, "Stores that are waiting."},
    {"done", of<&Progress::done>, "Stores whose pull is done."},
    {"failed", of<&Progress::failed>, "Stores whose pull was refused."},
};
constexpr Object<Progress> progress_answer{"PullRunProgress", "How many stores are in which state.",
                                           progress_properties};

std::int64_t next_attempt_ms(const RunStore& store) {
    return store.state == pending ? store.next_ms : 0;
}
constexpr std::array store_states{pending, done, failed};
constexpr Property<RunStore> store_properties[] = {
    {"store", of<&RunStore::store>, "Id of the store that is pulled into."},
    {"state", of<&RunStore::state>, "Whether it is waiting, or how it ended.", store_states},
    {"attempts", of<&RunStore::attempts>, "How many times it has failed so far."},
    {"nextAttempt", instant_if<next_attempt_ms>,
     "When it is tried again, if it is waiting after a failure."},
    {"ended", instant_if<&RunStore::ended_ms>, "When it was done, or finally failed."},
    {"result",
     described(schema::raw<&RunStore::result_json>,
               {.holds = Holds::object, .is_optional = true, .of = &pull::result_answer}),
     "The result of the pull."},
    {"error",
     described(schema::raw<&RunStore::error_json>, {.holds = Holds::open, .is_optional = true}),
     "Why it failed, as the answer to a refused request."},
};
constexpr Object<RunStore> store_answer{"PullRunStore", "A store of a run, and its result.",
                                        store_properties};

template <auto member>
const auto& in_run(const ShownRun& shown) {
    return shown.run.*member;
}
Progress progress_of(const ShownRun& shown) {
    const auto count = [&](std::string_view state) -> std::int64_t {
        return std::ranges::count(shown.stores, state, &RunStore::state);
    };
    return {std::ssize(shown.stores), count(pending), count(done), count(failed)};
}
std::optional<std::string> stores_of_run(const ShownRun& shown) {
    if (!shown.with_stores) return {};
    return write_all(store_answer, shown.stores);
}
constexpr std::array run_states{scheduled, running, done, cancelled};
constexpr Property<ShownRun> run_properties[] = {
    {"runId", of<in_run<&Run::id>>, "Identifies the run."},
    {"number", of<in_run<&Run::number>>, "Counts the runs of the account."},
    {"state", of<in_run<&Run::state>>, "Whether it is waiting for its time, or how far it is.",
     run_states},
    {"sourceStore", of<in_run<&Run::source>>, "Id of the store that is pulled from."},
    {"chosen", json_of<in_run<&Run::choice_json>>({.is_list = true}),
     "What is pulled, by the names of the request."},
    {"at", instant<in_run<&Run::at_ms>>, "When it begins."},
    {"created", instant<in_run<&Run::created_ms>>, "When it was requested."},
    {"createdBy", of<in_run<&Run::who>>,
     "Id of the key that requested it. The run acts as that key."},
    {"started", instant_if<in_run<&Run::started_ms>>, "When it began."},
    {"ended", instant_if<in_run<&Run::ended_ms>>, "When it was done or cancelled."},
    {"progress", schema::object<progress_of, progress_answer>, "How far it is."},
    {"stores",
     json_of<stores_of_run>({.holds = Holds::object, .is_list = true, .of = &store_answer}),
     "Its stores in their order; lists of runs omit them."},
};

constexpr Property<ShownRuns> runs_properties[] = {
    {"runs", json_of<&ShownRuns::runs>({.holds = Holds::object, .of = &run_answer}),
     "Without their stores."},
    {"more", of<&ShownRuns::has_more>, "Whether there are older ones."},
    {"next", of<&ShownRuns::next>, "The value of `before` for the next page."},
};

}  // namespace

constexpr Object<ShownRun> run_answer{"PullRun", "A pull into many stores, or at a set time.",
                                      run_properties};
constexpr Object<ShownRuns> runs_answer{"PullRuns", "Runs, the newest first.", runs_properties};

}  // namespace features::pull_runs
