// Two accounts in one database: nothing of the other can be seen or referred to. The matrix comes
// from the route table and the descriptions, so that a new row or field is covered by itself.
#include "api/route.hpp"
#include "api/router.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/edge/pairings/operations.hpp"
#include "features/guests/customers/operations.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/menu/stores/operations.hpp"
#include "features/operating/admin/new_key.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/operating/erasure/operations.hpp"
#include "features/operating/search/operations.hpp"
#include "features/operating/transfer/operations.hpp"
#include "features/records/create.hpp"
#include "features/selling/kitchen/operations.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/staff/operations.hpp"
#include "kinds/order.hpp"
#include "kinds/write_privileges.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <map>

namespace {

using support::Answer;
using support::AppFixture;
using support::Tenant;

// The header of a PNG of 16 by 32 pixels.
const std::string picture("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0\1\2\3\4",
                          33);

struct Ids {
    std::string store, id, account;
    std::string revision = "2";
    std::string punch{}, refund{};
};

std::string filled(std::string path, const Ids& ids) {
    const std::pair<std::string_view, const std::string*> captures[] = {
        {"{store}", &ids.store}, {"{id}", &ids.id},           {"{hold}", &ids.id},
        {"{order}", &ids.id},    {"{account}", &ids.account}, {"{revision}", &ids.revision},
        {"{punch}", &ids.punch}, {"{refund}", &ids.refund},   {"{device}", &ids.id},
        {"{check}", &ids.id},    {"{conflict}", &ids.id},     {"{sale}", &ids.id},
        {"{licence}", &ids.id},  {"{run}", &ids.id},          {"{pull}", &ids.id},
        {"{user}", &ids.id},     {"{person}", &ids.id},       {"{key}", &ids.id},
        {"{step}", &ids.id},     {"{pairing}", &ids.id},      {"{ticket}", &ids.id}};
    for (const auto& [capture, value] : captures)
        if (const auto at = path.find(capture); at != std::string::npos)
            path.replace(at, capture.size(), *value);
    return path;
}

// Of the keys that are made.
auth::Areas areas_of_key() {
    auth::Areas areas;
    areas.add(auth::Area::reports);
    return areas;
}

// True when a problem is told about the field or something in it.
bool is_blamed(const Answer& answer, std::string_view field) {
    for (const auto& [path, message] : schema::read_members(support::member(answer.body, "errors")))
        if (path.starts_with(field)) return true;
    return false;
}

// Somebody who works there, and that they came.
struct Worker {
    static constexpr const char* pin = "998877";
    std::string id, punch;

    Worker(AppFixture& app, const Tenant& tenant)
        : id(made(app, tenant, "/v1/svc/user",
                  R"({"firstName":"Worker","pin":"998877","store":")" + tenant.store + "\"}")),
          punch(made(app, tenant, "/v1/svc/store/" + tenant.store + "/clock", clock_body())) {}

    std::string clock_body() const {
        return R"({"type":"in","time":"2026-01-05T10:00:00Z","user":")" + id + "\"}";
    }

private:
    static std::string made(AppFixture& app, const Tenant& tenant, const std::string& path,
                            const std::string& body) {
        const auto answer = app.call("POST", path, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "id");
    }
};

// A further store of the account, to pull from: its id.
std::string another_store(AppFixture& app, const Tenant& tenant) {
    const std::string id = app.world().ids.next();
    app.database().write_now([&](storage::Transaction& tx) {
        features::records::create_store(tx, app.world(), app.rules(), tenant.account, id, id, "UTC",
                                        "USD", "test");
    });
    return id;
}

// A record that was pulled into the store: its id.
std::string make_copy(AppFixture& app, const Tenant& tenant) {
    const std::string source = another_store(app, tenant);
    app.call("POST", "/v1/svc/course", tenant.key,
             R"({"name":")" + source + R"(","store":")" + source + "\"}");
    app.call("POST", "/v1/svc/store/" + tenant.store, tenant.key,
             R"({"menuItems":true,"sourceStore":")" + source + "\"}");
    const auto copies =
        app.call("GET", "/v1/svc/store/" + tenant.store + "/courses?search=" + source, tenant.key);
    const auto found = schema::elements_of(copies.body);
    EXPECT_EQ(found.size(), 1U) << copies.body;
    return found.empty() ? "" : support::text_member(found.front(), "id");
}

