// Who does the searching: the workers, so that I/O threads are free for others meanwhile.
#include "storage/tables/records.hpp"
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

// A part of a list is sought, sorted for or counted off, and so is a page far behind.
TEST_P(SearchingTest, SoIsWhateverMayLookAtManyRecords) {
    const auto list_of = [&](const std::string& path) {
        return app.call("GET", "/v1/svc/store/" + tenant.store + path, tenant.key).status;
    };
    const std::vector<std::string> parts = {"/departments?status=all", "/categories",
                                            "/menuItems?parent=" + tenant.store,
                                            "/departments?page=12&pageSize=100"};
    app.make_record(tenant, kinds::department);
    app.make_record(tenant, kinds::category);
    app.make_record(tenant, kinds::menu_item);
    app.app().stop();
    for (const std::string& path : parts) EXPECT_EQ(list_of(path), 200) << path;
    app.database().write_now([](storage::Transaction& tx) {
        tx.execute("UPDATE counter SET count = count + $1", {storage::scanned_rows_max});
    });
    for (const std::string& path : parts)  // asked otherwise: the answers are kept
        EXPECT_EQ(list_of(path + (path == "/categories" ? "?x=1" : "&x=1")), 503) << path;
    EXPECT_EQ(list_of("/departments?x=1"), 200);
    EXPECT_EQ(list_of("/departments?page=2"), 200);
}

INSTANTIATE_TEST_SUITE_P(Engines, SearchingTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

}  // namespace
