// Two accounts in one database: nothing of the other can be seen or referred to. The matrix comes
// from the route table and the descriptions, so that a new row or field is covered by itself.
#include "api/route.hpp"
#include "api/router.hpp"
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

using support::Answer;
using support::AppFixture;
using support::Tenant;

struct Ids {
    std::string store, id, account;
};

std::string filled(std::string path, const Ids& ids) {
    const std::pair<std::string_view, const std::string*> captures[] = {
        {"{store}", &ids.store}, {"{id}", &ids.id}, {"{account}", &ids.account}};
    for (const auto& [capture, value] : captures)
        if (const auto at = path.find(capture); at != std::string::npos)
            path.replace(at, capture.size(), *value);
    return path;
}

// The kind's example without its references, which are of nobody.
std::string example_of(const kinds::StoredKind& kind, schema::Use use) {
    base::JsonObject body;
    for (const auto& [name, value] : schema::read_members(schema::openapi_example(kind, use))) {
        const auto* field = kind.find(name).field;
        if (!field || field->rules.refers_to.empty()) body.raw(name, value);
    }
    return body.done();
}

std::string body_for(const api::Route& route) {
    if (route.operation.body == api::Shape::create)
        return example_of(*route.kind, schema::Use::create);
    if (route.operation.body == api::Shape::update)
        return example_of(*route.kind, schema::Use::update);
    return "";
}

struct TenancyTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant ours = app.make_tenant("Ours");
    Tenant theirs = app.make_tenant("Theirs");

    // Calls every spelling of every keyed row that has a capture.
    template <class Check>
    void for_every_row(Check check) {
        int rows = 0;
        for (const api::Route& route : api::routes()) {
            if (!route.admission.needs_key) continue;
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

    Answer create(const kinds::StoredKind& kind, const std::string& field, const std::string& id) {
        return app.call("POST", "/v1/svc/" + std::string(kind.name), ours.key,
                        body_with(kind, field, id));
    }

    // The kind's example with one reference replaced.
    static std::string body_with(const kinds::StoredKind& kind, const std::string& field,
                                 const std::string& id) {
        base::JsonObject body;
        for (const auto& [name, value] :
             schema::read_members(example_of(kind, schema::Use::create)))
            body.raw(name, value);
        const auto* described = kind.find(field).field;
        const bool is_list = described->type != schema::Type::reference;
        body.raw(field, is_list ? "[\"" + id + "\"]" : "\"" + id + '"');
        return body.done();
    }
};

TEST_P(TenancyTest, OwnIdsAnswer200InEveryRow) {
    for_every_row([&](const api::Route& route, const std::string& method, const std::string& path) {
        const std::string id = app.make_record(theirs, *route.kind);
        const auto target = filled(path, {theirs.store, id, theirs.account});
        const auto answer = app.call(method, target, theirs.key, body_for(route));
        EXPECT_EQ(answer.status, 200) << method << ' ' << target << '\n' << answer.body;
        if (route.kind != &kinds::store)
            app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + id + "/inactivate",
                     theirs.key);
    });
}

TEST_P(TenancyTest, ForeignIdsAnswer404InEveryRow) {
    for_every_row([&](const api::Route& route, const std::string& method, const std::string& path) {
        const std::string id = app.make_record(theirs, *route.kind);
        for (const Ids& ids :
             {Ids{theirs.store, id, theirs.account}, Ids{ours.store, id, theirs.account}}) {
            const auto target = filled(path, ids);
            if (target.find(theirs.store) == std::string::npos &&
                target.find(id) == std::string::npos &&
                target.find(theirs.account) == std::string::npos)
                continue;
            const auto answer = app.call(method, target, ours.key, body_for(route));
            EXPECT_EQ(answer.status, 404) << method << ' ' << target << '\n' << answer.body;
            EXPECT_EQ(answer.body.find("Theirs"), std::string::npos) << answer.body;
        }
        if (route.kind != &kinds::store)
            app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + id + "/inactivate",
                     theirs.key);
    });
}

TEST_P(TenancyTest, ForeignIdsAnswer400InEveryReferenceField) {
    int fields = 0;
    for (const api::Route& route : api::routes()) {
        if (route.operation.body != api::Shape::create) continue;
        for (const schema::Field* field : route.kind->fields()) {
            if (field->rules.refers_to.empty() || field->rules.server_owned ||
                field->rules.form_only)
                continue;
            const auto* target = kinds::find(field->rules.refers_to);
            ASSERT_TRUE(target) << field->name;
            const std::string foreign = app.make_record(theirs, *target);
            const std::string name(field->name);
            const auto created = create(*route.kind, name, foreign);
            EXPECT_EQ(created.status, 400) << created.body;
            EXPECT_NE(support::member(support::member(created.body, "errors"), name), "")
                << name << ' ' << created.body;

            const std::string own = app.make_record(ours, *route.kind);
            const auto updated =
                app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + own, ours.key,
                         body_with(*route.kind, name, foreign));
            EXPECT_EQ(updated.status, 400) << updated.body;
            EXPECT_NE(support::member(support::member(updated.body, "errors"), name), "")
                << name << ' ' << updated.body;
            app.call("PUT", "/v1/svc/" + std::string(route.kind->name) + '/' + own + "/inactivate",
                     ours.key);
            ++fields;
        }
    }
    EXPECT_GE(fields, 6);  // store and createdFor of three kinds at least
}

INSTANTIATE_TEST_SUITE_P(Engines, TenancyTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
