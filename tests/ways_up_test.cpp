// Nobody gets to more than they may, by what they may: keys of one store or without the area
// `admin`, people who lose a store, links that outlive the rights of who made them, and feeds.
#include "api/route.hpp"
#include "api/router.hpp"
#include "app/routes.hpp"
#include "auth/keys.hpp"
#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "features/records/create.hpp"
#include "features/team/staff/new_staff.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace {

using auth::Area;
using kinds::PrivilegeId;
using kinds::PrivilegeSet;
using support::Answer;
using support::member;
using support::text_member;
using support::Visitor;

std::string list_of(const PrivilegeSet& some) {
    std::vector<std::string> ids;
    for (std::string_view id : some.names()) ids.push_back(base::json_string(id));
    return base::json_array(ids);
}

std::string outcome(const Answer& answer) {
    return answer.status == 200 ? "ok" : text_member(answer.body, "code");
}

struct WaysUpTest : testing::TestWithParam<storage::Engine> {
    support::AppFixture app{GetParam()};
    support::Tenant tenant = app.make_tenant("Ours");
    std::string second = another_store();

    // One who manages the staff must stay in each.
    WaysUpTest() {
        for (const std::string& store : {tenant.store, second}) role_with({"BO_STAFF"}, store);
    }
    ~WaysUpTest() override { EXPECT_EQ(app.find_faults(), ""); }

    std::string another_store() {
        const std::string id = app.world().ids.next();
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), tenant.account, id, id,
                                            "UTC", "USD", "test");
            tx.hint(auth::sessions_hint);  // as the command that adds one does
        });
        return id;
    }
    std::string key(std::initializer_list<Area> some, std::vector<std::string> stores = {}) {
        auth::NewKey fields;
        fields.stores = std::move(stores);
        fields.areas = {};
        for (Area area : some) fields.areas.add(area);
        return app.make_key(tenant, std::move(fields));
    }
    // With a key, at a path of the segment.
    Answer by(std::string_view key, std::string_view method, const std::string& path,
              std::string_view body = {}) {
        return app.call(method, "/v1/svc/" + path, key, body);
    }
    Answer by(const Visitor& who, std::string_view method, const std::string& path,
              std::string_view body = {}) {
        return app.call(method, "/v1/svc/" + path, "", body, who.headers());
    }
    // By a key for everything.
    std::string done(std::string_view method, const std::string& path, std::string_view body = {}) {
        const Answer answer = by(tenant.key, method, path, body);
        EXPECT_EQ(answer.status, 200) << method << ' ' << path << answer.body;
        return answer.body;
    }
    std::string role_with(const PrivilegeSet& held, const std::string& store) {
        return text_member(done("POST", "role",
                                base::JsonObject()
                                    .text("name", app.world().ids.next())
                                    .text("store", store)
                                    .raw("privileges", list_of(held))
                                    .done()),
                           "id");
    }
    std::string user_with(const std::string& role, const std::string& store) {
        return text_member(done("POST", "user",
                                base::JsonObject()
                                    .text("firstName", "Somebody")
                                    .text("store", store)
                                    .raw("roles", "[\"" + role + "\"]")
                                    .done()),
                           "id");
    }
    static std::string email_of(const Visitor& one) { return one.sign_in + "@people.example"; }
    static std::string roles(const std::string& id) { return R"({"roles":[")" + id + "\"]}"; }
    static std::string privileges(const PrivilegeSet& some) {
        return "{\"privileges\":" + list_of(some) + '}';
    }
    void close(const std::string& store) {
        done("PUT", "store/" + store, R"({"activeStatus":false})");
    }
    void open(const std::string& store) {
        done("PUT", "store/" + store, R"({"activeStatus":true})");
    }
};

// ---- keys ---------------------------------------------------------------------------------------

struct KeyTest : WaysUpTest {
    const std::string of_one = key({Area::admin, Area::staff}, {tenant.store});
    const std::string of_both = key({Area::admin, Area::staff}, {tenant.store, second});
    const std::string staff = key({Area::staff});

