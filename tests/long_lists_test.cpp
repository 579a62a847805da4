// Lists and pages that are too long for one piece, through the whole application: each is what the
// store held at one moment, however slowly it is read.
#include "storage/tables/records.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

namespace {

using support::AppFixture;
using support::Tenant;
using support::text_member;

constexpr int departments = 700;
constexpr std::size_t piece_bytes_max = 64 * 1024;

// The values of a member in all records of a list, as raw text up to the next comma.
std::vector<std::string> all_of(std::string_view list, std::string_view name) {
    const std::string start = '"' + std::string(name) + "\":";
    std::vector<std::string> found;
    for (auto at = list.find(start); at != list.npos; at = list.find(start, at + 1)) {
        const auto begin = at + start.size();
        found.emplace_back(list.substr(begin, list.find_first_of(",}", begin) - begin));
    }
    return found;
}

std::string only_id(std::string_view list) {
    return text_member(list.substr(1, list.size() - 2), "id");
}

// An answer that is read at the pace of the test.
struct Reader {
    Reader(AppFixture& app, const std::string& target, const std::string& key)
        : headers{{"host", "test"}, {"apikey", key}} {
        http::Request request;
        request.method_name = "GET";
        request.target = target;
        request.path = std::string_view(target).substr(0, target.find('?'));
        if (request.path.size() < target.size())
            request.query = std::string_view(target).substr(request.path.size() + 1);
        request.headers = headers;
        request.request_id = "test";
        response = app.app().answer(request);
    }

    bool is_streamed() const {
        return std::holds_alternative<std::unique_ptr<http::Stream>>(response.body);
    }
    // False: that was the last piece.
    bool pull() {
        std::promise<http::Stream::State> pulled;
        std::get<std::unique_ptr<http::Stream>>(response.body)
            ->pull([&](const std::string& piece, http::Stream::State state) {
                EXPECT_LE(piece.size(), piece_bytes_max);
                body += piece;
                pulled.set_value(state);
            });
        const auto state = pulled.get_future().get();
        EXPECT_NE(state, http::Stream::State::failed);
        return state == http::Stream::State::more;
    }
    std::vector<std::string> names() const { return all_of(body, "name"); }

    std::vector<http::Header> headers;
    http::Response response;
    std::string body{};
};

struct LongListsTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Long");
    std::string list = "/v1/svc/store/" + tenant.store + "/departments";

