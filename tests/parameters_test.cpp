// The parameters of every route's query: the table of routes says which it takes, so a new row is
// covered by itself.
#include "api/router.hpp"
#include "api/row_query.hpp"
#include "app/routes.hpp"
#include "base/text.hpp"
#include "kinds/all.hpp"
#include "schema/describe.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using api::Parameter;
using api::Route;
using support::Answer;
using support::AppFixture;
using support::Tenant;

constexpr std::string_view some_id = "650000000000000000000777";

struct Parameters : testing::TestWithParam<storage::Engine> {
    // The answer to a request with this query, whatever it is; nobody signs in and nothing is
    // written, since the body is none and the records of the path are not there.
    Answer ask(const Route& route, const std::string& query) {
        const std::string path = api::Router::spelled_out(route.paths.front(), "svc").front();
        std::string target;
        for (std::size_t at = 0; at < path.size();) {
            if (path[at] != '{') {
                target += path[at++];
                continue;
            }
            const std::string name = path.substr(at, path.find('}', at) + 1 - at);
            target += name == "{store}"     ? tenant.store
                      : name == "{account}" ? tenant.account
                                            : std::string(some_id);
            at += name.size();
        }
        const std::string_view key =
            route.admission.needs_key ? std::string_view(tenant.key) : std::string_view();
        return app.call(name_of(route.methods.front()), target + '?' + query, key);
    }
    static bool is_asked(const Route& route) {
        return route.operation.reach == api::Reach::everywhere &&
               route.needs.of != api::Needs::Of::person && !route.operation.is_service;
    }

    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Asked");
};

std::string ignored_in(const Answer& answer) {
    const auto header = answer.headers.find("X-Ignored-Parameters");
    return header == answer.headers.end() ? "" : header->second;
}

std::string upper(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
    return out;
}

TEST_P(Parameters, ThatARouteDoesNotTakeAreNamedInItsAnswer) {
    int count = 0;
    for (const Route& route : app::routes()) {
        if (!is_asked(route)) continue;
        const Answer answer = ask(route, "seach=x&absent=&bare&a%20%2C%0Ab=1&seach=y");
        EXPECT_EQ(ignored_in(answer), "seach, a%20%2C%0Ab")
            << route.paths.front() << ' ' << answer.status;
        ++count;
    }
    EXPECT_GT(count, 300);
}

TEST_P(Parameters, ThatARouteTakesAreTakenInAnyCase) {
    for (const Route& route : app::routes()) {
        if (!is_asked(route)) continue;
        std::string query = "deviceid=d1";
        for (const Parameter* parameter : route.operation.parameters)
            if (parameter->place == api::in_query) query += '&' + upper(parameter->name) + "=x";
        EXPECT_EQ(ignored_in(ask(route, query)), "") << route.paths.front();
    }
}

TEST_P(Parameters, ThatAreIdsAreRefusedWhenTheyAreNone) {
    int count = 0;
    for (const Route& route : app::routes())
        for (const Parameter* parameter : route.operation.parameters) {
            if (parameter->place != api::in_query || parameter->values.of != api::Values::Of::id)
                continue;
            const Answer answer = ask(route, std::string(parameter->name) + "=none");
            EXPECT_EQ(answer.status, 400) << route.paths.front();
            EXPECT_NE(answer.body.find('"' + std::string(parameter->name) + R"(":"is not an id")"),
                      std::string::npos)
                << answer.body;
            ++count;
        }
    EXPECT_GT(count, 10);
}

// Lists of records take their fields as parameters: those that are sortable as an order, those that
// are filterable as a condition; a secret as neither.
TEST_P(Parameters, OfListsAreTheFieldsOfTheirRecords) {
    std::set<const kinds::StoredKind*> listed;
    int count = 0;
    for (const Route& route : app::routes()) {
        const auto& own = route.operation.parameters;
        if (std::ranges::find(own, &api::sort_parameter) == own.end()) continue;
        listed.insert(route.kind);
        for (const schema::Field* field : route.kind->fields()) {
            const std::string name(field->name);
            const Answer sorted = ask(route, "sort=-" + name);
            EXPECT_EQ(sorted.status, schema::is_sortable(*field) ? 200 : 400) << name;
            if (!schema::is_for_people(*field) || field->rules.is_facet) continue;
            const Answer filtered = ask(route, upper(name) + "=none");
            const bool is_own = std::ranges::any_of(own, [&](const Parameter* parameter) {
                return base::same_ignoring_case(parameter->name, name);
            });
            const bool is_taken = is_own || schema::is_filterable(*field);
            EXPECT_EQ(ignored_in(filtered), is_taken ? "" : upper(name)) << route.paths.front();
            ++count;
        }
    }
    EXPECT_EQ(listed.size(), std::size(kinds::all) - 1) << "all but accounts";
    EXPECT_GT(count, 300);
}

// Other lists take the members of their rows.
TEST_P(Parameters, OfListsOfObjectsAreTheMembersOfTheirRows) {
    using schema::Holds;
    int count = 0;
    for (const Route& route : app::routes()) {
        const auto& own = route.operation.parameters;
        const auto& answer = route.operation.answer;
        if (std::ranges::find(own, &api::row_sort_parameter) == own.end()) continue;
        ASSERT_TRUE(answer.is_list) << route.paths.front();
        if (!answer.object || !is_asked(route)) continue;
        for (std::size_t i = 0; i < answer.object->size(); ++i) {
            const schema::Member member = (*answer.object)[i];
            const std::string name(member.name);
            const bool is_value =
                !member.type.is_list && !member.type.is_map && member.type.holds < Holds::object;
            const Answer sorted = ask(route, "sort=-" + name);
            if (sorted.status == 404) continue;  // what the path names is not there
            EXPECT_EQ(sorted.status, is_value ? 200 : 400) << route.paths.front() << ' ' << name;
            const bool is_taken = is_value || (member.type.is_list && !member.type.is_map &&
                                               member.type.holds == Holds::text);
            EXPECT_EQ(ignored_in(ask(route, upper(name) + "=none")), is_taken ? "" : upper(name))
                << route.paths.front();
            const bool has_bounds =
                is_value && member.type.holds != Holds::text && member.type.holds != Holds::flag;
            EXPECT_EQ(ignored_in(ask(route, name + ".from=1")), has_bounds ? "" : name + ".from")
                << route.paths.front();
            ++count;
        }
    }
    EXPECT_GT(count, 60);
}

INSTANTIATE_TEST_SUITE_P(Engines, Parameters, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
