// A database that goes back under clients that hold newer tags and positions, with the real
// program: none of them is understood as one of the new time. And one that does not go back,
// however its process ends: all of them are understood.
#include "http/client.hpp"
#include "storage/database.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/sse_client.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>

#include <atomic>
#include <csignal>
#include <fstream>
#include <mutex>
#include <optional>
#include <thread>

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using std::chrono::seconds;

class WentBackTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        if (GetParam() == storage::Engine::postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"})).as_object();
        key_ = made.at("apiKey").as_string();
        store_ = made.at("storeId").as_string();
        start();
        const auto created = call("POST", "/v1/svc/department", {}, R"({"name":"Bar"})");
        ASSERT_EQ(created.status, 200) << created.body;
        record_ += std::string(json::parse(created.body).at("id").as_string());
        list_ += store_ + "/departments";
        changes_ += store_ + "/changes?after=";
        events_ += store_ + "/events";
    }

    void start() {
        server_ = std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--database", database_},
            folder_ / "log");
        const auto address = server_->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        port_ = static_cast<unsigned short>(std::stoi(address));
    }
    void end(int signal = SIGTERM) {
        server_->signal(signal);
        server_->wait(seconds(30));
    }
    std::string run(std::vector<std::string> arguments) {
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << arguments.at(0) << ' ' << outcome.err;
        return outcome.out;
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        return run(std::move(arguments));
    }

    using Headers = std::vector<std::pair<std::string, std::string>>;
    http::ClientAnswer call(const std::string& method, const std::string& target,
                            Headers headers = {}, const std::string& body = {}) {
        headers.emplace_back("apikey", key_);
        if (!body.empty()) headers.emplace_back("Content-Type", "application/json");
        return http::Client::to_address("127.0.0.1", port_).call({method, target, headers, body});
    }
    void describe(const std::string& text) {
        const auto answer = call("PUT", record_, {}, R"({"description":")" + text + R"("})");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }

    // What a client keeps.
    struct Held {
        std::string record, list, position;
    };
    Held hold() {
        const auto followed = json::parse(call("GET", changes_ + "0").body);
        const json::value& next = followed.at("next");
        return {std::string(call("GET", record_).header("ETag")),
                std::string(call("GET", list_).header("ETag")),
                next.is_string() ? std::string(next.as_string()) : std::to_string(next.as_int64())};
    }
    void expect_understood(const Held& held) {
        EXPECT_EQ(call("GET", record_, {{"If-None-Match", held.record}}).status, 304);
        EXPECT_EQ(call("GET", list_, {{"If-None-Match", held.list}}).status, 304);
        EXPECT_EQ(call("GET", changes_ + held.position).status, 200);
        EXPECT_EQ(call("PUT", record_, {{"If-Match", held.record}}, "{}").status, 200);
    }
    void expect_unknown(const Held& held) {
        EXPECT_EQ(call("GET", record_, {{"If-None-Match", held.record}}).status, 200);
        EXPECT_EQ(call("GET", list_, {{"If-None-Match", held.list}}).status, 200);
        EXPECT_EQ(call("PUT", record_, {{"If-Match", held.record}}, "{}").status, 412);
        const auto gone = call("GET", changes_ + held.position);
        EXPECT_EQ(gone.status, 410) << gone.body;
    }
    // The numbers are those that `held` was told with, but of other changes.
    void expect_gone_back_from(const Held& held) {
        describe("after it went back");
        EXPECT_NE(call("GET", record_).body.find(R"("revision":2)"), std::string::npos);
        expect_unknown(held);
        expect_understood(hold());
    }

    std::string backup() {
        std::string file = folder_ / "backup";
        if (postgres_)
            run({"pg_dump", "--format=custom", "--file=" + file, "--dbname=" + database_});
        else
            command({"backup", file});
        return file;
    }
    void restore(const std::string& file) {
        if (postgres_)
            run({"pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
                 "--dbname=" + database_, file});
        else
            command({"restore", file});
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string path_ = folder_ / "comanda.db";
    std::string database_ = "sqlite:" + path_;
    std::string key_, store_;
    std::string record_ = "/v1/svc/department/", list_ = "/v1/svc/store/",
                changes_ = "/v1/svc/store/", events_ = "/v1/sync/store/";
    std::unique_ptr<support::Process> server_;
    unsigned short port_ = 0;
};

