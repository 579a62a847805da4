// A pull into one store, now or at a set time.
#include "base/text.hpp"
#include "features/menu/pull/answer.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/menu/pull_runs/requests.hpp"

namespace features::pull_runs {
namespace {

// A dry run is about now.
api::Plan prepare_pull(const api::Call& call, storage::ReadView& view) {
    base::Problems problems;
    const bool is_dry = call.query.flag("dryRun", problems);
    if (is_dry || !problems.empty() || !has_time(call.request.body))
        return pull::prepare_pull(call, view);
    return schedule_single(call, view);
}

}  // namespace

api::Plan schedule_single(const api::Call& call, storage::ReadView& view) {
    return plan_of(call, read_wanted(call, view, base::lower_ascii(call.path["store"])));
}

const api::Operation pull_menu{
    .name = "pull",
    .subject = &pull::pull_subject,
    .id = "pullMenu",
    .summary = "Pull a menu into a store",
    .description =
        "Copies what is chosen, with everything it refers to, from another store of the account: "
        "new records are inserted, copies follow their originals, and fields that the store has "
        "changed stay. The pull is one transaction; a second one changes nothing. With `at` it "
        "happens at that time, and the answer is a run.",
    .run = prepare_pull,
    .body = api::one(pull::pull_body,
                     R"({"taxes":true,"menuItems":true,"sourceStore":"650000000000000000000102"})"),
    .answer = api::one(pull::result_answer),
    .parameters = {&pull::dry_run_parameter},
    .pace = {.is_slow = api::always, .is_alone = true}};

}  // namespace features::pull_runs