// A role that allows nothing, so that anybody may hand it out.
std::string make_plain_role(AppFixture& app, const Tenant& tenant) {
    const auto made = app.call(
        "POST", "/v1/svc/role", tenant.key,
        R"({"name":"Role )" + app.world().ids.next() + R"(","store":")" + tenant.store + "\"}");
    EXPECT_EQ(made.status, 200) << made.body;
    return support::text_member(made.body, "id");
}

std::string body_for(AppFixture& app, const Tenant& tenant, const Worker& worker,
                     const api::Route& route, const std::string& id) {
    if (&route.operation == &features::erasure::erase_customer ||
        &route.operation == &features::erasure::erase_user)
        return R"({"reason":"asked","confirm":")" + id + "\"}";
    if (&route.operation == &features::staff::take_punch) return worker.clock_body();
    if (&route.operation == &features::staff::log_in_by_pin)
        return R"({"pin":")" + std::string(Worker::pin) + R"(","deviceId":"till"})";
    if (route.operation.body.of == api::Content::Of::kind)
        return app.full_body(tenant, *route.kind);
    if (&route.operation == &features::transfer::import_catalogue) return R"({"course":[]})";
    if (route.operation.body.of == api::Content::Of::bytes) return picture;
    if (&route.operation == &features::orders::price_web_order)
        return std::string(kinds::order.traits.example);
    if (&route.operation == &features::pairings::make_pairing)
        return R"({"name":"Wall","role":")" + make_plain_role(app, tenant) + "\"}";
    if (api::label_of(route) == "order" || api::label_of(route) == "check")
        return std::string(route.operation.body.example);
    if (api::label_of(route) == "webhook" || api::label_of(route) == "licence")
        return std::string(route.operation.body.example);
    if (&route.operation == &features::people::invite_user)
        return R"({"email":"invited@)" + tenant.account + ".example\"}";
    if (&route.operation == &features::bulk::write_bulk) return R"({"records":[]})";
    if (&route.operation == &features::loyalty::change_points)
        return R"({"loyaltyPointDifference":1})";
    if (&route.operation == &features::loyalty::make_hold) return R"({"points":1})";
    if (&route.operation == &features::customers::update_account_info)
        return R"({"key":"hasLoyalty","updateValue":true})";
    if (&route.operation == &features::pull_runs::start_run ||
        &route.operation == &features::pull_runs::pull_menu)
        return R"({"taxes":true,"sourceStore":")" + another_store(app, tenant) + "\"}";
    if (&route.operation == &features::pull::reset_overrides)
        return R"({"records":[{"id":")" + make_copy(app, tenant) + "\"}]}";
    if (&route.operation == &features::admin::add_api_key)
        return R"({"name":"Made","areas":["reports"],"stores":[")" + tenant.store + "\"]}";
    if (&route.operation == &features::kitchen::bump_ticket) {
        const auto check = app.call(
            "POST", "/v1/sync/store/" + tenant.store + "/addOrUpdateCheck", tenant.key,
            R"({"checkID":"cooked","node":"A","data":{"seats":[{"orders":[{"orderUniqueId":"a"}]}]}})");
        return R"({"of":"check","state":"done","id":")" + support::text_member(check.body, "id") +
               "\"}";
    }
    if (&route.operation == &features::stores::set_master_store) return R"({"masterStore":null})";
    if (&route.operation == &features::customers::merge_customers) {
        const auto other =
            app.call("POST", "/v1/svc/customer", tenant.key, R"({"firstName":"Other"})");
        return R"({"from":")" + support::text_member(other.body, "id") + "\"}";
    }
    return "";
}

// A row without a kind is about the store.
const kinds::StoredKind& kind_of(const api::Route& route) {
    return route.kind ? *route.kind : kinds::store;
}