TEST_P(WentBackTest, ARestoreIsNoticed) {
    const auto file = backup();
    describe("before");
    const Held held = hold();
    end();
    restore(file);
    start();
    expect_gone_back_from(held);
}

TEST_P(WentBackTest, ARestoreAfterACrashIsNoticed) {
    const auto file = backup();
    describe("before");
    const Held held = hold();
    end(SIGKILL);
    restore(file);
    start();
    expect_gone_back_from(held);
}

TEST_P(WentBackTest, AnOrdinaryRestartChangesNothing) {
    describe("before");
    const Held held = hold();
    for (int i = 0; i < 2; ++i) {
        end();
        start();
        expect_understood(held);
    }
    command({"key", "list"});
    end();
    command({"key", "list"});
    start();
    expect_understood(held);
}

TEST_P(WentBackTest, AKilledServerKeepsTagsAndPositions) {
    describe("before");
    const Held held = hold();
    for (int i = 0; i < 2; ++i) {
        end(SIGKILL);
        start();
        expect_understood(held);
    }
    end(SIGKILL);
    command({"key", "list"});
    start();
    expect_understood(held);
    describe("after");
    EXPECT_EQ(call("GET", record_, {{"If-None-Match", held.record}}).status, 200);
    EXPECT_EQ(call("GET", list_, {{"If-None-Match", held.list}}).status, 200);
    expect_understood(hold());
}

// Fifty clients write until the server is gone.
class AmidWritesTest : public WentBackTest {
protected:
    // The ids of all that was acknowledged.
    std::vector<std::string> write_until_killed(std::size_t acknowledged_min) {
        is_killed_ = false;
        std::vector<std::jthread> clients;
        for (int client = 0; client < 50; ++client) clients.emplace_back([this] { write_on(); });
        std::unique_lock lock(mutex_);
        const bool is_enough = reported_.wait_for(
            lock, seconds(60), [&] { return acknowledged_.size() >= acknowledged_min; });
        lock.unlock();
        end(SIGKILL);
        is_killed_ = true;
        clients.clear();
        EXPECT_TRUE(is_enough);
        return std::exchange(acknowledged_, {});
    }

    std::int64_t last_sequence() {
        const auto gone = json::parse(call("GET", changes_ + "999999999").body);
        return storage::read_epoch_number(gone.at("newest").as_string())->number;
    }

private:
    void write_on() {
        try {
            while (!is_killed_) {
                const std::string body = R"({"name":"Bar )" + std::to_string(++names_) + R"("})";
                const auto answer = call("POST", "/v1/svc/department", {}, body);
                if (answer.status != 200) continue;
                const std::lock_guard lock(mutex_);
                acknowledged_.emplace_back(json::parse(answer.body).at("id").as_string());
                reported_.notify_one();
            }
        } catch (const std::exception&) {
            return;  // the server is gone
        }
    }

    std::mutex mutex_;
    std::condition_variable reported_;
    std::vector<std::string> acknowledged_;
    std::atomic<int> names_{0};
    std::atomic<bool> is_killed_{false};
};

TEST_P(AmidWritesTest, AKillLosesNothingAndAStreamGoesOnWithoutAGap) {
    const Held held = hold();
    support::SseClient streams;
    streams.add({.port = port_,
                 .target = events_ + "?after=" + held.position,
                 .key = key_,
                 .comes_back = true});
    std::set<std::string> acknowledged;
    for (const std::size_t enough : {1U, 30U, 200U}) {
        for (std::string& id : write_until_killed(enough)) acknowledged.insert(std::move(id));
        start();
        streams.aim(port_);
        for (const std::string& id : acknowledged)
            EXPECT_EQ(call("GET", "/v1/svc/department/" + id).status, 200) << id;
    }
    describe("after");
    const auto newest = last_sequence();
    EXPECT_TRUE(streams.wait_until(
        [&](const auto& readers) {
            return readers[0]->last_sequence() == newest || readers[0]->status != 200;
        },
        seconds(60)));
    const support::SseReader reader = streams.at(0);
    EXPECT_EQ(reader.status, 200) << reader.body;
    auto sequence = storage::read_epoch_number(held.position)->number;
    for (const auto& event : reader.events) {
        EXPECT_EQ(event.sequence, ++sequence);
        acknowledged.erase(event.id);
    }
    EXPECT_EQ(sequence, newest);
    EXPECT_TRUE(acknowledged.empty()) << *acknowledged.begin();
}