    static std::string name_of(int i) { return "Department " + std::to_string(10'000 + i); }
    static std::vector<std::string> all_names() {
        std::vector<std::string> names;
        for (int i = 0; i < departments; ++i) names.push_back('"' + name_of(i) + '"');
        return names;
    }
    void fill(int count, std::size_t bytes) {
        std::string entries;
        for (int i = 0; i < count; ++i) {
            entries += (entries.empty() ? "" : ",") +
                       (R"({"kind":"department","id":"#)" + std::to_string(i)) + R"(","name":")" +
                       name_of(i) + R"(","note":")" + std::string(bytes, 'x') + "\"}";
            if (i + 1 < count && entries.size() < 4'000'000) continue;
            const auto answer = app.call("POST", "/v1/svc/store/" + tenant.store + "/bulk",
                                         tenant.key, R"({"records":[)" + entries + "]}");
            ASSERT_EQ(answer.status, 200) << answer.body.substr(0, 500);
            entries.clear();
        }
    }
    void rename(const std::string& from, const std::string& to) {
        const auto found = app.call("GET", list + "?search=" + to_query(from), tenant.key);
        ASSERT_EQ(all_of(found.body, "name").size(), 1U) << found.body.substr(0, 500);
        const auto answer = app.call("PUT", "/v1/svc/department/" + only_id(found.body), tenant.key,
                                     R"({"name":")" + to + "\"}");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }
    static std::string to_query(std::string text) {
        std::replace(text.begin(), text.end(), ' ', '+');
        return text;
    }
};

TEST_P(LongListsTest, AreOfOneMomentHoweverSlowlyTheyAreRead) {
    fill(departments, 3'000);
    Reader reader(app, list, tenant.key);
    ASSERT_EQ(reader.response.status, 200);
    ASSERT_TRUE(reader.is_streamed());
    ASSERT_TRUE(reader.pull());
    rename(name_of(0), "Zebra");
    rename(name_of(departments - 1), "Aardvark");
    while (reader.pull()) {
    }
    EXPECT_EQ(reader.names(), all_names());

    Reader later(app, list, tenant.key);
    while (later.pull()) {
    }
    EXPECT_EQ(later.names().front(), "\"Aardvark\"");
    EXPECT_EQ(later.names().back(), "\"Zebra\"");
    EXPECT_EQ(later.names().size(), all_names().size());
    EXPECT_NE(later.response.header("ETag"), reader.response.header("ETag"));
}

TEST_P(LongListsTest, OfManySmallRecordsAreWholeToo) {
    fill(departments, 10);
    const auto answer = app.call("GET", list, tenant.key);
    EXPECT_EQ(all_of(answer.body, "name").size(), all_names().size());
    const auto& tag = answer.headers.at("ETag");
    EXPECT_EQ(app.call("GET", list, tenant.key, "", {{"If-None-Match", tag}}).status, 304);
    EXPECT_EQ(app.call("GET", list, tenant.key).body, answer.body);
    EXPECT_EQ(app.call("GET", list, tenant.key).headers.at("ETag"), tag);
    EXPECT_EQ(app.call("HEAD", list, tenant.key).headers.at("ETag"), tag);
}

TEST_P(LongListsTest, APageOfLargeRecordsComesInPiecesToo) {
    fill(24, 200'000);
    const std::string target = list + "?page=1&pageSize=20";
    Reader reader(app, target, tenant.key);
    ASSERT_TRUE(reader.is_streamed());
    EXPECT_EQ(reader.response.header("X-Total-Count"), "24");
    EXPECT_EQ(reader.response.header("X-Page"), "1");
    EXPECT_EQ(reader.response.header("X-Page-Size"), "20");
    EXPECT_NE(reader.response.header("Link").find("page=2&pageSize=20>; rel=\"next\""),
              std::string::npos);
    while (reader.pull()) {
    }
    EXPECT_EQ(reader.names().size(), 20U);
    const std::string tag(reader.response.header("ETag"));
    EXPECT_EQ(app.call("GET", target, tenant.key, "", {{"If-None-Match", tag}}).status, 304);
    Reader rest(app, list + "?page=2&pageSize=20", tenant.key);
    EXPECT_FALSE(rest.is_streamed());
    Reader found(app, list + "?search=department&status=all", tenant.key);
    ASSERT_TRUE(found.is_streamed());
    while (found.pull()) {
    }
    EXPECT_EQ(found.names().size(), 24U);
}

TEST_P(LongListsTest, OnesOfSeveralStoresAreOneArray) {
    for (int i = 0; i < 6; ++i) {
        const auto made = app.call("POST", "/v1/svc/printer", tenant.key,
                                   R"({"name":"Printer )" + std::to_string(i) + R"(","note":")" +
                                       std::string(200'000, 'x') + "\"}");
        ASSERT_EQ(made.status, 200) << made.body.substr(0, 500);
    }
    Reader reader(app, "/v1/svc/defaultPrinters", tenant.key);
    ASSERT_EQ(reader.response.status, 200);
    ASSERT_TRUE(reader.is_streamed());
    while (reader.pull()) {
    }
    EXPECT_EQ(reader.names().size(), 6U);
}

TEST_P(LongListsTest, ALongPastIsTold) {
    fill(1, 10);
    const std::string id = only_id(app.call("GET", list, tenant.key).body);
    constexpr int changes = 40;
    for (int i = 0; i < changes; ++i)
        ASSERT_EQ(app.call("PUT", "/v1/svc/department/" + id, tenant.key,
                           R"({"name":"Name )" + std::to_string(i) + "\"}")
                      .status,
                  200);
    const auto past = app.call("GET", "/v1/svc/department/" + id + "/history", tenant.key);
    const auto revisions = all_of(past.body, "revision");
    ASSERT_EQ(revisions.size(), changes + 1U);
    for (std::size_t i = 0; i < revisions.size(); ++i)
        EXPECT_EQ(revisions[i], std::to_string(revisions.size() - i));
}

// What little the entries say, the documents behind them are read: on a worker, when they are many.
TEST_P(LongListsTest, ALongPastOfALargeRecordHoldsUpNobody) {
    fill(1, 200'000);
    const std::string id = only_id(app.call("GET", list, tenant.key).body);
    constexpr int changes = 20;
    for (int i = 0; i < changes; ++i)
        ASSERT_EQ(app.call("PUT", "/v1/svc/department/" + id, tenant.key,
                           R"({"name":"Name )" + std::to_string(i) + "\"}")
                      .status,
                  200);
    const auto before = app.database().steps();
    const auto past = app.call("GET", "/v1/svc/department/" + id + "/history", tenant.key);
    const auto after = app.database().steps();
    EXPECT_EQ(all_of(past.body, "revision").size(), changes + 1U);
    const std::int64_t bytes = after.bytes - before.bytes;
    EXPECT_GT(bytes, changes * 200'000 + storage::step_bytes_max) << "was read at once";
    EXPECT_LT(bytes, changes * 200'000 + 3 * storage::step_bytes_max);
}

INSTANTIATE_TEST_SUITE_P(Engines, LongListsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