    // Everything that takes a person over or away.
    std::set<std::string> outcomes(const std::string& key, const std::string& user) {
        std::set<std::string> all;
        for (const char* what : {"secondFactor/reset", "sessions/end"})
            all.insert(outcome(by(key, "PUT", "user/" + user + '/' + what)));
        all.insert(outcome(by(key, "POST", "user/" + user + "/resetLink")));
        const std::string erase = R"({"reason":"x","confirm":")" + user + "\"}";
        all.insert(outcome(by(key, "POST", "user/" + user + "/erase", erase)));
        all.insert(outcome(by(key, "PUT", "user/" + user + "/signIn/remove")));
        return all;
    }
    using Outcomes = std::set<std::string>;
};

TEST_P(KeyTest, OfOneStoreTakesOverNobodyWhoBelongsToAnother) {
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    const std::string user = owner.users[0];
    EXPECT_EQ(outcomes(of_one, user), Outcomes{"holds_more"});
    // What is closed or inactive there counts too.
    done("PUT", "user/" + owner.users[1] + "/inactivate");
    EXPECT_EQ(outcomes(of_one, user), Outcomes{"holds_more"});
    done("PUT", "user/" + owner.users[1] + "/activate");
    close(second);
    EXPECT_EQ(outcomes(of_one, user), Outcomes{"holds_more"});
    EXPECT_EQ(outcome(by(of_both, "POST", "user/" + user + "/resetLink")), "ok");
    EXPECT_EQ(outcome(by(of_both, "PUT", "user/" + user + "/signIn/remove")), "ok");
    // Who is of the store alone.
    const Visitor clerk = app.make_visitor(tenant, PrivilegeSet::all());
    EXPECT_EQ(outcome(by(of_one, "POST", "user/" + clerk.users[0] + "/resetLink")), "ok");
    EXPECT_EQ(outcome(by(of_one, "PUT", "user/" + clerk.users[0] + "/signIn/remove")), "ok");
}

TEST_P(KeyTest, OfOneStoreInvitesNobodyOfAnother) {
    const Visitor elsewhere = app.make_visitor(tenant, {"BO_TAX"}, {second});
    const std::string user = user_with(role_with({"BO_TAX"}, tenant.store), tenant.store);
    const std::string body = base::JsonObject().text("email", email_of(elsewhere)).done();
    EXPECT_EQ(outcome(by(of_one, "POST", "user/" + user + "/invite", body)), "holds_more");
    EXPECT_EQ(outcome(by(of_both, "POST", "user/" + user + "/invite", body)), "ok");
    EXPECT_EQ(outcome(by(of_one, "POST", "user/" + user + "/invite", body)), "holds_more");
}

TEST_P(KeyTest, WithoutAdminPutsNoAdministrationIntoARole) {
    for (std::string_view name : kinds::administration.names()) {
        const PrivilegeSet one{*kinds::privilege_named(name)};
        const std::string with = base::JsonObject()
                                     .text("name", name)
                                     .text("store", tenant.store)
                                     .raw("privileges", list_of(one))
                                     .done();
        EXPECT_EQ(outcome(by(staff, "POST", "role", with)), "holds_more") << name;
        const std::string role = "role/" + role_with({"BO_TAX", "BO_STAFF"}, tenant.store);
        EXPECT_EQ(outcome(by(staff, "PUT", role, privileges(one))), "holds_more") << name;
        // What stands there already may stay, and go. It does not come back by an undo.
        done("PUT", role, privileges(one));
        EXPECT_EQ(outcome(by(staff, "PUT", role, privileges(one | PrivilegeSet{"BO_TAX"}))), "ok");
        const Answer taken = by(staff, "PUT", role, privileges({"BO_TAX"}));
        EXPECT_EQ(outcome(taken), "ok");
        const std::string undo = role + "/history/" + member(taken.body, "revision") + "/undo";
        EXPECT_EQ(outcome(by(staff, "POST", undo)), "holds_more") << name;
        // Nor by activating one that has it.
        done("POST", undo);
        EXPECT_EQ(outcome(by(staff, "PUT", role + "/inactivate")), "ok");
        EXPECT_EQ(outcome(by(staff, "PUT", role + "/activate")), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", role, R"({"activeStatus":true})")), "holds_more");
    }
    EXPECT_EQ(outcome(by(staff, "POST", "role",
                         R"({"name":"Rest","store":")" + tenant.store + "\",\"privileges\":" +
                             list_of(PrivilegeSet::all() - kinds::administration) + '}')),
              "ok");
}

