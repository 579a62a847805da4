// Every feature, once. What each brings is said in its folder.
#include "app/features.hpp"

#include "features/admin/feature.hpp"
#include "features/audit/feature.hpp"
#include "features/bulk/feature.hpp"
#include "features/catalogue/feature.hpp"
#include "features/checks/feature.hpp"
#include "features/customers/feature.hpp"
#include "features/devices/feature.hpp"
#include "features/erasure/feature.hpp"
#include "features/images/feature.hpp"
#include "features/kiosk/feature.hpp"
#include "features/ledger/feature.hpp"
#include "features/live/feature.hpp"
#include "features/loyalty/feature.hpp"
#include "features/membership/feature.hpp"
#include "features/orders/feature.hpp"
#include "features/pages/feature.hpp"
#include "features/people/feature.hpp"
#include "features/pull/feature.hpp"
#include "features/pull_runs/feature.hpp"
#include "features/records/feature.hpp"
#include "features/reports/feature.hpp"
#include "features/rights/feature.hpp"
#include "features/sales/feature.hpp"
#include "features/service/feature.hpp"
#include "features/setup/feature.hpp"
#include "features/staff/feature.hpp"
#include "features/stores/feature.hpp"
#include "features/webhooks/feature.hpp"

namespace app {

features::FeatureList features() {
    namespace all = ::features;
    static constexpr const all::Feature* list[] = {
        &all::service::feature,   &all::records::feature,   &all::stores::feature,
        &all::staff::feature,     &all::catalogue::feature, &all::images::feature,
        &all::bulk::feature,      &all::ledger::feature,    &all::membership::feature,
        &all::customers::feature, &all::loyalty::feature,   &all::orders::feature,
        &all::sales::feature,     &all::devices::feature,   &all::checks::feature,
        &all::reports::feature,   &all::live::feature,      &all::webhooks::feature,
        &all::pull::feature,      &all::pull_runs::feature, &all::kiosk::feature,
        &all::people::feature,    &all::rights::feature,    &all::audit::feature,
        &all::erasure::feature,   &all::admin::feature,     &all::setup::feature,
        &all::pages::feature,
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
