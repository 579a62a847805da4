// One sequence of requests on both engines, with the same time, randomness and ids: every answer is
// equal byte for byte. COMANDA_LONG=1 makes it longer.
#include "storage/verify.hpp"
#include "support/fixed_world.hpp"
#include "support/request_generator.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace {

using support::Answer;
using support::AppFixture;
using support::FixedWorld;
using support::GeneratedRequest;

constexpr unsigned id_seed = 7;

struct Side {
    explicit Side(storage::Engine engine) : fixed(id_seed), app(engine, fixed.world()) {
        for (const char* name : {"One", "Two"}) tenants.push_back(app.make_tenant(name));
    }

    Answer call(const GeneratedRequest& request, std::int64_t now_ms) {
        fixed.clock.set(now_ms);
        std::vector<std::pair<std::string_view, std::string_view>> headers(request.headers.begin(),
                                                                           request.headers.end());
        return app.call(request.method, request.target, request.key, request.body, headers);
    }

    FixedWorld fixed;
    AppFixture app;
    std::vector<support::Tenant> tenants;
};

class DifferentialTest : public testing::TestWithParam<unsigned> {};

TEST_P(DifferentialTest, BothEnginesAnswerAlike) {
    Side sqlite(storage::Engine::sqlite), postgres(storage::Engine::postgres);
    support::RequestGenerator generator(support::seeded(GetParam()), sqlite.tenants);
    const int requests = std::getenv("COMANDA_LONG") ? 20'000 : 1'500;
    std::map<int, int> statuses;
    std::int64_t now_ms = 1'760'000'000'000;
    for (int i = 0; i < requests; ++i) {
        const GeneratedRequest request = generator.next();
        const Answer one = sqlite.call(request, ++now_ms);
        const Answer other = postgres.call(request, now_ms);
        ASSERT_EQ(one.status, other.status) << request.shown() << '\n'
                                            << one.body << '\n'
                                            << other.body;
        ASSERT_EQ(one.body, other.body) << request.shown();
        ASSERT_EQ(one.headers, other.headers) << request.shown();
        ASSERT_LT(one.status, 500) << request.shown() << '\n' << one.body;
        ++statuses[one.status];
        generator.learn(request, one);
    }
    for (int status : {200, 304, 400, 401, 404, 412, 422})
        EXPECT_GT(statuses[status], 0) << "the sequence never met a " << status;
    EXPECT_GT(statuses[200], requests / 5);
    for (Side* side : {&sqlite, &postgres})
        for (const auto& problem : storage::verify(side->app.database()))
            ADD_FAILURE() << problem.path << ": " << problem.message;
}

INSTANTIATE_TEST_SUITE_P(Seeds, DifferentialTest, testing::Values(1U, 2U, 3U));

}  // namespace