TEST_P(KeyTest, WithoutAdminMakesNobodyAnAdministrator) {
    const std::string plain = role_with({"BO_STAFF"}, tenant.store);
    for (std::string_view name : kinds::administration.names()) {
        const std::string role = role_with({*kinds::privilege_named(name)}, tenant.store);
        const std::string with =
            R"({"firstName":"A","store":")" + tenant.store + "\",\"roles\":[\"" + role + "\"]}";
        EXPECT_EQ(outcome(by(staff, "POST", "user", with)), "holds_more") << name;
        const std::string user = "user/" + user_with(plain, tenant.store);
        EXPECT_EQ(outcome(by(staff, "PUT", user, roles(role))), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"pin":"2468135"})")), "ok");
        const std::string taken = done("PUT", user, roles(role));
        const Answer back = by(tenant.key, "PUT", user, roles(plain));
        const std::string undo = user + "/history/" + member(back.body, "revision") + "/undo";
        EXPECT_EQ(outcome(by(staff, "POST", undo)), "holds_more") << name;
        // Nor becomes one: no other pin, e-mail or roles for who is one; the same ones pass.
        done("POST", undo);
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"pin":"1357246"})")), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"pin":null})")), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"email":"me@people.example"})")),
                  "holds_more");
        EXPECT_EQ(outcome(by(staff, "PUT", user, roles(plain))), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"roles":[]})")), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user,
                             R"({"lastName":"B","pin":"2468135","roles":[")" + role + "\"]}")),
                  "ok");
        EXPECT_EQ(outcome(by(staff, "PUT", user, done("GET", user))), "ok");
        EXPECT_EQ(outcome(by(staff, "PUT", user + "/inactivate")), "ok");
        EXPECT_EQ(outcome(by(staff, "PUT", user + "/activate")), "holds_more") << name;
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"activeStatus":true})")), "holds_more");
        EXPECT_EQ(outcome(by(staff, "PUT", user, R"({"pin":"1357246"})")), "holds_more") << name;
        EXPECT_EQ(
            outcome(by(of_one, "PUT", user,
                       R"({"pin":"1357246","roles":[")" + role + "\"],\"activeStatus\":true}")),
            "ok");
        done("PUT", user + "/inactivate");
    }
}

// The doors that many records go through do not know roles and users at all.
TEST_P(KeyTest, WritesNoRolesAndUsersByTheWay) {
    const std::string all = key({Area::catalogue, Area::staff});
    for (const char* kind : {"role", "user"})
        EXPECT_EQ(by(all, "POST", "store/" + tenant.store + "/bulk",
                     R"({"records":[{"kind":")" + std::string(kind) +
                         R"(","name":"Sly","firstName":"Sly","privileges":["BO_ROLES"]}]})")
                      .status,
                  400);
    role_with({"BO_ROLES"}, second);
    EXPECT_EQ(by(all, "POST", "store/" + tenant.store,
                 R"({"copyAll":true,"sourceStore":")" + second + "\"}")
                  .status,
              200);
    EXPECT_EQ(done("GET", "store/" + tenant.store + "/roles").find("BO_ROLES"), std::string::npos);
}

// ---- people and the account ---------------------------------------------------------------------

struct AccountTest : WaysUpTest {
    bool is_missing(const Visitor& who, const api::Route& route) {
        std::string path = api::Router::spelled_out(route.paths.front(), "svc").front(), target;
        for (std::size_t at = 0; at < path.size();) {
            if (path[at] != '{') {
                target += path[at++];
                continue;
            }
            const auto end = path.find('}', at);
            const auto name = path.substr(at + 1, end - at - 1);
            target += name == "account"    ? tenant.account
                      : name == "revision" ? "1"
                                           : "6500000000000000000000ff";
            at = end + 1;
        }
        const auto answer =
            app.call(http::name_of(route.methods.front()), target, "", "{}", who.headers());
        return outcome(answer) == "privilege_missing" && member(answer.body, "errors") == "{}";
    }
    // The paths of account rows that are open to them, by how far they must hold something.
    int open_rows(const Visitor& who, bool in_any_store = false) {
        int rows = 0;
        for (const api::Route& route : app::routes())
            if (in_any_store ? route.needs.demand.in_any_store : route.needs.demand.in_every_store)
                rows += is_missing(who, route) ? 0 : 1;
        return rows;
    }
};