struct TenancyTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant ours = app.make_tenant("Ours");
    Tenant theirs = app.make_tenant("Theirs");
    Worker our_worker{app, ours}, their_worker{app, theirs};

    // Calls every spelling of every keyed row that has a capture.
    template <class Check>
    void for_every_row(Check check) {
        int rows = 0;
        for (const api::Route& route : app::routes()) {
            if (!route.admission.needs_key || route.needs.of == api::Needs::Of::person) continue;
            for (std::string_view path : route.paths)
                for (const std::string& spelled : api::Router::spelled_out(path, "svc")) {
                    if (spelled.find('{') == std::string::npos) continue;
                    for (http::Method method : route.methods) {
                        check(route, std::string(http::name_of(method)), spelled);
                        ++rows;
                    }
                }
        }
        EXPECT_GE(rows, 40);
    }

    // A web order of theirs; what is refunded must be paid.
    std::string make_order(bool is_paid) {
        const auto answer =
            app.call("POST", "/v1/online-order/store/" + theirs.store + "/saveWebOrder", theirs.key,
                     std::string(R"({"orderDetails":[{"itemPrice":1250}],"paymentPaid":)") +
                         (is_paid ? "true}" : "false}"));
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "id");
    }

    // The same with a refund.
    std::string make_refunded_order() {
        const std::string id = make_order(true);
        const auto answer =
            app.call("POST", "/v1/online-order/store/" + theirs.store + "/order/" + id + "/refund",
                     theirs.key);
        constexpr std::string_view before = R"("refund":[{"id":")";
        refund = answer.body.substr(answer.body.find(before) + before.size(), id.size());
        return id;
    }
    std::string refund;

    void make_hook() {
        const auto saved =
            app.call("PUT", "/v1/svc/store/" + theirs.store + "/webhooks", theirs.key,
                     R"({"openOrder":{"url":"https://pos.example/opened","paused":true}})");
        EXPECT_EQ(saved.status, 200) << saved.body;
    }

    std::string make_device() {
        const std::string id = app.world().ids.next();
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(theirs.account, theirs.store);
            features::devices::note(tx, {theirs.account, theirs.store, 1}, {.device_id = id}, id);
        });
        return id;
    }

    std::string make_pairing() {
        const std::string role = make_plain_role(app, theirs);
        const auto made = app.call("POST", "/v1/svc/store/" + theirs.store + "/pairings",
                                   theirs.key, R"({"name":"Wall","role":")" + role + "\"}");
        return support::text_member(made.body, "id");
    }

    std::string make_licence() {
        const auto made = app.call("POST", "/v1/svc/store/" + theirs.store + "/licences",
                                   theirs.key, R"({"devices":1})");
        return support::text_member(made.body, "id");
    }

    std::string make_key() {
        const auto made = app.call("POST", "/v1/svc/account/" + theirs.account + "/keys",
                                   theirs.key, R"({"name":"Made","areas":["reports"]})");
        return support::text_member(made.body, "id");
    }

    // A check of theirs with two seats, of which another node knows one more; its checkID.
    std::string make_check() {
        const std::string id = app.world().ids.next();
        save_check(id, "A",
                   R"({"id":"1","orders":[{"orderUniqueId":"a"}]},)"
                   R"({"id":"2","orders":[{"orderUniqueId":"b"}]})",
                   "ACTIVE");
        return id;
    }
    Answer save_check(const std::string& id, const std::string& node, const std::string& seats,
                      const std::string& status) {
        return app.call("POST", "/v1/sync/store/" + theirs.store + "/addOrUpdateCheck", theirs.key,
                        R"({"checkID":")" + id + R"(","node":")" + node +
                            R"(","data":{"status":")" + status + R"(","seats":[)" + seats + "]}}");
    }
    // The same closed by a node that knew neither.
    std::string make_conflict() {
        const auto answer = save_check(make_check(), "B", "", "CLOSED");
        constexpr std::string_view before = R"("conflicts":[{"id":")";
        return answer.body.substr(answer.body.find(before) + before.size(), 24);
    }

    std::string make_accepted_order() {
        const std::string id = make_order(false);
        const auto answer =
            app.call("PUT", "/v1/online-order/store/" + theirs.store + "/order/" + id + "/status",
                     theirs.key, R"({"orderStatus":2})");
        EXPECT_EQ(answer.status, 200) << answer.body;
        return id;
    }

    // The sale of a check that was closed.
    std::string make_sale() {
        const auto answer = save_check(app.world().ids.next(), "A", "", "CLOSED");
        return support::text_member(answer.body, "saleId");
    }

    std::string tomorrow() const { return std::to_string(app.world().clock.now_ms() + 86'400'000); }
    // A pull into their store that changes something; the id that is answered.
    std::string make_step() {
        const auto answer = app.call("POST", "/v1/svc/store/" + theirs.store + "/bulk", theirs.key,
                                     R"({"records":[{"kind":"category","level":1,"name":"Step )" +
                                         std::to_string(++notes) + "\"}]}");
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "step");
    }

    std::string pull(const std::string& when, std::string_view id) {
        const std::string source = another_store(app, theirs);
        app.call("POST", "/v1/svc/course", theirs.key,
                 R"({"name":"Pulled","store":")" + source + "\"}");
        const auto answer =
            app.call("POST", "/v1/svc/store/" + theirs.store, theirs.key,
                     R"({"menuItems":true,"sourceStore":")" + source + '"' + when + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, id);
    }

    // A user, with a sign-in unless the row invites it.
    std::string make_signed_up(const api::Route& route) {
        const std::string id = app.make_record(theirs, kinds::user);
        if (&route.operation == &features::people::invite_user) return id;
        const auto answer = app.call("POST", "/v1/svc/user/" + id + "/invite", theirs.key,
                                     R"({"email":")" + id + "@people.example\"}");
        EXPECT_EQ(answer.status, 200) << answer.body;
        return id;
    }

    std::string make_erased() {
        const auto made =
            app.call("POST", "/v1/svc/customer", theirs.key, R"({"firstName":"Gone"})");
        const std::string id = support::text_member(made.body, "id");
        const auto erased = app.call("POST", "/v1/svc/customer/" + id + "/erase", theirs.key,
                                     R"({"reason":"asked","confirm":")" + id + "\"}");
        EXPECT_EQ(erased.status, 200) << erased.body;
        return id;
    }

    // What the path of the row names, of theirs: a record, an order, a check, and so on.
    std::string make_subject(const api::Route& route, const std::string& path) {
        if (path.find("{check}") != std::string::npos) return make_check();
        if (path.find("{conflict}") != std::string::npos) return make_conflict();
        if (path.find("{sale}") != std::string::npos) return make_sale();
        if (path.find("{device}") != std::string::npos) return make_device();
        if (path.find("{pairing}") != std::string::npos) return make_pairing();
        if (path.find("{run}") != std::string::npos) return pull(",\"at\":" + tomorrow(), "runId");
        if (path.find("{pull}") != std::string::npos) return pull("", "pullId");
        if (path.find("{step}") != std::string::npos) return make_step();
        if (path.find("{licence}") != std::string::npos) return make_licence();
        if (path.find("{key}") != std::string::npos) return make_key();
        if (path.find("{person}") != std::string::npos) return make_erased();
        if (path.find("/webhooks/") != std::string::npos) make_hook();
        if (api::label_of(route) == "signIn" && path.find("{id}") != std::string::npos)
            return make_signed_up(route);
        if (path.find("{refund}") != std::string::npos) return make_refunded_order();
        if (path.find("{ticket}") != std::string::npos) return make_order(false);
        if (path.ends_with("/promise")) return make_accepted_order();
        if (path.find("{order}") != std::string::npos) return make_order(path.ends_with("/refund"));
        const bool is_hold = path.find("{hold}") != std::string::npos;
        const bool needs_points = &route.operation == &features::loyalty::change_points ||
                                  &route.operation == &features::loyalty::make_hold;
        if (!is_hold && !needs_points) return app.make_record(theirs, kind_of(route));
        const auto made = [&](const std::string& method, const std::string& target,
                              const std::string& body) {
            const auto answer = app.call(method, "/v1/svc/" + target, theirs.key, body);
            EXPECT_EQ(answer.status, 200) << answer.body;
            return support::text_member(answer.body, "id");
        };
        const std::string customer =
            made("POST", "customer", R"({"firstName":"Holder","isLoyaltyCustomer":true})");
        made("PUT", "customerloyalty/" + customer, R"({"loyaltyPointDifference":9})");
        return is_hold ? made("POST", "customer/" + customer + "/hold", R"({"points":5})")
                       : customer;
    }

    // Changes a record of theirs, so that there is something to undo: the revision.
    std::string make_change(const kinds::StoredKind& kind, const std::string& id) {
        const std::string path = "/v1/svc/" + std::string(kind.name) + '/' + id;
        const std::string number = std::to_string(++notes);
        const auto changed = &kind == &kinds::account
                                 ? app.call("PUT", path + "/updateAccountInfo", theirs.key,
                                            R"({"key":"pointValue","updateValue":)" + number + '}')
                                 : app.call("PUT", path, theirs.key, R"({"note":)" + number + '}');
        return support::member(changed.body, "revision");
    }
    int notes = 0;

    // So that the next record may have its name and its keys. Referred-to ones stay.
    void inactivate(const kinds::StoredKind& kind, const std::string& id) {
        if (&kind == &kinds::store || &kind == &kinds::account) return;
        app.call("PUT", "/v1/svc/" + std::string(kind.name) + '/' + id + "/inactivate?force=true",
                 theirs.key);
    }

    // As little as the row needs, with what the fields of a whole record need where it writes one.
    static kinds::PrivilegeSet least_for(const api::Route& route) {
        if (route.needs.of == api::Needs::Of::visitor) return {"BO_STAFF"};
        kinds::PrivilegeSet held;
        for (const auto& some : {route.needs.demand.any_of, route.needs.demand.also_any_of})
            if (!some.empty()) held.add(*kinds::privilege_named(some.names().front()));
        const bool is_of_fields = route.is_write() && route.operation.answer.is_record();
        if (is_of_fields) held = held | kinds::privileges_within(*route.kind);
        if (is_of_fields && route.kind == &kinds::role)  // those of its example
            held = held | kinds::PrivilegeSet{"BO_TAX", "DASH_FEEDBACK"};
        if (&route.operation == &features::admin::add_api_key)  // nobody gives more than they have
            held = held | features::admin::privileges_behind(app::routes(), areas_of_key());
        return held;
    }
    // Who pulls a menu must be allowed to in the store that it comes from, too; what belongs to the
    // account needs every store of it.
    std::vector<std::string> stores_for(const api::Route& route, const kinds::PrivilegeSet& held) {
        if (!held.has("BO_MENU_PULL") && !route.needs.demand.in_every_store) return {theirs.store};
        std::vector<std::string> all;
        for (const std::string& store :
             schema::elements_of(app.call("GET", "/v1/svc/stores?status=all", theirs.key).body))
            all.push_back(support::text_member(store, "id"));
        return all;
    }

    // A row about what is their own, by a call that is handed route, method, target and body.
    template <class Send>
    void expect_200_in_every_row(Send send) {
        for_every_row(
            [&](const api::Route& route, const std::string& method, const std::string& path) {
                if (route.needs.of == api::Needs::Of::person) return;
                const bool is_create = route.operation.body.is_new_record();
                std::string id = is_create ? "" : make_subject(route, path);
                const std::string revision = is_create ? "" : make_change(kind_of(route), id);
                auto target = filled(
                    path, {theirs.store, id, theirs.account, revision, their_worker.punch, refund});
                if (&route.operation == &features::kiosk::show_kiosk_json)
                    target += '?' + app.make_pass(theirs);
                if (&route.operation == &features::orders::find_web_orders)
                    target += "?uniqueOrderID=one";
                if (&route.operation == &features::search::search_store) target += "?q=soup";
                const auto answer =
                    send(route, method, target, body_for(app, theirs, their_worker, route, id));
                EXPECT_EQ(answer.status, 200) << method << ' ' << target << '\n' << answer.body;
                if (is_create) id = support::text_member(answer.body, "id");
                inactivate(kind_of(route), id);
            });
    }

    Answer create(const kinds::StoredKind& kind, const std::string& field, const std::string& id) {
        return app.call("POST", support::create_path(kind, ours), ours.key,
                        body_with(kind, field, id));
    }

    // A full body with one reference replaced.
    static std::string body_with(const kinds::StoredKind& kind, const std::string& field,
                                 const std::string& id) {
        base::JsonObject body;
        for (const auto& [name, value] : schema::read_members(support::full_body(kind)))
            body.raw(name, value);
        const auto* described = kind.find(field).field;
        const bool is_list = described->type != schema::Type::reference;
        body.raw(field, is_list ? "[\"" + id + "\"]" : "\"" + id + '"');
        return body.done();
    }
};

