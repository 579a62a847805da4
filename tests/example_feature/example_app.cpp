#include "example_feature/example_app.hpp"

#include "app/features.hpp"
#include "app/routes.hpp"
#include "features/team/remarks/feature.hpp"
#include "features/team/remarks/operations.hpp"

namespace example {
namespace {

using api::may;
using auth::Area;
using enum http::Method;
using namespace features::remarks;

constexpr api::Admission with(Area area) {
    api::Admission admission;
    admission.areas.add(area);
    return admission;
}
constexpr auto staff = with(Area::staff);
constexpr auto reports = with(Area::reports);
constexpr bool ext = true;

// clang-format off
const std::vector<api::Route>& routes() {
    static const std::vector<api::Route> table = [] {
        std::vector<api::Route> rows = app::routes();
        const api::Route more[] = {
            // [routes]
            {{get},  {"svc/store/{store}/remarks"},      list_remarks,       nullptr, staff,   may({"DEV_CLOSE_DAY", "DASH_DAY_RECAP"}), ext},
            {{post}, {"svc/store/{store}/remarks"},      add_remark,         nullptr, staff,   may({"DEV_CLOSE_DAY"}), ext},
            {{get},  {"svc/remark/{remark}"},            read_remark,        nullptr, staff,   may({"DEV_CLOSE_DAY", "DASH_DAY_RECAP"}), ext},
            {{get},  {"svc/store/{store}/remarkReport"}, read_remark_report, nullptr, reports, may({"DASH_DAY_RECAP"}), ext},
            // [/routes]
        };
        for (const api::Route& row : more) rows.push_back(row);
        return rows;
    }();
    return table;
}
// clang-format on

const features::FeatureList& features() {
    static const std::vector<const features::Feature*> all = [] {
        const features::FeatureList program = app::features();
        std::vector<const features::Feature*> list(program.begin(), program.end());
        list.push_back(&feature);
        return list;
    }();
    static const features::FeatureList list{all};
    return list;
}

}  // namespace

app::Parts parts() { return {features(), routes()}; }

}  // namespace example