TEST_P(AccountTest, NobodyGainsByLosingAStore) {
    const Visitor both = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    const int all = open_rows(both);
    EXPECT_GE(all, 20);
    const Visitor one = app.make_visitor(tenant, PrivilegeSet::all());
    EXPECT_EQ(open_rows(one), 0);
    EXPECT_GE(open_rows(one, true), 15);
    close(second);  // by which those of both lose nothing, and those of one gain nothing
    EXPECT_EQ(open_rows(one), 0);
    EXPECT_EQ(open_rows(both), all);
    EXPECT_EQ(by(one, "GET", "store/" + second + "/categories").status, 403);
    EXPECT_EQ(by(one, "GET", "store/" + second).status, 403);
    open(second);
    done("PUT", "role/" + both.roles[1], privileges({"BO_TAX"}));
    EXPECT_EQ(open_rows(both), 0);
    done("PUT", "role/" + both.roles[1], privileges(PrivilegeSet::all()));
    EXPECT_EQ(open_rows(both), all);
    done("PUT", "user/" + both.users[1] + "/inactivate");
    EXPECT_EQ(open_rows(both), 0);
    done("PUT", "user/" + both.users[1] + "/activate");
    done("PUT", "user/" + both.users[1] + "/signIn/remove");
    const Visitor other = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    EXPECT_EQ(open_rows(other), all);
    another_store();
    EXPECT_EQ(open_rows(other), 0);
}

TEST_P(AccountTest, GuestsAreServedByWhoMayInAnyStore) {
    const Visitor clerk = app.make_visitor(tenant, {"BO_CUSTOMERS", "BO_HISTORY"});
    const Answer made = by(clerk, "POST", "customer", R"({"firstName":"Guest"})");
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string guest = "customer/" + text_member(made.body, "id");
    EXPECT_EQ(by(clerk, "PUT", guest, R"({"lastName":"Known"})").status, 200);
    EXPECT_EQ(by(clerk, "POST", guest + "/history/2/undo").status, 200);
    const Visitor till = app.make_visitor(tenant, {"DEV_LOYALTY"});
    EXPECT_EQ(by(till, "GET", guest).status, 200);
    EXPECT_EQ(outcome(by(till, "PUT", guest, R"({"lastName":"X"})")), "privilege_missing");
    EXPECT_EQ(outcome(by(till, "GET", "account/" + tenant.account + "/info")), "privilege_missing");
    const Visitor members = app.make_visitor(tenant, {"BO_MEMBERSHIP"});
    EXPECT_EQ(outcome(by(members, "POST", "account/" + tenant.account + "/memberShipType",
                         R"({"type":"Gold"})")),
              "privilege_missing");
}

TEST_P(AccountTest, ReportsAndListsOfStoresCoverThoseWhereItIsHeld) {
    const auto sell = [&](const std::string& store, const std::string& cents) {
        const Answer sold = app.call(
            "POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", tenant.key,
            R"({"checkID":"c","node":"n","data":{"status":"PAID","seats":[{"id":"1","orders":[
{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":)" +
                cents + R"(}]}],"totalAmount":)" + cents + R"(,"paidAmount":)" + cents + "}}");
        EXPECT_EQ(sold.status, 200) << sold.body;
    };
    sell(tenant.store, "700");
    sell(second, "1100");
    const auto total = [&](const Visitor& who) {
        const Answer report = by(who, "GET", "account/" + tenant.account + "/saleReport");
        EXPECT_EQ(report.status, 200) << report.body;
        return member(member(report.body, "total"), "saleAmount");
    };
    const Visitor one = app.make_visitor(tenant, {"DASH_ACCOUNT"});
    const Visitor both = app.make_visitor(tenant, {"DASH_ACCOUNT"}, {tenant.store, second});
    EXPECT_EQ(total(one), "700");
    EXPECT_EQ(total(both), "1800");
    EXPECT_EQ(by(one, "GET", "stores?status=all").body.find(second), std::string::npos);
    done("PUT", "role/" + both.roles[0], privileges({"BO_TAX"}));
    EXPECT_EQ(total(both), "1100");
    close(second);
    EXPECT_EQ(total(one), "700");
    EXPECT_EQ(by(one, "GET", "stores?status=all").body.find(second), std::string::npos);
}

TEST_P(AccountTest, NobodyEndsOrLowersThemselves) {
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    const Visitor other = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    const std::string user = "user/" + owner.users[1], role = "role/" + owner.roles[1];
    const std::string erase = R"({"reason":"x","confirm":")" + owner.users[1] + "\"}";
    const std::string promoted = done("PUT", user, roles(owner.roles[1]));
    const struct {
        const char* method;
        std::string path, body;
    } ways[] = {{"PUT", user + "/inactivate", ""},
                {"PUT", user, R"({"activeStatus":false})"},
                {"PUT", user, R"({"roles":[]})"},
                {"PUT", user, roles(role_with({"BO_TAX"}, second))},
                {"PUT", user + "/signIn/remove", ""},
                {"POST", user + "/erase", erase},
                {"PUT", role, privileges(PrivilegeSet::all() - PrivilegeSet{"DEV_SELL"})},
                {"PUT", role + "/inactivate?force=true", ""}};
    for (const auto& way : ways)
        EXPECT_EQ(outcome(by(owner, way.method, way.path, way.body)), "own_user") << way.path;
    EXPECT_EQ(outcome(by(owner, "PUT", user, R"({"lastName":"Me"})")), "ok");
    EXPECT_EQ(outcome(by(owner, "PUT", role, R"({"name":"Mine"})")), "ok");
    const std::string more = role_with(PrivilegeSet::all(), second);
    const Answer doubled =
        by(owner, "PUT", user, R"({"roles":[")" + owner.roles[1] + "\",\"" + more + "\"]}");
    EXPECT_EQ(outcome(doubled), "ok");
    EXPECT_EQ(outcome(by(owner, "PUT", role, privileges({"BO_TAX"}))), "ok");  // the other has all
    EXPECT_EQ(
        outcome(by(owner, "POST", user + "/history/" + member(doubled.body, "revision") + "/undo")),
        "own_user");
    EXPECT_EQ(outcome(by(other, "PUT", user, R"({"roles":[]})")), "ok");
    EXPECT_EQ(outcome(by(other, "PUT", user + "/inactivate")), "ok");
}

