#include "features/team/remarks/feature.hpp"

#include "domain/calendar/business_date.hpp"
#include "features/records/record_of.hpp"
#include "features/records/write.hpp"
#include "features/team/remarks/personal.hpp"
#include "features/team/remarks/remarks.hpp"
#include "kinds/store.hpp"

namespace features::remarks {
namespace {

// [parts]
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
// [/parts]

// [demo]
// One in the first store.
void make_demo(storage::Transaction& tx, const Demo& demo) {
    const std::string_view store = demo.stores.front().id;
    const std::int64_t now_ms = demo.world.clock.now_ms();
    const auto calendar =
        domain::calendar_of(records::record_of(tx, kinds::store, demo.account, store));
    add(tx, demo.account,
        {.id = "650000000000000000005001",
         .store = std::string(store),
         .day = domain::iso_text(calendar.day_of(now_ms)),
         .text = "The ice machine is loud again",
         .by = demo.actor.principal.id,
         .at_ms = now_ms});
}
// [/demo]

}  // namespace

// [feature]
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
