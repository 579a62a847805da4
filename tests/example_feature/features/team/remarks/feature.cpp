#include "features/team/remarks/feature.hpp"

#include "features/records/write.hpp"
#include "features/team/remarks/personal.hpp"
#include "features/team/remarks/remarks.hpp"

namespace features::remarks {
namespace {

// [feature]
constexpr Resolver resolvers[] = {{.kind = remark_label, .resolve = resolve}};

constexpr Retention retention[] = {{.name = "remarks",
                                    .keep_ms = [](const base::Settings&) { return kept_ms; },
                                    .forget = forget}};

constexpr Job work[] = {{.name = reminders_job,
                         .is_of_store = true,
                         .every = jobs::every_day,
                         .run = [](api::Services& services, const jobs::Lease& lease) {
                             return remind(services.database, services.world.clock, lease);
                         }}};

// One in the first store.
void make_demo(storage::Transaction& tx, const Demo& demo) {
    const Place at{std::string(demo.account), std::string(demo.stores.front().id)};
    const std::int64_t now_ms = demo.world.clock.now_ms();
    add(tx, at.account,
        {.id = "650000000000000000005001",
         .store = at.store,
         .day = day_at(tx, at, now_ms),
         .text = "The ice machine is loud again",
         .by = demo.actor.principal.id,
         .at_ms = now_ms});
}

}  // namespace

const Feature feature{.name = "remarks",
                      .tables = tables,
                      .resolvers = resolvers,
                      .invariants = invariants,
                      .personal = personal,
                      .retention = retention,
                      .jobs = work,
                      .make_demo = make_demo};
// [/feature]

}  // namespace features::remarks
