// The runner against a stand-in: whatever is not as expected must be told, with its line.
#include "support/wire/run.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <stdexcept>

namespace wire {
namespace {

constexpr const char* id = "0123456789abcdef01234567";

Answer answer(int status, std::string body) {
    return {status,
            {{"X-Request-Id", "r"},
             {"Access-Control-Allow-Origin", "*"},
             {"Content-Type", "application/json"}},
            std::move(body)};
}

Answer error(int status) {
    return answer(status, R"({"type":"about:blank","title":"t","status":)" +
                              std::to_string(status) +
                              R"(,"code":"c","message":"m","error":"m","detail":"d",)"
                              R"("errors":{"name":"is required"},"requestId":"r"})");
}

class StandIn final : public System {
public:
    using Handler = std::function<Answer(const Request&)>;
    explicit StandIn(Handler handler) : handler_(std::move(handler)) {}

    Answer call(const Request& request) override { return handler_(request); }

    Answer command(const std::vector<std::string>& arguments) override {
        if (arguments[0] == "init")
            return {0,
                    {},
                    std::string(R"({"accountId":"acc","storeId":"sto","apiKey":"key of )") +
                        arguments[2] + R"("})"};
        if (arguments[0] == "key") return {0, {}, R"({"keyId":"k1","apiKey":"cmd_k"})"};
        return {2, {}, "unknown command\n"};
    }

    void add_server_arguments(const std::vector<std::string>& arguments) override {
        events += "args:" + arguments.back() + " ";
    }
    void restart() override { events += "restart "; }
    void kill() override { events += "kill "; }
    void finish() override {
        events += "finish";
        if (!is_clean) throw std::runtime_error("not clean");
    }

