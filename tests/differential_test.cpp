// One sequence of requests on both engines, with the same time, randomness and ids: every answer is
// equal byte for byte. COMANDA_LONG=1 makes it longer and plays three of them.
#include "api/audit_queue.hpp"
#include "app/routes.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/records/create.hpp"
#include "support/fixed_world.hpp"
#include "support/request_generator.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>
#include <thread>

namespace {

using support::Answer;
using support::AppFixture;
using support::FixedWorld;
using support::GeneratedRequest;

constexpr unsigned id_seed = 7;

struct Side {
    explicit Side(storage::Engine engine) : fixed(id_seed), app(engine, fixed.world()) {
        for (const char* name : {"One", "Two"}) {
            tenants.push_back(app.make_tenant(name));
            app.call("POST", "/v1/svc/user", tenants.back().key,  // whose pin is that of examples
                     R"({"firstName":"Luca","pin":"40817"})");
            add_device(tenants.back());
            tenants.back().pass = app.make_pass(tenants.back());
            add_source(tenants.back());
        }
        app.make_kiosk(tenants.front());  // whose e-mail and password are those of examples
    }

    // A closed store to pull from. What has the same name in both is a copy from then on.
    void add_source(const support::Tenant& tenant) {
        const std::string id = fixed.world().ids.next();
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), tenant.account, id,
                                            "Source", "UTC", "USD", "test");
        });
        for (const std::string& store : {id, tenant.store})
            app.call("POST", "/v1/svc/course", tenant.key,
                     R"({"name":"Pulled","priority":)" + std::to_string(store == id) +
                         R"(,"store":")" + store + "\"}");
        app.call("POST", "/v1/svc/tax", tenant.key,
                 R"({"name":"Pulled","percentage":1000,"store":")" + id + "\"}");
        app.call("PUT", "/v1/svc/store/" + id, tenant.key, R"({"activeStatus":false})");
        sources[tenant.account] = id;
    }

    void add_device(const support::Tenant& tenant) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, tenant.store);
            features::devices::note(tx, {tenant.account, tenant.store, 1}, {.device_id = "till-1"},
                                    fixed.world().ids.next());
        });
    }

    Answer call(const GeneratedRequest& request, std::int64_t now_ms) {
        fixed.clock.set(now_ms);
        std::vector<std::pair<std::string_view, std::string_view>> headers(request.headers.begin(),
                                                                           request.headers.end());
        Answer answer =
            app.call(request.method, request.target, request.key, request.body, headers);
        // What is written behind an answer counts for the next one.
        while (api::audit_queue_figures().waiting > 0) std::this_thread::yield();
        return answer;
    }

    FixedWorld fixed;
    AppFixture app;
    std::vector<support::Tenant> tenants;
    std::map<std::string, std::string> sources;  // by account
};

std::vector<std::string> query_names(const api::Operation& operation) {
    std::vector<std::string> names;
    for (const api::Parameter* parameter : operation.parameters)
        if (parameter->place == api::in_query) names.emplace_back(parameter->name);
    return names;
}

// What needs a session, which a key cannot have; what needs the very user that was invited before;
// and erasures, whose job goes on beside the requests. They have tests of their own.
bool is_left_out(const api::Route& route) {
    static const std::set<std::string_view> ids{
        "eraseCustomer", "eraseUser",         "readErasure",      "makeResetLink",
        "removeSignIn",  "endSessionsOfUser", "resetSecondFactor"};
    return route.needs.of == api::Needs::Of::person || ids.contains(route.operation.id);
}

// What a sequence has met: where it never succeeds, nothing is compared.
struct Coverage {
    void note(const GeneratedRequest& request, int status) {
        ++statuses[status];
        if (status != 200) return;
        const api::Operation& operation = request.route->operation;
        std::string name(operation.name);
        succeeded.insert(name);
        for (const std::string& parameter : query_names(operation))
            for (const char* before : {"?", "&"})
                if (request.target.find(before + parameter + '=') != std::string::npos)
                    succeeded.insert(name + '?' + parameter);
    }

    std::set<std::string> missing() const {
        std::set<std::string> missing;
        for (int status : {200, 304, 400, 401, 404, 410, 412, 415, 422})
            if (!statuses.contains(status)) missing.insert(std::to_string(status));
        for (const api::Route& route : app::routes()) {
            if (!route.admission.needs_key || is_left_out(route)) continue;
            const std::string name(route.operation.name);
            missing.insert(name);
            for (const std::string& parameter : query_names(route.operation))
                missing.insert(name + '?' + parameter);
        }
        for (const std::string& name : succeeded) missing.erase(name);
        if (!succeeded.contains("image")) missing.insert("image");
        return missing;
    }

    std::map<int, int> statuses;
    std::set<std::string> succeeded;  // names of operations, and of their parameters behind a "?"
};

// They tell what jobs have done meanwhile, and when keys were used.
bool is_of_a_moment(const api::Route& route) {
    const std::string_view label = api::label_of(route);
    return label == "webhook" || label == "job" || label == "key";
}

class DifferentialTest : public testing::TestWithParam<unsigned> {};

TEST_P(DifferentialTest, BothEnginesAnswerAlike) {
    if (GetParam() != 2 && !std::getenv("COMANDA_LONG")) GTEST_SKIP() << "only ./dev test --long";
    Side sqlite(storage::Engine::sqlite), postgres(storage::Engine::postgres);
    support::RequestGenerator generator(support::seeded(GetParam()), sqlite.tenants);
    for (const auto& [account, store] : sqlite.sources) generator.pull_from(account, store);
    const int requests = std::getenv("COMANDA_LONG") ? 40'000 : 8'000;
    Coverage coverage;
    std::int64_t now_ms = 1'760'000'000'000;
    int tried = 0;
    // What is rare is waited for.
    const auto is_enough = [&] {
        return tried >= 4 * requests || (tried >= requests && coverage.missing().empty());
    };
    for (; tried % 500 > 0 || !is_enough(); ++tried) {
        const GeneratedRequest request = generator.next();
        if (is_left_out(*request.route)) continue;
        const Answer one = sqlite.call(request, ++now_ms);
        const Answer other = postgres.call(request, now_ms);
        ASSERT_EQ(one.status, other.status) << request.shown() << '\n'
                                            << one.body << '\n'
                                            << other.body;
        if (!is_of_a_moment(*request.route)) {
            ASSERT_EQ(one.body, other.body) << request.shown();
            ASSERT_EQ(one.headers, other.headers) << request.shown();
        }
        ASSERT_LT(one.status, 500) << request.shown() << '\n' << one.body;
        coverage.note(request, one.status);
        generator.learn(request, one);
    }
    EXPECT_EQ(coverage.missing(), std::set<std::string>());
    EXPECT_GT(coverage.statuses[200], tried / 5);
    for (Side* side : {&sqlite, &postgres})
        EXPECT_EQ(side->app.find_faults(), "") << support::name_of(side->app.engine());
}

INSTANTIATE_TEST_SUITE_P(Seeds, DifferentialTest, testing::Values(1U, 2U, 3U));

}  // namespace