TEST_P(AccountTest, UsersOfClosedStoresAreMadeAndChanged) {
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    const std::string role = role_with({"BO_TAX"}, second);
    close(second);
    const std::string body =
        R"({"firstName":"Late","store":")" + second + "\",\"roles\":[\"" + role + "\"]}";
    for (const bool is_key : {true, false}) {
        const auto call = [&](std::string_view method, const std::string& path,
                              std::string_view sent) {
            return is_key ? by(tenant.key, method, path, sent) : by(owner, method, path, sent);
        };
        const Answer made = call("POST", "user", body);
        ASSERT_EQ(made.status, 200) << made.body;
        const std::string user = "user/" + text_member(made.body, "id");
        EXPECT_EQ(call("PUT", user, R"({"roles":[],"lastName":"X"})").status, 200);
        EXPECT_EQ(call("PUT", user + "/inactivate", "").status, 200);
        EXPECT_EQ(call("PUT", user + "/activate", "").status, 200);
    }
    const Visitor one = app.make_visitor(tenant, PrivilegeSet::all());
    EXPECT_EQ(by(one, "POST", "user", body).status, 403);
    // By which somebody gets what counts in every store.
    const Visitor late = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    EXPECT_GE(open_rows(late), 20);
}

// ---- links --------------------------------------------------------------------------------------

struct LinkTest : WaysUpTest {
    const PrivilegeSet held{"BO_SIGN_INS", "BO_TAX", "BO_STAFF"};
    Visitor manager = app.make_visitor(tenant, held);
    Visitor clerk = app.make_visitor(tenant, {"BO_TAX"});
    std::string user = "user/" + clerk.users[0];

    void give_password(const Visitor& whom) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, "");
            auth::set_password(tx, tenant.account, whom.sign_in, "hash");
        });
    }
    static std::string token_in(const Answer& answer) {
        EXPECT_EQ(answer.status, 200) << answer.body;
        const std::string link = text_member(answer.body, "link");
        return link.substr(link.find("#token=") + 7);
    }
    std::string link(const Visitor& maker) {
        return token_in(by(maker, "POST", user + "/resetLink"));
    }
    std::string link(const std::string& key) {
        return token_in(by(key, "POST", user + "/resetLink"));
    }
    Answer use(const std::string& token) {
        return app.call(
            "POST", "/v1/svc/session/reset", "",
            base::JsonObject().text("token", token).text("password", "a calm evening out").done());
    }
    bool is_good(const std::string& token) {
        const Answer looked = app.call("POST", "/v1/svc/session/reset/check", "",
                                       base::JsonObject().text("token", token).done());
        if (looked.status == 200) return true;
        EXPECT_EQ(outcome(looked), "link_expired") << looked.body;
        EXPECT_EQ(outcome(use(token)), "link_expired");
        return false;
    }
};

