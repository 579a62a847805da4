// Long commands of the operator, and who does not wait for them.
#include "app/features.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

namespace {

// A database whose check of itself lasts until it is let go.
class SlowDatabase final : public storage::Database {
public:
    explicit SlowDatabase(const base::Settings& settings) : real_(app::open_database(settings)) {}

    storage::Engine engine() const override { return real_->engine(); }
    void read(const std::function<void(storage::ReadView&)>& work) override { real_->read(work); }
    std::optional<std::uint64_t> version() const override { return real_->version(); }
    void write(storage::Write write) override { real_->write(std::move(write)); }
    void on_hint(std::function<void(std::string_view)> listener) override {
        real_->on_hint(std::move(listener));
    }
    bool is_ready() override { return real_->is_ready(); }
    storage::WriteFigures figures() const override { return real_->figures(); }
    void backup(const std::string& path) override { real_->backup(path); }
    base::Findings check_integrity() override {
        is_checking = true;
        is_over.wait();
        return {};
    }
    void stop() override { real_->stop(); }

    std::atomic<bool> is_checking = false;
    std::promise<void> over;
    std::shared_future<void> is_over = over.get_future().share();

private:
    const std::unique_ptr<storage::Database> real_;
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

TEST(LongCommands, HoldUpNoShortOnes) {
    const support::TempFolder folder;
    base::Settings settings;
    settings.database = "sqlite:" + folder / "test.db";
    SlowDatabase database(settings);
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

}  // namespace
