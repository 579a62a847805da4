// Which keys a person may make: no key may do more than the person, in every store of the account.
#include "api/route.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "features/operating/admin/new_key.hpp"
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

using auth::Area;
using kinds::PrivilegeSet;
using support::Answer;
using support::text_member;
using support::Visitor;

auth::Areas only(Area area) {
    auth::Areas areas;
    areas.add(area);
    return areas;
}
PrivilegeSet behind(Area area) {
    return features::admin::privileges_behind(app::routes(), only(area)) |
           PrivilegeSet{"BO_API_KEYS"};
}

struct KeyGifts : testing::TestWithParam<storage::Engine> {
    support::AppFixture app{GetParam()};
    support::Tenant tenant = app.make_tenant("Ours");

    ~KeyGifts() override { EXPECT_EQ(app.find_faults(), ""); }

    std::string another_store() {
        const std::string id = app.world().ids.next();
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), tenant.account, id, id,
                                            "UTC", "USD", "test");
        });
        return id;
    }
    Answer make(const Visitor& who, std::string_view area, bool is_for_all = false) {
        const std::string stores = is_for_all ? "" : R"(,"stores":[")" + tenant.store + "\"]";
        return app.call("POST", "/v1/svc/account/" + tenant.account + "/keys", "",
                        R"({"name":"Key","areas":[")" + std::string(area) + "\"]" + stores + '}',
                        who.headers());
    }
};

TEST_P(KeyGifts, TakeEveryPrivilegeBehindTheArea) {
    for (std::string_view name : auth::area_names) {
        const PrivilegeSet needed = behind(*auth::area_named(name));
        EXPECT_EQ(make(app.make_visitor(tenant, needed), name).status, 200) << name;
        for (std::string_view id : needed.names()) {
            const PrivilegeSet one{*kinds::privilege_named(id)};
            const Answer answer = make(app.make_visitor(tenant, needed - one), name);
            EXPECT_EQ(answer.status, 403) << name << ' ' << id << answer.body;
            EXPECT_EQ(text_member(answer.body, "code"), "privilege_missing");
            EXPECT_EQ(support::member(answer.body, "needs"), "[\"" + std::string(id) + "\"]");
        }
    }
}

// By the table of routes, a key of the area may do nothing else that a person needs a privilege
// for.
TEST(KeyAreas, HaveBehindThemWhateverTheirRowsNeed) {
    for (const api::Route& route : app::routes()) {
        const auth::Demand& demand = route.needs.demand;
        if (route.needs.of != api::Needs::Of::privilege) continue;
        for (std::string_view name : auth::area_names) {
            const Area area = *auth::area_named(name);
            if (!route.admission.areas.has(area)) continue;
            EXPECT_TRUE(demand.is_met_by(behind(area))) << name << ' ' << route.paths.front();
        }
    }
    EXPECT_EQ(behind(Area::admin), PrivilegeSet::all());
    EXPECT_TRUE(behind(Area::staff).has_all(PrivilegeSet::all() - kinds::administration));
    EXPECT_TRUE(behind(Area::sync).has_all({"DEV_VOID_CHECK", "DEV_PRICE_OVERRIDE"}));
    EXPECT_TRUE(behind(Area::catalogue).has_all({"BO_PRICES", "BO_TAX", "BO_SOLD_OUT"}));
    EXPECT_FALSE(behind(Area::reports).has("BO_TAX"));
}

TEST_P(KeyGifts, ForAllStoresTakeEveryPrivilege) {
    const Visitor reporter = app.make_visitor(tenant, behind(Area::reports));
    EXPECT_EQ(make(reporter, "reports").status, 200);
    const Answer refused = make(reporter, "reports", true);
    EXPECT_EQ(refused.status, 403) << refused.body;
    EXPECT_NE(support::member(refused.body, "errors").find("stores"), std::string::npos);
    EXPECT_EQ(make(app.make_visitor(tenant, PrivilegeSet::all()), "reports", true).status, 200);
}

// The account has one more store, in which the person has no user.
TEST_P(KeyGifts, TakeThePrivilegesInEveryStore) {
    const std::string second = another_store();
    const Visitor of_one = app.make_visitor(tenant, PrivilegeSet::all());
    EXPECT_EQ(make(of_one, "reports").status, 403);
    const Visitor of_both = app.make_visitor(tenant, behind(Area::reports), {tenant.store, second});
    EXPECT_EQ(make(of_both, "reports").status, 200);
    EXPECT_EQ(make(of_both, "orders").status, 403);
}

// What the person may do is read again in the transaction, so that nothing remembered counts.
TEST_P(KeyGifts, GoByWhatThePersonMayDoNow) {
    const Visitor who = app.make_visitor(tenant, behind(Area::reports) | PrivilegeSet{"BO_TAX"});
    EXPECT_EQ(make(who, "reports").status, 200);
    const Answer lowered = app.call("PUT", "/v1/svc/role/" + who.roles.front(), tenant.key,
                                    R"({"privileges":["BO_API_KEYS"]})");
    ASSERT_EQ(lowered.status, 200) << lowered.body;
    EXPECT_EQ(make(who, "reports").status, 403);
}

TEST_P(KeyGifts, AreLimitedInNumber) {
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all());
    Answer last;
    for (int i = 0; i < 250 && last.status != 409; ++i) last = make(owner, "reports");
    EXPECT_EQ(last.status, 409) << last.body;
    const Answer all = app.call("GET", "/v1/svc/account/" + tenant.account + "/keys", tenant.key);
    const auto keys = schema::elements_of(all.body);
    const std::string revoked = text_member(keys.back(), "id");
    EXPECT_EQ(app.call("PUT", "/v1/svc/key/" + revoked + "/revoke", tenant.key).status, 200);
    EXPECT_EQ(make(owner, "reports").status, 200);
}

INSTANTIATE_TEST_SUITE_P(On, KeyGifts, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