TEST_P(LinkTest, OutlivesNoPromotion) {
    give_password(clerk);
    const std::string token = link(manager);
    EXPECT_TRUE(is_good(token));
    done("PUT", "role/" + clerk.roles[0], privileges({"BO_TAX", "BO_PRICES"}));
    EXPECT_FALSE(is_good(token));
    done("PUT", "role/" + clerk.roles[0], privileges({"BO_TAX"}));
    EXPECT_TRUE(is_good(link(manager)));
    const std::string of_more = link(manager);
    done("PUT", user, roles(role_with({"BO_PRICES"}, tenant.store)));
    EXPECT_FALSE(is_good(of_more));
    done("PUT", user, roles(clerk.roles[0]));
    // More in another store is more.
    const std::string elsewhere = link(manager);
    const std::string there = user_with(role_with({"BO_TAX"}, second), second);
    done("POST", "user/" + there + "/invite",
         base::JsonObject().text("email", email_of(clerk)).done());
    EXPECT_FALSE(is_good(elsewhere));
    // A link of who may still do as much is used.
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second});
    EXPECT_EQ(outcome(use(link(owner))), "ok");
}

TEST_P(LinkTest, IsVoidOnceItsMakerMayNotMakeIt) {
    give_password(clerk);
    const std::string token = link(manager);
    done("PUT", "role/" + manager.roles[0], privileges({"BO_TAX", "BO_STAFF"}));
    EXPECT_FALSE(is_good(token));
    done("PUT", "role/" + manager.roles[0], privileges(held));
    EXPECT_TRUE(is_good(token));
    done("PUT", "user/" + manager.users[0] + "/inactivate");
    EXPECT_FALSE(is_good(token));
    const auto revoked = app.make_visitor(tenant, held);
    const std::string theirs = link(revoked);
    EXPECT_TRUE(is_good(theirs));
    app.database().write_now([&](storage::Transaction& tx) {
        const auto row = auth::find_sign_in(tx, tenant.account, revoked.sign_in);
        auth::set_sign_in_active(tx, *row, false, app.world().clock.now_ms());
    });
    EXPECT_FALSE(is_good(theirs));
    // Keys: revoked, or the person belongs to a store that it does not cover by now.
    const std::string narrow = key({Area::admin}, {tenant.store});
    const std::string of_key = link(narrow);
    EXPECT_TRUE(is_good(of_key));
    const std::string there = user_with(role_with({}, second), second);
    done("POST", "user/" + there + "/invite",
         base::JsonObject().text("email", email_of(clerk)).done());
    EXPECT_FALSE(is_good(of_key));
    const std::string wide = key({Area::admin});
    const std::string of_wide = link(wide);
    EXPECT_TRUE(is_good(of_wide));
    app.database().write_now([&](storage::Transaction& tx) {
        for (const auth::KeyInfo& one : auth::list_keys(tx, tenant.account))
            if (one.areas.names() == std::vector<std::string_view>{"admin"} && one.stores.empty())
                auth::revoke_key(tx, one.id, app.world().clock.now_ms());
    });
    EXPECT_FALSE(is_good(of_wide));
}

TEST_P(LinkTest, InvitationsEndWithTheUser) {
    const std::string fresh =
        "user/" + user_with(role_with({"BO_TAX"}, tenant.store), tenant.store);
    const std::string body = R"({"email":"new@people.example"})";
    const auto invite = [&] { return token_in(by(manager, "POST", fresh + "/invite", body)); };
    std::string token = invite();
    EXPECT_TRUE(is_good(token));
    done("PUT", fresh + "/inactivate");
    EXPECT_FALSE(is_good(token));
    done("PUT", fresh + "/activate");
    EXPECT_FALSE(is_good(token));  // for good
    token = invite();
    done("PUT", fresh + "/signIn/remove");
    EXPECT_FALSE(is_good(token));
    token = invite();
    EXPECT_TRUE(is_good(token));
    // What they will be counts as what they are.
    done("PUT", fresh, roles(role_with({"BO_PRICES"}, tenant.store)));
    EXPECT_FALSE(is_good(token));
    done("PUT", fresh, roles(role_with({"BO_TAX"}, tenant.store)));
    EXPECT_EQ(outcome(use(invite())), "ok");
    EXPECT_FALSE(is_good(token));
}

