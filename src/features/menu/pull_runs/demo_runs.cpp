#include "features/menu/pull_runs/demo_runs.hpp"

#include "auth/keys.hpp"
#include "base/json_text.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"
#include "features/menu/pull_runs/work.hpp"
#include "features/records/create.hpp"
#include "kinds/account.hpp"

namespace features::pull_runs {
namespace {

constexpr std::int64_t month_ms = 30LL * 86'400'000;

void choose_master(storage::Transaction& tx, const Demo& demo) {
    records::create(
        tx, demo.world, demo.actor.rules, kinds::account, std::string(demo.account),
        base::JsonObject().text("id", demo.account).text("masterStore", demo.stores[0].id).done(),
        demo.actor.principal.id);
}

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    choose_master(tx, demo);
    const auto keys = auth::list_keys(tx, demo.account);
    const Run run{.id = std::string(example_run),
                  .number = 1,
                  .source = std::string(demo.stores[0].id),
                  .who = keys.empty() ? demo.actor.principal.id : keys.front().id,
                  .choice_json = R"(["menuItems"])",
                  .created_ms = demo.actor.now_ms,
                  .at_ms = demo.actor.now_ms + month_ms,
                  .state = std::string(scheduled)};
    const RunStore store{.store = std::string(demo.stores[1].id), .state = std::string(pending)};
    insert(tx, demo.account, run, {&store, 1});
    jobs::due_at(tx, demo.account, "", pull_job, run.at_ms);
}

}  // namespace features::pull_runs