    std::string events;
    bool is_clean = true;

private:
    Handler handler_;
};

// The first line of the story, or "" when the test passes.
std::string verdict(StandIn& system, std::string_view text) {
    const auto failure = run(parse("f", text), system);
    return failure ? failure->substr(0, failure->find('\n')) : "";
}

std::string story(StandIn::Handler handler, std::string_view text) {
    StandIn system(std::move(handler));
    return run(parse("f", text), system).value_or("");
}

std::string verdict(const Answer& given, std::string_view text) {
    StandIn system([&](const Request&) { return given; });
    return verdict(system, text);
}

TEST(Run, sends_what_the_test_says) {
    Request seen;
    StandIn system([&](const Request& request) {
        seen = request;
        return answer(200, "{}");
    });
    EXPECT_EQ(
        verdict(system, "POST /v1/{{store}}\nX-A: {{account}}\n{\"k\":\"{{key}}\"}\n-> 200\n"), "");
    EXPECT_EQ(seen.method, "POST");
    EXPECT_EQ(seen.target, "/v1/sto");
    EXPECT_EQ(seen.body, R"({"k":"key of main"})");
    EXPECT_EQ(
        seen.headers,
        (Headers{{"X-A", "acc"}, {"apikey", "key of main"}, {"Content-Type", "application/json"}}));
    EXPECT_EQ(verdict(system, "@init other\nGET /\napikey: {{other.key}}\n-> 200\n"), "");
    EXPECT_EQ(seen.headers, (Headers{{"apikey", "key of other"}}));
    EXPECT_EQ(verdict(system, "GET /\napikey: -\n-> 200\n"), "");
    EXPECT_TRUE(seen.headers.empty());
}

TEST(Run, tells_a_wrong_status_with_the_whole_story) {
    const std::string told = story([](const Request&) { return error(400); },
                                   "POST /a\n{\"n\":1}\n-> 200\n{\"id\":<id>}\n");
    EXPECT_TRUE(told.starts_with("f:3: failed\n  status: expected 200, got 400\n")) << told;
    for (const char* part : {"POST /a", "{\"n\":1}", "apikey: key of main", "is required"})
        EXPECT_NE(told.find(part), std::string::npos) << part << " is not in\n" << told;
}

TEST(Run, checks_bodies_paths_and_headers) {
    Answer given = answer(200, std::string(R"([{"id":")") + id + R"(","n":5}])");
    given.headers.emplace_back("ETag", "\"1\"");
    const auto check = [&](const std::string& line) {
        return verdict(given, "GET /\n-> 200\n" + line + "\n");
    };
    for (const char* good : {"[{\"id\":<id>,\"n\":5}]", "[{\"n\":5, ...}]", "[0].n = 5",
                             "length = 1", "[0].x = <absent>", "[0].n != 6", "[0].id ~ 0123",
                             "body ~ \"n\":5", "body !~ nothing", "ETag: \"1\"", "etag: ~ 1",
                             "ETag: <any>", "Link: <absent>", "x := [0].id\n[0].id = \"{{x}}\"",
                             "x := body\nsame as x", "x := header ETag\nETag: {{x}}", "alike"})
        EXPECT_EQ(check(good), "") << good;
    for (const char* bad : {"[]", "[{\"id\":<id>}]", "[0].n = 6", "length = 2", "[1].n = 5",
                            "[0].n != 5", "[0].id ~ x", "body ~ nothing", "body !~ \"n\":5",
                            "ETag: \"2\"", "ETag: <absent>", "ETag: ~ 3", "Link: <any>",
                            "x := [0].y", "x := header Link", "x := [0].id\nsame as x", "empty"})
        EXPECT_NE(check(bad), "") << bad;
    const std::string told =
        story([&](const Request&) { return given; }, "GET /\n-> 200\n[0].n = 6\nETag: <number>\n");
    EXPECT_NE(told.find("  [0].n: expected 6, got 5\n"), std::string::npos) << told;
    EXPECT_NE(told.find("  ETag: expected <number>, got"), std::string::npos) << told;
    EXPECT_EQ(check("what is this"), "f:1: not a check: what is this");
}

TEST(Run, captures_reach_later_steps) {
    std::vector<std::string> targets;
    StandIn system([&](const Request& request) {
        targets.push_back(request.target);
        return answer(200, std::string(R"({"id":")") + id + R"("})");
    });
    EXPECT_EQ(verdict(system, "POST /a\n-> 200 {\"id\":\"{{a:=id}}\"}\n\nGET /a/{{a}}\n-> 200\n"),
              "");
    EXPECT_EQ(targets.back(), std::string("/a/") + id);
    EXPECT_EQ(verdict(system, "GET /a/{{nobody}}\n-> 200\n"),
              "f:1: {{nobody}} has not been captured");
}

TEST(Run, every_answer_keeps_the_promises) {
    const auto test = [](const Answer& given, const std::string& line) {
        return story([&](const Request&) { return given; }, "GET /\n-> " + line + "\n");
    };
    EXPECT_EQ(test(error(400), "400"), "");
    EXPECT_NE(test({200, {}, "{}"}, "200").find("no X-Request-Id"), std::string::npos);
    EXPECT_NE(test({200, {}, "{}"}, "200").find("no Access-Control-Allow-Origin"),
              std::string::npos);
    EXPECT_NE(test(answer(201, "{}"), "201").find("never 201"), std::string::npos);
    EXPECT_NE(test(error(500), "500").find("a 5xx"), std::string::npos);
    EXPECT_NE(test(error(429), "429").find("no Retry-After"), std::string::npos);
    EXPECT_NE(test(error(405), "405").find("no Allow"), std::string::npos);
    EXPECT_NE(test(answer(200, "{\"a\":01}"), "200").find("not valid JSON"), std::string::npos);
    EXPECT_NE(test(answer(200, "{\"a\":\"\xff\"}"), "200").find("not valid JSON"),
              std::string::npos);
    EXPECT_NE(test(answer(200, R"({"x":{"a":1,"a":2}})"), "200").find("twice: a"),
              std::string::npos);
    EXPECT_EQ(test(answer(200, R"([{"a":1},{"a":2}])"), "200"), "");
    EXPECT_NE(test(answer(404, R"({"status":404})"), "404").find("no text under type"),
              std::string::npos);
    EXPECT_NE(test(answer(404, "[]"), "404").find("JSON object"), std::string::npos);
    EXPECT_NE(test(answer(304, "{}"), "304").find("a body where none may be"), std::string::npos);
    Answer other = error(400);
    other.headers[0].second = "another";
    EXPECT_NE(test(other, "400").find("another requestId"), std::string::npos);
}

TEST(Run, counts_parallel_answers) {
    std::atomic<int> count = 0;
    StandIn system([&](const Request&) { return count++ == 0 ? answer(200, "{}") : error(400); });
    EXPECT_EQ(verdict(system, "@parallel 8\nPOST /\n{\"n\":{{i}}}\n-> 200 x1\n-> 400 x7 alike\n"),
              "");
    EXPECT_EQ(verdict(system, "@parallel 8\nPOST /\n-> 200 x1\n-> 400 x7\n"), "f:3: failed");
    EXPECT_EQ(verdict(system, "@parallel 8\nPOST /\n-> 200\n"), "f:3: failed");
    EXPECT_EQ(verdict(system, "@parallel 8\nPOST /\n-> 400 errors.name = \"x\"\n"), "f:3: failed");
}

TEST(Run, repeats_and_compares) {
    int count = 0;
    StandIn system([&](const Request&) { return answer(200, std::to_string(count++ / 3)); });
    EXPECT_EQ(verdict(system, "@repeat 3\nGET /\n-> 200 alike\n"), "");
    EXPECT_EQ(verdict(system, "@repeat 4\nGET /\n-> 200 alike\n"), "f:3: failed");
    EXPECT_EQ(count, 7);
}

TEST(Run, directives_reach_the_system) {
    StandIn system([](const Request&) { return answer(200, "{}"); });
    EXPECT_EQ(
        verdict(system,
                "@args --segment pos\n@key k areas=orders readonly\nGET /\napikey: {{k}}\n-> 200\n"
                "@restart\n@kill\n"),
        "");
    EXPECT_EQ(system.events, "args:pos restart kill finish");
    EXPECT_EQ(verdict(system, "@unheard of\n"), "f:1: failed");
    system.is_clean = false;
    EXPECT_EQ(verdict(system, "GET /\n-> 200\n"), "f:1: not clean");
}

TEST(Run, commands_are_steps_too) {
    StandIn system([](const Request&) { return answer(200, "{}"); });
    EXPECT_EQ(verdict(system, "$ comanda key list\n-> 0 keyId = \"k1\"\n"), "");
    EXPECT_EQ(verdict(system, "$ comanda nonsense\n-> 2 body ~ unknown\n"), "");
    EXPECT_EQ(verdict(system, "$ comanda nonsense\n-> 0\n"), "f:2: failed");
}

}  // namespace
}  // namespace wire