TEST_P(TenancyTest, OwnIdsAnswer200InEveryRow) {
    expect_200_in_every_row(
        [&](const api::Route&, const std::string& method, const std::string& target,
            const std::string& body) { return app.call(method, target, theirs.key, body); });
}

// A session with as little as the row needs will do instead of a key.
TEST_P(TenancyTest, PeopleWithThePrivilegeOfTheRowAreAnswered200) {
    std::map<std::pair<std::vector<std::string_view>, std::size_t>, support::Visitor> visitors;
    expect_200_in_every_row([&](const api::Route& route, const std::string& method,
                                const std::string& target, const std::string& body) {
        const auto held = least_for(route);
        const auto stores = stores_for(route, held);
        const std::pair known(held.names(), stores.size());
        auto visitor = visitors.find(known);
        if (visitor == visitors.end())
            visitor = visitors.emplace(known, app.make_visitor(theirs, held, stores)).first;
        return app.call(method, target, "", body, visitor->second.headers());
    });
}

TEST_P(TenancyTest, ForeignIdsAnswer404InEveryRow) {
    for_every_row([&](const api::Route& route, const std::string& method, const std::string& path) {
        const std::string id = make_subject(route, path);
        for (const Ids& ids :
             {Ids{theirs.store, id, theirs.account, "2", their_worker.punch, refund},
              Ids{ours.store, id, theirs.account, "2", their_worker.punch, refund}}) {
            const auto target = filled(path, ids);
            if (target.find(theirs.store) == std::string::npos &&
                target.find(id) == std::string::npos &&
                target.find(theirs.account) == std::string::npos &&
                target.find(their_worker.punch) == std::string::npos)
                continue;
            const auto answer =
                app.call(method, target, ours.key, body_for(app, ours, our_worker, route, id));
            EXPECT_EQ(answer.status, 404) << method << ' ' << target << '\n' << answer.body;
            EXPECT_EQ(answer.body.find("Theirs"), std::string::npos) << answer.body;
        }
        inactivate(kind_of(route), id);
    });
}

