// Somebody holds a table of PostgreSQL, as whoever changes it does: what needs it is refused soon,
// and all else goes on.
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

namespace {

using support::AppFixture;

// From its making until it is released.
class HeldTable {
public:
    HeldTable(storage::Database& database, std::string_view lock) {
        database.write({.apply =
                            [this, lock](storage::Transaction& tx) {
                                tx.execute(lock);
                                is_held_.set_value();
                                may_end_.get_future().wait();
                            },
                        .done = [this](const std::exception_ptr&) { has_ended_.set_value(); }});
        is_held_.get_future().wait();
    }
    void release() {
        may_end_.set_value();
        has_ended_.get_future().wait();
    }

private:
    std::promise<void> is_held_, may_end_, has_ended_;
};

int status_in_the_end(AppFixture& app, const std::string& target, const std::string& key,
                      int wanted) {
    int status = 0;
    for (int tries = 0; tries < 200 && status != wanted; ++tries) {
        status = app.call("GET", target, key).status;
        if (status != wanted) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return status;
}

TEST(LockedTable, RefusesItsReadersAndNobodyElse) {
    AppFixture app(storage::Engine::postgres);
    const support::Tenant tenant = app.make_tenant("One");
    app.make_record(tenant, kinds::department);  // of an empty list nothing is read
    const std::string list = "/v1/svc/store/" + tenant.store + "/departments";
    ASSERT_EQ(app.call("GET", list, tenant.key).status, 200);
    ASSERT_EQ(app.call("GET", "/readyz", "").status, 200);
    HeldTable held(app.database(), "LOCK TABLE record IN ACCESS EXCLUSIVE MODE");
    for (const char* page :
         {"?page=1", "?page=1&pageSize=9", "?page=1&pageSize=8"}) {  // none is kept
        const auto refused = app.call("GET", list + page, tenant.key);
        EXPECT_EQ(refused.status, 503) << refused.body;
        EXPECT_EQ(support::text_member(refused.body, "code"), "busy");
        EXPECT_FALSE(refused.headers.at("Retry-After").empty());
    }
    EXPECT_EQ(app.call("GET", "/healthz", "").status, 200);
    EXPECT_EQ(app.call("GET", "/readyz", "").status, 503);
    held.release();
    EXPECT_EQ(status_in_the_end(app, list + "?page=1", tenant.key, 200), 200);
    EXPECT_EQ(status_in_the_end(app, "/readyz", "", 200), 200);
}

}  // namespace
