// Who does the searching: the workers, so that I/O threads are free for others meanwhile.
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

using support::AppFixture;
using support::Tenant;

struct SearchingTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Sought");

    int status_of(const std::string& query) {
        return app.call("GET", "/v1/svc/store/" + tenant.store + "/departments" + query, tenant.key)
            .status;
    }
};

TEST_P(SearchingTest, IsWorkOfTheWorkers) {
    EXPECT_EQ(status_of("?search=grill"), 200);
    app.app().stop();
    EXPECT_EQ(status_of(""), 200);
    EXPECT_EQ(status_of("?page=2"), 200);
    EXPECT_EQ(status_of("?search="), 200);
    EXPECT_EQ(status_of("?search=bar"), 503);
    EXPECT_EQ(status_of("?search=g&page=1"), 503);
}

INSTANTIATE_TEST_SUITE_P(Engines, SearchingTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

}  // namespace