TEST_P(LinkTest, IsVoidWithoutAnActiveUser) {
    give_password(clerk);
    const std::string there = user_with(role_with({}, second), second);
    done("POST", "user/" + there + "/invite",
         base::JsonObject().text("email", email_of(clerk)).done());
    const std::string token = link(tenant.key);
    done("PUT", user + "/inactivate");
    EXPECT_TRUE(is_good(token));
    done("PUT", "user/" + there + "/inactivate");
    EXPECT_FALSE(is_good(token));
    done("PUT", user + "/activate");
    EXPECT_FALSE(is_good(token));
}

TEST_P(LinkTest, NobodyAltersWhatItSays) {
    give_password(clerk);
    std::string token = link(manager);
    const Visitor owner = app.make_visitor(tenant, PrivilegeSet::all());
    EXPECT_FALSE(is_good(token.substr(0, token.find('.'))));
    token.replace(token.find('.') + 1, 24, owner.sign_in);
    EXPECT_FALSE(is_good(token));
}

// ---- feeds --------------------------------------------------------------------------------------

struct FeedTest : WaysUpTest {
    std::map<std::string, std::string> paths;  // of one record of each kind

    void make_one_of_each() {
        for (const kinds::StoredKind* kind : kinds::all) {
            if (kind == &kinds::account || kind == &kinds::store) continue;
            paths[std::string(kind->name)] =
                std::string(kind->name) + '/' + app.make_record(tenant, *kind);
        }
        paths["account"] = "account/" + tenant.account + "/info";
        paths["store"] = "store/" + tenant.store;
    }
    template <class Who>
    void expect_no_more_than_records(const Who& who, std::string_view name) {
        for (const std::string& feed : {"store/" + tenant.store, "account/" + tenant.account}) {
            const Answer changes = by(who, "GET", feed + "/changes?limit=500");
            std::set<std::string> kinds_seen;
            if (changes.status == 200)
                for (const std::string& one : schema::elements_of(member(changes.body, "changes")))
                    kinds_seen.insert(text_member(one, "kind"));
            for (const std::string& kind : kinds_seen)
                if (paths.contains(kind)) {
                    EXPECT_EQ(by(who, "GET", paths[kind]).status, 200) << name << ' ' << kind;
                }
        }
    }
};

TEST_P(FeedTest, ShowNothingThatOneMayNotReadByItself) {
    make_one_of_each();
    for (std::string_view name : kinds::all_privileges())
        expect_no_more_than_records(
            app.make_visitor(tenant, {*kinds::privilege_named(name)}, {tenant.store, second}),
            name);
    for (std::string_view name : kinds::all_privileges())
        expect_no_more_than_records(app.make_visitor(tenant, {*kinds::privilege_named(name)}),
                                    name);
    for (std::string_view name : auth::area_names)
        expect_no_more_than_records(key({*auth::area_named(name)}), name);
}

TEST_P(FeedTest, ShowTheAccountToThoseWhoMayReadIt) {
    const std::string feed = "account/" + tenant.account + "/changes?limit=500";
    const auto shows = [&](const auto& who) {
        return by(who, "GET", feed).body.find(R"("kind":"account")") != std::string::npos;
    };
    EXPECT_FALSE(shows(app.make_visitor(tenant, {"BO_TAX"})));
    EXPECT_FALSE(shows(app.make_visitor(tenant, PrivilegeSet::all())));
    EXPECT_TRUE(shows(app.make_visitor(tenant, PrivilegeSet::all(), {tenant.store, second})));
    EXPECT_FALSE(shows(key({Area::catalogue})));
    EXPECT_TRUE(shows(key({Area::customers})));
}

std::string engine_of(const testing::TestParamInfo<storage::Engine>& engine) {
    return support::name_of(engine.param);
}
INSTANTIATE_TEST_SUITE_P(Engines, KeyTest, testing::ValuesIn(support::engines), engine_of);
INSTANTIATE_TEST_SUITE_P(Engines, AccountTest, testing::ValuesIn(support::engines), engine_of);
INSTANTIATE_TEST_SUITE_P(Engines, LinkTest, testing::ValuesIn(support::engines), engine_of);
INSTANTIATE_TEST_SUITE_P(Engines, FeedTest, testing::ValuesIn(support::engines), engine_of);

}  // namespace
