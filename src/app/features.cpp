// Every feature, once. Each is described in its folder.
#include "app/features.hpp"

#include "features/edge/devices/feature.hpp"
#include "features/edge/kiosk/feature.hpp"
#include "features/edge/live/feature.hpp"
#include "features/edge/pairings/feature.hpp"
#include "features/edge/webhooks/feature.hpp"
#include "features/guests/customers/feature.hpp"
#include "features/guests/ledger/feature.hpp"
#include "features/guests/loyalty/feature.hpp"
#include "features/guests/membership/feature.hpp"
#include "features/menu/bulk/feature.hpp"
#include "features/menu/catalogue/feature.hpp"
#include "features/menu/images/feature.hpp"
#include "features/menu/pull/feature.hpp"
#include "features/menu/pull_runs/feature.hpp"
#include "features/operating/audit/feature.hpp"
#include "features/operating/demo_evening/feature.hpp"
#include "features/operating/erasure/feature.hpp"
#include "features/operating/pages/feature.hpp"
#include "features/operating/service/feature.hpp"
#include "features/operating/setup/feature.hpp"
#include "features/records/feature.hpp"
#include "features/selling/checks/feature.hpp"
#include "features/selling/kitchen/feature.hpp"
#include "features/selling/orders/feature.hpp"
#include "features/selling/sales/feature.hpp"
#include "features/selling/today/feature.hpp"
#include "features/team/people/feature.hpp"
#include "features/team/staff/feature.hpp"

namespace app {

features::FeatureList features() {
    namespace all = ::features;
    static constexpr const all::Feature* list[] = {
        &all::service::feature,      &all::records::feature,   &all::staff::feature,
        &all::catalogue::feature,    &all::images::feature,    &all::ledger::feature,
        &all::membership::feature,   &all::customers::feature, &all::loyalty::feature,
        &all::orders::feature,       &all::sales::feature,     &all::devices::feature,
        &all::checks::feature,       &all::live::feature,      &all::webhooks::feature,
        &all::pull::feature,         &all::pull_runs::feature, &all::kiosk::feature,
        &all::people::feature,       &all::audit::feature,     &all::erasure::feature,
        &all::setup::feature,        &all::pages::feature,     &all::today::feature,
        &all::bulk::feature,         &all::kitchen::feature,   &all::pairings::feature,
        &all::demo_evening::feature,
    };
    return {list};
}

std::span<const storage::Migration> tables() {
    static const std::vector<storage::Migration> all = features().tables();
    return all;
}

std::unique_ptr<storage::Database> open_database(const base::Settings& settings,
                                                 base::Random& random) {
    return storage::open(settings, tables(), random);
}

}  // namespace app
