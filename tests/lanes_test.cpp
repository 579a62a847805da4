// Long commands of the operator, reports, and who does not wait for them.
#include "app/features.hpp"
#include "app/routes.hpp"
#include "storage/wide_reads.hpp"
#include "support/app_fixture.hpp"
#include "support/passing_database.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>

namespace {

// A database whose check of itself, and what reports read, last until it is let go.
class SlowDatabase final : public support::PassingDatabase {
public:
    using PassingDatabase::PassingDatabase;

    void read(const std::function<void(storage::ReadView&)>& work) override {
        if (storage::WideReads::are_wanted()) {
            ++reports;
            is_over.wait();
        }
        PassingDatabase::read(work);
    }
    base::Findings check_integrity() override {
        is_checking = true;
        is_over.wait();
        return {};
    }

    std::atomic<bool> is_checking = false;
    std::atomic<int> reports = 0;
    std::promise<void> over;
    std::shared_future<void> is_over = over.get_future().share();
};

std::string command(app::App& app, const std::string& path, std::string_view body) {
    http::Request request;
    request.method = http::Method::post;
    request.method_name = "POST";
    request.target = request.path = path;
    request.body = body;
    request.request_id = "test";
    request.is_private = true;
    return std::get<std::string>(app.answer(request).body);
}

http::Response read(app::App& app, const std::string& key, const std::string& target) {
    const http::Header headers[] = {{"host", "test"}, {"apikey", key}};
    http::Request request;
    request.method_name = "GET";
    request.target = target;
    request.path = std::string_view(target).substr(0, target.find('?'));
    if (request.path.size() < target.size())
        request.query = std::string_view(target).substr(request.path.size() + 1);
    request.headers = headers;
    request.request_id = "test";
    return app.answer(request);
}

TEST(LongCommands, HoldUpNoShortOnes) {
    const support::TempFolder folder;
    base::Settings settings;
    settings.database = "sqlite:" + folder / "test.db";
    const auto real = app::open_database(settings);
    SlowDatabase database(*real);
    app::App app(settings, database, base::system_world());
    std::vector<std::future<std::string>> verdicts;
    for (int i = 0; i < 2; ++i)
        verdicts.push_back(
            std::async(std::launch::async, [&] { return command(app, "/admin/verify", "{}"); }));
    while (!database.is_checking) std::this_thread::yield();
    EXPECT_EQ(command(app, "/admin/key/list", "{}"), "[]");
    database.over.set_value();
    for (auto& verdict : verdicts) EXPECT_NE(verdict.get().find("\"ok\":true"), std::string::npos);
    app.stop();
    database.stop();
}

TEST(Reports, HoldUpNoListAndNoSearch) {
    support::AppFixture fixture(storage::Engine::sqlite);
    const support::Tenant tenants[] = {fixture.make_tenant("One"), fixture.make_tenant("Two")};
    SlowDatabase database(fixture.database());
    base::Settings settings;
    const support::TempFolder folder;
    settings.database = "sqlite:" + folder / "test.db";
    app::App app(settings, database, base::system_world());
    std::vector<std::future<http::Response>> reports;
    for (const support::Tenant& tenant : tenants)
        for (const char* type : {"CATEGORY", "HOUR"})
            reports.push_back(std::async(std::launch::async, [&app, &tenant, type] {
                return read(app, tenant.key,
                            "/v1/svc/store/" + tenant.store + "/saleReport?type=" + type);
            }));
    while (database.reports < 2) std::this_thread::yield();
    for (const support::Tenant& tenant : tenants) {
        const std::string list = "/v1/svc/store/" + tenant.store + "/departments";
        EXPECT_EQ(read(app, tenant.key, list).status, 200);
        EXPECT_EQ(read(app, tenant.key, list + "?search=bar").status, 200);
    }
    EXPECT_EQ(database.reports, 2);
    database.over.set_value();
    for (auto& report : reports) EXPECT_EQ(report.get().status, 200);
    app.stop();
}

TEST(Reports, HaveTheirLane) {
    for (const api::Route& route : app::routes()) {
        const api::Operation& operation = route.operation;
        const bool has_formats = std::ranges::any_of(operation.parameters, [](const auto* one) {
            return one->name == "format" && one->values.text.find("xlsx") != std::string_view::npos;
        });
        EXPECT_EQ(operation.pace.lane == api::reports, has_formats) << operation.id;
    }
}

}  // namespace