std::string engine_name(const testing::TestParamInfo<storage::Engine>& its) {
    return its.param == storage::Engine::sqlite ? "sqlite" : "postgres";
}
INSTANTIATE_TEST_SUITE_P(Engines, WentBackTest,
                         testing::Values(storage::Engine::sqlite, storage::Engine::postgres),
                         engine_name);
INSTANTIATE_TEST_SUITE_P(Engines, AmidWritesTest,
                         testing::Values(storage::Engine::sqlite, storage::Engine::postgres),
                         engine_name);

// Files put back by hand.
class FilePutBackTest : public WentBackTest {
protected:
    void lose_log() {
        for (const char* beside : {"-wal", "-shm"}) fs::remove(path_ + beside);
    }
    void put_back(const std::string& copy) {
        lose_log();
        fs::copy_file(copy, path_, fs::copy_options::overwrite_existing);
    }
};

TEST_P(FilePutBackTest, ACopyOfAStoppedServerIsNoticed) {
    end();
    fs::copy_file(path_, folder_ / "copy");
    start();
    describe("before");
    const Held held = hold();
    end();
    put_back(folder_ / "copy");
    start();
    expect_gone_back_from(held);
}

TEST_P(FilePutBackTest, ACopyOfARunningServerIsNoticed) {
    end();
    start();  // what was written lies in the main file now
    fs::copy_file(path_, folder_ / "copy");
    describe("before");
    const Held held = hold();
    end();
    put_back(folder_ / "copy");
    start();
    expect_gone_back_from(held);
}

TEST_P(FilePutBackTest, ACopyPutBackAfterACrashIsNoticed) {
    end();
    fs::copy_file(path_, folder_ / "copy");
    start();
    describe("before");
    const Held held = hold();
    end(SIGKILL);
    put_back(folder_ / "copy");
    start();
    expect_gone_back_from(held);
}

TEST_P(FilePutBackTest, ACopyOfARunningServerPutBackAfterACrashIsNoticed) {
    const auto copy = backup();
    describe("before");
    const Held held = hold();
    end(SIGKILL);
    put_back(copy);
    start();
    expect_gone_back_from(held);
}

TEST_P(FilePutBackTest, ALogLostAfterACrashIsNoticed) {
    end();
    start();
    describe("before");
    const Held held = hold();
    end(SIGKILL);
    lose_log();
    start();
    expect_gone_back_from(held);
}

TEST_P(FilePutBackTest, ACrashWithoutAMarkIsTakenForGoingBackOnce) {
    for (const auto spoil : {+[](const fs::path& mark) { fs::remove(mark); },
                             +[](const fs::path& mark) { std::ofstream(mark) << "garbage"; },
                             +[](const fs::path& mark) { fs::resize_file(mark, 40); }}) {
        const Held held = hold();
        end(SIGKILL);
        spoil(path_ + ".mark");
        start();
        expect_unknown(held);
        const Held anew = hold();
        end(SIGKILL);
        start();
        expect_understood(anew);
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, FilePutBackTest, testing::Values(storage::Engine::sqlite),
                         engine_name);

// Against the advice: its connections live on.
class UnderARunningServerTest : public WentBackTest {};

TEST_P(UnderARunningServerTest, ARestoreIsNoticedSoon) {
    const auto file = backup();
    describe("before");
    const Held held = hold();
    restore(file);
    const auto deadline = std::chrono::steady_clock::now() + seconds(60);
    while (
        call("GET", changes_ + "0." + held.position.substr(held.position.find('.') + 1)).status !=
            410 &&
        std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    expect_gone_back_from(held);
}

INSTANTIATE_TEST_SUITE_P(Engines, UnderARunningServerTest,
                         testing::Values(storage::Engine::postgres), engine_name);

}  // namespace
