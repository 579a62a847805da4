// Running out of memory ends a request, never the process: whatever a request allocates fails once.
#include "http/server.hpp"
#include "http/test_support.hpp"
#include "support/app_fixture.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>
#include <thread>

namespace {

std::atomic<int> countdown = 0;  // to the last allocation that fails
std::atomic<int> failing = 1;    // so many in a row
thread_local bool is_spared = false;

bool must_fail() {
    if (is_spared || countdown.load(std::memory_order_relaxed) <= 0) return false;
    const int left = countdown.fetch_sub(1);
    return left > 0 && left <= failing;
}

}  // namespace

#ifdef __SANITIZE_ADDRESS__  // which has forms of new of its own beside the one replaced here
extern "C" const char* __asan_default_options() { return "alloc_dealloc_mismatch=0"; }
#endif

[[gnu::noinline]] void* operator new(std::size_t bytes) {
    void* memory = must_fail() ? nullptr : std::malloc(bytes);
    if (!memory) throw std::bad_alloc();
    return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using namespace std::chrono_literals;
using http::test::RawAnswer;
using http::test::RawClient;
using support::AppFixture;
using support::Tenant;

struct OutOfMemoryTest : testing::TestWithParam<storage::Engine> {
    OutOfMemoryTest() {
        is_spared = true;
        const std::string address = server.address();
        port = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
        thread = std::thread([this] { server.run(); });
    }
    ~OutOfMemoryTest() override {
        countdown = 0;
        server.stop();
        thread.join();
    }

    std::string request(std::string_view method, std::string_view target,
                        std::string_view body = {}) const {
        return fmt::format(
            "{} {} HTTP/1.1\r\nHost: x\r\napikey: {}\r\nContent-Length: {}\r\n\r\n{}", method,
            target, ours.key, body.size(), body);
    }

    std::optional<RawAnswer> ask(const std::string& bytes) const {
        RawClient client(port);
        client.send(bytes);
        auto answer = client.answer(false, 20s);
        if (!answer) {
            EXPECT_TRUE(client.is_closed(20s)) << "neither answered nor closed: " << bytes;
        }
        return answer;
    }

    // Fails the first, the second, ... allocation of the request until it needs no more of them. Of
    // thousands, such as the first use of a list takes, some stand for all.
    void starve(const std::string& bytes, const std::vector<int>& statuses) {
        SCOPED_TRACE(bytes.substr(0, bytes.find("\r\n")));
        int ended = 0, refused = 0;
        for (int number = 1; number < 100'000;
             number += number < 200 ? failing.load() : std::max(17, number / 50)) {
            countdown = number + failing - 1;
            const auto answer = ask(bytes);
            const bool was_enough = countdown.exchange(0) >= failing;
            if (!answer) ++ended;
            if (answer && answer->status == 503) ++refused;
            if (answer && answer->status != 503) {
                EXPECT_NE(std::find(statuses.begin(), statuses.end(), answer->status),
                          statuses.end())
                    << answer->status << " " << answer->body;
            }
            const auto healthy = ask("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
            ASSERT_TRUE(healthy && healthy->status == 200) << "after allocation " << number;
            if (was_enough) {
                EXPECT_TRUE(answer && answer->is_whole);
                std::printf("%d allocations, %d ended, %d refused: %s\n", number, ended, refused,
                            bytes.substr(0, bytes.find("\r\n")).c_str());
                return;
            }
        }
        FAIL() << "there is no end";
    }

    AppFixture app{GetParam()};
    Tenant ours = app.make_tenant("Ours");
    http::Server server{{.listen = "127.0.0.1:0", .threads = 1}, app.app()};
    unsigned short port = 0;
    std::thread thread;
};

TEST_P(OutOfMemoryTest, EndsAReadAndNothingElse) {
    const std::string id = app.make_record(ours, kinds::department);
    for (int i = 0; i < 250; ++i)
        app.call("POST", "/v1/svc/course", ours.key,
                 fmt::format(R"({{"name":"Course {}","store":"{}"}})", i, ours.store));
    starve(request("GET", "/healthz"), {200});
    starve(request("GET", "/nowhere"), {404});
    starve("GET /v1/svc/department/x HTTP/1.1\r\nHost: x\r\n\r\n", {401});
    starve("GET /v1/svc/department/x HTTP/1.1\r\nHost: x\r\napikey: nonsense\r\n\r\n", {401});
    starve(request("GET", "/v1/svc/department/" + id), {200});
    starve(request("GET", "/v1/svc/department/" + id + "/history"), {200});
    starve(request("GET", "/v1/svc/store/" + ours.store + "/courses?page=1&pageSize=20"), {200});
    starve(request("GET", "/v1/svc/store/" + ours.store + "/courses"), {200});
    starve(request("GET", "/v1/svc/store/" + ours.store + "/courses?search=course"), {200});
    starve(request("GET", "/v1/svc/store/" + ours.store + "/changes?after=0"), {200});
    starve(request("GET", "/v1/sync/store/" + ours.store + "/events?waitSeconds=0&after=0"), {200});
    starve(request("GET", "/metrics"), {200});
    starve("NONSENSE\r\n\r\n", {400});
}

TEST_P(OutOfMemoryTest, EndsAWriteAndNothingElse) {
    const std::string id = app.make_record(ours, kinds::department);
    const std::string path = "/v1/svc/department/" + id;
    starve(request("PUT", path, R"({"description":"a"})"), {200});
    starve(request("PUT", path, R"({"name":""})"), {400});
    starve(request("POST", "/v1/svc/department",
                   fmt::format(R"({{"name":"Bar","store":"{}"}})", ours.store)),
           {200, 400});
    starve(request("POST", "/v1/svc/store/" + ours.store + "/bulk",
                   R"({"records":[{"kind":"course","id":"#a","name":"Soup"}]})"),
           {200, 400});
    starve(fmt::format("PUT {} HTTP/1.1\r\nHost: x\r\napikey: {}\r\nTransfer-Encoding: "
                       "chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n",
                       path, ours.key),
           {200});
}

TEST_P(OutOfMemoryTest, ManyFailuresInARowEndNoMore) {
    const std::string path = "/v1/svc/department/" + app.make_record(ours, kinds::department);
    failing = 5;
    starve(request("GET", path), {200});
    starve(request("PUT", path, R"({"description":"a"})"), {200});
    failing = 1;
}

// Longer than the listener of PostgreSQL pauses between two looks: threads that no request wakes go
// without memory too.
TEST_P(OutOfMemoryTest, NoThreadEndsOfSecondsWithoutAny) {
    const std::string path = "/v1/svc/department/" + app.make_record(ours, kinds::department);
    // Somebody follows the events of the store, so that their thread has something to do too.
    const std::string events = "/v1/sync/store/" + ours.store + "/events";
    RawClient follower(port);
    follower.send(request("GET", events));
    ASSERT_EQ(ask(request("GET", events + "?waitSeconds=0&after=0"))->status, 200);
    ASSERT_EQ(ask(request("PUT", path, R"({"description":"before"})"))->status, 200);
    failing = countdown = std::numeric_limits<int>::max();
    for (const auto end = std::chrono::steady_clock::now() + 3s;
         std::chrono::steady_clock::now() < end;) {
        RawClient client(port);
        client.send(request("PUT", path, "{}"));
        client.is_closed(100ms);
    }
    countdown = 0;
    failing = 1;
    const auto written = ask(request("PUT", path, R"({"description":"after"})"));
    EXPECT_TRUE(written && written->status == 200);
    const auto told = ask(request("GET", events + "?waitSeconds=5&after=0"));
    ASSERT_TRUE(told && told->status == 200);
    EXPECT_NE(told->body.find(R"("description":"after")"), std::string::npos) << told->body;
}

INSTANTIATE_TEST_SUITE_P(Engines, OutOfMemoryTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