// Rows that name nothing show what the key sees: all of ours, and nothing that is theirs.
TEST_P(TenancyTest, ReadsThatNameNothingShowNothingOfOthers) {
    int rows = 0;
    for (const api::Route& route : app::routes()) {
        if (!route.admission.needs_key || !route.is_read()) continue;
        if (route.needs.of == api::Needs::Of::person) continue;  // no key has anything there
        if (&route.operation == &features::staff::list_role_groups) continue;  // of no account
        for (const std::string& path : api::Router::spelled_out(route.paths.front(), "svc")) {
            if (path.find('{') != std::string::npos) continue;
            app.make_record(ours, *route.kind);
            app.make_record(theirs, *route.kind);
            for (const std::string& target : {path, path + "?status=all&page=1"}) {
                const auto answer = app.call("GET", target, ours.key);
                EXPECT_EQ(answer.status, 200) << target << '\n' << answer.body;
                EXPECT_NE(answer.body.find(ours.store), std::string::npos) << target;
                EXPECT_EQ(answer.body.find(theirs.account), std::string::npos) << target;
                EXPECT_EQ(answer.body.find(theirs.store), std::string::npos) << target;
            }
            ++rows;
        }
    }
    EXPECT_GE(rows, 2);  // the stores and their printers
}

TEST_P(TenancyTest, ForeignIdsAnswer400InEveryReferenceField) {
    int fields = 0;
    std::map<const kinds::StoredKind*, std::string> foreign_ids;
    for (const api::Route& route : app::routes()) {
        if (!route.operation.body.is_new_record()) continue;
        for (const schema::Field* field : route.kind->fields()) {
            if (field->rules.refers_to.empty() || field->rules.server_owned ||
                field->rules.form_only || !route.kind->uses(*field))
                continue;
            const auto* target = kinds::find(field->rules.refers_to);
            ASSERT_TRUE(target) << field->name;
            std::string& foreign = foreign_ids[target];
            if (foreign.empty()) foreign = app.make_record(theirs, *target);
            const std::string name(field->name);
            const auto created = create(*route.kind, name, foreign);
            EXPECT_EQ(created.status, 400) << created.body;
            EXPECT_TRUE(is_blamed(created, name)) << name << ' ' << created.body;

            const std::string own = app.make_record(ours, *route.kind);
            const auto updated =
                app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + own, ours.key,
                         body_with(*route.kind, name, foreign));
            EXPECT_EQ(updated.status, 400) << updated.body;
            EXPECT_TRUE(is_blamed(updated, name)) << name << ' ' << updated.body;
            app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + own + "/inactivate",
                     ours.key);
            ++fields;
        }
    }
    EXPECT_GE(fields, 60);  // store and createdFor of every kind, and what they refer to
}

INSTANTIATE_TEST_SUITE_P(Engines, TenancyTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
